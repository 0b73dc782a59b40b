// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/detail/seal.hpp>
#include <inarow/game/position.hpp>

#include <utility>

/// A game as a type: its start, and a link for every move. The links name values; what a move does
/// is computed by the position alone. Each link is a type of its own, so that taking back a move
/// gives the very same type as before it; a position inside the name would cost more to compile
/// than the moves do (docs/type/game.md has the figures).
namespace inarow::inline v0 {

namespace detail {

/// How many links g++ prints in an error; earlier ones are hidden. clang prints none, and a closure
/// costs it more than a link.
#if defined(__GNUC__) && !defined(__clang__)
inline constexpr int max_links_printed = 6;
#else
inline constexpr int max_links_printed = 1 << 30;
#endif

}  // namespace detail

/// A game type: what new_game, set_up, play and the like are.
template <class T>
concept game_type = requires {
    typename T::self;
    T::ply;
};

namespace detail {

/// The rules with these numbers, and with these parts instead of the default ones.
[[nodiscard]] constexpr rules rules_from(int column_count, int row_count, int run_length,
                                         auto... parts) {
    rules result;
    auto& [columns, rows, run, gravity, length, convention, starts] = result;
    columns = column_count;
    rows = row_count;
    run = run_length;
    [[maybe_unused]] const auto set = [](auto& part, const auto& value) {
        if constexpr (requires { part = value; }) part = value;
    };
    ((set(gravity, parts), set(length, parts), set(convention, parts), set(starts, parts)), ...);
    return result;
}

}  // namespace detail

/// A game on the empty board. Not the `rules` themselves but their numbers, and the other parts
/// that differ from the default: compilers print them in every error.
template <int Columns, int Rows, int Run, auto... Parts>
struct started {
    using self = started;
    using origin = started;
    static constexpr int capacity = Columns * Rows;
    static constexpr int ply = 0;
    static constexpr basic_position<capacity> position =
        basic_position<capacity>::start_unchecked(detail::rules_from(Columns, Rows, Run, Parts...));
};

/// A game from a given position, which the closure type `Origin` returns.
template <class Origin>
struct started_from {
    using self = started_from;
    using origin = started_from;
    static constexpr int capacity = decltype(std::declval<Origin>()())::capacity;
    static constexpr int ply = 0;
    static constexpr basic_position<capacity> position = Origin{}();
};

/// The game `Previous` after one more move, onto the square with that row-major index.
template <class Previous, int Square>
struct after_move {
    using self = after_move;
    using previous = typename Previous::self;
    using origin = typename previous::origin;
    static constexpr int capacity = previous::capacity;
    static constexpr basic_position<capacity> position =
        previous::position.after(square_at(previous::position.rules(), Square));
    // Not counted link by link: the recursion would be too deep after a long game.
    static constexpr int ply = position.stones_ - origin::position.stones_;
};

namespace detail {

#if defined(__GNUC__) && !defined(__clang__)
template <bool Seal>
struct link {
    template <class Previous, int Square>
    using after = after_move<Previous, Square>;
};
template <>
struct link<true> {
    template <class Previous, int Square>
    using after = after_move<core::detail::sealed<core::detail::seal_of<Previous>>, Square>;
};

template <class Previous, int Square>
using next = typename link<Previous::ply % max_links_printed ==
                           max_links_printed - 1>::template after<Previous, Square>;
#else
template <class Previous, int Square>
using next = after_move<Previous, Square>;
#endif

}  // namespace detail

}  // namespace inarow::inline v0
