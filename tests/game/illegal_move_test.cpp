// SPDX-License-Identifier: BSL-1.0
#include <inarow/game/illegal_move.hpp>
#include <inarow/game/position.hpp>

#include "support/at_both_times.hpp"

namespace illegal_move_test {
namespace {

using namespace inarow;
using test::expect;
using enum illegal_move::reason;

constexpr bool names() {
    expect(name_of(game_over) == "game_over");
    expect(name_of(not_a_move) == "not_a_move");
    expect(name_of(wrong_player) == "wrong_player");
    expect(name_of(names_no_row) == "names_no_row");
    expect(name_of(off_the_board) == "off_the_board");
    expect(name_of(column_full) == "column_full");
    expect(name_of(taken) == "taken");
    return expect(name_of(floating) == "floating");
}
AT_BOTH_TIMES(names)

constexpr bool a_refusal_is_plain_until_told_more() {
    constexpr illegal_move why{};
    expect(why.kind == not_a_move);
    expect(why.attempted == move{} && why.to_move == first && why.number == 1);
    return expect(why.holder == mark::none && why.lands == square{} &&
                  why.ended == outcome::in_play);
}
AT_BOTH_TIMES(a_refusal_is_plain_until_told_more)

template <rules Rules, class... Moves>
constexpr position_of<Rules> after(Moves... moves) {
    auto p = *position_of<Rules>::start(Rules);
    (expect(p.apply(moves).has_value()), ...);
    return p;
}

template <int Capacity>
constexpr bool refused(const basic_position<Capacity>& p, move m, const illegal_move& why) {
    const auto result = p.resolve(m);
    return !result && result.error() == why;
}

// An example; each refusal is compared with the oracle's in proof/exhaustive_test.cpp.
constexpr bool taken_names_the_holder() {
    const auto p = after<tic_tac_toe>(square{1, 1}, square{0, 0});
    expect(refused(p, square{1, 1},
                   {.kind = taken,
                    .attempted = square{1, 1},
                    .to_move = first,
                    .number = 3,
                    .holder = mark::first}));
    return expect(refused(p, square{0, 0},
                          {.kind = taken,
                           .attempted = square{0, 0},
                           .to_move = first,
                           .number = 3,
                           .holder = mark::second}));
}
AT_BOTH_TIMES(taken_names_the_holder)

}  // namespace
}  // namespace illegal_move_test
