// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/heuristic/pattern_board.hpp>
#include <inarow/solve/detail/heuristic/patterns_of.hpp>
#include <inarow/solve/detail/threat_proof/threat_board.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

/// Sorts the attacker's moves by the network's evaluation of the position after each move.
class attack_order {
public:
    explicit attack_order(player attacker) : attacker_{attacker} {}

    /// Sorts free squares, the most promising move first. If the network does not support the
    /// rules, the moves keep their order. Preconditions: the defender cannot complete a line; all
    /// boards have the same rules.
    void sort(std::vector<int>& moves, const threat_board& b) {
        const rules& r = b.rules();
        if (moves.size() < 2 || !heuristic::pattern_board::supports(r)) return;
        if (!board_) board_.emplace(position::start(r).value(), heuristic::patterns_of(r));
        place_all(b);
        std::vector<std::pair<int, std::size_t>> valued;  // equal moves keep their order
        valued.reserve(moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i)
            valued.emplace_back(defenders_value_after(moves[i]), i);
        remove_all();
        std::ranges::sort(valued);
        const std::vector<int> before = moves;
        for (std::size_t i = 0; i < moves.size(); ++i) moves[i] = before[valued[i].second];
    }

private:
    struct placed_stone {
        player side;
        int cell;
    };

    [[nodiscard]] int cell(int s) const { return board_->cell(square_at(board_->rules(), s)); }
    void give_turn(player side) {
        if (board_->to_move() != side) board_->make_null_move();
    }
    void place_all(const threat_board& b) {
        for (const player side : {first, second})
            for (int s = 0; s < b.squares(); ++s)
                if (b.at(s) == mark_of(side)) place({side, cell(s)});
    }
    void place(placed_stone stone) {
        give_turn(stone.side);
        board_->make_move(stone.cell);
        stones_.push_back(stone);
    }
    void remove_all() {
        for (; !stones_.empty(); stones_.pop_back()) {
            give_turn(other(stones_.back().side));
            board_->unmake_move(stones_.back().cell);
        }
    }
    [[nodiscard]] int defenders_value_after(int s) {
        give_turn(attacker_);
        board_->make_move(cell(s));
        const int result = board_->evaluation();
        board_->unmake_move(cell(s));
        return result;
    }

    player attacker_;
    std::optional<heuristic::pattern_board> board_{};
    std::vector<placed_stone> stones_{};
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
