// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/general/position_search.hpp>
#include <inarow/solve/detail/maker_breaker/position_search.hpp>
#include <inarow/solve/detail/transposition_table.hpp>
#include <inarow/solve/query.hpp>

#include "support/counted_budget.hpp"
#include "support/long_run.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"
#include "support/scores.hpp"

#include <cstdint>
#include <random>

#include <doctest/doctest.h>

// The maker-breaker search against the general search, which knows no pairs, threats and zones.

namespace maker_breaker_search_test {
namespace {

using namespace inarow;
namespace maker_breaker = solve::detail::maker_breaker;
namespace general = solve::detail::general;

int score_of_query(const position& p, auto& search) {
    solve::value_query<dynamic> query(p);
    query.resume(search);
    return query.score();
}

/// Both searches of the positions of one board, each with a table that is kept.
class searches {
public:
    explicit searches(const rules& r) : place_table_(r, 1U << 16U), general_table_(1U << 20U) {}

    int general_score(const position& p) {
        general::position_search<word, solve::detail::transposition_table<general::tt_entry<word>>,
                                 test::unlimited_budget>
            search(p, general_table_, budget_);
        return score_of_query(p, search);
    }
    int place_score(const position& p) {
        maker_breaker::position_search<64, test::unlimited_budget> search(place_table_, budget_, 1);
        return score_of_query(p, search);
    }
    int place_bound(const position& p, int alpha) {
        maker_breaker::position_search<64, test::unlimited_budget> search(place_table_, budget_, 1);
        return search.null_window(p, alpha);
    }

private:
    using word = std::uint64_t;

    test::unlimited_budget budget_;
    maker_breaker::transposition_table<64> place_table_;
    solve::detail::transposition_table<general::tt_entry<word>> general_table_;
};

void check_position(searches& both, const position& p) {
    const int score = both.general_score(p);
    CHECK(both.place_score(p) == score);
    const int free = test::free_squares(p);
    for (const int alpha : {test::min_score(free), -1, 0, test::max_score(free) / 2}) {
        const int bound = both.place_bound(p, alpha);
        CHECK((bound > alpha) == (score > alpha));
        CHECK((bound > alpha ? bound <= score : bound >= score));
    }
}

/// Rules of at most 64 bits, of all runs, lengths and starting players.
rules random_rules(std::mt19937& random) {
    const auto between = [&](int lower, int upper) {
        return lower + static_cast<int>(random() % static_cast<unsigned>(upper - lower + 1));
    };
    rules r{between(1, 7), between(1, 7), between(1, 6)};
    if (between(0, 3) == 0) r = exactly(r);
    return between(0, 1) == 0 ? starting_with(second, r) : r;
}

void check_random_games(std::mt19937& random, int games, int max_free) {
    for (int i = 0; i < games; ++i) {
        const rules r = random_rules(random);
        CAPTURE(test::named(r));
        searches both(r);
        for (const position& p : test::random_long_game<position>(r, random))
            if (test::free_squares(p) <= max_free) check_position(both, p);
    }
}

TEST_CASE("the maker-breaker search finds the scores of the general search") {
    std::mt19937 random(4);
    check_random_games(random, 600, 12);
}
TEST_CASE("the maker-breaker search finds the scores of the general search, of many positions") {
    if (!test::long_run("a million positions in two searches")) return;
    std::mt19937 random(5);
    check_random_games(random, 100'000, 13);
}

}  // namespace
}  // namespace maker_breaker_search_test
