// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/game/rules.hpp>

#include <array>

namespace inarow::inline v0::solve::detail::proof {

/// For each player, which lines of this player decide the game of a claim.
class side_lengths {
public:
    /// The lengths of a claim that `winner` wins, for both line lengths or for that of the rules.
    [[nodiscard]] static constexpr side_lengths of_win(const rules& r, bool for_both,
                                                       player winner) {
        return for_both ? both(winner) : side_lengths(r.length);
    }
    /// The lengths of a claim about one line length.
    constexpr explicit side_lengths(line_length of_rules) : lengths_{{of_rules, of_rules}} {}
    /// The lengths of a claim that `winner` wins, for both line lengths: only lines of exactly
    /// `run` stones of the winner count, but all lines of at least `run` stones of the opponent. A
    /// strategy that wins this game also wins with each of the line lengths.
    [[nodiscard]] static constexpr side_lengths both(player winner) {
        side_lengths result(line_length::at_least);
        result.lengths_[core::detail::as_index(winner)] = line_length::exactly;
        return result;
    }

    [[nodiscard]] constexpr line_length of(player side) const {
        return lengths_[core::detail::as_index(side)];
    }
    /// Returns the rules, with the line length of a player.
    [[nodiscard]] constexpr rules rules_of(player side, rules r) const {
        r.length = of(side);
        return r;
    }

private:
    std::array<line_length, 2> lengths_;
};

}  // namespace inarow::inline v0::solve::detail::proof
