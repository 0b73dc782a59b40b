// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>

#include "support/at_both_times.hpp"

#include <functional>
#include <initializer_list>

#include <doctest/doctest.h>

namespace game_test {
namespace {

using namespace inarow;
using test::expect;

template <rules Rules>
using exact = game_of<Rules>;

template <class Game>
constexpr Game started(const rules& r, std::initializer_list<move> moves = {}) {
    auto g = *Game::start(r);
    for (const move& m : moves) expect(g.apply(m).has_value());
    return g;
}

template <class Game>
constexpr bool the_five_states() {
    auto g = started<Game>(tic_tac_toe);
    expect(g.status() == status::fresh);
    expect(g.ply() == 0 && g.moves().empty());
    expect(g.apply(square{0, 0}).has_value());
    expect(g.status() == status::ongoing);
    expect(g.ply() == 1 && g.moves()[0] == square{0, 0});
    expect(started<Game>(tic_tac_toe,
                         {square{0, 0}, square{0, 1}, square{1, 0}, square{1, 1}, square{2, 0}})
               .status() == status::first_won);
    expect(started<Game>(starting_with(second, tic_tac_toe),
                         {square{0, 0}, square{0, 1}, square{1, 0}, square{1, 1}, square{2, 0}})
               .status() == status::second_won);
    return expect(started<Game>(tic_tac_toe, {square{0, 0}, square{1, 0}, square{2, 0},
                                              square{0, 1}, square{2, 1}, square{1, 1},
                                              square{0, 2}, square{2, 2}, square{1, 2}})
                      .status() == status::drawn);
}
AT_BOTH_TIMES(the_five_states<exact<tic_tac_toe>>)
TEST_CASE("dynamic: the five states") { the_five_states<game>(); }

template <class Game>
constexpr bool take_back_gives_back_the_game_before() {
    const auto zero = started<Game>(connect_four);
    const auto one = *zero.play(move::into_column(3));
    const auto two = *one.play(move::into_column(3));
    const auto three = *two.play(move::into_column(2));
    expect(*three.take_back() == two);
    expect(*three.take_back(2) == one);
    expect(*three.take_back(3) == zero);
    expect(*three.take_back(0) == three);
    expect(*three.replay(1) == one);
    expect(*three.replay(0) == zero);
    expect(*three.replay(3) == three);
    expect(three.take_back()->hash() == two.hash());
    expect(three.ply() == 3);  // it is as it was
    auto here = three;
    expect(here.undo(2).has_value() && here == one);
    return expect(here.undo().has_value() && here == zero);
}
AT_BOTH_TIMES(take_back_gives_back_the_game_before<exact<connect_four>>)
TEST_CASE("dynamic: take back") { take_back_gives_back_the_game_before<game>(); }

template <class Game>
constexpr bool more_than_was_played_is_not_taken_back() {
    auto g = started<Game>(tic_tac_toe, {square{0, 0}, square{1, 1}});
    const auto before = g;
    for (const int count : {3, 100, -1}) {
        expect(g.take_back(count).error() == illegal_take_back{count, 2});
        expect(g.undo(count).error() == illegal_take_back{count, 2});
        expect(g == before);
    }
    expect(g.replay(3).error() == illegal_take_back{3, 2});
    expect(g.replay(-1).error() == illegal_take_back{-1, 2});
    const auto fresh = started<Game>(tic_tac_toe);
    expect(fresh.take_back(0).has_value());
    return expect(fresh.take_back().error() == illegal_take_back{1, 0});
}
AT_BOTH_TIMES(more_than_was_played_is_not_taken_back<exact<tic_tac_toe>>)
TEST_CASE("dynamic: no more than was played") { more_than_was_played_is_not_taken_back<game>(); }

template <class Game>
constexpr bool games_with_other_histories_differ() {
    const auto a = started<Game>(tic_tac_toe, {square{0, 0}, square{1, 1}, square{2, 2}});
    const auto b = started<Game>(tic_tac_toe, {square{2, 2}, square{1, 1}, square{0, 0}});
    expect(a.position() == b.position());
    expect(a != b && a.hash() != b.hash());
    const auto again = started<Game>(tic_tac_toe, {square{0, 0}, square{1, 1}, square{2, 2}});
    expect(a == again && a.hash() == again.hash());
    // The same position without its history is another game, without moves and in play.
    const Game given(a.position());
    expect(given != a && given.hash() != a.hash());
    expect(given.status() == status::ongoing && given.ply() == 0);
    return expect(given.rules() == tic_tac_toe);
}
AT_BOTH_TIMES(games_with_other_histories_differ<exact<tic_tac_toe>>)
TEST_CASE("dynamic: other histories differ") { games_with_other_histories_differ<game>(); }

template <class Game>
constexpr bool a_game_goes_on_from_a_position() {
    using position_type = Game::position_type;
    auto p = *position_type::start(connect_four);
    for (const int column : {3, 3, 2}) expect(p.apply(move::into_column(column)).has_value());
    Game g(p);
    expect(g.position().to_move() == second);
    expect(g.apply(move::into_column(2)) == square{2, 4});
    expect(g.ply() == 1 && g.moves()[0] == square{2, 4});
    expect(g.take_back()->position() == p);
    return expect(g.take_back(2).error() == illegal_take_back{2, 1});  // no further than that
}
AT_BOTH_TIMES(a_game_goes_on_from_a_position<exact<connect_four>>)
TEST_CASE("dynamic: a game from a position") { a_game_goes_on_from_a_position<game>(); }

template <class Game>
constexpr bool the_mover_of_every_ply() {
    const auto fresh = started<Game>(tic_tac_toe);
    expect(fresh.mover(0) == first && fresh.mover(1) == second && fresh.mover(2) == first);
    const auto g = started<Game>(tic_tac_toe, {square{0, 0}, square{1, 1}, square{2, 2}});
    for (const int ply : {0, 2, 4}) expect(g.mover(ply) == first && g.mover(ply + 1) == second);
    expect(g.mover(g.ply()) == g.position().to_move());
    expect(g.mover(2147483647) == second);  // no overflow
    const auto turned = started<Game>(starting_with(second, tic_tac_toe), {square{0, 0}});
    expect(turned.mover(0) == second && turned.mover(1) == first);
    // Plies are those of the game, not of the board: a game from a position counts from there.
    const Game later(g.position());
    expect(later.mover(0) == second && later.mover(1) == first);
    // After the end, too.
    const auto won = started<Game>(
        tic_tac_toe, {square{0, 0}, square{0, 1}, square{1, 0}, square{1, 1}, square{2, 0}});
    return expect(won.mover(0) == first && won.mover(4) == first && won.mover(5) == second);
}
AT_BOTH_TIMES(the_mover_of_every_ply<exact<tic_tac_toe>>)
TEST_CASE("dynamic: the mover of every ply") { the_mover_of_every_ply<game>(); }

constexpr bool hashes_stay_what_they_are() {
    // Other builds may have stored them.
    const auto g = started<exact<tic_tac_toe>>(tic_tac_toe, {square{1, 1}, square{2, 0}});
    expect(g.position().hash() == 0x75d6a14d29a82db3U);
    expect(g.hash() == 0xd594b30e822d15acU);
    const auto e = started<exact<tic_tac_toe>>(exactly(tic_tac_toe), {square{1, 1}, square{2, 0}});
    expect(e.position().hash() == 0xdda7cd7d3edf5951U);
    expect(e.hash() == 0x05dbc07bd5a059c9U);
    const auto m = started<exact<tic_tac_toe>>(misere(tic_tac_toe), {square{1, 1}, square{2, 0}});
    expect(m.position().hash() == 0xf6508d7124b34a0cU);
    expect(m.hash() == 0xd46849f292d3ac37U);
    constexpr auto dropped = [](int column) { return move::into_column(column); };
    const auto h = started<exact<connect_four>>(starting_with(second, connect_four),
                                                {dropped(3), dropped(3), dropped(0)});
    expect(h.position().hash() == 0x9fe25983d2f9ec3fU);
    return expect(h.hash() == 0x5894242e921d7d51U);
}
AT_BOTH_TIMES(hashes_stay_what_they_are)

constexpr bool senseless_rules_do_not_start() {
    using number = illegal_rules::number;
    expect(basic_game<9>::start({3, 3, 0}).error() == illegal_rules{number::run, 0, 999});
    return expect(basic_game<9>::start({2, 5, 2}).error() == illegal_rules{number::squares, 10, 9});
}
AT_BOTH_TIMES(senseless_rules_do_not_start)

TEST_CASE("dynamic: senseless rules do not start") {
    CHECK(game::start({3, 1000, 3}).error() ==
          illegal_rules{illegal_rules::number::rows, 1000, 999});
}

constexpr bool two_games_of_different_rules_side_by_side() {
    auto small = started<exact<tic_tac_toe>>(tic_tac_toe);
    auto big = started<exact<gomoku>>(gomoku);
    expect(small.apply(square{1, 1}).has_value() && big.apply(square{14, 14}).has_value());
    expect(!small.apply(square{14, 14}) && big.apply(square{1, 1}).has_value());
    return expect(small.ply() == 1 && big.ply() == 2);
}
AT_BOTH_TIMES(two_games_of_different_rules_side_by_side)

TEST_CASE("std::hash of games") {
    const auto g = started<game>(tic_tac_toe, {square{0, 0}});
    CHECK(std::hash<game>{}(g) == g.hash());
    const auto h = started<exact<tic_tac_toe>>(tic_tac_toe, {square{0, 0}});
    CHECK(std::hash<exact<tic_tac_toe>>{}(h) == h.hash());
}

}  // namespace
}  // namespace game_test
