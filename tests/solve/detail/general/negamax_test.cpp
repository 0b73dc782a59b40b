// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/general/negamax.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"
#include "support/kinds_of_rules.hpp"
#include "support/minimax.hpp"
#include "support/random_game.hpp"
#include "support/scores.hpp"

#include <cstdint>
#include <random>

#include <doctest/doctest.h>

namespace negamax_test {
namespace {

using namespace inarow;
using solve::detail::node_budget;
using solve::detail::general::fixed_transposition_table;
using solve::detail::general::negamax_search;
using solve::detail::general::node;
using test::expect;
using test::position_shown;

template <class Word, class Position>
constexpr node<Word> node_of(const bitboard::geometry<Word>& g, const Position& p) {
    const auto [own, opponent] = g.sides_of(p);
    node<Word> result{own, opponent, {}, test::free_squares(p)};
    const bool is_misere = p.rules().convention == convention::misere;
    result.threats = g.winning_squares(is_misere ? result.own : result.opponent) & g.squares &
                     ~(result.own | result.opponent);
    return result;
}

/// Whether null_window allows a position: in misère play every one in play, else those in which no
/// move wins.
template <class Position>
constexpr bool is_allowed(const Position& p) {
    bool result = !p.is_over();
    if (p.rules().convention == convention::normal)
        p.for_each_move(
            [&](square s) { result = result && p.after(s).outcome() != won_by(p.to_move()); });
    return result;
}

/// A search with a small table, so that entries are replaced all the time.
template <class Word>
struct tested_search {
    using table_type = fixed_transposition_table<Word, 5>;
    bitboard::geometry<Word> board;
    table_type table{};
    node_budget budget{1'000'000'000};
    negamax_search<Word, table_type, node_budget> search;

    constexpr tested_search(const rules& r, unsigned folded_images, int min_folded_free = 0)
        : board{r}, search{board, r.convention, table, budget, folded_images, min_folded_free} {}
};

template <class Word>
constexpr bool bounds_are_right_for_every_alpha() {
    constexpr auto p = position_shown<tic_tac_toe>(  // its score is -2
        "XO."
        ".X."
        "...");
    tested_search<Word> tested(tic_tac_toe, 0);
    const auto root = node_of(tested.board, p);
    for (int alpha = -6; alpha <= 6; ++alpha)
        expect(test::is_right(tested.search.null_window(root, alpha), -2, alpha));
    return expect(!tested.search.is_stopped());
}
AT_BOTH_TIMES(bounds_are_right_for_every_alpha<std::uint64_t>)
AT_BOTH_TIMES(bounds_are_right_for_every_alpha<core::wide_uint<2>>)

constexpr bool bounds_are_right_in_misere_play() {
    constexpr rules r = misere(tic_tac_toe);
    constexpr auto p = position_shown<r>(  // first loses with the last stone: the score is -1
        "XOX"
        "OXO"
        "...");
    tested_search<std::uint64_t> tested(r, 0);
    const auto root = node_of(tested.board, p);
    for (int alpha = -3; alpha <= 3; ++alpha)
        expect(test::is_right(tested.search.null_window(root, alpha), -1, alpha));
    return expect(!tested.search.is_stopped());
}
AT_BOTH_TIMES(bounds_are_right_in_misere_play)

template <class Word, class Position>
void check_bounds(tested_search<Word>& tested, const Position& p, int score) {
    const int free = p.rules().squares() - p.stones();
    const auto root = node_of(tested.board, p);
    bool all_right = true;
    for (int alpha = test::min_score(free) - 2; alpha <= test::max_score(free) + 2; ++alpha)
        all_right =
            all_right && test::is_right(tested.search.null_window(root, alpha), score, alpha);
    CHECK(all_right);
    CHECK(!tested.search.is_stopped());
}

/// Every position that null_window allows, with every alpha. The table is kept from one to the
/// next.
template <class Word>
void check_all_positions(const rules& r) {
    CAPTURE(test::named(r));
    test::minimax<position> plain;
    (void)plain.value(position::start(r).value());
    const unsigned all_images = (1U << bitboard::geometry<Word>(r).images()) - 2;
    for (const unsigned folded_images : {0U, 2U, all_images}) {
        CAPTURE(folded_images);
        tested_search<Word> tested(r, folded_images, folded_images == all_images ? 3 : 0);
        for (const auto& [p, value] : plain.known()) {
            if (!is_allowed(p)) continue;
            check_bounds(tested, p, score_of(value, r.squares() - p.stones(), p.to_move()));
        }
    }
}

TEST_CASE("all positions of small rules") {
    for (const rules& r :
         {tic_tac_toe, rules{4, 2, 3}, rules{2, 4, 2}, rules{8, 1, 4}, rules{1, 8, 5},
          rules{3, 3, 2}, test::dropped(3, 3, 3), test::dropped(4, 3, 3), test::dropped(5, 2, 4),
          test::dropped(2, 5, 5), test::dropped(3, 4, 2)}) {
        check_all_positions<std::uint64_t>(r);
        check_all_positions<core::wide_uint<2>>(r);
    }
}

TEST_CASE("all positions of small rules of every kind") {
    for (const rules& numbers : {tic_tac_toe, rules{3, 3, 2}, rules{4, 2, 2}, rules{2, 4, 3},
                                 rules{8, 1, 3}, rules{1, 8, 2}, rules{3, 3, 1}, rules{2, 3, 4}}) {
        for (const rules& r : test::kinds_of_rules(numbers.columns, numbers.rows, numbers.run)) {
            check_all_positions<std::uint64_t>(r);
            check_all_positions<std::uint64_t>(starting_with(second, r));
        }
    }
    check_all_positions<core::wide_uint<2>>(exactly({3, 3, 2}));
    check_all_positions<core::wide_uint<2>>(misere(exactly({4, 2, 2, drop})));
    check_all_positions<core::wide_uint<2>>(misere(tic_tac_toe));
}

/// Checks positions of random games with at most `max_free` free squares.
void check_late_positions(const rules& r, std::mt19937& random, int games, int max_free) {
    CAPTURE(test::named(r));
    test::minimax<position> plain;
    tested_search<std::uint64_t> plain_search(r, 0);
    tested_search<std::uint64_t> folding_search(r, 0b10);
    for (int i = 0; i < games; ++i) {
        for (const auto& p : test::random_long_game<position>(r, random)) {
            if (r.squares() - p.stones() > max_free || !is_allowed(p)) continue;
            const int score = plain.score(p);
            check_bounds(plain_search, p, score);
            check_bounds(folding_search, p, score);
        }
    }
}

TEST_CASE("late positions of larger boards, of every kind") {
    std::mt19937 random(1);
    for (const rules& numbers :
         {rules{4, 4, 3}, rules{4, 4, 4}, rules{5, 4, 2}, rules{5, 4, 4}, rules{3, 5, 3},
          rules{3, 5, 4}, rules{6, 5, 4}, rules{7, 6, 4}, rules{6, 6, 5}, rules{12, 2, 3}})
        for (const rules& r : test::kinds_of_rules(numbers.columns, numbers.rows, numbers.run))
            check_late_positions(r, random, 20, 7);
}

TEST_CASE("a stopped search stays stopped, and stores nothing wrong") {
    const rules r{4, 3, 3, drop};
    const position p = position::start(r).value();
    const bitboard::geometry<std::uint64_t> board(r);
    const auto root = node_of(board, p);
    fixed_transposition_table<std::uint64_t, 8> table{};
    test::minimax<position> plain;
    const int score = plain.score(p);
    for (long long nodes = 0; nodes < 200; ++nodes) {
        node_budget small{nodes};
        negamax_search<std::uint64_t, decltype(table), node_budget> stopping(board, r.convention,
                                                                             table, small, 0);
        (void)stopping.null_window(root, 0);
        if (stopping.is_stopped()) CHECK(small.left <= 0);
        node_budget large{1'000'000};
        auto copy = table;
        negamax_search<std::uint64_t, decltype(table), node_budget> whole(board, r.convention, copy,
                                                                          large, 0);
        for (int alpha = test::min_score(12); alpha <= test::max_score(12); ++alpha)
            CHECK(test::is_right(whole.null_window(root, alpha), score, alpha));
    }
}

/// The number of nodes that show whether the first player wins on the empty board.
long long nodes_for_outcome(const rules& r, unsigned folded_images) {
    using table_type = fixed_transposition_table<std::uint64_t, 12>;
    const bitboard::geometry<std::uint64_t> board(r);
    table_type table{};
    node_budget budget{1'000'000};
    negamax_search<std::uint64_t, table_type, node_budget> search(board, r.convention, table,
                                                                  budget, folded_images);
    (void)search.null_window(node_of(board, position::start(r).value()), 0);
    return 1'000'000 - budget.left;
}

TEST_CASE("images share table entries") {
    for (const rules& r : {tic_tac_toe, rules{4, 4, 4, drop}, rules{4, 5, 4, drop}}) {
        CAPTURE(test::named(r));
        CHECK(nodes_for_outcome(r, 0b10) < nodes_for_outcome(r, 0) * 4 / 5);
    }
    for (const rules& r : {misere({4, 3, 3}), misere({4, 4, 3})}) {
        CAPTURE(test::named(r));
        const unsigned all_images = (1U << bitboard::geometry<std::uint64_t>(r).images()) - 2;
        CHECK(nodes_for_outcome(r, all_images) < nodes_for_outcome(r, 0b10) * 4 / 5);
    }
}

TEST_CASE("a search that would be too deep stops") {
    using word = core::wide_uint<4>;
    const rules r{.columns = 31, .rows = 7, .run = 5, .gravity = drop};
    const bitboard::geometry<word> board(r);
    fixed_transposition_table<word, 8> table{};
    node_budget budget{1'000'000};
    negamax_search<word, decltype(table), node_budget> search(board, r.convention, table, budget,
                                                              0);
    (void)search.null_window(node_of(board, position::start(r).value()), 0);
    CHECK(search.is_stopped());
    CHECK(budget.left > 990'000);
}

}  // namespace
}  // namespace negamax_test
