// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/result.hpp>

#include <array>
#include <cstddef>

/// The strength of a computer player, from beginner to full strength.
namespace inarow::inline v0::solve {

/// The error for a number that is not a level.
struct illegal_level {
    long long number;  ///< the requested level
    int min;
    int max;

    constexpr bool operator==(const illegal_level&) const = default;
};

/// The settings of a level below the highest level. These settings limit the search by nodes
/// instead of time. For the same position and seed, the level therefore chooses the same move on
/// every machine.
struct level_settings {
    int blunder_chance_percent;  ///< percentage of moves chosen by static evaluation only, which
                                 ///< considers neither replies nor completed lines
    int plies;        ///< depth of the shallow search in plies, not counting forced blocks
    int width;        ///< moves whose values are this close to the best value count as equal
    long long nodes;  ///< limit of the heuristic search; if 0, the shallow search chooses the move

    constexpr bool operator==(const level_settings&) const = default;
};

/// The strength of a computer player, from 1 to 8. The highest level plays at full strength.
class level {
public:
    static constexpr int min = 1;
    static constexpr int max = 8;

    /// The highest level.
    constexpr level() = default;
    [[nodiscard]] static constexpr result<level, illegal_level> create(long long number) {
        if (number < min || number > max) return illegal_level{number, min, max};
        level result;
        result.number_ = static_cast<int>(number);
        return result;
    }

    [[nodiscard]] constexpr int number() const { return number_; }
    /// Returns whether this is the highest level. Only the highest level uses a time for each move,
    /// tries to prove the value of the position, and probes opening books.
    [[nodiscard]] constexpr bool is_highest() const { return number_ == max; }
    /// Precondition: !is_highest().
    [[nodiscard]] constexpr const level_settings& settings() const {
        return table[static_cast<std::size_t>(number_ - min)];
    }

    constexpr auto operator<=>(const level&) const = default;

private:
    // These settings were tuned in games between the levels: see bench/levels.py.
    static constexpr std::array<level_settings, max - min> table{{
        {.blunder_chance_percent = 50, .plies = 1, .width = 300, .nodes = 0},
        {.blunder_chance_percent = 25, .plies = 1, .width = 70, .nodes = 0},
        {.blunder_chance_percent = 15, .plies = 2, .width = 40, .nodes = 0},
        {.blunder_chance_percent = 6, .plies = 2, .width = 15, .nodes = 0},
        {.blunder_chance_percent = 3, .plies = 3, .width = 12, .nodes = 0},
        {.blunder_chance_percent = 0, .plies = 0, .width = 0, .nodes = 2'000},
        {.blunder_chance_percent = 0, .plies = 0, .width = 0, .nodes = 12'000},
    }};

    int number_ = max;
};

}  // namespace inarow::inline v0::solve
