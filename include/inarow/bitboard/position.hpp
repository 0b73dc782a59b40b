// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/bitboard/geometry.hpp>
#include <inarow/game/layout.hpp>

namespace inarow::inline v0::bitboard {

/// The rules of a game with the geometry of its board. Word is as in geometry.
template <class Word>
struct board {
    inarow::rules rules;
    bitboard::geometry<Word> geometry;

    explicit constexpr board(const inarow::rules& r) : rules{r}, geometry(r) {}
};

/// A position on a bitboard: many times as fast as basic_position, without checks. Refers to its
/// board. tests/bitboard/position_test.cpp checks it against game/.
///
/// Precondition of everything but `outcome`: no decisive line is on the board.
template <class Word>
class position {
public:
    /// The empty board.
    explicit constexpr position(const board<Word>& b) : board_{&b} {}
    /// Precondition: the numbers of stones agree with the player to move.
    constexpr position(const board<Word>& b, const bitboard::stones<Word>& s)
        : board_{&b}, stones_{s} {}

    [[nodiscard]] constexpr const bitboard::stones<Word>& stones() const { return stones_; }
    [[nodiscard]] constexpr Word occupied() const { return stones_.own | stones_.opponent; }
    [[nodiscard]] constexpr Word free() const { return geometry().squares & ~occupied(); }
    [[nodiscard]] constexpr int free_count() const {
        return board_->rules.squares() - core::popcount(occupied());
    }
    /// Whose turn it is; after the end, whose turn it would be.
    [[nodiscard]] constexpr player to_move() const {
        const player starts = board_->rules.starts;
        return core::popcount(occupied()) % 2 == 0 ? starts : other(starts);
    }
    /// The outcome of any position that a game reaches.
    [[nodiscard]] constexpr inarow::outcome outcome() const {
        if (geometry().has_decisive_line(stones_.opponent))
            return outcome_of_line(board_->rules, other(to_move()));
        return free() == Word{} ? outcome::draw : outcome::in_play;
    }

    /// The squares of all legal moves.
    [[nodiscard]] constexpr Word moves() const { return geometry().playable(occupied()); }
    /// The legal moves that complete a decisive line.
    [[nodiscard]] constexpr Word decisive_moves() const {
        return geometry().winning_squares(stones_.own) & moves();
    }
    /// The outcome after a move; `decisive` is decisive_moves() before it.
    [[nodiscard]] constexpr inarow::outcome outcome_after(const Word& move,
                                                          const Word& decisive) const {
        if (static_cast<bool>(move & decisive)) return outcome_of_line(board_->rules, to_move());
        return free() == move ? outcome::draw : outcome::in_play;
    }
    /// Makes a move, one square of moves().
    constexpr void make_move(const Word& move) { stones_ = {stones_.opponent, stones_.own | move}; }
    [[nodiscard]] constexpr position after(const Word& move) const {
        position result = *this;
        result.make_move(move);
        return result;
    }

private:
    [[nodiscard]] constexpr const bitboard::geometry<Word>& geometry() const {
        return board_->geometry;
    }

    const board<Word>* board_;
    bitboard::stones<Word> stones_{};
};

/// The layout with these stones and the player to move.
template <int Capacity, class Word>
[[nodiscard]] constexpr basic_layout<Capacity> to_layout(const board<Word>& b,
                                                         const stones<Word>& s) {
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
