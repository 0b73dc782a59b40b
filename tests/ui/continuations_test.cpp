// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/book_builder.hpp>
#include <inarow/solve/loaded_book.hpp>
#include <inarow/ui/continuations.hpp>

#include "acting.hpp"
#include "support/minimax.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace continuations_test {
namespace {

using namespace inarow;
using nlohmann::json;

ui::continuations asked(std::string_view state_text) {
    return ui::continuations(ui::to_page_game(test::state_of(state_text).game).position());
}
ui::continuations answered(std::string_view state_text, solve::solver& solver) {
    auto result = asked(state_text);
    for (int i = 0; i < 10'000 && !result.is_done(); ++i) result.resume(solver);
    return result;
}
json as_json(const ui::continuations& found) {
    std::string result;
    write_continuations(result, found);
    return json::parse(result);
}

int score_of(const ui::page_position& p, solve::solver& solver) {
    solve::value_query query(p);
    (void)solver.answer(query);
    REQUIRE(query.is_done());
    return query.score();
}

TEST_CASE("nothing is known before the first slice") {
    const json read = as_json(asked("rules=3x3/3&moves=b2"));
    CHECK(read["is_done"] == false);
    CHECK(read["moves"].size() == 8);
    CHECK(read["moves"][0] ==
          json({{"square", 0}, {"is_in_book", false}, {"line", json::array()}}));
}

TEST_CASE("every line is legal, keeps the score to its last move, and is as long as promised") {
    for (const std::string_view state :
         {"rules=3x3/3&moves=b2,b1", "rules=7x6/4/drop&moves=444555643",
          "rules=4x3/3/misere&moves=a1,d3,b1", "rules=3x3/3&moves=a1,b1,a2,b2"}) {
        CAPTURE(state);
        solve::solver solver;
        const auto found = answered(state, solver);
        REQUIRE(found.is_done());
        for (const auto& c : found.all()) {
            auto p = found.position().after(c.where);
            const int score = score_of(p, solver);
            int sign = 1;
            for (const square s : c.moves()) {
                REQUIRE(p.check(s).legal);
                p = p.after(s);
                sign = -sign;
            }
            CHECK(score_of(p, solver) * sign == score);
            const bool is_long_enough =
                p.is_over() || c.moves().size() == ui::continuation::longest;
            CHECK(is_long_enough);
        }
    }
}

TEST_CASE("the moves that the opening book has are marked") {
    using book_position = solve::book_builder::position_type;
    solve::solver solver;
    test::minimax<book_position> scores;
    constexpr rules r{.columns = 4, .rows = 4, .run = 3, .gravity = drop};
    solver.set_book(*solve::loaded_book::load(
        *solve::write_book(r, 2, [&](const book_position& p) { return scores.score(p); })));
    for (const auto& [moves, is_in_book] : {std::pair("1", true), std::pair("11", false)}) {
        const auto found = answered("rules=4x4/3/drop&moves=" + std::string(moves), solver);
        for (const auto& c : found.all()) CHECK(c.is_in_book == is_in_book);
    }
}

TEST_CASE("a position without moves has none") {
    solve::solver solver;
    auto found = asked("rules=3x3/3&moves=a1,b1,a2,b2,a3");
    CHECK(found.is_done());
    found.resume(solver);
    CHECK(as_json(found) == json({{"is_done", true}, {"moves", json::array()}}));
}

}  // namespace
}  // namespace continuations_test
