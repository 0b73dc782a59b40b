// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/bitboard/position.hpp>
#include <inarow/core/detail/indices.hpp>
#include <inarow/solve/winning_strategy.hpp>
#include <inarow/type/detail/refusal.hpp>
#include <inarow/type/query.hpp>

#include <cstddef>
#include <cstdint>

/// Claims that a strategy wins a game. The compiler verifies the claim.
namespace inarow::inline v0 {

namespace detail {

/// The fault in an instalment (a part of the strategy). Each instalment is verified in a separate
/// constant evaluation, because compilers limit the steps of one evaluation.
template <class Strategy, std::size_t Number>
inline constexpr auto fault_of =
    solve::strategy_verifier<Strategy>::fault_in(static_cast<int>(Number));

inline constexpr int no_fault = -1;
inline constexpr int other_start = -2;

/// Returns the number of the first instalment with a fault, or no_fault.
template <class Strategy, std::size_t... Number>
[[nodiscard]] constexpr int first_fault(core::detail::indices<Number...>) {
    int result = no_fault;
    (void)((fault_of<Strategy, Number>.has_value() &&
            (result = static_cast<int>(Number)) != no_fault) ||
           ...);
    return result;
}

/// Returns whether the first position of a strategy is the position of the game, or the mirror
/// image of this position.
template <class Strategy, class Game>
[[nodiscard]] constexpr bool begins_with() {
    if (!(Game::position.rules() == Strategy::rules)) return false;
    using verifier = solve::strategy_verifier<Strategy>;
    const auto is_first = [](const auto& sides) {  // the player to move is the opponent
        return Strategy::positions[0] ==
               verifier::key_of(sides.opponent, sides.own | sides.opponent);
    };
    const auto sides = verifier::board.sides_of(Game::position);
    return is_first(sides) || is_first(verifier::board.next_image(sides, 1));
}

template <class Strategy, class Game>
[[nodiscard]] constexpr int fault_number() {
    if constexpr (!begins_with<Strategy, Game>())
        return other_start;
    else
        return first_fault<Strategy>(core::detail::make_indices<static_cast<std::size_t>(
                                         solve::strategy_verifier<Strategy>::instalments)>{});
}

/// Returns the position in which a strategy fails.
template <class Strategy>
[[nodiscard]] constexpr auto position_of_fault(const solve::unproven& fault) {
    const auto opponent = fault.occupied ^ fault.own;
    const bool is_owners_turn = fault.fault == solve::strategy_fault::no_reply;
    return bitboard::to_layout<Strategy::rules.squares()>(
               bitboard::game_geometry<std::uint64_t>(Strategy::rules),
               is_owners_turn ? bitboard::sides<std::uint64_t>{fault.own, opponent}
                              : bitboard::sides<std::uint64_t>{opponent, fault.own})
        .unchecked();
}

template <class Position>
[[nodiscard]] constexpr diagnostic diagnose_strategy(core::string_view sentence,
                                                     const Position& p) {
    diagnostic result = diagnostic_of(sentence);
    write_board(result, p, center_of(p));
    return result;
}

template <class Strategy, class Game, int Fault>
struct refused_strategy {
    static constexpr solve::unproven fault = *fault_of<Strategy, static_cast<std::size_t>(Fault)>;
    static constexpr diagnostic text =
        diagnose_strategy(solve::sentence_of(fault.fault), position_of_fault<Strategy>(fault));
};
template <class Strategy, class Game>
struct refused_strategy<Strategy, Game, other_start> {
    static constexpr diagnostic text =
        diagnose_strategy("The strategy does not begin with this position.", Game::position);
};

template <class Strategy, class Game, int Fault = fault_number<Strategy, Game>()>
struct strategy_claim {
    using answer = refusal<refused_strategy<Strategy, Game, Fault>, constant<true>>;
};
template <class Strategy, class Game>
struct strategy_claim<Strategy, Game, no_fault> {
    struct answer {
        using self = constant<true>;
    };
};

}  // namespace detail

/// Claims that the player who made the last move of a game wins with a
/// [strategy](../solve/winning_strategy.md), whatever the opponent plays. The compiler verifies the
/// strategy against every move of the opponent. A correct claim has the value true. If the strategy
/// has a fault, the program does not compile. The error describes the fault and draws the position
/// in which the strategy fails.
template <class Strategy, class Game>
inline constexpr bool wins_with = detail::strategy_claim<Strategy, Game>::answer::self::value;

}  // namespace inarow::inline v0
