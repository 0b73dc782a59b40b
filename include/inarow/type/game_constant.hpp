// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

// clang-format off: the next header must come first. If another header included the next header
// earlier, compiler errors in the next header would also list that other header.
#include <inarow/type/detail/refusal.hpp>
// clang-format on

#include <inarow/game/result.hpp>
#include <inarow/game/typed_game.hpp>
#include <inarow/notation/named_moves.hpp>
#include <inarow/type/new_game.hpp>
#include <inarow/type/play.hpp>
#include <inarow/type/query.hpp>
#include <inarow/type/take_back.hpp>

#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

/// Games as values whose type contains all moves: unplayed<tic_tac_toe>.then<"b2">().then<"a1">().
/// A move that is known only at run time turns such a value into a typed game (see
/// game/typed_game.hpp).
namespace inarow::inline v0 {

template <game_type Game>
struct game_constant;

namespace detail {

template <class Game>
inline constexpr core::string_view no_game_sentence<game_constant<Game>> =
    "A game_constant is not a game: its game is the member game_constant<...>::game.";
template <class Game>
inline constexpr core::string_view no_game_sentence<const game_constant<Game>> =
    no_game_sentence<game_constant<Game>>;

/// Returns the game_constant of a game. constant_of is a function, because otherwise editors would
/// show how the caller computes the type.
template <class Game>
[[nodiscard]] constexpr game_constant<Game> constant_of() {
    return {};
}

/// Returns the game_constant after the move with this code. The code is the value of a square_name,
/// or the negated value of a column_number. The code is an int, because clang confuses
/// specializations for enumerators of different types.
template <class Game, int Code>
[[nodiscard]] constexpr auto after_choice() {
    if constexpr (Code < 0) {
        return constant_of<play<Game, static_cast<column_numbers::column_number>(-Code)>>();
    } else {
        return constant_of<play<Game, static_cast<squares::square_name>(Code)>>();
    }
}
/// A legal move as a member function that has the name of the move.
template <class Game, int Code>
struct named_choice {};

/// Returns the code of a legal move.
template <class Game>
[[nodiscard]] consteval int code_of(square s) {
    const rules& r = Game::position.rules();
    return r.gravity == drop ? -(s.column + 1) : 26 * s.column + r.rows - 1 - s.row;
}

template <class Game, class Numbers>
struct named_choices;
template <class Game, std::size_t... Number>
struct named_choices<Game, std::index_sequence<Number...>>
    : named_choice<Game, code_of<Game>(available_moves<Game>[Number])>... {};
/// Returns the number of legal moves, or 0 if the board is so large that some of its moves have no
/// member function.
template <class Game>
[[nodiscard]] consteval std::size_t number_of_choices() {
    const rules& r = Game::position.rules();
    const bool named = r.columns <= 15 && (r.gravity == drop || r.rows <= 15);
    return named ? available_moves<Game>.size() : 0;
}
/// The legal moves as member functions, whose names editors complete.
template <class Game>
struct legal_choices : named_choices<Game, std::make_index_sequence<number_of_choices<Game>()>> {};

/// Returns the game as a basic_game with all its moves.
template <class Game>
[[nodiscard]] constexpr auto plain_game() {
    return []<int... Index>(std::integer_sequence<int, Index...>) {
        const int squares[] = {
            last_index<link_of<typename moves_ago<Game, Game::ply - 1 - Index>::game>>..., -1};
        basic_game result{moves_ago<Game, Game::ply>::game::position};
        for (const int index : squares)
            if (index >= 0) (void)result.apply(square_at(result.rules(), index));
        return result;
    }(std::make_integer_sequence<int, Game::ply>{});
}
template <class Game>
inline constexpr std::optional<any_game<Game::position.capacity>> typed_of =
    typed(plain_game<Game>());

/// Tells whether the typed game for a game type has the type `Typed`.
template <class Typed, class Game>
inline constexpr bool is_typed_as =
    typed_of<Game> &&
    std::visit([](const auto& one) { return std::is_same_v<decltype(one), const Typed&>; },
               *typed_of<Game>);

// clang-format off
#define INAROW_CHOICE(name, code)                                                                  \
    template <class Game>                                                                          \
    struct named_choice<Game, code> {                                                              \
        [[nodiscard]] constexpr auto name() const { return after_choice<Game, code>(); }           \
    };
#define INAROW_SQUARE(name) INAROW_CHOICE(name, +squares::name)
#define INAROW_COLUMN(c)                                                                           \
    INAROW_SQUARE(c##1) INAROW_SQUARE(c##2) INAROW_SQUARE(c##3) INAROW_SQUARE(c##4)                \
    INAROW_SQUARE(c##5) INAROW_SQUARE(c##6) INAROW_SQUARE(c##7) INAROW_SQUARE(c##8)                \
    INAROW_SQUARE(c##9) INAROW_SQUARE(c##10) INAROW_SQUARE(c##11) INAROW_SQUARE(c##12)             \
    INAROW_SQUARE(c##13) INAROW_SQUARE(c##14) INAROW_SQUARE(c##15)
#define INAROW_NUMBER(name) INAROW_CHOICE(name, -column_numbers::name)

INAROW_COLUMN(a) INAROW_COLUMN(b) INAROW_COLUMN(c) INAROW_COLUMN(d) INAROW_COLUMN(e)
INAROW_COLUMN(f) INAROW_COLUMN(g) INAROW_COLUMN(h) INAROW_COLUMN(i) INAROW_COLUMN(j)
INAROW_COLUMN(k) INAROW_COLUMN(l) INAROW_COLUMN(m) INAROW_COLUMN(n) INAROW_COLUMN(o)
// NOLINTBEGIN(readability-identifier-naming): a number alone is no name
INAROW_NUMBER(_1) INAROW_NUMBER(_2) INAROW_NUMBER(_3) INAROW_NUMBER(_4) INAROW_NUMBER(_5)
INAROW_NUMBER(_6) INAROW_NUMBER(_7) INAROW_NUMBER(_8) INAROW_NUMBER(_9) INAROW_NUMBER(_10)
INAROW_NUMBER(_11) INAROW_NUMBER(_12) INAROW_NUMBER(_13) INAROW_NUMBER(_14) INAROW_NUMBER(_15)
// NOLINTEND(readability-identifier-naming)

#undef INAROW_NUMBER
#undef INAROW_COLUMN
#undef INAROW_SQUARE
#undef INAROW_CHOICE
// clang-format on

}  // namespace detail

/// An empty object whose type represents a game with all its moves. An illegal move in `then` does
/// not compile.
template <game_type Game>
struct game_constant {
    using game = Game;
    static constexpr int capacity = Game::position.capacity;

    /// Returns the game_constant after these moves. The errors are the same as for `play`.
    template <move_text... Moves>
    [[nodiscard]] constexpr auto then() const {
        // Does not use the alias `play`, because `play` would make each error longer.
        return detail::constant_of<typename detail::playing<Game, Moves...>::next::self>();
    }
    /// Returns an object whose member functions are the legal moves, for completion in an editor:
    /// then().b2() is the same as then<"b2">(). On boards of more than 15 columns or, without
    /// gravity, of more than 15 rows, the object has no such functions.
    [[nodiscard]] constexpr detail::legal_choices<Game> then() const { return {}; }
    /// Returns the game_constant of the game before its last `Count` moves.
    template <auto Count = 1>
        requires has_moves<Game, Count>
    [[nodiscard]] constexpr auto take_back() const {
        return detail::constant_of<inarow::take_back<Game, Count>>();
    }

    [[nodiscard]] constexpr const basic_position<capacity>& position() const {
        return Game::position;
    }
    [[nodiscard]] constexpr const inarow::rules& rules() const { return Game::position.rules(); }
    [[nodiscard]] constexpr inarow::outcome outcome() const { return Game::position.outcome(); }
    [[nodiscard]] constexpr player to_move() const
        requires in_play<Game>
    {
        return Game::position.to_move();
    }
    [[nodiscard]] constexpr player winner() const
        requires finished<Game> && (!is_drawn<Game>)
    {
        return first_has_won<Game> ? first : second;
    }
    [[nodiscard]] constexpr line decisive_line() const
        requires finished<Game> && (!is_drawn<Game>)
    {
        return Game::position.decisive_line();
    }

    /// Returns the game as a basic_game with all its moves. You can continue this game with moves
    /// that are known only at run time.
    [[nodiscard]] constexpr basic_game<capacity> plain() const {
        return detail::plain_game<Game>();
    }
    /// Returns the typed game after a move that is known only at run time, or the reason why the
    /// move is refused.
    [[nodiscard]] constexpr result<next_game<capacity>, illegal_move> play(move m) const
        requires in_play<Game>
    {
        using typed_now =
            std::conditional_t<Game::ply == 0, unplayed_game<capacity>, game_in_play<capacity>>;
        const typed_now now = *this;
        return now.play(m);
    }
    /// Converts to the typed game that fits the outcome of the game, such as won_game.
    template <class Typed>
        requires detail::is_typed_as<Typed, Game>
    constexpr operator Typed() const {
        return std::get<Typed>(*detail::typed_of<Game>);
    }
};

/// The game_constant of a game on the empty board, such as unplayed<tic_tac_toe>. The errors are
/// the same as for new_game.
template <rules Rules>
inline constexpr game_constant<new_game<Rules>> unplayed{};

}  // namespace inarow::inline v0
