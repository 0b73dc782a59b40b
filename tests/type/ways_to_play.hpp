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
//         const auto g = Way::begin(by_rules<tic_tac_toe>).play(entries<"center">);
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
struct entries_constant {};
template <inarow::move_text... Moves>
inline constexpr entries_constant<Moves...> entries{};

template <inarow::say Text>
struct board_constant {};
template <inarow::say Text>
inline constexpr board_constant<Text> on_board{};

template <int Number>
inline constexpr std::integral_constant<int, Number> times{};

/// What a case asks of a game, played in types: nothing is in it, the type says all.
template <inarow::a_game Game>
struct game_in_types {
    static constexpr auto position = Game::position;

    template <inarow::move_text... Moves>
    [[nodiscard]] constexpr auto play(entries_constant<Moves...> /*line*/) const {
        return game_in_types<inarow::play<Game, Moves...>>{};
    }
    /// Whether the last of these moves is refused, for that reason, and changes nothing.
    template <inarow::move_text... Moves>
    [[nodiscard]] constexpr bool refuses(entries_constant<Moves...> /*line*/,
                                         inarow::illegal_move::reason why) const {
        using tried = inarow::try_play<Game, Moves...>;
        if (tried::legal == 0) expect(std::is_same_v<typename tried::game, Game>);
        return !inarow::legal_moves<Game, Moves...> && tried::refused &&
               tried::legal == sizeof...(Moves) - 1 && tried::refusal.move.kind == why;
    }
    /// What is said about it.
    template <inarow::move_text... Moves>
    [[nodiscard]] constexpr auto told(entries_constant<Moves...> /*line*/) const {
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
    [[nodiscard]] constexpr bool is_occupied(entries_constant<Square> /*line*/) const {
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
    template <inarow::rules Rules, inarow::say Text>
    [[nodiscard]] static constexpr auto set_up(rules_constant<Rules> /*rules*/,
                                               board_constant<Text> /*board*/) {
        return game_in_types<inarow::set_up<Rules, Text>>{};
    }
    template <inarow::rules Rules, inarow::say Text>
    [[nodiscard]] static constexpr auto set_up_unchecked(rules_constant<Rules> /*rules*/,
                                                         board_constant<Text> /*board*/) {
        return game_in_types<inarow::set_up_unchecked<Rules, Text>>{};
    }
    template <inarow::rules Rules, inarow::say Text>
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
    [[nodiscard]] constexpr game_in_values play(entries_constant<Moves...> line) const {
        Game now = game;
        expect(played(now, line) == sizeof...(Moves));
        return {now};
    }
    template <inarow::move_text... Moves>
    [[nodiscard]] constexpr bool refuses(entries_constant<Moves...> line,
                                         inarow::illegal_move::reason why) const {
        Game now = game;
        const std::size_t legal = played(now, line);
        if (legal == 0) expect(now == game);
        return legal == sizeof...(Moves) - 1 && refusal_in(now, line, legal).move.kind == why;
    }
    template <inarow::move_text... Moves>
    [[nodiscard]] constexpr auto told(entries_constant<Moves...> line) const {
        Game now = game;
        const std::size_t legal = played(now, line);
        constexpr inarow::move_text all[] = {Moves...};
        return inarow::draw::sentence(game.rules(), refusal_in(now, line, legal), all[legal]);
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
    [[nodiscard]] constexpr bool is_occupied(entries_constant<Square> /*line*/) const {
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
    static constexpr std::size_t played(Game& now, entries_constant<Moves...> /*line*/) {
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
    static constexpr inarow::refused_entry refusal_in(const Game& now,
                                                      entries_constant<Moves...> /*line*/,
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
    template <inarow::rules Rules, inarow::say Text>
    [[nodiscard]] static constexpr auto set_up(rules_constant<Rules> /*rules*/,
                                               board_constant<Text> /*board*/) {
        using game = Sized::template game<Rules>;
        return game_in_values<game>{game{*layout<Rules>(Text.view()).checked()}};
    }
    template <inarow::rules Rules, inarow::say Text>
    [[nodiscard]] static constexpr auto set_up_unchecked(rules_constant<Rules> /*rules*/,
                                                         board_constant<Text> /*board*/) {
        using game = Sized::template game<Rules>;
        return game_in_values<game>{game{layout<Rules>(Text.view()).unchecked()}};
    }
    template <inarow::rules Rules, inarow::say Text>
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
