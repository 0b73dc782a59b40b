// SPDX-License-Identifier: BSL-1.0
// The compiled searches, which form the target inarow::solver. For programs that link it, the
// headers only declare the searches. Each kind of search has its own source file, so that a build
// can use all cores.
#include <inarow/solve/detail/maker_breaker_search.ipp>
#include <inarow/solve/detail/move_at_level.ipp>
#include <inarow/solve/detail/solver.ipp>
#include <inarow/solve/detail/vcf_search.ipp>
