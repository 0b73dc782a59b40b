// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/seal.hpp>
#include <inarow/game/position.hpp>

#include <utility>

/// A game as a type: how it began, and a link for every move. The links name values; what a
/// move does is computed by the position alone. Each link is a type of its own, so that taking a
/// move back gives the same type as before it; a position inside the name would cost more to
/// compile than the moves do (docs/type/game.md has the figures).
namespace inarow::inline v0 {

namespace type {

/// How many links g++ may print; after these, the earlier ones are hidden. clang prints none,
/// and a closure costs it more than a link.
#if defined(__GNUC__) && !defined(__clang__)
inline constexpr int links_printed = 6;
#else
inline constexpr int links_printed = 1 << 30;
#endif

}  // namespace type

/// A game type: what new_game, set_up and play give.
template <class T>
concept a_game = requires {
    typename T::self;
    T::ply;
};

/// A game that begins on the empty board of some rules. Numbers instead of `rules`, because g++
/// prints those longer, and prints no default arguments.
template <int Columns, int Rows, int Run, gravity Gravity = place, player Starts = first>
struct begun {
    using self = begun;
    using origin = begun;
    static constexpr int capacity = Columns * Rows;
    static constexpr int ply = 0;
    static constexpr basic_position<capacity> position =
        basic_position<capacity>::start_unchecked({Columns, Rows, Run, Gravity, Starts});
};

/// A game that begins with a given position, which the closure type `Origin` returns.
template <class Origin>
struct begun_from {
    using self = begun_from;
    using origin = begun_from;
    static constexpr int capacity = decltype(std::declval<Origin>()())::capacity;
    static constexpr int ply = 0;
    static constexpr basic_position<capacity> position = Origin{}();
};

/// The game `Before` after one more move, onto the square with that row-major index.
template <class Before, int Square>
struct played {
    using self = played;
    using before = typename Before::self;
    using origin = typename before::origin;
    static constexpr int capacity = before::capacity;
    static constexpr basic_position<capacity> position =
        before::position.after(square_at(before::position.rules(), Square));
    // Not counted link by link, which would be too deep for a compiler after a long game.
    static constexpr int ply = position.stones_ - origin::position.stones_;
};

namespace type {

#if defined(__GNUC__) && !defined(__clang__)
template <bool Seal>
struct link {
    template <class Before, int Square>
    using after = played<Before, Square>;
};
template <>
struct link<true> {
    template <class Before, int Square>
    using after = played<core::sealed<core::seal_of<Before>>, Square>;
};

template <class Before, int Square>
using next =
    typename link<Before::ply % links_printed == links_printed - 1>::template after<Before, Square>;
#else
template <class Before, int Square>
using next = played<Before, Square>;
#endif

}  // namespace type

}  // namespace inarow::inline v0
