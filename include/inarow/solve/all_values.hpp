// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/bitboard/position.hpp>
#include <inarow/solve/game_value.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace inarow::inline v0::solve {

/// The values of all positions that a game of these rules can reach, finished ones too: a table
/// that one constant evaluation can fill for boards of up to nine squares.
template <rules Rules>
    requires(check(Rules).has_value() && Rules.squares() <= 9)
class all_values {
public:
    constexpr all_values() { fill(bitboard::position<word>(board), 0); }

    /// The number of positions.
    [[nodiscard]] constexpr int size() const { return size_; }

    /// The value of a position; nothing if no game reaches it, or its rules are others.
    template <int Capacity>
    [[nodiscard]] constexpr std::optional<game_value> operator[](
        const basic_position<Capacity>& p) const {
        const player mover = p.stones() % 2 == 0 ? Rules.starts : other(Rules.starts);
        if (p.rules() != Rules || p.to_move() != mover) return std::nullopt;
        std::size_t number = 0;
        for (int i = 0; i < Rules.squares(); ++i) {
            const mark m = p.at(square_at(Rules, i));
            number += threes.of_square[i] * static_cast<std::size_t>(m);
        }
        if (scores_[number] == 0) return std::nullopt;
        if (p.is_over()) return game_value{p.outcome(), 0};
        return value_of(scores_[number] - bias, Rules, Rules.squares() - p.stones(), p.to_move());
    }

private:
    using word = std::uint64_t;
    static constexpr bitboard::board<word> board{Rules};
    static constexpr int bias = 10;  ///< added to a score, so that 0 means not reached

    /// Powers of three: a board is a number with a ternary digit for each square.
    struct powers {
        std::size_t of_square[9]{};
        std::size_t of_bit[64]{};
        std::size_t all = 1;

        constexpr powers() {
            for (int i = 0; i < Rules.squares(); ++i, all *= 3) {
                of_square[i] = all;
                of_bit[core::lowest_bit(board.geometry.bit_of(square_at(Rules, i)))] = all;
            }
        }
    };
    static constexpr powers threes{};

    /// Fills in a position in play with that number, and what follows it.
    constexpr void fill(const bitboard::position<word>& p, std::size_t number) {
        ++size_;
        // All that the moves have in common once, and no call for a move that ends nothing: a
        // compiler pays for each.
        const player next_mover = other(p.to_move());
        const std::size_t digit = next_mover == second ? 1 : 2;
        const int free = p.free_count();
        const word moves = p.moves();
        const word decisive = p.decisive_moves();
        const word ending = free == 1 ? moves : decisive;
        int best = -bias;
        for (word left = moves; left != 0; left = core::clear_lowest_bit(left)) {
            const word move = left & ~core::clear_lowest_bit(left);
            const std::size_t next = number + digit * threes.of_bit[core::lowest_bit(move)];
            if (scores_[next] == 0) {
                if ((move & ending) == 0) {
                    fill(p.after(move), next);
                } else {
                    const inarow::outcome end = p.outcome_after(move, decisive);
                    ++size_;
                    scores_[next] =
                        static_cast<std::int8_t>(bias + score_of({end, 0}, free - 1, next_mover));
                }
            }
            best = bias - scores_[next] > best ? bias - scores_[next] : best;
        }
        scores_[number] = static_cast<std::int8_t>(best + bias);
    }

    std::int8_t scores_[threes.all]{};
    int size_ = 0;
};

}  // namespace inarow::inline v0::solve
