// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/lanes.hpp>
#include <inarow/core/processor.hpp>
#include <inarow/game/position.hpp>
#include <inarow/solve/grid.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// Games played to their end by random moves, each legal move as likely as the others.
namespace inarow::inline v0::solve {

/// Random numbers, eight at once; the same for the same seed on every machine. Source:
/// xoroshiro128+ 1.0 by David Blackman and Sebastiano Vigna, one in each lane.
class random_lanes {
public:
    explicit random_lanes(std::uint64_t seed) {
        for (int i = 0; i < 8; ++i) {
            a_[i] = core::mixed(seed += step);
            b_[i] = core::mixed(seed += step);
        }
    }

    /// Sets each to a number below `end`. Precondition: 0 < end < 2^32. Its chances are off by less
    /// than end / 2^32.
    [[gnu::always_inline]] void below(std::uint64_t end, core::lanes<8>& numbers) {
        draw(numbers);
        numbers = (numbers >> 32) * end >> 32;
    }
    /// One number below `end`.
    [[nodiscard]] std::size_t below(std::size_t end) {
        if (next_ == 8) {
            draw(kept_);
            next_ = 0;
        }
        return (kept_[next_++] >> 32) * end >> 32;
    }

private:
    [[gnu::always_inline]] void draw(core::lanes<8>& numbers) {
        numbers = a_ + b_;
        b_ ^= a_;
        a_ = (a_ << 24 | a_ >> 40) ^ b_ ^ b_ << 16;
        b_ = b_ << 37 | b_ >> 27;
    }

    static constexpr std::uint64_t step = 0x9e3779b97f4a7c15U;

    core::lanes<8> a_{};
    core::lanes<8> b_{};
    core::lanes<8> kept_{};
    int next_ = 8;
};

namespace detail {

/// Eight games at once on a board of one word. A move is a choice among all columns, or all
/// squares; where there is no room it is made again in the next round, while the other games go on.
class playout_board {
public:
    explicit playout_board(const rules& r) : on_(r) {
        const int count = on_.drops ? r.columns : r.squares();
        for (int i = 0; i < count; ++i)
            choices_[i] = on_.drops ? on_.column << i * on_.stride : on_.at(square_at(r, i));
        count_ = static_cast<std::uint64_t>(count);
    }

    /// Who is to move has `own`.
    struct begun {
        std::uint64_t own;
        std::uint64_t theirs;
        std::size_t number;
    };
    /// Plays games for as long as start(begun&) gives one; end(number, stones, is_won) is called
    /// with each that is over.
    template <class Start, class End>
    [[gnu::always_inline]] void play_all(random_lanes& random, Start start, End end) const {
        games at;
        int playing = 0;
        for (int i = 0; i < 8; ++i) playing += begin_next(start, at, i);
        while (playing > 0) {
            core::lanes<8> won;
            core::lanes<8> over;
            move_in_all(random, at, won, over);
            for (unsigned left = which(over); left != 0; left &= left - 1) {
                const int i = std::countr_zero(left);
                if (at.numbers[i] != none) {
                    end(at.numbers[i], std::popcount(at.own[i] | at.theirs[i]), won[i] != 0);
                    --playing;
                }
                playing += begin_next(start, at, i);
            }
        }
    }

private:
    static constexpr std::size_t none = ~std::size_t{0};

    struct games {
        core::lanes<8> own{};
        core::lanes<8> theirs{};
        std::size_t numbers[8]{};
    };

    /// Puts the next game there, or, when there is none, an empty board to go on with.
    template <class Start>
    [[gnu::always_inline]] static int begin_next(Start& start, games& at, int lane) {
        begun next{0, 0, none};
        const bool is_one = start(next);
        at.own[lane] = next.own;
        at.theirs[lane] = next.theirs;
        at.numbers[lane] = next.number;
        return is_one ? 1 : 0;
    }
    [[gnu::always_inline]] void move_in_all(random_lanes& random, games& at, core::lanes<8>& won,
                                            core::lanes<8>& over) const {
        core::lanes<8> chosen;
        random.below(count_, chosen);
        for (int i = 0; i < 8; ++i) chosen[i] = choices_[chosen[i]];
        const core::lanes<8> taken = at.own | at.theirs;
        core::lanes<8> move = chosen & on_.squares & ~taken;
        if (on_.drops) move &= taken + on_.bottoms;
        core::lanes<8> completing{};
        on_.add_completing(at.own, on_.steps, completing);
        won = completing & move;
        const core::lanes<8> free = (taken | move) ^ on_.squares;
        core::lanes<8> is_won;
        core::lanes<8> has_free;
        core::lanes<8> has_moved;
        set_unless_0(won, is_won);
        set_unless_0(free, has_free);
        set_unless_0(move, has_moved);
        over = is_won | ~has_free;
        const core::lanes<8> made = at.own | move;
        at.own = (at.theirs & has_moved) | (at.own & ~has_moved);
        at.theirs = (made & has_moved) | (at.theirs & ~has_moved);
    }
    /// All bits of each lane that is not 0. By a difference and a shift: in a function made for
    /// one kind of processor g++ 12 compares words one by one.
    [[gnu::always_inline]] static void set_unless_0(const core::lanes<8>& some,
                                                    core::lanes<8>& set) {
        set = -((some | -some) >> 63);
    }
    /// The lanes that are not 0, a bit for each; the others are all ones.
    [[gnu::always_inline]] static unsigned which(const core::lanes<8>& some) {
        std::uint64_t result = 0;
        for (int i = 0; i < 8; ++i) result |= some[i] & std::uint64_t{1} << i;
        return static_cast<unsigned>(result);
    }

