// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/game/line.hpp>
#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/maker_breaker/line_table.hpp>
#include <inarow/solve/detail/maker_breaker/symmetries.hpp>
#include <inarow/solve/detail/stones_of_player.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace inarow::inline v0::solve::detail::maker_breaker {

using core::detail::as_index;

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
          weights_(static_cast<std::size_t>(r.squares())) {
        for (auto& open : open_) open.resize(static_cast<std::size_t>(r.run) + 1);
        for (int n = 0; n <= r.run; ++n) line_weights_.push_back(weight_of(n));
        for (const player side : {first, second}) {
            open_[as_index(side)][0] = lines.size();
            for (int line = 0; line < lines.size(); ++line) add(line, side, line_weights_[0]);
        }
    }

    void place_all(const position_view& p) {
        for (int s = 0; s < rules_.squares(); ++s)
            for (const player side : {first, second})
                if (p.has_stone(side, s)) place(s, side);
    }

    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] const line_table& lines() const { return lines_; }
    /// Returns the number of free squares.
    [[nodiscard]] int free() const { return free_; }
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
    /// Returns the total weight of the lines through a free square that are open to `side`, or 0 if
    /// there are no such lines. Move ordering uses this weight. Each stone in a line doubles the
    /// weight of the line. A line that lacks only one stone outweighs all other lines.
    [[nodiscard]] std::int64_t weight(int s, player side) const {
        return weights_[as_index(s)][as_index(side)];
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
        for (int s = 0; s < rules_.squares() && result.count < 2; ++s)
            if (completes_line(s, side)) result.found[as_index(result.count++)] = s;
        return result;
    }
    /// Returns a line that a stone of `side` on the free square `s` completes. Precondition: there
    /// is such a line.
    [[nodiscard]] int completed_line(int s, player side) const {
        for (const int line : lines_.through(s))
            if (is_open(line, side) && stones(line, side) == rules_.run - 1) return line;
        return -1;
    }

private:
    /// The weight of a line that lacks one stone. It is more than the total weight of all other
    /// lines through a square.
    static constexpr std::int64_t completes = std::int64_t{1} << 40;

    [[nodiscard]] bool completes_line(int s, player side) const {
        if (!is_free(s) || weight(s, side) < completes) return false;
        switch (rules_.length) {
            case line_length::at_least: return true;
            case line_length::exactly:
            default: break;
        }
        return inarow::completes_line(stones_of_player{marks_, mark_of(side)}, rules_,
                                      square_at(rules_, s));
    }
    /// Returns the weight of a line that is open to a player and has `stones` stones of that
    /// player.
    [[nodiscard]] std::int64_t weight_of(int stones) const {
        const int missing = rules_.run - stones;
        if (missing == 0) return 0;
        if (missing == 1) return completes;
        return missing < 21 ? 1 << (21 - missing) : 1;
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
            add(line, side, line_weights_[after] - line_weights_[before]);
        }
        // The first stone of `side` in a line closes the line to the other player. Removing this
        // stone opens the line.
        if (before + after == 1) {
            open_[as_index(other(side))][others] -= step;
            add(line, other(side), -step * line_weights_[others]);
        }
    }
    void add(int line, player side, std::int64_t weight) {
        for (const int s : lines_.squares(line)) weights_[as_index(s)][as_index(side)] += weight;
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
    std::vector<std::array<std::int16_t, 2>> stones_;   ///< indexed by line and player
    std::array<std::vector<int>, 2> open_{};            ///< indexed by player and number of stones
    std::vector<std::array<std::int64_t, 2>> weights_;  ///< indexed by square and player
    std::vector<std::int64_t> line_weights_{};          ///< indexed by number of stones
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
