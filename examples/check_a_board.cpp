// SPDX-License-Identifier: BSL-1.0
// examples/check_a_board.cpp
#include <inarow/game/layout.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/position_text.hpp>

#include <expected>
#include <iostream>
#include <string>
#include <string_view>

using namespace inarow;

/// Returns the position of a text, or a sentence that says why the text is not a position.
std::expected<position_of<tic_tac_toe>, std::string> read_board(std::string_view text) {
    std::string reason;
    const auto empty = *basic_layout<9>::start(tic_tac_toe);
    const auto laid = notation::parse_position(empty, text);
    if (!laid) {
        inarow::messages::write_refusal(reason, "The board", laid.error());
        return std::unexpected(reason);
    }
    const auto checked = laid->checked();
    if (!checked) {
        const player to_move = laid->unchecked().to_move();
        inarow::messages::write_refusal(reason, tic_tac_toe, checked.error(), to_move);
        return std::unexpected(reason);
    }
    return *checked;
}

int main() {
    for (const std::string_view text : {"X.O/.X./..O", "XXX/OO./O..", "XX./.../...", "X.O/.X"}) {
        if (const auto board = read_board(text)) {
            std::cout << text << ": " << name_of(board->to_move()) << " to move\n";
        } else {
            std::cout << text << ": " << board.error() << '\n';
        }
    }
}
