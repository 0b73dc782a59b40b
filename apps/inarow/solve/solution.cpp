// SPDX-License-Identifier: BSL-1.0
#include "solve/solution.hpp"

#include <inarow/solve/choice.hpp>

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
        return sign_of(answer(outcome_query(value_query(p))).root_score_bounds());
    }
    /// The bounds of the score of each move. No move can have a higher score than the position, so
    /// `position_upper` limits all bounds.
    [[nodiscard]] std::vector<bounded_move> move_scores(const position& p, int position_upper) {
        if (weak_) return move_outcomes(p, position_upper);
        std::vector<bounded_move> result;
        p.for_each_move([&](square s) {
            const auto [lower, upper] = negated(score(p.after(s)));
            result.push_back({s, {lower, std::min(upper, position_upper)}});
        });
        return result;
    }
    /// The moves to the end of the game.
    [[nodiscard]] std::optional<squares> variation(const value_query& value) {
        if (ran_out_) return std::nullopt;
        const solve::search_stats before = solver_.total_stats();
        const auto found = solve::defended_variation(value, solver_, solver_.current_limit());
        const solve::search_stats& after = solver_.total_stats();
        stats_ += {.nodes = after.nodes - before.nodes, .time = after.time - before.time};
        ran_out_ = !found;
        if (!found) return std::nullopt;
        return squares(found->begin(), found->end());
    }
    [[nodiscard]] const solve::search_stats& stats() const { return stats_; }
    [[nodiscard]] bool ran_out() const { return ran_out_; }

private:
    using outcome_query = solve::outcome_query<dynamic>;

    /// Asks about each move with few nodes, then with more and more, so that no hard move hides the
    /// outcomes of easy ones.
    [[nodiscard]] std::vector<bounded_move> move_outcomes(const position& p, int position_upper) {
        constexpr long long few = 64;
        constexpr long long times_more = 8;
        std::vector<square> moves;
        std::vector<outcome_query> queries;
        p.for_each_move([&](square s) {
            moves.push_back(s);
            queries.emplace_back(value_query(p.after(s)));
        });
        for (long long nodes = few; !ran_out_; nodes *= times_more) {
            for (outcome_query& each : queries) resume(each, nodes);
            if (std::ranges::all_of(queries, &outcome_query::is_done)) break;
        }
        std::vector<bounded_move> result;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto [lower, upper] = negated(sign_of(queries[i].root_score_bounds()));
            result.push_back({moves[i], {lower, std::min(upper, position_upper)}});
        }
        return result;
    }
    void resume(outcome_query& query, long long max_nodes) {
        if (ran_out_ || query.is_done()) return;
        solve::limit allowed = solver_.current_limit();
        allowed.nodes = std::min(allowed.nodes, max_nodes);
        const long long nodes = solver_.answer(query, allowed);
        stats_ += solver_.stats();
        ran_out_ = !query.is_done() && nodes < max_nodes;
    }
    [[nodiscard]] static solve::bounds sign_of(const solve::bounds& score_bounds) {
        return {std::clamp(score_bounds.lower, -1, 1), std::clamp(score_bounds.upper, -1, 1)};
    }

    solve::solver& solver_;
    bool weak_;
    bool ran_out_ = false;
    solve::search_stats stats_;
};

/// The moves that are known to have the score of the position, `score`. `is_complete` is false if
/// there may be others.
struct best_known {
    squares moves;
    bool is_complete = true;
};
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
    if (request.all || (request.best && request.weak))
        result.all = questions.move_scores(p, result.score_bounds.upper);
    if (is_exact(result.score_bounds)) {
        const value_query value(p, score);
        if (request.best && (request.all || request.weak)) {
            auto [moves, is_complete] = best_of(result.all, score);
            // Without --weak, what is best also depends on the moves that are not known.
            if (is_complete || (request.weak && !moves.empty())) result.best = std::move(moves);
            result.is_best_complete = is_complete;
        } else if (request.best) {
            result.best = best_moves(value, questions);
        }
        if (request.pv) result.pv = questions.variation(value);
    }
    if (!request.all) result.all.clear();
    result.stats = questions.stats();
    result.table_bytes = solver.table_bytes();
    result.is_complete = !questions.ran_out();
    return result;
}

}  // namespace inarow::app
