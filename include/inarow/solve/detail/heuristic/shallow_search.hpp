// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/alpha_beta.hpp>
#include <inarow/solve/detail/heuristic/center_distance.hpp>
#include <inarow/solve/detail/heuristic/evaluation.hpp>
#include <inarow/solve/detail/heuristic/misere_guide.hpp>
#include <inarow/solve/detail/heuristic/move_list.hpp>
#include <inarow/solve/detail/heuristic/open_lines_guide.hpp>
#include <inarow/solve/detail/heuristic/search_value.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::heuristic {

struct move_value {
    int square;
    int value;
};

/// An alpha-beta search of a few plies over the most promising moves. The search looks about as far
/// ahead as a person does. It supports all rules and returns a value for every root move that it
/// considers, but has no transposition table, no reductions and no threat search, so improvements
/// of the strong levels do not change the strength of this search.
template <class Budget>
class shallow_search {
public:
    shallow_search(open_lines& b, Budget& budget) : board_{b}, budget_{.whole = &budget} {
        switch (b.rules().convention) {
            case convention::normal: break;
            case convention::misere: is_misere_ = true; break;
            default: break;
        }
    }

    /// Returns the root moves with their values at depth `plies`, the most promising moves first.
    /// Values within `width` of the best value are exact. All other values are upper bounds. At
    /// depth 0, the values are static evaluations, which ignore completed lines. If the budget runs
    /// out, returns the values of the previous depth. The search always finishes depth 1, so a
    /// player completes a line even if the time is very short.
    [[nodiscard]] std::vector<move_value> values(int plies, int width) {
        const root_list moves = root_moves();
        std::vector<move_value> result = static_values(moves);
        for (int depth = 1; depth <= plies; ++depth) {
            budget_.is_unlimited = depth == 1;
            auto deeper = is_misere_ ? values_at<misere_guide<max_moves>>(moves, depth, width)
                                     : values_at<open_lines_guide<max_moves>>(moves, depth, width);
            if (deeper.empty()) break;
            result = (std::move)(deeper);
        }
        return result;
    }

private:
    static constexpr int max_root_moves = 24;
    static constexpr int max_moves = 12;
    using root_list = move_list<max_root_moves>;

    /// The budget of the search. Depth 1 is searched whatever the budget says.
    struct depth_budget {
        Budget* whole;
        bool is_unlimited = false;

        [[nodiscard]] bool consume() const { return whole->consume() || is_unlimited; }
    };

    /// Returns the promising moves near a stone or, in misère play, all promising moves. If there
    /// are no such moves, returns the moves nearest to the center.
    [[nodiscard]] root_list root_moves() const {
        root_list result;
        for_each_promising([&](int s) {
            if (is_misere_ || has_stone_near(s)) result.insert({s, order(s)});
        });
        if (result.size() > 0) return result;
        const rules& r = board_.rules();
        board_.for_each_move(
            [&](int s) { result.insert({s, -center_distance(r, square_at(r, s))}); });
        return result;
    }
    /// Calls visit(square) for every legal move in line with a stone. In misère play, calls
    /// visit(square) for every legal move if the board has a stone, because squares far from stones
    /// are safer.
    template <class Visit>
    void for_each_promising(Visit visit) const {
        const bool is_empty = board_.free() == board_.rules().squares();
        is_misere_ && !is_empty ? board_.for_each_move(visit) : board_.for_each_near(visit);
    }
    /// Returns whether there is a stone within two squares. With gravity, every move counts as near
    /// a stone.
    [[nodiscard]] bool has_stone_near(int s) const {
        constexpr int reach = 2;
        const rules& r = board_.rules();
        switch (r.gravity) {
            case place: break;
            case drop: return true;
            default: break;
        }
        const auto [column, row] = square_at(r, s);
        for (int y = row - reach; y <= row + reach; ++y)
            for (int x = column - reach; x <= column + reach; ++x)
                if (is_on_board(r, {x, y}) && !board_.is_free(index_of(r, {x, y}))) return true;
        return false;
    }
    [[nodiscard]] int order(int s) const {
        constexpr int finished_line = 1 << 24;
        const player own = board_.to_move();
        if (is_misere_)
            return board_.completes_line(own, s) ? -finished_line
                                                 : -move_score(board_.through(own, s));
        return move_score(board_, s) + (board_.completes_line(own, s) ? 2 * finished_line : 0) +
               (board_.completes_line(other(own), s) ? finished_line : 0);
    }
    [[nodiscard]] int static_value() const {
        return is_misere_ ? misere_value(board_) : evaluation(board_).value();
    }

    [[nodiscard]] std::vector<move_value> static_values(const root_list& moves) {
        std::vector<move_value> result;
        for (int i = 0; i < moves.size(); ++i) {
            const int s = moves[i].square;
            board_.make_move(s);
            result.push_back({s, -static_value()});
            board_.unmake_move(s);
        }
        return result;
    }
    /// Returns the values of the moves at a depth, or nothing if the budget runs out.
    template <class Guide>
    [[nodiscard]] std::vector<move_value> values_at(const root_list& moves, int depth, int width) {
        alpha_beta<Guide, depth_budget> search(board_, budget_);
        std::vector<move_value> result;
        int best = -win;
        for (int i = 0; i < moves.size(); ++i) {
            const int s = moves[i].square;
            const int value = board_.completes_line(board_.to_move(), s)
                                  ? (is_misere_ ? 1 - win : win - 1)
                                  : search.value_of(s, depth, best - width - 1, win);
            if (search.is_stopped()) return {};
            result.push_back({s, value});
            best = (std::max)(best, value);
        }
        return result;
    }

    open_lines& board_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    depth_budget budget_;
    bool is_misere_ = false;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
