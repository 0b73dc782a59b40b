// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/sgf_variations.hpp>

#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

namespace sgf_variations_test {
namespace {

using namespace inarow;
using list = std::vector<std::vector<square>>;

const position empty = position::start(tic_tac_toe).value();

list lists(std::initializer_list<std::string_view> variations, const position& start = empty) {
    list result;
    for (const auto text : variations) {
        const auto g = notation::play_moves(game(start), text).value();
        result.push_back(g.moves());
    }
    return result;
}
std::string written(const list& all, const position& start = empty) {
    std::string result;
    notation::print_sgf_variations(result, start, all);
    return result;
}
auto read(std::string_view text, const position& start = empty, std::size_t max_count = 1000) {
    return notation::parse_sgf_variations(text, start, max_count);
}
const std::string begin = "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[3]RU[3x3/3]";

TEST_CASE("variations as they are written") {
    CHECK(written(lists({""})) == begin + ")");
    CHECK(written(lists({"b2 a1"})) == begin + ";B[bb];W[ac])");
    CHECK(written(lists({"b2 a1", "b2 a2 a3", "b2 a2 c3", "a1"})) ==
          begin + "(;B[bb](;W[ac])(;W[ab](;B[aa])(;B[ca])))(;B[ac]))");
}

TEST_CASE("the result is that of the main variation") {
    CHECK(written(lists({"a1 a2 b1 b2 c1", "a1 a2 b1 b2 c2"})) ==
          begin + "RE[B+];B[ac];W[ab];B[bc];W[bb](;B[cc])(;B[cb]))");
}

TEST_CASE("what is written is read, in the same order") {
    for (const auto& all : {lists({"b2 a1"}), lists({"b2 a1", "b2 a2 a3", "b2 a2 c3", "a1"}),
                            lists({"a1 a2 b1 b2 c1", "a1 a2 b1 b2 c2", "a1 a2 b1 c3", "c3"})}) {
        CHECK(read(written(all)) == all);
        CHECK(notation::parse_sgf<dynamic>(written(all))->moves() == all.front());
    }
    const auto start = notation::play_moves(position::start(connect_four).value(), "445").value();
    const auto all = lists({"4 3", "4 1", "2"}, start);
    CHECK(read(written(all, start), start) == all);
}

TEST_CASE("other programs write nodes without moves, and what is not known") {
    CHECK(read("(;GM[4]SZ[3];B[bb]C[a (strange\\] ) comment];(;W[ac])(;C[nothing]))") ==
          lists({"b2 a1", "b2"}));
    CHECK(read("( ; SZ[3] ( ; B[bb] ) ( ; B[ac] ) )") == lists({"b2", "a1"}));
}

TEST_CASE("no more than that many are read") {
    CHECK(read("(;SZ[3](;B[bb])(;B[ac])(;B[aa]))", empty, 2) == lists({"b2", "a1"}));
}

TEST_CASE("an illegal move of any variation is refused") {
    const auto refused = read("(;SZ[3];B[bb](;W[ac])(;W[bb]))");
    REQUIRE(!refused);
    CHECK(refused.error().offset == 25);
    CHECK(refused.error().moves == 1);
    CHECK(std::get<illegal_move>(refused.error().why).kind == illegal_move::reason::taken);
    CHECK(!read("(;SZ[3](;B[bb])(;B[x]))"));
    CHECK(!read("(;SZ[3](;B[bb])(;B))"));
}

}  // namespace
}  // namespace sgf_variations_test
