// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/wide_uint.hpp>
#include <inarow/game/position_view.hpp>

#include <cstdint>

/// A bitboard is a set of squares as an unsigned integer, with one bit for each square. A shift
/// moves the whole set, so one expression finds all winning squares in one direction.
/// tests/bitboard/geometry_test.cpp compares these functions with the rules in game/.
namespace inarow::inline v0::bitboard {

/// Returns whether stones drop. In such a game, each stone lies in the bottom row or on another
/// stone.
[[nodiscard]] constexpr bool has_drops(const rules& r) {
    switch (r.gravity) {
        case place: break;
        case drop: return true;
        default: break;
    }
    return false;
}

/// Returns whether bitboards exchange columns and rows under these rules. This is the case if
/// stones are placed and the board has more rows than columns. On such a board, the mirror image of
/// the bitboard exchanges the top and the bottom of the board.
[[nodiscard]] constexpr bool is_transposed(const rules& r) {
    return !has_drops(r) && r.rows > r.columns;
}

/// Returns the number of bits that a board needs. The bit number of a square is `column * (rows +
/// 1)` plus the height of the square above the bottom row. If is_transposed returns true, columns
/// and rows change places. The bit above each column stays 0, so that no line continues into the
/// next column.
[[nodiscard]] constexpr int bits_needed(const rules& r) {
    return is_transposed(r) ? r.rows * (r.columns + 1) : r.columns * (r.rows + 1);
}

/// Returns whether bitboards of `bits` bits support these rules. Callers must call this function
/// before they create a geometry.
[[nodiscard]] constexpr bool supports(const rules& r, int bits) {
    // The convention and the player who starts do not affect which squares form a line.
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    switch (edges) {
        case edges::bounded: break;
        case edges::wrapping:  // a shift does not wrap around the edges
        default: return false;
    }
    return bits_needed(r) <= bits;
}

/// The stones of the player to move (`own`) and of the opponent.
template <class Word>
struct sides {
    Word own{};
    Word opponent{};

    constexpr bool operator==(const sides&) const = default;
};

/// The longest run that `geometry::potential` supports.
inline constexpr int max_potential_run = 12;

/// Selects the code that finds winning squares: an expression for runs of 3, an expression for runs
/// of 4, or a loop for other rules.
enum class line_formula : std::uint8_t { threes, fours, runs, exact_runs };

[[nodiscard]] constexpr line_formula formula_for(const rules& r) {
    switch (r.length) {
        case line_length::exactly:
            if (inarow::detail::has_overlines(r)) return line_formula::exact_runs;
            break;
        case line_length::at_least:
        default: break;
    }
    return r.run == 4   ? line_formula::fours
           : r.run == 3 ? line_formula::threes
                        : line_formula::runs;
}

/// The masks of a board, and the operations on sets of its squares. A set has the type Word, an
/// unsigned integer. Precondition: supports(rules, number of bits of Word).
///
/// In constant evaluation, calls and statements are expensive, and expressions are cheap. Functions
/// that a search calls at every node (position) are therefore single expressions in a loop over the
/// directions.
template <class Word>
struct geometry {
    using word = Word;
    /// The type of a number of squares, or of a weighted sum of such numbers.
    using count = decltype(std::int64_t{} + core::popcount(Word{}));

    bool transposed;
    bool drops;
    int columns;
    int rows;
    int stride;  ///< distance between neighboring columns, in bits
    int run;
    line_formula formula;
    int directions = 0;  ///< number of directions in which a line fits
    /// The distance between neighboring squares of a line, in bits, for each direction. Unused
    /// entries repeat the first entry.
    int steps[4]{};
    Word column{};  ///< the leftmost column
    Word squares{};
    Word bottom_row{};
    Word diagonal{};  ///< on a square board: the diagonal from the bottom left; otherwise empty
    /// The squares that a player gets by claimeven. In this strategy, the player answers every
    /// stone of the opponent with a stone on top of that stone. A player can answer every stone
    /// only if each column has an even number of free squares.
    Word claimeven_squares{};
    /// The number of masks for move ordering. A search tries the moves of the first mask, then the
    /// moves of the second mask, and so on. The masks are disjoint. By default, the masks are
    /// columns from the middle outward. If stones are placed and the board has at least three
    /// columns and three rows, the masks are rings from the center outward. If there are more than
    /// 32 columns or rings, the last mask combines the rest.
    int ordering_masks = 0;
    Word ordering_mask[32]{};

