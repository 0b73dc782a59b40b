// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/detail/proof_check.ipp>
#include <inarow/solve/detail/winning_proof.ipp>
