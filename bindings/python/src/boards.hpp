// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/bitboard/position.hpp>
#include <inarow/solve/playout.hpp>

#include "conversions.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// The boards of many games with the same rules, in two representations: as positions, for all
/// rules, and as bitboards of one word, on which a move takes only a few expressions.
namespace inarow::python {

/// The result of a move.
struct move_result {
    square where;
    player mover;
    inarow::outcome outcome;     ///< of the position after it
    bool is_action_legal_again;  ///< while the game goes on: for the opponent
};

/// Returns the selected rows of an array with `width` values per row.
template <class T>
[[nodiscard]] std::vector<T> selected(const std::vector<T>& values,
                                      std::span<const std::size_t> rows, std::size_t width = 1) {
    std::vector<T> result;
    result.reserve(rows.size() * width);
    for (const std::size_t row : rows) {
        const auto begin = values.begin() + static_cast<std::ptrdiff_t>(row * width);
        result.insert(result.end(), begin, begin + static_cast<std::ptrdiff_t>(width));
    }
    return result;
}

template <int To, int From>
[[nodiscard]] basic_position<To> converted(const basic_position<From>& p) {
    if constexpr (To == From) {
        return p;
    } else {
        return basic_layout<To>::copy_of(p).unchecked();
    }
}

/// Boards as positions. If Capacity is fixed, no board allocates memory.
template <int Capacity>
class position_boards {
public:
    position_boards(const rules& r, std::size_t count)
        : empty_{basic_position<Capacity>::start_unchecked(r)}, boards_(count, empty_) {}
    /// Copies some of the boards of `source`.
    position_boards(const position_boards& source, std::span<const std::size_t> indices)
        : empty_{source.empty_}, boards_(selected(source.boards_, indices)) {}

    /// Removes all stones from a board.
    void reset(std::size_t i) { boards_[i] = empty_; }
    void set(std::size_t i, const position& p) { boards_[i] = converted<Capacity>(p); }
    [[nodiscard]] position position_at(std::size_t i) const {
        return converted<dynamic>(boards_[i]);
    }

    /// Precondition: the action is legal.
    move_result make(std::size_t i, int action) {
        auto& p = boards_[i];
        const move m = move_of(p.rules(), action);
        const player mover = p.to_move();
        const square where = *p.apply(m);
        return {where, mover, p.outcome(), p.check(m).legal};
    }
    /// Plays a random game to its end from each of the boards from `begin` on, one for each
    /// outcome.
    void playout(std::size_t begin, solve::simd_xoroshiro& random,
                 std::span<outcome> outcomes) const;

private:
    basic_position<Capacity> empty_;
    std::vector<basic_position<Capacity>> boards_;
};

/// Boards as bitboards of one word. Precondition: no board has holes.
class word_boards {
public:
    word_boards(const rules& r, std::size_t count);
    /// Copies some of the boards of `source`.
    word_boards(const word_boards& source, std::span<const std::size_t> indices)
        : word_boards{source} {
        boards_ = selected(source.boards_, indices);
    }

    [[nodiscard]] static bool has_room(const rules& r) { return bitboard::supports(r, 64); }

    void reset(std::size_t i) { boards_[i] = {}; }
    void set(std::size_t i, const position& p) { boards_[i] = board_.geometry.sides_of(p); }
    [[nodiscard]] position position_at(std::size_t i) const {
        return bitboard::to_layout<dynamic>(board_, boards_[i]).unchecked();
    }

    /// Precondition: the action is legal.
    move_result make(std::size_t i, int action) {
        const std::uint64_t squares = action_squares_[static_cast<std::size_t>(action)];
        bitboard::position p(board_, boards_[i]);
        const player mover = p.to_move();
        const std::uint64_t move = squares & p.moves();
        p.make_move(move);
        boards_[i] = p.sides();
        return {bit_squares_[static_cast<std::size_t>(std::countr_zero(move))], mover, p.outcome(),
                (squares & p.free()) != 0};
    }
    void playout(std::size_t begin, solve::simd_xoroshiro& random,
                 std::span<outcome> outcomes) const;

private:
    bitboard::game_geometry<std::uint64_t> board_;
    std::vector<std::uint64_t> action_squares_;  ///< a column or a square, for each action
    square bit_squares_[64]{};
    std::vector<bitboard::sides<std::uint64_t>> boards_;
};

}  // namespace inarow::python
