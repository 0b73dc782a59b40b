// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/messages/refusal.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"

#include <limits>
#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <draw/drawn.hpp>

namespace refusal_test {
namespace {

using namespace inarow;
using inarow_tests::after;
using inarow_tests::after_columns;
using messages::sentence_text;
using notation::syntax_error;
using test::expect;
using enum notation::expected_token;
using enum illegal_move::reason;

constexpr rules line_of_five{.columns = 5, .rows = 2, .run = 3};

/// What `write(out)` writes.
constexpr sentence_text written(auto write) {
    sentence_text result;
    write(result);
    return result;
}

constexpr auto two_moves = after<tic_tac_toe>({{1, 1}, {0, 2}});
constexpr auto won = after<tic_tac_toe>({{0, 0}, {1, 1}, {1, 0}, {2, 1}, {2, 0}});
constexpr auto lost = after<tic_tac_toe>({{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 2}, {2, 1}});
constexpr auto drawn_game = test::position_shown<tic_tac_toe>("XOXXOOOXX");

constexpr bool players_and_squares() {
    expect(written([](auto& out) { messages::write_player(out, first); }) == "first (X)");
    expect(written([](auto& out) { messages::write_player(out, second); }) == "second (O)");
    return expect(
        written([](auto& out) { messages::detail::write_square(out, gomoku, {14, 0}); }) == "o15");
}
AT_BOTH_TIMES(players_and_squares)

constexpr sentence_text quoted(std::string_view text, bool cut = false) {
    return written([&](auto& out) { messages::detail::write_quoted(out, text, cut); });
}
constexpr bool quoted_texts_are_printable_ascii() {
    expect(quoted("b2") == R"("b2")");
    expect(quoted("") == R"("")");
    expect(quoted("\t\n\r") == R"("\x09\x0a\x0d")");
    expect(quoted({"\0", 1}) == R"("\x00")");
    expect(quoted(" ~\x1f\x7f") == R"(" ~\x1f\x7f")");
    expect(quoted("\xe2\x9d\x8c\xff") == R"("\xe2\x9d\x8c\xff")");
    return expect(quoted("bottom-center,", true) == R"("bottom-center,...")");
}
AT_BOTH_TIMES(quoted_texts_are_printable_ascii)

constexpr bool ends_and_turns() {
    using messages::write_end;
    expect(written([](auto& out) { write_end(out, outcome::first_won); }) == "first (X) has won");
    expect(written([](auto& out) { write_end(out, outcome::second_won); }) == "second (O) has won");
    expect(written([](auto& out) { write_end(out, outcome::draw); }) == "it was drawn");
    const auto turn_text = [](const auto& p) {
        return written([&](auto& out) { messages::write_turn_text(out, p); });
    };
    expect(turn_text(after<tic_tac_toe>()) == "first (X) is to make move 1.");
    expect(turn_text(after<tic_tac_toe>({{1, 1}})) == "second (O) is to make move 2.");
    expect(turn_text(won) == "first (X) has won.");
    expect(turn_text(lost) == "second (O) has won.");
    // In misère who completed the line has lost.
    expect(turn_text(after<misere(tic_tac_toe)>({{0, 0}, {1, 1}, {1, 0}, {2, 1}, {2, 0}})) ==
           "second (O) has won.");
    expect(turn_text(after<exactly(line_of_five)>(
               {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {3, 0}, {4, 1}, {2, 0}})) ==
           "second (O) is to make move 8.");
    return expect(turn_text(drawn_game) == "The game was drawn.");
}
AT_BOTH_TIMES(ends_and_turns)

constexpr bool extents() {
    const auto extent = [](const rules& r, bool columns_only) {
        return written([&](auto& out) { messages::detail::write_extent(out, r, columns_only); });
    };
    expect(extent(tic_tac_toe, false) == "a1 to c3");
    expect(extent(connect_four, false) == "a1 to g6");
    return expect(extent(connect_four, true) == "columns 1 to 7");
}
AT_BOTH_TIMES(extents)

/// Offsets are from 0, characters in sentences from 1.
constexpr bool what_was_expected() {
    return expect(written([](auto& out) {
                      messages::detail::write_expected(out, syntax_error{a_row_number, 1});
                  }) == "expected a row number at character 2");
}
AT_BOTH_TIMES(what_was_expected)

/// The sentence about a move text that is refused in a position.
constexpr sentence_text refused(const auto& p, const move_text& text) {
    return messages::sentence(p.rules(), explain_refusal(p, text), text);
}

constexpr bool every_refused_move_has_its_sentence() {
    expect(refused(won, "c3") ==
           R"(Move 6: second (O) cannot play "c3": the game is over, first (X) has won.)");
    expect(refused(after<misere(tic_tac_toe)>({{0, 0}, {1, 1}, {1, 0}, {2, 1}, {2, 0}}), "c3") ==
           R"(Move 6: second (O) cannot play "c3": the game is over, second (O) has won.)");
    expect(refused(drawn_game, "a1").view().ends_with(": the game is over, it was drawn."));
    expect(refused(two_moves, "nowhere") ==
           R"(Move 3: first (X) cannot play "nowhere": it is not a move, )"
           "expected a name such as top-left or center at character 1.");
    expect(refused(two_moves, made_by(second, "c3")) ==
           R"(Move 3: second (O) cannot play "c3": it is the turn of first (X).)");
    expect(refused(two_moves, "d4") ==
           R"(Move 3: first (X) cannot play "d4": it is off the board (a1 to c3).)");
    expect(refused(two_moves, "b2") ==
           R"(Move 3: first (X) cannot play "b2": b2 is already taken by first (X).)");
    expect(refused(two_moves, "a1").view().ends_with(": a1 is already taken by second (O)."));
    const auto full = after_columns<connect_four>("111111");
    expect(refused(full, "1") == R"(Move 7: first (X) cannot play "1": column 1 is full.)");
    expect(refused(full, "8") ==
           R"(Move 7: first (X) cannot play "8": it is off the board (columns 1 to 7).)");
    return expect(refused(full, "b2") == R"(Move 7: first (X) cannot play "b2": )"
                                         "a stone dropped into column 2 falls to b1.");
}
AT_BOTH_TIMES(every_refused_move_has_its_sentence)

constexpr bool a_name_that_is_nearly_one_is_suggested() {
    expect(refused(two_moves, "centre") ==
           R"(Move 3: first (X) cannot play "centre": it is not a move. Did you mean "center"?)");
    expect(refused(two_moves, "Center") ==
           R"(Move 3: first (X) cannot play "Center": it is not a move. Did you mean "center"?)");
    expect(refused(two_moves, "top-left-").view().ends_with("Did you mean \"top-left\"?"));
    // Not what has names in no notation, nor names on other boards.
    expect(refused(two_moves, 'c').view().ends_with("expected a text or an integer."));
    expect(refused(two_moves, written_in(notation::kind::algebraic, "centre"))
               .view()
               .ends_with("expected a row number at character 7."));
    return expect(refused(after<square_board(4)>(), "centre")
                      .view()
                      .ends_with("expected a row number at character 7."));
}
AT_BOTH_TIMES(a_name_that_is_nearly_one_is_suggested)

constexpr bool texts_are_quoted_as_they_were_given() {
    expect(refused(two_moves, "\x01") ==
           R"(Move 3: first (X) cannot play "\x01": it is not a move, )"
           "expected a name such as top-left or center at character 1.");
    return expect(
        refused(two_moves, "bottom-center..")
            .view()
            .contains(R"("bottom-center....": it is not a move, expected nothing more )"));
}
AT_BOTH_TIMES(texts_are_quoted_as_they_were_given)

/// A move that is not a text is named by its square or column; off the board, by its numbers.
constexpr bool moves_that_are_not_texts() {
    const auto refused_move = [](const auto& p, move m) {
        return messages::sentence(p.rules(), p.resolve(m).error());
    };
    expect(refused_move(two_moves, square{1, 1}) ==
           R"(Move 3: first (X) cannot play "b2": b2 is already taken by first (X).)");
    expect(refused_move(two_moves, square{-1, 7}) ==
           "Move 3: first (X) cannot play \"(-1,7)\": it is off the board (a1 to c3).");
    expect(refused_move(two_moves, move::into_column(1)) ==
           R"(Move 3: first (X) cannot play "2": a column alone is not a square of this board.)");
    expect(refused_move(after_columns<connect_four>(""), move::into_column(7)) ==
           R"(Move 1: first (X) cannot play "8": it is off the board (columns 1 to 7).)");
    constexpr int max_int = std::numeric_limits<int>::max();
    expect(refused_move(after_columns<connect_four>(""), move::into_column(max_int))
               .view()
               .contains(R"(cannot play "2147483648": it is off)"));
    return expect(refused_move(two_moves, square{max_int, -max_int})
                      .view()
                      .contains(R"(cannot play "(2147483647,-2...": it is off)"));
}
AT_BOTH_TIMES(moves_that_are_not_texts)

constexpr bool moves_left() {
    const auto left = [](const auto& p) {
        return written([&](auto& out) { messages::write_moves_left(out, p); });
    };
    expect(left(after<tic_tac_toe>()) == " Free squares: a3, b3, c3, a2, b2, c2, a1, b1, c1.");
    expect(left(test::position_shown<tic_tac_toe>("XOXXOOOX.")) == " Free squares: c1.");
    expect(left(after_columns<connect_four>("111111")) == " Open columns: 2, 3, 4, 5, 6, 7.");
    expect(left(won) == "");
    // Ten are too many to be listed.
    expect(left(after<rules{.columns = 10, .rows = 1, .run = 10}>()) == "");
    return expect(left(after<rules{.columns = 10, .rows = 1, .run = 10}>({{0, 0}})) ==
                  " Free squares: b1, c1, d1, e1, f1, g1, h1, i1, j1.");
}
AT_BOTH_TIMES(moves_left)

// Within the limit of operations of a constant evaluation.
constexpr bool moves_left_on_a_huge_board() {
    const auto p = basic_position<999 * 999>::start({999, 999, 5})->after_index(0);
    return expect(written([&](auto& out) { messages::write_moves_left(out, p); }).view() == "");
}
AT_BOTH_TIMES(moves_left_on_a_huge_board)

constexpr bool invalid_rules() {
    using messages::refusal_sentence;
    expect(refusal_sentence(check({.columns = 0, .rows = 3, .run = 3}).error()) ==
           "Invalid rules: 0 columns, but it must be 1 to 999.");
    expect(refusal_sentence(check({.columns = 3, .rows = 1000, .run = 3}).error()) ==
           "Invalid rules: 1000 rows, but it must be 1 to 999.");
    expect(refusal_sentence(check({.columns = 3, .rows = 3, .run = -1}).error()) ==
           "Invalid rules: -1 in a row, but it must be 1 to 999.");
    return expect(refusal_sentence(position_of<tic_tac_toe>::start(connect_four).error()) ==
                  "The board is too large: it has 42 squares, but there is room for 9 here.");
}
AT_BOTH_TIMES(invalid_rules)

constexpr bool unreachable_boards() {
    using enum illegal_layout::reason;
    const auto sentence = [](const illegal_layout& why, player to_move) {
        return messages::refusal_sentence(tic_tac_toe, why, to_move);
    };
    expect(sentence({stone_counts, {}, 3, 1}, second) ==
           "No game reaches this board: with 3 X and 1 O it cannot be the turn of second (O).");
    expect(sentence({floating_stone, {1, 0}}, first) ==
           "No game reaches this board: there is a free square under the stone on b3.");
    expect(sentence({played_past_end, {0, 2}}, first) ==
           "No game reaches this board: the line from a1 had already ended the game before the "
           "last move.");
    // A line is too long only where its run is exact.
    expect(messages::refusal_sentence(exactly(gomoku), illegal_layout{no_order}, first) ==
           "No game reaches this board: its longer lines come from a line of exactly 5, "
           "which would have ended the game.");
    for (const rules& r : {connect_four, exactly(connect_four), misere(connect_four)})
        expect(messages::refusal_sentence(r, illegal_layout{no_order}, first) ==
               "No game reaches this board: its stones cannot have been dropped in turn.");
    return true;
}
AT_BOTH_TIMES(unreachable_boards)

constexpr bool moves_that_are_not_taken_back() {
    using messages::refusal_sentence;
    expect(refusal_sentence(illegal_take_back{1, 0}) ==
           "No move can be taken back: the game has just begun.");
    expect(refusal_sentence(illegal_take_back{3, 2}) ==
           "3 moves cannot be taken back: the game has only 2.");
    return expect(refusal_sentence(illegal_take_back{-1, 2}) == "One cannot take back -1 moves.");
}
AT_BOTH_TIMES(moves_that_are_not_taken_back)

constexpr bool texts_that_are_not_read() {
    return expect(messages::refusal_sentence("The position", syntax_error{more_rows, 3}) ==
                  "The position cannot be read: expected more rows at character 4.");
}
AT_BOTH_TIMES(texts_that_are_not_read)

TEST_CASE("the longest sentences have room") {
    const auto p = position::start({.columns = 999, .rows = 999, .run = 999}).value();
    constexpr int max_int = std::numeric_limits<int>::max();
    const std::string worst(move_text::max_size + 1, '\xff');
    for (std::size_t i = 0; i < notation::detail::token_names.size(); ++i) {
        const illegal_move_text why{
            {.kind = not_a_move, .to_move = second, .number = max_int},
            {static_cast<notation::expected_token>(i), move_text::max_size}};
        const auto sentence =
            messages::sentence(p.rules(), why, move_text(std::string_view(worst)));
        CHECK(sentence.view().ends_with(" at character 15."));
    }
    CHECK(messages::refusal_sentence(
              p.rules(), illegal_layout{illegal_layout::reason::stone_counts, {}, 998'001, 998'001},
              second)
              .view()
              .ends_with("second (O)."));
}

TEST_CASE("into a string") {
    std::string text;
    messages::write_refusal(text, illegal_take_back{1, 0});
    CHECK(text == "No move can be taken back: the game has just begun.");
}

}  // namespace
}  // namespace refusal_test
