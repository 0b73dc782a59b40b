// SPDX-License-Identifier: BSL-1.0
#include "played_line.hpp"

#include <inarow/draw/sentence.hpp>

#include <utility>

namespace inarow::app {

std::expected<game, refused_line> follow_line(const setting& on, game from, std::string_view line) {
    std::string_view rest = line;
    std::string_view text;
    for (int number = 1; !(text = notation::next_entry(on.notation, on.rules, rest)).empty();
         ++number) {
        const move_text entry(text, on.notation);
        const auto where = resolve(from.position(), entry);
        if (!where)
            return std::unexpected(refused_line{.why = where.error(),
                                                .entry = entry,
                                                .number = number,
                                                .at = line.size() - rest.size() - text.size()});
        (void)from.apply(*where);
    }
    return from;
}

std::string sentence(const rules& r, const refused_line& refused) {
    return std::string(draw::sentence(r, refused.why, refused.entry).view());
}

std::expected<game, std::string> played_line(const setting& on, game from, std::string_view line) {
    auto after = follow_line(on, std::move(from), line);
    if (!after) return std::unexpected(sentence(on.rules, after.error()));
    return std::move(*after);
}

}  // namespace inarow::app
