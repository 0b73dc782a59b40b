// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/notation/entry.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// What a person has before them who plays at a screen: the state of an app, and what changes it.
namespace inarow::inline v0::ui {

/// Who moves for a player.
enum class controller : std::uint8_t { person, computer };
/// Who makes the first move of a game.
enum class starter : std::uint8_t { first, second, toss };

inline constexpr std::string_view controller_names[] = {"person", "computer"};
inline constexpr std::string_view starter_names[] = {"first", "second", "toss"};

[[nodiscard]] constexpr std::string_view name_of(controller c) {
    return controller_names[static_cast<std::uint8_t>(c)];
}
[[nodiscard]] constexpr std::string_view name_of(starter s) {
    return starter_names[static_cast<std::uint8_t>(s)];
}

/// The most columns and rows of a board on a screen.
inline constexpr int longest_side = 19;

/// A game with just the room that the largest board on a screen needs. Programs that search only
/// such games are half as large as those that search games of any size.
using screen_game = basic_game<longest_side * longest_side>;
using screen_position = screen_game::position_type;

/// The same game, begun on the empty board. Precondition: the board fits on a screen.
[[nodiscard]] inline screen_game on_screen(const game& g) {
    screen_game result(screen_position::start_unchecked(g.rules()));
    for (const square s : g.moves()) (void)result.apply(s);
    return result;
}

/// A refusal that needs no more than its name.
enum class not_now : std::uint8_t {
    not_started,
    already_started,
    turn_of_computer,
    turn_of_person,
    nothing_to_redo,
};
/// The rules refuse a move.
struct refused_move {
    refused_entry why;
    move_text entry;
    inarow::rules rules;  ///< of the game

    constexpr bool operator==(const refused_move&) const = default;
};
/// There is no such ply of this game.
struct no_such_ply {
    int asked;
    int most;  ///< the last ply there is

    constexpr bool operator==(const no_such_ply&) const = default;
};
/// Why nothing was done.
using refusal = std::variant<not_now, refused_move, illegal_rules, illegal_take_back, no_such_ply>;

/// Whether the rules make sense, and the board fits on a screen.
[[nodiscard]] constexpr std::expected<void, illegal_rules> check_for_screen(const rules& r) {
    using enum illegal_rules::number;
    for (const auto& [which, value] : {std::pair{columns, r.columns}, {rows, r.rows}})
        if (value < smallest_rule || value > longest_side)
            return std::unexpected(illegal_rules{which, value, longest_side});
    return check(r);
}

/// A game with its settings, at one of its plies. A value: what changes it is `reduce`.
struct state {
    inarow::game game;           ///< as far as it is shown
    std::vector<square> undone;  ///< the moves after that, the next one last
    bool is_started = false;     ///< before, there are no moves
    ui::starter starter = ui::starter::first;
    std::array<controller, 2> controllers{};  ///< of first, of second
    bool has_hints = false;
    std::optional<refusal> refused;  ///< why the last action did nothing, if it did nothing

    /// Before the start of a game with these rules, whoever starts.
    [[nodiscard]] static std::expected<state, illegal_rules> with(const rules& r) {
        if (const auto fits = check_for_screen(r); !fits) return std::unexpected(fits.error());
        const auto empty = inarow::position::start_unchecked(starting_with(first, r));
        return state{.game = inarow::game(empty), .undone = {}, .refused = {}};
    }
    /// Tic-tac-toe between two persons.
    [[nodiscard]] static state initial() { return *with(tic_tac_toe); }

    [[nodiscard]] const inarow::rules& rules() const { return game.rules(); }
    [[nodiscard]] const inarow::position& position() const { return game.position(); }
    /// All moves, those that were taken back too.
    [[nodiscard]] int plies() const { return game.ply() + static_cast<int>(undone.size()); }
    [[nodiscard]] controller controller_of(player side) const {
        return controllers[static_cast<std::size_t>(side)];
    }
    /// Whether the computer is to make a move now. Not where moves were taken back: a person looks
    /// at them.
    [[nodiscard]] bool waits_for_computer() const {
        return is_started && undone.empty() && !position().is_over() &&
               controller_of(position().to_move()) == controller::computer;
    }
    /// Whether there is nothing left to do but to begin again.
    [[nodiscard]] bool offers_reset() const { return position().is_over(); }

    bool operator==(const state&) const = default;
};

}  // namespace inarow::inline v0::ui
