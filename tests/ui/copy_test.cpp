// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/copy.hpp>

#include "acting.hpp"

#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace {

using namespace inarow;
using test::state_of;
using ui::copy;

std::string copied(copy c, std::string_view state_text) {
    const auto s = state_of(state_text);
    REQUIRE(can_copy(c, s.rules()));
    std::string result;
    write_copy(result, c, s);
    return result;
}

constexpr std::string_view dropped = "rules=connect-four&moves=4453&ply=3";
constexpr std::string_view placed = "moves=b2,a1,c3";

TEST_CASE("the moves that are shown, in every notation") {
    CHECK(copied(copy::columns, dropped) == "445");
    CHECK(copied(copy::algebraic, dropped) == "d1 d2 e1");
    CHECK(copied(copy::xy, dropped) == "41 42 51");
    CHECK(copied(copy::openspiel, dropped) == "x3 o3 x4");
    CHECK(copied(copy::algebraic, placed) == "b2 a1 c3");
    CHECK(copied(copy::xy, placed) == "22 11 33");
    CHECK(copied(copy::names, placed) == "center bottom-left top-right");
    CHECK(copied(copy::openspiel, placed) == "x(1,1) o(2,0) x(0,2)");
    CHECK(copied(copy::columns, "rules=10x3/3/drop&moves=10,1,1") == "10 1 1");
    CHECK(copied(copy::xy, "rules=10x3/3/drop&moves=10,1,1") == "10,1 1,1 1,2");
    CHECK(copied(copy::algebraic, "").empty());
}

TEST_CASE("who began is seen where the notation says it") {
    CHECK(copied(copy::openspiel, "rules=3x3/3/second&moves=b2,a1") == "o(1,1) x(2,0)");
}

TEST_CASE("a notation that cannot write such squares is none") {
    CHECK(can_copy(copy::columns, connect_four));
    CHECK(!can_copy(copy::columns, tic_tac_toe));
    CHECK(can_copy(copy::names, tic_tac_toe));
    CHECK(!can_copy(copy::names, connect_four));
    for (const copy c : {copy::algebraic, copy::xy, copy::openspiel, copy::position, copy::drawing,
                         copy::picture, copy::state})
        for (const rules& r : {tic_tac_toe, connect_four, gomoku}) CHECK(can_copy(c, r));
}

TEST_CASE("the position in one line") {
    CHECK(copied(copy::position, dropped) == "......./......./......./......./...O.../...XX.. O");
    CHECK(copied(copy::position, placed) == "..X/.X./O.. O");
}

TEST_CASE("the board as a drawing") {
    CHECK(copied(copy::drawing, placed) ==
          "3 . . X\n"
          "2 . X .\n"
          "1 O . .\n"
          "  a b c\n");
}

TEST_CASE("the board as a picture, with the last move marked") {
    const std::string picture = copied(copy::picture, placed);
    CHECK(picture.starts_with("<svg "));
    CHECK(picture.ends_with("</svg>\n"));
    std::string marked;
    draw::svg(marked, state_of(placed).position(), {.marked = {.column = 2, .row = 0}});
    CHECK(picture == marked);
    std::string plain;
    draw::svg(plain, ui::state::initial().position());
    CHECK(copied(copy::picture, "moves=") == plain);
    CHECK(picture != plain);
}

TEST_CASE("all there is to the state, moves that were taken back too") {
    CHECK(copied(copy::state, "rules=connect-four&moves=4453&ply=3&hints=on") ==
          "rules=7x6/4/drop&moves=4453&ply=3&hints=on");
}

TEST_CASE("copied moves are read again") {
    for (const copy c : {copy::algebraic, copy::xy, copy::names})
        CHECK(state_of("moves=" + copied(c, placed)) == state_of(placed));
    for (const copy c : {copy::columns, copy::algebraic})
        CHECK(state_of("rules=connect-four&moves=" + copied(c, dropped)) ==
              state_of("rules=connect-four&moves=445"));
}

}  // namespace
