// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/notation/moves_text.hpp>

#include "spelling.hpp"
#include "support/board.hpp"

#include <string>

namespace moves_text_test {
namespace {

using namespace inarow;
using namespace test;
using notation::apply_moves;
using notation::illegal_moves_text;
using notation::play_moves;
using enum notation::expected_token;
using enum illegal_move::reason;

constexpr rules wide_drop{.columns = 12, .rows = 4, .run = 4, .gravity = drop};

template <rules Rules>
constexpr game_of<Rules> game_after(std::string_view list, kind k = kind::any) {
    return play_moves(*game_of<Rules>::start(Rules), list, k).value();
}

template <class Board>
constexpr Board empty_board(const rules& r) {
    return *Board::start(r);
}

constexpr bool a_list_is_played_move_by_move() {
    const auto g = game_after<tic_tac_toe>("b2 a1\tc3");
    expect(g.ply() == 3);
    expect(g.moves()[0] == square{1, 1} && g.moves()[1] == square{0, 2});
    expect(g.moves()[2] == square{2, 0});
    expect(game_after<tic_tac_toe>("  center  11 c3 \r") == g);  // each as it looks
    expect(game_after<tic_tac_toe>("x(1,1) o(2,0) x(0,2)", kind::openspiel) == g);
    return expect(game_after<tic_tac_toe>("").ply() == 0 &&
                  game_after<tic_tac_toe>(" \t").ply() == 0);
}
AT_BOTH_TIMES(a_list_is_played_move_by_move)

constexpr bool columns_of_one_digit_need_no_separator() {
    const auto g = game_after<connect_four>("4453");
    expect(g.ply() == 4 && g.moves()[1] == square{3, 4});
    expect(game_after<connect_four>("4 4 5 3") == g);
    expect(game_after<connect_four>("44 e1 3") == g);
    return expect(game_after<wide_drop>("12 1 2").moves()[0] == square{11, 3});
}
AT_BOTH_TIMES(columns_of_one_digit_need_no_separator)

constexpr bool is_refused_as_score(const rules& r, std::string_view list, int number,
                                   std::size_t offset, kind k = kind::any) {
    const auto after = play_moves(empty_board<position_of<connect_four>>(r), list, k);
    return !after && after.error().number == number && after.error().offset == offset &&
           after.error().why.move.kind == not_a_move &&
           after.error().why.syntax.what == moves_without_score;
}

constexpr bool a_number_behind_joined_columns_is_no_move() {
    expect(is_refused_as_score(connect_four, "4453 2", 5, 5));
    expect(is_refused_as_score(connect_four, " 4453\t2 \r", 5, 6));
    expect(is_refused_as_score(connect_four, "4453 -2", 5, 5));
    expect(is_refused_as_score(connect_four, "44 +1", 3, 3));
    expect(is_refused_as_score(connect_four, "44 53", 3, 3));
    expect(is_refused_as_score(connect_four, "4453 2 1117", 5, 5));
    expect(is_refused_as_score(connect_four, "4453 2", 5, 5, kind::columns));
    // Also after the end of the game.
    expect(is_refused_as_score(connect_four, "1212121 5", 8, 8));
    expect(!is_refused_as_score(connect_four, "4444444 2", 7, 6));
    for (const std::string_view list : {"4 4 5 3", "4 45", "4453", "44 e1 3", "4453 d3 3", "44 "})
        expect(play_moves(empty_board<position_of<connect_four>>(connect_four), list).has_value());
    return expect(game_after<wide_drop>("12 1").ply() == 2 &&
                  game_after<tic_tac_toe>("22 13", kind::xy).ply() == 2);
}
AT_BOTH_TIMES(a_number_behind_joined_columns_is_no_move)

/// Positions and games are played on alike, and a board is changed in place.
template <class Board>
constexpr bool positions_and_games() {
    const auto empty = empty_board<Board>(connect_four);
    auto board = empty;
    expect(apply_moves(board, "44") == 2);
    expect(apply_moves(board, "") == 0);
    expect(apply_moves(board, "53") == 2);
    return expect(board == play_moves(empty, "4453").value());
}
AT_BOTH_TIMES(positions_and_games<position_of<connect_four>>)
AT_BOTH_TIMES(positions_and_games<game_of<connect_four>>)
TEST_CASE("dynamic: positions and games") {
    positions_and_games<position>();
    positions_and_games<game>();
}

/// A list stops at its first refused move, which is returned with its place.
constexpr bool the_first_refused_move() {
    auto g = *game_of<tic_tac_toe>::start(tic_tac_toe);
    const auto made = apply_moves(g, "b2 a1  b2 c3");
    expect(!made);
    const illegal_moves_text& why = made.error();
    expect(why.number == 3 && why.offset == 7);
    expect(why.text.view() == "b2" && why.text == move_text("b2"));
    expect(why.why.move.kind == taken && why.why.move.number == 3);
    expect(why.why.move.holder == mark::first);
    expect(g.ply() == 2);  // the moves before it are made
    const auto played = play_moves(*game_of<tic_tac_toe>::start(tic_tac_toe), "b2 a1  b2 c3");
    return expect(!played && played.error() == why);
}
AT_BOTH_TIMES(the_first_refused_move)

/// Moves are counted from the start of the list; those of a refusal, from the start of the game.
constexpr bool lists_that_go_on() {
    const auto g = game_after<connect_four>("4453");
    const auto made = play_moves(g, "18");
    expect(!made && made.error().number == 2 && made.error().offset == 1);
    expect(made.error().why.move.kind == off_the_board);
    return expect(made.error().why.move.number == 6);
}
AT_BOTH_TIMES(lists_that_go_on)

constexpr bool texts_that_are_no_moves() {
    const auto start = *game_of<tic_tac_toe>::start(tic_tac_toe);
    const auto played = play_moves(start, "b2 nowhere");
    expect(!played && played.error().number == 2 && played.error().offset == 3);
    expect(played.error().text.view() == "nowhere");
    expect(played.error().why.move.kind == not_a_move);
    expect(played.error().why.syntax == syntax_error{a_square_name, 0});
    // The notation of the list is that of its moves.
    const auto other = play_moves(start, "x(1,1) o(9", kind::openspiel);
    expect(!other && other.error().offset == 7);
    expect(other.error().text == move_text("o(9", kind::openspiel));
    expect(other.error().why.syntax == syntax_error{a_comma, 3});
    // A cut text keeps its place in the list.
    const auto cut = play_moves(start, "b2 a1 aaaaaaaaaaaaaaaaaa1 c3");
    expect(!cut && cut.error().number == 3 && cut.error().offset == 6);
    return expect(cut.error().text.is_cut());
}
AT_BOTH_TIMES(texts_that_are_no_moves)

constexpr bool after_the_end_no_move_is_made() {
    const auto g = game_after<tic_tac_toe>("a1 a2 b1 b2 c1");
    const auto more = play_moves(g, "c3");
    expect(!more && more.error().number == 1 && more.error().why.move.kind == game_over);
    return expect(play_moves(g, "").value() == g);
}
AT_BOTH_TIMES(after_the_end_no_move_is_made)

constexpr bool refused_moves_are_equal_in_every_part() {
    const illegal_moves_text why{2, 3, move_text("b2"), {}};
    expect(why == illegal_moves_text{2, 3, move_text("b2"), {}});
    expect(why != illegal_moves_text{1, 3, move_text("b2"), {}});
    expect(why != illegal_moves_text{2, 0, move_text("b2"), {}});
    expect(why != illegal_moves_text{2, 3, move_text("b3"), {}});
    return expect(why != illegal_moves_text{2, 3, move_text("b2"), {.move = {.number = 7}}});
}
AT_BOTH_TIMES(refused_moves_are_equal_in_every_part)

constexpr bool separators() {
    using notation::detail::separator_for;
    expect(separator_for(kind::any, connect_four).empty());
    expect(separator_for(kind::columns, connect_four).empty());
    expect(separator_for(kind::algebraic, connect_four) == " ");
    expect(separator_for(kind::any, tic_tac_toe) == " ");
    expect(separator_for(kind::any, dropping(board_9x9)).empty());
    return expect(separator_for(kind::columns, dropping(board_10x10)) == " ");
}
AT_BOTH_TIMES(separators)

using text = core::fixed_string<100>;

constexpr text printed_moves(const auto&... arguments) {
    text result;
    notation::print_moves(result, arguments...);
    return result;
}

constexpr bool a_game_is_written_as_its_moves() {
    const auto g = game_after<tic_tac_toe>("b2 a1 c3");
    expect(printed_moves(g) == "b2 a1 c3");
    expect(printed_moves(g, kind::any) == "b2 a1 c3");
    expect(printed_moves(g, kind::xy) == "22 11 33");
    expect(printed_moves(g, kind::names) == "center bottom-left top-right");
    expect(printed_moves(g, kind::openspiel) == "x(1,1) o(2,0) x(0,2)");
    expect(printed_moves(game_after<connect_four>("4453")) == "4453");
    expect(printed_moves(game_after<connect_four>("4453"), kind::algebraic) == "d1 d2 e1 c1");
    expect(printed_moves(game_after<wide_drop>("12 1 12")) == "12 1 12");
    return expect(printed_moves(game_after<tic_tac_toe>("")).size() == 0);
}
AT_BOTH_TIMES(a_game_is_written_as_its_moves)

/// The player of each move, where the notation names one: also when the second player starts, or
/// the game starts from a position.
constexpr bool players_take_turns_in_a_list() {
    constexpr rules turned = starting_with(second, connect_four);
    expect(printed_moves(game_after<turned>("445"), kind::openspiel) == "o3 x3 o4");
    game_of<connect_four> later(game_after<connect_four>("445").position());
    expect(apply_moves(later, "71") == 2);
    return expect(printed_moves(later, kind::openspiel) == "o6 x0");
}
AT_BOTH_TIMES(players_take_turns_in_a_list)

constexpr bool squares_with_any_separator() {
    const auto g = game_after<tic_tac_toe>("b2 a1 c3");
    expect(printed_moves(tic_tac_toe, g.moves(), first, kind::any, ",") == "b2,a1,c3");
    expect(printed_moves(tic_tac_toe, g.moves(), second, kind::openspiel, "; ") ==
           "o(1,1); x(2,0); o(0,2)");
    return expect(printed_moves(connect_four, game_after<connect_four>("44").moves(), first,
                                kind::columns, "") == "44");
}
AT_BOTH_TIMES(squares_with_any_separator)

constexpr bool what_is_written_is_read() {
    for (const kind k : {kind::any, kind::names, kind::xy, kind::algebraic, kind::openspiel}) {
        const auto g = game_after<tic_tac_toe>("b2 a1 c3 a3 a2 c2 b3 b1 c1");
        expect(game_after<tic_tac_toe>(printed_moves(g, k).view(), k) == g);
    }
    for (const kind k : {kind::any, kind::xy, kind::algebraic, kind::columns, kind::openspiel}) {
        const auto g = game_after<connect_four>("44535");
        expect(game_after<connect_four>(printed_moves(g, k).view(), k) == g);
        const auto wide = game_after<wide_drop>("12 1 10 11 10");
        expect(game_after<wide_drop>(printed_moves(wide, k).view(), k) == wide);
    }
    return true;
}
AT_BOTH_TIMES(what_is_written_is_read)

TEST_CASE("dynamic: a long game is written and read") {
    constexpr rules r{.columns = 40, .rows = 40, .run = 999};
    game g = *game::start(r);
    for (int i = 0; i < r.squares(); ++i) REQUIRE(g.apply(square_at(r, i)).has_value());
    std::string list;
    notation::print_moves(list, g);
    CHECK(play_moves(*game::start(r), list).value() == g);
}

}  // namespace
}  // namespace moves_text_test
