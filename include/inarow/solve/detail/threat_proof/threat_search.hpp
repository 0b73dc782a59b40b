// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/threat_proof/fours_search.hpp>
#include <inarow/solve/detail/threat_proof/threat_board.hpp>
#include <inarow/solve/detail/threat_proof/threat_tree.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

/// Searches for wins of one player, the attacker, by fours and by threats to win by fours. Each win
/// comes with its proof and the squares on which the proof relies (docs/proof_format.md). After a
/// move that threatens to win by fours, only replies on the squares of that win can refute the
/// move. Sources: Allis, van den Herik and Huntjens, Go-Moku and Threat-Space Search (1993);
/// Thomsen, Lambda-Search in Game Trees (2000).
class threat_search {
public:
    using tree = threat_tree;
    using pointer = tree::pointer;

    threat_search(threat_board& b, player attacker, slow_node_budget& budget)
        : fours_(b, attacker, budget, table_size),
          counter_(b, other(attacker), budget, counter_table_size),
          refuted_(table_size) {
        for (int own = 0; own < lengths(); ++own)
            for (int others = 0; others < lengths(); ++others)
                line_weights_.push_back(line_weight(own, others));
    }

    [[nodiscard]] threat_board& board() { return fours_.board(); }
    [[nodiscard]] const threat_board& board() const { return fours_.board(); }
    [[nodiscard]] fours_search& fours() { return fours_; }
    [[nodiscard]] const fours_search& fours() const { return fours_; }
    [[nodiscard]] player attacker() const { return fours_.attacker(); }
    [[nodiscard]] player defender() const { return fours_.defender(); }
    /// Returns whether the budget ran out.
    [[nodiscard]] bool is_stopped() const { return fours_.is_stopped(); }

    /// Searches for a win by at most `max_threats` threats, with at most `nodes` nodes. `passes` is
    /// the number of passes of the defender on the path to this position. Returns the proof of a
    /// win, or nullptr. Precondition: the attacker is to move.
    [[nodiscard]] pointer win(int passes, int max_threats, long long nodes) {
        fours_.allow(nodes);
        for (int threats = 0; threats <= max_threats && fours_.has_nodes(); ++threats)
            if (auto found = win_by_threats(threats, passes)) return found;
        return nullptr;
    }
    /// Returns the win by fours that the defender has if the attacker passes, or nullptr. Only
    /// moves on the squares on which this win relies can stop it. Precondition: neither player can
    /// complete a line.
    [[nodiscard]] pointer defenders_win() {
        if (!board().has_open(defender(), board().rules().run - 2)) return nullptr;
        constexpr int nodes = 200;
        counter_.allow(nodes);
        return counter_.win(1);
    }

    static constexpr int pass = -1;
    /// Returns the proof that the attacker's move to `s` wins, or nullptr. `win(reply)` returns the
    /// proof after the defender's reply on a square, or after a pass. Precondition: neither player
    /// can complete a line before this move, except the defender on `s`.
    [[nodiscard]] pointer won_by(int s, int passes, auto win) {
        board().place(s, attacker());
        pointer result = won_after(s, passes, win);
        board().remove(s, attacker());
        return result;
    }

    /// Returns the weight of a square in move ordering: the value of the lines through it.
    [[nodiscard]] int weight(int s) const {
        int sum = 0;
        for (const int line : board().lines().through(s))
            sum += line_weights_[as_index(board().stones(line, attacker()) * lengths() +
                                          board().stones(line, defender()))];
        return sum;
    }
    /// Returns the free squares of the attacker's open lines with at least `min_stones` stones. The
    /// most promising squares come first.
    [[nodiscard]] std::vector<int> candidates(int min_stones) const {
        zone seen;
        std::vector<int> result;
        for (int stones = board().rules().run - 2; stones >= (std::max)(1, min_stones); --stones)
            board().append_open_squares(attacker(), stones, seen, result);
        return ordered((std::move)(result));
    }
    /// Returns the free squares of a zone. The most promising squares come first.
    [[nodiscard]] std::vector<int> free_squares(const zone& needed) const {
        std::vector<int> result;
        for (int s = 0; s < board().squares(); ++s)
            if (board().is_free(s) && needed.has(s)) result.push_back(s);
        return ordered((std::move)(result));
    }

private:
    static constexpr std::int64_t max_squares = proof::max_squares;
    static_assert(std::has_single_bit(std::uint64_t{proof::max_squares}));
    static constexpr std::size_t table_size = std::size_t{1} << 16;
    static constexpr std::size_t counter_table_size = std::size_t{1} << 10;
    struct refutation {
        std::uint64_t key = 0;
        int number = -1;  ///< the position has no win by this number of threats
    };

