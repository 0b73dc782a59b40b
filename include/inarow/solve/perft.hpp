// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/bitboard/geometry.hpp>
#include <inarow/game/position.hpp>

#include <bit>
#include <cstdint>

/// Perft counts the games of a given length. It is a standard test of move generation.
namespace inarow::inline v0::solve {

/// The number of games with a given number of moves, and the outcomes of the games that end with
/// the last of these moves.
struct game_counts {
    std::uint64_t games = 0;
    std::uint64_t first_won = 0;
    std::uint64_t second_won = 0;
    std::uint64_t drawn = 0;

    constexpr game_counts& operator+=(const game_counts& other) {
        games += other.games;
        first_won += other.first_won;
        second_won += other.second_won;
        drawn += other.drawn;
        return *this;
    }
    constexpr bool operator==(const game_counts&) const = default;
};

namespace detail {

/// The geometry of the board that perft counts on. A geometry that is known at compile time makes
/// counting faster than a variable geometry.
template <rules Rules>
struct constant_geometry {
    static constexpr bitboard::geometry<std::uint64_t> geometry{Rules};
};
struct variable_geometry {
    bitboard::geometry<std::uint64_t> geometry;
};

/// Counts games on a bitboard of one word, without a transposition table. Does not make the last
/// two moves of each game, but counts all pairs of these moves at once. On a board of n squares,
/// there can be almost n² such pairs.
template <class Board>
struct game_counter {
    Board board;
    std::uint64_t games = 0;
    std::uint64_t completed = 0;  ///< games whose last move completes a line that decides the game

    /// Counts the games of exactly `moves` moves from a position in play. Precondition: `moves` is
    /// at least 1.
    constexpr void count(std::uint64_t own, std::uint64_t opponent, int moves) {
        const std::uint64_t next = board.geometry.playable(own | opponent);
        const std::uint64_t decisive = board.geometry.winning_squares(own) & next;
        if (moves == 1) {
            add(size(next), size(decisive));
        } else if (moves == 2) {
            count_replies(opponent, next, next & ~decisive);
        } else {
            for (std::uint64_t left = next & ~decisive; left != 0; left &= left - 1)
                count(opponent, own | (left & -left), moves - 1);
        }
    }

private:
    /// Counts every pair of a move in `quiet` and a reply. `quiet` is a subset of the playable
    /// squares `next`. The move removes its own square from the replies and, with gravity, adds the
    /// square above. The move does not change the squares where the opponent completes a line.
    constexpr void count_replies(std::uint64_t opponent, std::uint64_t next, std::uint64_t quiet) {
        const std::uint64_t opened =
            board.geometry.drops ? quiet << 1U & board.geometry.squares : 0;
        const std::uint64_t decisive = board.geometry.winning_squares(opponent);
        add(size(quiet) * size(next) - size(quiet) + size(opened),
            size(quiet) * size(next & decisive) - size(quiet & decisive) + size(opened & decisive));
    }
    constexpr void add(std::uint64_t more_games, std::uint64_t more_completed) {
        games += more_games;
        completed += more_completed;
    }
    [[nodiscard]] static constexpr std::uint64_t size(std::uint64_t set) {
        return static_cast<std::uint64_t>(std::popcount(set));
    }
};

template <int Capacity, class Board>
[[nodiscard]] constexpr game_counts count_on_bitboard(const basic_position<Capacity>& p, int moves,
                                                      const Board& board) {
    const auto [own, opponent] = board.geometry.sides_of(p);
    game_counter<Board> counter{board};
    counter.count(own, opponent, moves);
    const player last_mover = moves % 2 == 1 ? p.to_move() : other(p.to_move());
    const bool is_first_winner = winner_of_line(p.rules(), last_mover) == first;
    const bool is_full = p.stones() + moves == p.rules().squares();
    return {.games = counter.games,
            .first_won = is_first_winner ? counter.completed : 0,
            .second_won = is_first_winner ? 0 : counter.completed,
            .drawn = is_full ? counter.games - counter.completed : 0};
}

/// Counts games on any board, with a basic_position instead of a bitboard.
template <int Capacity>
constexpr void count_by_rules(const basic_position<Capacity>& p, int moves, game_counts& counts) {
    if (moves > 0) {
        p.for_each_move([&](square s) { count_by_rules(p.after(s), moves - 1, counts); });
    } else {
        ++counts.games;
        counts.first_won += static_cast<std::uint64_t>(p.outcome() == outcome::first_won);
        counts.second_won += static_cast<std::uint64_t>(p.outcome() == outcome::second_won);
        counts.drawn += static_cast<std::uint64_t>(p.outcome() == outcome::draw);
    }
}

/// Returns whether the position fits into a bitboard of one word and has no holes (free squares
/// below stones).
template <int Capacity>
[[nodiscard]] constexpr bool is_countable_on_bitboard(const basic_position<Capacity>& p) {
    if (!bitboard::supports(p.rules(), 64)) return false;
    const bitboard::geometry<std::uint64_t> board(p.rules());
    const auto [own, opponent] = board.sides_of(p);
    return !board.has_holes(own | opponent);
}

}  // namespace detail

/// Counts the games of exactly `moves` moves from a position, and the outcomes of these games. Does
/// not count games that end earlier.
template <int Capacity>
[[nodiscard]] constexpr game_counts perft(const basic_position<Capacity>& p, int moves) {
    if (moves > 0 && !p.is_over() && detail::is_countable_on_bitboard(p)) {
        if (starting_with(first, p.rules()) == connect_four)
            return detail::count_on_bitboard(p, moves, detail::constant_geometry<connect_four>{});
        const detail::variable_geometry board{bitboard::geometry<std::uint64_t>(p.rules())};
        return detail::count_on_bitboard(p, moves, board);
    }
    game_counts result;
    detail::count_by_rules(p, moves, result);
    return result;
}

}  // namespace inarow::inline v0::solve
