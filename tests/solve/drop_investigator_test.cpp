// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/drop_investigator.hpp>

#include "support/random_game.hpp"
#include "support/scores.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <random>

#include <doctest/doctest.h>

// The sanitizer of threads runs this, so it is no longer than it must be.

namespace {

using namespace inarow;
using solve::drop_memory;
using solve::shared_budget;
using test::dropped;

/// As a solver has it, with a number of positions only.
struct budget {
    long long most;
    long long positions = 0;
    [[nodiscard]] long long take(long long wanted) {
        const long long taken = std::min(wanted, std::max(most - positions, 0LL));
        positions += taken;
        return taken;
    }
    void add(long long more) { positions += more; }
};

using source = solve::any_board<8>;

struct investigation {
    source from;
    drop_memory memory;
    budget spent;
    int threads;
    bool stopped = false;

    investigation(const rules& r, int with, long long most = 1'000'000'000,
                  std::size_t bytes = std::size_t{1} << 22)
        : from{solve::drop_board<8>(r)},
          memory(bytes, solve::bits_needed(r)),
          spent{most},
          threads{with} {}

    int score(const position& p) {
        solve::value_inquiry<dynamic> asked(p);
        ask(p, [&](auto& with) { asked.go_on(with); });
        return asked.score();
    }
    int compare(const position& p, int alpha) {
        int bound = 0;
        ask(p, [&](auto& with) { bound = with.compare(p, alpha); });
        return bound;
    }

private:
    void ask(const position& p, auto&& question) {
        solve::drop_investigator<source, budget> with(from, from.board.on.sides_of(p), memory,
                                                      spent, threads);
        question(with);
        stopped = with.stopped();
    }
};

TEST_CASE("a shared budget ends early, or when another has found it, or with that of all") {
    budget of_all{5};
    std::atomic<bool> is_over = false;
    {
        shared_budget<budget> early(of_all, is_over, 2);
        CHECK(early.spend());
        CHECK(early.spend());
        CHECK(!early.ended_early());
        CHECK(!early.spend());
        CHECK(early.ended_early());
        CHECK(early.positions() == 2);
    }
    CHECK(of_all.positions == 2);
    shared_budget<budget> late(of_all, is_over, 100);
    for (int i = 0; i < 3; ++i) CHECK(late.spend());
    CHECK(!late.spend());
    CHECK(!late.ended_early());
    CHECK(late.positions() == 3);
    CHECK(of_all.positions == 5);
}

TEST_CASE("what a shared budget took and did not spend is given back") {
    budget of_all{1'000};
    std::atomic<bool> is_over = false;
    {
        shared_budget<budget> spent(of_all, is_over, 700);
        for (int i = 0; i < 520; ++i) CHECK(spent.spend());
        CHECK(spent.positions() == 520);
    }
    CHECK(of_all.positions == 520);
}

TEST_CASE("who helps has no limit, and stops soon after another has found it") {
    std::atomic<bool> is_over = false;
    shared_budget<budget> helper(is_over);
    for (int i = 0; i < 10'000; ++i) CHECK(helper.spend());
    CHECK(helper.positions() == 10'000);
    is_over = true;
    int more = 0;
    while (helper.spend()) ++more;
    CHECK(more < 512);
    CHECK(helper.positions() == 10'000 + more);
}

TEST_CASE("every position is answered, finished ones and full boards too") {
    std::mt19937 random(1);
    for (const rules& r :
         {dropped(4, 4, 3), dropped(4, 4, 4), dropped(3, 4, 5), dropped(5, 3, 1)}) {
        CAPTURE(test::named(r));
        investigation alone(r, 1);
        investigation together(r, 2);
        for (int i = 0; i < 10; ++i) {
            for (const auto& p : test::random_game<position>(r, random)) {
                const int score = test::searched_score(p);
                CHECK(alone.score(p) == score);
                CHECK(together.score(p) == score);
            }
        }
        CHECK(!alone.stopped);
        CHECK(!together.stopped);
    }
}

TEST_CASE("two and three threads find what one does") {
    // Long enough that helpers are called.
    const position p = position::start(dropped(5, 5, 4)).value();
    for (const int threads : {1, 2, 3}) {
        CAPTURE(threads);
        investigation by(p.rules(), threads);
        CHECK(by.score(p) == 0);
        CHECK(by.spent.positions > 100'000);
    }
}

TEST_CASE("rounds go on where those before ended, in a table that grows") {
    const position p = position::start(dropped(6, 5, 4)).value();
    investigation by(p.rules(), 2);
    CHECK(by.memory.room() < 1 << 17);
    CHECK(by.compare(p, 0) <= 0);
    CHECK(by.memory.room() > 1 << 17);
    CHECK(!by.stopped);
}

TEST_CASE("no memory to speak of is enough for threads too") {
    const position p = position::start(dropped(5, 4, 4)).value();
    investigation by(p.rules(), 3, 1'000'000'000, 0);
    CHECK(by.score(p) == 0);
}

TEST_CASE("all threads stop when the budget is spent, and the next question goes on") {
    const position p = position::start(dropped(5, 5, 4)).value();
    for (const long long most : {0LL, 1LL, 4'999LL, 5'000LL, 5'001LL, 100'000LL}) {
        CAPTURE(most);
        investigation by(p.rules(), 2, most);
        (void)by.compare(p, 0);
        // Another may have found it just then.
        if (most < 5'000) CHECK(by.stopped);
        CHECK(by.spent.positions >= most);
        by.spent = {1'000'000'000};
        CHECK(by.score(p) == 0);
        CHECK(!by.stopped);
    }
}

}  // namespace
