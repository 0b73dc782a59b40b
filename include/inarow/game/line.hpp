// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/square.hpp>

#include <cstddef>
#include <initializer_list>

namespace inarow::inline v0 {

/// One step along a line. The steps in line_directions lead right, down, down-right and up-right.
struct direction {
    int columns;
    int rows;
};

inline constexpr direction line_directions[] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

namespace detail {

/// Returns the number of squares on a line that leaves a square in the direction `step`, continues
/// around the board and returns to the square. Precondition: the edges wrap.
[[nodiscard]] constexpr int cycle_length(const rules& r, direction step) {
    if (step.rows == 0) return r.columns;
    if (step.columns == 0) return r.rows;
    int divisor = r.columns;
    for (int rest = r.rows; rest != 0;) {
        const int next = divisor % rest;
        divisor = rest;
        rest = next;
    }
    return r.columns / divisor * r.rows;
}

}  // namespace detail

/// Returns the neighbor of `s` in the direction `step`. Beyond an edge, the neighbor is on the
/// opposite side of the board if edges wrap, otherwise off the board.
[[nodiscard]] constexpr square adjacent(const rules& r, square s, direction step) {
    s = {.column = s.column + step.columns, .row = s.row + step.rows};
    switch (r.edges) {
        case edges::wrapping:
            return {.column = (s.column + r.columns) % r.columns, .row = (s.row + r.rows) % r.rows};
        case edges::bounded:
        default: break;
    }
    return s;
}

/// Returns whether a line of `run` squares fits on the board in the direction `step`.
[[nodiscard]] constexpr bool has_lines(const rules& r, direction step) {
    switch (r.edges) {
        case edges::wrapping: return detail::cycle_length(r, step) >= r.run;
        case edges::bounded:
        default: break;
    }
    return (step.columns == 0 || r.columns >= r.run) && (step.rows == 0 || r.rows >= r.run);
}
/// Returns whether any line fits on the board. If no line fits, every game ends in a draw.
[[nodiscard]] constexpr bool has_lines(const rules& r) {
    for (const direction& step : line_directions)
        if (has_lines(r, step)) return true;
    return false;
}

namespace detail {

/// Returns whether an overline (a line longer than `run`) fits on the board. If no overline fits,
/// line_length::exactly has no effect.
[[nodiscard]] constexpr bool has_overlines(rules r) {
    ++r.run;
    return has_lines(r);
}

/// Returns the number of squares from (column, row) to the edge of the board in the direction
/// (right, down). The number does not include the square itself.
[[nodiscard]] constexpr int squares_beyond(const rules& r, int column, int row, int right,
                                           int down) {
    const int columns = right > 0 ? r.columns - 1 - column : column;
    const int rows = down > 0 ? r.rows - 1 - row : row;
    return right == 0 || (down != 0 && rows < columns) ? rows : columns;
}

/// Returns the length of the line of `stones` through the square `index`. The square counts as a
/// stone, even if it is free. `step` is the difference between the indices of neighboring squares.
/// `ahead` and `behind` are the numbers of squares from `index` to the edge, in the direction of
/// `step` and in the opposite direction.
template <class Bits>
[[nodiscard]] constexpr int length_through(const Bits& stones, int index, int step, int ahead,
                                           int behind) {
    int length = 1;
    for (int i = index; ahead > 0 && stones.test(i += step); --ahead) ++length;
    for (int i = index; behind > 0 && stones.test(i -= step); --behind) ++length;
    return length;
}

/// Returns whether the line through the square `index` decides the game. The parameters are the
/// same as for length_through.
template <class Bits>
[[nodiscard]] constexpr bool completes_line(const Bits& stones, const rules& r, int index, int step,
                                            int ahead, int behind) {
    // If too few squares are ahead for the whole line, the line must contain a certain square
    // behind, and vice versa. On a board whose side is as long as the run, that square is usually
    // free. Testing that square first therefore saves other tests, each of which slows constant
    // evaluation.
    const int others = r.run - 1;
    if (ahead + behind < others) return false;
    if (behind < others && !stones.test(index + step * (others - behind))) return false;
    if (ahead < others && !stones.test(index - step * (others - ahead))) return false;
    const int length = length_through(stones, index, step, ahead, behind);
    return length >= r.run && is_decisive(r, length);
}

/// Returns the length of the line of `stones` through `s` if edges wrap. The square `s` counts as a
/// stone. Counts each square at most once, even if the line continues all the way around the board.
template <class Bits>
[[nodiscard]] constexpr int length_around(const Bits& stones, const rules& r, square s,
                                          direction step) {
    const int cycle = cycle_length(r, step);
    int length = 1;
    for (const direction d : {step, direction{-step.columns, -step.rows}})
        for (square next = adjacent(r, s, d); length < cycle && stones.test(index_of(r, next));
             next = adjacent(r, next, d))
            ++length;
    return length;
}
template <class Bits>
[[nodiscard]] constexpr bool completes_line_around(const Bits& stones, const rules& r,
                                                   square last) {
    for (const direction& step : line_directions)
        if (is_decisive(r, length_around(stones, r, last, step))) return true;
    return false;
}

}  // namespace detail

/// Returns the length of the line of `stones` through `s`. The square `s` counts as a stone, even
/// if it is free. Counts along `step` in both directions. Bits is a set of square indices with
/// `test(index)`.
template <class Bits>
[[nodiscard]] constexpr int length_through(const Bits& stones, const rules& r, square s,
                                           direction step) {
    const auto [right, down] = step;
    switch (r.edges) {
        case edges::wrapping: return detail::length_around(stones, r, s, step);
        case edges::bounded:
        default: break;
    }
    return detail::length_through(stones, index_of(r, s), down * r.columns + right,
                                  detail::squares_beyond(r, s.column, s.row, right, down),
                                  detail::squares_beyond(r, s.column, s.row, -right, -down));
}

namespace detail {

/// Returns whether a stone on `last` completes a decisive line with `stones`. The square `last` has
/// the row-major index `index`.
template <class Bits>
[[nodiscard]] constexpr bool completes_line(const Bits& stones, const rules& r, square last,
                                            int index) {
    // A switch would cost twice as much as this `if` in constant evaluation.
    if (r.edges == edges::wrapping) return completes_line_around(stones, r, last);
    const int others = r.run - 1;
    // Before each call, tests one square that the line must contain. If that square is free, no
    // call is needed. Calls and local variables slow constant evaluation.
    if (r.columns > others &&
        (last.column >= others || stones.test(index + others - last.column)) &&
        completes_line(stones, r, index, 1, r.columns - 1 - last.column, last.column))
        return true;
    if (r.rows > others &&
        (last.row >= others || stones.test(index + (others - last.row) * r.columns)) &&
        completes_line(stones, r, index, r.columns, r.rows - 1 - last.row, last.row))
        return true;
    const int right = r.columns - 1 - last.column;
    const int below = r.rows - 1 - last.row;
    // Checks the length of each diagonal first, because on a board whose side is as long as the
    // run, most diagonals are too short for a line.
    if (last.column + below >= others && right + last.row >= others &&
        completes_line(stones, r, index, r.columns + 1, right < below ? right : below,
                       last.column < last.row ? last.column : last.row))
        return true;
    return last.column + last.row >= others && right + below >= others &&
           completes_line(stones, r, index, r.columns - 1,
                          last.column < below ? last.column : below,
                          right < last.row ? right : last.row);
}

}  // namespace detail

/// Returns whether a stone on `last` completes a decisive line with `stones`.
template <class Bits>
[[nodiscard]] constexpr bool completes_line(const Bits& stones, const rules& r, square last) {
    return detail::completes_line(stones, r, last, index_of(r, last));
}

/// A line of stones: its first square, its direction, and its length in squares. The length 0 means
/// that there is no line. Iterating over a line yields its squares.
struct line {
    square start{};
    direction step{};
    int length = 0;
    /// The size of the board if edges wrap. Both numbers are 0 otherwise.
    int columns = 0;
    int rows = 0;

