// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/game_value.hpp>
#include <inarow/solve/inquiry.hpp>
#include <inarow/solve/search.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"
#include "support/minimax.hpp"
#include "support/random_game.hpp"

#include <cstdint>
#include <random>
#include <string_view>

#include <doctest/doctest.h>

namespace {

using namespace inarow;
using solve::fixed_table;
using solve::grid;
using solve::node;
using solve::position_budget;
using test::expect;
using test::position_shown;

template <class Word, class Position>
constexpr node<Word> node_of(const grid<Word>& g, const Position& p) {
    node<Word> result{{}, {}, {}, p.rules().squares() - p.stones()};
    for (int i = 0; i < p.rules().squares(); ++i) {
        const square s = square_at(p.rules(), i);
        if (p.at(s) == mark_of(p.to_move())) result.own |= g.at(s);
        if (p.at(s) == mark_of(other(p.to_move()))) result.theirs |= g.at(s);
    }
    result.threats = g.completing(result.theirs) & g.squares & ~(result.own | result.theirs);
    return result;
}

template <class Position>
constexpr bool wins_at_once(const Position& p) {
    bool result = false;
    p.for_each_move(
        [&](square s) { result = result || p.after(s).outcome() == won_by(p.to_move()); });
    return result;
}

/// Whether a bound is on the side of alpha that the score is on, and holds.
constexpr bool is_right(int bound, int score, int alpha) {
    return score > alpha ? alpha < bound && bound <= score : score <= bound && bound <= alpha;
}

constexpr int least_score(int free) { return -(free / 2 + 1); }
constexpr int greatest_score(int free) { return (free + 1) / 2; }

// A small table, so that places are taken over by other positions all the time.
template <class Word>
struct searcher {
    using table = fixed_table<Word, 5>;
    grid<Word> on;
    table memory{};
    position_budget budget{1'000'000'000};
    solve::search<Word, table, position_budget> search;

    constexpr searcher(const rules& r, bool mirrors) : on{r}, search{on, memory, budget, mirrors} {}
};

template <class Word>
constexpr bool bounds_are_right_for_every_alpha() {
    constexpr auto p = position_shown<tic_tac_toe>(  // of a score of -2
        "XO."
        ".X."
        "...");
    searcher<Word> with(tic_tac_toe, false);
    const auto at = node_of(with.on, p);
    for (int alpha = -6; alpha <= 6; ++alpha)
        expect(is_right(with.search.compare(at, alpha), -2, alpha));
    return expect(!with.search.stopped());
}
AT_BOTH_TIMES(bounds_are_right_for_every_alpha<std::uint64_t>)
AT_BOTH_TIMES(bounds_are_right_for_every_alpha<core::wide<2>>)

template <class Word, class Position>
void check_bounds(searcher<Word>& with, const Position& p, int score) {
    const int free = p.rules().squares() - p.stones();
    const auto at = node_of(with.on, p);
    bool all_right = true;
    for (int alpha = least_score(free) - 2; alpha <= greatest_score(free) + 2; ++alpha)
        all_right = all_right && is_right(with.search.compare(at, alpha), score, alpha);
    CHECK(all_right);
    CHECK(!with.search.stopped());
}

/// All positions that search::compare may be asked about, each with every alpha. What is remembered
/// from one is there for the next.
template <class Word>
void check_all_positions(const rules& r) {
    CAPTURE(r.columns);
    CAPTURE(r.rows);
    CAPTURE(r.run);
    test::minimax<position> plain;
    (void)plain.value(position::start(r).value());
    for (const bool mirrors : {false, true}) {
        CAPTURE(mirrors);
        searcher<Word> with(r, mirrors);
        for (const auto& [p, value] : plain.known()) {
            if (p.is_over() || wins_at_once(p)) continue;
            check_bounds(with, p, score_of(value, r.squares() - p.stones(), p.to_move()));
        }
    }
}

template <class Word>
void check_all_positions_of_small_rules() {
    check_all_positions<Word>(tic_tac_toe);
    check_all_positions<Word>({4, 2, 3});
    check_all_positions<Word>({2, 4, 2});
    check_all_positions<Word>({8, 1, 4});
    check_all_positions<Word>({1, 8, 5});
    check_all_positions<Word>({3, 3, 2});
    check_all_positions<Word>({3, 3, 3, drop});
    check_all_positions<Word>({4, 3, 3, drop});
    check_all_positions<Word>({5, 2, 4, drop});
    check_all_positions<Word>({2, 5, 5, drop});
    check_all_positions<Word>({3, 4, 2, drop});
}

TEST_CASE("all positions of small rules") { check_all_positions_of_small_rules<std::uint64_t>(); }

TEST_CASE("all positions of small rules, in wide words") {
    check_all_positions_of_small_rules<core::wide<2>>();
}

TEST_CASE("late positions of larger boards") {
    std::mt19937 random(1);
    for (const rules& r : {rules{4, 4, 4}, rules{4, 4, 3}, rules{3, 5, 4}, rules{4, 4, 4, drop},
                           rules{5, 4, 4, drop}, rules{6, 5, 4, drop}, rules{7, 6, 4, drop},
                           rules{7, 6, 5, drop}, rules{5, 5, 4}, rules{6, 6, 5}}) {
        test::minimax<position> plain;
        searcher<std::uint64_t> with(r, false);
        searcher<std::uint64_t> mirroring(r, true);
        for (int i = 0; i < 40; ++i) {
            for (const auto& p : test::random_game<position>(r, random)) {
                if (r.squares() - p.stones() > 7 || p.is_over() || wins_at_once(p)) continue;
                const int score = plain.score(p);
                check_bounds(with, p, score);
                check_bounds(mirroring, p, score);
            }
        }
    }
}

TEST_CASE("a search that is stopped stays so, and remembers nothing wrong") {
    const rules r{4, 3, 3, drop};
    const position p = position::start(r).value();
    const grid<std::uint64_t> on(r);
    const auto at = node_of(on, p);
    fixed_table<std::uint64_t, 8> memory{};
    test::minimax<position> plain;
    const int score = plain.score(p);
    for (long long positions = 0; positions < 200; ++positions) {
        position_budget few{positions};
        solve::search<std::uint64_t, decltype(memory), position_budget> stopping(on, memory, few,
                                                                                 false);
        (void)stopping.compare(at, 0);
        if (stopping.stopped()) CHECK(few.left <= 0);
        position_budget many{1'000'000};
        auto copy = memory;
        solve::search<std::uint64_t, decltype(memory), position_budget> whole(on, copy, many,
                                                                              false);
        for (int alpha = least_score(12); alpha <= greatest_score(12); ++alpha)
            CHECK(is_right(whole.compare(at, alpha), score, alpha));
    }
}

/// How many positions are looked at to find out whether the first player wins on the empty board.
long long positions_looked_at(const rules& r, bool mirrors) {
    using table = fixed_table<std::uint64_t, 12>;
    const grid<std::uint64_t> on(r);
    table memory{};
    position_budget budget{1'000'000};
    solve::search<std::uint64_t, table, position_budget> search(on, memory, budget, mirrors);
    (void)search.compare(node_of(on, position::start(r).value()), 0);
    return 1'000'000 - budget.left;
}

TEST_CASE("mirror images are looked up as one") {
    for (const rules& r : {tic_tac_toe, rules{4, 4, 4, drop}, rules{4, 5, 4, drop}}) {
        CAPTURE(r.rows);
        CHECK(positions_looked_at(r, true) < positions_looked_at(r, false) * 4 / 5);
    }
}

TEST_CASE("a search that would go too deep stops") {
    const rules r{.columns = 31, .rows = 7, .run = 5, .gravity = drop};
    const grid<core::wide<4>> on(r);
    fixed_table<core::wide<4>, 8> memory{};
    position_budget budget{1'000'000};
    solve::search<core::wide<4>, decltype(memory), position_budget> search(on, memory, budget,
                                                                           false);
    (void)search.compare(node_of(on, position::start(r).value()), 0);
    CHECK(search.stopped());
    CHECK(budget.left > 990'000);
}

// The investigator adds to the search what compare leaves out: games that are over or about to be.

template <class Word>
void check_every_position(const rules& r) {
    test::minimax<position> plain;
    const position start = position::start(r).value();
    (void)plain.value(start);
    fixed_table<Word, 8> memory{};
    position_budget budget{1'000'000'000};
    solve::investigator<Word, decltype(memory), position_budget> with(start, memory, budget);
    for (const auto& [p, value] : plain.known()) {
        const int free = r.squares() - p.stones();
        const int score = score_of(value, free, p.to_move());
        bool all_right = true;
        for (int alpha = least_score(free); alpha <= greatest_score(free); ++alpha) {
            const int bound = with.compare(p, alpha);
            all_right = all_right && (bound == score || is_right(bound, score, alpha));
        }
        CHECK(all_right);
    }
    CHECK(!with.stopped());
}

TEST_CASE("an investigator knows won and drawn games too") {
    check_every_position<std::uint64_t>(tic_tac_toe);
    check_every_position<std::uint64_t>({3, 3, 1});
    check_every_position<std::uint64_t>({1, 1, 1, drop});
    check_every_position<std::uint64_t>({3, 2, 4});
    check_every_position<core::wide<2>>({3, 3, 3, drop});
    check_every_position<core::wide<2>>({2, 3, 2});
}

}  // namespace
