// SPDX-License-Identifier: BSL-1.0
#include <inarow.hpp>
#include <inarow/type/winning_strategy.hpp>

#include "support/endgame_strategy.hpp"

namespace winning_strategy_type_test {
namespace {

using namespace inarow;
using fresh = new_game<connect_four>;

static_assert(wins_with<endgame_strategy, play<fresh, 4, 4, 4, 4, 4, 4, 5>>);
// The mirror image is the same game.
static_assert(wins_with<endgame_strategy, play<fresh, 4, 4, 4, 4, 4, 4, 3>>);

}  // namespace
}  // namespace winning_strategy_type_test
