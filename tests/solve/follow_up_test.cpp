// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/follow_up.hpp>

#include "support/board.hpp"
#include "support/random_game.hpp"
#include "support/scores.hpp"

#include <cstdint>
#include <random>
#include <string_view>

#include <doctest/doctest.h>

namespace {

using namespace inarow;
using solve::follow_up;
using solve::grid;
using test::dropped;

/// A position as follow_up wants it: no line can be completed with the next stone.
struct quiet {
    grid<std::uint64_t> on;
    std::uint64_t own;
    std::uint64_t theirs;
    std::uint64_t threats;
    std::uint64_t playable;
    int free;

    explicit quiet(const position& p)
        : on(p.rules()),
          own{on.sides_of(p).own},
          theirs{on.sides_of(p).theirs},
          threats{on.completing(theirs) & on.squares & ~(own | theirs)},
          playable{on.playable(own | theirs)},
          free{test::free_squares(p)} {}

    [[nodiscard]] bool is_quiet() const { return ((on.completing(own) | threats) & playable) == 0; }
    [[nodiscard]] int most(int alpha) const {
        return follow_up(on, own, theirs, threats, playable).most(free, alpha);
    }
};

/// How often it was asked, and how often that was enough, by whether the number of free squares is
/// even.
struct tally {
    int asked[2];
    int bound[2];
};

/// All alphas; of a draw and a loss, only those that it is there for.
void check_every_alpha(const position& p, tally& count) {
    const quiet at(p);
    if (!at.is_quiet()) return;
    const int score = test::searched_score(p);
    bool all_hold = true;
    for (int alpha = test::least_score(at.free) - 1; alpha <= test::greatest_score(at.free);
         ++alpha) {
        const int most = at.most(alpha);
        all_hold = all_hold && (most > alpha || score <= most);
        if (score > alpha) continue;
        ++count.asked[at.free % 2];
        count.bound[at.free % 2] += static_cast<int>(most <= alpha);
    }
    CHECK(all_hold);
}

tally check_random_games(const rules& r, int most_free, int games) {
    std::mt19937 random(1);
    tally count{};
    for (int i = 0; i < games; ++i)
        for (const auto& p : test::random_long_game<position>(r, random))
            if (!p.is_over() && test::free_squares(p) <= most_free) check_every_alpha(p, count);
    return count;
}

/// With so many of a hundred bounds at least, of an even and of an odd number of free squares.
void check_games(const rules& r, int least_even, int least_odd) {
    CAPTURE(test::named(r));
    const auto [asked, bound] = check_random_games(r, 12, 400);
    CHECK(asked[0] + asked[1] > 100);
    CHECK(100 * bound[0] >= least_even * asked[0]);
    CHECK(100 * bound[1] >= least_odd * asked[1]);
}

TEST_CASE("the bound is never below the score, and often enough to know it") {
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

template <rules Rules>
quiet shown(std::string_view rows) {
    return quiet(test::position_shown<Rules, position>(rows));
}
constexpr rules four_by_four = dropped(4, 4, 4);
constexpr rules five_by_four = dropped(5, 4, 4);

TEST_CASE("an empty board is held where the squares of one player hold no line") {
    CHECK(quiet(position::start(dropped(4, 4, 5)).value()).most(0) == 0);
    CHECK(quiet(position::start(dropped(3, 6, 4)).value()).most(0) == 0);
    CHECK(quiet(position::start(four_by_four).value()).most(0) == follow_up::unbound);
    // Columns of an odd number of squares are taken in pairs, and one is left over.
    CHECK(quiet(position::start(dropped(4, 5, 6)).value()).most(0) == 0);
    CHECK(quiet(position::start(dropped(3, 5, 6)).value()).most(0) == follow_up::unbound);
}

TEST_CASE("claim even: who follows gets every second square, and wins with a line of them") {
    // X gets a1, b1, a3 and b3, none of which is worth anything, and O gets a2 and b2.
    const auto lost = shown<five_by_four>(
        "..XOX"
        "..XOO"
        "..OOX"
        "..OXX");
    REQUIRE(lost.is_quiet());
    CHECK(lost.most(0) == 0);
    CHECK(lost.most(-1) == -2);
    CHECK(lost.most(-2) == -2);
    CHECK(lost.most(-3) > -3);
    // Here X gets the third row.
    const auto open = shown<five_by_four>(
        "..XOO"
        "..XXO"
        "..XOO"
        "..OXX");
    REQUIRE(open.is_quiet());
    CHECK(open.most(0) == follow_up::unbound);
}

TEST_CASE("an odd threat: the other must play below it at last") {
    // O is to move, and X wins on a3. Whether O begins with b4 or with a1, X takes the other.
    const auto lost = shown<four_by_four>(
        "..OO"
        ".XXX"
        ".OOX"
        ".XOX");
    REQUIRE(lost.is_quiet());
    CHECK(lost.free == 5);
    CHECK(lost.most(0) == -1);
    CHECK(lost.most(-1) == -1);
    // One on an even square, a2, is worth nothing to X.
    const auto drawn = shown<four_by_four>(
        "..XO"
        ".OOX"
        ".XXX"
        ".OXO");
    REQUIRE(drawn.is_quiet());
    CHECK(drawn.most(-1) == follow_up::unbound);
}

TEST_CASE("of two playable squares over each player gets one") {
    // With both, b3 and d1, X could come to a line.
    constexpr rules r = dropped(4, 3, 3);
    const auto pair = shown<r>(
        "X.O."
        "OOX."
        "XXO.");
    REQUIRE(pair.is_quiet());
    CHECK(pair.most(0) == 0);
}

}  // namespace
