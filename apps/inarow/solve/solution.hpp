// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/enum_names.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/solver.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace inarow::app {

/// What to find about a position, in addition to its score.
struct solution_request {
    bool weak = false;  ///< only the outcome: scores are 1, 0 or -1
    bool all = false;   ///< the score of each move
    bool best = false;  ///< the best moves
    bool pv = false;    ///< the principal variation
    bool zone = false;  ///< the relevance zone, only with `weak`
};

/// A move and the bounds of its score, from the point of view of the player who makes the move.
struct bounded_move {
    square where{};
    solve::bounds score_bounds{};
};

/// Why a search ended.
enum class search_end : std::uint8_t { answer, time, nodes, depth, interrupt };
inline constexpr auto search_end_names =
    core::enum_names_of<search_end>("answer", "time", "nodes", "depth", "interrupt");

/// The results for a position. Moves are in the order of for_each_move.
struct solution {
    solve::bounds score_bounds{};
    std::vector<bounded_move> all;
    std::optional<std::vector<square>> best;  ///< `nullopt` if not found
    bool is_best_complete = true;             ///< whether `best` contains all best moves
    std::optional<std::vector<square>> pv;
    std::optional<std::vector<square>>
        zone;  ///< `nullopt` if the player to move wins, or if unknown
    solve::search_stats stats;
    std::size_t table_bytes = 0;
    bool is_complete = false;  ///< everything requested was found
    search_end end = search_end::answer;
};

/// Finds what is requested, within the limit of the solver. Parts of the solution that are not
/// requested stay empty.
[[nodiscard]] solution find_solution(const solution_request& request, const position& p,
                                     solve::solver& solver);

}  // namespace inarow::app
