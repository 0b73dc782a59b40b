// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/game/game.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>

#include <cstddef>

/// Writes objects of the library's types as text. `operator<<` accepts any stream of chars. Rules
/// appear as a rules text, positions as a position text, games as a list of moves, marks as `X`,
/// `O` or `.`, and squares as (column,row). Errors about rules and about taking back moves appear
/// as sentences. Players, outcomes, statuses and illegal moves appear as names, such as `first
/// won`. This header does not include a stream header. For std::format, include
/// <inarow/format.hpp>.
namespace inarow::inline v0 {

constexpr void write_value(core::sink auto& out, const rules& r) { notation::print_rules(out, r); }
constexpr void write_value(core::sink auto& out, player side) { core::write(out, name_of(side)); }
constexpr void write_value(core::sink auto& out, outcome o) { core::write(out, name_of(o)); }
constexpr void write_value(core::sink auto& out, status s) { core::write(out, name_of(s)); }
constexpr void write_value(core::sink auto& out, mark m) {
    core::write(out, notation::letter_of(m));
}
constexpr void write_value(core::sink auto& out, square s) {
    core::write(out, '(', s.column, ',', s.row, ')');
}
constexpr void write_value(core::sink auto& out, const illegal_move& why) {
    core::write(out, name_of(why.kind));
}
constexpr void write_value(core::sink auto& out, const illegal_rules& why) {
    messages::write_refusal(out, why);
}
constexpr void write_value(core::sink auto& out, const illegal_take_back& why) {
    messages::write_refusal(out, why);
}
template <int Capacity>
constexpr void write_value(core::sink auto& out, const basic_position<Capacity>& p) {
    notation::print_position(out, p);
}
template <int Capacity>
constexpr void write_value(core::sink auto& out, const basic_game<Capacity>& g) {
    notation::print_moves(out, g.rules(), g.moves(), g.mover(0), notation::kind::any, " ");
}

/// A type whose values write_value can write.
template <class T>
concept writable =
    requires(core::fixed_string<1>& out, const T& value) { write_value(out, value); };

namespace core {

/// A sink that writes to a stream.
template <output_stream Stream>
struct stream_sink {
    Stream* stream;
    constexpr void append(const char* data, std::size_t count) {
        *stream << string_view(data, count);
    }
};

}  // namespace core

template <writable T, core::output_stream Stream>
Stream& operator<<(Stream& stream, const T& value) {
    core::stream_sink<Stream> out{&stream};
    write_value(out, value);
    return stream;
}

}  // namespace inarow::inline v0
