// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/detail/retraction.hpp>
#include <inarow/game/position.hpp>
#include <inarow/game/position_view.hpp>
#include <inarow/game/result.hpp>

#include <cstddef>
#include <cstdint>

namespace inarow::inline v0 {

/// The reason why no game can reach a set-up board.
struct illegal_layout {
    enum class reason : std::uint8_t {
        stone_counts,     ///< the numbers of stones do not match the player to move
        floating_stone,   ///< stones drop, but a stone lies above a free square
        played_past_end,  ///< a line decided the game before the last move
        no_order,         ///< no order of legal moves leads to these stones
    };
    reason kind;
    square where{};         ///< the floating stone, or the start of the line that ended the game
    int first_stones = 0;   ///< if `stone_counts`: the first player's number of stones
    int second_stones = 0;  ///< if `stone_counts`: the second player's number of stones

    constexpr bool operator==(const illegal_layout&) const = default;
};

/// A board that is set up by hand, with stones on any squares and either player to move. `checked`
/// and `unchecked` convert the layout to a position.
template <int Capacity>
class basic_layout {
public:
    /// Returns a layout without stones. Refuses the same rules as basic_position::start.
    [[nodiscard]] static constexpr result<basic_layout, illegal_rules> start(
        const inarow::rules& r) {
        auto empty = basic_position<Capacity>::start(r);
        if (!empty) return empty.error();
        return basic_layout(*empty);
    }

    /// Returns a layout with the stones and the player to move of a position. The position can have
    /// any capacity. Precondition: `start` accepts the rules of the position.
    [[nodiscard]] static constexpr basic_layout copy_of(const position_view& p) {
        basic_layout result(basic_position<Capacity>::start_unchecked(p.rules()));
        for (int i = 0; i < p.rules().squares(); ++i)
            result.put(square_at(p.rules(), i), p.at(square_at(p.rules(), i)));
        result.set_to_move(p.to_move());
        return result;
    }

    [[nodiscard]] constexpr const inarow::rules& rules() const { return board_.rules(); }

    /// Sets the mark of a square. mark::none clears the square. Precondition: the square is on the
    /// board.
    constexpr void put(square s, mark m) {
        const int index = index_of(rules(), s);
        board_.stones_ +=
            static_cast<int>(m != mark::none) - static_cast<int>(board_.is_occupied(s));
        for (auto& marks : board_.marks_) marks.reset(index);
        if (m != mark::none) board_.marks_[m == mark::second ? 1 : 0].set(index);
    }
    constexpr void set_to_move(player side) { board_.to_move_ = side; }

    [[nodiscard]] constexpr int stones_of(player side) const {
        int count = 0;
        for (int i = 0; i < rules().squares(); ++i)
            count += static_cast<int>(marks_of(side).test(i));
        return count;
    }
    /// Determines the player to move from the numbers of stones. The player who starts is to move
    /// unless they have more stones than the other player.
    [[nodiscard]] constexpr player mover_by_counts() const {
        return stones_of(rules().starts) > stones_of(other(rules().starts)) ? other(rules().starts)
                                                                            : rules().starts;
    }

    /// Returns the position with these stones and this player to move, even if no game reaches it.
    /// If both players have a decisive line, only the line of the player who is not to move counts,
    /// because that player made the last move.
    [[nodiscard]] constexpr basic_position<Capacity> unchecked() const {
        basic_position<Capacity> result = board_;
        const player last = other(board_.to_move_);
        if (has_line(last)) {
            result.outcome_ = outcome_of_line(rules(), last);
        } else if (has_line(board_.to_move_)) {
            result.outcome_ = outcome_of_line(rules(), board_.to_move_);
        } else if (board_.stones_ == rules().squares()) {
            result.outcome_ = outcome::draw;
        }
        return result;
    }

