// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/bitset.hpp>
#include <inarow/core/inplace_vector.hpp>
#include <inarow/game/capacity.hpp>
#include <inarow/game/illegal_move.hpp>
#include <inarow/game/line.hpp>
#include <inarow/game/result.hpp>

#include <coroutine>  // declares std::hash in a fifth of the compile time of <functional>
#include <cstddef>
#include <cstdint>

namespace inarow::inline v0 {

template <int Capacity>
class basic_layout;

/// The marks on a board, the player to move and the outcome, but not the moves that led to the
/// position. Every position is the result of legal moves from the empty board, or from a board set
/// up by hand (see `checked` and `unchecked` in layout.hpp).
///
/// Capacity is the number of squares that the type has room for. `position_of<rules>` has room for
/// exactly the squares of the board. `position` (in <inarow/dynamic.hpp>) accepts boards of every
/// valid size. The time that a move takes is at most proportional to the lengths of the lines
/// through its square and, if stones drop, to the number of rows. A function that returns a new
/// position also takes the time for a copy.
///
/// If Capacity is not `dynamic`, the type is structural, so that a position can be a template
/// argument. Members with a trailing underscore are not part of the interface. These members are
/// public only because the members of a structural type must be public.
template <int Capacity>
class basic_position {
public:
    static constexpr int capacity = Capacity;
    using squares = core::inplace_vector<square, Capacity>;

    /// Returns the empty board. Refuses rules with a number out of range, and boards with more
    /// squares than Capacity.
    [[nodiscard]] static constexpr result<basic_position, illegal_rules> start(
        const inarow::rules& r) {
        if (const auto valid = (inarow::check)(r); !valid) return valid.error();
        if (Capacity != dynamic && r.squares() > Capacity)
            return illegal_rules{illegal_rules::number::squares, r.squares(), Capacity};
        return basic_position(r);
    }
    /// Returns the empty board without the checks of `start`. Precondition: start(r) succeeds.
    [[nodiscard]] static constexpr basic_position start_unchecked(const inarow::rules& r) {
        return basic_position(r);
    }

    [[nodiscard]] constexpr const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] constexpr inarow::outcome outcome() const { return outcome_; }
    [[nodiscard]] constexpr bool is_over() const { return outcome_ != outcome::in_play; }
    /// Returns the player to move or, after the end of the game, the player who would be next.
    [[nodiscard]] constexpr player to_move() const { return to_move_; }
    [[nodiscard]] constexpr int stones() const { return stones_; }

    /// Returns the mark on a square. Precondition: is_on_board(rules(), s).
    [[nodiscard]] constexpr mark at(square s) const { return at(index_of(rules_, s)); }
    [[nodiscard]] constexpr bool is_occupied(square s) const {
        return core::test_either(marks_[0], marks_[1], index_of(rules_, s));
    }

    /// Returns the square where a stone lands if it is dropped into `column`. If the column is
    /// full, the row of this square is -1. Precondition: the column is on the board.
    [[nodiscard]] constexpr square landing(int column) const {
        // Updates the index in the loop, because a call to index_of would slow constant evaluation.
        int row = rules_.rows - 1;
        int index = row * rules_.columns + column;
        for (; row >= 0 && core::test_either(marks_[0], marks_[1], index); --row)
            index -= rules_.columns;
        return {.column = column, .row = row};
    }

