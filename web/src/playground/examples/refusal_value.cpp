// SPDX-License-Identifier: BSL-1.0
// A game can also be a value; then a refusal is a value, too.

#include <inarow.hpp>

using namespace inarow;

constexpr auto refusal_of(inarow::move attempted) {
    auto game = *game_of<tic_tac_toe>::start(tic_tac_toe);
    return game.apply(attempted).error();
}

constexpr illegal_move column_alone = refusal_of(inarow::move::into_column(1));

static_assert(column_alone.kind == illegal_move::reason::names_no_row);
static_assert(column_alone.number == 1 && column_alone.to_move == first);
