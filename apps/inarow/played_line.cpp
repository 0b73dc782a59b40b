// SPDX-License-Identifier: BSL-1.0
#include "played_line.hpp"

#include <inarow/draw/sentence.hpp>
#include <inarow/notation/entry.hpp>

namespace inarow::app {

std::expected<game, std::string> played_line(const setting& on, game from, std::string_view line) {
    std::string_view text;
    while (!(text = notation::next_entry(on.notation, on.rules, line)).empty()) {
        const move_text entry(text, on.notation);
        const auto where = resolve(from.position(), entry);
        if (!where)
            return std::unexpected(
                std::string(draw::sentence(on.rules, where.error(), entry).view()));
        (void)from.apply(*where);
    }
    return from;
}

}  // namespace inarow::app