    /// Returns how many numbers of stones there are in a line.
    [[nodiscard]] int lengths() const { return board().rules().run + 1; }
    /// Returns the weight of a line for each of its squares.
    [[nodiscard]] static int line_weight(int own, int others) {
        constexpr int attacks = 4;
        constexpr int defenses = 3;
        if (own > 0 && others > 0) return 0;
        constexpr int max_stones = 8;
        const int stones = (std::min)(own + others, max_stones);
        return stones == 0 ? 1 : (own > 0 ? attacks : defenses) << 2 * (stones - 1);
    }
    [[nodiscard]] std::vector<int> ordered(std::vector<int> squares) const {
        // One number for each square, because numbers are faster to sort than pairs.
        std::vector<std::int64_t> weighted;
        weighted.reserve(squares.size());
        for (const int s : squares) weighted.push_back(-std::int64_t{weight(s)} * max_squares + s);
        std::ranges::sort(weighted);
        for (std::size_t i = 0; i < squares.size(); ++i)
            squares[i] = static_cast<int>(weighted[i] & (max_squares - 1));
        return squares;
    }

    [[nodiscard]] pointer win_by_threats(int threats, int passes) {
        auto found = fours_.win(passes);
        if (found || threats == 0 || !fours_.has_nodes()) return found;
        const auto forced = board().completing(defender());
        if (forced.count > 1) return nullptr;
        refutation& known = refuted_[board().key() % table_size];
        if (known.key == board().key() && known.number >= threats) return nullptr;
        // A forced move does not count, so that fours of the defender do not hide a win.
        const bool is_forced = forced.count == 1;
        const int left = is_forced ? threats : threats - 1;
        for (const int s : is_forced ? std::vector{forced.found[0]} : threatening_moves()) {
            auto wins = won_by(s, passes, [&](int reply) {
                return reply == pass ? fours_.win(passes + 1) : win_by_threats(left, passes);
            });
            if (wins || !fours_.has_nodes()) return wins;
        }
        known = {board().key(), threats};
        return nullptr;
    }
    [[nodiscard]] std::vector<int> threatening_moves() {
        auto result = candidates(board().rules().run - 3);
        if (const auto win = defenders_win())
            std::erase_if(result, [&](int s) { return !win->needed.has(s); });
        return result;
    }
    [[nodiscard]] pointer won_after(int s, int passes, auto& win) {
        const auto own = board().completing_through(s, attacker());
        if (own.count > 1) return fours_.won_by_two_threats(s, own, passes);
        if (own.count == 1) {
            const pointer next = won_after_reply(own.found[0], win);
            return next ? fours_.won_by_four(s, own.found[0], next, passes) : nullptr;
        }
        const pointer next = win(pass);
        if (!next) return nullptr;
        tree result{.kind = tree::type::attack,
                    .squares = {static_cast<std::uint16_t>(s)},
                    .next = next,
                    .needed = next->needed};
        fours_.guard(result.needed, passes + 1, 1);
        for (const int reply : free_squares(result.needed)) {
            const pointer then = won_after_reply(reply, win);
            if (!then) return nullptr;
            fours_.add_answer(result, reply, then, passes);
        }
        result.needed.add(s);
        return std::make_shared<const tree>((std::move)(result));
    }
    [[nodiscard]] pointer won_after_reply(int reply, auto& win) {
        board().place(reply, defender());
        pointer result = win(reply);
        board().remove(reply, defender());
        return result;
    }

    fours_search fours_;    ///< the attacker's fours
    fours_search counter_;  ///< the defender's fours
    std::vector<refutation> refuted_;
    std::vector<int> line_weights_{};  ///< indexed by own stones, then by stones of the defender
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
