// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/core/mix64.hpp>
#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/stones_of_player.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// A board that counts its open lines (lines without a stone of the opponent), for searches that
/// evaluate positions. A move updates only the lines through the new stone.
namespace inarow::inline v0::solve::detail::heuristic {

using core::detail::as_index;

/// Counts the lines through a square that are open to a player, separately for each number of
/// missing stones. The five counts, of 12 bits each, are for 1, 2, 3, 4, and 5 or more missing
/// stones. A line is open to a player while the opponent has no stone in it. Lines without any
/// stone count only for runs of 1 and 2.
class line_counts {
public:
    static constexpr int max_missing = 5;  ///< stands for 5 or more

    /// Returns the counts for a single line that lacks `missing` stones.
    [[nodiscard]] static constexpr line_counts one(int missing) {
        line_counts result;
        const int field = missing < max_missing ? missing : max_missing;
        result.packed_ = std::uint64_t{1} << (bits * (max_missing - field));
        return result;
    }
    [[nodiscard]] constexpr int lacking(int missing) const {
        return static_cast<int>(packed_ >> (bits * (max_missing - missing)) & mask);
    }
    /// Returns whether a stone on the square completes a line.
    [[nodiscard]] constexpr bool completes() const { return packed_ >= one(1).packed_; }
    [[nodiscard]] constexpr bool empty() const { return packed_ == 0; }

    constexpr line_counts& operator+=(line_counts other) {
        packed_ += other.packed_;
        return *this;
    }
    constexpr line_counts& operator-=(line_counts other) {
        packed_ -= other.packed_;
        return *this;
    }
    constexpr bool operator==(const line_counts&) const = default;

private:
    // A count fits in 12 bits: a run is at most 999, and at most four times that number of lines go
    // through a square.
    static constexpr int bits = 12;
    static constexpr std::uint64_t mask = (1U << bits) - 1;

    std::uint64_t packed_ = 0;
};

/// A mutable position. A move costs at most 4 * run^2 additions. The board takes about 50 bytes of
/// memory per square. Squares are numbers, as index_of returns them.
class open_lines {
public:
    /// Returns whether this class supports the rules. Check this before constructing a board.
    [[nodiscard]] static constexpr bool supports(const inarow::rules& r) {
        // Ignores the convention, because the searches decide which player wins by a line.
        [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges,
                                      starts] = r;
        switch (edges) {
            case edges::bounded:
            case edges::wrapping: break;
            default: return false;
        }
        return true;
    }

    /// Precondition: supports(p.rules()).
    explicit open_lines(const position_view& p)
        : rules_{p.rules()},
          is_wrapping_{p.rules().edges == edges::wrapping},
          to_move_{p.to_move()} {
        allocate();
        for (int s = 0; s < rules_.squares(); ++s) {
            const mark m = p.at(square_at(rules_, s));
            if (m == mark::none) continue;
            touch_lines(s);
            change(s, m == mark::first ? first : second, true);
        }
        for (int column = 0; column < rules_.columns; ++column) land_above(column, rules_.rows);
    }

    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] player to_move() const { return to_move_; }
    [[nodiscard]] int free() const { return free_; }
    [[nodiscard]] bool is_free(int s) const { return marks_[as_index(s)] == mark::none; }
    /// Returns whether stones drop.
    [[nodiscard]] bool has_gravity() const { return rules_.gravity == drop; }
    [[nodiscard]] int cell(square s) const { return index_of(rules_, s); }
    [[nodiscard]] square square_of(int s) const { return square_at(rules_, s); }
    /// Returns a hash of the stones and the player to move (Zobrist hashing).
    [[nodiscard]] std::uint64_t key() const { return to_move_ == first ? key_ : ~key_; }

    /// Returns the number of lines that are open to a player and need `missing` more stones.
    [[nodiscard]] int open(player side, int missing) const {
        return missing < 0 || missing > rules_.run
                   ? 0
                   : open_[as_index(side)][as_index(rules_.run - missing)];
    }
    /// Returns the counts of the lines through a free square that are open to a player.
    [[nodiscard]] line_counts through(player side, int s) const {
        return through_[as_index(side)][as_index(s)];
    }

    /// Returns whether a stone of a player on a free square completes a decisive line.
    [[nodiscard]] bool completes_line(player side, int s) const {
        return through(side, s).completes() && completes_decisive_line(rules_, marks_, s, side);
    }

