// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/variations.hpp>

#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

namespace variations_test {
namespace {

using namespace inarow;
using ui::variation;

/// Digits as columns of a row.
variation moves(std::string_view columns) {
    variation result;
    for (const char c : columns) result.push_back({.column = c - '0', .row = 0});
    return result;
}
std::string text(const variation& v) {
    std::string result;
    for (const square s : v) result += static_cast<char>('0' + s.column);
    return result;
}
/// All in order, the one that is shown in brackets.
std::string text(const ui::variations& all, std::string_view shown) {
    std::string result;
    for (const variation& each : all.with(moves(shown)))
        result += text(each) == shown ? '[' + text(each) + "] " : text(each) + ' ';
    return result;
}

TEST_CASE("a game has one variation at first") {
    const ui::variations all;
    CHECK(all.count() == 1);
    CHECK(all.number() == 1);
    CHECK(text(all, "445") == "[445] ");
    CHECK(!all.find(moves("4")));
}

TEST_CASE("a branch comes after all that share its moves") {
    ui::variations all;
    all.branch(moves("445"), 1);
    CHECK(text(all, "43") == "445 [43] ");
    all.branch(moves("43"), 0);
    CHECK(text(all, "1") == "445 43 [1] ");
    CHECK(all.number() == 3);
    CHECK(all.find(moves("4")) == 1);
    CHECK(all.find(moves("43")) == 2);
    CHECK(!all.find(moves("1")));

    CHECK(text(all.show(moves("1"), 1)) == "445");
    CHECK(text(all, "445") == "[445] 43 1 ");
    all.branch(moves("445"), 2);
    CHECK(text(all, "447") == "445 [447] 43 1 ");
}

TEST_CASE("one is added among its neighbors, lengthens one or is there already") {
    ui::variations all;
    variation shown = moves("445");
    const auto add = [&](std::string_view other) {
        all.add(moves(other), shown);
        return text(all, text(shown));
    };
    CHECK(add("43") == "[445] 43 ");
    CHECK(add("2") == "[445] 43 2 ");
    CHECK(add("446") == "[445] 446 43 2 ");
    CHECK(add("431") == "[445] 446 431 2 ");
    CHECK(add("44") == "[445] 446 431 2 ");
    CHECK(add("4457") == "[4457] 446 431 2 ");
}

TEST_CASE("what begins with moves is cut") {
    ui::variations all;
    variation shown = moves("447");
    for (const auto* const other : {"445", "43", "2"}) all.add(moves(other), shown);
    CHECK(text(all.show(shown, 4)) == "2");
    all.cut(moves("44"));
    CHECK(text(all, "2") == "43 [2] ");
}

TEST_CASE("the main one is chosen, and what is removed has a neighbor in its place") {
    ui::variations all;
    variation shown = moves("445");
    for (const auto* const other : {"446", "43", "2", "21"}) all.add(moves(other), shown);
    CHECK(text(all, "445") == "[445] 446 43 21 ");
    shown = all.show(shown, 3);
    all.promote(shown);
    CHECK(text(all, "43") == "[43] 445 446 21 ");
    CHECK(text(all.remove(shown)) == "445");
    CHECK(text(all, "445") == "[445] 446 21 ");
}

}  // namespace
}  // namespace variations_test
