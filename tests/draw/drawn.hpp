// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/board.hpp>
#include <inarow/draw/svg.hpp>

#include <cstddef>
#include <initializer_list>
#include <string_view>

// What the tests of draw/ share: positions, and drawings of them as texts.
namespace inarow_tests {

/// The position after these squares, or after these columns.
template <inarow::rules Rules>
constexpr auto after(std::initializer_list<inarow::square> moves = {}) {
    auto p = inarow::position_of<Rules>::start(Rules).value();
    for (const inarow::square s : moves) p = p.play(s).value();
    return p;
}
template <inarow::rules Rules>
constexpr auto after_columns(std::string_view digits) {
    auto p = inarow::position_of<Rules>::start(Rules).value();
    for (const char digit : digits) p = p.play(inarow::move::into_column(digit - '1')).value();
    return p;
}

using drawing = inarow::core::fixed_string<8000>;

constexpr drawing drawn(const auto& position, const inarow::draw::style& look = {}) {
    drawing result;
    inarow::draw::board(result, position, look);
    return result;
}
constexpr drawing drawn(const auto& position, const inarow::draw::style& look,
                        const inarow::draw::window& part) {
    drawing result;
    inarow::draw::board(result, position, look, part);
    return result;
}
constexpr drawing drawn_svg(const auto& position, const inarow::draw::svg_style& look = {}) {
    drawing result;
    inarow::draw::svg(result, position, look);
    return result;
}

constexpr bool has(const drawing& whole, std::string_view part) {
    return whole.view().contains(part);
}

}  // namespace inarow_tests
