// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/bitboard/position.hpp>
#include <inarow/core/detail/cpu_dispatch.hpp>
#include <inarow/core/detail/simd.hpp>
#include <inarow/core/mix64.hpp>
#include <inarow/game/position.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// A playout is a game played to its end with uniformly random legal moves.
namespace inarow::inline v0::solve {

/// A random number generator for playouts. Each of the eight SIMD lanes has its own state, so the
/// generator draws eight numbers at once. The same seed gives the same numbers on every platform.
/// Source: xoroshiro128+ 1.0 by David Blackman and Sebastiano Vigna.
class simd_xoroshiro {
public:
    explicit simd_xoroshiro(std::uint64_t seed) {
        for (int i = 0; i < 8; ++i) {
            a_[i] = core::mix64(seed += step);
            b_[i] = core::mix64(seed += step);
        }
    }

    /// The complete state of the generator: the first state word of every lane, the second state
    /// word of every lane, the eight numbers from which `below(std::size_t)` takes its results, and
    /// how many of these eight numbers have been used.
    using state_words = std::array<std::uint64_t, 25>;

    [[nodiscard]] state_words state() const {
        state_words result{};
        for (std::size_t i = 0; i < 8; ++i) {
            result[i] = a_[i];
            result[8 + i] = b_[i];
            result[16 + i] = buffer_[i];
        }
        result[24] = static_cast<std::uint64_t>(next_);
        return result;
    }
    /// Returns the generator with the given state, or `nullopt` if the state is invalid. A state is
    /// invalid if both state words of a lane are 0, or if the last word (how many of the eight
    /// numbers have been used) is greater than 8.
    [[nodiscard]] static std::optional<simd_xoroshiro> of_state(const state_words& words) {
        simd_xoroshiro result(0);
        for (std::size_t i = 0; i < 8; ++i) {
            if ((words[i] | words[8 + i]) == 0) return std::nullopt;  // a lane would draw only 0
            result.a_[i] = words[i];
            result.b_[i] = words[8 + i];
            result.buffer_[i] = words[16 + i];
        }
        if (words[24] > 8) return std::nullopt;
        result.next_ = static_cast<int>(words[24]);
        return result;
    }

    /// Sets each lane of `numbers` to a random number below `end`. The bias is below end / 2^32.
    /// Precondition: 0 < end < 2^32.
    [[gnu::always_inline]] void below(std::uint64_t end, core::detail::simd<8>& numbers) {
        draw(numbers);
        numbers = (numbers >> 32) * end >> 32;
    }
    /// Returns one random number below `end`. Every eighth call draws eight numbers at once, one
    /// for this call and seven for the next calls.
    [[nodiscard]] std::size_t below(std::size_t end) {
        if (next_ == 8) {
            draw(buffer_);
            next_ = 0;
        }
        return (buffer_[next_++] >> 32) * end >> 32;
    }

private:
    [[gnu::always_inline]] void draw(core::detail::simd<8>& numbers) {
        numbers = a_ + b_;
        b_ ^= a_;
        a_ = (a_ << 24 | a_ >> 40) ^ b_ ^ b_ << 16;
        b_ = b_ << 37 | b_ >> 27;
    }

    static constexpr std::uint64_t step = 0x9e3779b97f4a7c15U;

    core::detail::simd<8> a_{};
    core::detail::simd<8> b_{};
    core::detail::simd<8> buffer_{};
    int next_ = 8;
};

namespace detail {

/// Plays eight games at once on bitboards of one word, one game in each SIMD lane. In each round,
/// every game draws a move from all columns or all squares. A game whose move is illegal draws
/// again in the next round, while the other games continue.
class playout_board {
    using simd = core::detail::simd<8>;

public:
    explicit playout_board(const bitboard::game_geometry<std::uint64_t>& b) : board_{b.geometry} {
        const rules& r = b.rules;
        const int count = board_.drops ? r.columns : r.squares();
        for (int i = 0; i < count; ++i)
            choices_[i] =
                board_.drops ? board_.column << i * board_.stride : board_.bit_of(square_at(r, i));
        choice_count_ = static_cast<std::uint64_t>(count);
    }

