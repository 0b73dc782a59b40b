// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/rules_text.hpp>

#include "spelling.hpp"

namespace rules_text_test {
namespace {

using namespace inarow;
using namespace test;
using enum notation::expected_token;
using notation::parse_rules;

constexpr bool is(std::string_view text, const rules& meant) {
    const auto read = parse_rules(text);
    return read.has_value() && *read == meant;
}

constexpr bool by_name() {
    expect(is("tic-tac-toe", tic_tac_toe));
    expect(is("connect-four", connect_four));
    expect(is("gomoku", gomoku));
    expect(is("gomoku/second", starting_with(second, gomoku)));
    expect(is("connect-four/second", starting_with(second, connect_four)));
    expect(is("gomoku/exactly", exactly(gomoku)));
    expect(is("tic-tac-toe/misere", misere(tic_tac_toe)));
    expect(is("tic-tac-toe/torus", on_torus(tic_tac_toe)));
    expect(is("connect-four/exactly/misere", misere(exactly(connect_four))));
    return expect(is("gomoku/misere/second", starting_with(second, misere(gomoku))));
}
AT_BOTH_TIMES(by_name)

constexpr bool by_numbers() {
    expect(is("3x3/3", tic_tac_toe));
    expect(is("7x6/4/drop", connect_four));
    expect(is("7X6/4/drop", connect_four));
    expect(is("15x15/5", gomoku));
    expect(is("40x1/3/drop/second",
              {.columns = 40, .rows = 1, .run = 3, .gravity = drop, .starts = second}));
    expect(is("15x15/5/exactly", exactly(gomoku)));
    expect(is("3x3/3/misere", misere(tic_tac_toe)));
    expect(is("7x6/4/drop/exactly", exactly(connect_four)));
    expect(is("3x3/3/torus", on_torus(tic_tac_toe)));
    expect(is("7x6/4/drop/exactly/misere/torus/second",
              starting_with(second, on_torus(misere(exactly(connect_four))))));
    expect(is("7x6/4/drop/misere", misere(connect_four)));
    expect(is("3x3/3/exactly/second", starting_with(second, exactly(tic_tac_toe))));
    expect(is("7x6/4/drop/exactly/misere/second",
              starting_with(second, misere(exactly(connect_four)))));
    expect(is("4x3/3/second", {.columns = 4, .rows = 3, .run = 3, .starts = second}));
    return expect(is("999x999/999", {.columns = 999, .rows = 999, .run = 999}));
}
AT_BOTH_TIMES(by_numbers)

/// What makes no sense can be read, and is refused by check.
constexpr bool rules_that_make_no_sense() {
    for (const std::string_view text : {"0x3/3", "3x0/3", "3x3/0", "1000x3/3", "3x1000/3",
                                        "3x3/1000", "4294967297x3/3", "99999999999999999999x1/1"}) {
        const auto read = parse_rules(text);
        expect(read.has_value() && !check(*read));
    }
    return true;
}
AT_BOTH_TIMES(rules_that_make_no_sense)

constexpr bool no_rules(std::string_view text, expected_token what, int offset) {
    const auto read = parse_rules(text);
    return !read && read.error() == syntax_error{what, offset};
}
constexpr bool what_is_no_rules() {
    expect(no_rules("", rules_by_name_or_size, 0));
    expect(no_rules("chess", rules_by_name_or_size, 0));
    expect(no_rules("Gomoku", rules_by_name_or_size, 0));
    expect(no_rules("-3x3/3", rules_by_name_or_size, 0));
    expect(no_rules("tic-tac", rules_by_name_or_size, 0));
    expect(no_rules("gomoku/drop", suffix_from_exactly, 6));
    expect(no_rules("tic-tac-toe ", suffix_from_exactly, 11));
    expect(no_rules("tic-tac-toegomoku", suffix_from_exactly, 11));
    expect(no_rules("connect-four/second/second", the_end, 19));
    expect(no_rules("7", an_x, 1));
    expect(no_rules("7*6/4", an_x, 1));
    expect(no_rules("7x", a_number, 2));
    expect(no_rules("7x-6/4", a_number, 2));
    expect(no_rules("7x6", a_slash, 3));
    expect(no_rules("7x6x4", a_slash, 3));
    expect(no_rules("7x6/", a_number, 4));
    expect(no_rules("7x6/drop", a_number, 4));
    expect(no_rules("7x6/4/", suffix_from_drop, 5));
    expect(no_rules("7x6/4/dro", suffix_from_drop, 5));
    expect(no_rules("7x6/4/drop/", suffix_from_exactly, 10));
    expect(no_rules("7x6/4/second/drop", the_end, 12));
    return expect(no_rules("7x6/4 ", suffix_from_drop, 5));
}
AT_BOTH_TIMES(what_is_no_rules)

/// Each suffix at most once, and in their order: what is expected is those that may still follow.
constexpr bool suffixes_that_do_not_follow() {
    expect(no_rules("7x6/4/exact", suffix_from_drop, 5));
    expect(no_rules("7x6/4/Exactly", suffix_from_drop, 5));
    expect(no_rules("7x6/4/exactly/", suffix_from_misere, 13));
    expect(no_rules("7x6/4/exactly/drop", suffix_from_misere, 13));
    expect(no_rules("7x6/4/exactly/exactly", suffix_from_misere, 13));
    expect(no_rules("7x6/4/mis\xc3\xa8re", suffix_from_drop, 5));
    expect(no_rules("7x6/4/misere ", suffix_from_torus, 12));
    expect(no_rules("7x6/4/misere/exactly", suffix_from_torus, 12));
    expect(no_rules("7x6/4/misere/misere", suffix_from_torus, 12));
    expect(no_rules("7x6/4/torus/misere", suffix_from_second, 11));
    expect(no_rules("7x6/4/drop/drop", suffix_from_exactly, 10));
    expect(no_rules("7x6/4/drop/misere/exactly", suffix_from_torus, 17));
    expect(no_rules("7x6/4/second/misere", the_end, 12));
    expect(no_rules("7x6/4/drop/exactly/misere/second/second", the_end, 32));
    expect(no_rules("gomoku/exactly/", suffix_from_misere, 14));
    return expect(no_rules("connect-four/misere/drop", suffix_from_torus, 19));
}
AT_BOTH_TIMES(suffixes_that_do_not_follow)

constexpr auto written(const rules& r) {
    core::fixed_string<50> text;
    notation::print_rules(text, r);
    return text;
}
constexpr bool what_is_written_is_read() {
    for (const int columns : {1, 7, 999})
        for (const int rows : {1, 6, 999})
            for (const int run : {1, 4, 999})
                for (const gravity how : {place, drop}) {
                    const rules r{columns, rows, run, how};
                    for (const rules& kind : {r, exactly(r), misere(r), misere(exactly(r))})
                        for (const player who : {first, second})
                            expect(is(written(starting_with(who, kind)).view(),
                                      starting_with(who, kind)));
                }
    expect(written(starting_with(second, connect_four)) == "7x6/4/drop/second");
    expect(written(exactly(gomoku)) == "15x15/5/exactly");
    expect(written(misere(tic_tac_toe)) == "3x3/3/misere");
    return expect(written(starting_with(second, misere(exactly(connect_four)))) ==
                  "7x6/4/drop/exactly/misere/second");
}
AT_BOTH_TIMES(what_is_written_is_read)

constexpr bool rules_are_a_cpp_expression() {
    const auto expression = [](const rules& r) {
        core::fixed_string<120> text;
        notation::print_rules_in_cpp(text, r);
        return text;
    };
    expect(expression(tic_tac_toe) == "tic_tac_toe");
    expect(expression(starting_with(second, misere(exactly(connect_four)))) ==
           "starting_with(second, misere(exactly(connect_four)))");
    expect(expression(square_board(4)) == "rules{.columns = 4, .rows = 4, .run = 4}");
    expect(expression(misere({.columns = 4, .rows = 3, .run = 3, .gravity = drop})) ==
           "misere(rules{.columns = 4, .rows = 3, .run = 3, .gravity = drop})");
    return true;
}
AT_BOTH_TIMES(rules_are_a_cpp_expression)

constexpr bool rules_have_names_whoever_starts() {
    const auto name = [](const rules& r) {
        core::fixed_string<40> text;
        notation::print_rules_name(text, r);
        return text;
    };
    expect(name(tic_tac_toe) == "tic-tac-toe");
    expect(name(connect_four) == "connect-four");
    expect(name(gomoku) == "gomoku");
    expect(name(starting_with(second, gomoku)) == "gomoku");
    expect(name(square_board(4)) == "4x4/4");
    expect(name({.columns = 4, .rows = 3, .run = 3, .gravity = drop, .starts = second}) ==
           "4x3/3/drop");
    // The name is that of the usual rules; what is unusual follows it.
    expect(name(exactly(gomoku)) == "gomoku/exactly");
    expect(name(misere(tic_tac_toe)) == "tic-tac-toe/misere");
    expect(name(starting_with(second, misere(exactly(connect_four)))) ==
           "connect-four/exactly/misere");
    expect(name(misere(square_board(4))) == "4x4/4/misere");
    // Every name is read as the rules it was written for.
    for (const rules& r : {gomoku, exactly(gomoku), misere(connect_four), exactly(connect_four),
                           misere(exactly(tic_tac_toe)), exactly(square_board(4))})
        expect(is(name(r).view(), r));
    return true;
}
AT_BOTH_TIMES(rules_have_names_whoever_starts)

}  // namespace
}  // namespace rules_text_test
