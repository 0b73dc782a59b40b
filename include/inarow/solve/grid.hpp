// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/wide.hpp>
#include <inarow/game/position.hpp>

#include <cstdint>

/// The rules in the form a search needs: a board is a set of bits that is shifted as a whole, so
/// that one expression finds every square that wins. tests/solve/grid_test.cpp holds it to the
/// rules of game/.
namespace inarow::inline v0::solve {

/// Whether a search turns the board over its diagonal: a tall one on which stones are placed, so
/// that left and right are always its long sides.
[[nodiscard]] constexpr bool is_turned(const rules& r) {
    return r.gravity == place && r.rows > r.columns;
}

/// How many bits a board of these rules needs: a square has the bit `column * (rows + 1)` plus its
/// height above the bottom. The bit above each column stays 0, so that no line goes on in the next
/// column.
[[nodiscard]] constexpr int bits_needed(const rules& r) {
    return is_turned(r) ? r.rows * (r.columns + 1) : r.columns * (r.rows + 1);
}

/// Of longer lines `potential` does not speak.
inline constexpr int most_weighed_run = 12;

/// A board of some rules. Word has at least bits_needed(rules) bits.
///
/// In a constant evaluation calls and statements are what costs time, and expressions are cheap:
/// so the functions that are called for every position are loops over the four directions with one
/// expression in them.
template <class Word>
struct grid {
    bool turned;
    bool drops;
    int columns;
    int rows;
    int stride;  ///< how far the bits of neighbouring columns are apart
    int run;
    int directions = 0;  ///< in how many there is room for a line
    /// How far apart neighbours in a line are; where there is no room for a line, as the first.
    int steps[4]{};
    Word column{};  ///< the first one
    Word squares{};
    Word bottoms{};
    /// The squares that a player gets who always answers in the column the other has just played
    /// in, when every column has an even number of free squares.
    Word answers{};
    /// The squares in the order in which to try them: columns from the middle, or, where stones are
    /// placed, rings from the middle. The last tier has all the rest.
    int tiers = 0;
    Word tier[32]{};

    explicit constexpr grid(const rules& r)
        : turned{is_turned(r)},
          drops{r.gravity == drop},
          columns{turned ? r.rows : r.columns},
          rows{turned ? r.columns : r.rows},
          stride{rows + 1},
          run{r.run} {
        Word answered{};
        for (int height = 0; height < rows; ++height) column |= bit(height);
        for (int height = rows - 1; height >= 0; height -= 2) answered |= bit(height);
        for (int c = 0; c < columns; ++c) {
            squares |= column << c * stride;
            bottoms |= bit(c * stride);
            answers |= answered << c * stride;
        }
        add_direction(run <= rows, 1);
        add_direction(run <= columns, stride);
        add_direction(run <= rows && run <= columns, stride + 1);
        add_direction(run <= rows && run <= columns, stride - 1);
        for (int i = directions; i < 4; ++i) steps[i] = steps[0];
        add_tiers();
    }

    [[nodiscard]] static constexpr Word bit(int number) {
        // The analyzer does not know that rules have at least a column and a row.
        return Word{1} << number;  // NOLINT(clang-analyzer-core.BitwiseShift)
    }
    [[nodiscard]] constexpr Word at(square s) const {
        return turned ? bit(s.row * stride + rows - 1 - s.column)
                      : bit(s.column * stride + rows - 1 - s.row);
    }

