// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/bitboard/geometry.hpp>
#include <inarow/solve/game_value.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace inarow::inline v0::solve {

/// An endgame table: the values of all positions that games with the rules `Rules` can reach,
/// including finished positions. The board has at most nine squares, so that one constant
/// evaluation can fill the table.
template <rules Rules>
    requires((check)(Rules).has_value() && Rules.squares() <= 9)
class all_values {
public:
    constexpr all_values() {
        if constexpr (bitboard::supports(Rules, 64))
            (void)fill(0, 0, Rules.squares(), 0, static_cast<std::size_t>(mark_of(Rules.starts)));
        else
            (void)fill_by_rules(position_of<Rules>::start_unchecked(Rules), 0);
    }

    /// Returns the number of positions in the table.
    [[nodiscard]] constexpr int size() const { return size_; }

    /// Returns the value of a position, or `nullopt` if no game can reach the position or if the
    /// rules of the position are not `Rules`.
    template <int Capacity>
    [[nodiscard]] constexpr std::optional<game_value> operator[](
        const basic_position<Capacity>& p) const {
        if (p.rules() != Rules || p.to_move() != mover_of(Rules.squares() - p.stones()))
            return std::nullopt;
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
    static constexpr bitboard::geometry<word> geometry{Rules};
    /// The number added to each stored score, so that a stored 0 can mean that no game reaches the
    /// board.
    static constexpr int bias = 10;

    /// The table stores the score of a board under the number of the board, which has one ternary
    /// digit for each square. This struct contains the place values of the digits, indexed by
    /// square and by bit of the bitboard.
    struct powers {
        std::size_t of_square[9]{};
        std::size_t of_bit[64]{};
        std::size_t all = 1;

        constexpr powers() {
            for (int i = 0; i < Rules.squares(); ++i, all *= 3) {
                of_square[i] = all;
                if constexpr (bitboard::supports(Rules, 64))
                    of_bit[core::lowest_bit(geometry.bit_of(square_at(Rules, i)))] = all;
            }
        }
    };
    static constexpr powers threes{};

    [[nodiscard]] static constexpr player mover_of(int free) {
        return (Rules.squares() - free) % 2 == 0 ? Rules.starts : other(Rules.starts);
    }

    /// The score of the player who completes a decisive line (a line that decides the game),
    /// indexed by the number of free squares before the move that completes the line.
    struct line_scores {
        int before[10]{};

        constexpr line_scores() {
            for (int free = 1; free <= Rules.squares(); ++free) {
                const game_value ended{outcome_of_line(Rules, mover_of(free)), 0};
                before[free] = -score_of(ended, free - 1, other(mover_of(free)));
            }
        }
    };
    static constexpr line_scores of_line{};

    /// Fills in the scores of a position in play and of all positions after it. Returns the score
    /// of the position. `number` is the board as a ternary number, and `digit` is the digit of the
    /// player to move. Works on plain words instead of a bitboard::position and makes few calls,
    /// because compilers limit the steps of a constant evaluation. For tic-tac-toe, the loop below
    /// runs 16,167 times.
    constexpr int fill(word own, word opponent, int free, std::size_t number, std::size_t digit) {
        ++size_;
        const word lines = geometry.winning_squares(own);
        int best = -bias;
        for (word left = geometry.playable(own | opponent); left != 0; left &= left - 1) {
            const word move = left & -left;
            const std::size_t next = number + digit * threes.of_bit[core::lowest_bit(move)];
            int score = bias - scores_[next];
            if (score == bias) {
                const bool has_line = (move & lines) != 0;
                const bool is_over = has_line || free == 1;
                score = has_line  ? of_line.before[free]
                        : is_over ? 0
                                  : -fill(opponent, own | move, free - 1, next, 3 - digit);
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

    /// Does the same as `fill`, but uses a basic_position instead of bitboards, and therefore
    /// supports all rules. Also accepts finished positions.
    constexpr int fill_by_rules(const position_of<Rules>& p, std::size_t number) {
        ++size_;
        const int free = Rules.squares() - p.stones();
        int best = p.is_over() ? score_of({p.outcome(), 0}, free, p.to_move()) : -bias;
        p.for_each_move([&](square s) {
            const std::size_t next = number + threes.of_square[index_of(Rules, s)] *
                                                  static_cast<std::size_t>(mark_of(p.to_move()));
            const int score =
                scores_[next] == 0 ? -fill_by_rules(p.after(s), next) : bias - scores_[next];
            best = score > best ? score : best;
        });
        scores_[number] = static_cast<std::int8_t>(best + bias);
        return best;
    }

    std::int8_t scores_[threes.all]{};
    int size_ = 0;
};

}  // namespace inarow::inline v0::solve
