// SPDX-License-Identifier: BSL-1.0
#include "dialog.hpp"

#include <algorithm>
#include <utility>

namespace inarow::app::screen {
namespace {

constexpr int width_of_text = 44;

void draw_box(canvas& onto, place corner, int rows, int columns) {
    const bool is_unicode = onto.has_unicode();
    const auto across = [&](std::string_view left, std::string_view right) {
        std::string line(left);
        for (int i = 0; i < columns - 2; ++i) line += is_unicode ? "─" : "-";
        return line.append(right);
    };
    const std::string blank(static_cast<std::size_t>(columns - 2), ' ');
    const std::string side = is_unicode ? "│" : "|";
    const std::string inside = std::string(side).append(blank).append(side);
    onto.write(corner, is_unicode ? across("┌", "┐") : across("+", "+"));
    for (int i = 1; i < rows - 1; ++i)
        onto.write({.row = corner.row + i, .column = corner.column}, inside);
    onto.write({.row = corner.row + rows - 1, .column = corner.column},
               is_unicode ? across("└", "┘") : across("+", "+"));
}

}  // namespace

place draw(canvas& onto, const dialog& asked) {
    int wide = std::max(width_of(asked.title), asked.is_list() ? 0 : width_of_text);
    for (const std::string& entry : asked.entries) wide = std::max(wide, width_of(entry));
    const int lines = asked.is_list() ? static_cast<int>(asked.entries.size()) : 1;
    const int rows = lines + 4;
    const int columns = wide + 6;
    const place corner{.row = std::max((onto.rows() - rows) / 2, 0),
                       .column = std::max((onto.columns() - columns) / 2, 0)};
    draw_box(onto, corner, rows, columns);
    onto.write({.row = corner.row + 1, .column = corner.column + 3}, asked.title, style::bold);
    const place entries_at{.row = corner.row + 3, .column = corner.column + 2};
    for (std::size_t i = 0; i < asked.entries.size(); ++i) {
        const std::string& entry = asked.entries[i];
        const int padding = wide - width_of(entry) + 1;
        onto.write({.row = entries_at.row + static_cast<int>(i), .column = entries_at.column},
                   ' ' + entry + std::string(static_cast<std::size_t>(padding), ' '),
                   i == asked.selected ? style::selected : style::plain);
    }
    if (asked.is_list()) {
        onto.put_cursor({.row = entries_at.row + static_cast<int>(asked.selected),
                         .column = entries_at.column + 1});
        return entries_at;
    }
    // Shows only the end of a long text, because that is where the person types.
    constexpr auto shown = static_cast<std::size_t>(width_of_text);
    const std::string& text = asked.text;
    const place begin{.row = entries_at.row, .column = entries_at.column + 1};
    const std::string end = text.size() > shown ? text.substr(text.size() - shown) : text;
    onto.write(begin, end);
    onto.put_cursor({.row = begin.row, .column = begin.column + width_of(end)});
    return entries_at;
}

dialog_end take(dialog& asked, const event& e, place entries_at) {
    const std::size_t last = asked.is_list() ? asked.entries.size() - 1 : 0;
    switch (e.key) {
        case key::escape: return dialog_end::canceled;
        case key::control:
            return e.character == 'c' || e.character == 'x' || e.character == 'q'
                       ? dialog_end::canceled
                       : dialog_end::open;
        case key::enter: return dialog_end::answered;
        case key::up: asked.selected -= asked.selected > 0 ? 1 : 0; break;
        case key::down: asked.selected += asked.selected < last ? 1 : 0; break;
        case key::home: asked.selected = 0; break;
        case key::end: asked.selected = last; break;
        case key::backspace:
            if (!asked.text.empty()) asked.text.pop_back();
            break;
        case key::character:
            if (!asked.is_list()) asked.text += e.character;
            break;
        case key::mouse: {
            const int row = e.place.row - entries_at.row;
            if (!asked.is_list() || row < 0 || std::cmp_greater(row, last))
                return dialog_end::canceled;
            asked.selected = static_cast<std::size_t>(row);
            return dialog_end::answered;
        }
        case key::left:
        case key::right:
        case key::help:
        case key::resize:
        case key::none:
        case key::terminal_is_gone: break;
    }
    return dialog_end::open;
}

}  // namespace inarow::app::screen
