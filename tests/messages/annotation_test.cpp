// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/messages/annotation.hpp>

#include "support/at_both_times.hpp"

#include <initializer_list>
#include <string>

#include <doctest/doctest.h>
#include <draw/drawn.hpp>

namespace annotation_test {
namespace {

using namespace inarow;
using inarow_tests::after;
using messages::sentence_text;
using solve::analyzed_move;
using solve::bounds;
using solve::judgment;
using test::expect;

constexpr sentence_text score(bounds known) {
    sentence_text result;
    messages::write_score(result, known);
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

constexpr sentence_text value_sentence(const auto& p, bounds known) {
    sentence_text result;
    messages::write_game_value(result, p, known);
    return result;
}
constexpr bool a_value_says_what_is_known() {
    const auto fresh = after<tic_tac_toe>();
    const auto one = after<tic_tac_toe>({{0, 0}});
    expect(value_sentence(fresh, {0, 0}) == "it is a draw");
    expect(value_sentence(fresh, {2, 2}) == "first (X) wins with move 7");
    expect(value_sentence(one, {2, 2}) == "first (X) wins with move 7");
    expect(value_sentence(one, {-2, -2}) == "second (O) wins with move 6");
    expect(value_sentence(fresh, {1, 4}) == "first (X) wins");
    expect(value_sentence(fresh, {-4, -1}) == "second (O) wins");
    expect(value_sentence(fresh, {-4, 0}) == "unknown");
    const auto won = after<tic_tac_toe>({{0, 0}, {1, 1}, {1, 0}, {2, 1}, {2, 0}});
    // In misère the loser makes the last move.
    const auto misere_fresh = after<misere(tic_tac_toe)>();
    expect(value_sentence(misere_fresh, {2, 2}) ==
           "first (X) wins: second (O) must complete a line with move 6");
    expect(value_sentence(misere_fresh, {-2, -2}) ==
           "second (O) wins: first (X) must complete a line with move 7");
    expect(value_sentence(misere_fresh, {1, 4}) == "first (X) wins");
    return expect(value_sentence(won, {3, 3}) == "first (X) has won");
}
AT_BOTH_TIMES(a_value_says_what_is_known)

constexpr sentence_text annotation(player mover, int number, bounds before, bounds after_it,
                                   const rules& r = tic_tac_toe) {
    sentence_text result;
    analyzed_move<9> m{.number = number, .mover = mover, .before = before, .after = after_it};
    m.judgment = judged(for_first(before, mover), for_first(after_it, mover));
    messages::write_annotation(result, r, m);
    return result;
}
constexpr bool annotations_say_what_was_thrown_away() {
    expect(annotation(first, 1, {0, 0}, {0, 0}) == "");
    expect(annotation(first, 1, {-5, 4}, {-4, 4}) == "");
    expect(annotation(first, 3, {2, 2}, {0, 0}) == "threw away a win with move 7");
    expect(annotation(second, 2, {-2, -2}, {0, 0}) == "threw away a win with move 6");
    expect(annotation(second, 2, {0, 0}, {2, 2}) == "threw away a draw");
    expect(annotation(first, 3, {1, 3}, {0, 0}) == "threw away a win");
    expect(annotation(first, 3, {0, 3}, {-2, -2}) == "threw away a draw or more");
    expect(annotation(first, 3, {3, 3}, {1, 1}) == "wins later: with move 9 instead of 5");
    expect(annotation(second, 2, {1, 1}, {3, 3}) == "loses sooner: with move 5 instead of 9");
    return expect(annotation(first, 3, {3, 4}, {1, 1}) == "wins later");
}
AT_BOTH_TIMES(annotations_say_what_was_thrown_away)

constexpr bool annotations_of_misere_games_count_the_losers_move() {
    constexpr rules r = misere(tic_tac_toe);
    expect(annotation(first, 3, {2, 2}, {0, 0}, r) == "threw away a win with move 6");
    expect(annotation(second, 2, {0, 0}, {2, 2}, r) == "threw away a draw");
    expect(annotation(first, 3, {3, 3}, {1, 1}, r) == "wins later: with move 8 instead of 4");
    return expect(annotation(second, 2, {1, 1}, {3, 3}, r) ==
                  "loses sooner: with move 4 instead of 8");
}
AT_BOTH_TIMES(annotations_of_misere_games_count_the_losers_move)

std::string better(const rules& r, int how_many, notation::kind k = notation::kind::any) {
    analyzed_move<dynamic> m;
    for (int i = 0; i < how_many; ++i) m.better.push_back(square_at(r, i));
    std::string result;
    messages::write_better_moves(result, r, m, k);
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
}  // namespace annotation_test
