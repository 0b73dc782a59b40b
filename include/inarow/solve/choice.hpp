// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/heuristic_search.hpp>
#include <inarow/solve/level.hpp>
#include <inarow/solve/limit.hpp>
#include <inarow/solve/search_result.hpp>
#include <inarow/solve/solver.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve {

/// A move chosen within a limit on nodes and time. If a search proves the value of the position,
/// the move is a best move. Otherwise, the heuristic search chooses the move. In a position that is
/// proven lost, the heuristic search chooses among the moves that are known to delay the loss
/// longest.
struct choice {
    square where{};
    std::optional<game_value> proven{};  ///< proven value; if set, `where` is a best move
    /// The number of plies to a win, if one is proven. If `proven` is not set, a faster win may
    /// exist.
    std::optional<int> forced_win_plies{};
    int depth = 0;                     ///< depth of the heuristic search, in plies
    long long nodes = 0;               ///< nodes of the heuristic search
    std::vector<search_line> lines{};  ///< at most search_options::lines, best first

    bool operator==(const choice&) const = default;
};

namespace detail {

/// The share of a limit that the search for a proof of the value gets, in sixteenths. The share is
/// 14 if a proof is likely within a second or two, 4 if a proof is possible, and 1 if a proof is
/// hopeless.
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

/// Returns the part of a limit that the search for a proof may use. If a proof is hopeless, also
/// divides the number of nodes by 16, because the board is then large, and a node of the search for
/// a proof takes as much time as 12 or more nodes of the heuristic search.
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

/// Returns the move of a player below the highest level. Ignores the node limit in `allowed`,
/// because each level has its own node limit. Preconditions: the game is in play; `strength` is not
/// the highest level.
[[nodiscard]] INAROW_SOLVER_API square move_at_level(const position_view& p, level strength,
                                                     std::uint64_t seed, const limit& allowed);

}  // namespace detail

namespace detail {

/// Returns the limit for the search for a proof. If the options have a maximum depth, lowers the
/// number of nodes (see max_proof_nodes).
[[nodiscard]] inline limit with_enough_nodes(limit allowed, const search_options& options) {
    allowed.nodes = max_proof_nodes(allowed.nodes, options);
    return allowed;
}

/// Returns the best of several lines as a choice. Precondition: `lines` is not empty.
[[nodiscard]] inline choice choice_of(std::vector<search_line> lines, bool is_proven,
                                      const search_result& found) {
    const search_line& best = lines[0];
    choice result{.where = best.moves[0],
                  .forced_win_plies = best.forced_win_plies,
                  .depth = found.depth,
                  .nodes = found.nodes};
    if (is_proven) result.proven = best.proven;
    result.lines = (std::move)(lines);
    return result;
}

/// Returns the line that consists of the move `s`, whose proven value is `v`. `mover` is the player
/// who makes the move.
[[nodiscard]] inline search_line proven_line(square s, const game_value& v, player mover) {
    search_line result{.proven = v, .moves = {s}};
    if (v.outcome == won_by(mover)) {
        result.forced_win_plies = v.plies;
        result.evaluation = search_line::win - v.plies;
    } else if (v.outcome != outcome::draw) {
        result.evaluation = v.plies - search_line::win;
    }
    return result;
}

/// Chooses the best of the candidates or, if there are no candidates, the best of all moves. Asks
/// the solver for the value of each move, unless a proof is hopeless. If the solver does not prove
/// the value of a move, the heuristic search evaluates the move.
template <int Capacity>
[[nodiscard]] choice choose_lines(const basic_position<Capacity>& p, solver& solver,
                                  const limit& allowed, search_options options) {
    const int free = p.rules().squares() - p.stones();
    const int share = proof_share(p.rules(), free);
    limit for_proof = with_enough_nodes(proof_part(allowed, share), options);
    limit rest = allowed;
    std::vector<square> moves(options.candidates.begin(), options.candidates.end());
    if (moves.empty()) p.for_each_move([&](square s) { moves.push_back(s); });
    const auto wanted = static_cast<std::size_t>((std::max)(options.lines, 1));
    std::vector<search_line> lines;
    std::vector<square> unproven;
    for (const square s : moves) {
        value_query<Capacity> after(p.after(s));
        if (!after.is_done() && share != hopeless) {
            const long long nodes = solver.answer(after, for_proof);
            for_proof.nodes -= (std::min)(nodes, for_proof.nodes);
            rest.nodes -= (std::min)(nodes, rest.nodes);
        }
        if (!after.is_done()) {
            unproven.push_back(s);
            continue;
        }
        game_value v = after.value();
        ++v.plies;
        insert_line(lines, proven_line(s, v, p.to_move()));
    }
    search_result found;
    const bool is_proven = unproven.empty();
    if (!is_proven) {
        options.candidates = unproven;
        options.lines = static_cast<int>((std::min)(wanted, unproven.size()));
        found = heuristic_search(p, rest, options);
        for (search_line& each : found.lines) insert_line(lines, (std::move)(each));
    }
    if (lines.size() > wanted) lines.resize(wanted);
    return choice_of((std::move)(lines), is_proven, found);
}

}  // namespace detail

