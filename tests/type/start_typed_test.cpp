// SPDX-License-Identifier: BSL-1.0
#include <inarow/type/start_typed.hpp>

#include "support/at_both_times.hpp"

#include <type_traits>

namespace start_typed_test {
namespace {

using namespace inarow;
using test::expect;

// What is refused does not compile: that is the business of compile_fail/.

constexpr bool a_typed_game_of_rules_known_to_the_compiler() {
    const auto game = start_typed<connect_four>();
    expect(std::is_same_v<decltype(game), const unplayed_game<42>>);
    expect(game.rules() == connect_four && game.to_move() == first);
    expect(start_typed<starting_with(second, misere(tic_tac_toe))>().to_move() == second);
    return expect(start_typed<tic_tac_toe>() == *unplayed_game<9>::start(tic_tac_toe));
}
AT_BOTH_TIMES(a_typed_game_of_rules_known_to_the_compiler)

}  // namespace
}  // namespace start_typed_test
