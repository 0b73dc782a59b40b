// SPDX-License-Identifier: BSL-1.0
#include "ways_to_play.hpp"

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

#include <doctest/doctest.h>

namespace play_test {
namespace {

using namespace inarow;
using test::by_rules;
using test::expect;
using test::moves;
using test::on_board;
using test::times;
using enum illegal_move::reason;

template <class Way>
constexpr bool moves_one_by_one_and_as_a_list() {
    const auto start = Way::begin(by_rules<tic_tac_toe>);
    const auto one_by_one = start.play(moves<"center">).play(moves<"top-left">).play(moves<"a1">);
    expect(start.play(moves<"center", "top-left", "a1">) == one_by_one);
    expect(start.play(moves<"center">).play(moves<"top-left", "a1">) == one_by_one);
    return expect(start.play(moves<>) == start);
}
IN_EVERY_WAY(moves_one_by_one_and_as_a_list)

template <class Way>
constexpr bool a_move_is_written_in_any_notation() {
    const auto start = Way::begin(by_rules<tic_tac_toe>);
    const auto after = start.play(moves<"top-center">);
    expect(start.play(moves<"b3">) == after);
    expect(start.play(moves<23>) == after && start.play(moves<"23">) == after);
    expect(start.play(moves<"2,3">) == after);
    expect(start.play(moves<written_in(notation::kind::openspiel, "x(0,1)")>) == after);
    expect(start.play(moves<written_in(notation::kind::names, "top-center")>) == after);
    expect(start.play(moves<written_in(notation::kind::xy, 23)>) == after);
    expect(start.play(moves<written_in(notation::kind::algebraic, "b3")>) == after);
    expect(start.play(moves<written_in(notation::kind::any, "B3")>) == after);

    const auto empty = Way::begin(by_rules<connect_four>);
    const auto dropped = empty.play(moves<"4">);
    expect(empty.play(moves<4>) == dropped && empty.play(moves<"d1">) == dropped);
    expect(empty.play(moves<written_in(notation::kind::openspiel, "x3")>) == dropped);
    expect(empty.play(moves<written_in(notation::kind::columns, 4)>) == dropped);
    return expect(empty.play(moves<"4,1">) == dropped);
}
IN_EVERY_WAY(a_move_is_written_in_any_notation)

template <class Way>
constexpr bool a_move_can_name_its_player() {
    const auto start = Way::begin(by_rules<connect_four>);
    const auto after = start.play(moves<made_by(first, 4), made_by(second, "4")>);
    expect(after == start.play(moves<4, 4>));
    expect(start.refuses(moves<made_by(second, 4)>, wrong_player));
    expect(after.refuses(moves<made_by(second, 4)>, wrong_player));
    // As OpenSpiel's moves do; then neither may be wrong.
    expect(start.refuses(moves<written_in(notation::kind::openspiel, "o3")>, wrong_player));
    expect(start.refuses(moves<made_by(second, written_in(notation::kind::openspiel, "x3"))>,
                         wrong_player));
    return expect(start.play(moves<made_by(first, written_in(notation::kind::openspiel, "x3"))>) ==
                  start.play(moves<4>));
}
IN_EVERY_WAY(a_move_can_name_its_player)

template <class Way>
constexpr bool each_reason_to_refuse() {
    const auto small = Way::begin(by_rules<tic_tac_toe>);
    expect(small.refuses(moves<"a1", "b1", "a2", "b2", "a3", "c3">, game_over));
    expect(small.refuses(moves<"somewhere">, not_a_move));
    expect(small.refuses(moves<"">, not_a_move));
    expect(small.refuses(moves<"center ">, not_a_move));
    expect(small.refuses(moves<"a1a1a1a1a1a1a1a1a1">, not_a_move));
    expect(small.refuses(moves<made_by(second, "a1")>, wrong_player));
    expect(small.refuses(moves<"d4">, off_the_board));
    expect(small.refuses(moves<"a0">, off_the_board));
    expect(small.refuses(moves<44>, off_the_board));
    expect(small.refuses(moves<-1>, not_a_move));
    expect(small.refuses(moves<"a1", "a1">, taken));

    const auto dropping = Way::begin(by_rules<connect_four>);
    expect(dropping.refuses(moves<8>, off_the_board));
    expect(dropping.refuses(moves<0>, off_the_board));
    expect(dropping.refuses(moves<-1>, not_a_move));
    expect(dropping.refuses(moves<1, 1, 1, 1, 1, 1, 1>, column_full));
    expect(dropping.refuses(moves<"a2">, floating));
    return expect(dropping.refuses(moves<"a1", "a1">, taken));
}
IN_EVERY_WAY(each_reason_to_refuse)

template <class Way>
constexpr bool a_refused_move_says_why() {
    const auto small = Way::begin(by_rules<tic_tac_toe>);
    expect(small.sentence(moves<"center", "b2">) ==
           "Move 2: second (O) cannot play \"b2\": b2 is already taken by first (X).");
    // In the middle of a list: the first one that is refused, and no word of those after it.
    expect(small.sentence(moves<"a1", "d1", "a1">) ==
           "Move 2: second (O) cannot play \"d1\": it is off the board (a1 to c3).");
    expect(small.sentence(moves<"a1", "a2", "b1", "b2", "c1", "c3">) ==
           "Move 6: second (O) cannot play \"c3\": the game is over, first (X) has won.");
    expect(small.sentence(moves<"center-left">) ==
           "Move 1: first (X) cannot play \"center-left\": it is not a move, "
           "expected nothing more at character 7.");
    expect(small.sentence(moves<"\"\\\xc3\xa9">) ==
           "Move 1: first (X) cannot play \"\"\\\\xc3\\xa9\": it is not a move, "
           "expected a name such as top-left or center at character 1.");

    const auto dropping = Way::begin(by_rules<connect_four>);
    expect(dropping.sentence(moves<8>) ==
           "Move 1: first (X) cannot play \"8\": it is off the board (columns 1 to 7).");
    expect(dropping.sentence(moves<4, 4, 4, 4, 4, 4, 4>) ==
           "Move 7: first (X) cannot play \"4\": column 4 is full.");
    return expect(dropping.sentence(moves<"d1", "d3">) ==
                  "Move 2: second (O) cannot play \"d3\": "
                  "a stone dropped into column 4 falls to d2.");
}
IN_EVERY_WAY(a_refused_move_says_why)

// What only types have.

using start = new_game<tic_tac_toe>;

constexpr bool the_total_move_gives_the_same_game_and_the_reason() {
    using after = play<start, "center">;
    using tried = try_play<after, "center">;
    expect(std::is_same_v<tried::game, after> && tried::refused && tried::legal == 0);
    expect(tried::refused_move.view() == "center" && tried::refusal.move.kind == taken);
    expect(tried::refusal.move.number == 2 && tried::refusal.move.to_move == second);
    expect(tried::refusal.move.holder == mark::first);
    return expect(tried::sentence ==
                  "Move 2: second (O) cannot play \"center\": b2 is already taken by first (X).");
}
AT_BOTH_TIMES(the_total_move_gives_the_same_game_and_the_reason)

constexpr bool the_total_move_stops_at_the_first_refused_one() {
    using tried = try_play<start, "a1", "a2", "a1", "a3">;
    expect(std::is_same_v<tried::game, play<start, "a1", "a2">> && tried::legal == 2);
    return expect(tried::refused_move.view() == "a1" && tried::refusal.move.number == 3);
}
AT_BOTH_TIMES(the_total_move_stops_at_the_first_refused_one)

constexpr bool the_total_move_is_the_strict_one_when_all_is_legal() {
    using tried = try_play<start, "a1", "a2">;
    expect(std::is_same_v<tried::game, play<start, "a1", "a2">>);
    expect(tried::legal == 2 && !tried::refused && tried::sentence.view().empty());
    return expect(std::is_same_v<try_play<start>::game, start> && !try_play<start>::refused);
}
AT_BOTH_TIMES(the_total_move_is_the_strict_one_when_all_is_legal)

template <class Game, move_text Move>
constexpr bool plays_if_it_may() {
    if constexpr (legal_moves<Game, Move>) {
        return play<Game, Move>::ply == Game::ply + 1;
    } else {
        return false;
    }
}

template <class Game>
constexpr int ways_on() {
    return 0;
}
template <class Game>
    requires legal_moves<Game, "center">
constexpr int ways_on() {
    return 1;
}

constexpr bool what_play_would_refuse_can_be_asked() {
    expect(legal_moves<start, "center"> && legal_moves<start, "a1", "b1", "c1">);
    expect(!legal_moves<start, "d1"> && !legal_moves<start, "a1", "a1">);
    expect(!legal_moves<start, "nowhere"> && !legal_moves<start, made_by(second, "a1")>);
    expect(legal_moves<start>);
    expect(plays_if_it_may<start, "center">() && !plays_if_it_may<start, "d4">());
    // A choice between overloads, too.
    return expect(ways_on<start>() == 1 && ways_on<play<start, "b2">>() == 0);
}
AT_BOTH_TIMES(what_play_would_refuse_can_be_asked)

// Long lines and large boards.

constexpr rules wide_open{.columns = 40, .rows = 40, .run = 999};

/// A square by its row-major index: `column,row`.
consteval move_text numbered(int index) {
    const square s = square_at(wide_open, index);
    return move_text{
        core::to_fixed_string<move_text::max_size>(s.column + 1, ',', 40 - s.row).view()};
}
template <class Game, int From, int... Index>
auto after_next(std::integer_sequence<int, Index...>)
    -> std::type_identity<play<Game, numbered(From + Index)...>>;
/// The game after the next `Count` squares in one list.
template <class Game, int Count>
using next_squares =
    decltype(after_next<Game, Game::ply>(std::make_integer_sequence<int, Count>{}))::type;

using after_200 = next_squares<new_game<wide_open>, 200>;
using after_400 = next_squares<after_200, 200>;
using after_800 = next_squares<next_squares<after_400, 200>, 200>;
using after_1200 = next_squares<next_squares<after_800, 200>, 200>;
using filled = next_squares<next_squares<after_1200, 200>, 200>;

constexpr bool a_line_of_hundreds_of_moves_fills_a_board_of_40_by_40() {
    expect(after_200::ply == 200 && is_ongoing<after_200>);
    expect(filled::ply == 1600 && is_drawn<filled>);
    return expect(std::is_same_v<take_back<filled, 1400>, after_200>);
}
AT_BOTH_TIMES(a_line_of_hundreds_of_moves_fills_a_board_of_40_by_40)

constexpr bool a_long_line_won_on_its_last_move() {
    using g = play<new_game<rules{.columns = 40, .rows = 40, .run = 5}>,  //
                   "an40", "a1", "am39", "a2", "al38", "a3", "ak37", "a4">;
    expect(is_ongoing<g> && legal_moves<g, "aj36">);
    return expect(first_has_won<play<g, "aj36">> && second_has_won<play<g, "a40", "a5">>);
}
AT_BOTH_TIMES(a_long_line_won_on_its_last_move)

constexpr bool what_the_library_answers_can_be_played() {
    using tic = new_game<tic_tac_toe>;
    using four = new_game<connect_four>;
    using namespace inarow::squares;
    using namespace inarow::column_numbers;
    using after = play<tic, "b2", "a1">;
    static_assert(std::is_same_v<play<tic, square{1, 1}, square{0, 2}>, after>);
    static_assert(std::is_same_v<play<tic, b2, a1>, after>);
    static_assert(std::is_same_v<play<tic, available_moves<tic>[4], "a1">, after>);
    static_assert(is_occupied<after, last_move<after>> && is_occupied<after, b2>);
    static_assert(!is_occupied<after, square{2, 2}> && is_occupied<play<four, _4>, square{3, 5}>);
    static_assert(std::is_same_v<play<four, move::into_column(3)>, play<four, _4>>);
    static_assert(std::is_same_v<play<four, move::into_column(3).made_by(first)>, play<four, 4>>);
    static_assert(std::is_same_v<play<four, squares::d1>, play<four, 4>>);
    constexpr std::string_view center = "center";
    static_assert(std::is_same_v<play<tic, center, a1>, after>);
    constexpr char padded[8] = "b2";
    return expect(std::is_same_v<play<tic, padded, a1>, after>);
}
AT_BOTH_TIMES(what_the_library_answers_can_be_played)

/// The number of legal moves after each legal move of a game, added up: a loop over types.
template <class Game>
constexpr std::size_t moves_after_each_move() {
    return []<std::size_t... I>(std::index_sequence<I...>) {
        return (available_moves<play<Game, available_moves<Game>[I]>>.size() + ... + 0U);
    }(std::make_index_sequence<available_moves<Game>.size()>{});
}
static_assert(moves_after_each_move<new_game<tic_tac_toe>>() == std::size_t{9 * 8});
static_assert(moves_after_each_move<new_game<connect_four>>() == std::size_t{7 * 7});

constexpr bool what_is_no_move_is_refused() {
    using tic = new_game<tic_tac_toe>;
    using four = new_game<connect_four>;
    static_assert(!legal_moves<tic, 4294967307> && !legal_moves<tic, 11.99>);
    static_assert(!legal_moves<four, true> && !legal_moves<four, '4'> && !legal_moves<four, 4.0F>);
    static_assert(!legal_moves<tic, nullptr> && !legal_moves<tic, "b2\0junk">);
    static_assert(!legal_moves<tic, square{-1, 0}> && !legal_moves<tic, square{3, 0}>);
    static_assert(!legal_moves<tic, move::into_column(0)> && legal_moves<four, 4U, 4L, 4LL>);
    static_assert(try_play<four, 4, true>::legal == 1 && try_play<four, 4, true>::refused);
    return expect(try_play<four, '4'>::sentence ==
                  "Move 1: first (X) cannot play '4': it is not a move, expected a text or an "
                  "integer.");
}
AT_BOTH_TIMES(what_is_no_move_is_refused)

}  // namespace
}  // namespace play_test
