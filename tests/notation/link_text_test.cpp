// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/link_text.hpp>

#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace link_text_test {
namespace {

using namespace inarow;

std::string found(std::string_view text) {
    const auto link = notation::find_link(text);
    return link ? link->text + (link->is_alone ? "" : " and text") : "none";
}

TEST_CASE("a link is found as mail and chat programs pass it on") {
    const std::string game = "rules=3x3/3&moves=b2,a1";
    for (const std::string_view text :
         {"https://a.example/#rules=3x3/3&moves=b2,a1", "#rules=3x3/3&moves=b2,a1",
          "https://a.example/?rules=3x3/3&moves=b2,a1", "a.example/#rules=3x3/3&moves=b2,a1",
          "https://a.example/#rules=3x3%2F3&moves=b2%2Ca1",
          "https%3A%2F%2Fa.example%2F%23rules%3D3x3%2F3%26moves%3Db2%2Ca1",
          "https://a.example/#rules=3x3/3&amp;moves=b2,a1",
          "https://a.example/#rules=3x3/3&moves=b2,\na1",
          "https://a.example/#rules=3x3/3&mov\r\nes=b2,a1\r\n",
          "<https://a.example/#rules=3x3/3&moves=b2,\n a1>."})
        CHECK(found(text) == game);
    for (const std::string_view text :
         {"Look: https://a.example/#rules=3x3/3&moves=b2,a1.",
          "[b](https://a.example/#rules=3x3/3&moves=b2,a1)",
          "https://a.example/#rules=3x3/3&moves=b2,a1\nBye",
          "\"https://a.example/#rules=3x3/3&moves=b2,a1\"!",
          "http://other.example http://a.example/#rules=3x3/3&moves=b2,a1"})
        CHECK(found(text) == game + " and text");
}

TEST_CASE("parentheses of variations belong to the link") {
    CHECK(found("(https://a.example/#moves=b2,a1(c3))") == "moves=b2,a1(c3)");
}

TEST_CASE("links to other games, and texts without links") {
    CHECK(found("https://connect4.example/?pos=4453") == "pos=4453");
    for (const std::string_view text :
         {"", "b2 a1", "https://a.example/", "https://a.example/#top", "#", "://", "a/?"})
        CHECK(found(text) == "none");
}

TEST_CASE("a part that is no key is named") {
    CHECK(notation::detail::unread_part("rules=3x3/3&foo&moves=b2") == "foo");
    CHECK(notation::detail::unread_part("rules=3x3/3&&utm_source=x\n").empty());
}

TEST_CASE("the text of a game begins with a key of a game") {
    CHECK(notation::detail::is_game_text("rules=3x3/3"));
    CHECK(notation::detail::is_game_text("moves=b2"));
    CHECK(!notation::detail::is_game_text("b2"));
    CHECK(!notation::detail::is_game_text("rules"));
}

}  // namespace
}  // namespace link_text_test
