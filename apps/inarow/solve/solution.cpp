// SPDX-License-Identifier: BSL-1.0
#include "solve/solution.hpp"

#include <algorithm>
#include <utility>

namespace inarow::app {
namespace {

using value_query = solve::value_query<dynamic>;
using squares = std::vector<square>;

/// Lets a solver answer queries one after another. After a query that the solver did not finish, it
/// leaves all others unanswered.
class questioner {
public:
    questioner(solve::solver& solver, bool weak) : solver_{solver}, weak_{weak} {}

    template <class Query>
    [[nodiscard]] Query answer(Query query) {
        if (ran_out_) return query;
        solver_.answer(query);
        stats_ += solver_.stats();
        ran_out_ = !query.is_done();
        return query;
    }
    [[nodiscard]] solve::bounds score(const position& p) {
        if (!weak_) return answer(value_query(p)).score_bounds;
        const auto [lower, upper] =
            answer(solve::outcome_query(value_query(p))).root_score_bounds();
        return {std::clamp(lower, -1, 1), std::clamp(upper, -1, 1)};
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
    [[nodiscard]] const solve::search_stats& stats() const { return stats_; }
    [[nodiscard]] bool ran_out() const { return ran_out_; }

private:
    solve::solver& solver_;
    bool weak_;
    bool ran_out_ = false;
    solve::search_stats stats_;
};

/// The moves with the score of the position; `nullopt` if a score is unknown.
std::optional<squares> best_of(const std::vector<bounded_move>& all, int score) {
    squares result;
    for (const auto& [where, score_bounds] : all) {
        if (!is_exact(score_bounds)) return std::nullopt;
        if (score_bounds.lower == score) result.push_back(where);
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
    if (request.all || (request.best && request.weak))
        result.all = questions.move_scores(p, result.score_bounds.upper);
    if (is_exact(result.score_bounds)) {
        const value_query value(p, score);
        if (request.best)
            result.best = request.all || request.weak ? best_of(result.all, score)
                                                      : best_moves(value, questions);
        if (request.pv) result.pv = principal_variation(value, questions);
    }
    if (!request.all) result.all.clear();
    result.stats = questions.stats();
    result.table_bytes = solver.table_bytes();
    result.is_complete = !questions.ran_out();
    return result;
}

}  // namespace inarow::app
