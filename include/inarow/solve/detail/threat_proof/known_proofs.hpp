// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/maker_breaker/symmetries.hpp>
#include <inarow/solve/detail/proof/reader.hpp>
#include <inarow/solve/detail/threat_proof/threat_board.hpp>
#include <inarow/solve/detail/threat_proof/threat_tree.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <unordered_map>
#include <utility>

namespace inarow::inline v0::solve::detail::threat_proof {

/// Returns the key of a position's image under a symmetry: the key of a threat_board.
[[nodiscard]] inline std::uint64_t key_of_image(const position_view& p,
                                                const maker_breaker::symmetries& images,
                                                int symmetry) {
    std::uint64_t result = 0;
    for (int s = 0; s < p.rules().squares(); ++s)
        for (const player side : {first, second})
            if (p.has_stone(side, s))
                result ^= threat_board::key_of(images.image(symmetry, s), side);
    return result;
}

/// The trees of proofs from files, indexed by the positions that they prove. Contains all
/// reflections and rotations of each proof.
class known_proofs {
public:
    using pointer = threat_tree::pointer;

    /// Adds the proof that the attacker wins a position. The object refers to the bytes of the
    /// file. Precondition: `check_proof` accepts the file.
    void add(const position_view& p, bool is_attackers_turn, std::span<const std::byte> file) {
        const maker_breaker::symmetries images(p.rules());
        const auto bytes = tree_of(file);
        auto& some = is_attackers_turn ? attackers_turn_ : defenders_turn_;
        for (int symmetry = 0; symmetry < images.size(); ++symmetry) {
            threat_tree tree{.kind = threat_tree::type::file,
                             .file = bytes,
                             .symmetry = symmetry,
                             .needed = zone::everything()};
            some.emplace(key_of_image(p, images, symmetry),
                         std::make_shared<const threat_tree>((std::move)(tree)));
        }
    }

    /// Returns the proof of the position on a board, or nullptr.
    [[nodiscard]] pointer find(const threat_board& b, bool is_attackers_turn) const {
        const auto& some = is_attackers_turn ? attackers_turn_ : defenders_turn_;
        const auto found = some.find(b.key());
        return found == some.end() ? nullptr : found->second;
    }

private:
    using proofs_by_key = std::unordered_map<std::uint64_t, pointer>;

    /// Returns the bytes of the tree in a correct file that contains one claim.
    [[nodiscard]] static std::span<const std::byte> tree_of(std::span<const std::byte> file) {
        proof::reader bytes(file.subspan(proof::rules_offset));
        unsigned value = 0;
        const auto skip = [&](unsigned count) {
            while (count > 0 && bytes.number(value)) --count;
        };
        constexpr unsigned numbers_before_stones = 5;
        skip(numbers_before_stones);
        for (int side = 0; side < 2; ++side) {
            skip(1);
            skip(value);
        }
        skip(1);  // the outcome
        return bytes.rest();
    }

    proofs_by_key attackers_turn_{};
    proofs_by_key defenders_turn_{};
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
