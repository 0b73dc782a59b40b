// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/game.hpp>
#include <inarow/game/result.hpp>

#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

/// Games whose moves are known only at run time, but whose types show the outcome: unplayed, in
/// play, won or drawn.
///
/// This is a separate header, because including <variant> costs compile time.
namespace inarow::inline v0 {

template <int Capacity>
class unplayed_game;
template <int Capacity>
class game_in_play;
template <int Capacity>
class won_game;
template <int Capacity>
class drawn_game;

/// The types of game that a move can lead to.
template <int Capacity>
using next_game = std::variant<game_in_play<Capacity>, won_game<Capacity>, drawn_game<Capacity>>;
/// The types of game that taking back a move can lead to.
template <int Capacity>
using previous_game = std::variant<unplayed_game<Capacity>, game_in_play<Capacity>>;
/// Any of the four types of game.
template <int Capacity>
using any_game = std::variant<unplayed_game<Capacity>, game_in_play<Capacity>, won_game<Capacity>,
                              drawn_game<Capacity>>;

/// Converts a plain game (a basic_game) to the type that shows its outcome. Returns std::nullopt
/// for a game on a set-up position that is over before the first move, because none of the four
/// types represents such a game.
template <int Capacity>
[[nodiscard]] constexpr std::optional<any_game<Capacity>> typed(const basic_game<Capacity>& g);

/// The base class of the four types of game. Only `start`, `typed`, `play` and `take_back` create a
/// typed game.
template <int Capacity>
class typed_game {
public:
    [[nodiscard]] constexpr const basic_game<Capacity>& plain() const { return game_; }
    [[nodiscard]] constexpr const basic_position<Capacity>& position() const {
        return game_.position();
    }
    [[nodiscard]] constexpr const inarow::rules& rules() const { return game_.rules(); }
    constexpr bool operator==(const typed_game&) const = default;

protected:
    explicit constexpr typed_game(const basic_game<Capacity>& plain_game) : game_{plain_game} {}

    template <int C>
    friend constexpr std::optional<any_game<C>> typed(const basic_game<C>& g);

