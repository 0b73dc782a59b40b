// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/position.hpp>
#include <inarow/game/result.hpp>

#include <cstddef>
#include <cstdint>

namespace inarow::inline v0 {

/// The reason why moves cannot be taken back or replayed. The requested number of moves, `asked`,
/// is negative or larger than `played`, the number of moves in the game.
struct illegal_take_back {
    int asked;
    int played;

    constexpr bool operator==(const illegal_take_back&) const = default;
};

/// A position, and the moves that led to it from the empty board or from a set-up position. `play`
/// and `take_back` return a new game. `apply` and `undo` change this game. If `apply` or `undo`
/// fails, the game stays unchanged. Capacity has the same meaning as in basic_position.
template <int Capacity>
class basic_game {
public:
    using position_type = basic_position<Capacity>;
    using squares = position_type::squares;

    /// Returns a game on the empty board. Refuses the same rules as basic_position::start.
    [[nodiscard]] static constexpr result<basic_game, illegal_rules> start(const inarow::rules& r) {
        auto board = position_type::start(r);
        if (!board) return board.error();
        return basic_game(*board);
    }
    /// Constructs a game that starts from a position.
    explicit constexpr basic_game(const position_type& start) : now_{start} {}

    [[nodiscard]] constexpr const inarow::rules& rules() const { return now_.rules(); }
    [[nodiscard]] constexpr const position_type& position() const { return now_; }
    /// Returns the squares of the moves made, oldest first.
    [[nodiscard]] constexpr const squares& moves() const { return moves_; }
    [[nodiscard]] constexpr int ply() const { return static_cast<int>(moves_.size()); }
    /// Returns the player who makes the move after the first `ply_number` moves of this game.
    [[nodiscard]] constexpr player mover(int ply_number) const {
        return (ply() - ply_number) % 2 == 0 ? now_.to_move() : other(now_.to_move());
    }

    [[nodiscard]] constexpr inarow::status status() const {
        return detail::status_after(now_.outcome(), now_.stones());
    }

    /// Returns the game after one more move, or the reason why the move is refused.
    [[nodiscard]] constexpr result<basic_game, illegal_move> play(move m) const {
        basic_game next = *this;
        if (const auto done = next.apply(m); !done) return done.error();
        return next;
    }
    /// Makes the move and returns the square of its stone. A refused move changes nothing.
    [[nodiscard]] constexpr result<square, illegal_move> apply(move m) {
        const auto where = now_.apply(m);
        if (where) moves_.push_back(*where);
        return where;
    }

    /// Returns the game as it was `count` moves ago, or the reason why these moves cannot be taken
    /// back.
    [[nodiscard]] constexpr result<basic_game, illegal_take_back> take_back(int count = 1) const {
        basic_game earlier = *this;
        if (const auto done = earlier.undo(count); !done) return done.error();
        return earlier;
    }
    /// Takes back the last `count` moves. If the game has fewer moves, or if `count` is negative,
    /// returns the error and changes nothing.
    [[nodiscard]] constexpr result<void, illegal_take_back> undo(int count = 1) {
        if (count < 0 || count > ply()) return illegal_take_back{count, ply()};
        for (; count > 0; --count) {
            now_.take(moves_.back());
            moves_.pop_back();
        }
        return {};
    }

    /// Returns the game after its first `count` moves, or the reason why these moves cannot be
    /// replayed.
    [[nodiscard]] constexpr result<basic_game, illegal_take_back> replay(int count) const {
        if (count < 0 || count > ply()) return illegal_take_back{count, ply()};
        return take_back(ply() - count);
    }

    [[nodiscard]] constexpr std::uint64_t hash() const {
        std::uint64_t result = now_.hash();
        for (const square s : moves_)
            result = core::mix64(result ^ static_cast<std::uint64_t>(index_of(rules(), s) + 1));
        return result;
    }
    // This operator is not declared constexpr, because g++ 12 with -D_GLIBCXX_DEBUG has no
    // constexpr std::vector.
    bool operator==(const basic_game&) const = default;

    position_type now_;
    squares moves_{};
};

/// The basic_game whose capacity is Rules.squares().
template <rules Rules>
using game_of = basic_game<Rules.squares()>;

}  // namespace inarow::inline v0

template <int Capacity>
struct std::hash<inarow::basic_game<Capacity>> {
    constexpr std::size_t operator()(const inarow::basic_game<Capacity>& g) const {
        return static_cast<std::size_t>(g.hash());
    }
};
