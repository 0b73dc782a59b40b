// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/square.hpp>

#include <cstddef>

namespace inarow::inline v0 {

/// One step along a line: right, down, down-right or up-right.
struct direction {
    int columns;
    int rows;
};

inline constexpr direction line_directions[] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

namespace detail {

/// The squares of the board beyond (column, row) in the direction (right, down).
[[nodiscard]] constexpr int squares_beyond(const rules& r, int column, int row, int right,
                                           int down) {
    const int columns = right > 0 ? r.columns - 1 - column : column;
    const int rows = down > 0 ? r.rows - 1 - row : row;
    return right == 0 || (down != 0 && rows < columns) ? rows : columns;
}

/// The length of the line of `stones` through the square of that index, were a stone there: `step`
/// from index to index, with that many squares of the board ahead and behind.
template <class Bits>
[[nodiscard]] constexpr int length_through(const Bits& stones, int index, int step, int ahead,
                                           int behind) {
    int length = 1;
    for (int i = index; ahead > 0 && stones.test(i += step); --ahead) ++length;
    for (int i = index; behind > 0 && stones.test(i -= step); --behind) ++length;
    return length;
}

/// Whether such a line decides the game.
template <class Bits>
[[nodiscard]] constexpr bool completes_line(const Bits& stones, const rules& r, int index, int step,
                                            int ahead, int behind) {
    // Near an edge every line reaches so far the other way. A compiler that plays pays for each
    // square that is tested, and on a board as long as its run there is one that is free.
    const int others = r.run - 1;
    if (ahead + behind < others) return false;
    if (behind < others && !stones.test(index + step * (others - behind))) return false;
    if (ahead < others && !stones.test(index - step * (others - ahead))) return false;
    const int length = length_through(stones, index, step, ahead, behind);
    return length >= r.run && is_decisive(r, length);
}

}  // namespace detail

/// The length of the line of `stones` through the square (column, row), were a stone there, in the
/// direction (right, down) and against it. Bits is a set of square indices with `test(index)`.
template <class Bits>
[[nodiscard]] constexpr int length_through(const Bits& stones, const rules& r, int column, int row,
                                           int right, int down) {
    return detail::length_through(stones, row * r.columns + column, down * r.columns + right,
                                  detail::squares_beyond(r, column, row, right, down),
                                  detail::squares_beyond(r, column, row, -right, -down));
}

/// Whether a stone on `last` completes a line that decides the game, with `stones` around it.
template <class Bits>
[[nodiscard]] constexpr bool completes_line(const Bits& stones, const rules& r, square last) {
    const int left = last.column;
    const int above = last.row;
    const int right = r.columns - 1 - left;
    const int below = r.rows - 1 - above;
    const int index = above * r.columns + left;
    if (left + right >= r.run - 1 && detail::completes_line(stones, r, index, 1, right, left))
        return true;
    if (above + below >= r.run - 1 &&
        detail::completes_line(stones, r, index, r.columns, below, above))
        return true;
    // Diagonals that are too short for a line are most of them on a board as long as its run.
    if (left + below >= r.run - 1 && right + above >= r.run - 1 &&
        detail::completes_line(stones, r, index, r.columns + 1, right < below ? right : below,
                               left < above ? left : above))
        return true;
    return left + above >= r.run - 1 && right + below >= r.run - 1 &&
           detail::completes_line(stones, r, index, r.columns - 1, left < below ? left : below,
                                  right < above ? right : above);
}

/// A line of stones: where it begins, which way it goes, how many squares long it is (0: there is
/// none). A range of its squares.
struct line {
    square start{};
    direction step{};
    int length = 0;

    [[nodiscard]] constexpr bool empty() const { return length == 0; }
    [[nodiscard]] constexpr std::size_t size() const { return static_cast<std::size_t>(length); }
    [[nodiscard]] constexpr square operator[](int i) const {
        return {.column = start.column + i * step.columns, .row = start.row + i * step.rows};
    }

    struct iterator {
        const line* squares;
        int index;
        constexpr square operator*() const { return (*squares)[index]; }
        constexpr iterator& operator++() {
            ++index;
            return *this;
        }
        constexpr bool operator==(const iterator&) const = default;
    };
    [[nodiscard]] constexpr iterator begin() const { return {this, 0}; }
    [[nodiscard]] constexpr iterator end() const { return {this, length}; }
};

/// Calls `visit(line)` for every line of `stones` that decides the game, to both its ends, in
/// reading order of its first square; stops when visit returns false.
template <class Bits, class Visit>
constexpr void for_each_line(const Bits& stones, const rules& r, Visit visit) {
    for (int index = 0; index < r.squares(); ++index) {
        if (!stones.test(index)) continue;
        const square here = square_at(r, index);
        for (const direction& step : line_directions) {
            const square before{.column = here.column - step.columns, .row = here.row - step.rows};
            if (on_the_board(r, before) && stones.test(index_of(r, before))) continue;
            const int ahead =
                detail::squares_beyond(r, here.column, here.row, step.columns, step.rows);
            const int length = detail::length_through(
                stones, index, step.rows * r.columns + step.columns, ahead, 0);
            // A compiler pays for each call, and most lines are shorter.
            if (length < r.run || !is_decisive(r, length)) continue;
            if (!visit(line{here, step, length})) return;
        }
    }
}

}  // namespace inarow::inline v0
