// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/notation/algebraic.hpp>
#include <inarow/notation/columns.hpp>
#include <inarow/notation/names.hpp>
#include <inarow/notation/openspiel.hpp>
#include <inarow/notation/xy.hpp>

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string_view>

namespace inarow::inline v0::notation {

/// A notation by its name. `any` is for reading: a text is taken for what it looks like.
enum class kind : std::uint8_t { any, names, xy, algebraic, columns, openspiel };

inline constexpr std::string_view kind_names[] = {"any",       "names",   "xy",
                                                  "algebraic", "columns", "openspiel"};

[[nodiscard]] constexpr std::string_view name_of(kind k) {
    return kind_names[static_cast<std::uint8_t>(k)];
}

/// Columns where stones are dropped, algebraic otherwise.
[[nodiscard]] constexpr kind default_for(const rules& r) {
    return r.gravity == drop ? kind::columns : kind::algebraic;
}

/// What a text looks like on a board of these rules: digits are a column where stones are
/// dropped, otherwise column and row; letters are algebraic when they end with a number, otherwise
/// a name. OpenSpiel's `x3` looks algebraic, so that notation has to be asked for by name.
[[nodiscard]] constexpr kind looks_like(const rules& r, const reader& text) {
    // No calls where there need be none: a compiler that plays spends much of its time here.
    const char first = text.size == 0 ? '0' : text.text[0];
    if (first >= '0' && first <= '9') {
        if (r.gravity == place) return kind::xy;
        for (int i = 0; i < text.size; ++i)
            if (text.text[i] == ',') return kind::xy;
        return kind::columns;
    }
    const char last = text.text[text.size - 1];
    return (last < '0' || last > '9') && names::has_names(r) ? kind::names : kind::algebraic;
}

/// Reads one move; what is wrong with it, the reader keeps.
constexpr move read(reader& from, kind k, const rules& r) {
    switch (k == kind::any ? looks_like(r, from) : k) {
        case kind::names: return names::read(from, r);
        case kind::xy: return xy::read(from, r);
        case kind::columns: return columns::read(from, r);
        case kind::openspiel: return openspiel::read(from, r);
        case kind::algebraic:
        case kind::any: break;
    }
    return algebraic::read(from, r);
}

/// The move that all of a text means. It need not be a legal one, nor on the board.
[[nodiscard]] constexpr std::expected<move, syntax_error> parse(kind k, const rules& r,
                                                                std::string_view text) {
    reader from{text};
    const move m = read(from, k, r);
    return from.result(m);
}

/// Whether the squares of a board of these rules can be written in a notation.
[[nodiscard]] constexpr bool can_print(kind k, const rules& r) {
    if (k == kind::names) return names::has_names(r);
    return k != kind::columns || r.gravity == drop;
}

/// Writes the move of `mover` onto a square. Precondition: can_print(k, r).
constexpr void print(core::sink auto& to, kind k, const rules& r, square s, player mover) {
    switch (k) {
        case kind::any: return print(to, default_for(r), r, s, mover);
        case kind::names: return names::print(to, r, s);
        case kind::xy: return xy::print(to, r, s);
        case kind::algebraic: return algebraic::print(to, r, s);
        case kind::columns: return columns::print(to, r, s);
        case kind::openspiel: break;
    }
    openspiel::print(to, r, s, mover);
}

/// Takes the next entry off the front of a line of moves; empty when there is none left.
/// Entries are separated by spaces or tabs; column digits need no separator on boards of up to
/// nine columns.
[[nodiscard]] constexpr std::string_view next_entry(kind k, const rules& r,
                                                    std::string_view& line) {
    const auto is_space = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    std::size_t begin = 0;
    while (begin < line.size() && is_space(line[begin])) ++begin;
    std::size_t end = begin;
    bool all_digits = true;
    for (; end < line.size() && !is_space(line[end]); ++end) all_digits &= is_digit(line[end]);
    const bool of_columns = k == kind::columns || (k == kind::any && r.gravity == drop);
    if (of_columns && all_digits && r.columns <= 9 && end > begin) end = begin + 1;
    const std::string_view entry = line.substr(begin, end - begin);
    line.remove_prefix(end);
    return entry;
}

}  // namespace inarow::inline v0::notation
