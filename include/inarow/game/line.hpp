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

/// The length of the line of `stones` through the square (column, row), were a stone there, in the
/// direction (right, down) and against it. Bits is a set of square indices with `test(index)`.
template <class Bits>
[[nodiscard]] constexpr int length_through(const Bits& stones, const rules& r, int column, int row,
                                           int right, int down) {
    // Both ways in one function, and numbers instead of squares: a compiler that plays pays for
    // each call and each copy, and this is much of what a move costs it.
    int length = 1;
    int c = column + right;
    int w = row + down;
    for (; c >= 0 && c < r.columns && w >= 0 && w < r.rows && stones.test(w * r.columns + c);
         ++length) {
        c += right;
        w += down;
    }
    c = column - right;
    w = row - down;
    for (; c >= 0 && c < r.columns && w >= 0 && w < r.rows && stones.test(w * r.columns + c);
         ++length) {
        c -= right;
        w -= down;
    }
    return length;
}

namespace detail {

/// Whether a stone on the square of that index completes a decisive line in one direction: `step`
/// from index to index, with that many squares of the board ahead and behind.
template <class Bits>
[[nodiscard]] constexpr bool completes_line(const Bits& stones, const rules& r, int index, int step,
                                            int ahead, int behind) {
    // Near an edge every line reaches so far the other way. A compiler that plays pays for each
    // square that is tested, and on a board as long as its run there is one that is free.
    const int others = r.run - 1;
    if (ahead + behind < others) return false;
    if (behind < others && !stones.test(index + step * (others - behind))) return false;
    if (ahead < others && !stones.test(index - step * (others - ahead))) return false;
    int length = 1;
    for (int i = index; ahead > 0 && stones.test(i += step); --ahead) ++length;
    for (int i = index; behind > 0 && stones.test(i -= step); --behind) ++length;
    return length > others && is_decisive(r, length);
}

}  // namespace detail

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
            const int length =
                length_through(stones, r, here.column, here.row, step.columns, step.rows);
            // A compiler pays for each call, and most lines are shorter.
            if (length < r.run || !is_decisive(r, length)) continue;
            if (!visit(line{here, step, length})) return;
        }
    }
}

}  // namespace inarow::inline v0
