// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/sentence.hpp>
#include <inarow/game/game.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>

#include <cstddef>
#include <iosfwd>
#include <string_view>

/// What a value reads as: rules and positions in their notations, a game as the moves that led to
/// its position, the rest by name. `operator<<` takes any stream of chars and includes none; for
/// std::format there is <inarow/format.hpp>.
namespace inarow::inline v0 {

constexpr void write_value(core::sink auto& to, const rules& r) { notation::print_rules(to, r); }
constexpr void write_value(core::sink auto& to, player side) { core::write(to, name_of(side)); }
constexpr void write_value(core::sink auto& to, outcome o) { core::write(to, name_of(o)); }
constexpr void write_value(core::sink auto& to, status s) { core::write(to, name_of(s)); }
constexpr void write_value(core::sink auto& to, mark m) { core::write(to, notation::letter_of(m)); }
constexpr void write_value(core::sink auto& to, square s) {
    core::write(to, '(', s.column, ',', s.row, ')');
}
constexpr void write_value(core::sink auto& to, const illegal_move& why) {
    core::write(to, name_of(why.kind));
}
constexpr void write_value(core::sink auto& to, const illegal_rules& why) {
    draw::write_refusal(to, why);
}
constexpr void write_value(core::sink auto& to, const illegal_take_back& why) {
    draw::write_refusal(to, why);
}
template <int Capacity>
constexpr void write_value(core::sink auto& to, const basic_position<Capacity>& p) {
    notation::print_position(to, p);
}
template <int Capacity>
constexpr void write_value(core::sink auto& to, const basic_game<Capacity>& g) {
    const auto from = *g.replay(0);
    player mover = from.position().to_move();
    const char* separator = "";
    for (const square s : g.moves()) {
        core::write(to, separator);
        notation::print(to, notation::default_for(g.rules()), g.rules(), s, mover);
        mover = other(mover);
        separator = " ";
    }
}

/// Anything that write_value writes.
template <class T>
concept writable = requires(core::text<1>& to, const T& value) { write_value(to, value); };

namespace core {

/// Passes on what is written to it to a stream.
template <class Traits>
struct stream_sink {
    std::basic_ostream<char, Traits>* stream;
    constexpr void append(const char* from, std::size_t count) {
        *stream << std::basic_string_view<char, Traits>(from, count);
    }
};

}  // namespace core

template <writable T, class Traits>
std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& stream,
                                             const T& value) {
    core::stream_sink<Traits> to{&stream};
    write_value(to, value);
    return stream;
}

}  // namespace inarow::inline v0