    /// The result of `check`: tells whether a move is legal. If the move is legal, `where` is the
    /// square of its stone. Otherwise, `why` is the reason for the refusal.
    struct legality {
        square where;
        bool legal;
        illegal_move::reason why;
    };
    /// Checks whether a move is legal.
    // The name is in parentheses, because other programs define a macro check(e).
    [[nodiscard]] constexpr legality(check)(move m) const {
        using enum illegal_move::reason;
        if (is_over()) return refused(game_over);
        if (m.mover != mark::none && m.mover != mark_of(to_move_)) return refused(wrong_player);
        return m.names_row() ? (check)(square{.column = m.column, .row = m.row})
                             : check_column(m.column);
    }
    /// Checks whether the player to move can put a stone on `s`.
    // If stones are placed, this function calls no other function for a legal move, because each
    // call slows constant evaluation.
    [[nodiscard]] constexpr legality(check)(square s) const {
        using enum illegal_move::reason;
        const inarow::rules& r = rules_;
        if (outcome_ != outcome::in_play) return refused(game_over);
        if (s.column < 0 || s.column >= r.columns || s.row < 0 || s.row >= r.rows)
            return refused(off_the_board);
        const int index = s.row * r.columns + s.column;
        const auto word = static_cast<unsigned>(index) / 64;
        if (((marks_[0].words_[word] | marks_[1].words_[word]) >>
                 (static_cast<unsigned>(index) % 64) &
             1) != 0)
            return refused(taken);
        if (r.gravity != place && !is_supported(s)) return refused(floating);
        return {.where = s, .legal = true, .why = {}};
    }
    /// Returns the square of the move's stone, or the refusal with facts for an error message.
    [[nodiscard]] constexpr result<square, illegal_move> resolve(move m) const {
        const legality checked = (check)(m);
        if (!checked.legal) return explained(checked.why, m);
        return checked.where;
    }
    /// Returns the refusal of `m` for the reason `why`, with facts for an error message.
    [[nodiscard]] constexpr illegal_move explained(illegal_move::reason why, move m) const {
        illegal_move result{
            .kind = why, .attempted = m, .to_move = to_move_, .number = stones_ + 1};
        if (why == illegal_move::reason::game_over) result.ended = outcome_;
        const square s{.column = m.column, .row = m.row};
        if (!is_on_board(rules_, s)) return result;
        if (why == illegal_move::reason::taken) result.holder = at(s);
        if (why == illegal_move::reason::floating) result.lands = landing(m.column);
        return result;
    }

    /// Returns the position after a move, or the reason why the move is refused.
    [[nodiscard]] constexpr result<basic_position, illegal_move> play(move m) const {
        basic_position next = *this;
        if (const auto done = next.apply(m); !done) return done.error();
        return next;
    }
    /// Makes the move and returns the square of its stone. A refused move changes nothing.
    [[nodiscard]] constexpr result<square, illegal_move> apply(move m) {
        const auto where = resolve(m);
        if (where) put(*where, index_of(rules_, *where));
        return where;
    }

    /// Returns the position after a stone is put on `resolved`, without any checks. Precondition:
    /// `resolve` returned this square.
    [[nodiscard]] constexpr basic_position after(square resolved) const {
        basic_position next = *this;
        next.put(resolved, index_of(rules_, resolved));
        return next;
    }
    /// Returns the position after a stone is put on the square with the row-major index `index`,
    /// without any checks. Precondition: `resolve` returned this square.
    [[nodiscard]] constexpr basic_position after_index(int index) const {
        basic_position next = *this;
        next.put({.column = index % rules_.columns, .row = index / rules_.columns}, index);
        return next;
    }

    /// Returns the squares of all legal moves: the free squares in reading order or, if stones
    /// drop, one square for each column that is not full, from left to right. If the game is over,
    /// the list is empty.
    [[nodiscard]] constexpr squares available_moves() const {
        squares result;
        for_each_move([&](square s) { result.push_back(s); });
        return result;
    }
    /// Calls visit(square) for each square of available_moves(), in the same order.
    template <class Visit>
    constexpr void for_each_move(Visit visit) const {
        if (is_over()) return;
        switch (rules_.gravity) {
            case place:
                for (int index = 0; index < rules_.squares(); ++index)
                    if (at(index) == mark::none) visit(square_at(rules_, index));
                break;
            case drop:
                for (int column = 0; column < rules_.columns; ++column)
                    if (const square s = landing(column); s.row >= 0) visit(s);
                break;
            default: break;
        }
    }

    /// Returns the line that decided the game, at its full length. The line begins at its left end
    /// or, if it is vertical, at its top. On a torus, a line that crosses an edge begins before the
    /// edge, and a line without ends begins on its first square in reading order. If several lines
    /// decided the game, returns the line whose first square is first in reading order. If no line
    /// decided the game, the length of the result is 0.
    [[nodiscard]] constexpr line decisive_line() const {
        line result;
        const mark winner = winner_of(outcome_);
        if (winner == mark::none) return result;
        const player completer = winner_of_line(rules_, winner == mark::first ? first : second);
        for_each_line(marks_[completer == second ? 1 : 0], rules_, [&](const line& l) {
            result = l;
            return false;
        });
        return result;
    }

