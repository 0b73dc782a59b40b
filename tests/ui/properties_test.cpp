// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/properties.hpp>

#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace properties_test {
namespace {

using namespace inarow;

constexpr square b2{.column = 1, .row = 1};
constexpr square a1{.column = 0, .row = 2};
constexpr square c3{.column = 2, .row = 0};

TEST_CASE("a property is set, read, replaced and removed") {
    ui::properties all;
    CHECK(text_of(all, {b2}, "C").empty());
    set_text(all, {b2}, "C", "a [square] \\");
    set_text(all, {}, "PB", "Anna");
    CHECK(text_of(all, {b2}, "C") == "a [square] \\");
    CHECK(all.at({b2}).front() == notation::property{"C", {R"(a [square\] \\)"}});
    CHECK(text_of(all, {}, "C").empty());
    CHECK(text_of(all, {}, "PB") == "Anna");
    set_text(all, {b2}, "C", "other");
    CHECK(text_of(all, {b2}, "C") == "other");
    set_text(all, {b2}, "C", "");
    set_text(all, {a1}, "C", "");
    CHECK(all.size() == 1);
    set_text(all, {}, "PB", "");
    CHECK(all.empty());
}

TEST_CASE("properties are in the order of the moves, and the start is first") {
    ui::properties all;
    for (const ui::variation& moves :
         std::vector<ui::variation>{{c3}, {b2, a1}, {b2}, {a1}, {}, {{.column = 0, .row = 0}}})
        set_text(all, moves, "C", "x");
    std::vector<ui::variation> order;
    for (const auto& [moves, some] : all) order.push_back(moves);
    CHECK(order ==
          std::vector<ui::variation>{{}, {{.column = 0, .row = 0}}, {a1}, {b2}, {b2, a1}, {c3}});
}

TEST_CASE("what no variation reaches is cut") {
    ui::properties all;
    for (const ui::variation& moves :
         std::vector<ui::variation>{{}, {b2}, {b2, a1}, {b2, a1, c3}, {b2, c3}, {c3}})
        set_text(all, moves, "C", "x");
    cut(all, {{b2, a1}, {a1, b2}});
    CHECK(all.size() == 3);
    CHECK(all.contains({}));
    CHECK(all.contains({b2}));
    CHECK(all.contains({b2, a1}));
    cut(all, {{}});
    CHECK(all.size() == 1);
}

TEST_CASE("the properties of a record come back") {
    notation::record r(*position::start(tic_tac_toe));
    const int main = r.add_moves({b2, a1});
    const int other = r.add_moves({b2, c3});
    set_text(r.nodes[0], "PB", "Anna");
    set_text(r.nodes[static_cast<std::size_t>(main)], "C", "main");
    set_text(r.nodes[static_cast<std::size_t>(other)], "C", "other");
    const ui::properties all = ui::properties_of(r);
    CHECK(all.size() == 3);
    CHECK(text_of(all, {b2, c3}, "C") == "other");
    notation::record again(r.start);
    (void)again.add_moves({b2, a1});
    (void)again.add_moves({b2, c3});
    add_properties(again, all);
    CHECK(again == r);
}

TEST_CASE("bytes that are not UTF-8 become characters") {
    notation::record r(*position::start(tic_tac_toe));
    r.charset = "ISO-8859-1";
    set_text(r.nodes[0], "PB", "J\xf6rg");
    set_text(r.nodes[0], "PW", "Anna");
    const ui::properties all = ui::properties_of(r);
    CHECK(text_of(all, {}, "PB") == "J\xc3\xb6rg");
    CHECK(text_of(all, {}, "PW") == "Anna");
}

}  // namespace
}  // namespace properties_test
