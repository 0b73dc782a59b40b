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
    /// Returns the position that the proof in a file is about. Does not check the proof: reads only
    /// the beginning of the file and the checksum.
    [[nodiscard]] static INAROW_SOLVER_API result<position, proof_error> start_of(
        std::span<const std::byte> file);
    /// Returns whether the game `g` reached the position `start`, or an image of `start` under a
    /// reflection or rotation of the board. The rules of `g` and `start` can differ in the player
    /// who starts.
    [[nodiscard]] static INAROW_SOLVER_API bool leads_to(const game& g, const position& start);

    /// Reads the winner's moves from a proof. Returns `nullopt` if the proof is of a draw.
    /// Precondition: `known.states` is the result of `check_proof(known.bytes)`.
    [[nodiscard]] static INAROW_SOLVER_API std::optional<winning_proof> of(
        const known_proof& known);

    /// Returns the position that the proof is about.
    [[nodiscard]] const position& start() const { return start_; }
    [[nodiscard]] player winner() const { return winner_; }

    /// Returns the winner's next move in a game. Returns `nullopt` in these cases:
    ///
    /// - `leads_to(g, start())` is false.
    /// - The game is over, or the winner is not to move.
    /// - The winner has not always played the moves that this function returns.
    [[nodiscard]] INAROW_SOLVER_API std::optional<square> next_move(const game& g) const;

private:
    winning_proof(const position& start, player side) : start_{start}, winner_{side} {}

    position start_;
    player winner_;
    detail::proof::indexed_tree tree_{};
};

}  // namespace inarow::inline v0::solve

#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/winning_proof.ipp>
#endif
