// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/svg.hpp>

#include "conversions.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

template <>
inline constexpr char inarow::python::name_type<inarow::draw::coordinates>[] = "Coordinates";

/// The properties that positions and games share, with names from OpenSpiel.
namespace inarow::python {

inline constexpr int terminal_player = -4;  ///< OpenSpiel's number after the end

[[nodiscard]] inline int current_player(const position& p) {
    return p.is_over() ? terminal_player : static_cast<int>(p.to_move());
}
[[nodiscard]] inline std::vector<double> returns(const position& p) {
    const mark winner = winner_of(p.outcome());
    if (winner == mark::none) return {0.0, 0.0};
    return winner == mark::first ? std::vector{1.0, -1.0} : std::vector{-1.0, 1.0};
}
[[nodiscard]] inline std::vector<int> legal_actions(const position& p) {
    std::vector<int> result;
    result.reserve(static_cast<std::size_t>(action_count(p.rules())));
    p.for_each_move([&](square s) { result.push_back(action_of(p.rules(), s)); });
    return result;
}

using mask_array = nanobind::ndarray<nanobind::numpy, bool, nanobind::ndim<1>>;
using board_array = nanobind::ndarray<nanobind::numpy, signed char, nanobind::ndim<2>>;

[[nodiscard]] mask_array legal_actions_mask(const position& p);
/// Returns 0 for a free square, 1 for a stone of the first player, 2 for a stone of the second
/// player.
[[nodiscard]] board_array board(const position& p);

/// These functions convert a legal action into its move text, and a move text into its legal
/// action.
[[nodiscard]] std::string action_to_string(const position& p, const integer& action,
                                           const notation_argument& notation);
[[nodiscard]] int string_to_action(const position& p, std::string_view text,
                                   const notation_argument& notation);

/// Returns a Python expression that creates the position.
[[nodiscard]] std::string repr(const position& p);

using coordinates_argument = name_argument<draw::coordinates>;
/// `marked` is the index of a square to highlight.
[[nodiscard]] std::string svg(const position& p, const coordinates_argument& coordinates,
                              bool decisive_line, const std::optional<integer>& marked);
[[nodiscard]] std::string drawn(const position& p);

}  // namespace inarow::python
