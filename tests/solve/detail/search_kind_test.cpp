// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/drop_search/parallel_search.hpp>
#include <inarow/solve/detail/general/position_search.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/maker_breaker/position_search.hpp>
#include <inarow/solve/detail/reference/position_search.hpp>
#include <inarow/solve/detail/reference/position_table.hpp>
#include <inarow/solve/detail/search_kind.hpp>
#include <inarow/solve/detail/transposition_table.hpp>
#include <inarow/solve/detail/word_dispatch.hpp>
#include <inarow/solve/query.hpp>

#include "support/against_oracle.hpp"
#include "support/at_both_times.hpp"
#include "support/counted_budget.hpp"
#include "support/kinds_of_rules.hpp"
#include "support/named.hpp"
#include "support/oracle_values.hpp"
#include "support/random_game.hpp"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <random>

#include <doctest/doctest.h>

// Which search answers which rules; and each of them, asked alone, against the oracle and against
// the reference search.

namespace search_kind_test {
namespace {

using namespace inarow;
using solve::value_query;
using solve::detail::search_for;
using solve::detail::search_kind;
using test::expect;

constexpr bool the_fastest_search_that_supports_the_rules_is_chosen() {
    expect(search_for(connect_four) == search_kind::drop);
    expect(search_for(exactly(connect_four)) == search_kind::drop);
    expect(search_for(misere(connect_four)) == search_kind::general);
    expect(search_for(misere(exactly(connect_four))) == search_kind::general);
    expect(search_for({8, 7, 4, drop}) == search_kind::drop);
    expect(search_for({8, 8, 4, drop}) == search_kind::drop);  // more than 64 bits
    expect(search_for({16, 7, 4, drop}) == search_kind::drop);
    expect(search_for({17, 7, 4, drop}) == search_kind::general);  // more than 128
    expect(search_for(misere({8, 8, 4, drop})) == search_kind::general);
    for (const rules& r : test::kinds_of_rules(3, 3, 3))
        if (r.gravity == place)
            expect(search_for(r) == (r.convention == convention::misere
                                         ? search_kind::general
                                         : search_kind::maker_breaker));
    for (const rules& r : test::kinds_of_rules(44, 44, 5))
        expect(search_for(r) == search_kind::general);
    for (const rules& r : test::kinds_of_rules(60, 60, 5))
        expect(search_for(r) == search_kind::reference);
    expect(search_for({22, 23, 5}) == search_kind::maker_breaker);
    expect(search_for({23, 23, 5}) == search_kind::general);  // more than 512 squares
    return expect(search_for(gomoku) == search_kind::maker_breaker);
}
AT_BOTH_TIMES(the_fastest_search_that_supports_the_rules_is_chosen)

constexpr bool who_starts_does_not_matter() {
    for (const rules& numbers : {tic_tac_toe, connect_four, rules{60, 60, 5}})
        for (const rules& r : test::kinds_of_rules(numbers.columns, numbers.rows, numbers.run))
            expect(search_for(starting_with(second, r)) == search_for(r));
    return true;
}
AT_BOTH_TIMES(who_starts_does_not_matter)

constexpr std::size_t table_bytes = std::size_t{1} << 18;

/// The searches of one game, each with a table that is kept from position to position.
class all_searches {
public:
    explicit all_searches(const rules& r)
        : rules_{r},
          reference_table_(position::start(r).value(), table_bytes),
          drop_table_(table_bytes, bitboard::bits_needed(r)),
          wide_drop_table_(table_bytes, bitboard::bits_needed(r)),
          place_table_(r, table_bytes) {}

    /// The score that a search finds; nothing where it does not support the rules.
    std::optional<int> score(search_kind asked, const position& p) {
        if (asked < search_for(rules_)) return std::nullopt;
        switch (asked) {
            case search_kind::drop:
                if (bitboard::bits_needed(rules_) <= 64)
                    return score_by_drop_search<drop_source>(drop_table_, p);
                return score_by_drop_search<wide_drop_source>(wide_drop_table_, p);
            case search_kind::maker_breaker:
                if (!is_placed()) return std::nullopt;
                return score_by_maker_breaker_search(p);
            case search_kind::general: return score_by_general_search(p);
            case search_kind::reference: break;
        }
        solve::detail::reference::position_search<reference_table, test::unlimited_budget> search(
            p, reference_table_, no_limit_);
        return score_by(search, p);
    }

private:
    using reference_table = solve::detail::reference::position_table<dynamic>;
    using drop_source = solve::detail::drop_search::variable_board<32>;
    using wide_drop_source = solve::detail::drop_search::variable_board<64, core::uint128>;

