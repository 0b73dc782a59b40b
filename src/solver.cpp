// SPDX-License-Identifier: BSL-1.0
// The compiled searches: the target inarow::solver. The headers only declare them to programs that
// link it. Each engine is compiled apart, for all cores.
#include <inarow/solve/detail/move_at_level.ipp>
#include <inarow/solve/detail/place_board_search.ipp>
#include <inarow/solve/detail/solver.ipp>
#include <inarow/solve/detail/vcf_search.ipp>
