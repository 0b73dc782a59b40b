// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/moves_tree.hpp>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

namespace moves_tree_test {
namespace {

using namespace inarow;
using problem = notation::misplaced_parenthesis::problem;

notation::record read(std::string_view text, const rules& r = tic_tac_toe) {
    return notation::read_moves_tree(*position::start(r), text);
}
std::vector<std::string> variations(const notation::record& r) {
    std::vector<std::string> result;
    for (const auto& moves : r.variations()) {
        std::string text;
        for (const square s : moves) {
            if (!text.empty()) text += ' ';
            notation::algebraic::print(text, r.start.rules(), s);
        }
        result.push_back(text);
    }
    return result;
}
using list = std::vector<std::string>;

TEST_CASE("a variation replaces the move before it") {
    CHECK(variations(read("b2,a1(b1,c3),c2")) == list{"b2 a1 c2", "b2 b1 c3"});
    CHECK(variations(read("b2(a1(c3,a2)(c2))")) == list{"b2", "a1", "c3 a2", "c2"});
    CHECK(variations(read("44(35)5", connect_four)) == list{"d1 d2 e1", "d1 c1 e1"});
    CHECK(variations(read("")) == list{""});
}

TEST_CASE("moves can be joined, or separated by commas, plus signs and blanks") {
    for (const std::string_view text :
         {"b2,a1,c3", "b2+a1+c3", "b2 a1\tc3", "b2a1c3", "b2,,a1, c3,"})
        CHECK(variations(read(text)) == list{"b2 a1 c3"});
}

TEST_CASE("a refused move ends the reading") {
    const auto made = read("b2,a1(b2),c3");
    REQUIRE(made.refused);
    CHECK(made.refused->offset == 6);
    const auto& why = std::get<notation::illegal_moves_text>(made.refused->why);
    CHECK(why.number == 2);
    CHECK(why.text.view() == "b2");
    CHECK(variations(made).front() == "b2 a1");
}

TEST_CASE("a parenthesis that neither begins nor ends a variation is refused") {
    const auto refused = [](std::string_view text) {
        const auto made = read(text);
        REQUIRE(made.refused);
        return std::get<notation::misplaced_parenthesis>(made.refused->why);
    };
    CHECK(refused("(b2)") == notation::misplaced_parenthesis{problem::without_move, 0});
    CHECK(refused("b2,a1((c3))") == notation::misplaced_parenthesis{problem::without_move, 1});
    CHECK(refused("b2,a1)") == notation::misplaced_parenthesis{problem::not_opened, 2});
    CHECK(refused("b2,a1(c3") == notation::misplaced_parenthesis{problem::not_closed, 1});
}

}  // namespace
}  // namespace moves_tree_test
