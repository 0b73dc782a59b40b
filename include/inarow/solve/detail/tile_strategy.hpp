// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/position_view.hpp>
#include <inarow/solve/bounds.hpp>

/// The tile strategy prevents a player, the maker, from getting eight in a row. The strategy works
/// on boards of any size. It divides an infinite board, which contains the board of the game, into
/// tiles of twelve squares. Any eight squares in a row contain a line of a tile. The other player,
/// the breaker, answers each stone in the same tile and breaks every line of the tile. Source: T.
/// G. L. Zetters, 8 (or more) in a row, American Mathematical Monthly 87 (1980), an answer to Guy
/// and Selfridge.
namespace inarow::inline v0::solve::detail::tile_strategy {

/// The shortest run that the strategy prevents.
inline constexpr int min_run = 8;

/// The squares of a tile are numbered row by row, in three rows of four. Each row begins one square
/// further to the right:
///
///      0  1  2  3
///         4  5  6  7
///            8  9 10 11
inline constexpr int tile_rows = 3;
inline constexpr int tile_columns = 4;
inline constexpr int tile_squares = tile_rows * tile_columns;

/// The lines of a tile, as sets of squares: the rows, the diagonals and two columns.
inline constexpr unsigned tile_lines[] = {0x00f, 0x0f0, 0xf00, 0x111, 0x222,
                                          0x444, 0x888, 0x012, 0x480};

/// Returns a square of a tile. The tiles form bands of three rows, and every other band is a mirror
/// image.
[[nodiscard]] constexpr square square_of_tile(int band, int tile, int number) {
    const int row = number / tile_columns;
    const int column = tile_columns * tile + number % tile_columns + row;
    return {.column = band % 2 == 0 ? column : 3 - column, .row = tile_rows * band + row};
}

/// The stones in a tile, as sets of squares. A square off the board counts as a stone of the
/// breaker.
struct tile_stones {
    unsigned maker = 0;
    unsigned breaker = 0;
};
[[nodiscard]] constexpr bool breaks_lines_as_second(const tile_stones& stones);

/// Returns whether the breaker breaks all lines of a tile if the breaker is to move.
[[nodiscard]] constexpr bool breaks_lines_as_first(const tile_stones& stones) {
    const auto [maker, breaker] = stones;
    unsigned replies = 0;
    for (const unsigned line : tile_lines) {
        if ((line & breaker) != 0) continue;
        const unsigned missing = line & ~maker;
        if ((missing & (missing - 1)) == 0)
            return breaks_lines_as_second({maker, breaker | missing});
        replies |= missing;
    }
    if (replies == 0) return true;
    for (; replies != 0; replies &= replies - 1)
        if (breaks_lines_as_second({maker, breaker | (replies & (0 - replies))})) return true;
    return false;
}
/// Returns whether the breaker breaks all lines of a tile if the maker is to move.
[[nodiscard]] constexpr bool breaks_lines_as_second(const tile_stones& stones) {
    const auto [maker, breaker] = stones;
    unsigned moves = 0;
    for (const unsigned line : tile_lines) {
        if ((line & breaker) != 0) continue;
        if ((line & ~maker) == 0) return false;
        moves |= line;
    }
    for (moves &= ~maker; moves != 0; moves &= moves - 1)
        if (!breaks_lines_as_first({maker | (moves & (0 - moves)), breaker})) return false;
    return true;
}

/// The number of ways to put the tiles on a board: tiles that are reflected left to right (1), then
/// top to bottom (2), then along the diagonal (4). A way is the sum of the numbers of its
/// reflections. The board may have any number of columns and rows.
inline constexpr int placements = 8;

/// Returns the columns and rows of a board before the reflection along the diagonal.
[[nodiscard]] constexpr square size_before_diagonal(const rules& r, int placement) {
    if ((placement & 4) == 0) return {.column = r.columns, .row = r.rows};
    return {.column = r.rows, .row = r.columns};
}
/// Returns the reflection of a square that may be off the board.
[[nodiscard]] constexpr square reflected(const rules& r, int placement, square s) {
    const auto [columns, rows] = size_before_diagonal(r, placement);
    if ((placement & 1) != 0) s.column = columns - 1 - s.column;
    if ((placement & 2) != 0) s.row = rows - 1 - s.row;
    if ((placement & 4) != 0) return {.column = s.row, .row = s.column};
    return s;
}

/// Returns whether the strategy proves that the maker cannot get a run of `min_run` stones.
/// `has_stone(player, index)` tells whether a player has a stone on a square. In a tile without
/// stones of the maker, the breaker can break all lines even if the maker moves first. In at most
/// one of the other tiles, the breaker may need the first move, and only if the breaker is to move.
[[nodiscard]] constexpr bool breaks_all(const rules& r, player maker, bool is_maker_to_move,
                                        const auto& has_stone, int placement = 0) {
    const auto [columns, rows] = size_before_diagonal(r, placement);
    const int last_tile = (columns + tile_rows) / tile_columns;
    bool has_move = !is_maker_to_move;
    for (int band = 0; tile_rows * band < rows; ++band) {
        for (int tile = -last_tile; tile <= last_tile; ++tile) {
            tile_stones stones;
            for (int i = 0; i < tile_squares; ++i) {
                const square s = reflected(r, placement, square_of_tile(band, tile, i));
                if (!is_on_board(r, s) || has_stone(other(maker), index_of(r, s)))
                    stones.breaker |= 1U << i;
                else if (has_stone(maker, index_of(r, s)))
                    stones.maker |= 1U << i;
            }
            if (stones.maker == 0 || breaks_lines_as_second(stones)) continue;
            if (!has_move || !breaks_lines_as_first(stones)) return false;
            has_move = false;
        }
    }
    return true;
}

}  // namespace inarow::inline v0::solve::detail::tile_strategy

namespace inarow::inline v0::solve::detail {

/// Uses the tile strategy to narrow the bounds of the score of a position in play.
[[nodiscard]] constexpr bounds narrowed_by_tile_strategy(const position_view& p, bounds known) {
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        p.rules();
    if (run < tile_strategy::min_run) return known;
    switch (gravity) {
        case place: break;
        case drop:
        default: return known;
    }
    switch (length) {  // a line of exactly `run` stones contains eight in a row
        case line_length::at_least:
        case line_length::exactly: break;
        default: return known;
    }
    switch (convention) {
        case convention::normal: break;
        case convention::misere:
        default: return known;
    }
    switch (edges) {
        case edges::bounded: break;
        case edges::wrapping:
        default: return known;
    }
    const auto breaks_all = [&p](player maker) {
        return tile_strategy::breaks_all(
            p.rules(), maker, maker == p.to_move(),
            [&p](player side, int index) { return p.has_stone(side, index); });
    };
    if (known.upper > 0 && breaks_all(p.to_move())) known.upper = 0;
    if (known.lower < 0 && breaks_all(other(p.to_move()))) known.lower = 0;
    return known;
}

}  // namespace inarow::inline v0::solve::detail
