// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/game.hpp>
#include <inarow/type/play.hpp>

namespace inarow::inline v0 {

namespace detail {

template <int Capacity>
[[nodiscard]] constexpr basic_position<Capacity> position_in(const basic_position<Capacity>& p) {
    return p;
}
template <int Capacity>
[[nodiscard]] constexpr basic_position<Capacity> position_in(const basic_game<Capacity>& g) {
    return g.position();
}

/// Makes the moves on `start`, a position or game. Precondition: the moves are legal in this order.
template <class Start, class... Moves>
[[nodiscard]] constexpr Start after_legal_moves(Start start, const Moves&... moves) {
    const move_text* const all[] = {&moves..., nullptr};
    for (const move_text* const* each = all; *each != nullptr; ++each) {
        const basic_position p = position_in(start);
        (void)start.apply(square_at(p.rules(), square_of(p, **each)));
    }
    return start;
}

/// Wraps the constant `Start`, a position or a game, in a type that can be a template argument.
template <const auto& Start>
struct start_value {
    static constexpr const auto& value = Start;
};

template <class Start, move_text... Moves>
struct value_after {
    using self = value_after;
    static constexpr auto value = after_legal_moves(Start::value, Moves...);
};

template <class Start, move_text... Moves>
struct refused_in_value {
    static constexpr diagnostic text = diagnose(first_refused(position_in(Start::value), Moves...));
};

template <bool Legal>
struct must_if {
    template <class Start, move_text... Moves>
    using answer = value_after<Start, Moves...>;
};
template <>
struct must_if<false> {
    template <class Start, move_text... Moves>
    using answer = refusal<refused_in_value<Start, Moves...>, value_after<Start>>;
};

/// `making` is a class instead of an alias, so that g++ prints a short name in errors (see
/// `playing` in play.hpp).
template <class Start, move_text... Moves>
struct making {
    using next = typename must_if<legal_prefix_of(position_in(Start::value), Moves...).size ==
                                  sizeof...(Moves)>::template answer<Start, Moves...>;
};

}  // namespace detail

/// The position or game `Start` after these moves. `must` does for a constant what `play` does for
/// a game type. An illegal move does not compile. The error has the same sentence and board as the
/// error of `play`. `Start` must be a constant with static storage duration.
template <const auto& Start, move_text... Moves>
inline constexpr auto must =
    detail::making<detail::start_value<Start>, Moves...>::next::self::value;

}  // namespace inarow::inline v0
