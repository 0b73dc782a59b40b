// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "canvas.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace inarow::app::screen {

/// A question in a box over the board: one of a list, or, if the list is empty, a text.
struct dialog {
    std::string title;
    std::vector<std::string> entries{};
    std::size_t selected = 0;
    std::string text{};
    /// What to do with the answer: the number of an entry, or the text.
    std::function<void(std::size_t, const std::string&)> answered{};

    [[nodiscard]] bool is_list() const { return !entries.empty(); }
};

/// What becomes of a dialog.
enum class dialog_end : std::uint8_t { open, answered, canceled };

/// Draws it in the middle of the screen, its cursor included; returns where its first entry is.
place draw(canvas& onto, const dialog& asked);
/// Changes it as a key says. `entries_at` is what drawing it has returned.
[[nodiscard]] dialog_end take(dialog& asked, const event& e, place entries_at);

}  // namespace inarow::app::screen
