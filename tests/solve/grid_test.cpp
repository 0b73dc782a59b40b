// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/bits.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/grid.hpp>

#include "support/at_both_times.hpp"
#include "support/random_game.hpp"

#include <cstdint>
#include <limits>
#include <random>
#include <sstream>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

// The grid is the rules a second time, for speed: here it is held to the first.

namespace {

using namespace inarow;
using solve::grid;
using test::expect;

constexpr bool a_square_is_a_bit_by_column_and_height() {
    const grid<std::uint64_t> g(connect_four);
    expect(solve::bits_needed(connect_four) == 49);
    expect(g.at({0, 5}) == 1);
    expect(g.at({0, 0}) == 1U << 5);
    expect(g.at({1, 5}) == 1U << 7);  // the seventh bit stays free
    expect(g.at({6, 0}) == std::uint64_t{1} << 47);
    expect(g.bottoms == 0x40810204081);
    return expect(g.squares == 0xfdfbf7efdfbf && g.directions == 4);
}
AT_BOTH_TIMES(a_square_is_a_bit_by_column_and_height)

constexpr bool a_tall_board_is_turned_where_stones_are_placed() {
    constexpr rules tall{.columns = 3, .rows = 5, .run = 3};
    constexpr rules wide{.columns = 5, .rows = 3, .run = 3};
    expect(solve::is_turned(tall) && !solve::is_turned(wide) && !solve::is_turned(tic_tac_toe));
    expect(!solve::is_turned({.columns = 3, .rows = 5, .run = 3, .gravity = drop}));
    expect(solve::bits_needed(tall) == 20 && solve::bits_needed(wide) == 20);
    const grid<std::uint64_t> g(tall);
    expect(g.columns == 5 && g.rows == 3);
    // The top of the board is at the left, and its left at the top.
    return expect(g.at({0, 0}) == 1U << 2 && g.at({2, 0}) == 1U << 0 && g.at({2, 4}) == 1U << 16);
}
AT_BOTH_TIMES(a_tall_board_is_turned_where_stones_are_placed)

constexpr int directions(int columns, int rows, int run) {
    return grid<std::uint64_t>({.columns = columns, .rows = rows, .run = run, .gravity = drop})
        .directions;
}
constexpr bool only_directions_with_room_for_a_line_are_looked_at() {
    expect(directions(5, 3, 3) == 4);
    expect(directions(5, 3, 4) == 1);
    expect(directions(3, 5, 4) == 1);
    expect(directions(5, 3, 6) == 0);
    return expect(directions(1, 1, 1) == 4);
}
AT_BOTH_TIMES(only_directions_with_room_for_a_line_are_looked_at)

constexpr bool the_middle_is_tried_first() {
    const grid<std::uint64_t> c4(connect_four);
    expect(c4.tiers == 7);
    expect(c4.tier[0] == c4.column << 21);  // the fourth column
    expect(c4.tier[6] == c4.column << 42 || c4.tier[6] == c4.column);
    const grid<std::uint64_t> ttt(tic_tac_toe);
    expect(ttt.tiers == 2);
    expect(ttt.tier[0] == ttt.at({1, 1}));
    // Where there are more than 32 columns, the last tier has all the rest.
    const grid<core::wide<2>> row({.columns = 40, .rows = 1, .run = 3});
    expect(row.tiers == 32);
    return expect(core::count(row.tier[30]) == 1 && core::count(row.tier[31]) == 9);
}
AT_BOTH_TIMES(the_middle_is_tried_first)

// Everything the grid says against the rules in game/.

using stones = core::bits<2048>;

/// The stones of a player, as the rules see them and as the grid does.
struct set_of_stones {
    stones as_bits;
    template <class Word>
    Word on(const grid<Word>& g, const rules& r) const {
        Word result{};
        for (int i = 0; i < r.squares(); ++i)
            if (as_bits.test(i)) result |= g.at(square_at(r, i));
        return result;
    }
};

set_of_stones stones_of(const position& p, mark m) {
    set_of_stones result;
    for (int i = 0; i < p.rules().squares(); ++i)
        if (p.at(square_at(p.rules(), i)) == m) result.as_bits.set(i);
    return result;
}

bool has_line(const rules& r, const set_of_stones& of) {
    bool found = false;
    for_each_line(of.as_bits, r, [&](const line&) {
        found = true;
        return false;
    });
    return found;
}

/// 2 to the number of own stones, summed up over all lines without one of the other player.
std::int64_t weight_of_open_lines(const rules& r, const set_of_stones& own,
                                  const set_of_stones& theirs) {
    std::int64_t sum = 0;
    for (int i = 0; i < r.squares(); ++i) {
        for (const direction& d : line_directions) {
            const line l{square_at(r, i), d, r.run};
            if (!on_the_board(r, l[r.run - 1])) continue;
            std::int64_t weight = 1;
            for (const square s : l) {
                if (own.as_bits.test(index_of(r, s))) weight *= 2;
                if (theirs.as_bits.test(index_of(r, s))) weight = 0;
            }
            sum += weight;
        }
    }
    return sum;
}

template <class Word>
std::string_view difference_for(const grid<Word>& g, const rules& r, const set_of_stones& own,
                                const set_of_stones& theirs) {
    const Word mine = own.on(g, r);
    const Word taken = mine | theirs.on(g, r);
    const Word winning = g.completing(mine) & g.squares & ~taken;
    for (int i = 0; i < r.squares(); ++i) {
        if (own.as_bits.test(i) || theirs.as_bits.test(i)) continue;
        const square s = square_at(r, i);
        if (static_cast<bool>(winning & g.at(s)) != completes_line(own.as_bits, r, s))
            return "completing";
    }
    if (g.has_line(mine) != has_line(r, own)) return "has_line";
    if (g.mirrored(g.mirrored(mine)) != mine) return "mirrored twice";
    if (has_line(r, own)) return "";  // then nobody asks for more
    constexpr std::int64_t all = std::numeric_limits<std::int64_t>::max();
    const std::int64_t weight = weight_of_open_lines(r, own, theirs);
    const Word open = mine | (g.squares & ~taken);
    if (g.potential(mine, open, all) != weight) return "potential";
    if (g.potential(mine, open, weight) != weight) return "potential, just enough";
    if (weight > 0 && g.potential(mine, open, weight - 1) != weight - 1)
        return "potential, more than enough";
    return "";
}

template <class Word>
std::string_view difference(const grid<Word>& g, const rules& r, const position& p) {
    const auto firsts = stones_of(p, mark::first);
    const auto seconds = stones_of(p, mark::second);
    Word moves{};
    for (const square s : p.available_moves()) moves |= g.at(s);
    const Word taken = firsts.on(g, r) | seconds.on(g, r);
    if (g.playable(taken) != moves) return "playable";
    if (const auto d = difference_for(g, r, firsts, seconds); d != "") return d;
    return difference_for(g, r, seconds, firsts);
}

/// What holds of the board itself, whatever stands on it.
template <class Word>
std::string_view difference(const grid<Word>& g, const rules& r) {
    Word all{};
    for (int i = 0; i < r.squares(); ++i) {
        const square s = square_at(r, i);
        const Word bit = g.at(s);
        if (core::count(bit) != 1 || static_cast<bool>(all & bit)) return "a bit for each square";
        if (core::lowest(bit) >= solve::bits_needed(r)) return "bits_needed";
        const square mirror = solve::is_turned(r) ? square{s.column, r.rows - 1 - s.row}
                                                  : square{r.columns - 1 - s.column, s.row};
        if (g.mirrored(bit) != g.at(mirror)) return "mirrored";
        if (!solve::is_turned(r) && static_cast<bool>(g.answers & bit) != (s.row % 2 == 0))
            return "answers";
        all |= bit;
    }
    if (g.squares != all) return "squares";
    Word tried{};
    for (int i = 0; i < g.tiers; ++i) {
        if (!static_cast<bool>(g.tier[i]) || static_cast<bool>(tried & g.tier[i])) return "a tier";
        tried |= g.tier[i];
    }
    if (tried != all) return "the tiers";
    return "";
}

std::string named(const rules& r) {
    std::ostringstream text;
    text << r.columns << 'x' << r.rows << '/' << r.run << (r.gravity == drop ? "/drop" : "");
    return text.str();
}

/// Looks at all positions of a random game that fills the board.
template <class Word>
void check(const rules& r, std::mt19937& random) {
    const grid<Word> g(r);
    std::string_view different = difference(g, r);
    rules endless = r;
    endless.run = largest_rule;
    const auto game = test::random_game<position>(endless, random);
    for (const position& p : game) {
        if (p.is_over() || different != "") break;
        different = difference(g, r, p);
    }
    // The full board has no moves, and the rules of an endless game call it a draw.
    if (different == "") different = difference(g, r, game.back());
    CHECK_MESSAGE(different == "", different, " of ", named(r));
}

TEST_CASE("the grid keeps the rules on small boards of every shape") {
    std::mt19937 random(1);
    for (const gravity g : {place, drop})
        for (int columns = 1; columns <= 7; ++columns)
            for (int rows = 1; rows <= 7; ++rows)
                for (int run = 1; run <= 6; ++run)
                    check<std::uint64_t>({columns, rows, run, g}, random);
}

TEST_CASE("the grid keeps the rules in words of any width") {
    std::mt19937 random(1);
    for (const gravity g : {place, drop}) {
        for (int run = 1; run <= 6; ++run) {
            check<core::wide<2>>({5, 4, run, g}, random);
            check<core::wide<2>>({8, 8, run, g}, random);
            check<core::wide<3>>({12, 13, run, g}, random);
        }
        check<std::uint64_t>({7, 8, 4, g}, random);
        check<std::uint64_t>({8, 7, 4, g}, random);  // fills the word to its last bit
        check<std::uint64_t>({32, 1, 4, g}, random);
        check<core::wide<2>>({1, 63, 3, g}, random);
        check<core::wide<2>>({3, 31, 4, g}, random);
        check<core::wide<2>>({40, 2, 3, g}, random);
        check<core::wide<4>>({15, 15, 5, g}, random);
        check<core::wide<4>>({15, 15, solve::most_weighed_run, g}, random);
        check<core::wide<8>>({19, 19, 6, g}, random);
    }
}

TEST_CASE("any sets of stones, not only those of a game") {
    std::mt19937 random(1);
    for (int i = 0; i < 300; ++i) {
        const rules r{.columns = 1 + test::below(7, random),
                      .rows = 1 + test::below(7, random),
                      .run = 1 + test::below(6, random)};
        const grid<std::uint64_t> g(r);
        set_of_stones own;
        set_of_stones theirs;
        const int most = 1 + test::below(9, random);  // of ten squares so many are taken
        for (int square = 0; square < r.squares(); ++square) {
            if (test::below(10, random) >= most) continue;
            // Mostly of one player, so that there are long lines.
            (test::below(5, random) == 0 ? theirs : own).as_bits.set(square);
        }
        const auto different = difference_for(g, r, own, theirs);
        CHECK_MESSAGE(different == "", different, " of ", named(r));
    }
}

}  // namespace
