// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/enum_names.hpp>
#include <inarow/core/string_view.hpp>
#include <inarow/game/result.hpp>

#include <cstdint>
#include <type_traits>

namespace inarow::inline v0 {

/// The two players. By default, texts show the first player as X and the second player as O.
enum class player : std::uint8_t { first, second };
using enum player;

/// The content of a square: no stone, or a stone of the first or second player.
enum class mark : std::uint8_t { none, first, second };

[[nodiscard]] constexpr player other(player side) { return side == first ? second : first; }
[[nodiscard]] constexpr mark mark_of(player side) {
    return side == first ? mark::first : mark::second;
}

/// Determines how players add stones to the board. With `place`, players place stones on any free
/// squares. With `drop`, players drop stones into columns, and each stone falls onto the lowest
/// free square of its column.
enum class gravity : std::uint8_t { place, drop };
using enum gravity;

/// Determines which lines of one player's stones decide the game: lines of at least `run` stones,
/// or lines of exactly `run` stones, as in standard gomoku. With `exactly`, a longer line (an
/// overline) does not count.
enum class line_length : std::uint8_t { at_least, exactly };

/// Determines who wins when a player completes a line: that player or, in misère play, the
/// opponent.
enum class convention : std::uint8_t { normal, misere };

/// Determines whether opposite edges of the board are joined, as on a torus (`wrapping`), or not
/// (`bounded`). With `wrapping`, lines continue at the opposite edge. Gravity does not wrap: stones
/// fall towards the bottom row and stop there. Even with `wrapping`, a line needs `run` different
/// squares. If the squares in one direction lead back to the start after fewer than `run` squares,
/// that direction has no lines.
enum class edges : std::uint8_t { bounded, wrapping };

/// The rules of an (m,n,k)-game: a board of `columns` by `rows` squares, on which a line of `run`
/// stones decides the game. Each of these three numbers must be from 1 to 999. This struct does not
/// check its numbers. `check` checks the numbers, and functions that start a game, such as
/// basic_game::start, refuse numbers that are out of range. If the run is too long for any line to
/// fit on the board, the game always ends in a draw.
///
/// Code that depends on all fields names every field in a structured binding. After a field is
/// added, such code does not compile until it also names the new field.
struct rules {
    int columns = 0;
    int rows = 0;
    int run = 0;
    inarow::gravity gravity = place;
    line_length length = line_length::at_least;
    inarow::convention convention = inarow::convention::normal;
    inarow::edges edges = inarow::edges::bounded;
    player starts = first;

    [[nodiscard]] constexpr int squares() const { return columns * rows; }
    constexpr bool operator==(const rules&) const = default;
};

inline constexpr auto player_names = core::enum_names_of<player>("first", "second");
inline constexpr auto gravity_names = core::enum_names_of<gravity>("place", "drop");
inline constexpr auto line_length_names = core::enum_names_of<line_length>("at_least", "exactly");
inline constexpr auto convention_names = core::enum_names_of<convention>("normal", "misere");
inline constexpr auto edges_names = core::enum_names_of<edges>("bounded", "wrapping");

/// Returns "first" or "second".
[[nodiscard]] constexpr core::string_view name_of(player side) { return player_names[side]; }

inline constexpr rules tic_tac_toe{.columns = 3, .rows = 3, .run = 3};
inline constexpr rules connect_four{.columns = 7, .rows = 6, .run = 4, .gravity = drop};
inline constexpr rules gomoku{.columns = 15, .rows = 15, .run = 5};

/// Returns rules for a board of `side` x `side` squares, on which a line of `side` stones wins.
[[nodiscard]] constexpr rules square_board(int side) {
    return {.columns = side, .rows = side, .run = side};
}
/// This overload is deleted, so that a bool, a char or a floating-point number cannot be a side.
template <class Side>
    requires(std::is_same_v<Side, bool> || std::is_same_v<Side, char> ||
             std::is_floating_point_v<Side>)
constexpr rules square_board(Side side) = delete;

/// Returns these rules, changed so that `side` makes the first move.
[[nodiscard]] constexpr rules starting_with(player side, rules r) {
    r.starts = side;
    return r;
}

/// Returns these rules, changed so that only a line of exactly `run` stones counts.
[[nodiscard]] constexpr rules exactly(rules r) {
    r.length = line_length::exactly;
    return r;
}

/// Returns these rules, changed so that the player who completes a line loses.
[[nodiscard]] constexpr rules misere(rules r) {
    r.convention = convention::misere;
    return r;
}

/// Returns these rules, changed so that opposite edges of the board are joined.
[[nodiscard]] constexpr rules on_torus(rules r) {
    r.edges = edges::wrapping;
    return r;
}

inline constexpr int smallest_rule = 1;
inline constexpr int largest_rule = 999;

namespace detail {

/// Returns the maximum number of stones in a decisive line. The minimum is `run`.
[[nodiscard]] constexpr int max_decisive_length(const rules& r) {
    switch (r.length) {
        case line_length::at_least: return largest_rule * largest_rule;
        case line_length::exactly:
        default: break;
    }
    return r.run;
}

}  // namespace detail

/// Returns whether a line decides the game. `stones` is the length of the line from one end to the
/// other.
[[nodiscard]] constexpr bool is_decisive(const rules& r, int stones) {
    return stones >= r.run && stones <= detail::max_decisive_length(r);
}

/// Returns the player who wins when `completer` completes a decisive line.
[[nodiscard]] constexpr player winner_of_line(const rules& r, player completer) {
    switch (r.convention) {
        case convention::normal: return completer;
        case convention::misere: return other(completer);
        default: break;
    }
    return completer;
}

/// The reason why rules are refused: the number that is out of range, its value and the maximum.
struct illegal_rules {
    enum class number : std::uint8_t {
        columns,
        rows,
        run,
        squares,  ///< the board has more squares than its type has room for
    };
    number which;
    int value;
    int max;

    constexpr bool operator==(const illegal_rules&) const = default;
};

namespace detail {

[[nodiscard]] constexpr bool is_in_range(int number) {
    return number >= smallest_rule && number <= largest_rule;
}

}  // namespace detail

/// Returns whether each number of the rules is from 1 to 999.
[[nodiscard]] constexpr bool is_valid(const rules& r) {
    return detail::is_in_range(r.columns) && detail::is_in_range(r.rows) &&
           detail::is_in_range(r.run);
}

/// Checks that each number of the rules is from 1 to 999. The error describes the first number that
/// is out of range.
// The name is in parentheses, because other programs define a macro check(e).
[[nodiscard]] constexpr result<void, illegal_rules>(check)(const rules& r) {
    using enum illegal_rules::number;
    if (is_valid(r)) return {};
    if (!detail::is_in_range(r.columns)) return illegal_rules{columns, r.columns, largest_rule};
    if (!detail::is_in_range(r.rows)) return illegal_rules{rows, r.rows, largest_rule};
    return illegal_rules{run, r.run, largest_rule};
}

}  // namespace inarow::inline v0
