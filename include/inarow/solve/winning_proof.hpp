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
#include <utility>

namespace inarow::inline v0::solve {

struct opened_proof;

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

    /// Returns what the proof states.
    [[nodiscard]] const proven_outcome& states() const { return states_; }
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
    friend INAROW_SOLVER_API result<opened_proof, proof_error> open_proof(
        std::span<const std::byte> file);

    winning_proof(const proven_outcome& states, detail::proof::indexed_tree tree)
        : states_{states}, tree_{(std::move)(tree)} {}

    proven_outcome states_;
    detail::proof::indexed_tree tree_;
};

/// What a correct proof states, and the winner's moves.
struct opened_proof {
    proven_outcome states;
    std::optional<winning_proof> strategy;  ///< empty if the proof is of a draw
};

/// Checks a proof as `check_proof` does, and reads the winner's moves at the same time. Returns the
/// first error if the bytes are not a correct proof.
[[nodiscard]] INAROW_SOLVER_API result<opened_proof, proof_error> open_proof(
    std::span<const std::byte> file);

}  // namespace inarow::inline v0::solve

#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/winning_proof.ipp>
#endif
