// SPDX-License-Identifier: BSL-1.0
// The compiled searches: the target inarow::solver. Programs that link it only see declarations in
// the headers. Each engine is compiled separately, so that all cores are used.
#include <inarow/solve/detail/move_at_level.ipp>
#include <inarow/solve/detail/place_board_search.ipp>
#include <inarow/solve/detail/solver.ipp>
#include <inarow/solve/detail/vcf_search.ipp>