    /// Calls visit(square) for every legal move.
    template <class Visit>
    void for_each_move(Visit visit) const {
        switch (rules_.gravity) {
            case place:
                for (int s = 0; s < rules_.squares(); ++s)
                    if (is_free(s)) visit(s);
                break;
            case drop: for_each_near(visit); break;
            default: break;
        }
    }
    /// Calls visit(square) for every legal move in line with a stone. With gravity, calls
    /// visit(square) for every legal move.
    template <class Visit>
    void for_each_near(Visit visit) const {
        if (has_gravity()) {
            for (const int s : landings_)
                if (s >= 0) visit(s);
        } else {
            for (const int s : touched_)
                if (is_free(s)) visit(s);
        }
    }
    struct squares {
        int count = 0;
        int last = -1;  ///< one of the squares; -1 if there is none
    };
    /// Returns the moves that would complete a decisive line of a player.
    [[nodiscard]] squares winning_squares(player side) const {
        squares result;
        if (open(side, 1) == 0) return result;
        for_each_near([&](int s) {
            if (completes_line(side, s)) result = {result.count + 1, s};
        });
        return result;
    }

    /// Makes a move of the player to move. Precondition: the move is legal.
    void make_move(int s) {
        touched_before_.push_back(static_cast<int>(touched_.size()));
        touch_lines(s);
        change(s, to_move_, true);
        if (has_gravity()) land_above(s % rules_.columns, s / rules_.columns);
        to_move_ = other(to_move_);
    }
    /// Unmakes the last move, which was made on square `s`.
    void unmake_move(int s) {
        to_move_ = other(to_move_);
        change(s, to_move_, false);
        if (has_gravity()) landings_[as_index(s % rules_.columns)] = s;
        const auto before = as_index(touched_before_.back());
        touched_before_.pop_back();
        for (std::size_t i = before; i < touched_.size(); ++i)
            is_touched_[as_index(touched_[i])] = 0;
        touched_.resize(before);
    }
    /// Makes a null move: the turn passes to the opponent. A second null move unmakes the first.
    void make_null_move() { to_move_ = other(to_move_); }

private:
    static constexpr int directions = 4;

    struct stones_in_line {
        std::array<std::int16_t, 2> by_player{};
    };
    /// The number of squares before and after a square in a direction, each at most run - 1.
    struct space {
        std::int16_t before;
        std::int16_t after;
    };

    void allocate() {
        const std::size_t count = as_index(rules_.squares());
        free_ = rules_.squares();
        for (std::size_t side = 0; side < 2; ++side) {
            through_[side].resize(count);
            open_[side].resize(as_index(rules_.run) + 1);
        }
        marks_.resize(count);
        is_touched_.resize(count);
        landings_.resize(as_index(rules_.columns));
        for (int n = 0; n <= rules_.run; ++n) weights_.push_back(weight(n));
        for (int d = 0; d < directions; ++d) {
            lines_[as_index(d)].resize(count);
            for (int s = 0; s < rules_.squares(); ++s)
                spaces_[as_index(d)].push_back(space_of(s, d));
        }
        add_empty_lines();
    }
    /// Returns the counts that a line with `stones` stones of a player adds to each of its squares.
    [[nodiscard]] line_counts weight(int stones) const {
        if (stones == rules_.run || (stones == 0 && rules_.run > 2)) return {};
        return line_counts::one(rules_.run - stones);
    }
    [[nodiscard]] space space_of(int s, int d) const {
        const square here = square_at(rules_, s);
        const auto [right, down] = line_directions[d];
        if (is_wrapping_) {
            const bool has_any = has_lines(rules_, line_directions[d]);
            const auto room = static_cast<std::int16_t>(has_any ? rules_.run - 1 : 0);
            return {.before = room, .after = room};
        }
        const auto room = [&](int sign) {
            int result = rules_.run - 1;
            if (right != 0)
                result = (std::min)(result, sign * right > 0 ? rules_.columns - 1 - here.column
                                                             : here.column);
            if (down != 0)
                result =
                    (std::min)(result, sign * down > 0 ? rules_.rows - 1 - here.row : here.row);
            return static_cast<std::int16_t>(result);
        };
        return {.before = room(-1), .after = room(1)};
    }
    [[nodiscard]] int step(int d) const {
        return line_directions[d].rows * rules_.columns + line_directions[d].columns;
    }
    /// Returns the square `steps` steps away in a direction. Precondition: that square exists.
    [[nodiscard]] int along(int s, int d, int steps) const {
        if (!is_wrapping_) return s + steps * step(d);
        const line around{square_at(rules_, s), line_directions[d], rules_.run, rules_.columns,
                          rules_.rows};
        return index_of(rules_, around[steps]);
    }
    void add_empty_lines() {
        for (int d = 0; d < directions; ++d) {
            for (int start = 0; start < rules_.squares(); ++start) {
                if (spaces_[as_index(d)][as_index(start)].after < rules_.run - 1) continue;
                for (auto& open : open_) ++open[0];
                if (weights_[0].empty()) continue;
                for (int i = 0; i < rules_.run; ++i) {
                    const int s = along(start, d, i);
                    for (auto& through : through_) through[as_index(s)] += weights_[0];
                    touch(s);
                }
            }
        }
    }

