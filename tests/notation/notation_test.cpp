// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/notation.hpp>

#include "spelling.hpp"

namespace {

using namespace inarow;
using namespace test;
using enum notation::expected_here;
using notation::looks_like;
using notation::reader;

constexpr bool notations_have_names() {
    expect(name_of(kind::any) == "any");
    expect(name_of(kind::names) == "names");
    expect(name_of(kind::xy) == "xy");
    expect(name_of(kind::algebraic) == "algebraic");
    expect(name_of(kind::columns) == "columns");
    return expect(name_of(kind::openspiel) == "openspiel");
}
AT_BOTH_TIMES(notations_have_names)

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
    expect(looks_like(tic_tac_toe, reader{""}) == kind::xy);
    expect(looks_like(gomoku, reader{"center"}) == kind::algebraic);  // there are no names
    expect(looks_like(gomoku, reader{"10,11"}) == kind::xy);
    expect(looks_like(connect_four, reader{"4"}) == kind::columns);
    expect(looks_like(connect_four, reader{"10"}) == kind::columns);
    expect(looks_like(connect_four, reader{"4,1"}) == kind::xy);
    expect(looks_like(connect_four, reader{"d1"}) == kind::algebraic);
    expect(looks_like(connect_four, reader{""}) == kind::columns);
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
    return expect(refused(kind::any, tic_tac_toe, "", a_column_number, 0));
}
AT_BOTH_TIMES(any_is_what_it_looks_like)

/// Takes all entries off a line: they must be those, and then there is none.
constexpr bool entries(kind k, const rules& r, std::string_view line,
                       std::initializer_list<std::string_view> expected) {
    for (const std::string_view each : expected)
        if (notation::next_entry(k, r, line) != each) return false;
    return notation::next_entry(k, r, line).empty() && line.empty();
}

constexpr bool entries_are_separated_by_spaces() {
    expect(entries(kind::algebraic, tic_tac_toe, "b2 a1\tc3", {"b2", "a1", "c3"}));
    expect(entries(kind::algebraic, tic_tac_toe, "  b2   a1 \r", {"b2", "a1"}));
    expect(entries(kind::xy, tic_tac_toe, "11 12", {"11", "12"}));
    expect(entries(kind::xy, tic_tac_toe, "1112", {"1112"}));
    expect(entries(kind::openspiel, tic_tac_toe, "x(1,1) o(0,0)", {"x(1,1)", "o(0,0)"}));
    expect(entries(kind::any, tic_tac_toe, "center 11", {"center", "11"}));
    expect(entries(kind::any, tic_tac_toe, "", {}));
    expect(entries(kind::any, tic_tac_toe, " \t\r ", {}));
    // Any other byte belongs to an entry, which is then refused.
    return expect(entries(kind::any, tic_tac_toe, {"a1\n\0 b2", 7}, {{"a1\n\0", 4}, "b2"}));
}
AT_BOTH_TIMES(entries_are_separated_by_spaces)

constexpr bool column_digits_need_no_separator() {
    expect(entries(kind::columns, connect_four, "4453", {"4", "4", "5", "3"}));
    expect(entries(kind::columns, connect_four, "44 5\t3 ", {"4", "4", "5", "3"}));
    expect(entries(kind::any, connect_four, "4453", {"4", "4", "5", "3"}));
    expect(entries(kind::any, connect_four, "44 d3", {"4", "4", "d3"}));
    expect(entries(kind::any, connect_four, "4d", {"4d"}));
    expect(entries(kind::any, connect_four, "4,1", {"4,1"}));
    expect(entries(kind::columns, dropping(board_9x9), "19", {"1", "9"}));
    // Only on boards of up to nine columns, or ten would be one and naught.
    return expect(entries(kind::columns, dropping(board_10x10), "10 1", {"10", "1"}));
}
AT_BOTH_TIMES(column_digits_need_no_separator)

TEST_CASE("what is expected has words") {
    for (int what = 0; what <= static_cast<int>(a_space); ++what) {
        const std::string_view words = name_of(static_cast<expected_here>(what));
        CHECK(words.size() > 5);
        CHECK(words.front() != ' ');
    }
    CHECK(name_of(a_move) == "a move");
    CHECK(name_of(a_space) == "a space, then X or O to move,");
}

}  // namespace
