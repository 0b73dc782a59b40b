// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/best_found.hpp>
#include <inarow/solve/solver.hpp>

#include <chrono>
#include <optional>

/// Which move to make when there is only so much time: the perfect one where that is found, else
/// the best that was.
namespace inarow::inline v0::solve {

struct choice {
    square where{};
    /// What the game is worth, where it was found: then no move is better than this one.
    std::optional<game_value> proven{};
    /// Who is to move wins with this move, by threats, within so many plies; maybe there is a
    /// shorter way.
    std::optional<int> wins_within{};

    constexpr bool operator==(const choice&) const = default;
};

namespace detail {

/// How much of the time a proof is to have, in sixteenths: most of it where one is likely, next to
/// nothing where one would take ages.
[[nodiscard]] constexpr int sixteenths_for_proof(const rules& r, int free) {
    // So far a second or two are enough, and from there on they are not.
    const bool is_fast = r.gravity == drop && bits_needed(r) <= 64;
    const int likely = is_fast ? 42 : 20;
    const int hopeless = is_fast ? 48 : 36;
    return free <= likely ? 14 : free <= hopeless ? 4 : 1;
}

/// What the threat search found is the value where no other win could be shorter.
template <int Capacity>
[[nodiscard]] std::optional<game_value> proven_by_threats(const basic_position<Capacity>& p,
                                                          std::optional<int> wins_within) {
    const int exact_to = p.rules().gravity == place ? 5 : 3;
    if (!wins_within || *wins_within > exact_to) return std::nullopt;
    return game_value{won_by(p.to_move()), *wins_within};
}

}  // namespace detail

/// The best move, as far as it can be found in that time; of the solver's own limit only the stop
/// token counts. Precondition: the game goes on.
template <int Capacity>
[[nodiscard]] choice choose(const basic_position<Capacity>& p, solver& with,
                            std::chrono::nanoseconds think) {
    const limit own = with.current_limit();
    limit in_all = limit::of_time(think);
    in_all.stop = own.stop;
    limit for_proof = in_all;
    const int free = p.rules().squares() - p.stones();
    for_proof.until -= think / 16 * (16 - detail::sixteenths_for_proof(p.rules(), free));

    with.set_limit(for_proof);
    best_moves_inquiry<Capacity> asked(value_inquiry<Capacity>(p), true);
    (void)with.answer(asked);
    with.set_limit(own);
    if (asked.is_answered() && !asked.best.empty())
        return {.where = asked.best[0], .proven = asked.first.value()};
    const found_move found = best_found(p, in_all);
    return {found.where, detail::proven_by_threats(p, found.wins_within), found.wins_within};
}

}  // namespace inarow::inline v0::solve
