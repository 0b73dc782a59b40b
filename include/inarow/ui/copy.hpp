// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/board.hpp>
#include <inarow/draw/svg.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/ui/state_text.hpp>

#include <array>
#include <cstdint>
#include <string_view>

/// What of a game can be taken elsewhere, as text.
namespace inarow::inline v0::ui {

/// The moves in one of the notations, the position in one line, the board as a drawing of
/// characters, the same as a picture, or all there is to the state.
enum class copy : std::uint8_t {
    columns,
    algebraic,
    xy,
    names,
    openspiel,
    position,
    drawing,
    picture,
    state
};
inline constexpr std::array<std::string_view, 9> copy_names = {
    "columns", "algebraic", "xy", "names", "openspiel", "position", "drawing", "picture", "state"};

namespace detail {

/// The notation of a copy that has moves.
[[nodiscard]] constexpr notation::kind notation_of(copy c) {
    switch (c) {
        case copy::columns: return notation::kind::columns;
        case copy::algebraic: return notation::kind::algebraic;
        case copy::xy: return notation::kind::xy;
        case copy::names: return notation::kind::names;
        case copy::openspiel: return notation::kind::openspiel;
        default: return notation::kind::any;
    }
}

}  // namespace detail

/// Whether a game with these rules can be copied so.
[[nodiscard]] constexpr bool can_copy(copy c, const rules& r) {
    return notation::can_print(detail::notation_of(c), r);
}

/// Writes it, of the moves as far as they are shown. Precondition: can_copy(c, of.rules()).
void write_copy(core::sink auto& to, copy c, const state& of) {
    const position& at = of.position();
    if (c == copy::position) return notation::print_position(to, at);
    if (c == copy::drawing) return draw::board(to, at);
    if (c == copy::state) return print_state(to, of);
    if (c == copy::picture) {
        const auto& moves = of.game.moves();
        return draw::svg(to, at, {.marked = moves.empty() ? draw::nowhere : moves.back()});
    }
    const notation::kind in = detail::notation_of(c);
    const bool is_dense = in == notation::kind::columns && of.rules().columns <= 9;
    player mover = of.rules().starts;
    bool is_next = false;
    for (const square s : of.game.moves()) {
        if (is_next && !is_dense) core::write(to, ' ');
        notation::print(to, in, of.rules(), s, mover);
        mover = other(mover);
        is_next = true;
    }
}

}  // namespace inarow::inline v0::ui
