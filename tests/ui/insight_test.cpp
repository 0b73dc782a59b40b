// SPDX-License-Identifier: BSL-1.0
#include <inarow/game/layout.hpp>
#include <inarow/ui/insight.hpp>

#include "acting.hpp"
#include "support/kinds_of_rules.hpp"
#include "support/random_game.hpp"

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

namespace insight_test {
namespace {

using namespace inarow;
using ui::page_position;
using ui::pattern;

page_position position_of(std::string_view state) {
    return ui::to_page_game(test::state_of(state).game).position();
}
std::string threat(std::string_view state) {
    const page_position p = position_of(state);
    std::string result;
    ui::write_threat(result, p, ui::insight_of(p));
    return result;
}
std::string chance(std::string_view state) {
    const page_position p = position_of(state);
    std::string result;
    ui::write_chance(result, p, ui::insight_of(p));
    return result;
}

TEST_CASE("what the opponent threatens, the most urgent first") {
    CHECK(threat("rules=15x15/5&moves=h8,a1,i8,a3,j8") ==
          "Black threatens to make an open four at g8 or k8.");
    CHECK(threat("rules=15x15/5&moves=h8,a1,i8,a2,j8,a5,k8") ==
          "Black threatens to win at g8 and l8.");
    CHECK(threat("rules=7x6/4/drop&moves=415141") == "Red threatens to win in column 1.");
    CHECK(threat("rules=7x6/4/drop&moves=415") ==
          "Yellow threatens to make a double threat in column 3 or 6.");
    CHECK(threat("rules=3x3/3&moves=a1,b1") == "");
    CHECK(threat("rules=3x3/3/misere&moves=a1,b1,a2") == "");
}

TEST_CASE("how the player to move wins") {
    CHECK(chance("rules=15x15/5&moves=h8,a1,i8,a3,j8,a5") ==
          "Black can make an open four at g8 or k8.");
    CHECK(chance("rules=15x15/5&moves=h8,a1,i8,a3,j8,a5,k8,b9") ==
          "Black wins at once at g8 or l8.");
    CHECK(chance("moves=a1,b1,a3,a2") == "X can make a double threat at c3 or b2.");
    CHECK(chance("rules=7x6/4/drop&moves=41314") == "");
}

TEST_CASE("a double threat is two squares, or one on top of the other") {
    using list = std::vector<square>;
    const auto double_threat = [](std::string_view state, square s, player side) {
        return ui::threat_board(position_of(state)).double_threat(s, side);
    };
    CHECK(double_threat("rules=7x6/4/drop&moves=415", {.column = 2, .row = 5}, first) ==
          list{{.column = 1, .row = 5}, {.column = 5, .row = 5}});
    // Red blocks the first of these with a disc, on top of which Yellow wins.
    CHECK(double_threat("rules=7x6/4/drop&moves=1432224324261", {.column = 2, .row = 3}, second) ==
          list{{.column = 0, .row = 3}, {.column = 0, .row = 2}});
    // A four that is blocked at one end is a single threat.
    CHECK(double_threat("rules=15x15/5&moves=h8,g8,i8,a1,j8,a3", {.column = 10, .row = 7}, first)
              .empty());
}

TEST_CASE("a pattern in words, and by square") {
    const auto words = [](std::string_view state, std::string_view move) {
        const page_position p = position_of(state);
        std::string result;
        ui::write_pattern(result, p.rules(), ui::insight_of(p).at(*resolve(p, move)), p.to_move());
        return result;
    };
    CHECK(words("moves=a1,b1,a2,b2", "a3") == "wins at once");
    CHECK(words("moves=a1,b1,a2,b2", "b3") == "O wins here");
    CHECK(words("moves=a1,b1,a2,b2", "c3") == "");
    CHECK(words("rules=15x15/5&moves=h8,a1,i8,a3,j8,a5", "k8") == "makes a double threat");
    CHECK(words("rules=15x15/5&moves=h8,a1,i8,a3,j8", "g8") == "Black makes a double threat here");
}

TEST_CASE("winning squares are those of the player who is asked about") {
    const auto squares = [](std::string_view state, player side) {
        return ui::winning_squares(position_of(state), side);
    };
    using list = std::vector<square>;
    CHECK(squares("moves=a3,a1,b3,b1", first) == list{{.column = 2, .row = 0}});
    CHECK(squares("moves=a3,a1,b3,b1", second) == list{{.column = 2, .row = 2}});
    CHECK(squares("rules=3x3/3/misere&moves=a3,a1,b3,b1", first).empty());
    CHECK(squares("moves=a1,a2,b1,b2,c1", second).empty());
}

/// Whether the player to move wins with some move.
bool has_win(const page_position& p) {
    bool result = false;
    p.for_each_move(
        [&](square s) { result = result || p.after(s).outcome() == won_by(p.to_move()); });
    return result;
}
page_position with_turn(const page_position& p, player side) {
    auto board = basic_layout<page_position::capacity>::copy_of(p);
    board.set_to_move(side);
    return board.unchecked();
}
/// Whether a move threatens to win, and the player then wins after every reply.
bool is_double_threat(const page_position& p, square s) {
    const page_position after = p.after(s);
    if (after.is_over() || has_win(after)) return false;
    bool result = has_win(with_turn(after, p.to_move()));
    after.for_each_move([&](square reply) { result = result && has_win(after.after(reply)); });
    return result;
}

TEST_CASE("what decides under all rules, by trying every move and reply") {
    std::mt19937 random(1);
    int double_threats = 0;
    for (const int run : {2, 3, 4})
        for (rules r : test::kinds_of_rules(6, 5, run))
            for (const edges each : {edges::bounded, edges::wrapping}) {
                r.edges = each;
                for (const page_position& p : test::random_long_game<page_position>(r, random)) {
                    const ui::insight found = ui::insight_of(p);
                    const page_position turned = with_turn(p, other(p.to_move()));
                    p.for_each_move([&](square s) {
                        const bool wins = p.after(s).outcome() == won_by(p.to_move());
                        CHECK(core::contains(found.wins, s) == wins);
                        const bool blocks = turned.after(s).outcome() == won_by(turned.to_move());
                        CHECK(core::contains(found.blocks, s) == blocks);
                        if (has_win(p)) return;
                        const bool doubles = is_double_threat(p, s);
                        CHECK(core::contains(found.double_threats, s) == doubles);
                        double_threats += static_cast<int>(doubles);
                        if (!has_win(turned))
                            CHECK(core::contains(found.opposing_double_threats, s) ==
                                  is_double_threat(turned, s));
                    });
                }
            }
    CHECK(double_threats > 100);
}

}  // namespace
}  // namespace insight_test
