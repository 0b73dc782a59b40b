// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/names.hpp>

#include "spelling.hpp"

#include <string>
#include <string_view>

namespace names_test {
namespace {

using namespace inarow;
using namespace test;
using enum notation::expected_token;

constexpr bool the_nine_names() {
    constexpr std::string_view names[] = {"top-left",    "top-center",    "top-right",
                                          "middle-left", "center",        "middle-right",
                                          "bottom-left", "bottom-center", "bottom-right"};
    for (int i = 0; i < 9; ++i) {
        const square s = square_at(tic_tac_toe, i);
        expect(printed(kind::names, tic_tac_toe, s) == names[i]);
        expect(means(kind::names, tic_tac_toe, names[i], s));
    }
    return expect(means(kind::names, tic_tac_toe, "middle-center", square{1, 1}));
}
AT_BOTH_TIMES(the_nine_names)

constexpr bool gravity_and_run_do_not_matter_for_names() {
    expect(means(kind::names, dropping(tic_tac_toe), "bottom-left", square{0, 2}));
    expect(notation::names::has_names({.columns = 3, .rows = 3, .run = 2}));
    expect(!notation::names::has_names({.columns = 3, .rows = 4, .run = 3}));
    return expect(!notation::names::has_names({.columns = 4, .rows = 3, .run = 3}));
}
AT_BOTH_TIMES(gravity_and_run_do_not_matter_for_names)

constexpr bool what_is_no_name() {
    const auto refuses = [](std::string_view text, expected_token what, int offset) {
        return refused(kind::names, tic_tac_toe, text, what, offset);
    };
    expect(refuses("", a_square_name, 0));
    expect(refuses("left", a_square_name, 0));
    expect(refuses("top", a_square_name, 3));
    expect(refuses("top-", a_square_name, 4));
    expect(refuses("top left", a_square_name, 3));
    expect(refuses("top-lef", a_square_name, 4));
    expect(refuses("middle-middle", a_square_name, 7));
    expect(refuses("Top-left", a_square_name, 0));  // names are written as they are printed
    expect(refuses("center ", the_end, 6));
    expect(refuses("center-left", the_end, 6));
    expect(refuses("top-leftmost", the_end, 8));
    return expect(refuses(" top-left", a_square_name, 0));
}
AT_BOTH_TIMES(what_is_no_name)

constexpr bool the_name_that_was_probably_meant() {
    using notation::names::detail::nearest;
    expect(nearest("centre") == square{1, 1} && nearest("Center") == square{1, 1});
    expect(nearest("cent") == square{1, 1} && nearest("middle-centre") == square{1, 1});
    expect(nearest("top-lef") == square{0, 0} && nearest("TOP-LEFT") == square{0, 0});
    expect(nearest("topleft") == square{0, 0} && nearest("top_right") == square{2, 0});
    expect(nearest("botom-center") == square{1, 2} && nearest("midle-left") == square{0, 1});
    // Nothing is near enough.
    for (const std::string_view text : {"", "left", "bottom", "Hello", "top-middle", "cnr"})
        expect(nearest(text).column == -1);
    return true;
}
AT_BOTH_TIMES(the_name_that_was_probably_meant)

TEST_CASE("every name is nearest to itself, also with one character wrong or missing") {
    using notation::names::detail::nearest;
    for (int i = 0; i < 9; ++i) {
        const square s = square_at(tic_tac_toe, i);
        std::string name;
        notation::names::print(name, tic_tac_toe, s);
        CHECK(nearest(name) == s);
        for (std::size_t at = 0; at < name.size(); ++at) {
            std::string wrong = name;
            wrong[at] = '?';
            CHECK(nearest(wrong) == s);
            CHECK(nearest(name.substr(0, at) + name.substr(at + 1)) == s);
        }
    }
}

constexpr bool other_boards_have_no_names() {
    expect(refused(kind::names, connect_four, "center", a_board_with_names, 0));
    expect(refused(kind::names, gomoku, "top-left", a_board_with_names, 0));
    expect(!can_print(kind::names, gomoku));
    return expect(can_print(kind::names, tic_tac_toe));
}
AT_BOTH_TIMES(other_boards_have_no_names)

constexpr auto on_3x3 = every_square_survives<kind::names, tic_tac_toe>;
AT_BOTH_TIMES(on_3x3)
constexpr auto all_distinct = no_two_squares_look_alike<kind::names, tic_tac_toe>;
AT_BOTH_TIMES(all_distinct)

}  // namespace
}  // namespace names_test
