// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/messages/refusal.hpp>
#include <inarow/notation/algebraic.hpp>
#include <inarow/solve/detail/proof/format.hpp>
#include <inarow/solve/proof_error.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Sentences about refused proofs.
namespace inarow::inline v0::messages {

namespace detail {

/// Writes a list of squares: "a1, b2, c3".
void write_squares(core::sink auto& out, const rules& r, const std::vector<square>& squares) {
    std::string_view before;
    for (const square s : squares) {
        core::write(out, before);
        write_square(out, r, s);
        before = ", ";
    }
}

/// Writes what is wrong with a proof, as the end of a sentence without the period.
void write_reason(core::sink auto& out, const solve::proof_error& why) {
    using enum solve::proof_error::reason;
    const auto squares = [&](std::string_view before, std::string_view after) {
        core::write(out, before);
        write_squares(out, why.rules, why.squares);
        core::write(out, after);
    };
    switch (why.kind) {
        case not_a_proof: return core::write(out, "it is not a proof of inarow");
        case other_version:
            return core::write(out, "its format is version ", static_cast<int>(why.number),
                               ", not 1 to ", solve::detail::proof::version);
        case damaged: return core::write(out, "it is damaged");
        case cut_short: return core::write(out, "it is cut short");
        case too_long: return core::write(out, "more follows after its end");
        case wrong_number:
            return core::write(out, "the number ", static_cast<int>(why.number),
                               " is not possible here");
        case unsupported: return core::write(out, "there are no proofs for boards of this size");
        case game_over: return core::write(out, "the game is over at its position");
        case not_free: return squares("", " is not free");
        case answered: return squares("", " is taken, or has an answer already");
        case unanswered: return squares("there is no answer to ", "");
        case line: return squares("the opponent may have a line on ", "");
        case no_four: return squares("a stone on ", " is not a four");
        case may_complete: return squares("the opponent may complete a line on ", "");
        case no_winner: return core::write(out, "nobody wins here");
        case weights: return core::write(out, "the weights of a bound are too large");
        case no_label: return core::write(out, "a reference leads to no label");
        case other_node: return core::write(out, "a reference leads to another position");
        case too_many_nodes:
            return core::write(out, "the claim has more than ",
                               std::to_string(solve::detail::proof::max_claim_nodes), " nodes");
        case not_stolen: return core::write(out, "no strategy can be stolen here");
        case not_tiled: return core::write(out, "the tiles do not break all lines");
        default: break;
    }
}

}  // namespace detail

/// Writes the reason why a proof is refused: "The file proves nothing: at byte 40, there is no
/// answer to c3."
void write_refusal(core::sink auto& out, std::string_view what, const solve::proof_error& why) {
    core::write(out, what, " proves nothing: at byte ", std::to_string(why.byte), ", ");
    detail::write_reason(out, why);
    core::write(out, '.');
    if (why.uncertain.empty()) return;
    core::write(out, " The opponent may also have stones on ");
    detail::write_squares(out, why.rules, why.uncertain);
    core::write(out, '.');
}
[[nodiscard]] inline std::string sentence(std::string_view what, const solve::proof_error& why) {
    std::string result;
    write_refusal(result, what, why);
    return result;
}

}  // namespace inarow::inline v0::messages
