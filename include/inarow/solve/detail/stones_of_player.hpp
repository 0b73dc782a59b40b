// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/line.hpp>
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

/// Returns whether the line that a stone of `side` on `s` completes is decisive, that is, not too
/// long. `marks` contains the mark of every square in reading order. Precondition: the stone
/// completes a line of at least `run` stones.
[[nodiscard]] constexpr bool completes_decisive_line(const rules& r, std::span<const mark> marks,
                                                     int s, player side) {
    switch (r.length) {
        case line_length::at_least: return true;
        case line_length::exactly:
        default: break;
    }
    return completes_line(stones_of_player{marks, mark_of(side)}, r, square_at(r, s));
}

}  // namespace inarow::inline v0::solve::detail
