// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/game_value.hpp>
#include <inarow/solve/grid.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

/// What every position of a small game is worth, in one table.
namespace inarow::inline v0::solve {

/// The values of all positions that a game of these rules can reach, won and drawn ones too; made
/// by one walk over all moves, which a constant evaluation has room for up to nine squares.
template <rules Rules>
    requires(check(Rules).has_value() && Rules.squares() <= 9)
class all_values {
public:
    constexpr all_values() { (void)fill(0, 0, 0, Rules.squares(), Rules.starts == first ? 1 : 2); }

    /// How many positions there are.
    [[nodiscard]] constexpr int size() const { return size_; }

    /// Nothing for a position that no game reaches, or of a game with other rules.
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
        return value_of(scores_[number] - bias, Rules.squares() - p.stones(), p.to_move());
    }

private:
    using word = std::uint64_t;
    static constexpr grid<word> board{Rules};
    static constexpr int bias = 10;  ///< added to a score, so that 0 is free to mean: not reached

    /// Powers of three: a board is a number with a digit for each square.
    struct powers {
        std::size_t of_square[9]{};
        std::size_t of_bit[64]{};
        std::size_t all = 1;

        constexpr powers() {
            for (int i = 0; i < Rules.squares(); ++i, all *= 3) {
                of_square[i] = all;
                of_bit[core::lowest(board.at(square_at(Rules, i)))] = all;
            }
        }
    };
    static constexpr powers threes{};

    /// The score of a position that is not over; its number is `number`, and the digit of who is
    /// to move there is `digit`.
    constexpr int fill(word own, word theirs, std::size_t number, int free, std::size_t digit) {
        ++size_;
        const word wins = board.completing(own);
        int best = -bias;
        for (word left = board.playable(own | theirs); left != 0; left &= left - 1) {
            const word stone = left & -left;
            const std::size_t next = number + digit * threes.of_bit[__builtin_ctzll(left)];
            int score = bias - scores_[next];
            if (score == bias) {
                const bool is_over = (stone & wins) != 0 || free == 1;
                score = (stone & wins) != 0 ? (free + 1) / 2
                        : is_over           ? 0
                                            : -fill(theirs, own | stone, next, free - 1, 3 - digit);
                if (is_over) {
                    ++size_;
                    scores_[next] = static_cast<std::int8_t>(bias - score);
                }
            }
            best = score > best ? score : best;
        }
        scores_[number] = static_cast<std::int8_t>(best + bias);
        return best;
    }

    std::int8_t scores_[threes.all]{};
    int size_ = 0;
};

}  // namespace inarow::inline v0::solve
