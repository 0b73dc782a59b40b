// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/limit.hpp>
#include <inarow/solve/open_lines.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Wins by threats to complete a line, each of which leaves the other player one answer: what
/// gomoku calls victory by continuous fours. Found on boards that are far too large to search.
namespace inarow::inline v0::solve {

/// Who is to move wins by this square, with that many plies at most, this one among them.
struct forced_win {
    square where{};
    int plies = 0;

    constexpr bool operator==(const forced_win&) const = default;
};

/// How many threats follow each other at most.
inline constexpr int most_threats = 40;

namespace detail {

/// Budget has `bool spend()`: whether one more position may be looked at.
template <class Budget>
class threat_searcher {
public:
    /// Remembers about so many positions in which there is no win. Precondition: a power of two.
    threat_searcher(open_lines& on, Budget& budget, std::size_t remembered)
        : on_{on}, budget_{budget}, hopeless_(remembered) {}

    struct found {
        int where = -1;  ///< the square to begin with; -1: no such win was found
        int plies = 0;
    };
    /// The shortest win by at most so many threats of the player to move; each number of threats
    /// is tried in turn, and what was hopeless with as many is remembered.
    found shortest(int threats, long long most_positions) {
        left_ = most_positions;
        ++number_;  // what another search gave up may be worth more threats
        for (int most = 0; most <= threats; ++most) {
            is_cut_ = false;
            const int where = winning_move(most);
            if (where >= 0) return {where, 2 * most + 1};
            if (!is_cut_ || stopped()) break;
        }
        return {};
    }
    /// Whether the last search came to its end before all was tried.
    [[nodiscard]] bool stopped() const { return left_ < 0; }

private:
    /// A square to begin a win with, or -1.
    int winning_move(int threats) {
        const player own = on_.to_move();
        if (const auto win = on_.completing(own); win.count > 0) return win.where;
        if (threats == 0 || left_-- <= 0 || !budget_.spend()) {
            is_cut_ = true;
            if (threats > 0) left_ = -1;
            return -1;
        }
        const auto danger = on_.completing(other(own));
        if (danger.count > 1) return -1;
        const std::uint64_t key =
            core::mixed(on_.key() + static_cast<std::uint64_t>(threats) + (number_ << 8U));
        std::uint64_t& known = hopeless_[key & (hopeless_.size() - 1)];
        if (known == key) return -1;
        const int where = danger.count == 1 ? (wins_by(danger.where, threats) ? danger.where : -1)
                                            : winning_threat(threats);
        if (where < 0 && !stopped()) known = key;
        return where;
    }
    int winning_threat(int threats) {
        // The squares are kept apart, because the board's own list changes with every stone.
        const std::size_t begin = squares_.size();
        const player own = on_.to_move();
        on_.for_each_near([&](int s) {
            if (on_.rules().gravity == drop || on_.through(own, s).lacking(2) > 0)
                squares_.push_back(s);
        });
        int where = -1;
        for (std::size_t i = begin; i < squares_.size() && where < 0 && !stopped(); ++i)
            if (wins_by(squares_[i], threats)) where = squares_[i];
        squares_.resize(begin);
        return where;
    }
    /// Whether a stone there threatens to complete a line and wins by that.
    bool wins_by(int s, int threats) {
        const player own = on_.to_move();
        on_.put(s);
        const bool wins = on_.completing(other(own)).count == 0 && wins_by_threat(own, threats);
        on_.take_back(s);
        return wins;
    }
    bool wins_by_threat(player own, int threats) {
        const auto threat = on_.completing(own);
        if (threat.count != 1) return threat.count > 1;
        on_.put(threat.where);
        const bool wins = winning_move(threats - 1) >= 0;
        on_.take_back(threat.where);
        return wins;
    }

    // It lives no longer than a search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    open_lines& on_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    /// Hashes of positions, each with the number of threats by which there is no win.
    std::vector<std::uint64_t> hopeless_;
    std::vector<int> squares_;
    std::uint64_t number_ = 0;  ///< of the search
    long long left_ = 0;
    bool is_cut_ = false;
};

}  // namespace detail

/// A win by threats of the player to move, the shortest of that kind; none where there is none, or
/// it was not found within the limit. A win by other means may be shorter than one of more than
/// five plies (of more than three, where stones drop).
/// Precondition: the game goes on.
/// Source: victory by continuous fours is the simplest part of Allis, van den Herik and Huntjens,
/// Go-Moku and Threat-Space Search (1993).
template <int Capacity>
[[nodiscard]] std::optional<forced_win> threat_search(const basic_position<Capacity>& p,
                                                      const limit& within = {}) {
    constexpr std::size_t remembered = std::size_t{1} << 16;
    constexpr long long between_looks = 32;
    open_lines on(p);
    detail::budget<between_looks> budget(within);
    detail::threat_searcher search(on, budget, remembered);
    const auto [where, plies] = search.shortest(most_threats, within.positions);
    if (where < 0) return std::nullopt;
    return forced_win{square_at(p.rules(), where), plies};
}

}  // namespace inarow::inline v0::solve
