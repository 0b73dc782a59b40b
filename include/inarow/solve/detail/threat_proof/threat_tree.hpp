// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/maker_breaker/zone.hpp>
#include <inarow/solve/detail/proof/format.hpp>

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

using zone = maker_breaker::zone<proof::max_squares>;

/// What a search for a proof has found. It is exhausted if it found no proof and cannot continue.
/// One cause is a lack of memory.
enum class proof_state : std::uint8_t { unknown, proven, exhausted };

/// A proof that the attacker wins. Proofs share common parts.
struct threat_tree {
    using pointer = std::shared_ptr<const threat_tree>;
    /// `fours`: the attacker makes fours, one after the other. The defender has one reply to
    /// each four. After the last reply, `next` wins, unless the last four wins.
    /// `attack`: the attacker's move to `squares[0]`, and the answers to all replies.
    /// `answers`: the answers to all replies. If the defender passes, `next` wins.
    enum class type : std::uint8_t { fours, attack, answers };

    type kind;
    std::vector<std::uint16_t> squares{};
    pointer next{};
    std::vector<std::pair<int, pointer>> answers{};
    /// The squares on which the proof relies. The proof stays valid even if the defender may have
    /// one stone for each pass on free squares outside this zone.
    zone needed{};
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
