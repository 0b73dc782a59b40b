// SPDX-License-Identifier: BSL-1.0
// The compiled searches: the target inarow::solver. The headers only declare them to programs that
// link it.
#include <inarow/solve/detail/heuristic_search.ipp>
#include <inarow/solve/detail/move_at_level.ipp>
#include <inarow/solve/detail/solver.ipp>
#include <inarow/solve/detail/vcf_search.ipp>