    explicit constexpr geometry(const rules& r)
        : transposed{is_transposed(r)},
          drops{has_drops(r)},
          columns{transposed ? r.rows : r.columns},
          rows{transposed ? r.columns : r.rows},
          stride{rows + 1},
          run{r.run},
          formula{formula_for(r)} {
        Word answered{};
        for (int height = 0; height < rows; ++height) column |= bit_at(height);
        for (int height = rows - 1; height >= 0; height -= 2) answered |= bit_at(height);
        for (int c = 0; c < columns; ++c) {
            squares |= column << c * stride;
            bottom_row |= bit_at(c * stride);
            if (columns == rows) diagonal |= bit_at(c * stride + c);
            claimeven_squares |= answered << c * stride;
        }
        add_direction(run <= rows, 1);
        add_direction(run <= columns, stride);
        add_direction(run <= rows && run <= columns, stride + 1);
        add_direction(run <= rows && run <= columns, stride - 1);
        for (int i = directions; i < 4; ++i) steps[i] = steps[0];
        add_ordering_masks();
    }

    [[nodiscard]] static constexpr Word bit_at(int number) {
        // Boards have at least one column and one row, so no shift is negative. The static analyzer
        // does not know this.
        return Word{1} << number;  // NOLINT(clang-analyzer-core.BitwiseShift)
    }
    [[nodiscard]] constexpr Word bit_of(square s) const {
        return transposed ? bit_at(s.row * stride + rows - 1 - s.column)
                          : bit_at(s.column * stride + rows - 1 - s.row);
    }

    /// Converts the stones of a position to bitboards. Precondition: the position has the rules of
    /// this board.
    [[nodiscard]] constexpr bitboard::sides<Word> sides_of(const position_view& p) const {
        bitboard::sides<Word> result{};
        square s;
        // Derives these numbers from the geometry instead of p.rules(), so that they are constants
        // if the geometry is a constant.
        const int row_count = transposed ? columns : rows;
        const int column_count = transposed ? rows : columns;
        for (int i = 0; s.row < row_count; ++s.row) {
            for (s.column = 0; s.column < column_count; ++s.column, ++i) {
                const bool own = p.has_stone(p.to_move(), i);
                const bool opponent = p.has_stone(other(p.to_move()), i);
                // Avoids a branch if the words are narrow, because the CPU cannot predict which
                // squares have stones. On words of up to 64 bits, mispredicted branches took a
                // third of the time of a short search.
                if (sizeof(Word) > sizeof(std::uint64_t) && !own && !opponent) continue;
                const Word here = bit_of(s);
                result.own |= own ? here : Word{};
                result.opponent |= opponent ? here : Word{};
            }
        }
        return result;
    }

    /// Returns the squares where the next stone can land: all free squares or, if stones drop, the
    /// lowest free square of each column.
    [[nodiscard, gnu::always_inline]] constexpr Word playable(const Word& occupied) const {
        return drops ? (occupied + bottom_row) & squares & ~occupied : squares & ~occupied;
    }
    /// Removes from `set` all squares where the next stone cannot land. If Set is a SIMD vector,
    /// each lane is a board.
    template <class Set>
    [[gnu::always_inline]] constexpr void keep_playable(const Set& occupied, Set& set) const {
        set &= squares & ~occupied;
        if (drops) set &= occupied + bottom_row;
    }

    /// Returns whether the board has a hole: stones drop, and a stone lies above a free square of
    /// its column. No game reaches such a board.
    [[nodiscard]] constexpr bool has_holes(const Word& occupied) const {
        return drops && static_cast<bool>((occupied + bottom_row) & occupied);
    }

    /// Returns the squares where one more stone of `own` completes a decisive line. The result can
    /// contain occupied squares and bits off the board, which the caller must clear.
    [[nodiscard, gnu::always_inline]] constexpr Word winning_squares(const Word& own) const {
        Word result{};
        add_winning_squares(own, steps, result);
        return result;
    }
    /// Adds the winning squares of `own` to `result`. If Set is a word, or a SIMD vector whose
    /// lanes are different boards, `shifts` is `steps`. If all lanes are the same board, `shifts`
    /// is an array of one vector that contains the step of one direction in each lane. Only the
    /// formulas `threes` and `fours` use `shifts`. The other formulas search in all directions.
    template <class Set, class Shifts>
    [[gnu::always_inline]] constexpr void add_winning_squares(const Set& own, const Shifts& shifts,
                                                              Set& result) const {
        if (formula == line_formula::fours) {
            // Uses a copy and indices, because references and ranges would double the memory that
            // g++ needs in constant evaluation.
            const Set stones = own;
            for (std::size_t i = 0; i < sizeof(shifts) / sizeof(shifts[0]); ++i) {
                const auto s = shifts[i];
                const Set pairs = stones & stones << s;
                result |= (pairs << s & (stones << 3 * s | stones >> s)) |
                          (pairs >> 2 * s & (stones << s | stones >> 3 * s));
            }
        } else if (formula == line_formula::threes) {
            for (const auto s : shifts)
                result |= (own << s & (own << 2 * s | own >> s)) | (own >> s & own >> 2 * s);
        } else {
            for (int i = 0; i < directions; ++i) add_missing_square(own, steps[i], result);
        }
    }

