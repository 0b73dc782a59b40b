// SPDX-License-Identifier: BSL-1.0
#include "batch.hpp"

#include "failure.hpp"

namespace inarow::python {

void batch::solve_position(std::size_t i, solve::solver& solver, const core::stop_token& stop) {
    bounds_[i] = at_index(i, [&] {
        solve::value_query query(read_(i));
        if (query.is_done()) return query.score_bounds;
        const long long nodes = solver.answer(query, settings_.limit(stop));
        if (!query.is_done() && !stop.stop_requested() && on_unsolved_ == on_unsolved::refuse)
            refuse(solve::unsolved{nodes, query.free(), query.score_bounds});
        return query.score_bounds;
    });
}

}  // namespace inarow::python
