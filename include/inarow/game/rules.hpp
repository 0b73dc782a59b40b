// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>
#include <expected>

namespace inarow::inline v0 {

/// The two sides; drawn X and O wherever letters are used.
enum class player : std::uint8_t { first, second };
using enum player;

/// What stands on a square.
enum class mark : std::uint8_t { none, first, second };

[[nodiscard]] constexpr player other(player side) { return side == first ? second : first; }
[[nodiscard]] constexpr mark mark_of(player side) {
    return side == first ? mark::first : mark::second;
}

/// How a stone comes onto the board: placed on any free square, or dropped into a column, where
/// it falls onto the lowest free square.
enum class gravity : std::uint8_t { place, drop };
using enum gravity;

/// An (m,n,k)-game: `columns` by `rows` squares, `run` of one's own in a line wins, more too.
/// A plain description: whether it makes sense is asked with `check`, and by everything that
/// starts a game. Each number is from 1 to 999; a run that fits no line is allowed, such a game
/// can only be drawn.
struct rules {
    int columns = 0;
    int rows = 0;
    int run = 0;
    inarow::gravity gravity = place;
    player starts = first;

    [[nodiscard]] constexpr int squares() const { return columns * rows; }
    constexpr bool operator==(const rules&) const = default;
};

inline constexpr rules tic_tac_toe{.columns = 3, .rows = 3, .run = 3};
inline constexpr rules connect_four{.columns = 7, .rows = 6, .run = 4, .gravity = drop};
inline constexpr rules gomoku{.columns = 15, .rows = 15, .run = 5};

/// `side` x `side` squares, `side` in a row wins.
[[nodiscard]] constexpr rules square_board(int side) {
    return {.columns = side, .rows = side, .run = side};
}

/// The same rules, with `side` to make the first move.
[[nodiscard]] constexpr rules starting_with(player side, rules r) {
    r.starts = side;
    return r;
}

inline constexpr int smallest_rule = 1;
inline constexpr int largest_rule = 999;

/// Why rules make no sense: which of their numbers, and its value.
struct illegal_rules {
    enum class number : std::uint8_t {
        columns,
        rows,
        run,
        squares,  ///< more squares than the board type has room for
    };
    number which;
    int value;
    int most;

    constexpr bool operator==(const illegal_rules&) const = default;
};

/// Whether each number of the rules is from 1 to 999.
[[nodiscard]] constexpr std::expected<void, illegal_rules> check(const rules& r) {
    using enum illegal_rules::number;
    const auto senseless = [](int value) { return value < smallest_rule || value > largest_rule; };
    if (senseless(r.columns))
        return std::unexpected(illegal_rules{columns, r.columns, largest_rule});
    if (senseless(r.rows)) return std::unexpected(illegal_rules{rows, r.rows, largest_rule});
    if (senseless(r.run)) return std::unexpected(illegal_rules{run, r.run, largest_rule});
    return {};
}

}  // namespace inarow::inline v0
