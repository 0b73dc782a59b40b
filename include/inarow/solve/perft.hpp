// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/position.hpp>
#include <inarow/solve/grid.hpp>

#include <bit>
#include <cstdint>

/// Games counted by their length, as programs do that check their rules against each other.
namespace inarow::inline v0::solve {

/// Games of one length, and how many of them ended with their last move.
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

/// Where the counting takes the board from: to know it when the program is compiled is faster.
template <rules Rules>
struct known_board {
    static constexpr grid<std::uint64_t> on{Rules};
};
struct given_board {
    grid<std::uint64_t> on;
};

/// Counts games on a board of one word. Nothing is remembered, and the last two moves are not made
/// but counted: so a call at the leaves counts up to squares² games.
template <class Board>
struct game_counter {
    Board board;
    std::uint64_t games = 0;
    std::uint64_t won = 0;  ///< with the last move

    /// Games of just so many moves, at least one, from a position in play.
    constexpr void count(std::uint64_t own, std::uint64_t theirs, int moves) {
        const std::uint64_t next = board.on.playable(own | theirs);
        const std::uint64_t winning = board.on.completing(own) & next;
        if (moves == 1) {
            add(size(next), size(winning));
        } else if (moves == 2) {
            count_replies(theirs, next, next & ~winning);
        } else {
            for (std::uint64_t left = next & ~winning; left != 0; left &= left - 1)
                count(theirs, own | (left & -left), moves - 1);
        }
    }

private:
    /// The games of one of the `quiet` moves of all that are `next`, and one of the player whose
    /// stones are `theirs`. Each such move takes its own square from the reply, and opens the one
    /// above it; the squares where the reply wins are the same behind all of them.
    constexpr void count_replies(std::uint64_t theirs, std::uint64_t next, std::uint64_t quiet) {
        const std::uint64_t opened = board.on.drops ? quiet << 1U & board.on.squares : 0;
        const std::uint64_t winning = board.on.completing(theirs);
        add(size(quiet) * size(next) - size(quiet) + size(opened),
            size(quiet) * size(next & winning) - size(quiet & winning) + size(opened & winning));
    }
    constexpr void add(std::uint64_t more_games, std::uint64_t more_won) {
        games += more_games;
        won += more_won;
    }
    [[nodiscard]] static constexpr std::uint64_t size(std::uint64_t set) {
        return static_cast<std::uint64_t>(std::popcount(set));
    }
};

template <int Capacity, class Board>
[[nodiscard]] constexpr game_counts games_on(const basic_position<Capacity>& p, int moves,
                                             const Board& board) {
    const auto [own, theirs] = board.on.sides_of(p);
    game_counter<Board> counter{board};
    counter.count(own, theirs, moves);
    const bool is_last_of_first = (p.to_move() == first) == (moves % 2 == 1);
    const bool is_full = p.stones() + moves == p.rules().squares();
    return {.games = counter.games,
            .first_won = is_last_of_first ? counter.won : 0,
            .second_won = is_last_of_first ? 0 : counter.won,
            .drawn = is_full ? counter.games - counter.won : 0};
}

/// Any board, by the rules in game/.
template <int Capacity>
constexpr void count_by_rules(const basic_position<Capacity>& p, int moves, game_counts& to) {
    if (moves > 0) {
        p.for_each_move([&](square s) { count_by_rules(p.after(s), moves - 1, to); });
    } else {
        ++to.games;
        to.first_won += static_cast<std::uint64_t>(p.outcome() == outcome::first_won);
        to.second_won += static_cast<std::uint64_t>(p.outcome() == outcome::second_won);
        to.drawn += static_cast<std::uint64_t>(p.outcome() == outcome::draw);
    }
}

/// Whether a word holds the board, and no stone hangs above a free square.
template <int Capacity>
[[nodiscard]] constexpr bool can_count_on_grid(const basic_position<Capacity>& p) {
    if (bits_needed(p.rules()) > 64) return false;
    const grid<std::uint64_t> on(p.rules());
    const auto [own, theirs] = on.sides_of(p);
    return !on.has_holes(own | theirs);
}

}  // namespace detail

/// The games of just so many moves from a position on. A game that has ended is counted at its own
/// length, and at no greater one.
template <int Capacity>
[[nodiscard]] constexpr game_counts perft(const basic_position<Capacity>& p, int moves) {
    if (moves > 0 && !p.is_over() && detail::can_count_on_grid(p)) {
        if (starting_with(first, p.rules()) == connect_four)
            return detail::games_on(p, moves, detail::known_board<connect_four>{});
        const detail::given_board any{grid<std::uint64_t>(p.rules())};
        return detail::games_on(p, moves, any);
    }
    game_counts result;
    detail::count_by_rules(p, moves, result);
    return result;
}

}  // namespace inarow::inline v0::solve
