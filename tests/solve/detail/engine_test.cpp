// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/drop_board/parallel_search.hpp>
#include <inarow/solve/detail/engine.hpp>
#include <inarow/solve/detail/general/heap_transposition_table.hpp>
#include <inarow/solve/detail/general/position_searcher.hpp>
#include <inarow/solve/detail/place_board/position_searcher.hpp>
#include <inarow/solve/detail/reference/position_searcher.hpp>
#include <inarow/solve/detail/reference/position_table.hpp>
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

namespace engine_test {
namespace {

using namespace inarow;
using solve::value_query;
using solve::detail::engine;
using solve::detail::engine_for;
using test::expect;

constexpr bool the_fastest_engine_that_supports_the_rules_is_chosen() {
    expect(engine_for(connect_four) == engine::drop_board);
    expect(engine_for(exactly(connect_four)) == engine::drop_board);
    expect(engine_for(misere(connect_four)) == engine::bitboard);
    expect(engine_for(misere(exactly(connect_four))) == engine::bitboard);
    expect(engine_for({8, 7, 4, drop}) == engine::drop_board);
    expect(engine_for({8, 8, 4, drop}) == engine::drop_board);  // more than 64 bits
    expect(engine_for({16, 7, 4, drop}) == engine::drop_board);
    expect(engine_for({17, 7, 4, drop}) == engine::bitboard);  // more than 128
    expect(engine_for(misere({8, 8, 4, drop})) == engine::bitboard);
    for (const rules& r : test::kinds_of_rules(3, 3, 3))
        if (r.gravity == place)
            expect(engine_for(r) ==
                   (r.convention == convention::misere ? engine::bitboard : engine::place_board));
    for (const rules& r : test::kinds_of_rules(44, 44, 5))
        expect(engine_for(r) == engine::bitboard);
    for (const rules& r : test::kinds_of_rules(60, 60, 5))
        expect(engine_for(r) == engine::reference);
    expect(engine_for({22, 23, 5}) == engine::place_board);
    expect(engine_for({23, 23, 5}) == engine::bitboard);  // more than 512 squares
    return expect(engine_for(gomoku) == engine::place_board);
}
AT_BOTH_TIMES(the_fastest_engine_that_supports_the_rules_is_chosen)

constexpr bool who_starts_does_not_matter() {
    for (const rules& numbers : {tic_tac_toe, connect_four, rules{60, 60, 5}})
        for (const rules& r : test::kinds_of_rules(numbers.columns, numbers.rows, numbers.run))
            expect(engine_for(starting_with(second, r)) == engine_for(r));
    return true;
}
AT_BOTH_TIMES(who_starts_does_not_matter)

constexpr std::size_t table_bytes = std::size_t{1} << 18;

/// The searches of one game, each with a table that is kept from position to position.
class engines {
public:
    explicit engines(const rules& r)
        : rules_{r},
          reference_table_(position::start(r).value(), table_bytes),
          drop_table_(table_bytes, bitboard::bits_needed(r)),
          wide_drop_table_(table_bytes, bitboard::bits_needed(r)),
          place_table_(r, table_bytes) {}

    /// The score that an engine finds; nothing where it does not support the rules.
    std::optional<int> score(engine asked, const position& p) {
        if (asked < engine_for(rules_)) return std::nullopt;
        switch (asked) {
            case engine::drop_board:
                if (bitboard::bits_needed(rules_) <= 64)
                    return score_on_drop_board<drop_source>(drop_table_, p);
                return score_on_drop_board<wide_drop_source>(wide_drop_table_, p);
            case engine::place_board:
                if (!is_placed()) return std::nullopt;
                return score_on_place_board(p);
            case engine::bitboard: return score_on_bitboard(p);
            case engine::reference: break;
        }
        solve::detail::reference::position_searcher<reference_table, test::unlimited_budget> search(
            p, reference_table_, no_limit_);
        return score_by(search, p);
    }

private:
    using reference_table = solve::detail::reference::position_table<dynamic>;
    using drop_source = solve::detail::drop_board::variable_board<32>;
    using wide_drop_source = solve::detail::drop_board::variable_board<64, core::uint128>;

