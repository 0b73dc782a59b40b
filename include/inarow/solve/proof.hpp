// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/dynamic.hpp>
#include <inarow/game/detail/owning_result.hpp>
#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/proof_error.hpp>

#include <cstddef>
#include <cstdint>
#include <span>

/// Proofs of the outcome of a position under perfect play, as files that a program can check
/// without a search. docs/proof_format.md describes the format.
namespace inarow::inline v0::solve {

/// Whether a proof holds only for the line length of its rules, or for both line lengths: lines of
/// at least `run` stones, and lines of exactly `run` stones.
enum class proven_lengths : std::uint8_t { one, both };

/// The position of a proof, the proven outcome, and the number of nodes that the check visited. If
/// the proof holds for both line lengths, the rules of the position have the length `at_least`.
struct proven_outcome {
    inarow::position position;
    inarow::outcome outcome;
    long long nodes;
    proven_lengths lengths = proven_lengths::one;
};

/// A proof from a file.
struct known_proof {
    proven_outcome states;             ///< the result of `check_proof`
    std::span<const std::byte> bytes;  ///< the bytes of the file
};

/// Checks the bytes of a proof. Returns the proven outcome, or the first error.
[[nodiscard]] INAROW_SOLVER_API result<proven_outcome, proof_error> check_proof(
    std::span<const std::byte> bytes);

}  // namespace inarow::inline v0::solve

#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/proof_check.ipp>
#endif