    static int score_by(auto& search, const position& p) {
        value_query<dynamic> query(p);
        query.resume(search);
        CHECK(!search.is_stopped());
        return query.score();
    }
    template <class Source>
    int score_by_drop_search(auto& table, const position& p) {
        using namespace solve::detail::drop_search;
        const Source source{decltype(Source::board)(rules_)};
        test::counted_budget budget{1'000'000'000};
        parallel_search<Source, test::counted_budget> search(
            source, source.board.geometry.sides_of(p), table, budget, 1);
        return score_by(search, p);
    }
    bool is_placed() const {
        return rules_.gravity == place && rules_.convention == convention::normal;
    }
    int score_by_maker_breaker_search(const position& p) {
        using namespace solve::detail::maker_breaker;
        solve::detail::slow_node_budget budget({});
        position_search<256, solve::detail::slow_node_budget> search(place_table_, budget, 1);
        return score_by(search, p);
    }
    int score_by_general_search(const position& p) {
        int result = 0;
        CHECK(solve::detail::with_word_for<dynamic>(rules_, [&](auto zero) {
            using namespace solve::detail::general;
            using word = decltype(zero);
            solve::detail::transposition_table<tt_entry<word>> table(table_bytes);
            position_search<word, solve::detail::transposition_table<tt_entry<word>>,
                            test::unlimited_budget>
                search(p, table, no_limit_);
            result = score_by(search, p);
        }));
        return result;
    }

    rules rules_;
    test::unlimited_budget no_limit_;
    reference_table reference_table_;
    solve::detail::drop_search::tiered_transposition_table<std::uint64_t> drop_table_;
    solve::detail::drop_search::tiered_transposition_table<core::uint128> wide_drop_table_;
    solve::detail::maker_breaker::transposition_table<256> place_table_;
};

constexpr search_kind all_kinds[] = {search_kind::drop, search_kind::maker_breaker,
                                     search_kind::general, search_kind::reference};
static_assert(std::size(all_kinds) == solve::detail::search_kind_names.size());

void check_scores(all_searches& tested, const position& p, int score) {
    for (const search_kind each : all_kinds) {
        CAPTURE(solve::detail::search_kind_names[each]);
        const auto found = tested.score(each, p);
        if (found) CHECK(*found == score);
    }
}

/// The score of the oracle's value.
int score_of_oracle(oracle::values& values, const oracle::game& o) {
    const auto [outcome, plies] = values.value_of(o);
    const auto number = outcome_names.find(outcome);
    const game_value v{static_cast<inarow::outcome>(number), plies};
    return score_of(v, o.count('.'), o.mover == 'X' ? first : second);
}

/// Checks the positions of a random game with at most eight free squares against the oracle.
void check_against_oracle(const rules& r, oracle::values& values, std::mt19937& random) {
    CAPTURE(test::named(r));
    all_searches tested(r);
    oracle::game o = test::oracle_of(r);
    position p = position::start(r).value();
    while (true) {
        if (o.count('.') <= 8) {
            CAPTURE(o.text());
            check_scores(tested, p, score_of_oracle(values, o));
        }
        const auto moves = o.moves();
        if (moves.empty()) return;
        const auto chosen = test::one_of(moves, random);
        o.play({chosen.column, chosen.row});
        p = p.after(test::square_of(chosen));
    }
}

TEST_CASE("every search finds the oracle's scores on small boards of every kind") {
    std::mt19937 random(1);
    for (int squares = 1; squares <= 9; ++squares)
        test::for_each_rules_of(squares, [&](const rules& r) {
            oracle::values values;
            const player starts = random() % 2 == 0 ? first : second;
            check_against_oracle(starting_with(starts, r), values, random);
        });
}

TEST_CASE("every search finds the oracle's scores on larger boards of every kind") {
    std::mt19937 random(2);
    for (const rules& numbers : {rules{4, 3, 2}, rules{4, 3, 3}, rules{3, 4, 3}, rules{6, 2, 2},
                                 rules{12, 1, 3}, rules{1, 12, 4}, rules{4, 4, 3}, rules{5, 3, 4}})
        for (const rules& r : test::kinds_of_rules(numbers.columns, numbers.rows, numbers.run)) {
            oracle::values values;
            for (int i = 0; i < 2; ++i) check_against_oracle(r, values, random);
        }
}

/// The score by the reference search.
int reference_score(all_searches& tested, const position& p) {
    return tested.score(search_kind::reference, p).value();
}

TEST_CASE("every search finds the reference scores late on large boards of every kind") {
    std::mt19937 random(3);
    for (const rules& numbers :
         {rules{7, 6, 4}, rules{8, 7, 4}, rules{7, 7, 3}, rules{9, 6, 5}, rules{9, 9, 5},
          rules{16, 3, 3}, rules{3, 15, 3}, rules{5, 5, 2}, rules{8, 8, 4}, rules{10, 6, 4},
          rules{7, 9, 4}, rules{21, 5, 5}, rules{12, 11, 4}}) {
        for (const rules& r : test::kinds_of_rules(numbers.columns, numbers.rows, numbers.run)) {
            CAPTURE(test::named(r));
            all_searches tested(r);
            for (int i = 0; i < 10; ++i)
                for (const auto& p : test::random_long_game<position>(r, random))
                    if (r.squares() - p.stones() <= 7)
                        check_scores(tested, p, reference_score(tested, p));
        }
    }
}

}  // namespace
}  // namespace search_kind_test
