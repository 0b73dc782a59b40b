// SPDX-License-Identifier: BSL-1.0
#include "position_properties.hpp"

#include <inarow/core/enum_names.hpp>
#include <inarow/draw/board.hpp>
#include <inarow/draw/svg.hpp>

#include "arrays.hpp"
#include "failure.hpp"

#include <array>
#include <cstddef>
#include <memory>
#include <utility>

namespace inarow::python {
namespace {

constexpr auto coordinates_names =
    core::enum_names_of<draw::coordinates>("none", "as_played", "letters", "numbers");

}  // namespace

mask_array legal_actions_mask(const position& p) {
    const auto count = static_cast<std::size_t>(action_count(p.rules()));
    auto values = std::make_unique<bool[]>(count);
    p.for_each_move(
        [&](square s) { values[static_cast<std::size_t>(action_of(p.rules(), s))] = true; });
    return make_array<mask_array>(std::move(values), std::array{count});
}
board_array board(const position& p) {
    const auto rows = static_cast<std::size_t>(p.rules().rows);
    const auto columns = static_cast<std::size_t>(p.rules().columns);
    auto values = std::make_unique<signed char[]>(rows * columns);
    for (int i = 0; i < p.rules().squares(); ++i)
        values[static_cast<std::size_t>(i)] =
            static_cast<signed char>(p.at(square_at(p.rules(), i)));
    return make_array<board_array>(std::move(values), std::array{rows, columns});
}

std::string action_to_string(const position& p, const integer& action,
                             const notation_argument& notation) {
    const notation::kind k = printable_notation(notation, p.rules());
    return text_of(p.rules(), square_of_action(p, action), p.to_move(), k);
}
int string_to_action(const position& p, std::string_view text, const notation_argument& notation) {
    const notation::kind k = notation_of(notation);
    const auto where = resolve(p, move_text(text, k));
    if (!where) refuse_move(p, where.error(), text, k);
    return action_of(p.rules(), *where);
}

std::string repr(const position& p) {
    return "Position('" + text_of(p.rules()) + "', '" + text_of(p) +
           (is_reachable(p) ? "')" : "', unchecked=True)");
}

std::string svg(const position& p, const coordinates_argument& coordinates, bool decisive_line,
                const std::optional<integer>& marked) {
    draw::svg_style style{.coordinates = enum_named(
                              coordinates_names, coordinates.name,
                              {.type = "Error", .kind = "coordinates", .parameter = "coordinates"}),
                          .decisive_line = decisive_line};
    if (marked) {
        const int last = p.rules().squares() - 1;
        const auto index = marked->in(0, last);
        if (!index)
            throw failure("Error", "off_the_board",
                          "marked must be a square, 0 to " + std::to_string(last) + ", not " +
                              marked->text() + '.');
        style.marked = square_at(p.rules(), static_cast<int>(*index));
    }
    return written([&](auto& out) { draw::svg(out, p, style); });
}
std::string drawn(const position& p) {
    return written([&](auto& out) { draw::board(out, p); });
}

}  // namespace inarow::python
