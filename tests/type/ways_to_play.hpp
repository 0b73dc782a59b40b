// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow.hpp>
#include <inarow/dynamic.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

// A case written once, as a function template over the way it is played: by the compiler, with
// types; with values, in constant evaluation and in a running program; and with values whose board
// is allocated when the program runs.
//
//     template <class Way>
//     constexpr bool players_alternate() {
//         const auto g = Way::begin(by_rules<tic_tac_toe>).play(moves<"center">);
//         return expect(g.to_move() == second);
//     }
//     IN_EVERY_WAY(players_alternate)

namespace test {

// Constants as types, so that a case can hand them to a function of either kind of game.
template <inarow::rules Rules>
struct rules_constant {};
template <inarow::rules Rules>
inline constexpr rules_constant<Rules> by_rules{};

template <inarow::move_text... Moves>
struct moves_constant {};
template <inarow::move_text... Moves>
inline constexpr moves_constant<Moves...> moves{};

template <inarow::str Text>
struct board_constant {};
template <inarow::str Text>
inline constexpr board_constant<Text> on_board{};

template <int Number>
inline constexpr std::integral_constant<int, Number> times{};

/// What a case asks of a game, played in types: nothing is in it, the type says all.
template <inarow::game_type Game>
struct game_in_types {
    static constexpr auto position = Game::position;

    template <inarow::move_text... Moves>
    [[nodiscard]] constexpr auto play(moves_constant<Moves...> /*list*/) const {
        return game_in_types<inarow::play<Game, Moves...>>{};
    }
    /// Whether the last of these moves is refused, for that reason, and changes nothing.
    template <inarow::move_text... Moves>
    [[nodiscard]] constexpr bool refuses(moves_constant<Moves...> /*list*/,
                                         inarow::illegal_move::reason why) const {
        using tried = inarow::try_play<Game, Moves...>;
        if (tried::legal == 0) expect(std::is_same_v<typename tried::game, Game>);
        return !inarow::legal_moves<Game, Moves...> && tried::refused &&
               tried::legal == sizeof...(Moves) - 1 && tried::refusal.move.kind == why;
    }
    /// The sentence of the refusal.
    template <inarow::move_text... Moves>
    [[nodiscard]] constexpr auto sentence(moves_constant<Moves...> /*list*/) const {
        return inarow::try_play<Game, Moves...>::sentence;
    }

    template <int Count = 1>
    [[nodiscard]] constexpr auto take_back(
        std::integral_constant<int, Count> /*count*/ = {}) const {
        return game_in_types<inarow::take_back<Game, Count>>{};
    }
    template <int Count>
    [[nodiscard]] constexpr bool can_take_back(std::integral_constant<int, Count> /*count*/) const {
        return inarow::has_moves<Game, Count>;
    }

    template <inarow::move_text Square>
    [[nodiscard]] constexpr bool is_occupied(moves_constant<Square> /*square*/) const {
        return inarow::is_occupied<Game, Square>;
    }
    [[nodiscard]] constexpr inarow::status status() const { return inarow::status_of<Game>; }
    [[nodiscard]] constexpr inarow::outcome who_won() const { return inarow::who_won<Game>; }
    [[nodiscard]] constexpr bool can_be_asked_who_won() const { return inarow::finished<Game>; }
    [[nodiscard]] constexpr int ply() const { return Game::ply; }

    template <class Other>
    constexpr bool operator==(game_in_types<Other> /*other*/) const {
        return std::is_same_v<Game, Other>;
    }
};

struct types {
    template <inarow::rules Rules>
    [[nodiscard]] static constexpr auto begin(rules_constant<Rules> /*rules*/) {
        return game_in_types<inarow::new_game<Rules>>{};
    }
    template <inarow::rules Rules, inarow::str Text>
    [[nodiscard]] static constexpr auto set_up(rules_constant<Rules> /*rules*/,
                                               board_constant<Text> /*board*/) {
        return game_in_types<inarow::set_up<Rules, Text>>{};
    }
    template <inarow::rules Rules, inarow::str Text>
    [[nodiscard]] static constexpr auto set_up_unchecked(rules_constant<Rules> /*rules*/,
                                                         board_constant<Text> /*board*/) {
        return game_in_types<inarow::set_up_unchecked<Rules, Text>>{};
    }
    template <inarow::rules Rules, inarow::str Text>
    [[nodiscard]] static constexpr bool is_reachable(rules_constant<Rules> /*rules*/,
                                                     board_constant<Text> /*board*/) {
        return inarow::reachable<Rules, Text>;
    }
};

/// The same, played with values.
template <class Game>
struct game_in_values {
    Game game;
    Game::position_type position;

    constexpr game_in_values(const Game& g) : game{g}, position{g.position()} {}

