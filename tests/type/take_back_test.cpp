// SPDX-License-Identifier: BSL-1.0
#include "ways_to_play.hpp"

#include <type_traits>
#include <utility>

#include <doctest/doctest.h>

namespace take_back_test {
namespace {

using namespace inarow;
using test::by_rules;
using test::expect;
using test::moves;
using test::times;

template <class Way>
constexpr bool one_move_back() {
    const auto start = Way::begin(by_rules<connect_four>);
    expect(start.play(moves<4>).take_back() == start);
    const auto before = start.play(moves<4, 4, 3>);
    return expect(before.play(moves<3>).take_back() == before);
}
IN_EVERY_WAY(one_move_back)

template <class Way>
constexpr bool many_moves_back() {
    const auto start = Way::begin(by_rules<connect_four>);
    const auto g = start.play(moves<4, 4, 3, 3, 2, 2>);
    expect(g.take_back(times<0>) == g);
    expect(g.take_back(times<2>) == start.play(moves<4, 4, 3, 3>));
    return expect(g.take_back(times<6>) == start && g.take_back().take_back(times<5>) == start);
}
IN_EVERY_WAY(many_moves_back)

template <class Way>
constexpr bool back_from_the_end() {
    const auto before = Way::begin(by_rules<connect_four>).play(moves<4, 4, 3, 3, 2, 2>);
    const auto won = before.play(moves<1>);
    expect(won.status() == status::first_won && won.take_back() == before);
    // And on with another move.
    return expect(won.take_back().play(moves<7>).status() == status::ongoing);
}
IN_EVERY_WAY(back_from_the_end)

template <class Way>
constexpr bool back_from_the_end_by_the_other_rules() {
    const auto before =
        Way::begin(by_rules<misere(exactly(connect_four))>).play(moves<4, 4, 3, 3, 2, 2>);
    const auto lost = before.play(moves<1>);
    expect(lost.status() == status::second_won && lost.take_back() == before);
    return expect(lost.take_back().play(moves<7>).status() == status::ongoing);
}
IN_EVERY_WAY(back_from_the_end_by_the_other_rules)

template <class Way>
constexpr bool never_before_the_start() {
    const auto start = Way::begin(by_rules<tic_tac_toe>);
    expect(!start.can_take_back(times<1>) && start.can_take_back(times<0>));
    const auto g = start.play(moves<11, 22>);
    expect(g.can_take_back(times<1>) && g.can_take_back(times<2>));
    return expect(!g.can_take_back(times<3>) && !g.can_take_back(times<-1>));
}
IN_EVERY_WAY(never_before_the_start)

template <class Way>
constexpr bool never_before_a_set_up() {
    const auto given = Way::set_up(by_rules<tic_tac_toe>, test::on_board<"XO./.../...">);
    expect(!given.can_take_back(times<1>));
    const auto g = given.play(moves<"center">);
    return expect(!g.can_take_back(times<2>) && g.take_back() == given);
}
IN_EVERY_WAY(never_before_a_set_up)

// However long the game is, and wherever its earlier links are hidden from g++.

template <class Game, int... Column>
auto after_columns(std::integer_sequence<int, Column...>)
    -> std::type_identity<play<Game, move_text{Column % 200 + 1}...>>;

using start = new_game<rules{.columns = 200, .rows = 2, .run = 300, .gravity = drop}>;
using after_120 = decltype(after_columns<start>(std::make_integer_sequence<int, 120>{}))::type;

template <int... Count>
constexpr bool every_take_back_is_the_same_type(std::integer_sequence<int, Count...> /*counts*/) {
    return (std::is_same_v<take_back<take_back<after_120, Count>, 120 - Count>, start> && ...) &&
           ((take_back<after_120, Count>::ply == 120 - Count) && ...) &&
           (std::is_same_v<take_back<take_back<after_120, Count>>,
                           take_back<after_120, Count + 1>> &&
            ...);
}

constexpr bool a_hundred_moves_back() {
    expect(take_back<after_120, 100>::ply == 20);
    expect(std::is_same_v<take_back<after_120, 100>,
                          decltype(after_columns<start>(
                              std::make_integer_sequence<int, 20>{}))::type>);
    return expect(every_take_back_is_the_same_type(std::make_integer_sequence<int, 120>{}));
}
AT_BOTH_TIMES(a_hundred_moves_back)

template <class Game>
constexpr int max_moves_back() {
    if constexpr (has_moves<Game>) {
        return 1 + max_moves_back<take_back<Game>>();
    } else {
        return 0;
    }
}

constexpr bool what_take_back_would_refuse_can_be_asked() {
    expect(!has_moves<new_game<tic_tac_toe>> && has_moves<new_game<tic_tac_toe>, 0>);
    using one_move = play<new_game<tic_tac_toe>, 22>;
    expect(has_moves<one_move> && !has_moves<int, 0>);
    expect(has_moves<one_move, 1U> && !has_moves<one_move, 2LL> && !has_moves<one_move, -1L>);
    expect(!has_moves<one_move, ~0ULL> && !has_moves<one_move, 0x100000001LL>);
    expect(!has_moves<one_move, true> && !has_moves<one_move, '\1'> && !has_moves<one_move, 1.0>);
    return expect(max_moves_back<play<new_game<tic_tac_toe>, 11, 12, 13>>() == 3);
}
AT_BOTH_TIMES(what_take_back_would_refuse_can_be_asked)

}  // namespace
}  // namespace take_back_test
