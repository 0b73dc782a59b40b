// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/result.hpp>
#include <inarow/game/rules.hpp>
#include <inarow/solve/detail/heuristic/line_patterns.hpp>

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

/// The settings of a level below the highest level. These settings limit the plies or the nodes of
/// the search. Unless a time limit ends the search earlier, the level therefore chooses the same
/// move on every machine for the same position and seed.
struct level_settings {
    int blunder_chance_percent;  ///< percentage of moves that static evaluation alone chooses,
                                 ///< without regard to replies and completed lines
    int plies;        ///< depth of the shallow search in plies, not counting forced blocks
    int width;        ///< a move counts as best if its value is at most this much below the best
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
    /// Returns whether this is the highest level. Only the highest level tries to prove the value
    /// of the position, probes opening books, and searches without a fixed limit of plies or nodes.
    [[nodiscard]] constexpr bool is_highest() const { return number_ == max; }
    /// Returns the settings for the given rules. Boards with gravity, boards without gravity on
    /// which the heuristic search uses patterns, other boards without gravity, and small boards (at
    /// most 16 squares, no torus) have different settings, because the strength of the same search
    /// differs between these boards. Precondition: !is_highest().
    [[nodiscard]] constexpr const level_settings& settings(const rules& r) const {
        return table_for(r)[static_cast<std::size_t>(number_ - min)];
    }

    constexpr auto operator<=>(const level&) const = default;

private:
    using table = std::array<level_settings, max - min>;
    // These settings were tuned in games between the levels: see bench/levels.py.
    static constexpr table dropping{{
        {.blunder_chance_percent = 57, .plies = 2, .width = 100, .nodes = 0},
        {.blunder_chance_percent = 33, .plies = 2, .width = 84, .nodes = 0},
        {.blunder_chance_percent = 20, .plies = 2, .width = 50, .nodes = 0},
        {.blunder_chance_percent = 6, .plies = 2, .width = 15, .nodes = 0},
        {.blunder_chance_percent = 0, .plies = 3, .width = 12, .nodes = 0},
        {.blunder_chance_percent = 0, .plies = 0, .width = 24, .nodes = 8'000},
        {.blunder_chance_percent = 0, .plies = 0, .width = 24, .nodes = 100'000},
    }};
    static constexpr table placing{{
        {.blunder_chance_percent = 57, .plies = 2, .width = 106, .nodes = 0},
        {.blunder_chance_percent = 34, .plies = 2, .width = 106, .nodes = 0},
        {.blunder_chance_percent = 21, .plies = 2, .width = 66, .nodes = 0},
        {.blunder_chance_percent = 10, .plies = 2, .width = 31, .nodes = 0},
        {.blunder_chance_percent = 4, .plies = 3, .width = 22, .nodes = 0},
        {.blunder_chance_percent = 0, .plies = 0, .width = 100, .nodes = 150},
        {.blunder_chance_percent = 0, .plies = 0, .width = 80, .nodes = 3'000},
    }};
    // Without patterns and their network, the search is weaker, so levels 6 and 7 search more
    // nodes.
    static constexpr table without_patterns = [] {
        table result = placing;
        result[5] = {.blunder_chance_percent = 0, .plies = 0, .width = 60, .nodes = 600};
        result[6] = {.blunder_chance_percent = 0, .plies = 0, .width = 60, .nodes = 16'000};
        return result;
    }();
    // On a small board, a search of three plies is nearly perfect, so mainly blunders make a level
    // weaker.
    static constexpr table small_board{{
        {.blunder_chance_percent = 75, .plies = 1, .width = 300, .nodes = 0},
        {.blunder_chance_percent = 58, .plies = 1, .width = 100, .nodes = 0},
        {.blunder_chance_percent = 44, .plies = 1, .width = 70, .nodes = 0},
        {.blunder_chance_percent = 32, .plies = 1, .width = 40, .nodes = 0},
        {.blunder_chance_percent = 22, .plies = 2, .width = 15, .nodes = 0},
        {.blunder_chance_percent = 13, .plies = 2, .width = 12, .nodes = 0},
        {.blunder_chance_percent = 6, .plies = 3, .width = 12, .nodes = 0},
    }};
    [[nodiscard]] static constexpr bool is_small(const rules& r) {
        constexpr int max_squares = 16;
        switch (r.edges) {
            case edges::bounded: return r.squares() <= max_squares;
            // A torus of any size has the same settings as a large board.
            case edges::wrapping:
            default: break;
        }
        return false;
    }
    [[nodiscard]] static constexpr const table& table_for(const rules& r) {
        if (is_small(r)) return small_board;
        switch (r.gravity) {
            case drop: return dropping;
            case place:
            default: break;
        }
        return detail::heuristic::line_patterns::supports(r) ? placing : without_patterns;
    }

    int number_ = max;
};

}  // namespace inarow::inline v0::solve
