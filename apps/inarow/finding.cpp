// SPDX-License-Identifier: BSL-1.0
#include "finding.hpp"

#include <algorithm>
#include <utility>

namespace inarow::app {
namespace {

using value_inquiry = solve::value_inquiry<dynamic>;
using squares = std::vector<square>;

/// Asks a solver one question after the other, until one is not answered.
class questioner {
public:
    questioner(solve::solver& by, bool weak) : by_{by}, weak_{weak} {}

    template <class Inquiry>
    [[nodiscard]] Inquiry ask(Inquiry asked) {
        if (ran_out_) return asked;
        by_.answer(asked);
        cost_ += by_.spent();
        ran_out_ = !asked.is_answered();
        return asked;
    }
    [[nodiscard]] solve::bounds score(const position& p) {
        if (!weak_) return ask(value_inquiry(p)).score_lies;
        const auto [least, most] = ask(solve::outcome_inquiry(value_inquiry(p))).root_score_lies();
        return {std::clamp(least, -1, 1), std::clamp(most, -1, 1)};
    }
    /// None is worth more than the position.
    [[nodiscard]] std::vector<judged_move> judged_moves(const position& p, int at_most) {
        std::vector<judged_move> result;
        p.for_each_move([&](square s) {
            const auto [least, most] = score(p.after(s));
            result.push_back({s, {-most, std::min(-least, at_most)}});
        });
        return result;
    }
    [[nodiscard]] const solve::effort& cost() const { return cost_; }

private:
    solve::solver& by_;
    bool weak_;
    bool ran_out_ = false;
    solve::effort cost_;
};

/// Those worth as much as the position, if that is known of each.
std::optional<squares> best_of(const std::vector<judged_move>& all, int score) {
    squares result;
    for (const auto& [where, score_lies] : all) {
        if (!is_known(score_lies)) return std::nullopt;
        if (score_lies.least == score) result.push_back(where);
    }
    return result;
}

std::optional<squares> best_moves(const value_inquiry& value, questioner& by) {
    const auto found = by.ask(solve::best_moves_inquiry(value));
    if (!found.is_answered()) return std::nullopt;
    squares result;
    value.at.for_each_move([&](square s) {
        if (std::ranges::find(found.best, s) != found.best.end()) result.push_back(s);
    });
    return result;
}

std::optional<squares> principal_line(const value_inquiry& value, questioner& by) {
    const auto found = by.ask(solve::line_inquiry(value));
    if (!found.is_answered()) return std::nullopt;
    return squares(found.moves.begin(), found.moves.end());
}

}  // namespace

finding find_out(const goals& wanted, const position& p, solve::solver& by) {
    questioner asking(by, wanted.weak);
    finding result;
    result.score_lies = asking.score(p);
    const int score = result.score_lies.least;
    if (wanted.all || (wanted.best && wanted.weak))
        result.all = asking.judged_moves(p, result.score_lies.most);
    if (is_known(result.score_lies)) {
        const value_inquiry value(p, score);
        if (wanted.best)
            result.best =
                wanted.all || wanted.weak ? best_of(result.all, score) : best_moves(value, asking);
        if (wanted.pv) result.pv = principal_line(value, asking);
    }
    if (!wanted.all) result.all.clear();
    result.cost = asking.cost();
    result.table_bytes = by.table_bytes();
    return result;
}

}  // namespace inarow::app