    static int score_by(auto& search, const position& p) {
        value_query<dynamic> query(p);
        query.resume(search);
        CHECK(!search.stopped());
        return query.score();
    }
    template <class Source>
    int score_on_drop_board(auto& table, const position& p) {
        using namespace solve::detail::drop_board;
        const Source source{decltype(Source::board)(rules_)};
        test::counted_budget budget{1'000'000'000};
        parallel_search<Source, test::counted_budget> search(
            source, source.board.geometry.stones_of(p), table, budget, 1);
        return score_by(search, p);
    }
    bool is_placed() const {
        return rules_.gravity == place && rules_.convention == convention::normal;
    }
    int score_on_place_board(const position& p) {
        using namespace solve::detail::place_board;
        position_searcher<256, test::unlimited_budget> search(place_table_, no_limit_, 1);
        return score_by(search, p);
    }
    int score_on_bitboard(const position& p) {
        int result = 0;
        CHECK(solve::detail::with_word_for<dynamic>(rules_, [&](auto zero) {
            using namespace solve::detail::general;
            using word = decltype(zero);
            heap_transposition_table<word> table(table_bytes);
            position_searcher<word, heap_transposition_table<word>, test::unlimited_budget> search(
                p, table, no_limit_);
            result = score_by(search, p);
        }));
        return result;
    }

    rules rules_;
    test::unlimited_budget no_limit_;
    reference_table reference_table_;
    solve::detail::drop_board::tiered_transposition_table<std::uint64_t> drop_table_;
    solve::detail::drop_board::tiered_transposition_table<core::uint128> wide_drop_table_;
    solve::detail::place_board::transposition_table<256> place_table_;
};

constexpr engine all_engines[] = {engine::drop_board, engine::place_board, engine::bitboard,
                                  engine::reference};
static_assert(std::size(all_engines) == solve::detail::engine_names.size());

void check_scores(engines& tested, const position& p, int score) {
    for (const engine each : all_engines) {
        CAPTURE(solve::detail::engine_names[each]);
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
    engines tested(r);
    oracle::game o = test::oracle_of(r);
    position p = position::start(r).value();
    while (true) {
        if (o.count('.') <= 8) {
            CAPTURE(o.text());
            check_scores(tested, p, score_of_oracle(values, o));
        }
        const auto moves = o.moves();
        if (moves.empty()) return;
        const auto chosen =
            moves[static_cast<std::size_t>(test::below(static_cast<int>(moves.size()), random))];
        o.play({chosen.column, chosen.row});
        p = p.after(test::square_of(chosen));
    }
}

TEST_CASE("every engine finds the oracle's scores on small boards of every kind") {
    std::mt19937 random(1);
    for (int squares = 1; squares <= 9; ++squares)
        test::for_each_rules_of(squares, [&](const rules& r) {
            oracle::values values;
            const player starts = random() % 2 == 0 ? first : second;
            check_against_oracle(starting_with(starts, r), values, random);
        });
}

TEST_CASE("every engine finds the oracle's scores on larger boards of every kind") {
    std::mt19937 random(2);
    for (const rules& numbers : {rules{4, 3, 2}, rules{4, 3, 3}, rules{3, 4, 3}, rules{6, 2, 2},
                                 rules{12, 1, 3}, rules{1, 12, 4}, rules{4, 4, 3}, rules{5, 3, 4}})
        for (const rules& r : test::kinds_of_rules(numbers.columns, numbers.rows, numbers.run)) {
            oracle::values values;
            for (int i = 0; i < 2; ++i) check_against_oracle(r, values, random);
        }
}

/// The score by the reference search.
int reference_score(engines& tested, const position& p) {
    return tested.score(engine::reference, p).value();
}

TEST_CASE("every engine finds the reference scores late on large boards of every kind") {
    std::mt19937 random(3);
    for (const rules& numbers :
         {rules{7, 6, 4}, rules{8, 7, 4}, rules{7, 7, 3}, rules{9, 6, 5}, rules{9, 9, 5},
          rules{16, 3, 3}, rules{3, 15, 3}, rules{5, 5, 2}, rules{8, 8, 4}, rules{10, 6, 4},
          rules{7, 9, 4}, rules{21, 5, 5}, rules{12, 11, 4}}) {
        for (const rules& r : test::kinds_of_rules(numbers.columns, numbers.rows, numbers.run)) {
            CAPTURE(test::named(r));
            engines tested(r);
            for (int i = 0; i < 10; ++i)
                for (const auto& p : test::random_long_game<position>(r, random))
                    if (r.squares() - p.stones() <= 7)
                        check_scores(tested, p, reference_score(tested, p));
        }
    }
}

}  // namespace
}  // namespace engine_test
