// SPDX-License-Identifier: BSL-1.0
#include "batch.hpp"

#include "failure.hpp"

namespace inarow::python {

void batch::solve_position(std::size_t i, solve::solver& searcher, const core::stop_token& stop) {
    try {
        solve::value_query query(read_(i));
        if (!query.is_done()) {
            searcher.set_limit(settings_.limit(stop));
            const long long nodes = searcher.answer(query);
            if (!query.is_done() && !stop.stop_requested() && on_unsolved_ == on_unsolved::refuse)
                refuse(solve::unsolved{nodes, query.free(), query.score_bounds});
        }
        bounds_[i] = query.score_bounds;
    } catch (failure& f) {
        f.index = static_cast<long long>(i);
        f.sentence = "Position " + std::to_string(i) + ": " + f.sentence;
        throw;
    }
}

}  // namespace inarow::python
