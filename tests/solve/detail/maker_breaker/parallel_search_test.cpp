// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/maker_breaker/parallel_search.hpp>
#include <inarow/solve/detail/maker_breaker/position_search.hpp>
#include <inarow/solve/query.hpp>

#include "support/counted_budget.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"
#include "support/scores.hpp"

#include <cstddef>
#include <random>

#include <doctest/doctest.h>

// Kept short: the thread sanitizer runs it too.

namespace maker_breaker_parallel_search_test {
namespace {

using namespace inarow;
using namespace solve::detail::maker_breaker;
using test::counted_budget;

/// What a solver does with a question.
struct tested_search {
    transposition_table<64> table;
    counted_budget budget;
    int threads;
    bool is_stopped = false;

    tested_search(const rules& r, int count, long long limit = 1'000'000'000,
                  std::size_t bytes = std::size_t{1} << 22)
        : table(r, bytes), budget{limit}, threads{count} {}

    int score(const position& p) {
        solve::value_query<dynamic> query(p);
        position_search<64, counted_budget> search(table, budget, threads);
        query.resume(search);
        is_stopped = search.is_stopped();
        return query.score();
    }
    search_result win(const position& p, long long nodes) {
        parallel_search<64, counted_budget> search(p, table, budget, threads);
        const auto found = search.win({first, p.to_move(), maker_moves::all, 0}, nodes);
        is_stopped = search.is_stopped();
        return found;
    }
};

TEST_CASE("every position of random games has its score, on one thread and on two") {
    std::mt19937 random(1);
    for (const rules& r : {rules{4, 4, 3}, rules{4, 4, 4}, rules{5, 3, 3}, exactly({4, 4, 3})}) {
        CAPTURE(test::named(r));
        tested_search alone(r, 1);
        tested_search together(r, 2);
        for (int i = 0; i < 5; ++i) {
            for (const auto& p : test::random_game<position>(r, random)) {
                const int score = test::searched_score(p);
                CHECK(alone.score(p) == score);
                CHECK(together.score(p) == score);
            }
        }
    }
}

TEST_CASE("two and three threads find what one does, with the smallest table too") {
    // Long enough that helper threads start.
    const position p = position::start({8, 6, 5}).value();
    for (const int threads : {1, 2, 3}) {
        CAPTURE(threads);
        for (const std::size_t bytes : {std::size_t{1} << 20, std::size_t{1} << 14}) {
            tested_search tested(p.rules(), threads, 1'000'000'000, bytes);
            CHECK(tested.score(p) == 0);
            CHECK(tested.budget.nodes > 3'000);
        }
    }
    tested_search tested({6, 5, 4}, 2);
    CHECK(tested.score(position::start({6, 5, 4}).value()) == 10);
}

TEST_CASE("all threads stop when the nodes or the budget are used up, and the next one continues") {
    const position p = position::start({7, 4, 4}).value();
    for (const long long limit : {0LL, 1LL, 2'000LL, 2'001LL, 6'000LL}) {
        CAPTURE(limit);
        tested_search tested(p.rules(), 2, limit);
        CHECK(!tested.win(p, 1'000'000'000).is_complete);
        CHECK(tested.is_stopped);
        CHECK(tested.budget.nodes >= limit);
        tested.budget = {1'000'000'000};
        CHECK(!tested.win(p, limit).is_complete);
        CHECK(!tested.is_stopped);
    }
}

}  // namespace
}  // namespace maker_breaker_parallel_search_test
