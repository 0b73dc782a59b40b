// SPDX-License-Identifier: BSL-1.0
#include <inarow/perfect_play.hpp>

#include <type_traits>

#include <doctest/doctest.h>

namespace challenge_test {
namespace {

using namespace inarow;
using fresh = new_game<tic_tac_toe>;

// Each move is answered, with the first of the best moves.
static_assert(std::is_same_v<challenge<fresh>, fresh>);
static_assert(std::is_same_v<challenge<fresh, "b2">, reply<play<fresh, "b2">>>);
static_assert(
    std::is_same_v<challenge<fresh, "b2", "b1">, challenge<challenge<fresh, "b2">, "b1">>);
static_assert(challenge<fresh, "b2", "b1">::ply == 4);

// All that can be asked of a game of two people can be asked of it.
using mistaken = challenge<fresh, "b2", "b1", "a1">;
static_assert(second_has_won<mistaken>);
static_assert(who_won<mistaken> == outcome::second_won);
static_assert(std::is_same_v<display<mistaken>, display<set_up<tic_tac_toe, "OOO/.X./XX.">>>);
static_assert(std::is_same_v<take_back<mistaken, 2>, challenge<fresh, "b2", "b1">>);

// A move that ends the game is not answered.
using careless = set_up<tic_tac_toe, "XX./OO./... X">;
static_assert(first_has_won<challenge<careless, "c3">>);
static_assert(challenge<careless, "c3">::ply == 1);

// The compiler may begin.
static_assert(challenge<reply<fresh>, "b2">::ply == 3);

// Nobody beats it: whatever the first player tries, they never win.
template <class Game>
constexpr bool is_never_won_by_first();

template <class Game, int Index>
constexpr bool is_never_won_after() {
    if constexpr (Game::position.check(square_at(Game::position.rules(), Index)).legal) {
        using next = detail::next<Game, Index>;
        if constexpr (next::position.is_over()) {
            return !first_has_won<next>;
        } else {
            return is_never_won_by_first<reply<next>>();
        }
    }
    return true;
}
template <class Game>
constexpr bool is_never_won_by_first() {
    if (Game::position.is_over()) return !first_has_won<Game>;
    return is_never_won_after<Game, 0>() && is_never_won_after<Game, 1>() &&
           is_never_won_after<Game, 2>() && is_never_won_after<Game, 3>() &&
           is_never_won_after<Game, 4>() && is_never_won_after<Game, 5>() &&
           is_never_won_after<Game, 6>() && is_never_won_after<Game, 7>() &&
           is_never_won_after<Game, 8>();
}
static_assert(is_never_won_by_first<fresh>());

TEST_CASE("a challenge is a game") { CHECK(mistaken::position.stones() == 6); }

}  // namespace
}  // namespace challenge_test