    /// A position to play out. The stones are from the point of view of the player to move.
    struct game {
        bitboard::sides<std::uint64_t> stones;
        std::size_t number;
    };
    /// Plays all games that start(game&) provides. start(game&) sets its argument to the next game
    /// and returns true, or returns false if no game is left. Calls end(number, stones, has_line)
    /// after each game: `stones` is the number of stones on the board, and `has_line` is whether
    /// the last mover completed a decisive line.
    template <class Start, class End>
    [[gnu::always_inline]] void play_all(simd_xoroshiro& random, Start start, End end) const {
        lane_games games;
        int playing = 0;
        for (int i = 0; i < 8; ++i) playing += start_in_lane(start, games, i);
        while (playing > 0) {
            simd completed;
            simd over;
            make_random_moves(random, games, completed, over);
            for (unsigned left = lane_mask(over); left != 0; left &= left - 1) {
                const int i = std::countr_zero(left);
                if (games.numbers[i] != none) {
                    end(games.numbers[i], std::popcount(games.own[i] | games.opponent[i]),
                        completed[i] != 0);
                    --playing;
                }
                playing += start_in_lane(start, games, i);
            }
        }
    }

private:
    static constexpr std::size_t none = ~std::size_t{0};

    struct lane_games {
        simd own{};
        simd opponent{};
        std::size_t numbers[8]{};
    };

    /// Puts the next game into a lane. If no game is left, puts an empty board into the lane to
    /// keep the lane busy. Returns the number of games started, 0 or 1.
    template <class Start>
    [[gnu::always_inline]] static int start_in_lane(Start& start, lane_games& games, int lane) {
        game next{{}, none};
        const bool has_next = start(next);
        games.own[lane] = next.stones.own;
        games.opponent[lane] = next.stones.opponent;
        games.numbers[lane] = next.number;
        return has_next ? 1 : 0;
    }
    [[gnu::always_inline]] void make_random_moves(simd_xoroshiro& random, lane_games& games,
                                                  simd& completed, simd& over) const {
        simd chosen;
        random.below(choice_count_, chosen);
        for (int i = 0; i < 8; ++i) chosen[i] = choices_[chosen[i]];
        const simd occupied = games.own | games.opponent;
        simd move = chosen;
        board_.keep_playable(occupied, move);
        completed = simd{};
        board_.add_winning_squares(games.own, board_.steps, completed);
        completed &= move;
        const simd free = (occupied | move) ^ board_.squares;
        simd has_line;
        simd has_free;
        simd has_moved;
        set_unless_0(completed, has_line);
        set_unless_0(free, has_free);
        set_unless_0(move, has_moved);
        over = has_line | ~has_free;
        const simd after = games.own | move;
        games.own = (games.opponent & has_moved) | (games.own & ~has_moved);
        games.opponent = (after & has_moved) | (games.opponent & ~has_moved);
    }
    /// Sets each lane of `masks` to all ones if the same lane of `words` is not 0, and to 0
    /// otherwise. Does not use a vector comparison, because in functions for another instruction
    /// set, g++ 12 would compile it to one comparison per word.
    [[gnu::always_inline]] static void set_unless_0(const simd& words, simd& masks) {
        masks = -((words | -words) >> 63);
    }
    /// Returns one bit for each lane. Precondition: every lane is all ones or 0.
    [[gnu::always_inline]] static unsigned lane_mask(const simd& masks) {
        std::uint64_t result = 0;
        for (int i = 0; i < 8; ++i) result |= masks[i] & std::uint64_t{1} << i;
        return static_cast<unsigned>(result);
    }

