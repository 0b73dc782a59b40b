// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/game/line.hpp>
#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/maker_breaker/line_table.hpp>
#include <inarow/solve/detail/maker_breaker/line_weights.hpp>
#include <inarow/solve/detail/maker_breaker/symmetries.hpp>
#include <inarow/solve/detail/stones_of_player.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace inarow::inline v0::solve::detail::maker_breaker {

/// A mutable position that counts the stones of each player in each line. A line is open to a
/// player as long as the other player has no stone in it.
class incremental_board {
public:
    incremental_board(const rules& r, const line_table& lines, const symmetries& images)
        : rules_{r},
          lines_{lines},
          images_{images},
          free_{r.squares()},
          marks_(static_cast<std::size_t>(r.squares()), mark::none),
          stones_(static_cast<std::size_t>(lines.size())),
          weights_{line_weights(lines), line_weights(lines)} {
        for (auto& open : open_) open.resize(static_cast<std::size_t>(r.run) + 1);
        for (int n = 0; n <= r.run; ++n) weights_by_stones_.push_back(weight_of(n));
        for (const player side : {first, second}) {
            open_[as_index(side)][0] = lines.size();
            for (int line = 0; line < lines.size(); ++line)
                weights_[as_index(side)].set(line, weights_by_stones_[0]);
        }
    }

    /// Places the stones of a position. If the columns of the position are the rows of this board,
    /// reflects the stones along the diagonal.
    void place_all(const position_view& p) {
        const bool is_same = p.rules().columns == rules_.columns;
        for (int s = 0; s < rules_.squares(); ++s) {
            const square here = square_at(rules_, s);
            const int index = index_of(
                p.rules(), is_same ? here : square{.column = here.row, .row = here.column});
            for (const player side : {first, second})
                if (p.has_stone(side, index)) place(s, side);
        }
    }

    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] const line_table& lines() const { return lines_; }
    [[nodiscard]] int free() const { return free_; }
    [[nodiscard]] mark at(int s) const { return marks_[as_index(s)]; }
    [[nodiscard]] bool is_free(int s) const { return marks_[as_index(s)] == mark::none; }
    [[nodiscard]] bool has_stone(int s, player side) const {
        return marks_[as_index(s)] == mark_of(side);
    }
    /// Returns the number of a player's stones in a line.
    [[nodiscard]] int stones(int line, player side) const {
        return stones_[as_index(line)][as_index(side)];
    }
    [[nodiscard]] bool is_open(int line, player side) const {
        return stones(line, other(side)) == 0;
    }
    /// Returns the number of lines that are open to `side` and contain exactly `stones` stones of
    /// `side`.
    [[nodiscard]] int open(player side, int stones) const {
        return open_[as_index(side)][as_index(stones)];
    }
    /// Returns the weights of the lines that are open to `side` and lack at least one stone.
    [[nodiscard]] const line_weights& weights(player side) const {
        return weights_[as_index(side)];
    }
    /// Returns the total weight of the lines that are open to `side` and lack at least one stone.
    [[nodiscard]] std::int64_t potential(player side) const {
        std::int64_t sum = 0;
        for (std::size_t n = 0; n < weights_by_stones_.size(); ++n)
            sum += std::int64_t{open_[as_index(side)][n]} * weights_by_stones_[n];
        return sum;
    }

    /// Returns the key of the position's image under the symmetry with the given number.
    [[nodiscard]] const maker_breaker::key& key(int symmetry) const {
        return keys_[as_index(symmetry)];
    }

    void place(int s, player side) {
        marks_[as_index(s)] = mark_of(side);
        change(s, side, 1);
    }
    void remove(int s, player side) {
        marks_[as_index(s)] = mark::none;
        change(s, side, -1);
    }

    struct winning_squares {
        int count = 0;             ///< number of these squares; 2 stands for 2 or more
        std::array<int, 2> found;  ///< the first two of these squares
    };
    /// Returns the free squares where a stone of `side` completes a decisive line.
    [[nodiscard]] winning_squares winning_squares_of(player side) const {
        winning_squares result{};
        if (open(side, rules_.run - 1) == 0) return result;
        weights(side).for_each_line_of(weights_by_stones_[as_index(rules_.run - 1)], [&](int line) {
            for (const int s : lines_.squares(line))
                if (is_free(s) && completes_decisive_line(rules_, marks_, s, side))
                    add_ordered(result, s);
        });
        return result;
    }
    /// Returns a line that a stone of `side` on the free square `s` completes. Precondition: such a
    /// line exists.
    [[nodiscard]] int completed_line(int s, player side) const {
        for (const int line : lines_.through(s))
            if (is_open(line, side) && stones(line, side) == rules_.run - 1) return line;
        return -1;
    }

private:
    static void add_ordered(winning_squares& squares, int s) {
        auto& [count, found] = squares;
        if (count == 0 || (count == 1 && s > found[0])) {
            found[as_index(count++)] = s;
        } else if (s < found[0]) {
            found = {s, found[0]};
            count = 2;
        } else if (s > found[0] && s < found[1]) {
            found[1] = s;
        }
    }
    /// Returns the weight of a line that is open to a player and has `stones` stones of that
    /// player.
    [[nodiscard]] int weight_of(int stones) const {
        const int missing = rules_.run - stones;
        return missing == 0 ? 0 : line_weights::weight_of(rules_.run, missing);
    }

    void change(int s, player side, int step) {
        free_ -= step;
        for (int i = 0; i < images_.size(); ++i) keys_[as_index(i)] ^= images_.key(i, s, side);
        for (const int line : lines_.through(s)) change_line(line, side, step);
    }
    void change_line(int line, player side, int step) {
        auto& stones = stones_[as_index(line)];
        auto& own = stones[as_index(side)];
        const auto others = as_index(stones[as_index(other(side))]);
        const auto before = as_index(own);
        own = static_cast<std::int16_t>(own + step);
        const auto after = as_index(own);
        if (others == 0) {
            --open_[as_index(side)][before];
            ++open_[as_index(side)][after];
            weights_[as_index(side)].set(line, weights_by_stones_[after]);
        }
        // The first stone of `side` in a line closes the line to the other player. Removing this
        // stone opens the line.
        if (before + after == 1) {
            open_[as_index(other(side))][others] -= step;
            weights_[as_index(other(side))].set(line, step > 0 ? 0 : weights_by_stones_[others]);
        }
    }
    inarow::rules rules_;
    // Both objects belong to the transposition table, which outlives the board.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    const line_table& lines_;
    const symmetries& images_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int free_;
    std::array<maker_breaker::key, 8> keys_{};
    std::vector<mark> marks_;
    std::vector<std::array<std::int16_t, 2>> stones_;  ///< indexed by line and player
    std::array<std::vector<int>, 2> open_{};           ///< indexed by player and number of stones
    std::array<line_weights, 2> weights_;              ///< indexed by player
    std::vector<int> weights_by_stones_{};             ///< indexed by number of stones
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
