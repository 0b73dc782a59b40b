// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/maker_breaker/df_pn_search.hpp>

#include "support/counted_budget.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"
#include "support/scores.hpp"

#include <cstddef>
#include <random>
#include <utility>

#include <doctest/doctest.h>

// The df-pn search against the general search, which knows no proof numbers, pairs and zones.

namespace df_pn_search_test {
namespace {

using namespace inarow;
namespace maker_breaker = solve::detail::maker_breaker;
using maker_breaker::proof_numbers;

/// The df-pn search of positions of one board. The results of all positions are kept.
class df_pn {
public:
    explicit df_pn(const rules& r) : results_(r, 1U << 22U) {}

    /// Searches `nodes` nodes at a time, and counts the turns.
    bool is_won(const position& p, player maker, long long nodes, std::size_t bytes = 1U << 22U) {
        maker_breaker::incremental_board board(results_.rules(), results_.lines(),
                                               results_.images());
        board.place_all(p);
        maker_breaker::df_pn_search<64, test::unlimited_budget> search(board, results_, budget_,
                                                                       bytes);
        turns = 0;
        proof_numbers numbers;
        do {
            numbers = search.search(maker, p.to_move(), nodes);
            ++turns;
        } while (!numbers.is_solved());
        return numbers.is_proven();
    }
    int turns = 0;

private:
    maker_breaker::transposition_table<64> results_;
    test::unlimited_budget budget_;
};

void check_position(df_pn& search, const position& p, long long nodes) {
    const int score = test::searched_score(p);
    CHECK(search.is_won(p, p.to_move(), nodes) == (score > 0));
    CHECK(search.is_won(p, other(p.to_move()), nodes) == (score < 0));
}

position position_of(const rules& r) { return position::start(r).value(); }

}  // namespace

TEST_CASE("the df-pn search finds the winner that the general search finds") {
    std::mt19937 random(11);
    for (int i = 0; i < 1500; ++i) {
        const auto between = [&](int lower, int upper) {
            return lower + static_cast<int>(random() % static_cast<unsigned>(upper - lower + 1));
        };
        rules r{between(2, 7), between(2, 6), between(2, 5)};
        if (between(0, 3) == 0) r = exactly(r);
        CAPTURE(test::named(r));
        df_pn search(r);
        for (const position& p : test::random_long_game<position>(r, random))
            if (test::free_squares(p) <= 14 && !p.is_over())
                check_position(search, p, between(0, 1) == 0 ? 1 : 1'000'000);
    }
}

TEST_CASE("the df-pn search continues after each turn") {
    for (const auto& [r, is_won] : {std::pair{rules{6, 5, 4}, true}, {rules{5, 4, 4}, false}}) {
        CAPTURE(test::named(r));
        df_pn search(r);
        CHECK(search.is_won(position_of(r), first, 100) == is_won);
        CHECK(search.turns > 1);
    }
}

TEST_CASE("the df-pn search needs no large table") {
    df_pn search(rules{7, 6, 4});
    CHECK(search.is_won(position_of(rules{7, 6, 4}), first, 1'000'000, 1U << 12U));
}

TEST_CASE("proof numbers are solved at 0") {
    CHECK(proof_numbers::proven().is_proven());
    CHECK(proof_numbers::disproven().is_disproven());
    CHECK_FALSE(proof_numbers{1, 8}.is_solved());
    CHECK(proof_numbers{3, 8}.reaches({3, 9}));
    CHECK_FALSE(proof_numbers{3, 8}.reaches({4, 9}));
}

}  // namespace df_pn_search_test
