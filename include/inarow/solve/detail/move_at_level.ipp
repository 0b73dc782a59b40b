// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/core/mix64.hpp>
#include <inarow/solve/choice.hpp>
#include <inarow/solve/detail/heuristic/open_lines.hpp>
#include <inarow/solve/detail/heuristic/search_value.hpp>
#include <inarow/solve/detail/heuristic/shallow_search.hpp>
#include <inarow/solve/detail/limit_budget.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace inarow::inline v0::solve::detail {

/// Plays a random move whose value in the shallow search is within `width` of the best value. With
/// the probability `blunder_chance_percent`, uses static evaluations instead of the search.
class shallow_player {
public:
    shallow_player(const position_view& p, const level_settings& settings, std::uint64_t seed)
        : board_(p), settings_{settings}, random_{core::mix64(seed) ^ board_.key()} {}

    [[nodiscard]] square choose(limit allowed) {
        constexpr long long max_nodes = 20'000;
        allowed.nodes = max_nodes;
        const bool is_blunder =
            below(100) < static_cast<std::size_t>(settings_.blunder_chance_percent);
        limit_budget<32> budget(allowed);
        auto moves = heuristic::shallow_search(board_, budget)
                         .values(is_blunder ? 0 : settings_.plies, settings_.width);
        move_value best = moves.front();
        for (const move_value& each : moves)
            if (each.value > best.value) best = each;
        const rules& r = board_.rules();
        // If the search finds a win or a loss, plays the best move, because a random move could win
        // later or lose sooner.
        const bool is_decided =
            best.value >= heuristic::near_win || best.value <= -heuristic::near_win;
        if (is_decided) return square_at(r, best.square);
        std::erase_if(moves, [&](const move_value& each) {
            return each.value < best.value - settings_.width;
        });
        return square_at(r, moves[below(moves.size())].square);
    }

private:
    using move_value = heuristic::move_value;

    [[nodiscard]] std::size_t below(std::size_t count) {
        constexpr std::uint64_t step = 0x9e3779b97f4a7c15U;
        return core::detail::as_index((core::mix64(random_ += step) >> 32U) * count >> 32U);
    }

    heuristic::open_lines board_;
    level_settings settings_;
    std::uint64_t random_;
};

INAROW_SOLVER_INLINE square move_at_level(const position_view& p, level strength,
                                          std::uint64_t seed, const limit& allowed) {
    const level_settings& settings = strength.settings();
    if (settings.nodes == 0 && heuristic::open_lines::supports(p.rules()))
        return shallow_player(p, settings, seed).choose(allowed);
    limit of_nodes = allowed;
    of_nodes.nodes = settings.nodes;
    return heuristic_search(p, of_nodes).where;
}

}  // namespace inarow::inline v0::solve::detail
