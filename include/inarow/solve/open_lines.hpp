// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/bits.hpp>
#include <inarow/game/position.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// A board that knows how many stones are in each line, for searches that judge what they cannot
/// finish: a stone changes what it takes part in, and nothing is counted again.
namespace inarow::inline v0::solve {

/// How many open lines through a square lack so many stones, the square's own among them: 12 bits
/// for each number from 1 to 4, and for all that lack more. A line is open to a player as long as
/// the other has no stone in it; lines without any stone are left out where the run is above 2.
class line_counts {
public:
    static constexpr int most_missing = 5;  ///< or more

    /// One line that lacks so many.
    [[nodiscard]] static constexpr line_counts one(int missing) {
        line_counts result;
        const int field = missing < most_missing ? missing : most_missing;
        result.packed_ = std::uint64_t{1} << (bits * (most_missing - field));
        return result;
    }
    [[nodiscard]] constexpr int lacking(int missing) const {
        return static_cast<int>(packed_ >> (bits * (most_missing - missing)) & mask);
    }
    /// Whether one stone there makes a line complete.
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
    // The greatest run is 999, and there are at most four times as many lines through a square.
    static constexpr int bits = 12;
    static constexpr std::uint64_t mask = (1U << bits) - 1;

    std::uint64_t packed_ = 0;
};

/// A position as stones come and go. A stone costs four times the square of the run in additions,
/// at most; the memory is some 50 bytes a square. Squares are the numbers of index_of.
class open_lines {
public:
    template <int Capacity>
    explicit open_lines(const basic_position<Capacity>& p)
        : rules_{p.rules()}, to_move_{p.to_move()} {
        make_room();
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
    /// How many squares are free.
    [[nodiscard]] int free() const { return free_; }
    [[nodiscard]] bool is_free(int s) const { return marks_[index(s)] == mark::none; }
    [[nodiscard]] std::uint64_t key() const { return to_move_ == first ? key_ : ~key_; }

    /// How many lines are open to a player and lack so many stones.
    [[nodiscard]] int open(player side, int missing) const {
        return missing < 0 || missing > rules_.run
                   ? 0
                   : open_[index(side)][index(rules_.run - missing)];
    }
    /// What a stone of that player on a free square takes part in.
    [[nodiscard]] line_counts through(player side, int s) const {
        return through_[index(side)][index(s)];
    }

    /// Calls visit(square) for every square that a stone can come onto and that is in a line with
    /// another stone; where stones drop, for all they can come onto.
    template <class Visit>
    void for_each_near(Visit visit) const {
        if (rules_.gravity == drop) {
            for (const int s : landings_)
                if (s >= 0) visit(s);
        } else {
            for (const int s : touched_)
                if (is_free(s)) visit(s);
        }
    }
    /// The squares where a player would complete a line with the next stone.
    struct completions {
        int count = 0;
        int where = -1;  ///< the last of them
    };
    [[nodiscard]] completions completing(player side) const {
        completions result;
        if (open(side, 1) == 0) return result;
        for_each_near([&](int s) {
            if (through(side, s).completes()) result = {result.count + 1, s};
        });
        return result;
    }

    /// A stone of the player to move. Precondition: it can come there.
    void put(int s) {
        touched_before_.push_back(static_cast<int>(touched_.size()));
        touch_lines(s);
        change(s, to_move_, true);
        if (rules_.gravity == drop) land_above(s % rules_.columns, s / rules_.columns);
        to_move_ = other(to_move_);
    }
    /// Takes back the stone that was put last.
    void take_back(int s) {
        to_move_ = other(to_move_);
        change(s, to_move_, false);
        if (rules_.gravity == drop) landings_[index(s % rules_.columns)] = s;
        const auto before = index(touched_before_.back());
        touched_before_.pop_back();
        for (std::size_t i = before; i < touched_.size(); ++i) is_touched_[index(touched_[i])] = 0;
        touched_.resize(before);
    }
    /// As if the player to move had made no move; twice is nothing.
    void pass() { to_move_ = other(to_move_); }

private:
    static constexpr int directions = 4;

    struct stones_in_line {
        std::array<std::int16_t, 2> of{};
    };
    /// How many squares there are before and after one in a direction, up to the run.
    struct space {
        std::int16_t before;
        std::int16_t after;
    };

    [[nodiscard]] static constexpr std::size_t index(int s) { return static_cast<std::size_t>(s); }
    [[nodiscard]] static constexpr std::size_t index(player side) {
        return static_cast<std::size_t>(side);
    }

    void make_room() {
        const std::size_t squares = index(rules_.squares());
        free_ = rules_.squares();
        for (std::size_t side = 0; side < 2; ++side) {
            through_[side].resize(squares);
            open_[side].resize(index(rules_.run) + 1);
        }
        marks_.resize(squares);
        is_touched_.resize(squares);
        landings_.resize(index(rules_.columns));
        for (int n = 0; n <= rules_.run; ++n) weights_.push_back(weight(n));
        for (int d = 0; d < directions; ++d) {
            lines_[index(d)].resize(squares);
            for (int s = 0; s < rules_.squares(); ++s) spaces_[index(d)].push_back(space_at(s, d));
        }
        add_empty_lines();
    }
    /// What a line with so many stones adds to its squares.
    [[nodiscard]] line_counts weight(int stones) const {
        if (stones == rules_.run || (stones == 0 && rules_.run > 2)) return {};
        return line_counts::one(rules_.run - stones);
    }
    [[nodiscard]] space space_at(int s, int d) const {
        const square at = square_at(rules_, s);
        const auto [right, down] = line_directions[d];
        const auto room = [&](int sign) {
            int result = rules_.run - 1;
            if (right != 0)
                result =
                    std::min(result, sign * right > 0 ? rules_.columns - 1 - at.column : at.column);
            if (down != 0)
                result = std::min(result, sign * down > 0 ? rules_.rows - 1 - at.row : at.row);
            return static_cast<std::int16_t>(result);
        };
        return {.before = room(-1), .after = room(1)};
    }
    [[nodiscard]] int step(int d) const {
        return line_directions[d].rows * rules_.columns + line_directions[d].columns;
    }
    void add_empty_lines() {
        for (int d = 0; d < directions; ++d) {
            for (int from = 0; from < rules_.squares(); ++from) {
                if (spaces_[index(d)][index(from)].after < rules_.run - 1) continue;
                for (auto& open : open_) ++open[0];
                if (weights_[0].empty()) continue;
                for (int i = 0; i < rules_.run; ++i) {
                    for (auto& through : through_)
                        through[index(from + i * step(d))] += weights_[0];
                    touch(from + i * step(d));
                }
            }
        }
    }

    void touch(int s) {
        if (is_touched_[index(s)] != 0) return;
        is_touched_[index(s)] = 1;
        touched_.push_back(s);
    }
    void touch_lines(int s) {
        if (rules_.gravity == drop) return;
        for (int d = 0; d < directions; ++d) {
            const auto [before, after] = spaces_[index(d)][index(s)];
            if (before + after < rules_.run - 1) continue;
            for (int i = -before; i <= after; ++i) touch(s + i * step(d));
        }
    }
    /// The square onto which the next stone falls that passes this row.
    void land_above(int column, int row) {
        int s = (row - 1) * rules_.columns + column;
        while (s >= 0 && !is_free(s)) s -= rules_.columns;
        landings_[index(column)] = s < 0 ? -1 : s;
    }

    /// Counts a stone in, or out, in every line through its square.
    void change(int s, player side, bool in) {
        marks_[index(s)] = in ? mark_of(side) : mark::none;
        free_ += in ? -1 : 1;
        key_ ^= core::mixed(static_cast<std::uint64_t>(2 * s + (side == first ? 1 : 2)) *
                            0x9e3779b97f4a7c15U);
        for (int d = 0; d < directions; ++d) {
            const auto [before, after] = spaces_[index(d)][index(s)];
            for (int i = std::max(0, rules_.run - 1 - after); i <= before; ++i)
                change_line(s - i * step(d), d, side, in);
        }
    }
    void change_line(int from, int d, player side, bool in) {
        auto& stones = lines_[index(d)][index(from)].of;
        const auto theirs = index(stones[index(other(side))]);
        auto& own = stones[index(side)];
        if (!in) --own;
        const auto before = index(own);
        if (in) ++own;
        if (theirs == 0) {
            auto& open = open_[index(side)];
            open[before] += in ? -1 : 1;
            open[before + 1] += in ? 1 : -1;
            line_counts more = weights_[before + 1];
            more -= weights_[before];
            add(from, d, side, more, in);
        }
        if (before == 0) {
            open_[index(other(side))][theirs] += in ? -1 : 1;
            add(from, d, other(side), weights_[theirs], !in);
        }
    }
    /// Adds to, or takes from, what every square of a line has.
    void add(int from, int d, player side, line_counts what, bool in) {
        if (what.empty()) return;
        line_counts* at = &through_[index(side)][index(from)];
        const int apart = step(d);
        for (int i = 0; i < rules_.run; ++i, at += apart) in ? * at += what : * at -= what;
    }

    inarow::rules rules_;
    player to_move_;
    int free_ = 0;
    std::uint64_t key_ = 0;
    std::vector<mark> marks_;
    /// For each direction: the stones in the line that begins at a square.
    std::array<std::vector<stones_in_line>, directions> lines_;
    std::array<std::vector<space>, directions> spaces_;
    std::array<std::vector<line_counts>, 2> through_;
    std::array<std::vector<int>, 2> open_;  ///< by the number of stones
    std::vector<line_counts> weights_;
    std::vector<int> landings_;  ///< of each column, -1 when it is full
    // Every square in a line with a stone, in the order in which they became so: what a stone
    // added is at the end when it is taken back.
    std::vector<int> touched_;
    std::vector<int> touched_before_;
    std::vector<char> is_touched_;
};

}  // namespace inarow::inline v0::solve
