// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/perft.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"
#include "support/kinds_of_rules.hpp"
#include "support/long_run.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"

#include <cstdint>
#include <fstream>
#include <random>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

// Counts on bitboards are compared with those of games played by the rules in game/.

namespace perft_test {
namespace {

using namespace inarow;
using solve::game_counts;
using solve::perft;
using test::expect;

template <rules Rules>
constexpr auto fresh = position_of<Rules>::start(Rules).value();

constexpr bool games_are_counted_by_length() {
    constexpr auto p = fresh<tic_tac_toe>;
    expect(perft(p, 0) == game_counts{.games = 1});
    expect(perft(p, 1) == game_counts{.games = 9});
    expect(perft(p, 4) == game_counts{.games = 3024});
    return expect(perft(p, 5) == game_counts{.games = 15120, .first_won = 1440});
}
AT_BOTH_TIMES(games_are_counted_by_length)

constexpr bool boards_that_no_bitboard_supports_are_counted_by_the_rules() {
    return expect(perft(fresh<on_torus(tic_tac_toe)>, 3) == game_counts{.games = 504});
}
AT_BOTH_TIMES(boards_that_no_bitboard_supports_are_counted_by_the_rules)

TEST_CASE("games on a torus") {
    CHECK(perft(fresh<on_torus(tic_tac_toe)>, 6).games == 51'840);
    CHECK(perft(fresh<on_torus(rules{4, 3, 3, drop})>, 6).games == 2'820);
}

/// The same, by the rules alone.
template <int Capacity>
void count(const basic_position<Capacity>& p, int moves, game_counts& counts) {
    if (moves > 0) {
        p.for_each_move([&](square s) { count(p.after(s), moves - 1, counts); });
        return;
    }
    counts += {.games = 1,
               .first_won = p.outcome() == outcome::first_won ? 1U : 0U,
               .second_won = p.outcome() == outcome::second_won ? 1U : 0U,
               .drawn = p.outcome() == outcome::draw ? 1U : 0U};
}

template <int Capacity>
void check(const basic_position<Capacity>& p, int max_moves) {
    for (int moves = 0; moves <= max_moves; ++moves) {
        CAPTURE(moves);
        game_counts expected;
        count(p, moves, expected);
        CHECK(perft(p, moves) == expected);
    }
}

TEST_CASE("counts are those of the rules, on all small boards") {
    for (int squares = 1; squares <= 6; ++squares)
        test::for_each_rules_of(squares, [&](const rules& r) {
            CAPTURE(test::named(r));
            check(position::start(r).value(), squares + 1);
            check(position::start(starting_with(second, r)).value(), squares + 1);
        });
}

TEST_CASE("counts are those of the rules, from positions of random games to the end") {
    std::mt19937 random(1);
    for (const rules& r :
         {connect_four, tic_tac_toe, starting_with(second, connect_four), rules{5, 3, 3},
          rules{3, 5, 3}, rules{4, 4, 4, drop}, rules{6, 5, 5}, rules{8, 7, 4, drop},
          rules{8, 7, 4}, rules{13, 3, 3, drop}, rules{1, 20, 3, drop}, rules{20, 1, 4},
          rules{7, 6, 9, drop}, exactly(connect_four), misere(connect_four),
          exactly(rules{4, 4, 3}), misere(rules{5, 3, 3}), misere(exactly(rules{5, 4, 2, drop})),
          starting_with(second, misere(rules{4, 4, 4}))}) {
        CAPTURE(test::named(r));
        for (int i = 0; i < 5; ++i)
            for (const auto& p : test::random_game<position>(r, random))
                if (r.squares() - p.stones() <= 7) check(p, 8);
    }
}

TEST_CASE("counts are those of the rules, on boards of more than a word") {
    for (const rules& r : {gomoku, rules{9, 8, 4, drop}, rules{9, 7, 2}, exactly(rules{9, 7, 2}),
                           misere(rules{9, 7, 2}), misere(exactly(rules{9, 8, 1, drop}))}) {
        check(position::start(r).value(), 2);
        check(position::start(r).value().after({0, r.rows - 1}), 2);
    }
}

TEST_CASE("counts are those of the rules, with a floating stone") {
    const rules r{3, 3, 3, drop};
    check(test::laid<basic_layout<9>>(r, "X.....OX.", second).unchecked(), 7);
}

TEST_CASE("published counts of Connect Four") {
    std::ifstream file(INAROW_TEST_DATA "/perft.txt");
    const int deepest = test::long_run("perft 10 of Connect Four, at run time") ? 10 : 9;
    int found = 0;
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with("perft 7x6 d=")) continue;
        std::istringstream words(line.substr(12));
        int depth = 0;
        std::uint64_t games = 0;
        words >> depth >> games;
        if (depth > deepest) continue;
        CHECK(perft(fresh<connect_four>, depth).games == games);
        ++found;
    }
    CHECK(found == deepest + 1);
}

}  // namespace
}  // namespace perft_test
