// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/bits.hpp>
#include <inarow/core/list.hpp>
#include <inarow/game/illegal_move.hpp>
#include <inarow/game/line.hpp>

#include <cstddef>
#include <cstdint>
#include <expected>

namespace inarow::inline v0 {

template <int Capacity>
class basic_layout;

/// The marks on a board and who is to move; no history. Always one that rules allow to play on
/// from, or a finished one: it begins empty and changes by legal moves, or comes from a checked
/// set-up (see layout.hpp, which also has the unchecked one).
///
/// Capacity is the number of squares there is room for: `position_of<rules>` is exact, `position`
/// (in <inarow/dynamic.hpp>) takes any. A move changes one stone: O(run) for the rules, and a
/// copy where a new value is asked for.
///
/// Structural, so that a position can be a template argument. The members with a trailing
/// underscore are public only because that is what the language asks for; they are not for use.
template <int Capacity>
class basic_position {
public:
    static constexpr int capacity = Capacity;
    using squares = core::list<square, Capacity>;

    /// The empty board. Refused when the rules make no sense, or when their board has more
    /// squares than there is room for.
    [[nodiscard]] static constexpr std::expected<basic_position, illegal_rules> start(
        const inarow::rules& r) {
        if (const auto sensible = check(r); !sensible) return std::unexpected(sensible.error());
        if (Capacity != dynamic && r.squares() > Capacity)
            return std::unexpected(
                illegal_rules{illegal_rules::number::squares, r.squares(), Capacity});
        return basic_position(r);
    }
    /// The same without the checks. Precondition: start(r) would give it.
    [[nodiscard]] static constexpr basic_position start_unchecked(const inarow::rules& r) {
        return basic_position(r);
    }

    [[nodiscard]] constexpr const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] constexpr inarow::outcome outcome() const { return outcome_; }
    [[nodiscard]] constexpr bool is_over() const { return outcome_ != outcome::in_play; }
    /// Whose turn it is; after the end, whose turn it would be.
    [[nodiscard]] constexpr player to_move() const { return to_move_; }
    [[nodiscard]] constexpr int stones() const { return stones_; }

    /// What stands on a square of the board. Precondition: on_the_board(rules(), s).
    [[nodiscard]] constexpr mark at(square s) const { return at(index_of(rules_, s)); }
    [[nodiscard]] constexpr bool is_occupied(square s) const {
        const int index = index_of(rules_, s);
        return marks_[0].test(index) || marks_[1].test(index);
    }

    /// The square a stone dropped into `column` falls onto; its row is -1 when the column is
    /// full. Precondition: the column is on the board.
    [[nodiscard]] constexpr square landing(int column) const {
        square s{.column = column, .row = rules_.rows - 1};
        while (s.row >= 0 && is_occupied(s)) --s.row;
        return s;
    }

    /// What becomes of a move: the square its stone comes onto, or why it is refused.
    struct verdict {
        square where;
        bool legal;
        illegal_move::reason why;
    };
    /// The one place that decides whether a move is legal.
    [[nodiscard]] constexpr verdict judge(move m) const {
        using enum illegal_move::reason;
        if (is_over()) return refused(game_over);
        if (m.by != mark::none && m.by != mark_of(to_move_)) return refused(wrong_player);
        return m.names_row() ? judge_square({.column = m.column, .row = m.row})
                             : judge_column(m.column);
    }
    /// The same, with all there is to say about a refusal.
    [[nodiscard]] constexpr std::expected<square, illegal_move> resolve(move m) const {
        const verdict v = judge(m);
        if (!v.legal) return std::unexpected(explained(v.why, m));
        return v.where;
    }
    /// All there is to say about a refusal of a move for that reason.
    [[nodiscard]] constexpr illegal_move explained(illegal_move::reason why, move m) const {
        illegal_move result{
            .kind = why, .attempted = m, .to_move = to_move_, .number = stones_ + 1};
        if (why == illegal_move::reason::game_over) result.ended = outcome_;
        const square s{.column = m.column, .row = m.row};
        if (!on_the_board(rules_, s)) return result;
        if (why == illegal_move::reason::taken) result.holder = at(s);
        if (why == illegal_move::reason::floating) result.lands = landing(m.column);
        return result;
    }

    /// The position after a move, or why the move is refused.
    [[nodiscard]] constexpr std::expected<basic_position, illegal_move> play(move m) const {
        basic_position next = *this;
        if (const auto done = next.apply(m); !done) return std::unexpected(done.error());
        return next;
    }
    /// Makes the move here and gives its square; when it is refused, nothing is changed.
    constexpr std::expected<square, illegal_move> apply(move m) {
        const auto where = resolve(m);
        if (where) put(*where);
        return where;
    }

