// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/drop_search/claimeven_bound.hpp>

#include "support/board.hpp"
#include "support/random_game.hpp"
#include "support/scores.hpp"

#include <cstdint>
#include <random>
#include <string_view>

#include <doctest/doctest.h>

namespace claimeven_bound_test {
namespace {

using namespace inarow;
using solve::detail::drop_search::claimeven_bound;
using test::dropped;

/// A position with what claimeven_bound needs to know; it applies where neither player can complete
/// a line with the next stone.
struct quiet_position {
    bitboard::geometry<std::uint64_t> board;
    std::uint64_t own;
    std::uint64_t opponent;
    std::uint64_t threats;
    std::uint64_t playable;
    int free;

    explicit quiet_position(const position& p)
        : board(p.rules()),
          own{board.sides_of(p).own},
          opponent{board.sides_of(p).opponent},
          threats{board.winning_squares(opponent) & board.squares & ~(own | opponent)},
          playable{board.playable(own | opponent)},
          free{test::free_squares(p)} {}

    [[nodiscard]] bool is_quiet() const {
        return ((board.winning_squares(own) | threats) & playable) == 0;
    }
    [[nodiscard]] int upper_bound(int alpha) const {
        return claimeven_bound(board, own, opponent, threats, playable).upper_bound(free, alpha);
    }
};

/// The number of queries whose score is at most alpha, and of those the bound decides; by the
/// parity of the number of free squares.
struct tally {
    int queries[2];
    int cutoffs[2];
};

/// Every alpha. Only scores of at most alpha count as queries: no upper bound decides the others.
void check_every_alpha(const position& p, tally& count) {
    const quiet_position quiet(p);
    if (!quiet.is_quiet()) return;
    const int score = test::searched_score(p);
    bool all_hold = true;
    for (int alpha = test::min_score(quiet.free) - 1; alpha <= test::max_score(quiet.free);
         ++alpha) {
        const int bound = quiet.upper_bound(alpha);
        all_hold = all_hold && (bound > alpha || score <= bound);
        if (score > alpha) continue;
        ++count.queries[quiet.free % 2];
        count.cutoffs[quiet.free % 2] += static_cast<int>(bound <= alpha);
    }
    CHECK(all_hold);
}

tally check_random_games(const rules& r, int max_free, int games) {
    std::mt19937 random(1);
    tally count{};
    for (int i = 0; i < games; ++i)
        for (const auto& p : test::random_long_game<position>(r, random))
            if (!p.is_over() && test::free_squares(p) <= max_free) check_every_alpha(p, count);
    return count;
}

/// `min_even` and `min_odd` are the least percentages of cutoffs, with an even and with an odd
/// number of free squares.
void check_games(const rules& r, int min_even, int min_odd) {
    CAPTURE(test::named(r));
    const auto [queries, cutoffs] = check_random_games(r, 12, 400);
    CHECK(queries[0] + queries[1] > 100);
    CHECK(100 * cutoffs[0] >= min_even * queries[0]);
    CHECK(100 * cutoffs[1] >= min_odd * queries[1]);
}

TEST_CASE("the bound is never below the score, and often cuts off") {
    check_games(dropped(4, 4, 4), 50, 1);
    check_games(dropped(5, 4, 4), 50, 4);
    check_games(dropped(4, 5, 4), 40, 9);
    check_games(dropped(6, 4, 4), 45, 5);
    check_games(dropped(5, 5, 4), 40, 10);
    check_games(dropped(7, 6, 4), 55, 1);
    check_games(dropped(8, 7, 4), 50, 10);
    check_games(dropped(4, 8, 4), 60, 15);
    check_games(dropped(4, 4, 3), 10, 8);
    check_games(dropped(4, 3, 3), 20, 1);
    check_games(dropped(3, 6, 3), 25, 30);
    check_games(dropped(3, 8, 3), 45, 25);
    check_games(dropped(6, 3, 3), 8, 8);
    check_games(dropped(6, 6, 5), 60, 10);
    check_games(dropped(9, 3, 5), 70, 1);
}

TEST_CASE("where only exactly k counts, the bound tells no more than that the follower holds") {
    check_games(exactly(dropped(4, 4, 4)), 25, 0);
    check_games(exactly(dropped(5, 4, 3)), 1, 0);
    check_games(exactly(dropped(6, 5, 4)), 10, 0);
    check_games(exactly(dropped(7, 6, 4)), 10, 0);
    check_games(exactly(dropped(4, 4, 3)), 1, 0);
    check_games(exactly(dropped(4, 8, 4)), 10, 0);
}

template <rules Rules>
quiet_position shown(std::string_view rows) {
    return quiet_position(test::position_shown<Rules, position>(rows));
}
constexpr rules four_by_four = dropped(4, 4, 4);
constexpr rules five_by_four = dropped(5, 4, 4);
constexpr rules five_by_four_exactly = exactly(five_by_four);

TEST_CASE("an empty board is bounded where the leader's squares contain no line") {
    CHECK(quiet_position(position::start(dropped(4, 4, 5)).value()).upper_bound(0) == 0);
    CHECK(quiet_position(position::start(dropped(3, 6, 4)).value()).upper_bound(0) == 0);
    CHECK(quiet_position(position::start(four_by_four).value()).upper_bound(0) ==
          claimeven_bound<bitboard::geometry<std::uint64_t>>::unbounded);
    // Columns with an odd number of squares are paired; an odd number of them leaves one over.
    CHECK(quiet_position(position::start(dropped(4, 5, 6)).value()).upper_bound(0) == 0);
    CHECK(quiet_position(position::start(dropped(3, 5, 6)).value()).upper_bound(0) ==
          claimeven_bound<bitboard::geometry<std::uint64_t>>::unbounded);
}

TEST_CASE("claimeven: the follower gets every second square, and wins with a line of them") {
    // X gets a1, b1, a3 and b3, none of which is worth anything, and O gets a2 and b2.
    const auto lost = shown<five_by_four>(
        "..XOX"
        "..XOO"
        "..OOX"
        "..OXX");
    REQUIRE(lost.is_quiet());
    CHECK(lost.upper_bound(0) == 0);
    CHECK(lost.upper_bound(-1) == -2);
    CHECK(lost.upper_bound(-2) == -2);
    CHECK(lost.upper_bound(-3) > -3);
    // The same, but more stones might make an overline.
    const auto held = shown<five_by_four_exactly>(
        "..XOX"
        "..XOO"
        "..OOX"
        "..OXX");
    REQUIRE(held.is_quiet());
    CHECK(held.upper_bound(0) == 0);
    CHECK(held.upper_bound(-1) == 0);
    // Here X gets the third row.
    const auto open = shown<five_by_four>(
        "..XOO"
        "..XXO"
        "..XOO"
        "..OXX");
    REQUIRE(open.is_quiet());
    CHECK(open.upper_bound(0) == claimeven_bound<bitboard::geometry<std::uint64_t>>::unbounded);
}

TEST_CASE("zugzwang: the leader must play below an odd threat in the end") {
    // O is to move, and X wins on a3: if O plays b4, X plays a1, and the other way round.
    const auto lost = shown<four_by_four>(
        "..OO"
        ".XXX"
        ".OOX"
        ".XOX");
    REQUIRE(lost.is_quiet());
    CHECK(lost.free == 5);
    CHECK(lost.upper_bound(0) == -1);
    CHECK(lost.upper_bound(-1) == -1);
    // No longer line fits: the same game. On a wider board one does.
    CHECK(shown<exactly(four_by_four)>("..OO"
                                       ".XXX"
                                       ".OOX"
                                       ".XOX")
              .upper_bound(-1) == -1);
    CHECK(shown<exactly(rules{5, 4, 4, drop})>("..OO."
                                               ".XXX."
                                               ".OOX."
                                               ".XOX.")
              .upper_bound(-1) == claimeven_bound<bitboard::geometry<std::uint64_t>>::unbounded);
    // A threat on an even square, a2, does not help X.
    const auto drawn = shown<four_by_four>(
        "..XO"
        ".OOX"
        ".XXX"
        ".OXO");
    REQUIRE(drawn.is_quiet());
    CHECK(drawn.upper_bound(-1) == claimeven_bound<bitboard::geometry<std::uint64_t>>::unbounded);
}

TEST_CASE("of a pair of squares each player gets one") {
    // With both squares, b3 and d1, X could get a line.
    constexpr rules r = dropped(4, 3, 3);
    const auto pair = shown<r>(
        "X.O."
        "OOX."
        "XXO.");
    REQUIRE(pair.is_quiet());
    CHECK(pair.upper_bound(0) == 0);
}

}  // namespace
}  // namespace claimeven_bound_test
