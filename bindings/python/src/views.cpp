// SPDX-License-Identifier: BSL-1.0
#include "views.hpp"

#include <inarow/draw/board.hpp>
#include <inarow/draw/svg.hpp>

#include "arrays.hpp"
#include "failure.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>

namespace inarow::python {
namespace {

draw::coordinates coordinates_named(std::string_view name) {
    constexpr std::string_view names[] = {"none", "as_played", "letters", "numbers"};
    const auto* const found = std::ranges::find(names, name);
    if (found != std::end(names)) return static_cast<draw::coordinates>(found - std::begin(names));
    throw failure("Error", "coordinates",
                  "Coordinates must be \"none\", \"as_played\", \"letters\" or \"numbers\".");
}

}  // namespace

mask_array legal_actions_mask(const position& p) {
    const auto count = static_cast<std::size_t>(actions_of(p.rules()));
    auto values = std::make_unique<bool[]>(count);
    p.for_each_move(
        [&](square s) { values[static_cast<std::size_t>(action_of(p.rules(), s))] = true; });
    return array_of<mask_array>(std::move(values), std::array{count});
}
board_array board(const position& p) {
    const auto rows = static_cast<std::size_t>(p.rules().rows);
    const auto columns = static_cast<std::size_t>(p.rules().columns);
    auto values = std::make_unique<signed char[]>(rows * columns);
    for (int i = 0; i < p.rules().squares(); ++i)
        values[static_cast<std::size_t>(i)] =
            static_cast<signed char>(p.at(square_at(p.rules(), i)));
    return array_of<board_array>(std::move(values), std::array{rows, columns});
}

std::string svg(const position& p, std::string_view coordinates, bool winning_line,
                std::optional<long long> marked) {
    draw::svg_style look{.coordinates = coordinates_named(coordinates),
                         .winning_line = winning_line};
    if (marked) {
        if (*marked < 0 || *marked >= p.rules().squares())
            throw failure("Error", "off_the_board",
                          "There is no square " + std::to_string(*marked) +
                              " to be marked, but 0 to " + std::to_string(p.rules().squares() - 1) +
                              '.');
        look.marked = square_at(p.rules(), static_cast<int>(*marked));
    }
    std::string result;
    draw::svg(result, p, look);
    return result;
}
std::string drawn(const position& p) {
    std::string result;
    draw::board(result, p);
    return result;
}

}  // namespace inarow::python
