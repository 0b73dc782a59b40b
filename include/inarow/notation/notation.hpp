// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/enum_names.hpp>
#include <inarow/core/string_view.hpp>
#include <inarow/game/result.hpp>
#include <inarow/notation/algebraic.hpp>
#include <inarow/notation/columns.hpp>
#include <inarow/notation/gomocup.hpp>
#include <inarow/notation/names.hpp>
#include <inarow/notation/openspiel.hpp>
#include <inarow/notation/xy.hpp>

#include <cstddef>
#include <cstdint>

/// Move notations. To add a notation, use the header of another notation as a model, and add a case
/// to each switch and an entry to each table below. When you build inarow, a switch without the
/// case or a table without the entry does not compile.
namespace inarow::inline v0::notation {

/// A notation. With `any`, the rules and the form of a text determine how the text is read, and the
/// rules alone determine how a move is written.
enum class kind : std::uint8_t { any, names, xy, algebraic, columns, openspiel, gomocup };

inline constexpr auto kind_names =
    core::enum_names_of<kind>("any", "names", "xy", "algebraic", "columns", "openspiel", "gomocup");
/// Titles that users see when they choose a notation.
inline constexpr auto kind_titles =
    core::enum_names_of<kind>("Any notation", "Names (center)", "Column and row (13)",
                              "Algebraic (b3)", "Columns (4)", "OpenSpiel", "Gomocup (7,7)");

[[nodiscard]] constexpr core::string_view name_of(kind k) { return kind_names[k]; }

/// Returns the notation in which moves are written by default: columns if stones are dropped,
/// otherwise algebraic.
[[nodiscard]] constexpr kind default_for(const rules& r) {
    switch (r.gravity) {
        case place: break;
        case drop: return kind::columns;
        default: break;
    }
    return kind::algebraic;
}

namespace detail {

/// Guesses the notation of a text from its form. A text that begins with a digit is a column if
/// stones are dropped and the text has no comma, otherwise a column and a row. A text that begins
/// with a letter is algebraic if it ends with a digit or if the squares have no names, otherwise a
/// name. For any other text, returns a notation that refuses the text. Never guesses OpenSpiel or
/// Gomocup, because their texts look like texts in other notations.
[[nodiscard]] constexpr kind looks_like(const rules& r, const reader& text) {
    // Makes few calls, because each call slows constant evaluation. This function takes a large
    // part of the time to evaluate a move.
    const char first = text.size == 0 ? '\0' : text.text[0];
    if (first >= '0' && first <= '9') {
        if (r.gravity == place) return kind::xy;
        for (int i = 0; i < text.size; ++i)
            if (text.text[i] == ',') return kind::xy;
        return kind::columns;
    }
    if (r.gravity == drop && !core::is_letter(first)) return kind::columns;
    const char last = text.size == 0 ? '\0' : text.text[text.size - 1];
    return (last < '0' || last > '9') && names::has_names(r) ? kind::names : kind::algebraic;
}

}  // namespace detail

/// Reads one move. If reading fails, the reader keeps the error.
constexpr move read(reader& input, kind k, const rules& r) {
    switch (k == kind::any ? detail::looks_like(r, input) : k) {
        case kind::names: return names::read(input, r);
        case kind::xy: return xy::read(input, r);
        case kind::columns: return columns::read(input, r);
        case kind::openspiel: return openspiel::read(input, r);
        case kind::gomocup: return gomocup::read(input, r);
        case kind::algebraic:
        case kind::any:
        default: break;
    }
    return algebraic::read(input, r);
}

/// Parses a text as one move. The move may be illegal or off the board.
[[nodiscard]] constexpr result<move, syntax_error> parse(kind k, const rules& r,
                                                         core::string_view text) {
    reader input{text};
    const move m = read(input, k, r);
    return input.finish(m);
}

/// Returns whether a notation can write every square of the board.
[[nodiscard]] constexpr bool can_print(kind k, const rules& r) {
    switch (k) {
        case kind::names: return names::has_names(r);
        case kind::columns: return r.gravity == drop;
        case kind::any:
        case kind::xy:
        case kind::algebraic:
        case kind::openspiel:
        case kind::gomocup:
        default: break;
    }
    return true;
}

/// Writes a move of `mover` onto square `s`. Precondition: can_print(k, r).
constexpr void print(core::sink auto& out, kind k, const rules& r, square s, player mover) {
    switch (k) {
        case kind::any: return print(out, default_for(r), r, s, mover);
        case kind::names: return names::print(out, r, s);
        case kind::xy: return xy::print(out, r, s);
        case kind::algebraic: return algebraic::print(out, r, s);
        case kind::columns: return columns::print(out, r, s);
        case kind::openspiel: return openspiel::print(out, r, s, mover);
        case kind::gomocup: return gomocup::print(out, r, s);
        default: break;
    }
}

namespace detail {

/// If two joined moves, such as h8i9, begin at `begin`, returns the size of the first one.
/// Otherwise, returns 0. Each of the two moves consists of letters and then digits.
[[nodiscard]] constexpr std::size_t joined_move_size(const auto& text, std::size_t begin) {
    std::size_t end = begin;
    const auto skip_move = [&] {
        const std::size_t letters = end;
        while (end < text.size() && core::is_letter(text[end])) ++end;
        const std::size_t digits = end;
        while (end < text.size() && core::is_digit(text[end])) ++end;
        return digits > letters && end > digits;
    };
    if (!skip_move()) return 0;
    const std::size_t size = end - begin;
    return skip_move() ? size : 0;
}

[[nodiscard]] constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/// Returns whether each move is written as a one-digit column number, so that moves need no
/// separator.
[[nodiscard]] constexpr bool has_joined_columns(kind k, const rules& r) {
    const bool is_column = k == kind::columns || (k == kind::any && r.gravity == drop);
    return is_column && r.columns <= 9;
}

/// Returns whether a number, with or without a sign, begins at `end` and is followed by a blank or
/// the end of the list. Moves `end` past the number.
[[nodiscard]] constexpr bool skip_number(const auto& list, std::size_t& end) {
    if (end < list.size() && (list[end] == '-' || list[end] == '+')) ++end;
    const std::size_t digits = end;
    while (end < list.size() && core::is_digit(list[end])) ++end;
    return end > digits && (end == list.size() || is_blank(list[end]));
}

}  // namespace detail

/// Returns the offset of the score in a line of a data set, such as "4453 2". Such a line begins
/// with two or more one-digit column numbers written together. The score is the first number after
/// these moves, and only numbers follow the score. If the line has no score, returns the size of
/// the line.
template <core::text_range View>
[[nodiscard]] constexpr std::size_t score_offset(kind k, const rules& r, const View& list) {
    if (!detail::has_joined_columns(k, r)) return list.size();
    std::size_t end = 0;
    const auto skip_blanks = [&] {
        while (end < list.size() && detail::is_blank(list[end])) ++end;
    };
    skip_blanks();
    const std::size_t columns = end;
    while (end < list.size() && core::is_digit(list[end])) ++end;
    if (end - columns < 2 || (end < list.size() && !detail::is_blank(list[end])))
        return list.size();
    skip_blanks();
    const std::size_t result = end;
    for (; end < list.size(); skip_blanks())
        if (!detail::skip_number(list, end)) return list.size();
    return result;
}

/// Removes the next move from the front of a list and returns the move. Returns an empty text at
/// the end. Spaces or tabs separate moves. Moves in algebraic notation need no separator, as in
/// h8i9. If moves are column numbers, and the board has at most nine columns, moves need no
/// separator either, as in 4453. View is std::string_view or core::string_view.
template <core::text_range View>
[[nodiscard]] constexpr View next_move_text(kind k, const rules& r, View& list) {
    std::size_t begin = 0;
    while (begin < list.size() && detail::is_blank(list[begin])) ++begin;
    // Looks for joined moves before the next separator. In the opposite order, each call would read
    // the whole rest of a long list without separators.
    const bool is_algebraic = k == kind::algebraic || k == kind::any;
    const std::size_t joined = is_algebraic ? detail::joined_move_size(list, begin) : 0;
    std::size_t end = begin + joined;
    bool all_digits = joined == 0;
    for (; joined == 0 && end < list.size() && !detail::is_blank(list[end]); ++end)
        all_digits &= core::is_digit(list[end]);
    if (all_digits && end > begin && detail::has_joined_columns(k, r)) end = begin + 1;
    const View text = list.substr(begin, end - begin);
    list.remove_prefix(end);
    return text;
}

}  // namespace inarow::inline v0::notation
