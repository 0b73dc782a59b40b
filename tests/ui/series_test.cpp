// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/json.hpp>
#include <inarow/ui/series.hpp>

#include "acting.hpp"

#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace series_test {
namespace {

using namespace inarow;

/// A game of a series after these moves, as one of the two pages has it.
std::string game_text(std::string_view moves, std::string_view series = "7.0.0.0",
                      std::string_view remote = "second") {
    return "rules=3x3/3&moves=" + std::string(moves) + "&" + std::string(remote) +
           "=remote&series=" + std::string(series);
}
/// Why a link is refused, or the state that it leads to.
std::string follow(const std::string& before, const std::string& link) {
    auto next = test::state_of(link);
    const auto why = ui::follow(test::state_of(before), next);
    return why ? std::string(sentence("The link", *why).view()) : test::text_of(next);
}
constexpr std::string_view first_wins = "a1,a2,b1,b2,c1";
constexpr std::string_view other_moves =
    "The link cannot be read: moves: it does not continue the game that was played here.";
constexpr std::string_view other_score =
    "The link cannot be read: series: it does not continue the game that was played here.";

TEST_CASE("a link continues the game, and the players stay on their sides") {
    const auto continued = game_text("b2,a1");
    CHECK(follow(game_text("b2"), game_text("b2,a1", "7.0.0.0", "first")) == continued);
    CHECK(follow(game_text("b2"), continued) == continued);
    CHECK(follow(continued, continued) == continued);
}

TEST_CASE("a link with other moves, with fewer, or of another start is refused") {
    CHECK(follow(game_text("b2"), game_text("a2,a1")) == other_moves);
    CHECK(follow(game_text("b2"), game_text("b2(a1)c3")) == other_moves);
    CHECK(follow(game_text("b2"), game_text("b2,a1") + "&position=3/3/2X") == other_moves);
    CHECK(follow(game_text("b2,a1"), game_text("b2")) ==
          "The link cannot be read: moves: the game that was played here has gone on since.");
}

TEST_CASE("the score of a link follows from the games that were played") {
    CHECK(follow(game_text("b2"), game_text("b2,a1", "7.1.0.0")) == other_score);
    const auto over = game_text(first_wins);
    CHECK(follow(over, game_text("", "7.0.1.0")) == game_text("", "7.0.1.0", "first"));
    CHECK(follow(over, game_text("", "7.1.0.0")) == other_score);
    CHECK(follow(over, game_text("", "7.0.2.0")) == other_score);
    CHECK(follow(over, game_text("b2", "7.0.1.0")) == game_text("b2", "7.0.1.0", "first"));
}

TEST_CASE("a reset after the end counts, and the players change sides") {
    const auto next = [](std::string_view moves, std::string_view series) {
        return test::text_of(test::after(game_text(moves, series), {"reset", "start"}));
    };
    CHECK(next(first_wins, "7.3.4.5") == game_text("", "7.4.4.5", "first"));
    CHECK(next("a1,a2,b1,b2,c3,c2", "7.3.4.5") == game_text("", "7.5.3.5", "first"));
    CHECK(next("b2,a1,a2,c2,b1,b3,a3,c1,c3", "7.3.4.5") == game_text("", "7.4.3.6", "first"));
    CHECK(next("b2", "7.3.4.5") == game_text("", "7.3.4.5"));
}

TEST_CASE("a series ends with its last remote player") {
    CHECK(test::text_of(test::after(game_text("b2"), {"second person"})) == "rules=3x3/3&moves=b2");
}

TEST_CASE("a person moves at their turn, and at the end of the game only") {
    constexpr std::string_view refused =
        "You can move at the end of the game only, when it is your turn.";
    CHECK(test::why(test::after(game_text("b2"), {"play a1"})) == refused);
    CHECK(test::why(test::after(game_text("b2,a1"), {"jump 0", "play a1"})) == refused);
    CHECK(test::why(test::after(game_text("b2,a1"), {"play c3"})).empty());
    CHECK(!test::state_of(game_text("b2")).waits_for_person());
    CHECK(test::state_of(game_text("b2,a1")).waits_for_person());
    CHECK(!test::state_of(game_text("b2,a1") + "&ply=0").waits_for_person());
}

TEST_CASE("a page opens a link of a series whole or not at all") {
    const auto opened = [](const std::string& link, const std::string& before) {
        std::string view;
        ui::write_opened(view, ui::text_source::link, link, before);
        return view;
    };
    const std::string here = R"({"state": ")" + game_text("b2") + '"';
    for (const auto& forged :
         {game_text("b2,b2"), game_text("b2,a1", "7.0.0"), game_text("b2,a1", "7.x"),
          game_text("b2,a1", "7.0.1.0"), game_text(std::string(first_wins) + ",c3")}) {
        CAPTURE(forged);
        const auto view = opened(forged, game_text("b2"));
        CHECK(view.starts_with(here));
        CHECK(view.contains(R"("refusal": "The link cannot be read: )"));
    }
    CHECK(opened(game_text("b2,a1"), game_text("b2")).contains(R"("refusal": null)"));
    CHECK(opened(game_text("a1", "8.0.0.0"), game_text("b2")).contains(R"("refusal": null)"));
}

}  // namespace
}  // namespace series_test
