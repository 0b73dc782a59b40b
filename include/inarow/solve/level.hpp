// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <array>
#include <cstddef>
#include <expected>

/// How strong a computer plays, from a beginner to its full strength.
namespace inarow::inline v0::solve {

/// A level that does not exist.
struct illegal_level {
    long long number;  ///< which was asked for
    int least;
    int most;

    constexpr bool operator==(const illegal_level&) const = default;
};

/// What a level does. Below the highest one a move costs a number of nodes, not a time, and is
/// the same for the same position and seed on every machine.
struct level_settings {
    int lapse_percent;  ///< of the moves are made without a look at any reply, nor at finished
                        ///< lines
    int plies;          ///< of the shallow search; blocks of a finished line cost none
    int width;          ///< moves whose evaluation is at most that much worse are as good
    long long nodes;    ///< of the heuristic search, which chooses instead; 0: it does not

    constexpr bool operator==(const level_settings&) const = default;
};

/// The strength of a computer player, from 1 to 8. The highest level plays as well as it can.
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
    /// Whether it is the highest: the only one that uses time, proofs and opening books.
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
