// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/fixed_string.hpp>
#include <inarow/ui/rules_sentence.hpp>

#include <string>

#include <doctest/doctest.h>

namespace rules_sentence_test {
namespace {

using namespace inarow;

std::string said(const rules& r) {
    std::string result;
    ui::write_rules_sentence(result, r);
    return result;
}

TEST_CASE("what ends a game, and for whom") {
    CHECK(said(connect_four) == "The first to make 4 or more in a row wins.");
    CHECK(said(misere(tic_tac_toe)) == "The first to make 3 or more in a row loses.");
    CHECK(said(exactly(gomoku)) ==
          "The first to make exactly 5 in a row wins; a longer row does not count.");
}

TEST_CASE("that edges wrap") {
    CHECK(said(on_torus(tic_tac_toe)) ==
          "The first to make 3 or more in a row wins. Lines continue at the opposite edge.");
    CHECK(said(on_torus({.columns = 2, .rows = 2, .run = 3})) ==
          "The first to make 3 or more in a row wins. Lines continue at the opposite edge. No row "
          "of 3 fits on this board: every game is a draw.");
}

TEST_CASE("a board on which no row fits says that nobody can win") {
    CHECK(said({.columns = 3, .rows = 3, .run = 9}) ==
          "The first to make 9 or more in a row wins. No row of 9 fits on this board: every game "
          "is a "
          "draw.");
    CHECK(said({.columns = 4, .rows = 3, .run = 4}) ==
          "The first to make 4 or more in a row wins.");
    CHECK(said({.columns = 3, .rows = 4, .run = 4}) ==
          "The first to make 4 or more in a row wins.");
}

}  // namespace
}  // namespace rules_sentence_test
