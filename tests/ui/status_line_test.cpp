// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/status_line.hpp>

#include "acting.hpp"

#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace status_line_test {
namespace {

using namespace inarow;

std::string status_line(std::string_view state_text) {
    std::string result;
    ui::write_status_line(result, test::state_of(state_text));
    return result;
}

TEST_CASE("of two persons, or two computers, each is called by the stones") {
    CHECK(status_line("rules=3x3/3&moves=") == "X's turn");
    CHECK(status_line("rules=15x15/5&moves=h8") == "White's turn");
    CHECK(status_line("rules=7x6/4/drop&moves=4") == "Red's turn");
    CHECK(status_line("rules=7x6/4/drop&moves=4&first=computer&second=computer") == "Red's turn");
    CHECK(status_line("rules=7x6/4/drop&moves=1122334") == "Yellow wins");
    CHECK(status_line("rules=3x3/3/misere&moves=a1,a2,b1,b2,c1") == "O wins");
    CHECK(status_line("rules=3x3/3&moves=b2,a1,a2,c2,b1,b3,a3,c1,c3") == "Draw");
}

TEST_CASE("against the computer the person is you") {
    CHECK(status_line("rules=7x6/4/drop&moves=&second=computer") == "Your turn");
    CHECK(status_line("rules=7x6/4/drop&moves=4&second=computer") == "Computer's turn");
    CHECK(status_line("rules=7x6/4/drop&moves=4&first=computer") == "Your turn");
    CHECK(status_line("rules=7x6/4/drop&moves=1122334&second=computer") == "You win");
    CHECK(status_line("rules=7x6/4/drop&moves=1122334&first=computer") == "You lose");
    CHECK(status_line("rules=3x3/3&moves=b2,a1,a2,c2,b1,b3,a3,c1,c3&first=computer") == "Draw");
}

TEST_CASE("in a game by link the person at this page is you") {
    CHECK(status_line("rules=7x6/4/drop&moves=&second=remote") == "Your turn");
    CHECK(status_line("rules=7x6/4/drop&moves=4&second=remote") == "Friend's turn");
    CHECK(status_line("rules=7x6/4/drop&moves=1122334&second=remote") == "You win");
    CHECK(status_line("rules=7x6/4/drop&moves=1122334&first=remote") == "You lose");
}

TEST_CASE("after undo the position that is shown counts") {
    CHECK(status_line("rules=7x6/4/drop&moves=1122334&ply=6") == "Yellow's turn");
}

}  // namespace
}  // namespace status_line_test
