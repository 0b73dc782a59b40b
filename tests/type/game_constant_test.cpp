// SPDX-License-Identifier: BSL-1.0
#include <inarow/type/game_constant.hpp>

#include "support/at_both_times.hpp"

#include <optional>
#include <type_traits>
#include <variant>

namespace game_constant_test {
namespace {

using namespace inarow;
using test::expect;

// What is asked here does not compile otherwise: that is the business of compile_fail/.
template <class Constant>
concept has_winner_and_line = requires(Constant g) {
    g.winner();
    g.decisive_line();
};
template <class Constant>
concept continues = requires(Constant g) {
    g.to_move();
    g.play(square{});
};
template <class Constant>
concept can_take_back = requires(Constant g) { g.take_back(); };

constexpr auto before = unplayed<tic_tac_toe>.then<"a1">().then<"a2">().then<"b1">().then<"b2">();
constexpr auto won = before.then<"c1">();
constexpr auto drawn = unplayed<rules{2, 1, 3}>.then<"a1", "b1">();

// A constant is nothing but its type, which the same moves give in whatever way they are written.
static_assert(std::is_empty_v<decltype(before)>);
static_assert(
    std::is_same_v<decltype(before)::game, play<new_game<tic_tac_toe>, "a1", "a2", "b1", "b2">>);
static_assert(std::is_same_v<decltype(unplayed<tic_tac_toe>.then<11, "a2", "b1", square{1, 1}>()),
                             std::remove_const_t<decltype(before)>>);
static_assert(std::is_same_v<decltype(before.then<>()), std::remove_const_t<decltype(before)>>);
static_assert(std::is_same_v<decltype(won.take_back()), std::remove_const_t<decltype(before)>>);
static_assert(std::is_same_v<decltype(won.take_back<5>()),
                             std::remove_const_t<decltype(unplayed<tic_tac_toe>)>>);

static_assert(continues<decltype(unplayed<tic_tac_toe>)> && continues<decltype(before)>);
static_assert(!continues<decltype(won)> && !continues<decltype(drawn)>);
static_assert(!has_winner_and_line<decltype(before)> && has_winner_and_line<decltype(won)>);
static_assert(!has_winner_and_line<decltype(drawn)>);
static_assert(!can_take_back<decltype(unplayed<tic_tac_toe>)> && can_take_back<decltype(won)>);

// A template argument as any other value, and an argument of functions.
template <auto Constant>
inline constexpr int stones_of = Constant.position().stones();
static_assert(stones_of<before> == 4);
template <game_type Game>
consteval int stones(game_constant<Game> g) {
    return g.position().stones();
}
static_assert(stones(won) == 5);

// Offered for completion are exactly the legal moves.
template <class Choices>
inline constexpr int offered =
    (requires(Choices c) { c.a1(); } ? 1 : 0) + (requires(Choices c) { c.a2(); } ? 10 : 0) +
    (requires(Choices c) { c.b1(); } ? 100 : 0) + (requires(Choices c) { c.b2(); } ? 1000 : 0) +
    (requires(Choices c) { c.c1(); } ? 10'000 : 0) +
    (requires(Choices c) { c._1(); } ? 100'000 : 0) +
    (requires(Choices c) { c._2(); } ? 1'000'000 : 0) +
    (requires(Choices c) { c._3(); } ? 10'000'000 : 0);
constexpr rules two_drops{.columns = 2, .rows = 2, .run = 3, .gravity = drop};
static_assert(offered<decltype(unplayed<rules{2, 2, 3}>.then())> == 1111);
static_assert(offered<decltype(unplayed<rules{2, 2, 3}>.then().a1().then())> == 1110);
static_assert(offered<decltype(unplayed<two_drops>.then())> == 1'100'000);
static_assert(offered<decltype(unplayed<two_drops>.then()._1().then()._1().then())> == 1'000'000);
static_assert(offered<decltype(won.then())> == 0);
static_assert(std::is_same_v<decltype(unplayed<tic_tac_toe>.then().b2().then().a1()),
                             decltype(unplayed<tic_tac_toe>.then<"b2", "a1">())>);
static_assert(std::is_same_v<decltype(unplayed<connect_four>.then()._4().then()._7()),
                             decltype(unplayed<connect_four>.then<4, 7>())>);
static_assert(std::is_same_v<decltype(unplayed<gomoku>.then().o15().then().h8()),
                             decltype(unplayed<gomoku>.then<"o15", "h8">())>);
// Where not every legal move has a name, none has.
static_assert(offered<decltype(unplayed<square_board(16)>.then())> == 0);
static_assert(offered<decltype(unplayed<rules{1, 40, 3}>.then())> == 0);
static_assert(offered<decltype(unplayed<rules{2, 40, 3, drop}>.then())> == 1'100'000);

constexpr bool a_constant_answers_as_its_game_type() {
    using game = decltype(won)::game;
    expect(&won.position() == &game::position && won.rules() == tic_tac_toe);
    expect(won.outcome() == who_won<game> && won.winner() == first);
    expect(won.decisive_line().size() == 3 && won.decisive_line()[0] == square{0, 2});
    expect(before.to_move() == first && before.outcome() == outcome::in_play);
    expect(drawn.outcome() == outcome::draw);
    // In misère, who completes a line loses.
    constexpr auto lost = unplayed<misere(rules{2, 1, 1})>.then<"a1">();
    return expect(lost.winner() == second && lost.decisive_line().size() == 1);
}
AT_BOTH_TIMES(a_constant_answers_as_its_game_type)

constexpr bool the_plain_game_has_all_moves() {
    basic_game<9> same = *basic_game<9>::start(tic_tac_toe);
    for (const square s : {square{0, 2}, square{0, 1}, square{1, 2}, square{1, 1}, square{2, 2}})
        expect(same.apply(s).has_value());
    expect(won.plain() == same);
    expect(*won.plain().take_back() == before.plain());
    expect(unplayed<tic_tac_toe>.plain().ply() == 0);
    // A game from a given board has only the moves since.
    constexpr game_constant<set_up<tic_tac_toe, "X../.O./... X">> given{};
    const auto moved = given.then<"c1">().plain();
    expect(moved.ply() == 1 && moved.position().stones() == 3);
    // Of a large board, whose type shows only its last links.
    const auto large = unplayed<square_board(20)>
                           .then<"a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1">()
                           .plain();
    return expect(large.ply() == 10 && large.moves()[0] == square{0, 19} &&
                  large.moves()[9] == square{9, 19});
}
AT_BOTH_TIMES(the_plain_game_has_all_moves)

constexpr bool a_constant_continues_at_run_time() {
    const auto next = before.play(square{2, 0});
    expect(std::get<game_in_play<9>>(*next).plain().ply() == 5);
    expect(std::get<won_game<9>>(*before.play(square{2, 2})) == won_game<9>{won});
    expect(before.play(square{0, 2}).error().kind == illegal_move::reason::taken);
    expect(std::holds_alternative<game_in_play<9>>(*unplayed<tic_tac_toe>.play(square{1, 1})));
    constexpr game_constant<set_up<tic_tac_toe, "X../.O./... X">> given{};
    return expect(std::get<game_in_play<9>>(*given.play(square{2, 2})).plain().ply() == 1);
}
AT_BOTH_TIMES(a_constant_continues_at_run_time)

constexpr bool a_constant_converts_to_the_typed_game_of_its_standing() {
    const unplayed_game<42> fresh = unplayed<connect_four>;
    expect(fresh == *unplayed_game<42>::start(connect_four));
    const next_game<9> next = won;
    expect(std::get<won_game<9>>(next).winner() == first);
    const any_game<2> any = drawn;
    expect(std::holds_alternative<drawn_game<2>>(any));
    const previous_game<9> previous = before;
    return expect(std::get<game_in_play<9>>(previous).to_move() == first);
}
AT_BOTH_TIMES(a_constant_converts_to_the_typed_game_of_its_standing)
static_assert(!std::is_convertible_v<decltype(before), won_game<9>>);
static_assert(!std::is_convertible_v<decltype(before), unplayed_game<9>>);
static_assert(!std::is_convertible_v<decltype(before), game_in_play<16>>);
static_assert(!std::is_convertible_v<decltype(before), basic_game<9>>);
static_assert(!std::is_convertible_v<decltype(before), int>);
// A board that was over before any move is none of the four.
using over = game_constant<set_up<tic_tac_toe, "XXX/OO./... O">>;
static_assert(!std::is_convertible_v<over, won_game<9>> && over{}.winner() == first);

/// 0: in play, 1 or 2: won by that player, 3: drawn.
constexpr auto number = cases{
    .in_play = [](auto /*game*/) { return 0; },
    .won = [](auto game) { return game.winner() == first ? 1 : 2; },
    .drawn = [](auto /*game*/) { return 3; },
};

constexpr bool match_calls_the_case_of_a_constant() {
    expect(match(unplayed<tic_tac_toe>, number) == 0 && match(before, number) == 0);
    expect(match(won, number) == 1 && match(drawn, number) == 3);
    expect(match(unplayed<rules{3, 2, 2}>.then<"a2", "b1", "c2", "a1">(), number) == 2);
    return expect(match(over{}, number) == 1);
}
AT_BOTH_TIMES(match_calls_the_case_of_a_constant)

// Only the case of the standing is compiled, so each can return what it likes.
constexpr auto continued = cases{
    .in_play = [](auto game) { return game.template then<"c1">(); },
    .won = [](auto game) { return game.winner(); },
    .drawn = [](auto game) { return game; },
};
static_assert(
    std::is_same_v<decltype(match(before, continued)), std::remove_const_t<decltype(won)>>);
static_assert(match(won, continued) == first);

}  // namespace
}  // namespace game_constant_test
