// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/dynamic.hpp>
#include <inarow/game/detail/owning_result.hpp>
#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/proof/format.hpp>
#include <inarow/solve/limit.hpp>
#include <inarow/solve/proof.hpp>
#include <inarow/solve/solver.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// Makes proofs of the outcome of a position under perfect play. docs/proof_format.md describes the
/// files.
namespace inarow::inline v0::solve {

/// The reason why there is no proof.
enum class no_proof : std::uint8_t {
    unsupported,  ///< proofs do not support these rules
    game_over,    ///< the game is over
    limit,        ///< the search reached its limit
    exhausted,    ///< the search by threats found no win, and cannot continue
};

/// Returns whether proofs support these rules.
[[nodiscard]] constexpr bool supports_proofs(const rules& r) {
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    switch (gravity) {
        case place: break;
        case drop:
        default: return false;
    }
    switch (length) {
        case line_length::at_least:
        case line_length::exactly: break;
        default: return false;
    }
    switch (convention) {
        case convention::normal: break;
        case convention::misere:
        default: return false;
    }
    switch (edges) {
        case edges::bounded: break;
        case edges::wrapping:
        default: return false;
    }
    return is_valid(r) && run >= 2 && r.squares() <= detail::proof::max_squares;
}

/// Makes a proof of the outcome of a position under perfect play. Returns the bytes of the proof
/// file, or the reason why there is no proof.
[[nodiscard]] INAROW_SOLVER_API result<std::vector<std::byte>, no_proof> make_proof(
    const position& p, const resources& available = {}, const limit& allowed = {});

/// Makes a proof that `winner` wins a position by threats. Does not search positions that a known
/// proof covers, but copies the known proof into the new proof. In any other position in which the
/// winner has the same stones as in a position of a known proof, the search first tries the moves
/// of this proof. The search uses one thread.
[[nodiscard]] INAROW_SOLVER_API result<std::vector<std::byte>, no_proof> make_proof_of_win(
    const position& p, player winner, std::span<const known_proof> known = {},
    const resources& available = {}, const limit& allowed = {});

/// Returns the moves that still need an answer before `make_proof_of_win` can prove that the player
/// who is not to move wins. If the player to move skipped a turn, the other player would have a win
/// that relies on some squares. The result contains the moves to these squares, except moves that a
/// known proof or a short search refutes. Returns only one move of each group of moves that are
/// symmetric to each other.
[[nodiscard]] INAROW_SOLVER_API result<std::vector<square>, no_proof> unanswered_moves(
    const position& p, std::span<const known_proof> known = {}, const resources& available = {},
    const limit& allowed = {});

}  // namespace inarow::inline v0::solve

#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/proof_make.ipp>
#endif
