// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/enum_names.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/notation/move_text.hpp>
#include <inarow/solve/level.hpp>
#include <inarow/ui/properties.hpp>
#include <inarow/ui/variations.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// The state of an app in which a game is played, in a terminal or on a page.
namespace inarow::inline v0::ui {

/// Who makes the moves of a player. A remote player is a person who sends moves by link.
enum class controller : std::uint8_t { person, computer, remote };
/// The player who makes the first move of a game, or `toss` if a toss decides.
enum class starter : std::uint8_t { first, second, toss };

inline constexpr auto controller_names =
    core::enum_names_of<controller>("person", "computer", "remote");
inline constexpr auto starter_names = core::enum_names_of<starter>("first", "second", "toss");

/// The maximum number of columns, and of rows, of a board on a page.
inline constexpr int max_page_side = 19;

/// A game type with room for every board on a page. Searches for this type need half as much code
/// as searches for boards of any size.
using page_game = basic_game<max_page_side * max_page_side>;
using page_position = page_game::position_type;

/// Returns the start position of a game.
[[nodiscard]] inline position start_of(const game& g) { return g.replay(0)->position(); }

/// Converts a game to a page_game. Precondition: the board fits on a page.
[[nodiscard]] inline page_game to_page_game(const game& g) {
    const position start = start_of(g);
    page_game result(basic_layout<page_position::capacity>::copy_of(start).unchecked());
    for (const square s : g.moves()) (void)result.apply(s);
    return result;
}

/// Reasons for refusing an action, without further details.
enum class not_now : std::uint8_t {
    not_started,
    already_started,
    turn_of_computer,
    turn_of_person,
    nothing_to_redo,
    is_main_variation,
    is_only_variation,
    not_at_turn,
};
/// The refusal of a move that the rules do not allow.
struct refused_move {
    illegal_move_text why;
    move_text text;
    inarow::rules rules;  ///< rules of the game

    constexpr bool operator==(const refused_move&) const = default;
};
/// The refusal of a ply that the game does not have.
struct no_such_ply {
    int asked;
    int last;

    constexpr bool operator==(const no_such_ply&) const = default;
};
/// The refusal of a variation that the game does not have.
struct no_such_variation {
    int asked;
    int count;

    constexpr bool operator==(const no_such_variation&) const = default;
};
/// The refusal of a move that would exceed the maximum number of variations.
struct too_many_variations {
    constexpr bool operator==(const too_many_variations&) const = default;
};
/// The reason why an action was refused.
using refusal = std::variant<not_now, refused_move, illegal_rules, illegal_take_back, no_such_ply,
                             no_such_variation, too_many_variations>;

/// Checks that the rules are valid, and that neither side of the board exceeds `max_side`.
/// Otherwise, returns the error.
[[nodiscard]] constexpr std::expected<void, illegal_rules> check_side(const rules& r,
                                                                      int max_side) {
    using enum illegal_rules::number;
    for (const auto& [which, value] : {std::pair{columns, r.columns}, {rows, r.rows}})
        if (value < smallest_rule || value > max_side)
            return std::unexpected(illegal_rules{which, value, max_side});
    return (check)(r);
}

/// A series of games that two people play by sending each other links.
struct series {
    int id = 0;  ///< a random number; 0 if the game belongs to no series
    /// The results of earlier games: the number of wins of the first player of this game, the
    /// number of wins of the second player, and the number of draws.
    std::array<int, 3> results{};

    constexpr bool operator==(const series&) const = default;
};

/// A game with its settings, displayed at one of its plies. A state is a value: `reduce` returns
/// the next state and does not change its argument.
struct state {
    inarow::position start;       ///< start position of this game and the next
    inarow::game game;            ///< the game up to the displayed ply
    std::vector<square> undone;   ///< the moves after that ply, with the next move last
    ui::variations variations{};  ///< the other variations
    ui::properties properties{};  ///< names, comments and other properties of positions
    bool is_started = false;      ///< if false, there are no moves
    ui::starter starter = ui::starter::first;
    std::array<controller, 2> controllers{};  ///< who moves for the first and the second player
    std::array<solve::level, 2> levels{};     ///< strength of the computer as each player
    bool has_hints = false;
    ui::series series{};
    int max_side = largest_rule;     ///< maximum side of boards that can be chosen
    std::optional<refusal> refused;  ///< why the last action was refused; empty if accepted

    /// Returns the state before a game with these rules. Ignores the starting player of the rules,
    /// because the member `starter` decides who starts.
    [[nodiscard]] static std::expected<state, illegal_rules> create(const rules& r,
                                                                    int max_side = largest_rule) {
        if (const auto fits = check_side(r, max_side); !fits) return std::unexpected(fits.error());
        return create(inarow::position::start_unchecked(starting_with(first, r)), max_side);
    }
    /// Returns the state before a game that begins at the position `start`.
    [[nodiscard]] static state create(const inarow::position& start, int max_side = largest_rule) {
        return state{.start = start,
                     .game = inarow::game(start),
                     .undone = {},
                     .variations = {},
                     .properties = {},
                     .max_side = max_side,
                     .refused = {}};
    }
    /// Returns the state before a game of tic-tac-toe between two people on a page.
    [[nodiscard]] static state initial() { return *create(tic_tac_toe, max_page_side); }

    [[nodiscard]] const inarow::rules& rules() const { return game.rules(); }
    [[nodiscard]] const inarow::position& position() const { return game.position(); }
    /// Returns the number of moves of the displayed variation, including undone moves.
    [[nodiscard]] int plies() const { return game.ply() + static_cast<int>(undone.size()); }
    /// Returns all moves of the displayed variation, including undone moves.
    [[nodiscard]] variation moves() const {
        variation all(game.moves().begin(), game.moves().end());
        all.insert(all.end(), undone.rbegin(), undone.rend());
        return all;
    }
    [[nodiscard]] controller controller_of(player side) const {
        return controllers[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] solve::level level_of(player side) const {
        return levels[static_cast<std::size_t>(side)];
    }
    /// Returns whether the computer must move now. Returns false while moves are undone, because a
    /// person is then viewing earlier positions.
    [[nodiscard]] bool waits_for_computer() const {
        return is_started && undone.empty() && !position().is_over() &&
               controller_of(position().to_move()) == controller::computer;
    }
    /// Returns whether one of the players sends moves by link. Sent moves cannot be changed.
    [[nodiscard]] bool is_remote() const { return core::contains(controllers, controller::remote); }
    /// Returns whether a person at this page must move now.
    [[nodiscard]] bool waits_for_person() const {
        return is_started && !position().is_over() && (undone.empty() || !is_remote()) &&
               controller_of(position().to_move()) == controller::person;
    }
    /// Returns whether the computer can move in this position on request. If the computer does not
    /// repeat the next undone move, its move begins or continues another variation.
    [[nodiscard]] bool offers_reply() const {
        return !undone.empty() && !position().is_over() &&
               controller_of(position().to_move()) == controller::computer;
    }
    /// Returns whether the game is over. If it is, a page offers to start again.
    [[nodiscard]] bool offers_reset() const { return position().is_over(); }

    bool operator==(const state&) const = default;
};

}  // namespace inarow::inline v0::ui