    /// The position after a stone on a square that `resolve` gave: the rules without the checks.
    [[nodiscard]] constexpr basic_position after(square resolved) const {
        basic_position next = *this;
        next.put(resolved);
        return next;
    }

    /// The squares a stone can come onto: all free ones in reading order, or where a stone
    /// falls, column by column from the left. None once the game is over.
    [[nodiscard]] constexpr squares available_moves() const {
        squares result;
        for_each_move([&](square s) { result.push_back(s); });
        return result;
    }
    /// The same without a list: calls visit(square) for each.
    template <class Visit>
    constexpr void for_each_move(Visit visit) const {
        if (is_over()) return;
        if (rules_.gravity == drop) {
            for (int column = 0; column < rules_.columns; ++column)
                if (const square s = landing(column); s.row >= 0) visit(s);
        } else {
            for (int index = 0; index < rules_.squares(); ++index)
                if (at(index) == mark::none) visit(square_at(rules_, index));
        }
    }

    /// The squares of the line that won, all that stand together in it, from its left end (its
    /// top, if it is a column); empty when nobody has won. Of several, the first in reading order.
    [[nodiscard]] constexpr line winning_line() const {
        line result;
        const mark winner = winner_of(outcome_);
        if (winner == mark::none) return result;
        for_each_line(marks_[winner == mark::second ? 1 : 0], rules_, [&](const line& l) {
            result = l;
            return false;
        });
        return result;
    }

    [[nodiscard]] constexpr std::uint64_t hash() const {
        const auto numbers = static_cast<std::uint64_t>(rules_.columns) << 40 |
                             static_cast<std::uint64_t>(rules_.rows) << 24 |
                             static_cast<std::uint64_t>(rules_.run) << 8 |
                             static_cast<std::uint64_t>(rules_.gravity) << 2 |
                             static_cast<std::uint64_t>(rules_.starts) << 1 |
                             static_cast<std::uint64_t>(to_move_);
        return core::mixed(marks_[1].hash(marks_[0].hash(numbers)));
    }

    constexpr bool operator==(const basic_position&) const = default;

    inarow::rules rules_;
    core::bits<Capacity> marks_[2];  ///< the first player's stones, the second's
    int stones_ = 0;
    player to_move_ = first;
    inarow::outcome outcome_ = outcome::in_play;

private:
    template <int>
    friend class basic_layout;
    template <int>
    friend class basic_game;

    explicit constexpr basic_position(const inarow::rules& r) : rules_{r}, to_move_{r.starts} {
        for (auto& marks : marks_) marks.make_room(r.squares());
    }

    [[nodiscard]] constexpr mark at(int index) const {
        if (marks_[0].test(index)) return mark::first;
        return marks_[1].test(index) ? mark::second : mark::none;
    }

    [[nodiscard]] static constexpr verdict refused(illegal_move::reason why) {
        return {.where = {}, .legal = false, .why = why};
    }

    [[nodiscard]] constexpr verdict judge_square(square s) const {
        using enum illegal_move::reason;
        if (!on_the_board(rules_, s)) return refused(off_the_board);
        if (is_occupied(s)) return refused(taken);
        if (rules_.gravity == drop && landing(s.column) != s) return refused(floating);
        return {.where = s, .legal = true, .why = {}};
    }

    [[nodiscard]] constexpr verdict judge_column(int column) const {
        using enum illegal_move::reason;
        if (rules_.gravity == place) return refused(names_no_row);
        if (column < 0 || column >= rules_.columns) return refused(off_the_board);
        const square lands = landing(column);
        if (lands.row < 0) return refused(column_full);
        return {.where = lands, .legal = true, .why = {}};
    }

    /// Puts the mover's stone on a free square and settles how the game stands.
    constexpr void put(square s) {
        core::bits<Capacity>& own = marks_[to_move_ == second ? 1 : 0];
        own.set(index_of(rules_, s));
        ++stones_;
        if (completes_line(own, rules_, s)) {
            outcome_ = won_by(to_move_);
        } else if (stones_ == rules_.squares()) {
            outcome_ = outcome::draw;
        }
        to_move_ = other(to_move_);
    }

    /// Takes back the stone that was put last.
    constexpr void take(square last) {
        to_move_ = other(to_move_);
        marks_[to_move_ == second ? 1 : 0].reset(index_of(rules_, last));
        --stones_;
        outcome_ = outcome::in_play;
    }
};

/// The position type with room for just the board of these rules.
template <rules Rules>
using position_of = basic_position<Rules.squares()>;

}  // namespace inarow::inline v0

template <int Capacity>
struct std::hash<inarow::basic_position<Capacity>> {
    constexpr std::size_t operator()(const inarow::basic_position<Capacity>& p) const {
        return static_cast<std::size_t>(p.hash());
    }
};
