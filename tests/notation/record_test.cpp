// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/record.hpp>

#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

namespace record_test {
namespace {

using namespace inarow;
using notation::record;

const std::vector<square> main_moves{{1, 1}, {0, 2}, {2, 0}};
const std::vector<square> other_moves{{1, 1}, {0, 0}};

record of_two_variations() {
    record r(*position::start(tic_tac_toe));
    CHECK(r.add_moves(main_moves) == 3);
    CHECK(r.add_moves(other_moves) == 4);
    return r;
}

TEST_CASE("the main line takes the first child of each node") {
    const record r = of_two_variations();
    CHECK(r.nodes.size() == 5);
    CHECK(r.last_node() == 3);
    CHECK(r.moves_to(r.last_node()) == main_moves);
    CHECK(r.main_line().moves() == main_moves);
    CHECK(r.variations() == std::vector{main_moves, other_moves});
}

TEST_CASE("moves that are there are not added again") {
    record r = of_two_variations();
    CHECK(r.add_moves({}) == 0);
    CHECK(r.add_moves({main_moves[0], main_moves[1]}) == 2);
    CHECK(r.add_moves(other_moves) == 4);
    CHECK(r.nodes.size() == 5);
}

TEST_CASE("a record without moves has one variation") {
    const record r(*position::start(tic_tac_toe));
    CHECK(r.last_node() == 0);
    CHECK(r.main_line() == game(r.start));
    CHECK(r.variations() == std::vector<std::vector<square>>{{}});
}

TEST_CASE("a record is whole if nothing was refused or left out") {
    record r = of_two_variations();
    CHECK(r.is_whole());
    r.warnings.push_back({notation::record_warning::reason::rules_not_applied, 0, "Renju"});
    CHECK(r.is_whole());
    record lost = r;
    lost.warnings.push_back({notation::record_warning::reason::pass, 0, "B"});
    CHECK(!lost.is_whole());
    r.refused = {.why = notation::not_a_game{}};
    CHECK(!r.is_whole());
}

TEST_CASE("values and their texts") {
    using notation::text_of_value;
    using notation::value_of_text;
    CHECK(text_of_value("a \\] b \\\\") == "a ] b \\");
    CHECK(text_of_value("soft\\\nbreak and\\\r\nanother") == "softbreak andanother");
    CHECK(text_of_value("one\r\ntwo\n\rthree\rfour\n\nfive") == "one\ntwo\nthree\nfour\n\nfive");
    CHECK(text_of_value("cut\\") == "cut");
    for (const std::string_view text : {"", "a[b]c\\", "\\]", "[]\n]"})
        CHECK(text_of_value(value_of_text(text)) == text);
}

TEST_CASE("a property is found, replaced and removed by its name") {
    notation::record_node node;
    CHECK(notation::find_property(node, "C") == nullptr);
    notation::set_text(node, "C", "good]");
    CHECK(node.properties == std::vector<notation::property>{{"C", {"good\\]"}}});
    notation::set_text(node, "C", "bad");
    CHECK(notation::text_of(node, "C") == "bad");
    notation::set_text(node, "C", "");
    CHECK(node.properties.empty());
    CHECK(notation::text_of(node, "C").empty());
}

}  // namespace
}  // namespace record_test