    /// Returns whether the stones of a player contain a decisive line.
    [[nodiscard, gnu::always_inline]] constexpr bool has_decisive_line(const Word& own) const {
        if (formula != line_formula::exact_runs) return has_line(own);
        Word found{};
        for (int i = 0; i < directions; ++i) {
            Word lines = lines_from(own, steps[i]);
            remove_longer(own, steps[i], lines);
            found |= lines;
        }
        return static_cast<bool>(found);
    }

    /// Returns whether the set contains a line of `run` squares or more. If it contains no such
    /// line, stones on squares of the set never form a decisive line.
    [[nodiscard, gnu::always_inline]] constexpr bool has_line(const Word& set) const {
        if (directions == 0) return false;
        Word found{};
        if (run == 4) {
            // Uses a copy and indices for the same reason as add_winning_squares.
            const Word stones = set;
            for (int i = 0; i < 4; ++i) {  // NOLINT(modernize-loop-convert)
                const int s = steps[i];
                const Word pairs = stones & stones >> s;
                found |= pairs & pairs >> 2 * s;
            }
        } else if (run == 3) {
            for (const int s : steps) found |= set & set >> s & set >> 2 * s;
        } else {
            for (int i = 0; i < directions; ++i) found |= lines_from(set, steps[i]);
        }
        return static_cast<bool>(found);
    }

    /// Returns the Erdős–Selfridge potential times 2^run: the sum of 2^(number of own stones in the
    /// line) over all lines without a stone of the opponent. `open` contains the player's own
    /// stones and the free squares. If the sum reaches `enough`, stops and returns `enough`.
    /// Precondition: run is at most max_potential_run, and `own` contains no line.
    [[nodiscard]] constexpr count potential(const Word& own, const Word& open, count enough) const {
        count sum = 0;
        for (int i = 0; i < directions && sum < enough; ++i)
            sum += run == 4   ? potential_of_fours(own, open, steps[i])
                   : run == 3 ? potential_of_threes(own, open, steps[i])
                              : potential_of_runs(own, open, steps[i]);
        return sum < enough ? sum : enough;
    }

    /// Returns the number of images of a board under its symmetries, including the board itself. If
    /// stones drop, or if the board has only one row or one column, the images are the board and
    /// its mirror image, in which left and right are exchanged. Otherwise, further images exchange
    /// bottom and top and, on a square board, columns and rows.
    [[nodiscard]] constexpr int images() const {
        if (drops || rows == 1) return 2;
        return columns == rows ? 8 : 4;
    }
    /// Computes image `number`, which is at least 1, from the previous image. Image 0 is the board
    /// itself, and image 1 is the mirror image. As in a Gray code, one reflection leads from each
    /// image to the next.
    [[nodiscard]] constexpr bitboard::sides<Word> next_image(const bitboard::sides<Word>& image,
                                                             int number) const {
        const bool left_right = number % 2 != 0;
        const bool bottom_top = number % 4 == 2;
        const int parts = left_right ? (columns + 1) / 2 : bottom_top ? (rows + 1) / 2 : columns;
        bitboard::sides<Word> result{};
        for (int i = 0; i < parts; ++i) {
            const Word part = left_right   ? column << i * stride
                              : bottom_top ? bottom_row << i
                                           : diagonal >> i * stride;
            const int distance = left_right   ? (columns - 1 - 2 * i) * stride
                                 : bottom_top ? rows - 1 - 2 * i
                                              : i * (stride - 1);
            result.own |= (image.own & part) << distance | (image.own >> distance & part);
            result.opponent |=
                (image.opponent & part) << distance | (image.opponent >> distance & part);
        }
        return result;
    }

private:
    constexpr void add_direction(bool fits, int step) {
        // A board of one column has no horizontal neighbors. Its stride may equal the number of
        // bits of a word, and a shift by that number is undefined.
        const int max_step = columns * stride - 1;
        if (fits) steps[directions++] = step < max_step ? step : max_step;
    }
    constexpr void add_ordering_masks() {
        const bool has_rings = !drops && rows > 2;
        const int rings = has_rings ? (rows + 1) / 2 : columns;
        for (Word rest = squares; static_cast<bool>(rest);
             rest = rest & ~ordering_mask[ordering_masks++]) {
            // Mask 31 takes all remaining squares, so no mask follows it. The static analyzer does
            // not know this. NOLINTNEXTLINE(clang-analyzer-security.ArrayBound)
            Word& mask = ordering_mask[ordering_masks];
            if (ordering_masks == 31) {
                mask = rest;
            } else if (has_rings) {
                mask = rest & inside(rings - 1 - ordering_masks);
            } else {
                mask = column << (columns / 2 + offset_from_middle(ordering_masks)) * stride;
            }
        }
    }
    /// Returns the element with index `i` of the sequence 0, -1, 1, -2, 2, ...
    [[nodiscard]] static constexpr int offset_from_middle(int i) {
        return i % 2 == 0 ? i / 2 : -(i + 1) / 2;
    }
    /// Returns the squares that are at least `margin` squares away from every edge.
    [[nodiscard]] constexpr Word inside(int margin) const {
        Word part{};
        for (int height = margin; height < rows - margin; ++height) part |= bit_at(height);
        Word result{};
        for (int c = margin; c < columns - margin; ++c) result |= part << c * stride;
        return result;
    }

