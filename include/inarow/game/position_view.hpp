// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/position.hpp>

#include <cstddef>
#include <cstdint>

namespace inarow::inline v0 {

/// A view of a position of any capacity. With a parameter of this type, a function that is not a
/// template accepts every position. The view must not outlive the position, and becomes invalid if
/// the position changes.
class position_view {
public:
    // The constructor is not explicit, so that callers can pass any position as a view.
    template <int Capacity>
    constexpr position_view(const basic_position<Capacity>& p)  // NOLINT(*-explicit-*)
        : rules_{&p.rules_},
          first_{&p.marks_[0].words_[0]},
          second_{&p.marks_[1].words_[0]},
          stones_{p.stones_},
          to_move_{p.to_move_},
          outcome_{p.outcome_} {}

    [[nodiscard]] constexpr const inarow::rules& rules() const { return *rules_; }
    [[nodiscard]] constexpr inarow::outcome outcome() const { return outcome_; }
    [[nodiscard]] constexpr bool is_over() const { return outcome_ != outcome::in_play; }
    [[nodiscard]] constexpr player to_move() const { return to_move_; }
    [[nodiscard]] constexpr int stones() const { return stones_; }
    /// Returns the number of free squares.
    [[nodiscard]] constexpr int free() const { return rules_->squares() - stones_; }

    /// Returns whether a stone of `side` is on the square with the index `index`.
    [[nodiscard]] constexpr bool has_stone(player side, int index) const {
        const std::uint64_t* const words = side == first ? first_ : second_;
        return (words[static_cast<unsigned>(index) / 64] >> static_cast<unsigned>(index) % 64 &
                1U) != 0;
    }
    /// Returns the mark on a square. Precondition: the square is on the board.
    [[nodiscard]] constexpr mark at(square s) const {
        const int index = index_of(*rules_, s);
        if (has_stone(player::first, index)) return mark::first;
        return has_stone(player::second, index) ? mark::second : mark::none;
    }

private:
    const inarow::rules* rules_;
    const std::uint64_t* first_;
    const std::uint64_t* second_;
    int stones_;
    player to_move_;
    inarow::outcome outcome_;
};

}  // namespace inarow::inline v0
