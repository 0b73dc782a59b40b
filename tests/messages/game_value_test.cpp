// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/messages/game_value.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"

#include <initializer_list>
#include <limits>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <draw/drawn.hpp>

namespace game_value_test {
namespace {

using namespace inarow;
using inarow_tests::after;
using inarow_tests::after_columns;
using messages::sentence_text;
using test::expect;

constexpr auto fresh = after<tic_tac_toe>();
constexpr auto two_moves = after<tic_tac_toe>({{0, 0}, {1, 0}});
constexpr auto won = after<tic_tac_toe>({{0, 0}, {1, 1}, {1, 0}, {2, 1}, {2, 0}});
constexpr auto lost = after<tic_tac_toe>({{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 2}, {2, 1}});
constexpr auto drawn = test::position_shown<tic_tac_toe>("XOXXOOOXX");

constexpr sentence_text value_sentence(const auto& p, game_value v) {
    sentence_text result;
    messages::write_game_value(result, p, v);
    return result;
}

constexpr bool a_value_names_the_winner_and_the_last_move() {
    expect(value_sentence(fresh, {outcome::first_won, 7}) == "first (X) wins with move 7");
    expect(value_sentence(fresh, {outcome::second_won, 8}) == "second (O) wins with move 8");
    return expect(value_sentence(fresh, {outcome::draw, 9}) == "it is a draw");
}
AT_BOTH_TIMES(a_value_names_the_winner_and_the_last_move)

constexpr bool in_misere_a_value_names_who_must_complete_a_line() {
    constexpr auto empty = after<misere(tic_tac_toe)>();
    expect(value_sentence(empty, {outcome::first_won, 6}) ==
           "first (X) wins: second (O) must complete a line with move 6");
    expect(value_sentence(empty, {outcome::second_won, 9}) ==
           "second (O) wins: first (X) must complete a line with move 9");
    expect(value_sentence(empty, {outcome::draw, 9}) == "it is a draw");
    constexpr auto over = after<misere(tic_tac_toe)>({{0, 0}, {1, 1}, {1, 0}, {2, 1}, {2, 0}});
    expect(value_sentence(over, {outcome::second_won, 0}) == "second (O) has won");
    return expect(value_sentence(after<exactly(tic_tac_toe)>(), {outcome::first_won, 7}) ==
                  "first (X) wins with move 7");
}
AT_BOTH_TIMES(in_misere_a_value_names_who_must_complete_a_line)

constexpr bool moves_are_counted_from_the_beginning_of_the_game() {
    return expect(value_sentence(two_moves, {outcome::first_won, 5}) ==
                  "first (X) wins with move 7");
}
AT_BOTH_TIMES(moves_are_counted_from_the_beginning_of_the_game)

constexpr bool a_game_that_is_over_has_been_won_or_drawn() {
    expect(value_sentence(won, {outcome::first_won, 0}) == "first (X) has won");
    expect(value_sentence(lost, {outcome::second_won, 0}) == "second (O) has won");
    return expect(value_sentence(drawn, {outcome::draw, 0}) == "it was drawn");
}
AT_BOTH_TIMES(a_game_that_is_over_has_been_won_or_drawn)

constexpr sentence_text variation_text(const auto& p, std::initializer_list<square> squares) {
    sentence_text result;
    messages::write_variation(result, p, squares);
    return result;
}

constexpr bool a_variation_is_written_as_moves_are() {
    expect(variation_text(fresh, {}) == "");
    expect(variation_text(fresh, {{1, 1}}) == "b2");
    expect(variation_text(fresh, {{1, 1}, {0, 2}, {2, 0}}) == "b2 a1 c3");
    return expect(variation_text(after_columns<connect_four>("4"), {{3, 4}, {6, 5}}) == "4 7");
}
AT_BOTH_TIMES(a_variation_is_written_as_moves_are)

constexpr bool a_long_variation_is_cut_after_nine_moves() {
    constexpr auto p = after<rules{.columns = 12, .rows = 1, .run = 12}>();
    core::inplace_vector<square, 12> variation;
    for (int column = 0; column < 9; ++column) variation.push_back({column, 0});
    sentence_text nine;
    messages::write_variation(nine, p, variation);
    expect(nine == "a1 b1 c1 d1 e1 f1 g1 h1 i1");
    for (int column = 9; column < 12; ++column) variation.push_back({column, 0});
    sentence_text twelve;
    messages::write_variation(twelve, p, variation);
    return expect(twelve == "a1 b1 c1 d1 e1 f1 g1 h1 i1 and so on");
}
AT_BOTH_TIMES(a_long_variation_is_cut_after_nine_moves)

constexpr sentence_text refuted(const auto& p, player claimed, game_value v,
                                const core::inplace_vector<square, 9>& variation) {
    sentence_text result;
    messages::write_refuted_claim(result, p, claimed, v, variation);
    return result;
}

constexpr bool a_claim_is_refuted_with_a_variation() {
    core::inplace_vector<square, 9> variation;
    variation.push_back({1, 1});
    variation.push_back({0, 2});
    expect(refuted(fresh, first, {outcome::draw, 9}, variation) ==
           "first (X) does not win this game: with perfect play it is a draw, as by b2 a1.");
    return expect(
        refuted(two_moves, second, {outcome::first_won, 5}, variation) ==
        "second (O) does not win this game: with perfect play first (X) wins with move 7, as by "
        "b2 a1.");
}
AT_BOTH_TIMES(a_claim_is_refuted_with_a_variation)

constexpr bool a_claim_about_a_misere_game() {
    return expect(
        refuted(after<misere(tic_tac_toe)>({{0, 0}}), second, {outcome::first_won, 5}, {}) ==
        "second (O) does not win this game: with perfect play first (X) wins: "
        "second (O) must complete a line with move 6.");
}
AT_BOTH_TIMES(a_claim_about_a_misere_game)

constexpr bool without_a_variation_none_is_named() {
    return expect(refuted(fresh, second, {outcome::draw, 9}, {}) ==
                  "second (O) does not win this game: with perfect play it is a draw.");
}
AT_BOTH_TIMES(without_a_variation_none_is_named)

constexpr bool a_claim_about_a_game_that_is_over() {
    expect(refuted(won, second, {outcome::first_won, 0}, {}) ==
           "second (O) does not win this game: first (X) has won.");
    return expect(refuted(drawn, first, {outcome::draw, 0}, {}) ==
                  "first (X) does not win this game: it was drawn.");
}
AT_BOTH_TIMES(a_claim_about_a_game_that_is_over)

constexpr sentence_text no_reply(const auto& p) {
    sentence_text result;
    messages::detail::write_no_reply(result, p);
    return result;
}

constexpr bool there_is_no_reply_once_the_game_is_over() {
    expect(no_reply(won) == "There is no reply: the game is over, first (X) has won.");
    expect(no_reply(lost) == "There is no reply: the game is over, second (O) has won.");
    return expect(no_reply(drawn) == "There is no reply: the game is over, it was drawn.");
}
AT_BOTH_TIMES(there_is_no_reply_once_the_game_is_over)

constexpr auto not_found(const auto& p, int evaluations, long long nodes, int raised,
                         std::string_view header = {}) {
    core::fixed_string<messages::sentence_capacity + 100> result;
    messages::detail::write_not_found(result, p, evaluations, nodes, raised, header);
    return result;
}

constexpr bool what_is_not_found_says_how_much_was_tried_and_what_to_do() {
    constexpr auto p = after_columns<connect_four>("44");
    expect(not_found(p, 16, 7272, 64) ==
           "Perfect play is beyond the compiler's limit here: 40 squares are free, and 16 "
           "evaluations of 7272 nodes are not enough. Make moves first, raise the limit as in "
           "value<G, solve::evaluation_limit{64}>, or use solve::solver in a program.");
    return expect(
        not_found(p, 1, 7272, 16) ==
        "Perfect play is beyond the compiler's limit here: 40 squares are free, and 1 evaluation "
        "of 7272 nodes is not enough. Make moves first, raise the limit as in value<G, "
        "solve::evaluation_limit{16}>, or use solve::solver in a program.");
}
AT_BOTH_TIMES(what_is_not_found_says_how_much_was_tried_and_what_to_do)

constexpr bool a_header_with_a_book_is_the_first_thing_to_try() {
    return expect(not_found(after_columns<connect_four>("44"), 1, 7272, 16, "book.hpp") ==
                  "Perfect play is beyond the compiler's limit here: 40 squares are free, and 1 "
                  "evaluation of 7272 nodes is not enough. Include <book.hpp>, make moves first, "
                  "raise the limit as in value<G, solve::evaluation_limit{16}>, or use "
                  "solve::solver in a program.");
}
AT_BOTH_TIMES(a_header_with_a_book_is_the_first_thing_to_try)

constexpr bool boards_that_are_not_searched() {
    return expect(not_found(after<tic_tac_toe>(), 0, 0, 0) ==
                  "Perfect play is beyond the compiler's limit here: 9 squares are free, and a "
                  "board of this size with these rules is not searched. A program can use "
                  "solve::choose.");
}
AT_BOTH_TIMES(boards_that_are_not_searched)

TEST_CASE("the longest sentences have room") {
    const auto p = position::start({.columns = 999, .rows = 999, .run = 5}).value();
    CHECK(not_found(p, 1000, 9999, 4000).view().ends_with("solve::solver in a program."));
    sentence_text result;
    const std::vector<square> variation(10, square{.column = 998, .row = 0});
    messages::write_refuted_claim(result, p, second, {outcome::first_won, 998'001}, variation);
    CHECK(result.view().ends_with(" alk999 and so on."));
}

TEST_CASE("into a string") {
    std::string text;
    messages::write_game_value(text, fresh, {outcome::draw, 9});
    CHECK(text == "it is a draw");
}

}  // namespace
}  // namespace game_value_test
