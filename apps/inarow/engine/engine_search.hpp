// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/choice.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

namespace inarow::app {

/// The limits and options of a search. The search ends when it reaches one of its limits. Without
/// limits, the search ends when it is stopped.
struct search_request {
    static constexpr auto any_time = std::chrono::nanoseconds::max();
    static constexpr auto any_nodes = std::numeric_limits<long long>::max();
    static constexpr auto any_depth = solve::search_options::any_depth;

    std::chrono::nanoseconds time = any_time;
    long long nodes = any_nodes;
    int depth = any_depth;             ///< maximum depth of the heuristic search, in plies
    std::vector<square> candidates{};  ///< the moves to choose from; if empty, all moves
    int lines = 1;                     ///< how many of the best moves to report
    solve::level strength{};           ///< levels below the highest have their own node limit
    std::uint64_t seed = 0;

    [[nodiscard]] bool is_limited() const {
        return time != any_time || nodes != any_nodes || depth != any_depth;
    }
};

/// The result of a search so far.
struct finding {
    solve::choice chosen;  ///< contains at least one line
    long long nodes = 0;   ///< nodes of the solver and the heuristic search
    std::chrono::nanoseconds time{};
};

/// The memory that searches keep from one move to the next.
struct search_memory {
    solve::solver solver;
    solve::heuristic_table table;

    void(clear)() {
        (solver.clear)();
        (table.clear)();
    }
};

/// Searches within the limits of the request. Passes each finding to `tell`, and returns the last
/// finding, which is the answer. Without limits, searches until it is stopped. Precondition: the
/// game is in play.
[[nodiscard]] finding search(const position& p, search_memory& memory,
                             const search_request& request, const core::stop_token& stop,
                             const std::function<void(const finding&)>& tell);

}  // namespace inarow::app