    /// Returns the first squares of all lines of `run` squares in the set.
    [[nodiscard]] constexpr Word lines_from(const Word& set, int step) const {
        Word result = set;
        for (int i = 1; i < run; ++i) result &= set >> i * step;
        return result;
    }
    /// Removes from `lines` each line that is a part of a longer line in the set. The set contains
    /// a square immediately before or after such a line. Each line is represented by its first
    /// square.
    template <class Set>
    [[gnu::always_inline]] constexpr void remove_longer(const Set& set, int step,
                                                        Set& lines) const {
        // Shifts in two steps, because run * step may equal the number of bits of a word, and a
        // single shift by that number is undefined.
        lines = lines & ~(set << step) & ~(set >> (run - 1) * step >> step);
    }
    /// Finds each line with exactly one square outside the set, and adds this square to `result`.
    template <class Set>
    constexpr void add_missing_square(const Set& set, int step, Set& result) const {
        Set complete = ~Set{};  // lines without a missing square so far
        Set but_one = Set{};    // lines with one missing square so far
        for (int i = 0; i < run; ++i) {
            const Set there = set >> i * step;
            but_one = (but_one & there) | (complete & ~there);
            complete &= there;
        }
        if (formula == line_formula::exact_runs) remove_longer(set, step, but_one);
        Set missing{};
        for (int i = 0; i < run; ++i) missing |= but_one << i * step;
        result |= missing & ~set;
    }

    // 2^n is 1 plus the sum of 2^(j - 1) for j from 1 to n. The sum of 2^n over all lines therefore
    // has two parts: the number of lines and, for each j >= 1, 2^(j - 1) times the number of lines
    // with at least j stones.
    [[nodiscard]] static constexpr count potential_of_threes(const Word& own, const Word& open,
                                                             int step) {
        const Word lines = open & open >> step & open >> 2 * step;
        const Word b = own >> step;
        const Word c = own >> 2 * step;
        return core::popcount(lines) + core::popcount(lines & (own | b | c)) +
               2 * core::popcount(lines & ((own & b) | (c & (own | b))));
    }
    [[nodiscard]] static constexpr count potential_of_fours(const Word& own, const Word& open,
                                                            int step) {
        const Word lines = open & open >> step & open >> 2 * step & open >> 3 * step;
        const Word b = own >> step;
        const Word c = own >> 2 * step;
        const Word d = own >> 3 * step;
        return core::popcount(lines) + core::popcount(lines & (own | b | c | d)) +
               2 * core::popcount(lines & ((own & b) | (c & d) | ((own | b) & (c | d)))) +
               4 * core::popcount(lines & ((own & b & (c | d)) | (c & d & (own | b))));
    }
    [[nodiscard]] constexpr count potential_of_runs(const Word& own, const Word& open,
                                                    int step) const {
        // at_least[j]: the lines with at least j own stones
        Word at_least[max_potential_run + 1]{lines_from(open, step)};
        for (int i = 0; i < run; ++i) {
            const Word there = own >> i * step;
            for (int j = i + 1; j > 0; --j) at_least[j] |= at_least[j - 1] & there;
        }
        count sum = core::popcount(at_least[0]);
        for (int j = 1; j <= run; ++j)
            sum += core::popcount(at_least[j]) * (std::int64_t{1} << (j - 1));
        return sum;
    }
};

}  // namespace inarow::inline v0::bitboard
