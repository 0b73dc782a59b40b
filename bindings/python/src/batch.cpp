// SPDX-License-Identifier: BSL-1.0
#include "batch.hpp"

#include "failure.hpp"

namespace inarow::python {

void batch::score(std::size_t i, solve::solver& by, const std::stop_token& stop) {
    try {
        solve::value_inquiry asked(at_(i));
        if (!asked.is_answered()) {
            by.set_limit(with_.limit(stop));
            const long long positions = by.answer(asked);
            if (!asked.is_answered() && !stop.stop_requested() &&
                unsolved_ == unsolved_are::refused)
                refuse(solve::unsolved{positions, asked.free(), asked.score_lies});
        }
        lie_[i] = asked.score_lies;
    } catch (failure& f) {
        f.index = static_cast<long long>(i);
        f.sentence = "Position " + std::to_string(i) + ": " + f.sentence;
        throw;
    }
}

}  // namespace inarow::python
