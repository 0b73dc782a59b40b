// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/type/game.hpp>

#include <utility>

/// A board as a type whose name is the board: what an editor shows on hover. The types are outside
/// the versioned namespace, for short names, and only declared.
namespace inarow {

struct X;
struct O;
struct _;
template <class... Marks>
struct row;
template <class... Rows>
struct board;

inline namespace v0 {
namespace detail {

template <mark Mark>
struct displayed;
template <>
struct displayed<mark::none> {
    using as = _;
};
template <>
struct displayed<mark::first> {
    using as = X;
};
template <>
struct displayed<mark::second> {
    using as = O;
};

template <class Game, int Row, class Columns>
struct displayed_row;
template <class Game, int Row, int... Column>
struct displayed_row<Game, Row, std::integer_sequence<int, Column...>> {
    using as = row<typename displayed<Game::position.at(square{Column, Row})>::as...>;
};

template <class Game, class Rows>
struct displayed_board;
template <class Game, int... Row>
struct displayed_board<Game, std::integer_sequence<int, Row...>> {
    using columns = std::make_integer_sequence<int, Game::position.rules().columns>;
    using as = board<typename displayed_row<Game, Row, columns>::as...>;
};

}  // namespace detail

/// board<row<X, _, O>, row<_, X, _>, row<_, _, O>>: the rows from the top.
template <game_type Game>
using display = typename detail::displayed_board<
    Game, std::make_integer_sequence<int, Game::position.rules().rows>>::as;

}  // namespace v0
}  // namespace inarow
