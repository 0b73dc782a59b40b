// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/typed_game.hpp>
#include <inarow/type/new_game.hpp>

namespace inarow::inline v0 {

/// Returns an unplayed game of rules that are known at compile time. Rules with a number out of
/// range do not compile. The error is the same as for new_game<Rules>.
template <rules Rules>
[[nodiscard]] constexpr auto start_typed() {
    using started_game = new_game<Rules>;
    return *unplayed_game<started_game::position.capacity>::start(started_game::position.rules());
}

}  // namespace inarow::inline v0