/// Returns the best move found within the limit `allowed`, which replaces the solver's own limit
/// during the call. Ignores the number of threads in the options, because the solver has its own
/// number of threads. If the options contain candidates, `choice::proven` is the value of the best
/// candidate instead of the value of the position. Precondition: the game is in play.
template <int Capacity>
[[nodiscard]] choice choose(const basic_position<Capacity>& p, solver& solver, const limit& allowed,
                            search_options options) {
    options.threads = solver.threads();
    if (options.lines > 1 || !options.candidates.empty())
        return detail::choose_lines(p, solver, allowed, options);
    const int free = p.rules().squares() - p.stones();
    const limit for_proof = detail::with_enough_nodes(
        detail::proof_part(allowed, detail::proof_share(p.rules(), free)), options);
    best_moves_query<Capacity> query(value_query<Capacity>(p), true);
    limit rest = allowed;
    rest.nodes -= (std::min)(solver.answer(query, for_proof), rest.nodes);
    if (query.is_done() && !query.best.empty()) {
        const game_value proven = query.value.value();
        const bool is_lost = proven.outcome == won_by(other(p.to_move()));
        const search_result found =
            is_lost ? detail::defense(query, solver, detail::with_enough_nodes(rest, options))
                    : search_result{.where = query.best[0]};
        const search_line line = detail::proven_line(found.where, proven, p.to_move());
        choice result{.where = found.where,
                      .proven = proven,
                      .forced_win_plies = line.forced_win_plies,
                      .nodes = found.nodes};
        if (options.lines > 0) result.lines = {line};
        return result;
    }
    search_result found = heuristic_search(p, rest, options);
    const auto proven = detail::proven_by_threats(p, found.forced_win_plies);
    if (!found.lines.empty()) found.lines[0].proven = proven;
    return {found.where, proven,      found.forced_win_plies,
            found.depth, found.nodes, (std::move)(found.lines)};
}

/// Returns the best move found within the limit `allowed`, with the default options.
template <int Capacity>
[[nodiscard]] choice choose(const basic_position<Capacity>& p, solver& solver,
                            const limit& allowed) {
    return choose(p, solver, allowed, search_options{});
}

/// Returns the moves from the position of `value` to the end of the game under perfect play. A
/// player who does not lose plays the first of the best moves. Among the moves that delay the loss
/// longest, the losing player plays the move that the heuristic search ranks first. Returns
/// `nullopt` if the solver does not find all moves within the limit.
template <int Capacity>
[[nodiscard]] std::optional<core::inplace_vector<square, Capacity>> defended_variation(
    value_query<Capacity> value, solver& solver, limit allowed) {
    core::inplace_vector<square, Capacity> moves;
    while (!value.position.is_over()) {
        const bool is_lost = value.is_done() && value.score() < 0;
        best_moves_query<Capacity> query(value, !is_lost);
        allowed.nodes -= (std::min)(solver.answer(query, allowed), allowed.nodes);
        if (!query.is_done()) return std::nullopt;
        value = query.value;
        if (!is_lost && value.score() < 0) continue;  // in a lost position, asks for all best moves
        square best = query.best[0];
        if (query.best.size() > 1)
            best = heuristic_search(value.position, {.nodes = 0},
                                    {query.best.begin(), query.best.end()})
                       .where;
        moves.push_back(best);
        value = value_query<Capacity>(value.position.after(best), -value.score());
    }
    return moves;
}

/// Returns the best move found within `time`. The stop token of the solver's own limit still
/// applies.
template <int Capacity>
[[nodiscard]] choice choose(const basic_position<Capacity>& p, solver& solver,
                            std::chrono::nanoseconds time) {
    limit allowed = limit::of_time(time);
    allowed.stop = solver.current_limit().stop;
    return choose(p, solver, allowed);
}

/// Returns the move of a player at the given level. The highest level plays the best move found
/// within `time`. A lower level usually takes up to 0.2 s on boards of up to 20x20, does not try to
/// prove the value of the position, and uses neither the table nor the book of the solver. If the
/// search of a lower level ends before the time runs out, the move depends only on the position,
/// the level and the seed. Precondition: the game is in play.
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
