// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/board_style.hpp>
#include <inarow/game/rules.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/ui/player_names.hpp>

#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace player_names_test {
namespace {

using namespace inarow;

TEST_CASE("a sentence calls players so") {
    const auto named = [](const rules& r, const auto& write) {
        std::string result;
        write(result, with_player_names(ui::english<ui::page_phrases>, r));
        return result;
    };
    const auto won = [](auto& out, const auto& texts) {
        messages::write_end(out, outcome::second_won, texts);
    };
    CHECK(named(connect_four, won) == "Red has won");
    CHECK(named(gomoku, won) == "White has won");
    CHECK(named(tic_tac_toe, won) == "O has won");
    const illegal_layout counts{
        .kind = illegal_layout::reason::stone_counts, .first_stones = 2, .second_stones = 0};
    CHECK(
        named(connect_four, [&](auto& out, const auto& texts) {
            messages::write_refusal(out, connect_four, counts, second, texts);
        }) == "No game reaches this board: with 2 Yellow and 0 Red it cannot be the turn of Red.");
}

TEST_CASE("the English names are those of drawn boards") {
    for (const rules& r : {tic_tac_toe, connect_four, gomoku})
        for (const player side : {first, second})
            CHECK(std::string_view(player_name(ui::english<ui::page_phrases>, r, side)) ==
                  draw::player_name(r, side));
}

}  // namespace
}  // namespace player_names_test
