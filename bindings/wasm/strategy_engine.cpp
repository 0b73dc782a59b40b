// SPDX-License-Identifier: BSL-1.0
// The strategy with which the first player wins Connect Four, for a page.

#include <inarow/solve/winning_strategy.hpp>

#include "../../data/connect_four_strategy.hpp"
#include "buffers.hpp"

#include <string>
#include <vector>

using strategy = inarow::solve::strategy_verifier<connect_four_strategy>;

// The input is the second player's moves after d1, as digits that count columns from 0. The output
// is the first player's answer to the last move, as numbers: the column, the number of
// strategy_verifier::follow_up, and the squares of the threats, by rows from the top. If there is
// no answer, the output is empty.
INAROW_EXPORT(answer)()->void {
    constexpr auto& board = strategy::board;
    std::string& output = inarow::wasm::the().output;
    output.clear();
    std::vector<int> moves;
    for (const char digit : inarow::wasm::the().input) moves.push_back(digit - '0');
    const auto found = strategy::answer_after(moves);
    if (!found) return;
    output = std::to_string(found->column) + ' ' + std::to_string(static_cast<int>(found->next));
    for (int i = 0; i < inarow::connect_four.squares(); ++i)
        if ((found->threats & board.bit_of(inarow::square_at(inarow::connect_four, i))) != 0)
            output += ' ' + std::to_string(i);
}