    /// Converts a variant of all four types to a variant of fewer types. Precondition: `any` holds
    /// one of these fewer types.
    template <class Fewer>
    [[nodiscard]] static constexpr Fewer narrowed(const any_game<Capacity>& any) {
        return std::visit(
            [](const auto& one) -> Fewer {
                if constexpr (requires { Fewer{one}; }) {
                    return one;
                } else {
                    std::unreachable();
                }
            },
            any);
    }
    [[nodiscard]] constexpr result<next_game<Capacity>, illegal_move> played(move m) const {
        const auto next = game_.play(m);
        if (!next) return next.error();
        return narrowed<next_game<Capacity>>(*typed(*next));
    }
    [[nodiscard]] constexpr previous_game<Capacity> taken_back() const {
        return narrowed<previous_game<Capacity>>(*typed(*game_.take_back()));
    }

private:
    basic_game<Capacity> game_;
};

/// A game in which no move has been made yet. It starts from the empty board or from a set-up
/// position.
template <int Capacity>
class unplayed_game : public typed_game<Capacity> {
public:
    /// Returns a game on the empty board. Refuses the same rules as basic_game::start.
    [[nodiscard]] static constexpr result<unplayed_game, illegal_rules> start(
        const inarow::rules& r) {
        const auto plain_game = basic_game<Capacity>::start(r);
        if (!plain_game) return plain_game.error();
        return unplayed_game(*plain_game);
    }
    [[nodiscard]] constexpr player to_move() const { return this->position().to_move(); }
    [[nodiscard]] constexpr result<next_game<Capacity>, illegal_move> play(move m) const {
        return this->played(m);
    }

private:
    using typed_game<Capacity>::typed_game;
};

/// A game that has at least one move and is not over.
template <int Capacity>
class game_in_play : public typed_game<Capacity> {
public:
    [[nodiscard]] constexpr player to_move() const { return this->position().to_move(); }
    [[nodiscard]] constexpr result<next_game<Capacity>, illegal_move> play(move m) const {
        return this->played(m);
    }
    [[nodiscard]] constexpr previous_game<Capacity> take_back() const { return this->taken_back(); }

private:
    using typed_game<Capacity>::typed_game;
};

/// A game that a player has won.
template <int Capacity>
class won_game : public typed_game<Capacity> {
public:
    [[nodiscard]] constexpr player winner() const {
        return this->position().outcome() == outcome::first_won ? first : second;
    }
    [[nodiscard]] constexpr line decisive_line() const { return this->position().decisive_line(); }
    [[nodiscard]] constexpr previous_game<Capacity> take_back() const { return this->taken_back(); }

private:
    using typed_game<Capacity>::typed_game;
};

/// A drawn game: the board is full, and neither player has won.
template <int Capacity>
class drawn_game : public typed_game<Capacity> {
public:
    [[nodiscard]] constexpr previous_game<Capacity> take_back() const { return this->taken_back(); }

private:
    using typed_game<Capacity>::typed_game;
};

template <int Capacity>
constexpr std::optional<any_game<Capacity>> typed(const basic_game<Capacity>& g) {
    if (g.ply() == 0) {
        if (g.position().is_over()) return std::nullopt;
        return unplayed_game<Capacity>(g);
    }
    switch (g.position().outcome()) {
        case outcome::in_play: return game_in_play<Capacity>(g);
        case outcome::draw: return drawn_game<Capacity>(g);
        case outcome::first_won:
        case outcome::second_won: return won_game<Capacity>(g);
        default: std::unreachable();
    }
}

namespace detail {

struct missing_case {};
template <class Case>
inline constexpr bool is_given = !std::is_same_v<Case, missing_case>;

/// Refuses to compile if a case is missing. The condition of each static_assert is a template
/// parameter, because clang would repeat any other expression in the error.
template <bool InPlay, bool Won, bool Drawn>
struct given_cases {
    static_assert(InPlay,
                  "A case is missing, for a game in play: add .in_play = [](auto game) { ... }.");
    static_assert(Won, "A case is missing, for a won game: add .won = [](auto game) { ... }.");
    static_assert(Drawn,
                  "A case is missing, for a drawn game: add .drawn = [](auto game) { ... }.");
    static constexpr bool checked = true;
};

/// A game whose type shows its outcome. Unlike a basic_game, such a game has a member `plain`.
template <class Game>
concept shows_outcome = requires(const Game& g) { g.plain(); };

}  // namespace detail

/// The argument of `match`: a function for each outcome of a game. `in_play` also takes an unplayed
/// game. If a function is missing, the program does not compile.
template <class InPlay = detail::missing_case, class Won = detail::missing_case,
          class Drawn = detail::missing_case>
struct cases {
    static_assert(detail::given_cases<detail::is_given<InPlay>, detail::is_given<Won>,
                                      detail::is_given<Drawn>>::checked);

    InPlay in_play{};
    Won won{};
    Drawn drawn{};
};

/// Calls the function for the outcome of a typed game or a game_constant, and returns the result of
/// the function. The other functions are not instantiated for this game.
template <detail::shows_outcome Game, class... Functions>
constexpr decltype(auto) match(const Game& g, const cases<Functions...>& functions) {
    if constexpr (!(detail::is_given<Functions> && ...)) {
        return;
    } else if constexpr (requires { g.winner(); }) {
        return functions.won(g);
    } else if constexpr (requires { g.to_move(); }) {
        return functions.in_play(g);
    } else {
        return functions.drawn(g);
    }
}
/// Calls the function for the outcome of the typed game that a variant holds, and returns the
/// result of the function. All functions must return the same type.
template <class... Games, class... Functions>
constexpr decltype(auto) match(const std::variant<Games...>& g,
                               const cases<Functions...>& functions) {
    return std::visit(
        [&functions](const auto& one) -> decltype(auto) { return match(one, functions); }, g);
}

}  // namespace inarow::inline v0
