// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/enum_names.hpp>
#include <inarow/core/string_view.hpp>

#include <cstdint>

namespace inarow::inline v0::notation {

/// The token that a parser expected at the place where it failed.
enum class expected_token : std::uint8_t {
    a_move,
    a_square_name,
    a_board_with_names,
    a_column_letter,
    a_column_number,
    a_row_number,
    a_drop_board,
    a_player,
    a_comma,
    an_opening_parenthesis,
    a_closing_parenthesis,
    the_end,
    a_number,
    an_x,
    a_slash,
    suffix_from_drop,
    suffix_from_exactly,
    suffix_from_misere,
    suffix_from_torus,
    suffix_from_second,
    rules_by_name_or_size,
    a_mark,
    more_squares,
    fewer_squares,
    more_rows,
    a_space,
    a_text_or_integer,
    a_property,
    a_property_value,
    a_board_size,
    size_of_the_rules_text,
    a_point,
    black_or_white,
    moves_without_score,
};

/// The place where a parser failed, and what the parser expected there.
struct syntax_error {
    expected_token what;
    int offset;  ///< number of characters before the place; -1 if no character is at fault

    constexpr bool operator==(const syntax_error&) const = default;
};

namespace detail {

inline constexpr auto token_names = core::enum_names_of<expected_token>(
    "a move", "a name such as top-left or center", "a 3x3 board, whose squares have names,",
    "a column letter", "a column number", "a row number", "a board where stones are dropped,",
    "x or o, the player,", "a comma", "an opening parenthesis", "a closing parenthesis",
    "nothing more", "a number", "an x between columns and rows", "a slash before the run",
    "/drop, /exactly, /misere, /torus or /second", "/exactly, /misere, /torus or /second",
    "/misere, /torus or /second", "/torus or /second", "/second",
    "tic-tac-toe, connect-four, gomoku, or COLUMNSxROWS/RUN such as 7x6/4/drop,",
    "X, O or . for a square", "more squares in the row", "no more squares in the row", "more rows",
    "a space, then X or O to move,", "a text or an integer", "a property, such as B[hh],",
    "a value in brackets", "a size, such as 15 or 20:15,", "the size that the rules text in RU has",
    "a point, such as hh,", "B or W, the player,",
    "columns written together and no number after them");

}  // namespace detail

/// Returns the words for a token, such as "a column letter" or "a row number". In a sentence, these
/// words follow "expected".
[[nodiscard]] constexpr core::string_view name_of(expected_token what) {
    return detail::token_names[what];
}

}  // namespace inarow::inline v0::notation
