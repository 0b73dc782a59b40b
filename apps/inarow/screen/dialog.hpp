// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "canvas.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace inarow::app::screen {

/// A question in a box over the board. The answer is a choice from a list or, if the list is empty,
/// a text.
struct dialog {
    std::string title;
    std::vector<std::string> entries{};
    std::size_t selected = 0;
    std::string text{};
    /// Called with the answer: the number of the selected entry, and the text.
    std::function<void(std::size_t, const std::string&)> answered{};

    [[nodiscard]] bool is_list() const { return !entries.empty(); }
};

/// Whether a dialog is still open, or how it ended.
enum class dialog_end : std::uint8_t { open, answered, canceled };

/// Draws the dialog and its cursor in the middle of the screen. Returns the place of the first
/// entry.
place draw(canvas& onto, const dialog& asked);
/// Handles an event in the dialog. `entries_at` is the place that `draw` returned.
[[nodiscard]] dialog_end take(dialog& asked, const event& e, place entries_at);

}  // namespace inarow::app::screen
