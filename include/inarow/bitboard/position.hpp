// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/bitboard/geometry.hpp>
#include <inarow/game/layout.hpp>

namespace inarow::inline v0::bitboard {

/// The rules of a game, and the geometry of its board. Word is an unsigned integer, as in geometry.
template <class Word>
struct game_geometry {
    inarow::rules rules;
    bitboard::geometry<Word> geometry;

    explicit constexpr game_geometry(const inarow::rules& r) : rules{r}, geometry(r) {}
};

/// A position on a bitboard. This class is many times faster than basic_position, because it does
/// not check moves. The position refers to its board, which must outlive the position.
/// tests/bitboard/position_test.cpp compares this class with game/.
///
/// Precondition of the functions that find or make moves: the board has no decisive line.
template <class Word>
class position {
public:
    /// Constructs a position on the empty board.
    explicit constexpr position(const game_geometry<Word>& b) : board_{&b} {}
    /// Constructs a position with the stones `s`. Precondition: if the player who starts is to
    /// move, the players have the same number of stones. Otherwise, the player who starts has one
    /// more stone.
    constexpr position(const game_geometry<Word>& b, const bitboard::sides<Word>& s)
        : board_{&b}, sides_{s} {}

    [[nodiscard]] constexpr const bitboard::sides<Word>& sides() const { return sides_; }
    [[nodiscard]] constexpr Word occupied() const { return sides_.own | sides_.opponent; }
    [[nodiscard]] constexpr Word free() const { return geometry().squares & ~occupied(); }
    [[nodiscard]] constexpr int free_count() const {
        return board_->rules.squares() - core::popcount(occupied());
    }
    /// Returns the player to move or, after the end of the game, the player who would be next.
    [[nodiscard]] constexpr player to_move() const {
        const player starts = board_->rules.starts;
        return core::popcount(occupied()) % 2 == 0 ? starts : other(starts);
    }
    /// Returns the outcome. The result is correct for every position that a game can reach.
    [[nodiscard]] constexpr inarow::outcome outcome() const {
        if (geometry().has_decisive_line(sides_.opponent))
            return outcome_of_line(board_->rules, other(to_move()));
        return free() == Word{} ? outcome::draw : outcome::in_play;
    }

    /// Returns the squares of all legal moves.
    [[nodiscard]] constexpr Word moves() const { return geometry().playable(occupied()); }
    /// Returns the legal moves that complete a decisive line.
    [[nodiscard]] constexpr Word decisive_moves() const {
        return geometry().winning_squares(sides_.own) & moves();
    }
    /// Returns the outcome after `move`. `decisive` is the result of decisive_moves() before the
    /// move.
    [[nodiscard]] constexpr inarow::outcome outcome_after(const Word& move,
                                                          const Word& decisive) const {
        if (static_cast<bool>(move & decisive)) return outcome_of_line(board_->rules, to_move());
        return free() == move ? outcome::draw : outcome::in_play;
    }
    /// Makes a move. Precondition: `move` is one square of moves().
    constexpr void make_move(const Word& move) { sides_ = {sides_.opponent, sides_.own | move}; }
    [[nodiscard]] constexpr position after(const Word& move) const {
        position result = *this;
        result.make_move(move);
        return result;
    }

private:
    [[nodiscard]] constexpr const bitboard::geometry<Word>& geometry() const {
        return board_->geometry;
    }

    const game_geometry<Word>* board_;
    bitboard::sides<Word> sides_{};
};

/// Returns the layout with the stones `s`. The number of stones determines the player to move.
/// Precondition: basic_layout<Capacity>::start accepts the rules of the board.
template <int Capacity, class Word>
[[nodiscard]] constexpr basic_layout<Capacity> to_layout(const game_geometry<Word>& b,
                                                         const sides<Word>& s) {
    const rules& r = b.rules;
    basic_layout<Capacity> result = *basic_layout<Capacity>::start(r);
    const player mover = position<Word>(b, s).to_move();
    for (int i = 0; i < r.squares(); ++i) {
        const Word bit = b.geometry.bit_of(square_at(r, i));
        if (static_cast<bool>(s.own & bit)) result.put(square_at(r, i), mark_of(mover));
        if (static_cast<bool>(s.opponent & bit)) result.put(square_at(r, i), mark_of(other(mover)));
    }
    result.set_to_move(mover);
    return result;
}

}  // namespace inarow::inline v0::bitboard