    bitboard::geometry<std::uint64_t> board_;
    std::uint64_t choices_[64]{};
    std::uint64_t choice_count_ = 0;
};

/// Plays one game on any board, with a basic_position instead of bitboards. `moves` is working
/// memory for the list of moves that are still legal.
template <int Capacity>
[[nodiscard]] inarow::outcome playout_by_rules(basic_position<Capacity> p, simd_xoroshiro& random,
                                               std::vector<move>& moves) {
    const bool drops = bitboard::has_drops(p.rules());
    (moves.clear)();
    p.for_each_move([&](square s) { moves.push_back(drops ? move::into_column(s.column) : s); });
    while (!p.is_over()) {
        const std::size_t chosen = random.below(moves.size());
        (void)p.apply(moves[chosen]);
        if ((p.check)(moves[chosen]).legal) continue;
        moves[chosen] = moves.back();
        moves.pop_back();
    }
    return p.outcome();
}

/// Plays games on bitboards. For each number below `count`, calls begin(number, game&), which sets
/// the position and returns whether to play the game. Calls end(number, outcome) after each game.
template <class Begin, class End>
void playout_each(const bitboard::game_geometry<std::uint64_t>& b, std::size_t count,
                  simd_xoroshiro& random, Begin begin, End end) {
    std::size_t next = 0;
    const auto finish = [&](std::size_t number, int plies, bool has_line) {
        const player last_mover = plies % 2 != 0 ? b.rules.starts : other(b.rules.starts);
        end(number, has_line ? outcome_of_line(b.rules, last_mover) : inarow::outcome::draw);
    };
    const auto start = [&](playout_board::game& g) {
        for (; next < count; ++next) {
            if (!begin(next, g)) continue;
            g.number = next++;
            return true;
        }
        return false;
    };
    constexpr auto play =
        [](const playout_board& self, simd_xoroshiro& numbers, auto& first_step, auto& last_step)
            __attribute__((always_inline)) { self.play_all(numbers, first_step, last_step); };
    const playout_board board(b);
    core::detail::dispatch_cpu(
        [&](auto cpu) { decltype(cpu)::template run<play>(board, random, start, finish); });
}

/// Plays out positions on bitboards. Some positions cannot occur in a game, because they have holes
/// (free squares below stones) or because their number of stones contradicts the player to move.
/// This function plays out these positions with playout_by_rules. Preconditions: `positions` is not
/// empty; the board fits into a bitboard of one word.
template <int Capacity>
void playout_on_bitboards(std::span<const basic_position<Capacity>> positions,
                          simd_xoroshiro& random, std::span<inarow::outcome> outcomes) {
    const bitboard::game_geometry<std::uint64_t> board(positions.front().rules());
    const auto is_movers_turn = [&](const basic_position<Capacity>& p) {
        const player starts = board.rules.starts;
        return p.to_move() == (p.stones() % 2 == 0 ? starts : other(starts));
    };
    std::vector<move> moves;
    const auto begin = [&](std::size_t number, playout_board::game& game) {
        const auto& p = positions[number];
        const auto stones =
            p.stones() > 0 ? board.geometry.sides_of(p) : bitboard::sides<std::uint64_t>{};
        if (p.is_over() || !is_movers_turn(p) ||
            board.geometry.has_holes(stones.own | stones.opponent)) {
            outcomes[number] = playout_by_rules(p, random, moves);
            return false;
        }
        game.stones = stones;
        return true;
    };
    const auto end = [&](std::size_t number, inarow::outcome o) { outcomes[number] = o; };
    playout_each(board, positions.size(), random, begin, end);
}

}  // namespace detail

/// Plays out each position once. Sets outcomes[i] to the outcome of the game from positions[i]. If
/// the board fits into a bitboard of one word, plays up to eight games at a time. Preconditions:
/// all positions have the same rules; the spans have the same size.
template <int Capacity>
void playout(std::span<const basic_position<Capacity>> positions, simd_xoroshiro& random,
             std::span<inarow::outcome> outcomes) {
    if (positions.empty()) return;
    if (bitboard::supports(positions.front().rules(), 64))
        return detail::playout_on_bitboards(positions, random, outcomes);
    std::vector<move> moves;
    for (std::size_t i = 0; i < positions.size(); ++i)
        outcomes[i] = detail::playout_by_rules(positions[i], random, moves);
}

/// Plays out each position once. `boards` contains the positions as bitboards. Preconditions:
/// bitboard::supports(r, 64); games can reach all positions; the spans have the same size.
inline void playout(const rules& r, std::span<const bitboard::sides<std::uint64_t>> boards,
                    simd_xoroshiro& random, std::span<inarow::outcome> outcomes) {
    const bitboard::game_geometry<std::uint64_t> board(r);
    const auto begin = [&](std::size_t number, detail::playout_board::game& game) {
        outcomes[number] = bitboard::position(board, boards[number]).outcome();
        game.stones = boards[number];
        return outcomes[number] == inarow::outcome::in_play;
    };
    const auto end = [&](std::size_t number, inarow::outcome o) { outcomes[number] = o; };
    detail::playout_each(board, boards.size(), random, begin, end);
}

}  // namespace inarow::inline v0::solve
