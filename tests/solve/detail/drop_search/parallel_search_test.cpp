// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/drop_search/parallel_search.hpp>

#include "support/counted_budget.hpp"
#include "support/random_game.hpp"
#include "support/scores.hpp"

#include <cstddef>
#include <cstdint>
#include <random>

#include <doctest/doctest.h>

// Kept short: the thread sanitizer runs it too.

namespace parallel_search_test {
namespace {

using namespace inarow;
using solve::detail::drop_search::drop_geometry;
using solve::detail::drop_search::parallel_search;
using solve::detail::drop_search::tiered_transposition_table;
using solve::detail::drop_search::variable_board;
using test::counted_budget;
using test::dropped;

/// What a solver does with a query.
template <class Word>
struct tested_search_on {
    using small_board = variable_board<8, Word>;

    small_board source;
    tiered_transposition_table<Word> table;
    counted_budget budget;
    int threads;
    bool is_stopped = false;

    tested_search_on(const rules& r, int count, long long limit = 1'000'000'000,
                     std::size_t bytes = std::size_t{1} << 22)
        : source{drop_geometry<8, Word>(r)},
          table(bytes, bitboard::bits_needed(r)),
          budget{limit},
          threads{count} {}

    int score(const position& p) {
        solve::value_query<dynamic> query(p);
        run(p, [&](auto& search) { query.resume(search); });
        return query.score();
    }
    int null_window(const position& p, int alpha) {
        int bound = 0;
        run(p, [&](auto& search) { bound = search.null_window(p, alpha); });
        return bound;
    }

private:
    void run(const position& p, auto&& question) {
        parallel_search<small_board, counted_budget> search(
            source, source.board.geometry.sides_of(p), table, budget, threads);
        question(search);
        is_stopped = search.is_stopped();
    }
};
using tested_search = tested_search_on<std::uint64_t>;
using wide_tested_search = tested_search_on<core::uint128>;

TEST_CASE("every position has its score, finished ones and full boards too") {
    std::mt19937 random(1);
    for (const rules& r : {dropped(4, 4, 3), dropped(4, 4, 4), dropped(3, 4, 5), dropped(5, 3, 1),
                           exactly(dropped(4, 4, 2)), exactly(dropped(5, 3, 3))}) {
        CAPTURE(test::named(r));
        tested_search alone(r, 1);
        tested_search together(r, 2);
        wide_tested_search wide(r, 2);
        for (int i = 0; i < 10; ++i) {
            for (const auto& p : test::random_game<position>(r, random)) {
                const int score = test::searched_score(p);
                CHECK(alone.score(p) == score);
                CHECK(together.score(p) == score);
                CHECK(wide.score(p) == score);
            }
        }
        CHECK(!alone.is_stopped);
        CHECK(!together.is_stopped);
    }
}

TEST_CASE("two and three threads find what one does") {
    // Long enough that helper threads start.
    const position p = position::start(dropped(5, 5, 4)).value();
    for (const int threads : {1, 2, 3}) {
        CAPTURE(threads);
        tested_search tested(p.rules(), threads);
        CHECK(tested.score(p) == 0);
        CHECK(tested.budget.nodes > 100'000);
    }
}

TEST_CASE("threads find the same on wide words") {
    const position p = position::start(dropped(5, 5, 4)).value();
    wide_tested_search tested(p.rules(), 2);
    CHECK(tested.score(p) == 0);
    CHECK(tested.budget.nodes > 100'000);
}

TEST_CASE("a round continues where the one before ended, in a table that grows") {
    const position p = position::start(dropped(6, 5, 4)).value();
    tested_search tested(p.rules(), 2);
    CHECK(tested.table.capacity() < 1 << 17);
    CHECK(tested.null_window(p, 0) <= 0);
    CHECK(tested.table.capacity() > 1 << 17);
    CHECK(!tested.is_stopped);
}

TEST_CASE("threads work with the smallest table too") {
    const position p = position::start(dropped(5, 4, 4)).value();
    tested_search tested(p.rules(), 3, 1'000'000'000, 0);
    CHECK(tested.score(p) == 0);
}

TEST_CASE("all threads stop when the budget is used up, and the next question continues") {
    const position p = position::start(dropped(5, 5, 4)).value();
    for (const long long limit : {0LL, 1LL, 4'999LL, 5'000LL, 5'001LL, 100'000LL}) {
        CAPTURE(limit);
        tested_search tested(p.rules(), 2, limit);
        (void)tested.null_window(p, 0);
        // A helper may have found the answer just then.
        if (limit < 5'000) CHECK(tested.is_stopped);
        CHECK(tested.budget.nodes >= limit);
        tested.budget = {1'000'000'000};
        CHECK(tested.score(p) == 0);
        CHECK(!tested.is_stopped);
    }
}

}  // namespace
}  // namespace parallel_search_test
