// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/alpha_beta.hpp>
#include <inarow/solve/detail/heuristic/evaluation.hpp>
#include <inarow/solve/detail/heuristic/move_list.hpp>
#include <inarow/solve/detail/heuristic/open_lines.hpp>
#include <inarow/solve/detail/heuristic/search_value.hpp>
#include <inarow/solve/detail/heuristic/vct.hpp>

#include <limits>
#include <span>

namespace inarow::inline v0::solve::detail::heuristic {

/// Guides alpha_beta on a board of open lines in normal play. Generates the moves in line with
/// a stone that have the highest scores.
template <int MaxMoves>
class open_lines_guide {
public:
    using board_type = open_lines;

    static constexpr int max_moves = MaxMoves;
    static constexpr bool prunes = false;

    open_lines_guide(open_lines& b, const auto&) : board_{b} {}

    [[nodiscard]] glance glance_at(int ply) const {
        const player own = board_.to_move();
        if (board_.winning_squares(own).count > 0) return {.value = win - ply - 1};
        const auto forced = board_.winning_squares(other(own));
        if (forced.count > 1) return {.value = -(win - ply - 2)};
        return {.forced = forced.last};
    }
    [[nodiscard]] bool can_win_at_once() const {
        return completing_squares(board_, board_.to_move()).count > 0;
    }
    [[nodiscard]] int threat_move() const { return heuristic::threat_move(board_); }
    [[nodiscard]] bool is_threatened() const { return false; }
    void generate(move_list<max_moves>& result, int /* ply */, int hash_move) {
        constexpr int highest = (std::numeric_limits<int>::max)();
        board_.for_each_near(
            [&](int s) { result.insert({s, s == hash_move ? highest : move_score(board_, s)}); });
    }
    [[nodiscard]] int value_without_moves(int /* ply */) { return evaluation(); }
    [[nodiscard]] int evaluation() { return heuristic::evaluation(board_).value(); }
    [[nodiscard]] int quiescence(int /* beta */, int /* ply */) { return evaluation(); }
    [[nodiscard]] int moves_at(int /* depth */, bool /* is_narrow */) const { return max_moves; }
    [[nodiscard]] int reduction(int /* s */, int /* number */, int /* depth */) const { return 0; }
    [[nodiscard]] bool is_forcing(int /* s */) const { return false; }
    void remember_cut(int /* s */, std::span<const int> /* tried */, int /* depth */,
                      int /* ply */) {}

protected:
    [[nodiscard]] open_lines& board() const { return board_; }

private:
    open_lines& board_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

/// Adds late move reductions, and a search for victory by continuous fours where the main search
/// stops.
template <class Budget>
class open_lines_guide_with_fours : public open_lines_guide<14> {
public:
    open_lines_guide_with_fours(open_lines& b, Budget& budget)
        : open_lines_guide<14>(b, budget), fours_(b, budget, threat_kind::fours, 1U << 10U) {}

    [[nodiscard]] int quiescence(int /* beta */, int ply) {
        if (board().open(board().to_move(), 2) > 0) {
            const auto found = fours_.shortest(leaf_threats, leaf_nodes);
            if (found.move >= 0) return win - ply - found.plies;
        }
        return evaluation();
    }
    [[nodiscard]] int reduction(int /* s */, int number, int /* depth */) const {
        return number >= 4 ? 1 : 0;
    }

private:
    static constexpr int leaf_threats = 4;
    static constexpr long long leaf_nodes = 24;

    vct_search<open_lines, Budget> fours_;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
