// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/analysis.hpp>
#include <inarow/solve/limit.hpp>

#include <optional>
#include <vector>

namespace inarow::app {

/// The evaluations of all positions of a game, beginning with the start position, from the point of
/// view of the first player. A position whose winner is known has no evaluation.
using evaluations = std::vector<std::optional<int>>;

/// Evaluates the positions whose winner is unknown by a heuristic search with a fixed number of
/// nodes. Returns no evaluations if all winners are known, or if the rules have no unit of
/// evaluation. If the search is stopped, the remaining positions have no evaluation.
[[nodiscard]] evaluations evaluate(const solve::analysis<dynamic>& a, const solve::limit& allowed);

/// Returns the analysis for a plot. Replaces each unknown score by the evaluation divided by 100,
/// limited to the range from -16 to 16. A known win becomes 16 if the first player wins, and -16 if
/// the second player wins.
[[nodiscard]] solve::analysis<dynamic> with_evaluations(solve::analysis<dynamic> a,
                                                        const evaluations& found);

}  // namespace inarow::app
