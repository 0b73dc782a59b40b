// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/dynamic.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

/// Errors in proofs.
namespace inarow::inline v0::solve {

/// The reason why bytes are not a valid proof, and the place of the error.
struct proof_error {
    enum class reason : std::uint8_t {
        not_a_proof,
        other_version,
        damaged,  ///< the checksum is wrong
        cut_short,
        too_long,      ///< more bytes follow the end of the proof
        wrong_number,  ///< a number has an impossible value
        unsupported,   ///< proofs do not support this size of the board, or this run
        game_over,     ///< the game is already over at the position of the proof
        not_free,      ///< a move of the prover (the player whose strategy the proof contains) to a
                       ///< square that has a stone or may have one
        answered,      ///< an answer to a move that is impossible or already answered
        unanswered,    ///< moves of the opponent have no answer
        line,          ///< the opponent may have a line on these squares
        no_four,       ///< a move in a list of fours does not make a four
        may_complete,  ///< the opponent may complete a line instead of answering a four
        no_winner,     ///< a node of a kind that cannot prove the claim
        weights,       ///< the weights of a bound are too large
        no_label,      ///< a reference to a label that does not exist
        other_node,    ///< a reference to a node that does not prove the current node
        too_many_nodes,  ///< a claim has more nodes than checkers read
        not_stolen,      ///< the strategy-stealing argument does not apply at this node
        not_tiled,       ///< the tile strategy does not break all lines of the opponent
    };
    reason kind;
    std::size_t byte;               ///< the number of bytes read
    unsigned number = 0;            ///< the number that was read last
    std::vector<square> squares{};  ///< the squares that the error concerns
    /// If a node breaks a rule: the marks of all squares at the node, in reading order. Otherwise,
    /// this list is empty, and `rules` has no meaning.
    std::vector<mark> marks{};
    std::vector<square> uncertain{};  ///< free squares on which the opponent may have a stone
    inarow::rules rules{};
};

}  // namespace inarow::inline v0::solve
