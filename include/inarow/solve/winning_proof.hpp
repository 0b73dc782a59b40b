// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/dynamic.hpp>
#include <inarow/game/detail/owning_result.hpp>
#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/proof/indexed_tree.hpp>
#include <inarow/solve/proof.hpp>
#include <inarow/solve/proof_error.hpp>

#include <cstddef>
#include <optional>
#include <span>

namespace inarow::inline v0::solve {

/// A proof that a player wins a position. The class uses the proof as a strategy: it finds the
/// winner's moves without a search. These moves win against all moves of the opponent.
class winning_proof {
public:
    /// Returns what the proof in a file states. Does not check the proof: reads only the beginning
    /// of the file and the checksum. The number of nodes in the result is 0.
    [[nodiscard]] static INAROW_SOLVER_API result<proven_outcome, proof_error> statement_of(
        std::span<const std::byte> file);
    /// Returns whether the game `g` reached the position of a proof, or an image of this position
    /// under a reflection or rotation of the board, and whether the proof holds for the rules of
    /// `g`. The rules of `g` and of the position can differ in the player who starts and, if the
    /// proof holds for both line lengths, in the line length.
    [[nodiscard]] static INAROW_SOLVER_API bool leads_to(const game& g,
                                                         const proven_outcome& states);

    /// Reads the winner's moves from a proof. Returns `nullopt` if the proof is of a draw.
    /// Precondition: `known.states` is the result of `check_proof(known.bytes)`.
    [[nodiscard]] static INAROW_SOLVER_API std::optional<winning_proof> of(
        const known_proof& known);

    /// Returns the position that the proof is about.
    [[nodiscard]] const position& start() const { return states_.position; }
    [[nodiscard]] player winner() const {
        return states_.outcome == won_by(first) ? first : second;
    }

    /// Returns the winner's next move in a game. Returns `nullopt` in these cases:
    ///
    /// - The game did not lead to the position of the proof (see `leads_to`).
    /// - The game is over, or the winner is not to move.
    /// - The winner has not always played the moves that this function returns.
    [[nodiscard]] INAROW_SOLVER_API std::optional<square> next_move(const game& g) const;

private:
    explicit winning_proof(const proven_outcome& states) : states_{states} {}

    proven_outcome states_;
    detail::proof::indexed_tree tree_{};
};

}  // namespace inarow::inline v0::solve

#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/winning_proof.ipp>
#endif