    /// Returns the position, or the first reason why no game reaches it. Checks the four reasons in
    /// the order of `illegal_layout::reason`. The search for an order of moves has a limit. If the
    /// search reaches this limit, the function returns the position.
    [[nodiscard]] constexpr result<basic_position<Capacity>, illegal_layout> checked() const {
        using enum illegal_layout::reason;
        const int firsts = stones_of(first);
        const int seconds = stones_of(second);
        const int lead = rules().starts == first ? firsts - seconds : seconds - firsts;
        const bool starter_moves = board_.to_move_ == rules().starts;
        if (lead != (starter_moves ? 0 : 1))
            return illegal_layout{stone_counts, {}, firsts, seconds};
        switch (rules().gravity) {
            case place: break;
            case drop:
                for (int i = rules().squares() - 1; i >= rules().columns; --i) {
                    const square above = square_at(rules(), i - rules().columns);
                    if (!board_.is_occupied(square_at(rules(), i)) && board_.is_occupied(above))
                        return illegal_layout{floating_stone, above};
                }
                break;
            default: break;
        }
        if (const line early = line_before_last_move(); early.length != 0)
            return illegal_layout{played_past_end, early.start};
        if (!detail::retraction_search<Capacity>(board_).reaches_empty_board())
            return illegal_layout{no_order};
        return unchecked();
    }

private:
    explicit constexpr basic_layout(const basic_position<Capacity>& empty) : board_{empty} {}

    [[nodiscard]] constexpr const core::bitset<Capacity>& marks_of(player side) const {
        return board_.marks_[side == second ? 1 : 0];
    }
    [[nodiscard]] constexpr bool has_line(player side) const {
        return first_line(side).length != 0;
    }

    /// Returns the first decisive line of `side`. Its length is 0 if `side` has no such line.
    [[nodiscard]] constexpr line first_line(player side) const {
        line result{};
        for_each_line(marks_of(side), rules(), [&](const line& l) {
            result = l;
            return false;
        });
        return result;
    }

    /// Returns a line that was complete before the last move. If the player to move has a line,
    /// returns that line. Otherwise, returns the first line of the opponent if no single last stone
    /// can have completed all lines of the opponent. In all other cases, the length of the result
    /// is 0.
    [[nodiscard]] constexpr line line_before_last_move() const {
        if (const line early = first_line(board_.to_move_); early.length != 0) return early;
        switch (rules().edges) {
            case edges::wrapping: return line_around_before_last_move();
            case edges::bounded:
            default: break;
        }
        // Removing the stone on any square from `begin` to `end - 1` of the first line breaks every
        // line visited so far. The loop finds these squares in one pass over the lines. On a 40x40
        // board, a second pass would exceed the compiler's limit for constant evaluation.
        line won{};
        int begin = 0;
        int end = 0;
        for_each_line(marks_of(other(board_.to_move_)), rules(), [&](const line& l) {
            if (won.length == 0) {
                won = l;
                end = l.length;
            }
            while (begin < end && !is_broken_without(l, won[begin])) ++begin;
            while (begin < end && !is_broken_without(l, won[end - 1])) --end;
            return begin < end;
        });
        for (int i = begin; i < end; ++i)
            if (can_be_last(won[i])) return {};
        return won;
    }
    /// Returns the result of line_before_last_move for wrapping edges. Tests for each square of the
    /// first line whether its stone can be the last stone. If the edges wrap, two lines can share
    /// several squares, so the squares that belong to all lines need not be adjacent.
    [[nodiscard]] constexpr line line_around_before_last_move() const {
        const player last = other(board_.to_move_);
        const line won = first_line(last);
        for (const square s : won) {
            bool is_last = can_be_last(s);
            for_each_line(marks_of(last), rules(), [&](const line& l) {
                is_last = is_last && is_broken_without(l, s);
                return is_last;
            });
            if (is_last) return {};
        }
        return won;
    }
    /// Returns whether no decisive part of the line `l` remains after the stone on `s` is removed.
    /// Returns false if `s` is not on the line.
    [[nodiscard]] constexpr bool is_broken_without(const line& l, square s) const {
        const bool is_closed = l.columns != 0 && l.length == detail::cycle_length(rules(), l.step);
        for (int i = 0; i < l.length; ++i)
            if (is_closed && l[i] == s) return !is_decisive(rules(), l.length - 1);
        for (int i = 0; i < l.length; ++i)
            if (l[i] == s)
                return !is_decisive(rules(), i) && !is_decisive(rules(), l.length - 1 - i);
        return false;
    }

    [[nodiscard]] constexpr bool can_be_last(square s) const {
        switch (rules().gravity) {
            case place: break;
            case drop:
                return s.row == 0 || !board_.is_occupied({.column = s.column, .row = s.row - 1});
            default: break;
        }
        return true;
    }

    basic_position<Capacity> board_;
};

}  // namespace inarow::inline v0
