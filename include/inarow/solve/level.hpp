// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <array>
#include <cstddef>
#include <expected>

/// The strength of a computer player, from a beginner to full strength.
namespace inarow::inline v0::solve {

/// A level that does not exist.
struct illegal_level {
    long long number;  ///< the requested one
    int least;
    int most;

    constexpr bool operator==(const illegal_level&) const = default;
};

/// The settings of a level. Below the highest, a move costs a number of nodes, not a time, and is
/// the same for the same position and seed on every machine.
struct level_settings {
    int lapse_percent;  ///< percentage of moves chosen by static evaluation only: no reply is
                        ///< searched, and completed lines are not seen
    int plies;          ///< of the shallow search; forced blocks do not count
    int width;          ///< moves within this margin of the best evaluation count as equal
    long long nodes;    ///< of the heuristic search, which then chooses; 0: not used

    constexpr bool operator==(const level_settings&) const = default;
};

/// The strength of a computer player, from 1 to 8. The highest level plays as well as the program
/// can.
class level {
public:
    static constexpr int min = 1;
    static constexpr int max = 8;

    /// The highest.
    constexpr level() = default;
    [[nodiscard]] static constexpr std::expected<level, illegal_level> create(long long number) {
        if (number < min || number > max) return std::unexpected(illegal_level{number, min, max});
        level result;
        result.number_ = static_cast<int>(number);
        return result;
    }

    [[nodiscard]] constexpr int number() const { return number_; }
    /// Whether it is the highest level, the only one that uses time, proofs and opening books.
    [[nodiscard]] constexpr bool is_highest() const { return number_ == max; }
    /// Precondition: !is_highest().
    [[nodiscard]] constexpr const level_settings& settings() const {
        return table[static_cast<std::size_t>(number_ - min)];
    }

    constexpr auto operator<=>(const level&) const = default;

private:
    // Tuned by games: bench/levels.py.
    static constexpr std::array<level_settings, max - min> table{{
        {.lapse_percent = 50, .plies = 1, .width = 300, .nodes = 0},
        {.lapse_percent = 25, .plies = 1, .width = 70, .nodes = 0},
        {.lapse_percent = 15, .plies = 2, .width = 40, .nodes = 0},
        {.lapse_percent = 6, .plies = 2, .width = 15, .nodes = 0},
        {.lapse_percent = 3, .plies = 3, .width = 12, .nodes = 0},
        {.lapse_percent = 0, .plies = 0, .width = 0, .nodes = 2'000},
        {.lapse_percent = 0, .plies = 0, .width = 0, .nodes = 12'000},
    }};

    int number_ = max;
};

}  // namespace inarow::inline v0::solve