    grid<std::uint64_t> on_;
    std::uint64_t choices_[64]{};
    std::uint64_t count_;
};

/// By the rules, on any board. A move stays in the list for as long as it is legal.
template <int Capacity>
[[nodiscard]] inarow::outcome play_out_by_rules(basic_position<Capacity> p, random_lanes& random,
                                                std::vector<move>& moves) {
    const bool drops = p.rules().gravity == drop;
    moves.clear();
    p.for_each_move([&](square s) { moves.push_back(drops ? move::into_column(s.column) : s); });
    while (!p.is_over()) {
        const std::size_t chosen = random.below(moves.size());
        (void)p.apply(moves[chosen]);
        if (p.judge(moves[chosen]).legal) continue;
        moves[chosen] = moves.back();
        moves.pop_back();
    }
    return p.outcome();
}

/// Plays on the grid those of so many games that begin(number, begun&) gives; of the others nothing
/// more is asked.
template <class Begin, class End>
void play_each(const rules& r, std::size_t count, random_lanes& random, Begin begin, End end) {
    std::size_t next = 0;
    const auto start = [&](playout_board::begun& game) {
        for (; next < count; ++next) {
            if (!begin(next, game)) continue;
            game.number = next++;
            return true;
        }
        return false;
    };
    constexpr auto play = [](const playout_board& on, random_lanes& numbers, auto& from, auto& to)
                              __attribute__((always_inline)) { on.play_all(numbers, from, to); };
    const playout_board board(r);
    core::with_processor([&](auto processor) {
        decltype(processor)::template run<play>(board, random, start, end);
    });
}

/// On the grid, those that can be; the others by the rules. Precondition: a word holds the board.
template <int Capacity>
void play_out_on_grid(std::span<const basic_position<Capacity>> from, random_lanes& random,
                      std::span<inarow::outcome> ends) {
    const rules& r = from.front().rules();
    const grid<std::uint64_t> on(r);
    std::vector<move> moves;
    const auto begin = [&](std::size_t number, playout_board::begun& game) {
        const auto& p = from[number];
        const auto [own, theirs] = p.stones() > 0 ? on.sides_of(p) : grid<std::uint64_t>::sides{};
        if (p.is_over() || on.has_holes(own | theirs)) {
            ends[number] = play_out_by_rules(p, random, moves);
            return false;
        }
        game.own = own;
        game.theirs = theirs;
        return true;
    };
    const auto end = [&](std::size_t number, int stones, bool is_won) {
        const auto& p = from[number];
        const bool is_own =
            (stones - p.stones()) % 2 == 1;  // the one who was to move made the last
        ends[number] =
            is_won ? won_by(is_own ? p.to_move() : other(p.to_move())) : inarow::outcome::draw;
    };
    play_each(r, from.size(), random, begin, end);
}

}  // namespace detail

/// Plays each position to its end and says how that was. A board of one word is played on its grid,
/// eight games at once. Preconditions: all are of the same rules; there are as many ends.
template <int Capacity>
void play_out(std::span<const basic_position<Capacity>> from, random_lanes& random,
              std::span<inarow::outcome> ends) {
    if (from.empty()) return;
    if (bits_needed(from.front().rules()) <= 64)
        return detail::play_out_on_grid(from, random, ends);
    std::vector<move> moves;
    for (std::size_t i = 0; i < from.size(); ++i)
        ends[i] = detail::play_out_by_rules(from[i], random, moves);
}

/// The same of boards as the grid of their rules has them. Preconditions: a word holds the board;
/// games reach all of them.
inline void play_out(const rules& r, std::span<const grid<std::uint64_t>::sides> from,
                     random_lanes& random, std::span<inarow::outcome> ends) {
    const grid<std::uint64_t> on(r);
    const auto won_with = [odd = won_by(r.starts), even = won_by(other(r.starts))](int stones) {
        return stones % 2 == 1 ? odd : even;
    };
    const auto begin = [&](std::size_t number, detail::playout_board::begun& game) {
        const auto [own, theirs] = from[number];
        const std::uint64_t taken = own | theirs;
        const bool is_won = taken != 0 && on.has_line(theirs);
        if (is_won || taken == on.squares) {
            ends[number] = is_won ? won_with(std::popcount(taken)) : inarow::outcome::draw;
            return false;
        }
        game.own = own;
        game.theirs = theirs;
        return true;
    };
    const auto end = [&](std::size_t number, int stones, bool is_won) {
        ends[number] = is_won ? won_with(stones) : inarow::outcome::draw;
    };
    detail::play_each(r, from.size(), random, begin, end);
}

}  // namespace inarow::inline v0::solve
