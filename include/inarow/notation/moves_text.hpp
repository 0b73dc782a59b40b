// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/game/game.hpp>
#include <inarow/game/result.hpp>
#include <inarow/notation/move_text.hpp>

#include <cstddef>

/// Lists of moves as text, such as "b2 a1 c3" or, for Connect Four, "4453".
namespace inarow::inline v0::notation {

/// The refused move of a list, and the reason for the refusal.
struct illegal_moves_text {
    int number;          ///< number of the move in the list, from 1
    std::size_t offset;  ///< number of characters before the move in the list
    move_text text;
    illegal_move_text why;

    constexpr bool operator==(const illegal_moves_text&) const = default;
};

namespace detail {

template <int Capacity>
[[nodiscard]] constexpr const basic_position<Capacity>& board_of(
    const basic_position<Capacity>& p) {
    return p;  // NOLINT(bugprone-return-const-ref-from-parameter)
}
template <int Capacity>
[[nodiscard]] constexpr const basic_position<Capacity>& board_of(const basic_game<Capacity>& g) {
    return g.position();
}

/// Returns the refusal for a score that follows the moves of a list (see score_offset).
template <int Capacity>
[[nodiscard]] constexpr illegal_move_text score_in_moves(const basic_position<Capacity>& p) {
    return {p.explained(illegal_move::reason::not_a_move, {}),
            {expected_token::moves_without_score, -1}};
}

}  // namespace detail

/// Makes the moves of a list on a game or a position, and returns the number of moves. If a move is
/// refused, stops before this move and returns the reason. The earlier moves remain on the board.
template <class Board>
constexpr result<int, illegal_moves_text> apply_moves(Board& board, core::string_view list,
                                                      kind k = kind::any) {
    core::string_view rest = list;
    const std::size_t score = score_offset(k, board.rules(), list);
    for (int number = 1;; ++number) {
        const core::string_view text = next_move_text(k, board.rules(), rest);
        if (text.empty()) return number - 1;
        const std::size_t offset = list.size() - rest.size() - text.size();
        if (offset == score)
            return illegal_moves_text{number, offset, move_text(text, k),
                                      detail::score_in_moves(detail::board_of(board))};
        const move_text m(text, k);
        const auto where = resolve(detail::board_of(board), m);
        if (!where) return illegal_moves_text{number, offset, m, where.error()};
        (void)board.apply(*where);
    }
}

/// Returns the game or position after the moves of a list, or the first refused move.
template <class Board>
[[nodiscard]] constexpr result<Board, illegal_moves_text> play_moves(Board board,
                                                                     core::string_view list,
                                                                     kind k = kind::any) {
    const auto made = apply_moves(board, list, k);
    if (!made) return made.error();
    return board;
}

namespace detail {

/// Returns the default separator: empty if moves are columns of one digit, otherwise a space.
[[nodiscard]] constexpr core::string_view separator_for(kind k, const rules& r) {
    const bool is_column = (k == kind::any ? default_for(r) : k) == kind::columns;
    return is_column && r.columns <= 9 ? "" : " ";
}

}  // namespace detail

/// Writes moves that `mover` and the opponent make alternately. Precondition: can_print(k, r).
constexpr void print_moves(core::sink auto& out, const rules& r, const auto& squares, player mover,
                           kind k, core::string_view separator) {
    core::string_view between;
    for (const square s : squares) {
        core::write(out, between);
        print(out, k, r, s, mover);
        mover = other(mover);
        between = separator;
    }
}
/// Writes the moves of a game as a list that play_moves can read with the same `k`.
/// Precondition: can_print(k, g.rules()).
template <int Capacity>
constexpr void print_moves(core::sink auto& out, const basic_game<Capacity>& g,
                           kind k = kind::any) {
    print_moves(out, g.rules(), g.moves(), g.mover(0), k, detail::separator_for(k, g.rules()));
}

}  // namespace inarow::inline v0::notation
