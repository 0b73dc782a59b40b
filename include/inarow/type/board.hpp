// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/notation/position_text.hpp>

#include <cstddef>

/// Boards as template arguments. Compilers and editors print these boards as rows of text.
namespace inarow::inline v0 {

namespace detail {

[[nodiscard]] constexpr std::size_t size(int number) { return static_cast<std::size_t>(number); }

}  // namespace detail

/// The rows of a board from the top: board<3, 3>{{"X.O", ".X.", "..O"}}. Each row ends with a NUL,
/// because clang prints an array without a NUL as numbers. If a board has ten or more rows, the
/// rows are in groups of ten, because clang prints at most ten elements of an array.
template <int Columns, int Rows>
struct board {
    char tens[detail::size(Rows / 10)][10][detail::size(Columns + 1)]{};
    char rest[detail::size(Rows % 10)][detail::size(Columns + 1)]{};

    /// Returns the characters of a row. Row 0 is at the top.
    [[nodiscard]] constexpr char* row(std::size_t number) {
        return number < detail::size(10 * (Rows / 10)) ? tens[number / 10][number % 10]
                                                       : rest[number % 10];
    }
    [[nodiscard]] constexpr const char* row(std::size_t number) const {
        return number < detail::size(10 * (Rows / 10)) ? tens[number / 10][number % 10]
                                                       : rest[number % 10];
    }
};
template <int Columns, int Rows>
    requires(Rows % 10 == 0)
struct board<Columns, Rows> {
    char tens[detail::size(Rows / 10)][10][detail::size(Columns + 1)]{};

    [[nodiscard]] constexpr char* row(std::size_t number) { return tens[number / 10][number % 10]; }
    [[nodiscard]] constexpr const char* row(std::size_t number) const {
        return tens[number / 10][number % 10];
    }
};
template <int Columns, int Rows>
    requires(Rows < 10)
struct board<Columns, Rows> {
    char rows[detail::size(Rows)][detail::size(Columns + 1)]{};

    [[nodiscard]] constexpr char* row(std::size_t number) { return rows[number]; }
    [[nodiscard]] constexpr const char* row(std::size_t number) const { return rows[number]; }
};

/// The standing of a game: whose turn it is, or how the game ended.
enum class standing : char {
    first_to_move,
    second_to_move,
    first_has_won,
    second_has_won,
    drawn,
};

/// Returns the standing of a game with the outcome `o`. `to_move` is the player whose turn it is,
/// and is ignored if the game is over.
[[nodiscard]] constexpr standing standing_of(outcome o, player to_move) {
    switch (o) {
        case outcome::in_play: break;
        case outcome::first_won: return standing::first_has_won;
        case outcome::second_won: return standing::second_has_won;
        case outcome::draw: return standing::drawn;
        default: break;
    }
    return to_move == first ? standing::first_to_move : standing::second_to_move;
}

namespace detail {

/// Returns the board of a position.
template <int Columns, int Rows, int Capacity>
[[nodiscard]] constexpr board<Columns, Rows> board_of(const basic_position<Capacity>& p) {
    board<Columns, Rows> result;
    for (int row = 0; row < Rows; ++row) {
        char* text = result.row(detail::size(row));
        for (int column = 0; column < Columns; ++column)
            *text++ = notation::letter_of(p.at(square{column, row}));
        *text = '\0';  // assigned, because clang prints only assigned characters
    }
    return result;
}

/// Returns the board after `mover` places a stone on the square with row-major index `square`.
template <int Columns, int Rows>
[[nodiscard]] constexpr board<Columns, Rows> board_after(board<Columns, Rows> b, int square,
                                                         player mover) {
    b.row(detail::size(square / Columns))[square % Columns] = notation::letter_of(mover);
    return b;
}

}  // namespace detail

}  // namespace inarow::inline v0
