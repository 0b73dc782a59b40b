// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/line.hpp>

#include <string_view>

/// Pairs of neighboring squares on the infinite board. Any nine consecutive squares of a row, a
/// column or a diagonal contain both squares of a pair. Source of the idea: Hales and Jewett,
/// Regularity and positional games (1963).
namespace inarow::inline v0::solve::detail::proof::periodic_pairs {

/// The shortest run that the pairs prevent.
inline constexpr int min_run = 9;

/// The pattern repeats every 8 squares. Each of its rows, columns and diagonals contains one pair,
/// if you continue the row, column or diagonal at the opposite edge. A digit below 4 is the
/// direction to the other square of the pair, as an index of line_directions. A digit d of 4 or
/// more is the direction opposite to the direction d - 4.
inline constexpr int period = 8;
inline constexpr std::string_view pattern[period] = {
    "04653677", "71204337", "25260433", "76761104", "23045573", "16104311", "52504255", "42612760"};

/// Returns the index of the other square of a pair, or -1 if the other square is off the board.
[[nodiscard]] constexpr int partner(const rules& r, int s) {
    const square from = square_at(r, s);
    const int digit = pattern[from.row % period][static_cast<unsigned>(from.column % period)] - '0';
    const auto& [right, down] = line_directions[digit % 4];
    const int sign = digit < 4 ? 1 : -1;
    const square to{.column = from.column + sign * right, .row = from.row + sign * down};
    return is_on_board(r, to) ? index_of(r, to) : -1;
}

}  // namespace inarow::inline v0::solve::detail::proof::periodic_pairs
