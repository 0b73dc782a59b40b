// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/json/writer.hpp>
#include <inarow/messages/annotation.hpp>
#include <inarow/solve/analysis.hpp>
#include <inarow/solve/solver.hpp>
#include <inarow/ui/state.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

/// A game analyzed in slices, so that a page can show what is known and stop.
namespace inarow::inline v0::ui {

/// The analysis of a game as solve::analyze makes it, from the last position to the first, but with
/// a time limit for each position, and without the better moves.
class review {
public:
    /// Keeps what an earlier review found of the same moves.
    review(const game& g, std::chrono::nanoseconds time_per_ply, const review* earlier = nullptr)
        : game_{g}, time_per_ply_{time_per_ply} {
        page_game replayed(page_position::start_unchecked(g.rules()));
        plies_.push_back({solve::value_query(replayed.position())});
        for (const square s : g.moves()) {
            (void)replayed.apply(s);
            plies_.push_back({solve::value_query(replayed.position())});
        }
        if (earlier == nullptr) return;
        const std::size_t both = std::min(plies_.size(), earlier->plies_.size());
        for (std::size_t i = 0; i < both; ++i) {
            if (earlier->plies_[i].query.position != plies_[i].query.position) break;
            plies_[i] = earlier->plies_[i];
        }
    }

    [[nodiscard]] bool is_done() const { return !next().has_value(); }

    /// Resumes one position, for a tenth of a second at most.
    void resume(solve::solver& searcher) {
        const auto index = next();
        if (!index) return;
        auto& [query, spent] = plies_[*index];
        if (*index + 1 < plies_.size()) {
            const int at_least = -plies_[*index + 1].query.score_bounds.most;
            query.score_bounds.least = std::max(query.score_bounds.least, at_least);
            if (query.is_done()) return;
        }
        searcher.set_limit(solve::limit::of_time(std::min(longest_slice, time_per_ply_ - spent)));
        (void)searcher.answer(query);
        spent += searcher.stats().time;
    }

    /// What is known so far.
    [[nodiscard]] solve::analysis<dynamic> known() const {
        solve::analysis<dynamic> result = solve::unjudged(game_);
        for (std::size_t i = 0; i < plies_.size(); ++i) {
            const auto& query = plies_[i].query;
            (i == 0 ? result.at_start : result.moves[i - 1].after) =
                for_first(query.score_bounds, query.position.to_move());
        }
        judge(result);
        return result;
    }

private:
    struct ply {
        solve::value_query<page_position::capacity> query;
        std::chrono::nanoseconds spent{};
    };
    static constexpr std::chrono::nanoseconds longest_slice = std::chrono::milliseconds(100);

    /// The last ply that is not done and has time left.
    [[nodiscard]] std::optional<std::size_t> next() const {
        for (std::size_t i = plies_.size(); i-- > 0;)
            if (!plies_[i].query.is_done() && plies_[i].spent < time_per_ply_) return i;
        return std::nullopt;
    }

    game game_;
    std::chrono::nanoseconds time_per_ply_;
    std::vector<ply> plies_;
};

/// Writes what is known as JSON: for every ply from 0 the bounds of the first player's score and
/// the value in words, and from ply 1 the judgement and the annotation of the move.
inline void write_review(core::sink auto& out, const review& r) {
    const solve::analysis<dynamic> all = r.known();
    position p = all.start;
    json::writer json(out);
    const auto write_value = [&](const solve::bounds& known) {
        json.member("least", known.least);
        json.member("most", known.most);
        json.string_member("words",
                           [&](auto& text) { messages::write_game_value(text, p, known); });
    };
    json.begin_object();
    json.member("is_done", r.is_done());
    json.key("plies");
    json.begin_array();
    json.begin_object();
    write_value(all.at_start);
    json.end_object();
    for (const auto& m : all.moves) {
        (void)p.apply(m.where);
        json.begin_object();
        write_value(m.after);
        json.member("judgement", name_of(m.judgement));
        json.string_member("annotation", [&](auto& text) {
            messages::write_annotation(text, all.start.rules(), m);
        });
        json.end_object();
    }
    json.end_array();
    json.end_object();
}

}  // namespace inarow::inline v0::ui
