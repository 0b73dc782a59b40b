// SPDX-License-Identifier: BSL-1.0
#include <inarow/bitboard/geometry.hpp>
#include <inarow/core/bitset.hpp>
#include <inarow/dynamic.hpp>

#include "support/at_both_times.hpp"
#include "support/kinds_of_rules.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <random>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

// The geometry implements the rules a second time, for speed: here it is compared with game/.

namespace geometry_test {
namespace {

using namespace inarow;
using bitboard::geometry;
using test::expect;

constexpr bool the_bit_of_a_square_is_its_column_and_height() {
    const geometry<std::uint64_t> g(connect_four);
    expect(bitboard::bits_needed(connect_four) == 49);
    expect(g.bit_of({0, 5}) == 1);
    expect(g.bit_of({0, 0}) == 1U << 5);
    expect(g.bit_of({1, 5}) == 1U << 7);  // the seventh bit of a column stays 0
    expect(g.bit_of({6, 0}) == std::uint64_t{1} << 47);
    expect(g.bottom_row == 0x40810204081);
    return expect(g.squares == 0xfdfbf7efdfbf && g.directions == 4);
}
AT_BOTH_TIMES(the_bit_of_a_square_is_its_column_and_height)

constexpr bool a_tall_board_is_transposed_where_stones_are_placed() {
    constexpr rules tall{.columns = 3, .rows = 5, .run = 3};
    constexpr rules wide{.columns = 5, .rows = 3, .run = 3};
    expect(bitboard::is_transposed(tall) && !bitboard::is_transposed(wide) &&
           !bitboard::is_transposed(tic_tac_toe));
    expect(!bitboard::is_transposed({.columns = 3, .rows = 5, .run = 3, .gravity = drop}));
    expect(bitboard::bits_needed(tall) == 20 && bitboard::bits_needed(wide) == 20);
    const geometry<std::uint64_t> g(tall);
    expect(g.columns == 5 && g.rows == 3);
    // The top of the board is at the left, and its left at the top.
    return expect(g.bit_of({0, 0}) == 1U << 2 && g.bit_of({2, 0}) == 1U << 0 &&
                  g.bit_of({2, 4}) == 1U << 16);
}
AT_BOTH_TIMES(a_tall_board_is_transposed_where_stones_are_placed)

constexpr int directions(int columns, int rows, int run) {
    return geometry<std::uint64_t>({.columns = columns, .rows = rows, .run = run, .gravity = drop})
        .directions;
}
constexpr bool only_directions_in_which_a_line_fits_count() {
    expect(directions(5, 3, 3) == 4);
    expect(directions(5, 3, 4) == 1);
    expect(directions(3, 5, 4) == 1);
    expect(directions(5, 3, 6) == 0);
    return expect(directions(1, 1, 1) == 4);
}
AT_BOTH_TIMES(only_directions_in_which_a_line_fits_count)

constexpr bool ordering_masks_begin_in_the_middle() {
    const geometry<std::uint64_t> c4(connect_four);
    expect(c4.ordering_masks == 7);
    expect(c4.ordering_mask[0] == c4.column << 21);  // the fourth column
    expect(c4.ordering_mask[6] == c4.column << 42 || c4.ordering_mask[6] == c4.column);
    const geometry<std::uint64_t> ttt(tic_tac_toe);
    expect(ttt.ordering_masks == 2);
    expect(ttt.ordering_mask[0] == ttt.bit_of({1, 1}));
    // With more than 32 columns, the last mask has all the rest.
    const geometry<core::wide_uint<2>> row({.columns = 40, .rows = 1, .run = 3});
    expect(row.ordering_masks == 32);
    return expect(core::popcount(row.ordering_mask[30]) == 1 &&
                  core::popcount(row.ordering_mask[31]) == 9);
}
AT_BOTH_TIMES(ordering_masks_begin_in_the_middle)

// Every function of the geometry against the rules in game/.

using bits = core::bitset<2048>;

/// The stones of a player, as a bitset and as a bitboard.
struct set_of_stones {
    bits as_bits;
    template <class Word>
    Word to_word(const geometry<Word>& g, const rules& r) const {
        Word result{};
        for (int i = 0; i < r.squares(); ++i)
            if (as_bits.test(i)) result |= g.bit_of(square_at(r, i));
        return result;
    }
};

set_of_stones stones_of(const position& p, mark m) {
    set_of_stones result;
    for (int i = 0; i < p.rules().squares(); ++i)
        if (p.at(square_at(p.rules(), i)) == m) result.as_bits.set(i);
    return result;
}

bool has_decisive_line(const rules& r, const set_of_stones& stones) {
    bool found = false;
    for_each_line(stones.as_bits, r, [&](const line&) {
        found = true;
        return false;
    });
    return found;
}

/// Whether the stones contain a line of at least `run`, whatever the rules say of longer ones.
bool has_line(rules r, const set_of_stones& stones) {
    r.length = line_length::at_least;
    return has_decisive_line(r, stones);
}

/// The sum, over all lines without a stone of the opponent, of 2 to the number of own stones.
std::int64_t brute_force_potential(const rules& r, const set_of_stones& own,
                                   const set_of_stones& opponent) {
    std::int64_t sum = 0;
    for (int i = 0; i < r.squares(); ++i) {
        for (const direction& d : line_directions) {
            const line l{square_at(r, i), d, r.run};
            if (!is_on_board(r, l[r.run - 1])) continue;
            std::int64_t weight = 1;
            for (const square s : l) {
                if (own.as_bits.test(index_of(r, s))) weight *= 2;
                if (opponent.as_bits.test(index_of(r, s))) weight = 0;
            }
            sum += weight;
        }
    }
    return sum;
}

template <class Word>
std::string_view difference_for(const geometry<Word>& g, const rules& r, const set_of_stones& own,
                                const set_of_stones& opponent) {
    const Word own_word = own.to_word(g, r);
    const Word occupied = own_word | opponent.to_word(g, r);
    const Word winning = g.winning_squares(own_word) & g.squares & ~occupied;
    for (int i = 0; i < r.squares(); ++i) {
        if (own.as_bits.test(i) || opponent.as_bits.test(i)) continue;
        const square s = square_at(r, i);
        if (static_cast<bool>(winning & g.bit_of(s)) != completes_line(own.as_bits, r, s))
            return "winning_squares";
    }
    if (g.has_line(own_word) != has_line(r, own)) return "has_line";
    if (g.has_decisive_line(own_word) != has_decisive_line(r, own)) return "has_decisive_line";
    // What a potential requires.
    if (has_line(r, own) || r.run > bitboard::max_potential_run) return "";
    constexpr std::int64_t all = std::numeric_limits<std::int64_t>::max();
    const std::int64_t weight = brute_force_potential(r, own, opponent);
    const Word open = own_word | (g.squares & ~occupied);
    if (g.potential(own_word, open, all) != weight) return "potential";
    if (g.potential(own_word, open, weight) != weight) return "potential, just enough";
    if (weight > 0 && g.potential(own_word, open, weight - 1) != weight - 1)
        return "potential, more than enough";
    return "";
}

template <class Word>
std::string_view difference(const geometry<Word>& g, const rules& r, const position& p) {
    const auto firsts = stones_of(p, mark::first);
    const auto seconds = stones_of(p, mark::second);
    Word moves{};
    for (const square s : p.available_moves()) moves |= g.bit_of(s);
    const Word occupied = firsts.to_word(g, r) | seconds.to_word(g, r);
    if (g.playable(occupied) != moves) return "playable";
    if (const auto d = difference_for(g, r, firsts, seconds); d != "") return d;
    return difference_for(g, r, seconds, firsts);
}

/// Whether the images of a square are those that one reflection after the other gives.
template <class Word>
bool has_right_images(const geometry<Word>& g, const rules& r, square s) {
    bitboard::sides<Word> image{g.bit_of(s), {}};
    for (int i = 1; i < g.images(); ++i) {
        // Image 1 reverses the columns of the bitboard, image 2 also its rows.
        const bool reverses_columns = i % 2 != 0;
        if (i % 4 == 0) {
            s = {r.columns - 1 - s.row, r.rows - 1 - s.column};
        } else if (reverses_columns != bitboard::is_transposed(r)) {
            s.column = r.columns - 1 - s.column;
        } else {
            s.row = r.rows - 1 - s.row;
        }
        image = g.next_image({image.opponent, image.own}, i);
        if (image.opponent != g.bit_of(s) || static_cast<bool>(image.own)) return false;
        image = {image.opponent, image.own};
    }
    return true;
}

/// What does not depend on the stones.
template <class Word>
std::string_view difference(const geometry<Word>& g, const rules& r) {
    Word all{};
    for (int i = 0; i < r.squares(); ++i) {
        const square s = square_at(r, i);
        const Word bit = g.bit_of(s);
        if (core::popcount(bit) != 1 || static_cast<bool>(all & bit))
            return "a bit for each square";
        if (core::lowest_bit(bit) >= bitboard::bits_needed(r)) return "bits_needed";
        if (!has_right_images(g, r, s)) return "next_image";
        if (!bitboard::is_transposed(r) &&
            static_cast<bool>(g.claimeven_squares & bit) != (s.row % 2 == 0))
            return "claimeven_squares";
        all |= bit;
    }
    if (g.squares != all) return "squares";
    Word ordered{};
    for (int i = 0; i < g.ordering_masks; ++i) {
        if (!static_cast<bool>(g.ordering_mask[i]) ||
            static_cast<bool>(ordered & g.ordering_mask[i]))
            return "an ordering mask";
        ordered |= g.ordering_mask[i];
    }
    if (ordered != all) return "the ordering masks";
    return "";
}

/// Checks all positions of a random game that fills the board.
template <class Word>
void check(const rules& r, std::mt19937& random) {
    const geometry<Word> g(r);
    std::string_view different = difference(g, r);
    rules without_lines = r;
    without_lines.run = largest_rule;
    const auto game = test::random_game<position>(without_lines, random);
    for (const position& p : game) {
        if (p.is_over() || different != "") break;
        different = difference(g, r, p);
    }
    // The full board has no moves, and a game without lines calls it a draw.
    if (different == "") different = difference(g, r, game.back());
    CHECK_MESSAGE(different == "", different, " of ", test::named(r));
}

/// Checks rules with either length of lines.
template <class Word>
void check_both_lengths(const rules& r, std::mt19937& random) {
    check<Word>(r, random);
    check<Word>(exactly(r), random);
}

TEST_CASE("all images of a board differ") {
    const auto images_of = [](const rules& r) {
        const geometry<std::uint64_t> g(r);
        bitboard::sides<std::uint64_t> image{g.bit_of({0, 0}), g.bit_of({r.columns - 2, 0})};
        std::vector<bitboard::sides<std::uint64_t>> result{image};
        for (int i = 1; i < g.images(); ++i) {
            image = g.next_image(image, i);
            if (std::ranges::find(result, image) == result.end()) result.push_back(image);
        }
        return result.size();
    };
    CHECK(images_of(square_board(4)) == 8);
    CHECK(images_of({4, 3, 3}) == 4);
    CHECK(images_of({4, 5, 3}) == 4);
    CHECK(images_of({4, 1, 3}) == 2);
    CHECK(images_of({4, 4, 3, drop}) == 2);
}

TEST_CASE("the geometry agrees with the rules on small boards of every shape") {
    std::mt19937 random(1);
    for (int columns = 1; columns <= 7; ++columns)
        for (int rows = 1; rows <= 7; ++rows)
            for (int run = 1; run <= 6; ++run)
                for (const rules& r : test::kinds_of_rules(columns, rows, run))
                    check<std::uint64_t>(r, random);
}

TEST_CASE("the geometry agrees with the rules in words of any width") {
    std::mt19937 random(1);
    for (const gravity g : {place, drop}) {
        for (int run = 1; run <= 6; ++run) {
            check_both_lengths<core::wide_uint<2>>({5, 4, run, g}, random);
            check_both_lengths<core::wide_uint<2>>({8, 8, run, g}, random);
            check_both_lengths<core::wide_uint<3>>({12, 13, run, g}, random);
        }
        check_both_lengths<std::uint64_t>({7, 8, 4, g}, random);
        check_both_lengths<std::uint64_t>({8, 7, 4, g}, random);  // uses every bit of the word
        check_both_lengths<std::uint64_t>({32, 1, 4, g}, random);
        check_both_lengths<core::wide_uint<2>>({1, 63, 3, g}, random);
        check_both_lengths<core::wide_uint<2>>({3, 31, 4, g}, random);
        check_both_lengths<core::wide_uint<2>>({40, 2, 3, g}, random);
        check_both_lengths<core::wide_uint<4>>({15, 15, 5, g}, random);
        check_both_lengths<core::wide_uint<4>>({15, 15, bitboard::max_potential_run, g}, random);
        check_both_lengths<core::wide_uint<8>>({19, 19, 6, g}, random);
    }
    // A run as long as a word.
    check_both_lengths<std::uint64_t>({1, 63, 63, drop}, random);
    check_both_lengths<std::uint64_t>({1, 63, 64, drop}, random);
    check_both_lengths<std::uint64_t>({32, 1, 32}, random);
}

TEST_CASE("any sets of stones, not only those that games reach") {
    std::mt19937 random(1);
    for (int i = 0; i < 600; ++i) {
        rules r{.columns = 1 + test::below(7, random),
                .rows = 1 + test::below(7, random),
                .run = 1 + test::below(6, random)};
        if (i % 2 != 0) r = exactly(r);
        const geometry<std::uint64_t> g(r);
        set_of_stones own;
        set_of_stones opponent;
        const int density = 1 + test::below(9, random);  // occupied squares of ten
        for (int square = 0; square < r.squares(); ++square) {
            if (test::below(10, random) >= density) continue;
            // Mostly of one player, for long lines.
            (test::below(5, random) == 0 ? opponent : own).as_bits.set(square);
        }
        const auto different = difference_for(g, r, own, opponent);
        CHECK_MESSAGE(different == "", different, " of ", test::named(r));
    }
}

}  // namespace
}  // namespace geometry_test
