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
#include <memory>
#include <span>
#include <vector>

/// Makes proofs of the outcome of a position under perfect play. docs/proof_format.md describes the
/// files.
namespace inarow::inline v0::solve {

/// The reason why there is no proof.
enum class no_proof : std::uint8_t {
    unsupported,  ///< proofs do not support these rules, or not with these lengths
    game_over,    ///< the game is over
    limit,        ///< the search reached its limit
    exhausted,    ///< the search by threats found no win, and cannot continue
};

/// Returns whether proofs support these rules. Only rules with the length `at_least` support proofs
/// for both lengths.
[[nodiscard]] constexpr bool supports_proofs(const rules& r,
                                             proven_lengths lengths = proven_lengths::one) {
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    switch (gravity) {
        case place: break;
        case drop:
        default: return false;
    }
    switch (length) {
        case line_length::at_least: break;
        case line_length::exactly:
            if (lengths == proven_lengths::both) return false;
            break;
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

/// Makes a proof of the outcome of a position under perfect play. Keeps the transposition table, so
/// that a later call uses the results of a search that reached its limit. On boards of more than 64
/// squares, each call begins the search by threats again. Not thread-safe.
class INAROW_SOLVER_API proof_maker {
public:
    explicit proof_maker(const position& p, const resources& available = {});
    proof_maker(const proof_maker&) = delete;
    proof_maker(proof_maker&&) noexcept;
    proof_maker& operator=(const proof_maker&) = delete;
    proof_maker& operator=(proof_maker&&) noexcept;
    ~proof_maker();

    /// Returns the memory of the transposition table, as a list of spans. You can save this memory
    /// between calls of `make`, and restore it in a proof_maker or a solver whose table has the
    /// same rules and the same number of bytes. The spans are valid during the lifetime of this
    /// object. The result is empty if the rules are not supported, or if the game is over.
    [[nodiscard]] std::vector<std::span<std::byte>> table_memory();
    /// Returns the bytes of the proof file, or the reason why there is no proof yet.
    [[nodiscard]] result<std::vector<std::byte>, no_proof> make(const limit& allowed = {});

private:
    struct parts;
    std::unique_ptr<parts> parts_;
};

/// Makes a proof of the outcome of a position under perfect play. Returns the bytes of the proof
/// file, or the reason why there is no proof.
[[nodiscard]] inline result<std::vector<std::byte>, no_proof> make_proof(
    const position& p, const resources& available = {}, const limit& allowed = {}) {
    return proof_maker(p, available).make(allowed);
}

/// Makes a proof that `winner` wins a position by threats. Does not search positions that a known
/// proof covers, but copies the known proof into the new proof. In any other position in which the
/// winner has the same stones as in a position of a known proof, the search first tries the moves
/// of this proof. If known proofs cover the positions after all replies to a move of the winner,
/// joins them without a search. The search uses one thread. Precondition: `check_proof` accepts the
/// known proofs.
///
/// With `proven_lengths::both`, the proof holds for both line lengths. Such a proof is usually not
/// harder to find. The function ignores known proofs of other lengths.
[[nodiscard]] INAROW_SOLVER_API result<std::vector<std::byte>, no_proof> make_proof_of_win(
    const position& p, player winner, proven_lengths lengths = proven_lengths::one,
    std::span<const known_proof> known = {}, const resources& available = {},
    const limit& allowed = {});

/// Returns the moves that still need an answer before `make_proof_of_win` can prove that the player
/// who is not to move wins. If the player to move skipped a turn, the other player would have a win
/// that relies on some squares. The result contains the moves to these squares, except moves that a
/// known proof of the same lengths or a short search refutes. Returns only one move of each group
/// of moves that are symmetric to each other.
[[nodiscard]] INAROW_SOLVER_API result<std::vector<square>, no_proof> unanswered_moves(
    const position& p, proven_lengths lengths = proven_lengths::one,
    std::span<const known_proof> known = {}, const resources& available = {},
    const limit& allowed = {});

}  // namespace inarow::inline v0::solve

#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/proof_make.ipp>
#endif
