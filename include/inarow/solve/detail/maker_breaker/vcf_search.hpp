// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/maker_breaker/incremental_board.hpp>
#include <inarow/solve/detail/maker_breaker/zone.hpp>

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <vector>

namespace inarow::inline v0::solve::detail::maker_breaker {

/// Searches for victory by continuous fours, and finds the relevance zone of the win. One more
/// stone of the defender can refute the win only if the stone is in the zone. Source: Allis, van
/// den Herik and Huntjens, Go-Moku and Threat-Space Search (1993).
template <int Squares>
class vcf_search {
public:
    using zone_type = zone<Squares>;

    explicit vcf_search(incremental_board& b) : board_{b} {}

    struct result {
        bool is_found = false;
        int free = 0;          ///< number of free squares after the win
        zone_type relevant{};  ///< the relevance zone of the win
    };
    /// Searches for a win of the attacker that leaves at least `min_free` squares free. Searches at
    /// most `nodes` nodes. Precondition: the attacker is to move.
    [[nodiscard]] result win(player attacker, int min_free, int nodes) {
        attacker_ = attacker;
        defender_ = other(attacker);
        min_free_ = min_free;
        nodes_left_ = nodes;
        found_ = {};
        replies_ = {};
        found_.is_found = attack();
        if (found_.is_found) add_counter_threats();
        return found_;
    }

private:
    [[nodiscard]] bool attack() {
        const int free = board_.free();
        const auto own = board_.winning_squares_of(attacker_);
        if (own.count > 0) return ends(free - 1, {own.found[0]});
        if (free - 3 < min_free_ || nodes_left_-- <= 0) return false;
        const auto threats = board_.winning_squares_of(defender_);
        if (threats.count > 0) return threats.count == 1 && threatens(threats.found[0]);
        if (board_.open(attacker_, board_.rules().run - 2) == 0) return false;
        const std::size_t begin = add_candidates();
        bool wins = false;
        for (std::size_t i = begin; i < candidates_.size() && !wins; ++i)
            wins = threatens(candidates_[i]);
        candidates_.resize(begin);
        return wins;
    }
    /// Returns whether a stone on `s` wins by a threat to complete a line.
    [[nodiscard]] bool threatens(int s) {
        board_.place(s, attacker_);
        const bool wins = board_.winning_squares_of(defender_).count == 0 && wins_by_threat();
        board_.remove(s, attacker_);
        if (wins) found_.relevant.add(s);
        return wins;
    }
    [[nodiscard]] bool wins_by_threat() {
        const auto threats = board_.winning_squares_of(attacker_);
        if (threats.count == 0) return false;
        if (threats.count > 1) return ends(board_.free() - 2, {threats.found[0], threats.found[1]});
        const int reply = threats.found[0];
        board_.place(reply, defender_);
        const bool wins = attack();
        board_.remove(reply, defender_);
        if (wins) {
            found_.relevant.add(reply);
            replies_.add(reply);
        }
        return wins;
    }
    /// Returns whether a win that leaves `free` squares free is early enough. If it is, adds
    /// `squares` to the zone.
    [[nodiscard]] bool ends(int free, std::initializer_list<int> squares) {
        if (free < min_free_) return false;
        found_.free = free;
        for (const int s : squares) found_.relevant.add(s);
        return true;
    }

    /// Appends to the candidates the free squares of the attacker's lines that lack two stones.
    /// Returns the index of the first new candidate.
    std::size_t add_candidates() {
        const std::size_t begin = candidates_.size();
        for (int line = 0; line < board_.lines().size(); ++line) {
            if (!board_.is_open(line, attacker_) ||
                board_.stones(line, attacker_) != board_.rules().run - 2)
                continue;
            for (const int s : board_.lines().squares(line))
                if (board_.is_free(s)) candidates_.push_back(s);
        }
        const auto added = candidates_.begin() + static_cast<std::ptrdiff_t>(begin);
        std::ranges::sort(added, candidates_.end());
        (candidates_.erase)(std::unique(added, candidates_.end()), candidates_.end());
        return begin;
    }
    /// Adds to the zone the squares on which one more stone of the defender could refute the win.
    /// Together with the defender's replies, such a stone could complete a line or threaten to
    /// complete a line.
    void add_counter_threats() {
        for (int line = 0; line < board_.lines().size(); ++line) {
            if (!board_.is_open(line, defender_)) continue;
            const auto squares = board_.lines().squares(line);
            const auto is_missing = [&](int s) { return board_.is_free(s) && !replies_.has(s); };
            if (std::ranges::count_if(squares, is_missing) > 2) continue;
            for (const int s : squares)
                if (is_missing(s)) found_.relevant.add(s);
        }
    }

    incremental_board& board_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    player attacker_ = first;
    player defender_ = second;
    int min_free_ = 0;
    int nodes_left_ = 0;
    result found_{};
    zone_type replies_{};
    std::vector<int> candidates_{};  ///< candidates of ply 0, then of ply 1, ...
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
