// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/game.hpp>
#include <inarow/game/layout.hpp>

#include "oracle.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Compares the library with the oracle. Every function returns the first difference in words, or an
// empty text.

namespace test {

constexpr char letter(inarow::mark m) {
    return m == inarow::mark::first ? 'X' : m == inarow::mark::second ? 'O' : '.';
}
constexpr char letter(inarow::player p) { return p == inarow::first ? 'X' : 'O'; }
constexpr inarow::mark mark_of(char letter) {
    return letter == 'X'   ? inarow::mark::first
           : letter == 'O' ? inarow::mark::second
                           : inarow::mark::none;
}

inline oracle::game oracle_of(const inarow::rules& r) {
    return {r.columns,
            r.rows,
            r.run,
            r.gravity == inarow::drop,
            letter(r.starts),
            r.length == inarow::line_length::exactly,
            r.convention == inarow::convention::misere,
            r.edges == inarow::edges::wrapping};
}
inline oracle::cell cell_of(inarow::square s) { return {s.column, s.row}; }
inline inarow::square square_of(oracle::cell c) { return {.column = c.column, .row = c.row}; }

inline inarow::move move_of(const oracle::wish& w) {
    inarow::move m = w.row ? inarow::move(inarow::square{.column = w.column, .row = *w.row})
                           : inarow::move::into_column(w.column);
    if (w.by == 'X') m = m.made_by(inarow::first);
    if (w.by == 'O') m = m.made_by(inarow::second);
    return m;
}

inline oracle::wish wish_of(const inarow::move& m) {
    return {m.column, m.names_row() ? std::optional(m.row) : std::nullopt, letter(m.mover)};
}

template <class Squares>
std::vector<oracle::cell> cells_of(const Squares& squares) {
    std::vector<oracle::cell> result;
    for (const inarow::square s : squares) result.push_back(cell_of(s));
    return result;
}

/// Whether `cells` are a whole line of `who`: straight, long enough, and without a stone of the
/// same player before or after it.
inline bool is_whole_line(const oracle::game& o, const std::vector<oracle::cell>& cells, char who) {
    if (cells.empty() || int(cells.size()) < o.run) return false;
    if (o.exactly && int(cells.size()) != o.run) return false;
    for (const oracle::cell way : {oracle::cell{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
        bool straight = true;
        for (int i = 0; i < int(cells.size()); ++i) {
            const oracle::cell c =
                o.beyond(cells[0].column + i * way.column, cells[0].row + i * way.row);
            straight = straight && cells[std::size_t(i)] == c && o.is(c.column, c.row, who);
        }
        const oracle::cell last = cells.back();
        const bool is_around = o.wraps && o.around(way.column, way.row) == int(cells.size());
        if (straight && is_around) return true;
        if (straight && !o.is(cells[0].column - way.column, cells[0].row - way.row, who) &&
            !o.is(last.column + way.column, last.row + way.row, who))
            return true;
    }
    return false;
}

/// Whether the cells from there around the board and back are all `who`'s.
inline bool is_all_around(const oracle::game& o, oracle::cell c, oracle::cell way, char who) {
    if (!o.wraps) return false;
    for (int i = 0; i < o.around(way.column, way.row); ++i)
        if (!o.is(c.column + i * way.column, c.row + i * way.row, who)) return false;
    return true;
}

/// Where the first line of `who` in reading order begins: at its left end, or its top.
inline oracle::cell first_line_begin(const oracle::game& o, char who) {
    for (int row = 0; row < o.rows; ++row)
        for (int column = 0; column < o.columns; ++column)
            for (const oracle::cell way : {oracle::cell{1, 0}, {0, 1}, {1, 1}, {1, -1}})
                if (o.line_from(column, row, way.column, way.row, who) &&
                    (!o.is(column - way.column, row - way.row, who) ||
                     is_all_around(o, {column, row}, way, who)))
                    return {column, row};
    return {-1, -1};
}

template <int Capacity>
std::string difference_in_line(const oracle::game& o, const inarow::basic_position<Capacity>& p) {
    const auto line = cells_of(p.decisive_line());
    if (o.outcome == "in play" || o.outcome == "draw")
        return line.empty() ? "" : "a decisive line, but nobody has won";
    const char completer = (o.outcome == "first won") == o.misere ? 'O' : 'X';
    if (!is_whole_line(o, line, completer)) return "the decisive line is none";
    if (!(line[0] == first_line_begin(o, completer))) return "the decisive line is not the first";
    return "";
}

template <int Capacity>
std::string difference(const oracle::game& o, const inarow::basic_position<Capacity>& p) {
    const inarow::rules& r = p.rules();
    if (r.columns != o.columns || r.rows != o.rows || r.run != o.run ||
        (r.gravity == inarow::drop) != o.drops ||
        (r.length == inarow::line_length::exactly) != o.exactly ||
        (r.convention == inarow::convention::misere) != o.misere)
        return "the rules";
    for (int row = 0; row < o.rows; ++row)
        for (int column = 0; column < o.columns; ++column) {
            const inarow::square s{.column = column, .row = row};
            if (letter(p.at(s)) != o.at(column, row)) return "at";
            if (p.is_occupied(s) != (o.at(column, row) != '.')) return "is_occupied";
        }
    for (int column = 0; column < o.columns; ++column)
        if (cell_of(p.landing(column)) != oracle::cell{column, o.landing(column)}) return "landing";
    if (p.stones() != o.columns * o.rows - o.count('.')) return "stones";
    if (letter(p.to_move()) != o.mover) return "to_move";
    if (name_of(p.outcome()) != o.outcome) return "outcome";
    if (p.is_over() != (o.outcome != "in play")) return "is_over";
    if (cells_of(p.available_moves()) != o.moves()) return "available_moves";
    return difference_in_line(o, p);
}

template <int Capacity>
std::string difference(const oracle::game& o, const inarow::basic_game<Capacity>& g) {
    using inarow::status;
    if (cells_of(g.moves()) != o.played) return "moves";
    if (g.ply() != int(o.played.size())) return "ply";
    const status expected = o.outcome == "first won"    ? status::first_won
                            : o.outcome == "second won" ? status::second_won
                            : o.outcome == "draw"       ? status::drawn
                            : o.played.empty()          ? status::fresh
                                                        : status::ongoing;
    if (g.status() != expected) return "status";
    if (!(g.rules() == g.position().rules())) return "rules of the game";
    return difference(o, g.position());
}

/// The oracle's board as a layout must be accepted and be equal to the position that was played.
template <int Capacity>
std::string difference_when_laid(const oracle::game& o,
                                 const inarow::basic_position<Capacity>& played) {
    auto layout = *inarow::basic_layout<Capacity>::start(played.rules());
    for (int row = 0; row < o.rows; ++row)
        for (int column = 0; column < o.columns; ++column)
            layout.put({.column = column, .row = row}, mark_of(o.at(column, row)));
    layout.set_to_move(played.to_move());
    if (layout.stones_of(inarow::first) != o.count('X')) return "stones_of first";
    if (layout.stones_of(inarow::second) != o.count('O')) return "stones_of second";
    if (layout.mover_by_counts() != played.to_move()) return "mover_by_counts";
    if (layout.unchecked() != played) return "the layout, unchecked";
    const auto checked = layout.checked();
    if (!checked) return "a layout that play reaches is refused";
    if (*checked != played || checked->hash() != played.hash()) return "the layout, checked";
    return "";
}

template <int Capacity>
std::string difference(const oracle::game& o, const oracle::wish& w, const oracle::refusal& why_not,
                       const inarow::illegal_move& why) {
    if (name_of(why.kind) != why_not.kind) return "the reason";
    if (why.attempted != move_of(w)) return "attempted";
    if (letter(why.to_move) != o.mover) return "whose turn it was";
    if (why.number != o.columns * o.rows - o.count('.') + 1) return "the number of the move";
    if (letter(why.holder) != why_not.holder) return "holder";
    if (cell_of(why.lands) != why_not.lands) return "lands";
    if (name_of(why.ended) != o.outcome) return "ended";
    return "";
}

/// Makes one move in a game in every way, and leaves `g` with it made. `o` is the game before the
/// move. `apply`, `play` and `resolve` must return the same.
template <int Capacity>
std::string difference_in_move(const oracle::game& o, const oracle::wish& w,
                               inarow::basic_game<Capacity>& g) {
    const inarow::move m = move_of(w);
    const auto before = g;
    const auto resolved = g.position().resolve(m);
    const auto next_position = g.position().play(m);
    const auto next = g.play(m);
    if (g != before) return "play changes the game it is asked of";
    const auto applied = g.apply(m);
    if (applied != resolved) return "apply and resolve";
    if (const auto why_not = o.why_not(w)) {
        if (applied || next || next_position) return "an illegal move is made";
        if (next.error() != applied.error() || next_position.error() != applied.error())
            return "the refusals";
        if (g != before || g.hash() != before.hash()) return "a refused move changes the game";
        return difference<Capacity>(o, w, *why_not, applied.error());
    }
    if (!applied || !next || !next_position) return "a legal move is refused";
    if (cell_of(*applied) != oracle::cell{w.column, w.row ? *w.row : o.landing(w.column)})
        return "the square of the move";
    if (*next != g || next->hash() != g.hash()) return "play and apply";
    if (*next_position != g.position() || before.position().after(*applied) != g.position())
        return "the position and the game";
    if (std::hash<inarow::basic_game<Capacity>>{}(g) != g.hash() ||
        std::hash<inarow::basic_position<Capacity>>{}(g.position()) != g.position().hash())
        return "std::hash";
    if (g == before || g.position() == before.position()) return "a move changes nothing";
    return "";
}

/// Takes the last game of `history` back to every earlier one: history[i] has i moves.
template <int Capacity>
std::string difference_in_take_back(const std::vector<inarow::basic_game<Capacity>>& history) {
    const auto& now = history.back();
    const int plies = now.ply();
    for (int target = 0; target <= plies; ++target) {
        const auto& then = history[std::size_t(target)];
        const auto back = now.take_back(plies - target);
        if (!back || *back != then || back->hash() != then.hash()) return "take_back";
        const auto again = now.replay(target);
        if (!again || *again != then) return "replay";
    }
    auto walking = now;
    for (int target = plies - 1; target >= 0; --target)
        if (!walking.undo() || walking != history[std::size_t(target)]) return "undo";
    for (const int count : {-1, plies + 1}) {
        const inarow::illegal_take_back why{count, plies};
        if (now.take_back(count) || now.take_back(count).error() != why)
            return "a take-back too far";
        auto same = now;
        if (same.undo(count) || same != now) return "a refused undo changes the game";
    }
    if (now.replay(plies + 1) || now.replay(-1)) return "a replay too far";
    return "";
}

}  // namespace test
