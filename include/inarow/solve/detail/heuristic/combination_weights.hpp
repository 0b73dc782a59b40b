// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/solve/detail/heuristic/line_patterns.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

/// Weights for move ordering, of the patterns that a stone makes on a square. The weights were
/// fitted to games of the search against itself. docs/internals/solve/heuristic/pattern_board.md
/// describes the method.
namespace inarow::inline v0::solve::detail::heuristic {

using core::detail::as_index;

/// The strongest threat that a stone on a square makes in all directions together.
enum class threat : std::uint8_t {
    none,
    open_three,
    two_threes,  ///< two open threes
    four,
    four_three,  ///< a four and an open three
    two_fours,   ///< two fours or an open four: two squares where one more stone completes a line
    five,
};
inline constexpr int threat_count = 7;

struct combination_weights {
    /// The weight of the two strongest patterns, indexed by the strongest and the second strongest
    /// pattern.
    std::array<std::array<int, pattern_count>, pattern_count> pairs;
    std::array<int, pattern_count> others;  ///< weight of each of the two weaker patterns
    std::array<int, threat_count> threats;  ///< weight of the threat of all patterns together

    /// Returns the total weight of four patterns. Precondition: the patterns are sorted from
    /// strongest to weakest.
    [[nodiscard]] constexpr int of(const std::array<pattern, 4>& sorted, threat strongest) const {
        const auto [a, b, c, d] = sorted;
        return pairs[as_index(a)][as_index(b)] + others[as_index(c)] + others[as_index(d)] +
               threats[static_cast<std::size_t>(strongest)];
    }
};

/// Move ordering uses these weights for patterns that a move makes. With a weight of 100, the odds
/// that the move is the best move are e times as high.
inline constexpr combination_weights attack_weights{
    .pairs = {{{{0}},
               {{14, -89}},
               {{14, -131, -57}},
               {{54, 35, 13, 64}},
               {{118, 118, 149, 157, 302}},
               {{107, 126, 132, 169, 293, 312}},
               {{232, 201, 232, 280, 417, 404, 554}},
               {{210, 228, 266, 298, 433, 497, 744, 428}},
               {{0, 17, 24, 53, 151, 126, 167, 214, 0}},
               {{0, 17, 24, 53, 151, 126, 167, 214, 0, 0}}}},
    .others = {0, 17, 24, 53, 151, 126, 167, 214, 0, 0},
    .threats = {0, 94, 221, 124, 364, 0, 0}};
/// Move ordering uses these weights for patterns that the opponent would have made with a stone on
/// the square of the move.
inline constexpr combination_weights defense_weights{
    .pairs = {{{{0}},
               {{-7, -45}},
               {{-27, -66, -48}},
               {{6, 13, -3, 12}},
               {{52, 68, 70, 64, 114}},
               {{106, 98, 100, 99, 147, 191}},
               {{160, 130, 168, 174, 223, 269, 332}},
               {{208, 169, 180, 214, 299, 357, 477, 360}},
               {{365, 237, 336, 377, 459, 449, 470, 370, 427}},
               {{0, 12, -17, 9, 58, 98, 112, 169, 214, 0}}}},
    .others = {0, 12, -17, 9, 58, 98, 112, 169, 214, 0},
    .threats = {0, 76, 109, 103, 196, 214, 0}};

}  // namespace inarow::inline v0::solve::detail::heuristic
