// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/rules.hpp>

#include <cstddef>
#include <span>

namespace inarow::inline v0::solve::detail {

/// The stones of one player as a set of squares that completes_line accepts. `marks` contains the
/// mark of every square in reading order.
struct stones_of_player {
    std::span<const mark> marks;
    mark of_player;

    [[nodiscard]] constexpr bool test(int s) const {
        return marks[static_cast<std::size_t>(s)] == of_player;
    }
};

}  // namespace inarow::inline v0::solve::detail
