// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/fixed_string.hpp>
#include <inarow/ui/rules_sentence.hpp>

#include <string>

#include <doctest/doctest.h>

namespace {

using namespace inarow;

std::string said(const rules& r) {
    std::string result;
    ui::write_rules_sentence(result, r);
    return result;
}

TEST_CASE("what ends a game, and for whom") {
    CHECK(said(connect_four) == "Who completes a row of 4 or more wins.");
    CHECK(said(misere(tic_tac_toe)) == "Who completes a row of 3 or more loses.");
    CHECK(said(exactly(gomoku)) ==
          "Who completes a row of exactly 5 wins; a longer row does not count.");
}

TEST_CASE("a board on which no row fits says that nobody can win") {
    CHECK(said({.columns = 3, .rows = 3, .run = 9}) ==
          "Who completes a row of 9 or more wins. No row of 9 fits on this board: every game is a "
          "draw.");
    CHECK(said({.columns = 4, .rows = 3, .run = 4}) == "Who completes a row of 4 or more wins.");
    CHECK(said({.columns = 3, .rows = 4, .run = 4}) == "Who completes a row of 4 or more wins.");
}

}  // namespace