    template <inarow::move_text... Moves>
    [[nodiscard]] constexpr game_in_values play(moves_constant<Moves...> list) const {
        Game now = game;
        expect(played(now, list) == sizeof...(Moves));
        return {now};
    }
    template <inarow::move_text... Moves>
    [[nodiscard]] constexpr bool refuses(moves_constant<Moves...> list,
                                         inarow::illegal_move::reason why) const {
        Game now = game;
        const std::size_t legal = played(now, list);
        if (legal == 0) expect(now == game);
        return legal == sizeof...(Moves) - 1 && refusal_after(now, list, legal).move.kind == why;
    }
    template <inarow::move_text... Moves>
    [[nodiscard]] constexpr auto sentence(moves_constant<Moves...> list) const {
        Game now = game;
        const std::size_t legal = played(now, list);
        constexpr inarow::move_text all[] = {Moves...};
        return inarow::messages::sentence(game.rules(), refusal_after(now, list, legal),
                                          all[legal]);
    }

    template <int Count = 1>
    [[nodiscard]] constexpr game_in_values take_back(
        std::integral_constant<int, Count> count = {}) const {
        return {*game.take_back(count)};
    }
    template <int Count>
    [[nodiscard]] constexpr bool can_take_back(std::integral_constant<int, Count> count) const {
        return game.take_back(count).has_value();
    }

    template <inarow::move_text Square>
    [[nodiscard]] constexpr bool is_occupied(moves_constant<Square> /*square*/) const {
        inarow::rules placing = game.rules();
        placing.gravity = inarow::place;
        const auto read =
            inarow::notation::parse(Square.notation(), placing, Square.view()).value();
        return position.is_occupied({.column = read.column, .row = read.row});
    }
    [[nodiscard]] constexpr inarow::status status() const { return game.status(); }
    [[nodiscard]] constexpr inarow::outcome who_won() const { return position.outcome(); }
    [[nodiscard]] constexpr bool can_be_asked_who_won() const { return position.is_over(); }
    [[nodiscard]] constexpr int ply() const { return game.ply(); }

    constexpr bool operator==(const game_in_values&) const = default;

private:
    /// Plays up to the first refused move; gives how many were played.
    template <inarow::move_text... Moves>
    static constexpr std::size_t played(Game& now, moves_constant<Moves...> /*list*/) {
        std::size_t count = 0;
        [[maybe_unused]] const auto plays = [&](const inarow::move_text& text) {
            const auto where = inarow::resolve(now.position(), text);
            if (!where || !now.apply(*where)) return false;
            ++count;
            return true;
        };
        (void)(plays(Moves) && ...);
        return count;
    }
    template <inarow::move_text... Moves>
    static constexpr inarow::illegal_move_text refusal_after(const Game& now,
                                                             moves_constant<Moves...> /*list*/,
                                                             std::size_t number) {
        constexpr inarow::move_text all[] = {Moves...};
        return inarow::resolve(now.position(), all[number]).error();
    }
};

struct sized_to_fit {
    template <inarow::rules Rules>
    using game = inarow::game_of<Rules>;
};
struct sized_at_run_time {
    template <inarow::rules>
    using game = inarow::game;
};

template <class Sized>
struct values {
    template <inarow::rules Rules>
    [[nodiscard]] static constexpr auto begin(rules_constant<Rules> /*rules*/) {
        using game = Sized::template game<Rules>;
        return game_in_values<game>{*game::start(Rules)};
    }
    template <inarow::rules Rules, inarow::str Text>
    [[nodiscard]] static constexpr auto set_up(rules_constant<Rules> /*rules*/,
                                               board_constant<Text> /*board*/) {
        using game = Sized::template game<Rules>;
        return game_in_values<game>{game{*layout<Rules>(Text.view()).checked()}};
    }
    template <inarow::rules Rules, inarow::str Text>
    [[nodiscard]] static constexpr auto set_up_unchecked(rules_constant<Rules> /*rules*/,
                                                         board_constant<Text> /*board*/) {
        using game = Sized::template game<Rules>;
        return game_in_values<game>{game{layout<Rules>(Text.view()).unchecked()}};
    }
    template <inarow::rules Rules, inarow::str Text>
    [[nodiscard]] static constexpr bool is_reachable(rules_constant<Rules> /*rules*/,
                                                     board_constant<Text> /*board*/) {
        return layout<Rules>(Text.view()).checked().has_value();
    }

private:
    template <inarow::rules Rules>
    static constexpr auto layout(std::string_view text) {
        constexpr int capacity = Sized::template game<Rules>::position_type::capacity;
        return *inarow::notation::parse_position(*inarow::basic_layout<capacity>::start(Rules),
                                                 text);
    }
};

using fixed_values = values<sized_to_fit>;
using run_time_values = values<sized_at_run_time>;

}  // namespace test

#define IN_EVERY_WAY(...)                             \
    static_assert(__VA_ARGS__<test::types>());        \
    static_assert(__VA_ARGS__<test::fixed_values>()); \
    TEST_CASE(#__VA_ARGS__) {                         \
        CHECK(__VA_ARGS__<test::types>());            \
        CHECK(__VA_ARGS__<test::fixed_values>());     \
        CHECK(__VA_ARGS__<test::run_time_values>());  \
    }
