// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/game/typed_game.hpp>
#include <inarow/type/game_constant.hpp>

#include "support/at_both_times.hpp"

#include <variant>

namespace typed_game_test {
namespace {

using namespace inarow;
using test::expect;

// What does not compile, asked.
template <class Game>
concept can_play = requires(const Game& game) { game.play(square{}); };
template <class Game>
concept can_take_back = requires(const Game& game) { game.take_back(); };
template <class Game>
concept has_winner = requires(const Game& game) { game.winner(); };
template <class Game>
concept has_winning_line = requires(const Game& game) { game.decisive_line(); };

static_assert(can_play<unplayed_game<9>> && !can_take_back<unplayed_game<9>>);
static_assert(can_play<game_in_play<9>> && can_take_back<game_in_play<9>>);
static_assert(!can_play<won_game<9>> && can_take_back<won_game<9>>);
static_assert(!can_play<drawn_game<9>> && can_take_back<drawn_game<9>>);
static_assert(!has_winner<unplayed_game<9>> && !has_winner<game_in_play<9>>);
static_assert(has_winner<won_game<9>> && !has_winner<drawn_game<9>>);
static_assert(has_winning_line<won_game<9>> && !has_winning_line<drawn_game<9>>);

/// Plays on from any game that can be played on.
template <int Capacity>
constexpr next_game<Capacity> played(const next_game<Capacity>& game, square s) {
    return *std::get<game_in_play<Capacity>>(game).play(s);
}

constexpr bool first_wins() {
    const unplayed_game<9> fresh = unplayed<tic_tac_toe>;
    expect(fresh.to_move() == first);
    auto game = *fresh.play(square{0, 0});
    for (const square s : {square{0, 1}, square{1, 0}, square{1, 1}, square{2, 0}})
        game = played(game, s);
    const auto& won = std::get<won_game<9>>(game);
    expect(won.winner() == first);
    expect(won.decisive_line().size() == 3);
    const auto back = std::get<game_in_play<9>>(won.take_back());
    expect(back.to_move() == first);
    return expect(back.plain().ply() == 4);
}
AT_BOTH_TIMES(first_wins)

constexpr bool second_wins() {
    auto game = *unplayed<rules{.columns = 3, .rows = 2, .run = 2}>.play(square{0, 0});
    for (const square s : {square{1, 1}, square{2, 0}, square{0, 1}}) game = played(game, s);
    return expect(std::get<won_game<6>>(game).winner() == second);
}
AT_BOTH_TIMES(second_wins)

constexpr bool who_completes_a_line_loses_in_misere() {
    auto game = *unplayed<misere(rules{.columns = 3, .rows = 2, .run = 2})>.play(square{0, 0});
    for (const square s : {square{1, 1}, square{2, 0}, square{0, 1}}) game = played(game, s);
    const auto& won = std::get<won_game<6>>(game);
    expect(won.winner() == first);
    expect(won.decisive_line().size() == 2);
    return expect(won.decisive_line()[0] == square{0, 1});
}
AT_BOTH_TIMES(who_completes_a_line_loses_in_misere)

constexpr bool a_game_goes_on_after_a_line_that_is_too_long() {
    auto game = *unplayed<exactly(rules{.columns = 5, .rows = 2, .run = 3})>.play(square{0, 0});
    for (const square s :
         {square{0, 1}, square{1, 0}, square{1, 1}, square{3, 0}, square{4, 1}, square{2, 0}})
        game = played(game, s);
    expect(std::get<game_in_play<10>>(game).to_move() == second);
    game = played(game, square{2, 1});
    return expect(std::get<won_game<10>>(game).winner() == second);
}
AT_BOTH_TIMES(a_game_goes_on_after_a_line_that_is_too_long)

constexpr bool a_draw_and_back() {
    auto game = *unplayed<rules{.columns = 2, .rows = 1, .run = 3}>.play(square{0, 0});
    const auto before = game;
    game = played(game, square{1, 0});
    const auto back = std::get<drawn_game<2>>(game).take_back();
    return expect(std::get<game_in_play<2>>(back) == std::get<game_in_play<2>>(before));
}
AT_BOTH_TIMES(a_draw_and_back)

constexpr bool taking_back_the_only_move_gives_an_unplayed_game() {
    const unplayed_game<9> fresh = unplayed<tic_tac_toe>;
    const auto once = std::get<game_in_play<9>>(*fresh.play(square{1, 1}));
    expect(std::get<unplayed_game<9>>(once.take_back()) == fresh);
    // A board of one square is won, or drawn, with the first move.
    const auto tiny = *unplayed<square_board(1)>.play(square{0, 0});
    return expect(
        std::holds_alternative<unplayed_game<1>>(std::get<won_game<1>>(tiny).take_back()));
}
AT_BOTH_TIMES(taking_back_the_only_move_gives_an_unplayed_game)

constexpr bool senseless_rules_do_not_start() {
    expect(unplayed_game<9>::start({.columns = 0, .rows = 3, .run = 3}).error().which ==
           illegal_rules::number::columns);
    return expect(unplayed_game<9>::start(tic_tac_toe)->to_move() == first);
}
AT_BOTH_TIMES(senseless_rules_do_not_start)

constexpr bool a_refused_move_says_why() {
    const unplayed_game<9> fresh = unplayed<tic_tac_toe>;
    expect(fresh.play(square{3, 0}).error().kind == illegal_move::reason::off_the_board);
    const auto once = std::get<game_in_play<9>>(*fresh.play(square{1, 1}));
    return expect(once.play(square{1, 1}).error().kind == illegal_move::reason::taken);
}
AT_BOTH_TIMES(a_refused_move_says_why)

constexpr bool plain_games_become_typed() {
    const auto plain = *game_of<tic_tac_toe>::start(tic_tac_toe);
    expect(std::holds_alternative<unplayed_game<9>>(*typed(plain)));
    expect(std::holds_alternative<game_in_play<9>>(*typed(*plain.play(square{0, 0}))));
    // So does a board with stones, from which no move was made.
    auto given = *basic_layout<9>::start(tic_tac_toe);
    given.put({1, 1}, mark::first);
    expect(std::holds_alternative<unplayed_game<9>>(*typed(basic_game<9>(given.unchecked()))));
    // A set-up that had ended before any move is none of the four.
    auto full = *basic_layout<1>::start(square_board(1));
    full.put({0, 0}, mark::first);
    expect(!typed(basic_game<1>(full.unchecked())));
    constexpr rules never_won{.columns = 1, .rows = 1, .run = 2};
    auto drawn = *basic_layout<1>::start(never_won);
    drawn.put({0, 0}, mark::first);
    expect(!typed(basic_game<1>(drawn.unchecked())));
    // The same board, played.
    const auto played = *unplayed<never_won>.play(square{0, 0});
    return expect(std::holds_alternative<drawn_game<1>>(played));
}
AT_BOTH_TIMES(plain_games_become_typed)

constexpr int number_of(player side) { return side == first ? 1 : 2; }
/// The player to move, or 10 times the winner, or 100.
constexpr auto number = cases{
    .in_play = [](const auto& game) { return number_of(game.to_move()); },
    .won = [](const auto& game) { return 10 * number_of(game.winner()); },
    .drawn = [](const auto& /*game*/) { return 100; },
};

constexpr bool match_calls_the_case_of_the_standing() {
    const unplayed_game<2> fresh = unplayed<rules{2, 1, 3}>;
    next_game<2> game = *fresh.play(square{0, 0});
    expect(match(fresh, number) == 1 && match(game, number) == 2);
    expect(match(previous_game<2>(fresh), number) == 1);
    game = played(game, square{1, 0});
    expect(match(game, number) == 100 && match(*typed(std::get<2>(game).plain()), number) == 100);
    const auto lost = *unplayed<misere(square_board(1))>.play(square{0, 0});
    return expect(match(lost, number) == 20 && match(std::get<won_game<1>>(lost), number) == 20);
}
AT_BOTH_TIMES(match_calls_the_case_of_the_standing)

/// Matches are exhaustive, so a game without its standing in its type is none.
template <class Game>
concept can_match = requires(const Game& game) { match(game, number); };
static_assert(can_match<any_game<9>> && can_match<previous_game<9>> && can_match<drawn_game<9>>);
static_assert(!can_match<basic_game<9>> && !can_match<basic_position<9>>);

constexpr bool a_case_can_return_a_reference() {
    const auto position = cases{
        .in_play = [](const auto& game) -> const auto& { return game.position(); },
        .won = [](const auto& game) -> const auto& { return game.position(); },
        .drawn = [](const auto& game) -> const auto& { return game.position(); },
    };
    const next_game<9> game = *unplayed<tic_tac_toe>.play(square{1, 1});
    return expect(&match(game, position) == &std::get<game_in_play<9>>(game).position());
}
AT_BOTH_TIMES(a_case_can_return_a_reference)

TEST_CASE("typed games of any size") {
    const auto fresh = unplayed_game<dynamic>::start(gomoku);
    REQUIRE(fresh);
    const auto once = fresh->play(square{7, 7});
    REQUIRE(once);
    CHECK(std::get<game_in_play<dynamic>>(*once).to_move() == second);
}

}  // namespace
}  // namespace typed_game_test
