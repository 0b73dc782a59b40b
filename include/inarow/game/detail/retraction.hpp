// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/position.hpp>

#include <cstddef>
#include <initializer_list>

namespace inarow::inline v0::detail {

/// Decides whether legal moves can lead to the stones on a board. The search takes back (retracts)
/// moves, beginning with the last move, and tries one order of moves after another. After
/// max_retractions retractions, the search gives up and treats the board as reachable. Constant
/// evaluation therefore always ends. Preconditions: If the player who starts is to move, both
/// players have the same number of stones. Otherwise, the player who starts has one more stone. If
/// stones drop, no stone floats above a free square. The player to move has no decisive line. If
/// the opponent has decisive lines, one last stone can have completed all of them.
///
/// If stones drop, the players take turns retracting the top stone of a column. If stones are
/// placed, the order of moves matters only within each player's lines of at least `run` stones, so
/// the search checks the players separately. If only lines of exactly `run` stones count, a move
/// cannot extend a line of `run` stones, because that line has already ended the game. The search
/// looks for an order without such a move.
template <int Capacity>
class retraction_search {
    using bits = core::bitset<Capacity>;

public:
    explicit constexpr retraction_search(const basic_position<Capacity>& p)
        : board_{p}, drops_{p.rules().gravity == drop} {
        if (!drops_) return;
        for (int column = 0; column < rules().columns; ++column)
            tops_.push_back({.column = column, .row = p.landing(column).row + 1});
    }

    [[nodiscard]] constexpr bool reaches_empty_board() {
        [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges,
                                      starts] = rules();
        switch (gravity) {
            case drop: return retract_all(other(board_.to_move_));
            case place:
                switch (length) {
                    case line_length::at_least: return true;
                    case line_length::exactly: return retract_all(first) && retract_all(second);
                    default: break;
                }
                break;
            default: break;
        }
        return true;
    }

private:
    static constexpr int max_retractions = 500;

    [[nodiscard]] constexpr const inarow::rules& rules() const { return board_.rules_; }
    [[nodiscard]] constexpr bits& stones_of(player side) {
        return board_.marks_[side == second ? 1 : 0];
    }

    /// If stones drop, retracts the moves of both players in turn. Otherwise, retracts only the
    /// moves of `side`. Returns true if the search finds an order of moves or gives up.
    constexpr bool retract_all(player side) {
        retracted_ = {};
        int candidate = 0;
        for (int retractions = 0; retractions < max_retractions;) {
            const int begin = candidate;
            candidate = next_candidate(side, begin);
            if (candidate < candidates()) {
                const square s = square_of(candidate++);
                stones_of(side).reset(index_of(rules(), s));
                if (leaves_line(side, s)) {
                    stones_of(side).set(index_of(rules(), s));
                    continue;
                }
                if (drops_) ++top_of(s).row;
                retracted_.push_back(s);
                ++retractions;
                candidate = 0;
            } else if (begin == 0 && is_done()) {
                return true;
            } else if (retracted_.empty()) {
                return false;
            } else {
                const square s = retracted_.back();
                retracted_.pop_back();
                candidate = (drops_ ? s.column : index_of(rules(), s)) + 1;
                if (drops_) --top_of(s).row;
                stones_of(next_side(side)).set(index_of(rules(), s));
            }
            side = next_side(side);
        }
        return true;
    }
    /// Returns the player who retracts the next move after `side` has retracted one.
    [[nodiscard]] constexpr player next_side(player side) const {
        return drops_ ? other(side) : side;
    }
    /// Returns whether the search has succeeded. If stones drop, the search has succeeded only if
    /// all stones are retracted. Precondition: a player has no candidate left.
    [[nodiscard]] constexpr bool is_done() const {
        return !drops_ || static_cast<int>(retracted_.size()) == board_.stones_;
    }

    // The candidates for a retraction are columns if stones drop, otherwise squares.
    [[nodiscard]] constexpr int candidates() const {
        return drops_ ? rules().columns : rules().squares();
    }
    [[nodiscard]] constexpr square square_of(int candidate) const {
        return drops_ ? tops_[static_cast<std::size_t>(candidate)] : square_at(rules(), candidate);
    }
    [[nodiscard]] constexpr square& top_of(square s) {
        return tops_[static_cast<std::size_t>(s.column)];
    }
    [[nodiscard]] constexpr int next_candidate(player side, int candidate) {
        const int end = candidates();
        while (candidate < end && !is_candidate(side, square_of(candidate))) ++candidate;
        return candidate;
    }
    [[nodiscard]] constexpr bool is_candidate(player side, square s) {
        if (s.row == rules().rows || !stones_of(side).test(index_of(rules(), s))) return false;
        if (drops_) return true;
        for (const direction& step : line_directions)
            if (length_through(stones_of(side), rules(), s, step) >= rules().run) return true;
        return false;
    }

    /// Returns whether a decisive line of `side` remains without the stone on `s`. Precondition:
    /// this stone is already removed.
    [[nodiscard]] constexpr bool leaves_line(player side, square s) {
        if (!retracted_.empty()) return is_line_left_of(side, s);
        bool result = false;  // only the last move can have completed lines
        for_each_line(stones_of(side), rules(), [&](const line&) {
            result = true;
            return false;
        });
        return result;
    }
    /// Returns whether a part of a longer line through `s` is now a decisive line of `side`.
    [[nodiscard]] constexpr bool is_line_left_of(player side, square s) {
        switch (rules().length) {
            case line_length::at_least: return false;  // the longer line was already decisive
            case line_length::exactly:
            default: break;
        }
        for (const auto& [columns, rows] : line_directions)
            for (const int sign : {-1, 1}) {
                const direction step{sign * columns, sign * rows};
                if (is_line_at(side, adjacent(rules(), s, step), step)) return true;
            }
        return false;
    }
    [[nodiscard]] constexpr bool is_line_at(player side, square s, direction step) {
        return is_on_board(rules(), s) && stones_of(side).test(index_of(rules(), s)) &&
               is_decisive(rules(), length_through(stones_of(side), rules(), s, step));
    }

    basic_position<Capacity> board_;
    bool drops_;
    core::inplace_vector<square, Capacity> tops_{};
    core::inplace_vector<square, Capacity> retracted_{};
};

}  // namespace inarow::inline v0::detail
