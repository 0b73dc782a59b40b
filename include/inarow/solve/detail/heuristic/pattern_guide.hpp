// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/alpha_beta.hpp>
#include <inarow/solve/detail/heuristic/board_threats.hpp>
#include <inarow/solve/detail/heuristic/move_list.hpp>
#include <inarow/solve/detail/heuristic/pattern_board.hpp>
#include <inarow/solve/detail/heuristic/pattern_evaluation.hpp>
#include <inarow/solve/detail/heuristic/search_value.hpp>
#include <inarow/solve/detail/heuristic/vct.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <span>
#include <vector>

namespace inarow::inline v0::solve::detail::heuristic {

/// Guides alpha_beta on a board of patterns. Generates every reply to a threat. If there is no
/// threat, generates only the most promising moves, ordered by patterns, killer moves and history.
template <class Budget>
class pattern_guide {
public:
    using board_type = pattern_board;

    static constexpr int max_moves = 32;
    static constexpr bool prunes = true;

    pattern_guide(pattern_board& b, Budget& budget)
        : board_{b}, fours_(b, budget, threat_kind::fours, 1U << 14U) {
        for (auto& side : history_) side.resize(static_cast<std::size_t>(b.cells()));
    }

    [[nodiscard]] glance glance_at(int ply) const {
        const player own = board_.to_move();
        if (board_.squares_with(own, threat::five) > 0) return {.value = win - ply - 1};
        const auto opponents = completing_squares(board_, other(own));
        if (opponents.count > 1) return {.value = -(win - ply - 2)};
        if (opponents.count == 1 && threat_of(board_, opponents.last) < threat::two_fours)
            return {.forced = opponents.last};
        if (opponents.count == 1 || board_.squares_with(own, threat::two_fours) > 0)
            return {.value = win - ply - 3};
        return {};
    }
    [[nodiscard]] bool can_win_at_once() const {
        return completing_squares(board_, board_.to_move()).count > 0;
    }
    [[nodiscard]] int threat_move() const { return heuristic::threat_move(board_); }
    [[nodiscard]] bool is_threatened() const {
        return board_.squares_with(other(board_.to_move()), threat::two_fours) > 0;
    }
    void generate(move_list<max_moves>& result, int ply, int hash_move) {
        const player own = board_.to_move();
        if (is_threatened()) {
            (replies_.clear)();
            append_defenses(board_, other(own), replies_);
            for (const int s : replies_) result.insert({s, order(own, s, ply, hash_move)});
            return;
        }
        for (int s = board_.begin_cell(); s < board_.end_cell(); ++s) {
            if (!board_.is_free(s)) continue;
            if (board_.score(own, s) + board_.score(other(own), s) < 6) continue;
            result.insert({s, order(own, s, ply, hash_move)});
        }
    }
    [[nodiscard]] int value_without_moves(int ply) {
        return is_threatened() ? -(win - ply - 4) : evaluation();
    }
    [[nodiscard]] int evaluation() { return pattern_evaluation(board_); }
    /// Looks for a win by continuous fours only if the evaluation is below beta, because otherwise
    /// the evaluation alone causes a cutoff.
    [[nodiscard]] int quiescence(int beta, int ply) {
        const int value = evaluation();
        if (value >= beta) return value;
        const int plies = win_by_fours();
        return plies > 0 ? win - ply - plies : value;
    }
    [[nodiscard]] int moves_at(int depth, bool is_narrow) const {
        return is_narrow ? 3 + depth : max_moves;
    }
    [[nodiscard]] int reduction(int s, int number, int depth) const {
        if (number < 3 || is_forcing(s)) return 0;
        return (std::min)(depth - 2, number >= 12 ? 3 : number >= 6 ? 2 : 1);
    }
    [[nodiscard]] bool is_forcing(int s) const {
        return board_.strongest(board_.to_move(), s) >= threat::four;
    }
    void remember_cut(int s, std::span<const int> tried, int depth, int ply) {
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers[0] != s) killers = {s, killers[0]};
        change_history(s, depth * depth);
        for (const int failed : tried) change_history(failed, -depth * depth);
    }

private:
    static constexpr int leaf_threats = 8;
    static constexpr long long leaf_nodes = 16;

    /// Returns the number of plies to a win by continuous fours, or 0 if the search finds no such
    /// win.
    [[nodiscard]] int win_by_fours() {
        const player own = board_.to_move();
        if (board_.squares_with(own, threat::four) + board_.squares_with(own, threat::four_three) ==
            0)
            return 0;
        return fours_.any(leaf_threats, leaf_nodes).plies;
    }
    void change_history(int s, int bonus) {
        int& score =
            history_[static_cast<std::size_t>(board_.to_move())][static_cast<std::size_t>(s)];
        score += bonus - score * (std::abs)(bonus) / 512;
    }
    [[nodiscard]] int order(player own, int s, int ply, int hash_move) const {
        if (s == hash_move) return (std::numeric_limits<int>::max)();
        int result = board_.move_weight(s);
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (s == killers[0] || s == killers[1]) result += 200;
        return result + history_[static_cast<std::size_t>(own)][static_cast<std::size_t>(s)];
    }

    pattern_board& board_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    vct_search<pattern_board, Budget> fours_;
    std::array<std::vector<int>, 2> history_{};
    std::vector<std::array<int, 2>> killers_ =
        std::vector<std::array<int, 2>>(max_ply + 2, {-1, -1});
    std::vector<int> replies_{};
};

}  // namespace inarow::inline v0::solve::detail::heuristic