    [[nodiscard]] constexpr std::uint64_t hash() const {
        const auto& [columns, rows, run, gravity, length, convention, edges, starts] = rules_;
        const auto numbers =
            static_cast<std::uint64_t>(columns) << 40 | static_cast<std::uint64_t>(rows) << 24 |
            static_cast<std::uint64_t>(run) << 8 | static_cast<std::uint64_t>(edges) << 5 |
            static_cast<std::uint64_t>(convention) << 4 | static_cast<std::uint64_t>(length) << 3 |
            static_cast<std::uint64_t>(gravity) << 2 | static_cast<std::uint64_t>(starts) << 1 |
            static_cast<std::uint64_t>(to_move_);
        return core::mix64(marks_[1].hash(marks_[0].hash(core::mix64(numbers))));
    }

    constexpr bool operator==(const basic_position& other) const {
        const auto& [r, marks, count, mover, ended] = other;
        return rules_ == r && core::detail::equal(marks_, marks) && stones_ == count &&
               to_move_ == mover && outcome_ == ended;
    }

    inarow::rules rules_;
    core::bitset<Capacity> marks_[2];  ///< the stones of the first and of the second player
    int stones_ = 0;
    player to_move_ = first;
    inarow::outcome outcome_ = outcome::in_play;

private:
    template <int>
    friend class basic_layout;
    template <int>
    friend class basic_game;

    explicit constexpr basic_position(const inarow::rules& r) : rules_{r}, to_move_{r.starts} {
        for (auto& marks : marks_) marks.resize(r.squares());
    }

    [[nodiscard]] constexpr mark at(int index) const {
        if (marks_[0].test(index)) return mark::first;
        return marks_[1].test(index) ? mark::second : mark::none;
    }

    [[nodiscard]] static constexpr legality refused(illegal_move::reason why) {
        return {.where = {}, .legal = false, .why = why};
    }

    /// Returns whether a stone on the free square `s` stays there instead of falling.
    [[nodiscard]] constexpr bool is_supported(square s) const {
        switch (rules_.gravity) {
            case place: break;
            case drop: return landing(s.column) == s;
            default: break;
        }
        return true;
    }

    [[nodiscard]] constexpr legality check_column(int column) const {
        using enum illegal_move::reason;
        switch (rules_.gravity) {
            case place: return refused(names_no_row);
            case drop:
            default: break;
        }
        if (column < 0 || column >= rules_.columns) return refused(off_the_board);
        const square lands = landing(column);
        if (lands.row < 0) return refused(column_full);
        return {.where = lands, .legal = true, .why = {}};
    }

    /// Puts a stone of the player to move on the free square `s`, which has the index `index`.
    /// Updates the outcome and the player to move.
    constexpr void put(square s, int index) {
        core::bitset<Capacity>& own = marks_[to_move_ == second ? 1 : 0];
        // Each call slows constant evaluation, so this code replaces a call of own.set(index).
        const auto bit = static_cast<unsigned>(index);
        own.words_[bit / 64] |= std::uint64_t{1} << bit % 64;
        ++stones_;
        if (stones_ >= rules_.run && detail::completes_line(own, rules_, s, index)) {
            outcome_ = outcome_of_line(rules_, to_move_);
        } else if (stones_ == rules_.columns * rules_.rows) {
            outcome_ = outcome::draw;
        }
        to_move_ = to_move_ == first ? second : first;
    }

    /// Takes back the stone on `last`. Precondition: no other stone was put on the board after this
    /// stone.
    constexpr void take(square last) {
        to_move_ = other(to_move_);
        marks_[to_move_ == second ? 1 : 0].reset(index_of(rules_, last));
        --stones_;
        outcome_ = outcome::in_play;
    }
};

/// The basic_position whose capacity is Rules.squares().
template <rules Rules>
using position_of = basic_position<Rules.squares()>;

}  // namespace inarow::inline v0

template <int Capacity>
struct std::hash<inarow::basic_position<Capacity>> {
    constexpr std::size_t operator()(const inarow::basic_position<Capacity>& p) const {
        return static_cast<std::size_t>(p.hash());
    }
};
