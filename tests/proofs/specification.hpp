// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

/// What the rules of a k-in-a-row game mean, on one page. Nothing here comes from the library. The
/// proofs compare the library with these definitions. `Truth` is bool, or a formula. A set of
/// squares is a function from squares to Truth.
namespace specification {

/// Columns are numbered from the left, and rows from the top.
struct square {
    int column;
    int row;
    bool operator==(const square&) const = default;
};

/// `columns` by `rows` squares. A line of at least `run` stones decides the game, or a line of
/// exactly `run` stones. On a torus, opposite edges are joined.
struct board {
    int columns;
    int rows;
    int run;
    bool exactly = false;
    bool torus = false;
};

/// A line runs to the right, down, down and right, or up and right.
inline const std::vector<square> directions{{1, 0}, {0, 1}, {1, 1}, {1, -1}};

inline bool contains(const board& b, square s) {
    return 0 <= s.column && s.column < b.columns && 0 <= s.row && s.row < b.rows;
}
inline std::vector<square> squares(const board& b) {
    std::vector<square> all;
    for (int row = 0; row < b.rows; ++row)
        for (int column = 0; column < b.columns; ++column) all.push_back({column, row});
    return all;
}

/// The square s + n d. On a torus, coordinates are residues.
inline square step(const board& b, square s, square d, int n) {
    const square t{s.column + n * d.column, s.row + n * d.row};
    if (!b.torus) return t;
    const int column = t.column % b.columns;
    const int row = t.row % b.rows;
    return {column < 0 ? column + b.columns : column, row < 0 ? row + b.rows : row};
}

/// Whether s, s + d, ..., s + (n - 1) d are n different squares of the board.
inline bool is_segment(const board& b, square s, square d, int n) {
    for (int i = 0; i < n; ++i) {
        if (!contains(b, step(b, s, d, i))) return false;
        if (i > 0 && step(b, s, d, i) == s) return false;
    }
    return true;
}
/// Whether this segment is all of a closed circle on a torus: it has no end.
inline bool is_circle(const board& b, square s, square d, int n) {
    return is_segment(b, s, d, n) && step(b, s, d, n) == s;
}

/// Whether X contains every square of the segment.
template <class Truth>
Truth is_filled(const board& b, const auto& X, square s, square d, int n) {
    if (!is_segment(b, s, d, n)) return Truth{false};
    Truth all{true};
    for (int i = 0; i < n; ++i) all = all & X(step(b, s, d, i));
    return all;
}
/// Whether s is on the board, and in X.
template <class Truth>
Truth has(const board& b, const auto& X, square s) {
    return contains(b, s) ? Truth{X(s)} : Truth{false};
}
/// Whether the segment is filled, and X does not continue it at either end.
template <class Truth>
Truth is_whole_line(const board& b, const auto& X, square s, square d, int n) {
    const Truth filled = is_filled<Truth>(b, X, s, d, n);
    if (!is_segment(b, s, d, n) || is_circle(b, s, d, n)) return filled;
    return filled & !has<Truth>(b, X, step(b, s, d, -1)) & !has<Truth>(b, X, step(b, s, d, n));
}
/// Whether a decisive line consists of, or begins with, the `run` squares from s in direction d.
template <class Truth>
Truth is_decisive(const board& b, const auto& X, square s, square d) {
    return b.exactly ? is_whole_line<Truth>(b, X, s, d, b.run)
                     : is_filled<Truth>(b, X, s, d, b.run);
}

/// X contains a decisive line.
template <class Truth>
Truth has_decisive_line(const board& b, const auto& X) {
    Truth any{false};
    for (const square& s : squares(b))
        for (const square& d : directions) any = any | is_decisive<Truth>(b, X, s, d);
    return any;
}
/// The set X with the square t contains a decisive line through t in direction d.
template <class Truth>
Truth completes_line(const board& b, const auto& X, square t, square d) {
    const auto with_t = [&](square s) { return s == t ? Truth{true} : Truth{X(s)}; };
    Truth any{false};
    for (int i = 0; i < b.run; ++i) any = any | is_decisive<Truth>(b, with_t, step(b, t, d, -i), d);
    return any;
}
template <class Truth>
Truth completes_line(const board& b, const auto& X, square t) {
    Truth any{false};
    for (const square& d : directions) any = any | completes_line<Truth>(b, X, t, d);
    return any;
}

/// The next stone can land on s. A dropped stone falls to the lowest free square of its column.
template <class Truth>
Truth is_playable(const board& b, bool drops, const auto& occupied, square s) {
    Truth lands = !occupied(s);
    for (int row = s.row + 1; drops && row < b.rows; ++row)
        lands = lands & occupied(square{s.column, row});
    return lands;
}
/// A stone lies above a free square of its column.
template <class Truth>
Truth has_holes(const board& b, bool drops, const auto& occupied) {
    Truth any{false};
    for (const square& s : squares(b))
        if (drops && s.row + 1 < b.rows)
            any = any | (occupied(s) & !occupied(square{s.column, s.row + 1}));
    return any;
}

/// The reflections that generate the symmetries of a board.
enum class reflection { left_right, top_bottom, diagonal };
/// The diagonal of a square board runs from the bottom left to the top right.
inline square image(const board& b, square s, reflection r) {
    switch (r) {
        case reflection::left_right: return {b.columns - 1 - s.column, s.row};
        case reflection::top_bottom: return {s.column, b.rows - 1 - s.row};
        case reflection::diagonal: return {b.rows - 1 - s.row, b.columns - 1 - s.column};
    }
    std::abort();
}

}  // namespace specification
