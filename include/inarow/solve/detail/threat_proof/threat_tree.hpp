// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/maker_breaker/zone.hpp>
#include <inarow/solve/detail/proof/format.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

using zone = maker_breaker::zone<proof::max_squares>;

/// What a search for a proof has found. A search is `exhausted` if it has found no proof and cannot
/// continue, for example because its memory is full.
enum class proof_state : std::uint8_t { unknown, proven, exhausted };

/// A proof that the attacker wins. Proofs share common parts.
struct threat_tree {
    using pointer = std::shared_ptr<const threat_tree>;
    using weak_pointer = std::weak_ptr<const threat_tree>;
    /// `fours`: the attacker makes fours, one after the other. The defender has one reply to
    /// each four. After the last reply, `next` wins, unless the last four wins.
    /// `attack`: the attacker's move to `squares[0]`, and the answers to all replies.
    /// `answers`: the answers to all moves of the defender.
    /// For `attack` and `answers`, `next` wins if the defender passes. If `answers` has no `next`,
    /// it has an answer to each move.
    /// `move`: the attacker's move to `squares[0]`, after which `next` wins.
    /// `file`: the proof is in a file.
    enum class type : std::uint8_t { fours, attack, answers, move, file };

    type kind;
    std::vector<std::uint16_t> squares{};
    pointer next{};
    std::vector<std::pair<int, pointer>> answers{};
    std::span<const std::byte> file{};  ///< the tree in the file
    unsigned first_label = 0;           ///< the number of labels in the file before this tree
    int symmetry = 0;                   ///< maps the squares in the file to the squares here
    /// The squares on which the proof relies. The proof stays valid if, for each pass, the defender
    /// has one more stone on a free square outside this zone.
    zone needed{};

    /// Returns the proof after a reply, or the proof after a pass if the reply has no answer.
    [[nodiscard]] const pointer& answer(int reply) const {
        for (const auto& [square, then] : answers)
            if (square == reply) return then;
        return next;
    }
};

/// Returns the proof of the attacker's move to `s`, after which `next` wins.
[[nodiscard]] inline threat_tree::pointer proof_of_move(int s, threat_tree::pointer next) {
    threat_tree result{.kind = threat_tree::type::move, .squares = {static_cast<std::uint16_t>(s)}};
    result.needed = next->needed;
    result.next = (std::move)(next);
    return std::make_shared<const threat_tree>((std::move)(result));
}

}  // namespace inarow::inline v0::solve::detail::threat_proof
