// SPDX-License-Identifier: BSL-1.0
#include "solve/solution.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

namespace inarow::app {
namespace {

using value_query = solve::value_query<dynamic>;
using outcome_query = solve::outcome_query<dynamic>;
using squares = std::vector<square>;

/// Lets a solver answer queries one after another. After a query that the solver did not finish, it
/// leaves all others unanswered.
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
    /// The moves that are known to keep the outcome `score`; `nullopt` if none is known.
    [[nodiscard]] std::optional<squares> moves_that_keep(const position& p, int score) {
        std::vector<solve::null_window_query<dynamic>> queries;
        p.for_each_move([&](square s) { queries.emplace_back(p.after(s), -score); });
        answer_in_turns(queries);
        squares result;
        std::size_t i = 0;
        p.for_each_move([&](square s) {
            const auto& query = queries[i++];
            if (query.is_done() && !query.is_above) result.push_back(s);
        });
        return result.empty() && ran_out_ ? std::nullopt : std::optional(result);
    }
    [[nodiscard]] const solve::search_stats& stats() const { return stats_; }
    [[nodiscard]] bool ran_out() const { return ran_out_; }

private:
    static constexpr long long unlimited = (std::numeric_limits<long long>::max)();

    [[nodiscard]] static solve::bounds outcome_bounds(const outcome_query& query) {
        const auto [lower, upper] = query.root_score_bounds();
        return {std::clamp(lower, -1, 1), std::clamp(upper, -1, 1)};
    }
    /// All queries take turns with more and more nodes, so that a hard one does not keep the others
    /// from an answer.
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
        // A search that ends for another reason than these nodes has reached the solver's limit.
        ran_out_ = !query.is_done() && (nodes >= left || solver_.stats().nodes < nodes);
    }

    solve::solver& solver_;
    bool weak_;
    bool ran_out_ = false;
    solve::search_stats stats_;
};

/// The moves that are known to have the score of the position; `nullopt` if there may be such
/// moves, but none is known.
std::optional<squares> best_of(const std::vector<bounded_move>& all, int score) {
    squares result;
    bool is_complete = true;
    for (const auto& [where, score_bounds] : all) {
        is_complete = is_complete && is_exact(score_bounds);
        if (score_bounds.lower == score) result.push_back(where);
    }
    return is_complete || !result.empty() ? std::optional(result) : std::nullopt;
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

std::optional<squares> principal_variation(const value_query& value, questioner& questions) {
    const auto found = questions.answer(solve::principal_variation_query(value));
    if (!found.is_done()) return std::nullopt;
    return squares(found.moves.begin(), found.moves.end());
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
        if (request.best)
            result.best = request.all    ? best_of(result.all, score)
                          : request.weak ? questions.moves_that_keep(p, score)
                                         : best_moves(value, questions);
        if (request.pv) result.pv = principal_variation(value, questions);
    }
    result.stats = questions.stats();
    result.table_bytes = solver.table_bytes();
    result.is_complete = !questions.ran_out();
    return result;
}

}  // namespace inarow::app
