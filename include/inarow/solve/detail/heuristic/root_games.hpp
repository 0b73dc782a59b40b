// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/heuristic/board_threats.hpp>
#include <inarow/solve/detail/heuristic/center_distance.hpp>
#include <inarow/solve/detail/heuristic/misere_guide.hpp>
#include <inarow/solve/detail/heuristic/open_lines_guide.hpp>
#include <inarow/solve/detail/heuristic/pattern_guide.hpp>
#include <inarow/solve/detail/heuristic/patterns_of.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

/// What root_search must know of each kind of game.
namespace inarow::inline v0::solve::detail::heuristic {

/// Returns the move nearest to the center, or the first of them.
[[nodiscard]] inline int nearest_to_center(const auto& board, const std::vector<int>& moves) {
    return *std::ranges::min_element(
        moves, {}, [&](int s) { return center_distance(board.rules(), board.square_of(s)); });
}

/// Normal play on a board of patterns.
struct pattern_game {
    using board_type = pattern_board;
    template <class Budget>
    using guide = pattern_guide<Budget>;

    static constexpr std::array threat_kinds{threat_kind::fours, threat_kind::fours_and_threes};
    static constexpr int threat_parts = 6;  ///< a search for threats gets a sixth of the limit
    static constexpr bool checks_replies = false;
    static constexpr std::size_t max_root_moves = 40;

    [[nodiscard]] static pattern_board board_of(const position_view& p) {
        return pattern_board(p, patterns_of(p.rules()));
    }
    /// Returns all moves. On an empty board, one move is enough, unless several are wanted.
    [[nodiscard]] static std::vector<int> moves(const pattern_board& board, bool is_several) {
        std::vector<int> result;
        for (int s = board.begin_cell(); s < board.end_cell(); ++s)
            if (board.is_free(s)) result.push_back(s);
        const bool is_empty = board.free() == board.rules().squares();
        return is_empty && !is_several ? std::vector{nearest_to_center(board, result)} : result;
    }
    [[nodiscard]] static int move_score(const pattern_board& board, int s) {
        const player own = board.to_move();
        return 5 * board.score(own, s) + 4 * board.score(other(own), s);
    }
    [[nodiscard]] static bool loses_at_once(const pattern_board& /* board */, int /* s */) {
        return false;
    }
    [[nodiscard]] static bool can_ignore_threats(pattern_board& /* board */,
                                                 const auto& /* wins */) {
        return true;
    }
    [[nodiscard]] static int evaluation(pattern_board& board) { return pattern_evaluation(board); }
};

/// Normal play on a board of open lines.
struct open_lines_game {
    using board_type = open_lines;
    template <class Budget>
    using guide = open_lines_guide_with_fours<Budget>;

    static constexpr std::array threat_kinds{threat_kind::fours};
    static constexpr int threat_parts = 4;  ///< a search for threats gets a quarter of the limit
    static constexpr bool checks_replies = true;
    static constexpr std::size_t max_root_moves = 24;

    [[nodiscard]] static open_lines board_of(const position_view& p) { return open_lines(p); }
    /// Returns the moves in line with a stone or, on an empty board, the move nearest to the
    /// center. Returns all moves if several are wanted, or if no move is in line with a stone.
    [[nodiscard]] static std::vector<int> moves(const open_lines& board, bool is_several) {
        std::vector<int> result;
        const auto append = [&](int s) { result.push_back(s); };
        if (!is_several) board.for_each_near(append);
        if (result.empty()) board.for_each_move(append);
        const bool is_empty = board.free() == board.rules().squares();
        return is_empty && !is_several ? std::vector{nearest_to_center(board, result)} : result;
    }
    [[nodiscard]] static int move_score(const open_lines& board, int s) {
        return heuristic::move_score(board, s);
    }
    [[nodiscard]] static bool loses_at_once(const open_lines& /* board */, int /* s */) {
        return false;
    }
    /// Without gravity, a move can let the opponent win by continuous fours only if the opponent
    /// wins after a null move, too. `wins()` searches for such a win of the player to move.
    [[nodiscard]] static bool can_ignore_threats(open_lines& board, const auto& wins) {
        if (board.has_gravity()) return false;
        board.make_null_move();
        const bool is_threatened = wins();
        board.make_null_move();
        return !is_threatened;
    }
    [[nodiscard]] static int evaluation(const open_lines& board) {
        return heuristic::evaluation(board).value();
    }
};

/// Misère play.
struct misere_game {
    using board_type = open_lines;
    template <class Budget>
    using guide = misere_guide<24>;

    static constexpr std::array<threat_kind, 0> threat_kinds{};
    static constexpr int threat_parts = 1;
    static constexpr bool checks_replies = false;
    static constexpr std::size_t max_root_moves = 24;

    [[nodiscard]] static open_lines board_of(const position_view& p) { return open_lines(p); }
    [[nodiscard]] static std::vector<int> moves(const open_lines& board, bool /* is_several */) {
        std::vector<int> result;
        board.for_each_move([&](int s) { result.push_back(s); });
        return result;
    }
    [[nodiscard]] static int move_score(const open_lines& board, int s) {
        return safety_score(board, s);
    }
    [[nodiscard]] static bool loses_at_once(const open_lines& board, int s) {
        return board.completes_line(board.to_move(), s);
    }
    [[nodiscard]] static bool can_ignore_threats(open_lines& /* board */, const auto& /* wins */) {
        return true;
    }
    [[nodiscard]] static int evaluation(const open_lines& board) { return misere_value(board); }
};

}  // namespace inarow::inline v0::solve::detail::heuristic