    void touch(int s) {
        if (is_touched_[as_index(s)] != 0) return;
        is_touched_[as_index(s)] = 1;
        touched_.push_back(s);
    }
    void touch_lines(int s) {
        if (has_gravity()) return;
        for (int d = 0; d < directions; ++d) {
            const auto [before, after] = spaces_[as_index(d)][as_index(s)];
            if (before + after < rules_.run - 1) continue;
            for (int i = -before; i <= after; ++i) touch(along(s, d, i));
        }
    }
    /// Sets the landing square of a column to the lowest free square above `row`, or to -1 if there
    /// is no free square above `row`.
    void land_above(int column, int row) {
        int s = (row - 1) * rules_.columns + column;
        while (s >= 0 && !is_free(s)) s -= rules_.columns;
        landings_[as_index(column)] = s < 0 ? -1 : s;
    }

    /// Adds a stone to every line through its square, or removes it from these lines.
    void change(int s, player side, bool is_added) {
        marks_[as_index(s)] = is_added ? mark_of(side) : mark::none;
        free_ += is_added ? -1 : 1;
        key_ ^= core::mix64(static_cast<std::uint64_t>(2 * s + (side == first ? 1 : 2)) *
                            0x9e3779b97f4a7c15U);
        for (int d = 0; d < directions; ++d) {
            const auto [before, after] = spaces_[as_index(d)][as_index(s)];
            for (int i = (std::max)(0, rules_.run - 1 - after); i <= before; ++i)
                change_line(along(s, d, -i), d, side, is_added);
        }
    }
    void change_line(int start, int d, player side, bool is_added) {
        auto& stones = lines_[as_index(d)][as_index(start)].by_player;
        const auto opponents = as_index(stones[as_index(other(side))]);
        auto& own = stones[as_index(side)];
        if (!is_added) --own;
        const auto before = as_index(own);
        if (is_added) ++own;
        if (opponents == 0) {
            auto& open = open_[as_index(side)];
            open[before] += is_added ? -1 : 1;
            open[before + 1] += is_added ? 1 : -1;
            line_counts more = weights_[before + 1];
            more -= weights_[before];
            add(start, d, side, more, is_added);
        }
        if (before == 0) {
            open_[as_index(other(side))][opponents] += is_added ? -1 : 1;
            add(start, d, other(side), weights_[opponents], !is_added);
        }
    }
    /// Adds or subtracts `counts` on every square of the line from `start` in direction `d`.
    void add(int start, int d, player side, line_counts counts, bool is_added) {
        if (counts.empty()) return;
        if (is_wrapping_) {
            for (int i = 0; i < rules_.run; ++i) {
                line_counts& here = through_[as_index(side)][as_index(along(start, d, i))];
                is_added ? here += counts : here -= counts;
            }
            return;
        }
        line_counts* here = &through_[as_index(side)][as_index(start)];
        const int distance = step(d);
        for (int i = 0; i < rules_.run; ++i, here += distance)
            is_added ? * here += counts : * here -= counts;
    }

    inarow::rules rules_;
    bool is_wrapping_;
    player to_move_;
    int free_ = 0;
    std::uint64_t key_ = 0;
    std::vector<mark> marks_{};
    /// The number of stones of each player in each line, indexed by the direction and the first
    /// square of the line.
    std::array<std::vector<stones_in_line>, directions> lines_{};
    std::array<std::vector<space>, directions> spaces_{};
    std::array<std::vector<line_counts>, 2> through_{};
    std::array<std::vector<int>, 2> open_{};  ///< open lines of each player, by number of stones
    std::vector<line_counts> weights_{};
    std::vector<int> landings_{};  ///< landing square of each column; -1 if the column is full
    // The squares in line with a stone, in order of insertion. When a move is unmade, the squares
    // that the move added are therefore at the end.
    std::vector<int> touched_{};
    std::vector<int> touched_before_{};
    std::vector<char> is_touched_{};
};

}  // namespace inarow::inline v0::solve::detail::heuristic
