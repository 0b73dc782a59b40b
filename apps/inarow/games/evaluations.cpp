// SPDX-License-Identifier: BSL-1.0
#include "games/evaluations.hpp"

#include <inarow/draw/plot.hpp>
#include <inarow/solve/heuristic_search.hpp>

#include <algorithm>
#include <cstddef>

namespace inarow::app {
namespace {

constexpr long long nodes_per_position = 20'000;
constexpr std::size_t table_bytes = std::size_t{16} << 20;

bool is_decided(const solve::bounds& b) { return is_exact(b) || draw::nearest_to_zero(b) != 0; }

}  // namespace

evaluations evaluate(const solve::analysis<dynamic>& a, const solve::limit& allowed) {
    const int positions = static_cast<int>(a.moves.size()) + 1;
    std::vector<position> game{a.start};
    for (const auto& m : a.moves) game.push_back(game.back().after(m.where));
    evaluations result(static_cast<std::size_t>(positions));
    bool is_any = false;
    solve::heuristic_table table(table_bytes);
    // Searches from the last position to the first, so that the table already contains the rest of
    // the game.
    for (int i = positions; i-- > 0;) {
        const position& p = game[static_cast<std::size_t>(i)];
        if (p.is_over() || is_decided(draw::score_after(a, i)) || allowed.stop.stop_requested() ||
            !solve::search_line::has_unit(p.rules()))
            continue;
        solve::limit limit = allowed;
        limit.nodes = std::min(limit.nodes, nodes_per_position);
        const auto found =
            solve::heuristic_search(p, limit, solve::search_options{.lines = 1, .table = &table});
        const int own = found.lines[0].evaluation;
        result[static_cast<std::size_t>(i)] = p.to_move() == first ? own : -own;
        is_any = true;
    }
    return is_any ? result : evaluations();
}

solve::analysis<dynamic> with_evaluations(solve::analysis<dynamic> a, const evaluations& found) {
    constexpr int unit = 100;
    constexpr int most = 16;
    const auto replace = [&](solve::bounds& b, const std::optional<int>& evaluation) {
        if (!evaluation && !is_decided(b)) return;
        const int half = evaluation && *evaluation < 0 ? -unit / 2 : unit / 2;
        const int value =
            evaluation ? (*evaluation + half) / unit : most * draw::nearest_to_zero(b);
        b.lower = b.upper = std::clamp(value, -most, most);
    };
    replace(a.at_start, found[0]);
    for (std::size_t i = 0; i < a.moves.size(); ++i) replace(a.moves[i].after, found[i + 1]);
    return a;
}

}  // namespace inarow::app
