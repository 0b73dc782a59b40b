// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/named_moves.hpp>
#include <inarow/type/must.hpp>
#include <inarow/type/new_game.hpp>
#include <inarow/type/take_back.hpp>

#include "support/at_both_times.hpp"

#include <type_traits>

namespace must_test {
namespace {

using namespace inarow;
using test::expect;

// What is refused does not compile: that is the business of compile_fail/.

constexpr auto empty = new_game<tic_tac_toe>::position;
constexpr auto started_game = *game_of<connect_four>::start(connect_four);

constexpr bool a_position_after_moves() {
    expect(must<empty> == empty);
    expect(must<empty, "b2"> == *empty.play(square{1, 1}));
    expect(must<empty, "center", 13, squares::c3, square{0, 2}> ==
           play<new_game<tic_tac_toe>, "b2", "a3", "c3", "a1">::position);
    return expect(std::is_same_v<decltype(must<empty, "b2">), const position_of<tic_tac_toe>>);
}
AT_BOTH_TIMES(a_position_after_moves)

constexpr auto in_the_middle = must<empty, "b2">;

constexpr bool moves_follow_moves() {
    expect(must<in_the_middle, "a1"> == must<empty, "b2", "a1">);
    return expect(must<must<in_the_middle, "a1">, "a2"> == must<empty, "b2", "a1", "a2">);
}
AT_BOTH_TIMES(moves_follow_moves)

constexpr bool a_game_keeps_its_moves() {
    constexpr auto won = must<started_game, 4, 4, 3, 3, 2, 2, move::into_column(0)>;
    expect(won.ply() == 7 && won.status() == status::first_won);
    expect(won.moves()[6] == square{0, 5});
    return expect(won.take_back(7) == started_game);
}
AT_BOTH_TIMES(a_game_keeps_its_moves)

}  // namespace
}  // namespace must_test
