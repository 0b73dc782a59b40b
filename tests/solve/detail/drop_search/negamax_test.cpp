// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/detail/simd.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/drop_search/negamax.hpp>

#include "support/board.hpp"
#include "support/minimax.hpp"
#include "support/random_game.hpp"
#include "support/scores.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <random>
#include <vector>

#include <doctest/doctest.h>

namespace negamax_test {
namespace {

using namespace inarow;
using core::uint128;
using solve::detail::node_budget;
using solve::detail::drop_search::constant_board;
using solve::detail::drop_search::drop_geometry;
using solve::detail::drop_search::negamax_search;
using solve::detail::drop_search::packed_transposition_table;
using solve::detail::drop_search::tiered_transposition_table;
using solve::detail::drop_search::variable_board;
using solve::detail::parallel::abdada_table;
using test::dropped;

/// A search with small tables, so that entries are replaced all the time.
template <class Board, class Cpu = core::detail::baseline_cpu>
struct tested_search {
    using word = typename decltype(Board::board)::word;
    using table_type = tiered_transposition_table<word>;

    Board source;
    bitboard::geometry<word> geometry;
    table_type table;
    node_budget budget{1'000'000'000};
    abdada_table in_progress;
    negamax_search<Board, node_budget, Cpu> search;

    tested_search(const Board& b, const rules& r, bool uses_abdada)
        : source{b},
          geometry(r),
          table(table_type::min_bytes, bitboard::bits_needed(r)),
          search(source, table, budget, uses_abdada ? &in_progress : nullptr) {}

    int null_window(const position& p, int alpha) {
        const auto [own, opponent] = geometry.sides_of(p);
        return search.null_window(own, opponent, test::free_squares(p), alpha);
    }
    /// Whether the bounds of a position are right for every alpha.
    bool is_right(const position& p, int score) {
        const int free = test::free_squares(p);
        bool all_right = true;
        for (int alpha = test::min_score(free) - 2; alpha <= test::max_score(free) + 2; ++alpha) {
            // A score that needs no search is exact for every alpha.
            const int bound = null_window(p, alpha);
            all_right = all_right && (bound == score || test::is_right(bound, score, alpha));
        }
        return all_right && !search.is_stopped();
    }
};

template <std::size_t MaxColumns, class Word = std::uint64_t>
variable_board<MaxColumns, Word> board_of(const rules& r) {
    return {drop_geometry<MaxColumns, Word>(r)};
}

template <class Board, class Cpu>
void check_random_games(tested_search<Board, Cpu>& tested, const rules& r, int max_free,
                        int games) {
    CAPTURE(test::named(r));
    std::mt19937 random(1);
    int checked = 0;
    for (int i = 0; i < games; ++i) {
        for (const auto& p : test::random_long_game<position>(r, random)) {
            if (p.is_over() || test::free_squares(p) > max_free) continue;
            ++checked;
            CHECK(tested.is_right(p, test::searched_score(p)));
        }
    }
    CHECK(checked > 0);
}

/// A layout with up to max_free free squares on top of the columns and no run of three, in which
/// some stones have then changed hands: random games seldom last that long on large boards.
layout late_layout(const rules& r, int max_free, std::mt19937& random) {
    layout result = layout::start(r).value();
    for (int row = 0; row < r.rows; ++row)
        for (int column = 0; column < r.columns; ++column)
            result.put({column, row}, (column + row / 2) % 2 == 0 ? mark::first : mark::second);
    for (int i = test::below(r.squares() / 3, random); i > 0; --i)
        result.put({test::below(r.columns, random), test::below(r.rows, random)},
                   random() % 2 == 0 ? mark::first : mark::second);
    std::vector<int> top(static_cast<std::size_t>(r.columns));
    for (int i = 1 + test::below(max_free, random); i > 0; --i) {
        const int column = test::below(r.columns, random);
        int& row = top[static_cast<std::size_t>(column)];
        if (row < r.rows) result.put({column, row++}, mark::none);
    }
    result.set_to_move(random() % 2 == 0 ? first : second);
    return result;
}
template <class Board, class Cpu>
void check_layouts(tested_search<Board, Cpu>& tested, const rules& r, int max_free, int count) {
    CAPTURE(test::named(r));
    std::mt19937 random(1);
    int checked = 0;
    for (int tries = 0; checked < count && tries < 100 * count; ++tries) {
        const position p = late_layout(r, max_free, random).unchecked();
        if (p.is_over()) continue;
        ++checked;
        CHECK(tested.is_right(p, test::searched_score(p)));
    }
    CHECK(checked == count);
}

/// As a board of few columns and as one of many, on a word of 128 bits.
void check_on_wide_word(const rules& r, int max_free, int games, bool uses_abdada) {
    if (r.columns <= 8) {
        tested_search few(board_of<8, uint128>(r), r, uses_abdada);
        check_random_games(few, r, max_free, games);
    }
    tested_search many(board_of<64, uint128>(r), r, uses_abdada);
    check_random_games(many, r, max_free, games / 2);
}
/// With and without an ABDADA table, as a board of few columns and as one of many, on both words.
void check_random_games(const rules& r, int max_free, int games) {
    for (const bool uses_abdada : {false, true}) {
        check_on_wide_word(r, max_free, std::max(games / 4, 2), uses_abdada);
        if (r.columns <= 8) {
            tested_search few(board_of<8>(r), r, uses_abdada);
            check_random_games(few, r, max_free, games);
        }
        tested_search many(board_of<32>(r), r, uses_abdada);
        check_random_games(many, r, max_free, games / 2);
    }
}

/// A random word in which a quarter of the bits are set.
std::uint64_t sparse(std::mt19937_64& random) {
    const std::uint64_t some = random();
    return some & random();
}

/// Of wide words the same, where vectors can shift as far as a line is long.
template <int Lanes>
bool is_lane_by_lane(const drop_geometry<8, uint128>& wide, std::mt19937_64& random) {
    using words = core::detail::simd_array<uint128, static_cast<std::size_t>(Lanes)>;
    words own{};
    for (int i = 0; i < Lanes; ++i)
        own.set(i, (uint128{sparse(random)} << 64 | sparse(random)) & wide.geometry.squares);
    core::detail::wide_simd<Lanes> lanes;
    own.load(0, lanes);
    core::detail::wide_simd<Lanes> all{};
    wide.geometry.add_winning_squares(lanes, wide.geometry.steps, all);
    words found{};
    found.store(0, all);
    bool same = true;
    for (int i = 0; i < Lanes; ++i)
        same = same && found[i] == wide.geometry.winning_squares(own[i]);
    return same;
}

TEST_CASE("winning squares of several wide boards at once are those of each") {
    std::mt19937_64 random(1);
    for (const rules& r : {dropped(8, 8, 4), dropped(7, 9, 4), dropped(8, 15, 4), dropped(6, 19, 4),
                           dropped(8, 9, 3), dropped(4, 29, 3)}) {
        CAPTURE(test::named(r));
        const drop_geometry<8, uint128> wide(r);
        CHECK(wide.shifts_in_lanes());
        bool same = true;
        for (int round = 0; round < 200; ++round) {
            same = same && is_lane_by_lane<4>(wide, random);
            same = same && is_lane_by_lane<8>(wide, random);
        }
        CHECK(same);
    }
}

template <int Lanes>
bool is_lane_by_lane(const bitboard::geometry<std::uint64_t>& geometry, std::mt19937_64& random) {
    core::detail::simd<Lanes> own{};
    for (int i = 0; i < Lanes; ++i) own[i] = sparse(random) & geometry.squares;
    core::detail::simd<Lanes> all{};
    geometry.add_winning_squares(own, geometry.steps, all);
    bool same = true;
    for (int i = 0; i < Lanes; ++i) same = same && all[i] == geometry.winning_squares(own[i]);
    return same;
}

TEST_CASE("winning squares of several boards at once are those of each") {
    std::mt19937_64 random(1);
    for (const rules& r :
         {connect_four, dropped(8, 7, 4), dropped(5, 5, 3), dropped(7, 6, 5), dropped(6, 3, 2),
          dropped(4, 4, 1), dropped(9, 3, 6), exactly(connect_four), exactly(dropped(5, 5, 3)),
          exactly(dropped(6, 3, 2)), exactly(dropped(4, 4, 1))}) {
        CAPTURE(test::named(r));
        const bitboard::geometry<std::uint64_t> geometry(r);
        bool same = true;
        for (int round = 0; round < 200; ++round) {
            same = same && is_lane_by_lane<4>(geometry, random);
            same = same && is_lane_by_lane<8>(geometry, random);
        }
        CHECK(same);
    }
}

TEST_CASE("all positions of small rules, for every alpha") {
    for (const rules& r :
         {dropped(3, 3, 3), dropped(4, 3, 3), dropped(5, 2, 4), dropped(2, 5, 5), dropped(3, 4, 2),
          dropped(4, 3, 4), dropped(1, 9, 3), dropped(9, 1, 3), dropped(3, 3, 1), dropped(1, 1, 1),
          dropped(6, 2, 3), exactly(dropped(4, 3, 3)), exactly(dropped(4, 3, 2)),
          exactly(dropped(3, 4, 2)), exactly(dropped(1, 9, 3)), exactly(dropped(9, 1, 3)),
          exactly(dropped(6, 2, 3)), exactly(dropped(3, 3, 1)), exactly(dropped(5, 2, 2))}) {
        CAPTURE(test::named(r));
        test::minimax<position> plain;
        (void)plain.value(position::start(r).value());
        const rules narrow = r.columns <= 8 ? r : dropped(1, 1, 1);
        tested_search few(board_of<8>(narrow), narrow, false);
        tested_search many(board_of<32>(r), r, true);
        tested_search wide(board_of<64, uint128>(r), r, true);
        bool all_right = true;
        for (const auto& [p, value] : plain.known()) {
            if (p.is_over()) continue;
            const int score = score_of(value, test::free_squares(p), p.to_move());
            all_right = all_right && many.is_right(p, score) && wide.is_right(p, score);
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

TEST_CASE("exactly k: late positions of boards of every shape, for every alpha") {
    for (const rules& r :
         {dropped(4, 4, 3), dropped(5, 4, 4), dropped(6, 5, 3), dropped(7, 6, 4), dropped(6, 6, 4),
          dropped(6, 6, 3), dropped(4, 6, 3), dropped(3, 8, 3), dropped(5, 8, 4), dropped(5, 5, 2),
          dropped(8, 7, 4), dropped(7, 6, 5), dropped(16, 3, 3)})
        check_random_games(exactly(r), 12, 40);
}

TEST_CASE("wide boards") {
    for (const rules& r :
         {dropped(9, 5, 4), dropped(12, 4, 4), dropped(16, 3, 4), dropped(20, 2, 3),
          dropped(21, 2, 4), dropped(32, 1, 3), dropped(31, 1, 5)})
        check_random_games(r, 12, 40);
}

TEST_CASE("boards that use every bit of the word") {
    for (const rules& r : {dropped(8, 7, 4), dropped(16, 3, 3), dropped(4, 15, 4),
                           dropped(2, 31, 4), dropped(1, 63, 5), dropped(32, 1, 4)}) {
        CHECK(bitboard::bits_needed(r) == 64);
        check_random_games(r, 12, 40);
    }
}

TEST_CASE("boards of more than 64 bits, some of which use every bit of 128") {
    for (const rules& r :
         {dropped(8, 8, 4), dropped(9, 7, 4), dropped(10, 6, 4), dropped(7, 9, 4),
          dropped(13, 5, 4), dropped(6, 10, 3), dropped(9, 9, 5), dropped(6, 19, 4),
          dropped(8, 15, 4), dropped(16, 7, 4), dropped(32, 3, 3), dropped(64, 1, 4),
          dropped(4, 31, 4), dropped(2, 63, 4), dropped(1, 127, 5)}) {
        CHECK(bitboard::bits_needed(r) > 64);
        CHECK(bitboard::bits_needed(r) <= 128);
        for (const bool uses_abdada : {false, true}) {
            for (const rules& each : {r, exactly(r)}) {
                tested_search many(board_of<64, uint128>(each), each, uses_abdada);
                check_layouts(many, each, 12, 60);
                if (r.columns > 8) continue;
                tested_search few(board_of<8, uint128>(each), each, uses_abdada);
                check_layouts(few, each, 12, 60);
            }
        }
    }
}

TEST_CASE("the greatest scores fit into an entry") {
    // Of all boards of 128 bits this one has the most squares.
    constexpr rules r = dropped(1, 127, 1);
    CHECK(solve::detail::score_of_win(r.squares() - 3) == 63);
    tested_search tested(board_of<8, uint128>(r), r, false);
    CHECK(tested.is_right(position::start(r).value(), 64));
    constexpr rules pairs = dropped(2, 63, 2);
    tested_search first_wins(board_of<8, uint128>(pairs), pairs, false);
    CHECK(first_wins.is_right(position::start(pairs).value(), 62));
}

TEST_CASE("both words search the same nodes, but for what the table lost") {
    // While few entries replace each other.
    for (const rules& r : {dropped(5, 4, 4), dropped(4, 5, 4), dropped(6, 4, 4)}) {
        CAPTURE(test::named(r));
        const auto p = position::start(r).value();
        tested_search narrow(board_of<8>(r), r, false);
        tested_search wide(board_of<8, uint128>(r), r, false);
        const auto all = narrow.budget.left;
        CHECK(narrow.null_window(p, 0) == wide.null_window(p, 0));
        CHECK(narrow.budget.left < all - 500);
        CHECK(std::abs(narrow.budget.left - wide.budget.left) <
              (all - narrow.budget.left) / 50 + 1);
    }
}

TEST_CASE("runs of one and two, and runs longer than a side of the board") {
    check_random_games(dropped(4, 4, 1), 16, 4);
    check_random_games(exactly(dropped(4, 4, 1)), 16, 4);
    check_random_games(dropped(5, 5, 2), 25, 4);
    for (const rules& r : {dropped(7, 3, 5), dropped(3, 7, 5), dropped(9, 2, 7), dropped(6, 6, 6)})
        check_random_games(r, 12, 20);
}

TEST_CASE("a constant board") {
    tested_search c4(constant_board<connect_four>{}, connect_four, false);
    check_random_games(c4, connect_four, 14, 100);
    constexpr rules wide_rules = dropped(11, 4, 4);
    tested_search wide(constant_board<wide_rules>{}, wide_rules, true);
    check_random_games(wide, wide_rules, 12, 30);
    constexpr rules exact_rules = exactly(connect_four);
    tested_search exact(constant_board<exact_rules>{}, exact_rules, false);
    check_random_games(exact, exact_rules, 12, 30);
}

template <class Cpu>
void check_cpu() {
    if (!Cpu::is_supported()) {
        MESSAGE("not tested: an instruction set that this CPU does not have");
        return;
    }
    // Few columns and many, narrow words and wide: what the code of a CPU depends on.
    for (const bool uses_abdada : {false, true}) {
        tested_search<constant_board<connect_four>, Cpu> narrow({}, connect_four, uses_abdada);
        check_random_games(narrow, connect_four, 13, 40);
        for (const rules& r :
             {dropped(9, 6, 4), dropped(16, 3, 4), dropped(21, 2, 4), exactly(dropped(9, 6, 4))}) {
            tested_search<variable_board<32>, Cpu> many(board_of<32>(r), r, uses_abdada);
            check_random_games(many, r, 11, 20);
        }
        for (const rules& r :
             {dropped(9, 7, 4), dropped(12, 6, 4), dropped(16, 7, 3), exactly(dropped(8, 9, 4))}) {
            tested_search<variable_board<64, uint128>, Cpu> wide(board_of<64, uint128>(r), r,
                                                                 uses_abdada);
            check_layouts(wide, r, 11, 60);
        }
    }
}

#if defined(__x86_64__)
TEST_CASE("every instruction set") {
    check_cpu<core::detail::avx2_cpu>();
    check_cpu<core::detail::avx512_cpu>();
}
#endif

TEST_CASE("a win with the next stone, or two winning squares of the opponent, need no search") {
    std::mt19937 random(1);
    tested_search tested(board_of<8>(connect_four), connect_four, false);
    int wins = 0;
    int losses = 0;
    for (int i = 0; i < 200; ++i) {
        for (const auto& p : test::random_game<position>(connect_four, random)) {
            if (p.is_over()) continue;
            const auto [own, opponent] = tested.geometry.sides_of(p);
            const std::uint64_t playable = tested.geometry.playable(own | opponent);
            const auto [lower, upper] = scores_of(connect_four, test::free_squares(p));
            tested.budget.left = 0;
            if ((tested.geometry.winning_squares(own) & playable) != 0) {
                ++wins;
                CHECK(tested.null_window(p, 0) == upper);
            } else if (core::popcount(tested.geometry.winning_squares(opponent) & playable) > 1) {
                ++losses;
                CHECK(tested.null_window(p, 0) == lower);
            }
        }
    }
    CHECK(wins > 100);
    CHECK(losses > 10);
    CHECK(!tested.search.is_stopped());
}

TEST_CASE("the last squares") {
    // One, two and three free squares, worked out by hand.
    constexpr rules r = dropped(2, 3, 3);
    tested_search tested(board_of<8>(r), r, false);
    const auto score = [&](std::string_view rows, player to_move) {
        return tested.null_window(test::laid<layout>(r, rows, to_move).unchecked(), 0);
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

TEST_CASE("a stopped search stays stopped, and stores nothing wrong") {
    const rules r = dropped(4, 4, 4);
    const position p = position::start(r).value();
    const variable_board<8> source = board_of<8>(r);
    const auto [own, opponent] = source.board.geometry.sides_of(p);
    for (long long nodes = 0; nodes < 400; nodes += nodes / 3 + 1) {
        CAPTURE(nodes);
        tested_search tested(source, r, false);
        tested.budget.left = nodes;
        (void)tested.null_window(p, 0);
        CHECK(tested.search.is_stopped());
        CHECK(tested.budget.left < 0);
        tested.budget.left = 1'000'000;
        (void)tested.null_window(p, 0);
        CHECK(tested.search.is_stopped());
        CHECK(tested.budget.left == 1'000'000);
        // Another search continues with the same table.
        negamax_search<variable_board<8>, node_budget> next(source, tested.table, tested.budget,
                                                            nullptr);
        for (int alpha = -8; alpha <= 8; ++alpha)
            CHECK(test::is_right(next.null_window(own, opponent, 16, alpha), 0, alpha));
        CHECK(!next.is_stopped());
    }
}

/// The number of nodes that show whether the first player wins on the empty board.
long long nodes_for_outcome(const rules& r, std::size_t bytes) {
    const variable_board<8> source = board_of<8>(r);
    tiered_transposition_table<std::uint64_t> table(bytes, bitboard::bits_needed(r));
    node_budget budget{100'000'000};
    negamax_search<variable_board<8>, node_budget> search(source, table, budget, nullptr);
    CHECK(search.null_window(0, 0, r.squares(), 0) <= 0);
    CHECK(!search.is_stopped());
    return 100'000'000 - budget.left;
}

TEST_CASE("the search takes few nodes, and fewer with a larger table") {
    CHECK(nodes_for_outcome(dropped(4, 4, 4), 1U << 20) < 6'000);
    const long long small_table = nodes_for_outcome(dropped(6, 5, 4), 0);
    const long long large = nodes_for_outcome(dropped(6, 5, 4), 1U << 24);
    CHECK(large < 2'000'000);
    CHECK(large < small_table * 9 / 10);
}

/// Tables that count their writes. One thread uses them as one of several threads does.
struct shared_writes {
    long long stored = 0;
    long long marked = 0;
};
struct counting_tier : packed_transposition_table<std::uint64_t> {
    using base = packed_transposition_table<std::uint64_t>;

    shared_writes* writes;

    counting_tier(std::size_t bytes, int key_bits, shared_writes& w)
        : base(bytes, key_bits), writes{&w} {
        while (base::grow()) {
        }
    }
    void store(const hash_type& hash, const solve::bounds& b, bool may_grow) {
        ++writes->stored;
        base::store(hash, b, may_grow);
    }
};
struct counting_table {
    using tier = counting_tier;

    tier near;
    tier far;

    [[nodiscard]] tier& for_plies(int left) {
        return left < tiered_transposition_table<std::uint64_t>::min_far_plies ? near : far;
    }
};
struct counting_marks {
    abdada_table marks;
    shared_writes* writes;

    [[nodiscard]] bool contains(std::uint64_t hash) const { return marks.contains(hash); }
    void insert(std::uint64_t hash) {
        ++writes->marked;
        marks.insert(hash);
    }
    void remove(std::uint64_t hash) {
        ++writes->marked;
        marks.remove(hash);
    }
};

TEST_CASE("few nodes write to memory that threads share") {
    // After a write, the other threads wait for the cache line. docs/solver.md has the counts of
    // longer searches, which store less often.
    const rules r = connect_four;
    const variable_board<8> source = board_of<8>(r);
    shared_writes writes;
    long long nodes = 0;
    for (const std::string_view moves : {"474637744", "57561372"}) {
        position p = position::start(r).value();
        for (const char column : moves) p = p.play(p.landing(column - '1')).value();
        counting_table table{{std::size_t{1} << 18, bitboard::bits_needed(r), writes},
                             {std::size_t{1} << 22, bitboard::bits_needed(r), writes}};
        counting_marks in_progress{{}, &writes};
        node_budget budget{100'000'000};
        negamax_search<variable_board<8>, node_budget, core::detail::baseline_cpu, counting_table,
                       counting_marks>
            search(source, table, budget, &in_progress);
        const auto [own, opponent] = source.board.geometry.sides_of(p);
        (void)search.null_window(own, opponent, test::free_squares(p), 0);
        CHECK(!search.is_stopped());
        nodes += 100'000'000 - budget.left;
    }
    CAPTURE(nodes);
    CAPTURE(writes.stored);
    CAPTURE(writes.marked);
    CHECK(1000 * writes.stored < 345 * nodes);
    CHECK(1000 * writes.marked < 8 * nodes);
}

}  // namespace
}  // namespace negamax_test
