// SPDX-License-Identifier: BSL-1.0
#include "solve/solution.hpp"

#include <inarow/solve/choice.hpp>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

namespace inarow::app {
namespace {

using value_query = solve::value_query<dynamic>;
using outcome_query = solve::outcome_query<dynamic>;
using squares = std::vector<square>;

/// The moves that are known to be best. `is_complete` is false if other moves may also be best.
struct best_known {
    squares moves;
    bool is_complete = true;
};

/// Lets a solver answer queries one after another. If the solver reaches its limit during a query,
/// all later queries stay unanswered.
class questioner {
public:
    questioner(solve::solver& solver, bool weak) : solver_{solver}, weak_{weak} {}

    template <class Query>
    [[nodiscard]] Query answer(Query query) {
        resume(query, unlimited);
        return query;
    }
    [[nodiscard]] solve::bounds score(const position& p) {
        if (!weak_) return answer(value_query(p)).score_bounds;
        return outcome_bounds(answer(outcome_query(value_query(p))));
    }
    /// The bounds of the score of each move. No move can have a higher score than the position, so
    /// `position_upper` limits all bounds.
    [[nodiscard]] std::vector<bounded_move> move_scores(const position& p, int position_upper) {
        std::vector<bounded_move> result;
        p.for_each_move([&](square s) {
            const auto [lower, upper] = negated(score(p.after(s)));
            result.push_back({s, {lower, std::min(upper, position_upper)}});
        });
        return result;
    }
    /// The bounds of the outcome of each move, as scores from -1 to 1.
    [[nodiscard]] std::vector<bounded_move> move_outcomes(const position& p, int position_upper) {
        std::vector<outcome_query> queries;
        p.for_each_move([&](square s) { queries.emplace_back(value_query(p.after(s))); });
        answer_in_turns(queries);
        std::vector<bounded_move> result;
        p.for_each_move([&](square s) {
            const auto [lower, upper] = negated(outcome_bounds(queries[result.size()]));
            result.push_back({s, {lower, std::min(upper, position_upper)}});
        });
        return result;
    }
    /// The moves that are known to keep the outcome `score`.
    [[nodiscard]] best_known moves_that_keep(const position& p, int score) {
        std::vector<solve::null_window_query<dynamic>> queries;
        p.for_each_move([&](square s) { queries.emplace_back(p.after(s), -score); });
        answer_in_turns(queries);
        best_known result;
        std::size_t i = 0;
        p.for_each_move([&](square s) {
            const auto& query = queries[i++];
            if (query.is_done() && !query.is_above) result.moves.push_back(s);
            result.is_complete = result.is_complete && query.is_done();
        });
        return result;
    }
    /// The moves to the end of the game.
    [[nodiscard]] std::optional<squares> variation(const value_query& value) {
        if (ran_out_) return std::nullopt;
        solve::limit allowed = solver_.current_limit();
        allowed.nodes = std::max(allowed.nodes - stats_.nodes, 0LL);
        const solve::search_stats before = solver_.total_stats();
        const auto found = solve::defended_variation(value, solver_, allowed);
        const solve::search_stats& after = solver_.total_stats();
        stats_ += {.nodes = after.nodes - before.nodes, .time = after.time - before.time};
        ran_out_ = !found;
        if (!found) return std::nullopt;
        return squares(found->begin(), found->end());
    }
    [[nodiscard]] const solve::search_stats& stats() const { return stats_; }
    [[nodiscard]] bool ran_out() const { return ran_out_; }

private:
    static constexpr long long unlimited = (std::numeric_limits<long long>::max)();

    [[nodiscard]] static solve::bounds outcome_bounds(const outcome_query& query) {
        const auto [lower, upper] = query.root_score_bounds();
        return {std::clamp(lower, -1, 1), std::clamp(upper, -1, 1)};
    }
    /// Resumes the queries in turn, with more nodes in each round. A hard query therefore does not
    /// use up the limit before the other queries are answered.
    template <class Query>
    void answer_in_turns(std::vector<Query>& queries) {
        const auto is_done = [](const Query& each) { return each.is_done(); };
        for (long long nodes = 16; !ran_out_ && !std::ranges::all_of(queries, is_done); nodes *= 4)
            for (Query& each : queries) resume(each, nodes);
    }
    /// Resumes a query for at most `nodes` nodes, unless the limit of the solver is reached.
    void resume(auto& query, long long nodes) {
        if (ran_out_ || query.is_done()) return;
        solve::limit allowed = solver_.current_limit();
        const long long left = std::max(allowed.nodes - stats_.nodes, 0LL);
        allowed.nodes = std::min(nodes, left);
        solver_.answer(query, allowed);
        stats_ += solver_.stats();
        // If the search did not end because it used up `nodes` nodes, it has reached the solver's
        // limit.
        ran_out_ = !query.is_done() && (nodes >= left || solver_.stats().nodes < nodes);
    }

    solve::solver& solver_;
    bool weak_;
    bool ran_out_ = false;
    solve::search_stats stats_;
};

/// Returns the moves that are known to have `score`, the score of the position.
best_known best_of(const std::vector<bounded_move>& all, int score) {
    best_known result;
    for (const auto& [where, score_bounds] : all) {
        if (score_bounds.lower == score) result.moves.push_back(where);
        result.is_complete = result.is_complete && is_exact(score_bounds);
    }
    return result;
}

std::optional<squares> best_moves(const value_query& value, questioner& questions) {
    const auto found = questions.answer(solve::best_moves_query(value));
    if (!found.is_done()) return std::nullopt;
    squares result;
    value.position.for_each_move([&](square s) {
        if (std::ranges::find(found.best, s) != found.best.end()) result.push_back(s);
    });
    return result;
}

}  // namespace

solution find_solution(const solution_request& request, const position& p, solve::solver& solver) {
    questioner questions(solver, request.weak);
    solution result;
    result.score_bounds = questions.score(p);
    const int score = result.score_bounds.lower;
    const int upper = result.score_bounds.upper;
    if (request.all)
        result.all =
            request.weak ? questions.move_outcomes(p, upper) : questions.move_scores(p, upper);
    if (is_exact(result.score_bounds)) {
        const value_query value(p, score);
        if (request.best && (request.all || request.weak)) {
            auto [moves, is_complete] =
                request.all ? best_of(result.all, score) : questions.moves_that_keep(p, score);
            // Without --weak, reports the best moves only if the list is complete.
            if (is_complete || (request.weak && !moves.empty())) result.best = std::move(moves);
            result.is_best_complete = is_complete;
        } else if (request.best) {
            result.best = best_moves(value, questions);
        }
        if (request.pv) result.pv = questions.variation(value);
        if (request.zone && score <= 0) result.zone = solver.relevance_zone(p);
    }
    result.stats = questions.stats();
    result.table_bytes = solver.table_bytes();
    result.is_complete = !questions.ran_out();
    return result;
}

}  // namespace inarow::app