    struct sides {
        Word own;
        Word theirs;
    };
    /// The stones of the player to move and of the other.
    template <int Capacity>
    [[nodiscard]] constexpr sides sides_of(const basic_position<Capacity>& p) const {
        sides result{};
        const std::size_t mover = p.to_move() == first ? 0 : 1;
        square s;
        // Not the rules' own numbers: of a board that the compiler knows it knows these.
        const int row_count = turned ? columns : rows;
        const int column_count = turned ? rows : columns;
        for (int i = 0; s.row < row_count; ++s.row) {
            for (s.column = 0; s.column < column_count; ++s.column, ++i) {
                const bool own = p.marks_[mover].test(i);
                const bool theirs = p.marks_[1 - mover].test(i);
                // Without a branch where a word is cheap: stones lie as they please, and a third
                // of a short search was the processor's wrong guesses here.
                if (sizeof(Word) > sizeof(std::uint64_t) && !own && !theirs) continue;
                const Word here = at(s);
                result.own |= own ? here : Word{};
                result.theirs |= theirs ? here : Word{};
            }
        }
        return result;
    }

    /// The squares a stone can come onto when these are taken.
    [[nodiscard, gnu::always_inline]] constexpr Word playable(const Word& taken) const {
        return drops ? (taken + bottoms) & squares & ~taken : squares & ~taken;
    }

    /// Whether a stone lies above a free square of its column, where stones drop: on boards that
    /// no game reaches.
    [[nodiscard]] constexpr bool has_holes(const Word& taken) const {
        return drops && static_cast<bool>((taken + bottoms) & taken);
    }

    /// Every bit where one stone more would complete a line of `own`; off the board and on stones
    /// too, for the caller to mask out.
    [[nodiscard, gnu::always_inline]] constexpr Word completing(const Word& own) const {
        Word result{};
        add_completing(own, steps, result);
        return result;
    }
    /// The same, added to a set; of several boards at once where Set is core::lanes<>. All
    /// directions, if `in` is `steps`; or in each lane its own, if it is one set of four steps
    /// (lines of five and more are looked for in all directions then too).
    template <class Set, class Steps>
    [[gnu::always_inline]] constexpr void add_completing(const Set& own, const Steps& in,
                                                         Set& result) const {
        if (run == 4) {
            for (const auto& s : in)
                result |= (own << s & own << 2 * s & (own << 3 * s | own >> s)) |
                          (own >> s & own >> 2 * s & (own >> 3 * s | own << s));
        } else if (run == 3) {
            for (const auto& s : in)
                result |= (own << s & (own << 2 * s | own >> s)) | (own >> s & own >> 2 * s);
        } else {
            for (int i = 0; i < directions; ++i) add_last_of_run(own, steps[i], result);
        }
    }

    /// Whether all squares of some line are in the set.
    [[nodiscard, gnu::always_inline]] constexpr bool has_line(const Word& set) const {
        if (directions == 0) return false;
        Word found{};
        if (run == 4) {
            for (const int s : steps) {
                const Word pairs = set & set >> s;
                found |= pairs & pairs >> 2 * s;
            }
        } else if (run == 3) {
            for (const int s : steps) found |= set & set >> s & set >> 2 * s;
        } else {
            for (int i = 0; i < directions; ++i) found |= lines_from(set, steps[i]);
        }
        return static_cast<bool>(found);
    }

    /// The sum, over all lines with no stone of the other player, of 2 to the number of own stones
    /// in it: `open` is the own stones and the free squares. At most `enough`, where it stops.
    /// Precondition: run is at most most_weighed_run, and no line of `own` is complete.
    [[nodiscard]] constexpr std::int64_t potential(const Word& own, const Word& open,
                                                   std::int64_t enough) const {
        std::int64_t sum = 0;
        for (int i = 0; i < directions && sum < enough; ++i)
            sum += run == 4   ? potential_of_fours(own, open, steps[i])
                   : run == 3 ? potential_of_threes(own, open, steps[i])
                              : potential_of_runs(own, open, steps[i]);
        return sum < enough ? sum : enough;
    }

