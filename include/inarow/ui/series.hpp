// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/ui/reduce.hpp>
#include <inarow/ui/state_text.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace inarow::inline v0::ui {

/// Checks that the game of `link` continues the game of `before`, or is the next game of the
/// series. If so, returns `nullopt`, and `link` gets the controllers of `before`. For the next
/// game, these controllers are exchanged, because the players change sides. If the check fails,
/// returns the error. Precondition: both games belong to the same series.
[[nodiscard]] inline std::optional<unreadable> follow(const state& before, state& link) {
    const bool is_next = before.position().is_over() && link.series == series_after(before);
    const variation made = is_next ? variation() : before.moves();
    const variation sent = link.moves();
    const std::size_t shared = shared_plies(made, sent);
    if (!is_next && link.series != before.series)
        return unreadable{"series", {}, discrepancy::other};
    if (link.start != before.start || link.variations.count() > 1 ||
        shared < (std::min)(made.size(), sent.size()))
        return unreadable{"moves", {}, discrepancy::other};
    if (shared < made.size()) return unreadable{"moves", {}, discrepancy::older};
    link.controllers = before.controllers;
    if (is_next) std::ranges::reverse(link.controllers);
    return std::nullopt;
}

}  // namespace inarow::inline v0::ui
