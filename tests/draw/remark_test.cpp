// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/remark.hpp>
#include <inarow/dynamic.hpp>

#include "support/at_both_times.hpp"

#include <initializer_list>
#include <string>

#include <doctest/doctest.h>
#include <draw/drawn.hpp>

namespace {

using namespace inarow;
using draw::sentence_text;
using inarow_tests::after;
using solve::analyzed_move;
using solve::bounds;
using solve::judgement;
using test::expect;

constexpr sentence_text score(bounds lies) {
    sentence_text result;
    draw::write_score(result, lies);
    return result;
}
constexpr bool scores_have_signs() {
    expect(score({0, 0}) == "0");
    expect(score({3, 3}) == "+3");
    expect(score({-3, -3}) == "-3");
    expect(score({-2, 3}) == "-2..+3");
    expect(score({-3, -2}) == "-3..-2");
    return expect(score({0, 181}) == "0..+181");
}
AT_BOTH_TIMES(scores_have_signs)

constexpr sentence_text forecast(const auto& p, bounds lies) {
    sentence_text result;
    draw::write_forecast(result, p, lies);
    return result;
}
constexpr bool a_forecast_says_what_is_known() {
    const auto fresh = after<tic_tac_toe>();
    const auto one = after<tic_tac_toe>({{0, 0}});
    expect(forecast(fresh, {0, 0}) == "it is a draw");
    expect(forecast(fresh, {2, 2}) == "first (X) wins with move 7");
    expect(forecast(one, {2, 2}) == "first (X) wins with move 7");
    expect(forecast(one, {-2, -2}) == "second (O) wins with move 6");
    expect(forecast(fresh, {1, 4}) == "first (X) wins");
    expect(forecast(fresh, {-4, -1}) == "second (O) wins");
    expect(forecast(fresh, {-4, 0}) == "unknown");
    const auto won = after<tic_tac_toe>({{0, 0}, {1, 1}, {1, 0}, {2, 1}, {2, 0}});
    return expect(forecast(won, {3, 3}) == "first (X) has won");
}
AT_BOTH_TIMES(a_forecast_says_what_is_known)

constexpr sentence_text remark(player by, int number, bounds before, bounds after_it) {
    sentence_text result;
    analyzed_move<9> m{.number = number, .by = by, .before = before, .after = after_it};
    m.is = judged(turned(before, by), turned(after_it, by));
    draw::write_remark(result, tic_tac_toe, m);
    return result;
}
constexpr bool remarks_say_what_was_given_away() {
    expect(remark(first, 1, {0, 0}, {0, 0}) == "");
    expect(remark(first, 1, {-5, 4}, {-4, 4}) == "");
    expect(remark(first, 3, {2, 2}, {0, 0}) == "threw away a win with move 7");
    expect(remark(second, 2, {-2, -2}, {0, 0}) == "threw away a win with move 6");
    expect(remark(second, 2, {0, 0}, {2, 2}) == "threw away a draw");
    expect(remark(first, 3, {1, 3}, {0, 0}) == "threw away a win");
    expect(remark(first, 3, {0, 3}, {-2, -2}) == "threw away a draw or more");
    expect(remark(first, 3, {3, 3}, {1, 1}) == "wins later: with move 9 instead of 5");
    expect(remark(second, 2, {1, 1}, {3, 3}) == "loses sooner: with move 5 instead of 9");
    return expect(remark(first, 3, {3, 4}, {1, 1}) == "wins later");
}
AT_BOTH_TIMES(remarks_say_what_was_given_away)

std::string better(const rules& r, int how_many, notation::kind in = notation::kind::any) {
    analyzed_move<dynamic> m;
    for (int i = 0; i < how_many; ++i) m.better.push_back(square_at(r, i));
    std::string result;
    draw::write_better(result, r, m, in);
    return result;
}
TEST_CASE("better moves are written as moves are, up to nine") {
    CHECK(better(tic_tac_toe, 0).empty());
    CHECK(better(tic_tac_toe, 2) == "a3 b3");
    CHECK(better(connect_four, 2) == "1 2");
    CHECK(better(tic_tac_toe, 2, notation::kind::xy) == "13 23");
    CHECK(better(tic_tac_toe, 9) == "a3 b3 c3 a2 b2 c2 a1 b1 c1");
    CHECK(better(gomoku, 10) == "a15 b15 c15 d15 e15 f15 g15 h15 i15 and so on");
}

}  // namespace