    /// The set as seen in a mirror, left for right.
    [[nodiscard]] constexpr Word mirrored(const Word& set) const {
        Word result{};
        for (int left = 0, right = (columns - 1) * stride; right >= 0;
             left += stride, right -= stride)
            result |= (set >> left & column) << right;
        return result;
    }

private:
    constexpr void add_direction(bool room, int step) {
        if (room) steps[directions++] = step;
    }
    constexpr void add_tiers() {
        const bool has_rings = !drops && rows > 2;
        const int most = has_rings ? (rows + 1) / 2 : columns;
        for (Word rest = squares; static_cast<bool>(rest); rest = rest & ~tier[tiers++]) {
            if (tiers == 31) {
                tier[tiers] = rest;
            } else if (has_rings) {
                tier[tiers] = rest & inside(most - 1 - tiers);
            } else {
                tier[tiers] = column << (columns / 2 + beside_middle(tiers)) * stride;
            }
        }
    }
    /// 0, -1, 1, -2, 2, ...
    [[nodiscard]] static constexpr int beside_middle(int i) {
        return i % 2 == 0 ? i / 2 : -(i + 1) / 2;
    }
    /// The squares at least so far from every edge.
    [[nodiscard]] constexpr Word inside(int from_edge) const {
        Word part{};
        for (int height = from_edge; height < rows - from_edge; ++height) part |= bit(height);
        Word result{};
        for (int c = from_edge; c < columns - from_edge; ++c) result |= part << c * stride;
        return result;
    }

    /// The first squares of all lines of `run` in the set.
    [[nodiscard]] constexpr Word lines_from(const Word& set, int s) const {
        Word result = set;
        for (int i = 1; i < run; ++i) result &= set >> i * s;
        return result;
    }
    /// Adds the one square missing from a line whose others are all in the set.
    template <class Set>
    constexpr void add_last_of_run(const Set& set, int s, Set& result) const {
        Set full = ~Set{};    // lines of which nothing is missing so far
        Set but_one = Set{};  // lines of which one square is
        for (int i = 0; i < run; ++i) {
            const Set there = set >> i * s;
            but_one = (but_one & there) | (full & ~there);
            full &= there;
        }
        Set missing{};
        for (int i = 0; i < run; ++i) missing |= but_one << i * s;
        result |= missing & ~set;
    }

    // 2 to the power of n is 1 and, for each j from 1 to n, 2 to the power of j - 1: so the lines
    // that have at least j stones are counted, for each j.
    [[nodiscard]] static constexpr std::int64_t potential_of_threes(const Word& own,
                                                                    const Word& open, int s) {
        const Word lines = open & open >> s & open >> 2 * s;
        const Word b = own >> s;
        const Word c = own >> 2 * s;
        return core::count(lines) + core::count(lines & (own | b | c)) +
               2 * core::count(lines & ((own & b) | (c & (own | b))));
    }
    [[nodiscard]] static constexpr std::int64_t potential_of_fours(const Word& own,
                                                                   const Word& open, int s) {
        const Word lines = open & open >> s & open >> 2 * s & open >> 3 * s;
        const Word b = own >> s;
        const Word c = own >> 2 * s;
        const Word d = own >> 3 * s;
        return core::count(lines) + core::count(lines & (own | b | c | d)) +
               2 * core::count(lines & ((own & b) | (c & d) | ((own | b) & (c | d)))) +
               4 * core::count(lines & ((own & b & (c | d)) | (c & d & (own | b))));
    }
    [[nodiscard]] constexpr std::int64_t potential_of_runs(const Word& own, const Word& open,
                                                           int s) const {
        Word stones[most_weighed_run + 1]{lines_from(open, s)};  // the lines with at least so many
        for (int i = 0; i < run; ++i) {
            const Word there = own >> i * s;
            for (int j = i + 1; j > 0; --j) stones[j] |= stones[j - 1] & there;
        }
        std::int64_t sum = core::count(stones[0]);
        for (int j = 1; j <= run; ++j) sum += core::count(stones[j]) * (std::int64_t{1} << (j - 1));
        return sum;
    }
};

}  // namespace inarow::inline v0::solve
