// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/lanes.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/drop_search.hpp>

#include "support/board.hpp"
#include "support/minimax.hpp"
#include "support/random_game.hpp"
#include "support/scores.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <random>
#include <vector>

#include <doctest/doctest.h>

namespace {

using namespace inarow;
using solve::any_board;
using solve::drop_board;
using solve::drop_memory;
using solve::fixed_board;
using solve::grid;
using solve::position_budget;
using test::dropped;

/// A search with tables that are small, so that places are taken over all the time.
template <class Source, class Processor = core::common_processor>
struct searcher {
    Source from;
    grid<std::uint64_t> on;
    drop_memory memory;
    position_budget budget{1'000'000'000};
    solve::busy_marks marks;
    solve::drop_search<Source, position_budget, Processor> search;

    searcher(const Source& source, const rules& r, bool with_marks)
        : from{source},
          on(r),
          memory(drop_memory::fewest_bytes, solve::bits_needed(r)),
          search(from, memory, budget, with_marks ? &marks : nullptr) {}

    int compare(const position& p, int alpha) {
        const auto [own, theirs] = on.sides_of(p);
        return search.compare(own, theirs, test::free_squares(p), alpha);
    }
    /// Whether its bounds of a position are right for every alpha.
    bool is_right(const position& p, int score) {
        const int free = test::free_squares(p);
        bool all_right = true;
        for (int alpha = test::least_score(free) - 2; alpha <= test::greatest_score(free) + 2;
             ++alpha) {
            // What needs no search is known whatever alpha is.
            const int bound = compare(p, alpha);
            all_right = all_right && (bound == score || test::is_right(bound, score, alpha));
        }
        return all_right && !search.stopped();
    }
};

template <std::size_t MostColumns>
any_board<MostColumns> board_of(const rules& r) {
    return {drop_board<MostColumns>(r)};
}

template <class Source, class Processor>
void check_random_games(searcher<Source, Processor>& with, const rules& r, int most_free,
                        int games) {
    CAPTURE(test::named(r));
    std::mt19937 random(1);
    int checked = 0;
    for (int i = 0; i < games; ++i) {
        for (const auto& p : test::random_long_game<position>(r, random)) {
            if (p.is_over() || test::free_squares(p) > most_free) continue;
            ++checked;
            CHECK(with.is_right(p, test::searched_score(p)));
        }
    }
    CHECK(checked > 0);
}

/// With and without marks, as one of a few columns and as one of many.
void check_random_games(const rules& r, int most_free, int games) {
    for (const bool with_marks : {false, true}) {
        if (r.columns <= 8) {
            searcher few(board_of<8>(r), r, with_marks);
            check_random_games(few, r, most_free, games);
        }
        searcher many(board_of<32>(r), r, with_marks);
        check_random_games(many, r, most_free, games / 2);
    }
}

TEST_CASE("a board has the squares of each column, and none where there is no column") {
    const drop_board<8> c4(connect_four);
    std::uint64_t all = 0;
    for (int i = 0; i < 8; ++i) {
        CHECK(core::count(c4.columns[i]) == (i < 7 ? 6 : 0));
        CHECK((all & c4.columns[i]) == 0);
        all |= c4.columns[i];
    }
    CHECK(all == c4.on.squares);
    CHECK(fixed_board<connect_four>::board.most_columns == 8);
    CHECK(fixed_board<dropped(9, 5, 4)>::board.most_columns == 32);
    CHECK(fixed_board<connect_four>::board.columns[6] == c4.columns[6]);
}

/// A quarter of its bits are set.
std::uint64_t sparse(std::mt19937_64& random) {
    const std::uint64_t some = random();
    return some & random();
}

template <int Count>
bool completes_as_one_by_one(const grid<std::uint64_t>& on, std::mt19937_64& random) {
    core::lanes<Count> own{};
    for (int i = 0; i < Count; ++i) own[i] = sparse(random) & on.squares;
    core::lanes<Count> all{};
    on.add_completing(own, on.steps, all);
    bool same = true;
    for (int i = 0; i < Count; ++i) same = same && all[i] == on.completing(own[i]);
    return same;
}

TEST_CASE("several boards at once are completed as one by one") {
    std::mt19937_64 random(1);
    for (const rules& r : {connect_four, dropped(8, 7, 4), dropped(5, 5, 3), dropped(7, 6, 5),
                           dropped(6, 3, 2), dropped(4, 4, 1), dropped(9, 3, 6)}) {
        CAPTURE(test::named(r));
        const grid<std::uint64_t> on(r);
        bool same = true;
        for (int time = 0; time < 200; ++time) {
            same = same && completes_as_one_by_one<4>(on, random);
            same = same && completes_as_one_by_one<8>(on, random);
        }
        CHECK(same);
    }
}

TEST_CASE("all positions of small rules, for every alpha") {
    for (const rules& r : {dropped(3, 3, 3), dropped(4, 3, 3), dropped(5, 2, 4), dropped(2, 5, 5),
                           dropped(3, 4, 2), dropped(4, 3, 4), dropped(1, 9, 3), dropped(9, 1, 3),
                           dropped(3, 3, 1), dropped(1, 1, 1), dropped(6, 2, 3)}) {
        CAPTURE(test::named(r));
        test::minimax<position> plain;
        (void)plain.value(position::start(r).value());
        const rules narrow = r.columns <= 8 ? r : dropped(1, 1, 1);
        searcher few(board_of<8>(narrow), narrow, false);
        searcher many(board_of<32>(r), r, true);
        bool all_right = true;
        for (const auto& [p, value] : plain.known()) {
            if (p.is_over()) continue;
            const int score = score_of(value, test::free_squares(p), p.to_move());
            all_right = all_right && many.is_right(p, score);
            all_right = all_right && (r.columns > 8 || few.is_right(p, score));
        }
        CHECK(all_right);
    }
}

TEST_CASE("late positions of boards of every shape, for every alpha") {
    for (const rules& r :
         {dropped(4, 4, 4), dropped(5, 4, 4), dropped(4, 5, 4), dropped(6, 5, 4), dropped(7, 6, 4),
          dropped(7, 6, 5), dropped(6, 6, 3), dropped(4, 6, 3), dropped(3, 8, 3), dropped(5, 8, 4),
          dropped(6, 8, 4), dropped(4, 9, 4), dropped(3, 12, 4), dropped(2, 20, 3)})
        check_random_games(r, 13, 60);
}

TEST_CASE("wide boards") {
    for (const rules& r :
         {dropped(9, 5, 4), dropped(12, 4, 4), dropped(16, 3, 4), dropped(20, 2, 3),
          dropped(21, 2, 4), dropped(32, 1, 3), dropped(31, 1, 5)})
        check_random_games(r, 12, 40);
}

TEST_CASE("boards that fill the word to its last bit") {
    for (const rules& r : {dropped(8, 7, 4), dropped(16, 3, 3), dropped(4, 15, 4),
                           dropped(2, 31, 4), dropped(1, 63, 5), dropped(32, 1, 4)}) {
        CHECK(solve::bits_needed(r) == 64);
        check_random_games(r, 12, 40);
    }
}

TEST_CASE("runs of one and two, and runs longer than a side of the board") {
    check_random_games(dropped(4, 4, 1), 16, 2);
    check_random_games(dropped(5, 5, 2), 25, 4);
    for (const rules& r : {dropped(7, 3, 5), dropped(3, 7, 5), dropped(9, 2, 7), dropped(6, 6, 6)})
        check_random_games(r, 12, 20);
}

TEST_CASE("a board known when the program is compiled") {
    searcher with(fixed_board<connect_four>{}, connect_four, false);
    check_random_games(with, connect_four, 14, 100);
    constexpr rules wide = dropped(11, 4, 4);
    searcher others(fixed_board<wide>{}, wide, true);
    check_random_games(others, wide, 12, 30);
}

template <class Processor>
void check_processor() {
    if (!Processor::is_here()) {
        MESSAGE("a kind of processor is not here, and not tested");
        return;
    }
    for (const bool with_marks : {false, true}) {
        searcher<fixed_board<connect_four>, Processor> known({}, connect_four, with_marks);
        check_random_games(known, connect_four, 13, 40);
        for (const rules& r : {dropped(5, 4, 4), dropped(8, 7, 4), dropped(4, 6, 3)}) {
            searcher<any_board<8>, Processor> few(board_of<8>(r), r, with_marks);
            check_random_games(few, r, 12, 20);
        }
        for (const rules& r : {dropped(9, 6, 4), dropped(16, 3, 4), dropped(21, 2, 4)}) {
            searcher<any_board<32>, Processor> many(board_of<32>(r), r, with_marks);
            check_random_games(many, r, 11, 20);
        }
    }
}

#if defined(__x86_64__)
TEST_CASE("with the instructions of every kind of processor") {
    check_processor<core::avx2_processor>();
    check_processor<core::avx512_processor>();
}
#endif

TEST_CASE("what is over with the next stone needs no search") {
    std::mt19937 random(1);
    searcher with(board_of<8>(connect_four), connect_four, false);
    int wins = 0;
    int losses = 0;
    for (int i = 0; i < 200; ++i) {
        for (const auto& p : test::random_game<position>(connect_four, random)) {
            if (p.is_over()) continue;
            const auto [own, theirs] = with.on.sides_of(p);
            const std::uint64_t playable = with.on.playable(own | theirs);
            const int free = test::free_squares(p);
            with.budget.left = 0;
            if ((with.on.completing(own) & playable) != 0) {
                ++wins;
                CHECK(with.compare(p, 0) == test::greatest_score(free));
            } else if (core::count(with.on.completing(theirs) & playable) > 1) {
                ++losses;
                CHECK(with.compare(p, 0) == -(free / 2));
            }
        }
    }
    CHECK(wins > 100);
    CHECK(losses > 10);
    CHECK(!with.search.stopped());
}

TEST_CASE("the last squares") {
    // One, two and three squares are left, on a board without a line; all of it by hand.
    constexpr rules r = dropped(2, 3, 3);
    searcher with(board_of<8>(r), r, false);
    const auto score = [&](std::string_view rows, player to_move) {
        return with.compare(test::laid<layout>(r, rows, to_move).unchecked(), 0);
    };
    CHECK(score("OX"
                "XO"
                "OX",
                first) == 0);
    CHECK(score(".X"
                "XO"
                "OX",
                second) == 0);
    CHECK(score(".O"
                "XO"
                "XX",
                first) == 1);
    CHECK(score(".."
                "XO"
                "XO",
                first) == 1);
    CHECK(score(".."
                "XO"
                "XO",
                second) == 1);
}

TEST_CASE("a search that is stopped stays so, and remembers nothing wrong") {
    const rules r = dropped(4, 4, 4);
    const position p = position::start(r).value();
    const any_board<8> from = board_of<8>(r);
    const auto [own, theirs] = from.board.on.sides_of(p);
    for (long long positions = 0; positions < 400; positions += positions / 3 + 1) {
        CAPTURE(positions);
        searcher with(from, r, false);
        with.budget.left = positions;
        (void)with.compare(p, 0);
        CHECK(with.search.stopped());
        CHECK(with.budget.left < 0);
        with.budget.left = 1'000'000;
        (void)with.compare(p, 0);
        CHECK(with.search.stopped());
        CHECK(with.budget.left == 1'000'000);
        // Another one goes on with what it has left in the table.
        solve::drop_search<any_board<8>, position_budget> next(from, with.memory, with.budget,
                                                               nullptr);
        for (int alpha = -8; alpha <= 8; ++alpha)
            CHECK(test::is_right(next.compare(own, theirs, 16, alpha), 0, alpha));
        CHECK(!next.stopped());
    }
}

/// How many positions are looked at to find out whether the first player wins on the empty board.
long long positions_looked_at(const rules& r, std::size_t bytes) {
    const any_board<8> from = board_of<8>(r);
    drop_memory memory(bytes, solve::bits_needed(r));
    position_budget budget{100'000'000};
    solve::drop_search<any_board<8>, position_budget> search(from, memory, budget, nullptr);
    CHECK(search.compare(0, 0, r.squares(), 0) <= 0);
    CHECK(!search.stopped());
    return 100'000'000 - budget.left;
}

TEST_CASE("the search takes few positions, and fewer with a larger table") {
    CHECK(positions_looked_at(dropped(4, 4, 4), 1U << 20) < 6'000);
    const long long with_little = positions_looked_at(dropped(6, 5, 4), 0);
    const long long with_much = positions_looked_at(dropped(6, 5, 4), 1U << 24);
    CHECK(with_much < 2'000'000);
    CHECK(with_much < with_little * 9 / 10);
}

}  // namespace