    [[nodiscard]] constexpr bool empty() const { return length == 0; }
    [[nodiscard]] constexpr std::size_t size() const { return static_cast<std::size_t>(length); }
    [[nodiscard]] constexpr square operator[](int i) const {
        return {.column = wrapped(start.column + i * step.columns, columns),
                .row = wrapped(start.row + i * step.rows, rows)};
    }

    struct iterator {
        using value_type = square;
        using difference_type = std::ptrdiff_t;

        const line* squares = nullptr;
        int index = 0;
        constexpr square operator*() const { return (*squares)[index]; }
        constexpr iterator& operator++() {
            ++index;
            return *this;
        }
        constexpr iterator operator++(int) { return {squares, index++}; }
        constexpr bool operator==(const iterator&) const = default;
    };
    [[nodiscard]] constexpr iterator begin() const { return {this, 0}; }
    [[nodiscard]] constexpr iterator end() const { return {this, length}; }

private:
    [[nodiscard]] static constexpr int wrapped(int number, int side) {
        return side == 0 ? number : (number % side + side) % side;
    }
};

namespace detail {

/// For wrapping edges, returns the whole line of `stones` that begins on `start`. Returns a line of
/// length 0 if `start` has no stone, or if the square before `start` has a stone. A line that
/// continues all the way around the board has no ends. Such a line begins on its first square in
/// reading order (row by row from the top).
template <class Bits>
[[nodiscard]] constexpr line line_around(const Bits& stones, const rules& r, square start,
                                         direction step) {
    line result{start, step, 0, r.columns, r.rows};
    square next = start;
    do {
        if (!stones.test(index_of(r, next))) {
            const square before = adjacent(r, start, {-step.columns, -step.rows});
            return stones.test(index_of(r, before)) ? line{} : result;
        }
        ++result.length;
        next = adjacent(r, next, step);
    } while (next != start);
    for (const square s : result)
        if (index_of(r, s) < index_of(r, start)) return {};
    return result;
}
template <class Bits, class Visit>
constexpr void for_each_line_around(const Bits& stones, const rules& r, Visit visit) {
    for (int index = 0; index < r.squares(); ++index)
        for (const direction& step : line_directions) {
            const line l = line_around(stones, r, square_at(r, index), step);
            if (is_decisive(r, l.length) && !visit(l)) return;
        }
}

}  // namespace detail

/// Calls `visit(line)` for every decisive line of `stones`, at its full length. The lines come in
/// reading order of their first squares. Stops when `visit` returns false.
template <class Bits, class Visit>
constexpr void for_each_line(const Bits& stones, const rules& r, Visit visit) {
    switch (r.edges) {
        case edges::wrapping: return detail::for_each_line_around(stones, r, visit);
        case edges::bounded:
        default: break;
    }
    for (int index = 0; index < r.squares(); ++index) {
        if (!stones.test(index)) continue;
        const square here = square_at(r, index);
        for (const direction& step : line_directions) {
            const square before{.column = here.column - step.columns, .row = here.row - step.rows};
            if (is_on_board(r, before) && stones.test(index_of(r, before))) continue;
            const int ahead =
                detail::squares_beyond(r, here.column, here.row, step.columns, step.rows);
            const int length = detail::length_through(
                stones, index, step.rows * r.columns + step.columns, ahead, 0);
            // Calls is_decisive only if the length is at least `run`. Most lines are shorter, and
            // each call slows constant evaluation.
            if (length < r.run || !is_decisive(r, length)) continue;
            if (!visit(line{here, step, length})) return;
        }
    }
}

}  // namespace inarow::inline v0
