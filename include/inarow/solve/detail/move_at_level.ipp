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

/// Plays a random move whose value in a search is within `width` of the best value. With the
/// probability `blunder_chance_percent`, uses static evaluations instead of the search.
class level_player {
public:
    level_player(const position_view& p, const level_settings& settings, std::uint64_t seed)
        : position_{p}, board_(p), settings_{settings}, random_{core::mix64(seed) ^ board_.key()} {}

    [[nodiscard]] square choose(const limit& allowed) {
        const bool is_blunder =
            below(100) < static_cast<std::size_t>(settings_.blunder_chance_percent);
        if (is_blunder) return by_shallow_search(allowed, 0);
        return settings_.nodes > 0 ? by_heuristic_search(allowed)
                                   : by_shallow_search(allowed, settings_.plies);
    }

private:
    using move_value = heuristic::move_value;

    [[nodiscard]] square by_shallow_search(limit allowed, int plies) {
        constexpr long long max_nodes = 20'000;
        allowed.nodes = max_nodes;
        limit_budget<32> budget(allowed);
        auto moves = heuristic::shallow_search(board_, budget).values(plies, settings_.width);
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
    /// Chooses between the two best moves if they are nearly equal. On an empty board, makes the
    /// first move that the heuristic search always makes.
    [[nodiscard]] square by_heuristic_search(limit allowed) {
        allowed.nodes = settings_.nodes;
        const bool is_empty = board_.free() == position_.rules().squares();
        const auto found =
            heuristic_search(position_, allowed, search_options{.lines = is_empty ? 1 : 2});
        const auto is_decided = [](const search_line& each) {
            return each.evaluation > search_line::max_evaluation ||
                   each.evaluation < -search_line::max_evaluation;
        };
        const auto& lines = found.lines;
        const bool has_choice = lines.size() > 1 && !is_decided(lines[0]) &&
                                !is_decided(lines[1]) &&
                                lines[1].evaluation >= lines[0].evaluation - settings_.width;
        return has_choice ? lines[below(lines.size())].moves[0] : found.where;
    }

    [[nodiscard]] std::size_t below(std::size_t count) {
        constexpr std::uint64_t step = 0x9e3779b97f4a7c15U;
        return core::detail::as_index((core::mix64(random_ += step) >> 32U) * count >> 32U);
    }

    position_view position_;
    heuristic::open_lines board_;
    level_settings settings_;
    std::uint64_t random_;
};

INAROW_SOLVER_INLINE square move_at_level(const position_view& p, level strength,
                                          std::uint64_t seed, const limit& allowed) {
    const level_settings& settings = strength.settings(p.rules());
    if (heuristic::open_lines::supports(p.rules()))
        return level_player(p, settings, seed).choose(allowed);
    limit of_nodes = allowed;
    of_nodes.nodes = settings.nodes;
    return heuristic_search(p, of_nodes).where;
}

}  // namespace inarow::inline v0::solve::detail
