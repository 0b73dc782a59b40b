// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/syntax_error.hpp>

#include "support/at_both_times.hpp"

#include <cstddef>
#include <iterator>
#include <string_view>

namespace syntax_error_test {
namespace {

using namespace inarow;
using notation::expected_token;
using notation::syntax_error;
using test::expect;
using enum notation::expected_token;

constexpr bool every_token_has_its_name() {
    struct {
        expected_token token;
        std::string_view name;
    } constexpr tokens[] = {
        {a_move, "a move"},
        {a_square_name, "a name such as top-left or center"},
        {a_board_with_names, "a 3x3 board, whose squares have names,"},
        {a_column_letter, "a column letter"},
        {a_column_number, "a column number"},
        {a_row_number, "a row number"},
        {a_drop_board, "a board where stones are dropped,"},
        {a_player, "x or o, the player,"},
        {a_comma, "a comma"},
        {an_opening_parenthesis, "an opening parenthesis"},
        {a_closing_parenthesis, "a closing parenthesis"},
        {the_end, "nothing more"},
        {a_number, "a number"},
        {an_x, "an x between columns and rows"},
        {a_slash, "a slash before the run"},
        {suffix_from_drop, "/drop, /exactly, /misere, /torus or /second"},
        {suffix_from_exactly, "/exactly, /misere, /torus or /second"},
        {suffix_from_misere, "/misere, /torus or /second"},
        {suffix_from_torus, "/torus or /second"},
        {suffix_from_second, "/second"},
        {rules_by_name_or_size,
         "tic-tac-toe, connect-four, gomoku, or COLUMNSxROWS/RUN such as 7x6/4/drop,"},
        {a_mark, "X, O or . for a square"},
        {more_squares, "more squares in the row"},
        {fewer_squares, "no more squares in the row"},
        {more_rows, "more rows"},
        {a_space, "a space, then X or O to move,"},
        {a_text_or_integer, "a text or an integer"},
        {a_property, "a property, such as B[hh],"},
        {a_property_value, "a value in brackets"},
        {a_board_size, "a size, such as 15 or 20:15,"},
        {size_of_the_rules_text, "the size that the rules text in RU has"},
        {a_point, "a point, such as hh,"},
        {black_or_white, "B or W, the player,"},
        {moves_without_score, "columns written together and no number after them"},
    };
    for (const auto& [token, name] : tokens) expect(name_of(token) == name);
    return expect(notation::detail::token_names.size() == std::size(tokens));
}
AT_BOTH_TIMES(every_token_has_its_name)

/// A name follows "expected" in a sentence.
constexpr bool names_are_parts_of_sentences() {
    for (std::size_t i = 0; i < notation::detail::token_names.size(); ++i) {
        const std::string_view name = name_of(static_cast<expected_token>(i));
        expect(name.size() > 5);
        expect(name.front() != ' ' && name.back() != ' ' && name.back() != '.');
    }
    return true;
}
AT_BOTH_TIMES(names_are_parts_of_sentences)

constexpr bool errors_are_equal_in_both_parts() {
    constexpr syntax_error e{a_comma, 3};
    expect(e.what == a_comma && e.offset == 3);
    expect(e == syntax_error{a_comma, 3});
    expect(e != syntax_error{a_number, 3});
    return expect(e != syntax_error{a_comma, 2});
}
AT_BOTH_TIMES(errors_are_equal_in_both_parts)

}  // namespace
}  // namespace syntax_error_test
