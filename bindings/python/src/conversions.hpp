// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/enum_names.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/notation/rules_text.hpp>

#include "casters.hpp"
#include "integer.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <nanobind/nanobind.h>

/// Converts arguments from Python into values of the library, and values into text. Throws a
/// failure if an argument is not valid.
namespace inarow::python {

/// Rules, or the text of rules.
using rules_argument = std::variant<rules, std::string>;
[[nodiscard]] rules rules_of(const rules_argument& argument);
/// Like the previous function, for any object. Refuses objects of other types with a sentence.
[[nodiscard]] rules rules_of(nanobind::handle argument);
[[nodiscard]] rules checked(const rules& r);

/// The error for a text that is not the name of an enumerator.
struct name_error {
    std::string_view type;  ///< the class in inarow/_errors.py
    std::string_view kind;
    std::string_view parameter;
};
[[noreturn]] void refuse_name(const name_error& error, const core::string_view* names,
                              std::size_t size, std::string_view name);

/// Returns the enumerator with this name.
template <class Enum, std::size_t Size>
[[nodiscard]] Enum enum_named(const core::enum_names<Enum, Size>& names, std::string_view name,
                              const name_error& error) {
    const std::size_t index = names.find(name);
    if (index == Size) refuse_name(error, names.begin(), Size, name);
    return static_cast<Enum>(index);
}

/// The name of an enumerator. Type checkers see the list of valid names.
template <class Enum>
struct name_argument {
    std::string_view name;
};
/// The type that type checkers see.
template <class Enum>
inline constexpr char name_type[] = "";
template <>
inline constexpr char name_type<notation::kind>[] = "Notation";
template <>
inline constexpr char name_type<player>[] = "typing.Literal['first', 'second']";
template <>
inline constexpr char name_type<gravity>[] = "typing.Literal['place', 'drop']";
template <>
inline constexpr char name_type<line_length>[] = "typing.Literal['at_least', 'exactly']";
template <>
inline constexpr char name_type<convention>[] = "typing.Literal['normal', 'misere']";
template <>
inline constexpr char name_type<edges>[] = "typing.Literal['bounded', 'wrapping']";

/// An enumerator, or its name.
template <class Enum>
using enum_argument = std::variant<Enum, name_argument<Enum>>;

template <class Enum, std::size_t Size>
[[nodiscard]] Enum enum_of(const core::enum_names<Enum, Size>& names,
                           const enum_argument<Enum>& argument, std::string_view type,
                           std::string_view parameter) {
    if (const auto* const given = std::get_if<Enum>(&argument)) return *given;
    return enum_named(names, std::get<name_argument<Enum>>(argument).name,
                      {.type = type, .kind = parameter, .parameter = parameter});
}
[[nodiscard]] std::optional<player> player_of(const std::optional<enum_argument<player>>& argument,
                                              std::string_view parameter);

using notation_argument = name_argument<notation::kind>;
[[nodiscard]] notation::kind notation_named(std::string_view name);
[[nodiscard]] inline notation::kind notation_of(const notation_argument& argument) {
    return notation_named(argument.name);
}
/// Like the previous function, but refuses the notation if it cannot write every square of the
/// board.
[[nodiscard]] notation::kind printable_notation(const notation_argument& argument, const rules& r);

/// Actions are columns if stones drop. Otherwise, they are squares, row by row from the top left.
[[nodiscard]] inline bool has_column_actions(const rules& r) {
    switch (r.gravity) {
        case drop: return true;
        case place: break;
    }
    return false;
}
[[nodiscard]] move move_of(const rules& r, long long action);
[[nodiscard]] inline int action_of(const rules& r, square s) {
    return has_column_actions(r) ? s.column : index_of(r, s);
}
[[nodiscard]] inline int action_count(const rules& r) {
    return has_column_actions(r) ? r.columns : r.squares();
}
[[nodiscard]] std::vector<int> actions_of(const rules& r, const auto& squares) {
    std::vector<int> result;
    for (const square s : squares) result.push_back(action_of(r, s));
    return result;
}
/// The square of a legal action.
[[nodiscard]] square square_of_action(const position& p, const integer& action);

/// Makes the moves of a list of texts. If one of them is refused, makes none of them.
template <class Board>
void play_or_refuse(Board& board, std::string_view list, notation::kind k);

/// Reads a board with `/` between its rows, or the moves from the empty board to the position.
[[nodiscard]] position read_position(const rules& r, std::string_view text, notation::kind k);
/// Reads a board, without checking that a game can reach it.
[[nodiscard]] layout read_board(const rules& r, std::string_view text);

/// Returns the position of a layout. If no game reaches this position, refuses it and adds the
/// sentence `hint`.
[[nodiscard]] position checked(const layout& board, std::string_view hint = "");
/// Returns whether a game reaches the position.
[[nodiscard]] bool is_reachable(const position& p);

/// Returns the text that `write` writes into a sink.
[[nodiscard]] std::string written(auto write) {
    std::string result;
    write(result);
    return result;
}
[[nodiscard]] std::string text_of(const position& p);
[[nodiscard]] std::string text_of(const rules& r);
[[nodiscard]] std::string text_of(const rules& r, square s, player mover, notation::kind k);
/// Returns the moves of a game, separated by spaces.
[[nodiscard]] std::string moves_text(const game& g, notation::kind k);

/// A position, or a game at its last position.
using position_argument = std::variant<position, game>;
[[nodiscard]] const position& position_of(const position_argument& argument);
/// Returns a time limit. Refuses 0 and less.
[[nodiscard]] std::chrono::nanoseconds checked_time(double seconds);

}  // namespace inarow::python

template <class Enum>
struct nanobind::detail::type_caster<inarow::python::name_argument<Enum>> {
    NB_TYPE_CASTER(inarow::python::name_argument<Enum>, const_name(inarow::python::name_type<Enum>))

    bool from_python(handle source, std::uint8_t flags, cleanup_list* cleanup) noexcept {
        make_caster<std::string_view> text;
        if (!text.from_python(source, flags, cleanup)) return false;
        value.name = text.value;
        return true;
    }
};
