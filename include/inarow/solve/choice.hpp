// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/heuristic_search.hpp>
#include <inarow/solve/level.hpp>
#include <inarow/solve/limit.hpp>
#include <inarow/solve/solver.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>

namespace inarow::inline v0::solve {

/// A move chosen within a limit. If the search finds a proof, the move is a proven best move.
/// Otherwise, the heuristic search chooses the move. In a lost position, it chooses the best
/// defense among the moves that delay the loss longest.
struct choice {
    square where{};
    std::optional<game_value> proven{};     ///< value of the position; `where` is a best move
    std::optional<int> forced_win_plies{};  ///< plies to a proven win; faster wins may exist
    int depth = 0;                          ///< depth of the heuristic search, in plies
    long long nodes = 0;                    ///< nodes of the heuristic search

    constexpr bool operator==(const choice&) const = default;
};

namespace detail {

/// The share of a limit that the proof gets, in sixteenths: 14 if a proof is likely within a second
/// or two, 4 if a proof is possible, and 1 if a proof is hopeless.
inline constexpr int hopeless = 1;
[[nodiscard]] constexpr int proof_share(const rules& r, int free) {
    const auto share = [free](int max_likely, int max_possible) {
        return free <= max_likely ? 14 : free <= max_possible ? 4 : hopeless;
    };
    switch (search_for(r)) {
        case search_kind::drop: return share(42, 48);
        case search_kind::maker_breaker: return share(36, 50);
        case search_kind::general:
        case search_kind::reference:
        default: break;
    }
    return share(20, 36);
}

/// Returns the part of a limit that the proof may use. A hopeless proof gets a smaller node budget,
/// because on such large boards, a proof node costs as much as 12 or more heuristic nodes.
[[nodiscard]] inline limit proof_part(const limit& total, int sixteenths) {
    constexpr int dear_nodes = 16;
    const int rest = 16 - sixteenths;
    limit result = total;
    result.nodes -= total.nodes / 16 * rest;
    if (sixteenths == hopeless) result.nodes /= dear_nodes;
    if (total.deadline != (std::chrono::steady_clock::time_point::max)())
        result.deadline -= (total.deadline - std::chrono::steady_clock::now()) / 16 * rest;
    return result;
}

/// Returns the value of a position with a forced win. Returns `nullopt` if there is no forced win,
/// or if a shorter win may exist.
template <int Capacity>
[[nodiscard]] std::optional<game_value> proven_by_threats(const basic_position<Capacity>& p,
                                                          std::optional<int> forced_win_plies) {
    const int max_exact_plies = p.rules().gravity == place ? 5 : 3;
    if (!forced_win_plies || *forced_win_plies > max_exact_plies) return std::nullopt;
    return game_value{won_by(p.to_move()), *forced_win_plies};
}

/// Returns a defense in a lost position: the move that a heuristic search prefers among the moves
/// that delay the loss longest. Uses half of the remaining limit to find these moves.
template <int Capacity>
[[nodiscard]] search_result defense(best_moves_query<Capacity> query, solver& solver, limit left) {
    constexpr int half = 8;
    query.first_only = false;
    const long long nodes = solver.answer(query, proof_part(left, half));
    left.nodes -= (std::min)(nodes, left.nodes);
    const basic_position<Capacity>& p = query.root();
    return heuristic_search(p, left, {query.best.begin(), query.best.end()}, solver.threads());
}

/// Returns the move of a player whose level is below the highest. Ignores the node limit in
/// `allowed`, because each level has its own node limit. Preconditions: the game is in play;
/// `strength` is not the highest level.
[[nodiscard]] INAROW_SOLVER_API square move_at_level(const position_view& p, level strength,
                                                     std::uint64_t seed, const limit& allowed);

}  // namespace detail

/// Returns the best move found within the limit `allowed`, which replaces the solver's own limit
/// during the call. Precondition: the game is in play.
template <int Capacity>
[[nodiscard]] choice choose(const basic_position<Capacity>& p, solver& solver,
                            const limit& allowed) {
    const int free = p.rules().squares() - p.stones();
    const limit for_proof = detail::proof_part(allowed, detail::proof_share(p.rules(), free));
    best_moves_query<Capacity> query(value_query<Capacity>(p), true);
    limit rest = allowed;
    rest.nodes -= (std::min)(solver.answer(query, for_proof), rest.nodes);
    if (query.is_done() && !query.best.empty()) {
        const game_value proven = query.value.value();
        const bool is_lost = proven.outcome == won_by(other(p.to_move()));
        const search_result found =
            is_lost ? detail::defense(query, solver, rest) : search_result{.where = query.best[0]};
        return {.where = found.where, .proven = proven, .nodes = found.nodes};
    }
    const search_result found = heuristic_search(p, rest, {}, solver.threads());
    return {found.where, detail::proven_by_threats(p, found.forced_win_plies),
            found.forced_win_plies, found.depth, found.nodes};
}

/// Returns the best move found in `time`. The stop token of the solver's own limit still applies.
template <int Capacity>
[[nodiscard]] choice choose(const basic_position<Capacity>& p, solver& solver,
                            std::chrono::nanoseconds time) {
    limit allowed = limit::of_time(time);
    allowed.stop = solver.current_limit().stop;
    return choose(p, solver, allowed);
}

/// Returns the move of a player at the given level. The highest level plays the best move found in
/// the time. A lower level takes milliseconds, does not try to prove the value, and uses neither
/// the table nor the book of the solver. If the search ends before the time runs out, the move of a
/// lower level depends only on the position and the seed. Precondition: the game is in play.
template <int Capacity>
[[nodiscard]] choice choose(const basic_position<Capacity>& p, solver& solver,
                            std::chrono::nanoseconds time, level strength, std::uint64_t seed) {
    if (strength.is_highest()) return choose(p, solver, time);
    limit allowed = limit::of_time(time);
    allowed.stop = solver.current_limit().stop;
    return {.where = detail::move_at_level(p, strength, seed, allowed)};
}

}  // namespace inarow::inline v0::solve

#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/move_at_level.ipp>
#endif
