// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/notation.hpp>

#include "spelling.hpp"

namespace notation_test {
namespace {

using namespace inarow;
using namespace test;
using enum notation::expected_token;
using notation::reader;
using notation::detail::looks_like;

constexpr bool notations_have_names() {
    expect(name_of(kind::any) == "any");
    expect(name_of(kind::names) == "names");
    expect(name_of(kind::xy) == "xy");
    expect(name_of(kind::algebraic) == "algebraic");
    expect(name_of(kind::columns) == "columns");
    return expect(name_of(kind::openspiel) == "openspiel");
}
AT_BOTH_TIMES(notations_have_names)

constexpr bool notations_have_titles() {
    using notation::kind_titles;
    expect(kind_titles[kind::any] == "Any notation");
    expect(kind_titles[kind::names] == "Names (center)");
    expect(kind_titles[kind::xy] == "Column and row (13)");
    expect(kind_titles[kind::algebraic] == "Algebraic (b3)");
    expect(kind_titles[kind::columns] == "Columns (4)");
    return expect(kind_titles[kind::openspiel] == "OpenSpiel");
}
AT_BOTH_TIMES(notations_have_titles)

constexpr bool the_one_taken_when_none_is_named() {
    expect(notation::default_for(tic_tac_toe) == kind::algebraic);
    expect(notation::default_for(gomoku) == kind::algebraic);
    expect(notation::default_for(connect_four) == kind::columns);
    expect(printed(kind::any, gomoku, {7, 7}) == "h8");
    return expect(printed(kind::any, connect_four, {3, 5}) == "4");
}
AT_BOTH_TIMES(the_one_taken_when_none_is_named)

constexpr bool what_a_text_looks_like() {
    expect(looks_like(tic_tac_toe, reader{"center"}) == kind::names);
    expect(looks_like(tic_tac_toe, reader{"whatever"}) == kind::names);
    expect(looks_like(tic_tac_toe, reader{"b2"}) == kind::algebraic);
    expect(looks_like(tic_tac_toe, reader{"b2b"}) == kind::names);
    expect(looks_like(tic_tac_toe, reader{"13"}) == kind::xy);
    expect(looks_like(tic_tac_toe, reader{"1,3"}) == kind::xy);
    expect(looks_like(tic_tac_toe, reader{""}) == kind::names);
    expect(looks_like(tic_tac_toe, reader{"-1"}) == kind::algebraic);
    expect(looks_like(gomoku, reader{""}) == kind::algebraic);
    expect(looks_like(gomoku, reader{"center"}) == kind::algebraic);  // there are no names
    expect(looks_like(gomoku, reader{"10,11"}) == kind::xy);
    expect(looks_like(connect_four, reader{"4"}) == kind::columns);
    expect(looks_like(connect_four, reader{"10"}) == kind::columns);
    expect(looks_like(connect_four, reader{"4,1"}) == kind::xy);
    expect(looks_like(connect_four, reader{"d1"}) == kind::algebraic);
    expect(looks_like(connect_four, reader{""}) == kind::columns);
    expect(looks_like(connect_four, reader{"-1"}) == kind::columns);
    expect(looks_like(connect_four, reader{" 4"}) == kind::columns);
    expect(looks_like(connect_four, reader{"D1"}) == kind::algebraic);
    // OpenSpiel's has to be asked for by name.
    expect(looks_like(connect_four, reader{"x3"}) == kind::algebraic);
    return expect(looks_like(tic_tac_toe, reader{"x(1,2)"}) == kind::names);
}
AT_BOTH_TIMES(what_a_text_looks_like)

constexpr bool any_is_what_it_looks_like() {
    expect(means(kind::any, tic_tac_toe, "center", square{1, 1}));
    expect(means(kind::any, tic_tac_toe, "22", square{1, 1}));
    expect(means(kind::any, tic_tac_toe, "2,2", square{1, 1}));
    expect(means(kind::any, tic_tac_toe, "b2", square{1, 1}));
    expect(means(kind::any, connect_four, "4", move::into_column(3)));
    expect(means(kind::any, connect_four, "d1", square{3, 5}));
    expect(means(kind::any, connect_four, "4,1", square{3, 5}));
    expect(refused(kind::any, tic_tac_toe, "Hello", a_square_name, 0));
    expect(refused(kind::any, gomoku, "Hello", a_row_number, 5));
    expect(refused(kind::any, gomoku, "", a_column_letter, 0));
    expect(refused(kind::any, connect_four, "", a_column_number, 0));
    expect(refused(kind::any, connect_four, "-1", a_column_number, 0));
    return expect(refused(kind::any, tic_tac_toe, "", a_square_name, 0));
}
AT_BOTH_TIMES(any_is_what_it_looks_like)

/// Takes all moves off a list: they must be those, and then there is none.
constexpr bool move_texts(kind k, const rules& r, std::string_view list,
                          std::initializer_list<std::string_view> expected) {
    for (const std::string_view each : expected)
        if (notation::next_move_text(k, r, list) != each) return false;
    return notation::next_move_text(k, r, list).empty() && list.empty();
}

constexpr bool moves_are_separated_by_spaces() {
    expect(move_texts(kind::algebraic, tic_tac_toe, "b2 a1\tc3", {"b2", "a1", "c3"}));
    expect(move_texts(kind::algebraic, tic_tac_toe, "  b2   a1 \r", {"b2", "a1"}));
    expect(move_texts(kind::xy, tic_tac_toe, "11 12", {"11", "12"}));
    expect(move_texts(kind::xy, tic_tac_toe, "1112", {"1112"}));
    expect(move_texts(kind::openspiel, tic_tac_toe, "x(1,1) o(0,0)", {"x(1,1)", "o(0,0)"}));
    expect(move_texts(kind::any, tic_tac_toe, "center 11", {"center", "11"}));
    expect(move_texts(kind::any, tic_tac_toe, "", {}));
    expect(move_texts(kind::any, tic_tac_toe, " \t\r ", {}));
    // Any other byte belongs to a move, which is then refused.
    return expect(move_texts(kind::any, tic_tac_toe, {"a1\n\0 b2", 7}, {{"a1\n\0", 4}, "b2"}));
}
AT_BOTH_TIMES(moves_are_separated_by_spaces)

constexpr bool algebraic_moves_need_no_separator() {
    expect(move_texts(kind::any, gomoku, "h8i9h10", {"h8", "i9", "h10"}));
    expect(move_texts(kind::algebraic, gomoku, "H8i15 a1b2 c3", {"H8", "i15", "a1", "b2", "c3"}));
    expect(move_texts(kind::any, connect_four, "d1d2 44", {"d1", "d2", "4", "4"}));
    expect(move_texts(kind::any, {30, 30, 5}, "aa30ad1", {"aa30", "ad1"}));
    // What is not two moves is one text, which is then refused.
    expect(move_texts(kind::any, gomoku, "h8i", {"h8i"}));
    expect(move_texts(kind::any, gomoku, "h8i9x", {"h8", "i9x"}));
    expect(move_texts(kind::any, gomoku, "8h9i", {"8h9i"}));
    expect(move_texts(kind::any, gomoku, "h8,i9", {"h8,i9"}));
    expect(move_texts(kind::any, tic_tac_toe, "top-left", {"top-left"}));
    return expect(move_texts(kind::names, tic_tac_toe, "a1b2", {"a1b2"}));
}
AT_BOTH_TIMES(algebraic_moves_need_no_separator)

constexpr bool column_digits_need_no_separator() {
    expect(move_texts(kind::columns, connect_four, "4453", {"4", "4", "5", "3"}));
    expect(move_texts(kind::columns, connect_four, "44 5\t3 ", {"4", "4", "5", "3"}));
    expect(score_offset(kind::any, connect_four, core::string_view("4453 2")) == 5);
    expect(score_offset(kind::any, connect_four, core::string_view("4453")) == 4);
    expect(score_offset(kind::any, connect_four, core::string_view("4453 b2")) == 7);
    expect(score_offset(kind::any, connect_four, core::string_view("4453+2")) == 6);
    expect(score_offset(kind::any, tic_tac_toe, core::string_view("22 1")) == 4);
    expect(move_texts(kind::any, connect_four, "4453", {"4", "4", "5", "3"}));
    expect(move_texts(kind::any, connect_four, "44 d3", {"4", "4", "d3"}));
    expect(move_texts(kind::any, connect_four, "4d", {"4d"}));
    expect(move_texts(kind::any, connect_four, "4,1", {"4,1"}));
    expect(move_texts(kind::columns, dropping(board_9x9), "19", {"1", "9"}));
    // Only on boards of up to nine columns, or ten would be one and zero.
    return expect(move_texts(kind::columns, dropping(board_10x10), "10 1", {"10", "1"}));
}
AT_BOTH_TIMES(column_digits_need_no_separator)

}  // namespace
}  // namespace notation_test
