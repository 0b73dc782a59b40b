// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/json/writer.hpp>
#include <inarow/messages/annotation.hpp>
#include <inarow/solve/analysis.hpp>
#include <inarow/solve/solver.hpp>
#include <inarow/ui/hints.hpp>
#include <inarow/ui/insight.hpp>
#include <inarow/ui/puzzle.hpp>
#include <inarow/ui/state.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// Analyzes a game in slices, so that a page can show intermediate results and stop the analysis.
namespace inarow::inline v0::ui {

/// Analyzes a game like solve::analyze, from the last position to the first, but with a time limit
/// for each position. The search for better moves begins after the search for scores.
class review {
public:
    /// Keeps the results of an earlier review up to the first move at which the games differ.
    review(const game& g, std::chrono::nanoseconds time_per_ply, const review* earlier = nullptr)
        : game_{g}, time_per_ply_{time_per_ply} {
        page_game replayed = to_page_game(game(start_of(g)));
        plies_.push_back({solve::value_query(replayed.position())});
        for (const square s : g.moves()) {
            (void)replayed.apply(s);
            plies_.push_back({solve::value_query(replayed.position())});
        }
        if (earlier == nullptr) return;
        const std::size_t both = (std::min)(plies_.size(), earlier->plies_.size());
        for (std::size_t i = 0; i < both; ++i) {
            if (earlier->plies_[i].query.position != plies_[i].query.position) break;
            plies_[i] = earlier->plies_[i];
        }
    }

    [[nodiscard]] const game& reviewed() const { return game_; }
    /// Returns the position after `plies` plies of the game.
    [[nodiscard]] const page_position& position(std::size_t plies) const {
        return plies_[plies].query.position;
    }
    [[nodiscard]] bool is_done() const { return !next() && !next_flaw(); }

    /// Continues the search of one position, for at most a tenth of a second.
    void resume(solve::solver& solver) {
        if (const auto index = next())
            resume_score(*index, solver);
        else if (const auto flaw = next_flaw())
            resume_better(*flaw, solver);
    }

    /// Returns the results so far.
    [[nodiscard]] solve::analysis<dynamic> known() const {
        solve::analysis<dynamic> result = solve::detail::unjudged(game_);
        for (std::size_t i = 0; i < plies_.size(); ++i) {
            const auto& query = plies_[i].query;
            (i == 0 ? result.at_start : result.moves[i - 1].after) =
                for_first(query.score_bounds, query.position.to_move());
        }
        judge(result);
        for (std::size_t i = 0; i < result.moves.size(); ++i)
            if (const auto& better = plies_[i].better; better && better->is_done())
                for (const square s : better->best) result.moves[i].better.push_back(s);
        return result;
    }

private:
    struct ply {
        solve::value_query<page_position::capacity> query;
        std::chrono::nanoseconds spent{};
        /// The search for better moves if the next move is not a best move.
        std::optional<solve::best_moves_query<page_position::capacity>> better{};
    };
    static constexpr std::chrono::nanoseconds longest_slice = std::chrono::milliseconds(100);

    /// Returns the last ply whose search is not finished and has time left.
    [[nodiscard]] std::optional<std::size_t> next() const {
        for (std::size_t i = plies_.size(); i-- > 0;)
            if (!plies_[i].query.is_done() && plies_[i].spent < time_per_ply_) return i;
        return std::nullopt;
    }
    /// Returns the last move that is not a best move and whose better moves can still be found.
    [[nodiscard]] std::optional<std::size_t> next_flaw() const {
        const auto all = known();
        for (std::size_t i = all.moves.size(); i-- > 0;) {
            const auto& [query, spent, better] = plies_[i];
            if (all.moves[i].judgment > solve::judgment::best && query.is_done() &&
                (!better || !better->is_done()) && spent < time_per_ply_)
                return i;
        }
        return std::nullopt;
    }
    void resume_score(std::size_t index, solve::solver& solver) {
        auto& now = plies_[index];
        if (index + 1 < plies_.size()) {
            const int lower = -plies_[index + 1].query.score_bounds.upper;
            now.query.score_bounds.lower = (std::max)(now.query.score_bounds.lower, lower);
            if (now.query.is_done()) return;
        }
        search(now.query, now.spent, solver);
    }
    void resume_better(std::size_t index, solve::solver& solver) {
        auto& now = plies_[index];
        if (!now.better) now.better.emplace(now.query);
        search(*now.better, now.spent, solver);
    }
    void search(auto& query, std::chrono::nanoseconds& spent, solve::solver& solver) {
        const auto slice = (std::min)(longest_slice, time_per_ply_ - spent);
        (void)solver.answer(query, solve::limit::of_time(slice));
        spent += solver.stats().time;
    }

    game game_;
    std::chrono::nanoseconds time_per_ply_;
    std::vector<ply> plies_{};
};

/// Writes the value of a position, given the bounds of the first player's score. The text is "Red
/// wins in 3 moves", "Red wins" if only the winner is known, "it is a draw" or "unknown". If the
/// game is over, the text is "Red has won" or "it was drawn". Counts moves in the same way as
/// write_score_in_words.
template <int Capacity>
void write_value_in_words(core::sink auto& out, const basic_position<Capacity>& p,
                          const solve::bounds& known,
                          const search_phrases& texts = english<search_phrases>) {
    const auto name = [&](player side) { return player_name(texts, p.rules(), side); };
    if (p.is_over()) {
        if (p.outcome() == outcome::draw) return core::write(out, texts.review_drawn);
        const player winner = p.outcome() == outcome::first_won ? first : second;
        return write_phrase(out, texts.review_has_won, {name(winner)});
    }
    if (known.lower == 0 && known.upper == 0) return core::write(out, texts.review_draw);
    if (known.lower <= 0 && known.upper >= 0) return core::write(out, texts.score_unknown);
    const player winner = known.lower > 0 ? first : second;
    if (!is_exact(known)) return write_phrase(out, texts.review_wins, {name(winner)});
    const int free = p.rules().squares() - p.stones();
    const int score = for_first(known, p.to_move()).lower;
    const int count = own_moves(value_of(score, p.rules(), free, p.to_move()).plies);
    write_phrase(
        out, texts.review_wins_in,
        {name(winner), detail::filled(count == 1 ? texts.in_one_move : texts.in_moves, {count})});
}

/// Writes the pattern that a move overlooks, as far as it is seen without a search: ": misses a win
/// in column 4", ": lets Red win in column 3", ": misses an open four at g8 or k8", ": lets Black
/// make a double threat at c3". Writes nothing if the move overlooks no such pattern. Precondition:
/// the move is legal.
void write_overlooked_pattern(core::sink auto& out, const page_position& before, square s,
                              const search_phrases& texts = english<search_phrases>) {
    const player mover = before.to_move();
    const insight missed = insight_of(before);
    const page_position after = before.after(s);
    const insight allowed = insight_of(after);
    const phrase& opponent = player_name(texts, before.rules(), other(mover));
    const auto where = [&](const std::vector<square>& squares, player side) {
        return detail::squares_text(before.rules(), squares, side, texts.one_of, texts);
    };
    const auto threat = [&](const page_position& p, const std::vector<square>& moves, player side) {
        return detail::double_threat_name(threat_board(p), moves, side, texts);
    };
    std::string overlooked;
    if (!missed.wins.empty()) {
        write_phrase(overlooked, texts.misses_win, {where(missed.wins, mover)});
    } else if (!allowed.wins.empty()) {
        write_phrase(overlooked, texts.lets_win, {opponent, where(allowed.wins, other(mover))});
    } else if (const auto& own = missed.double_threats; !own.empty()) {
        write_phrase(overlooked, texts.misses, {threat(before, own, mover), where(own, mover)});
    } else if (const auto& others = allowed.double_threats; !others.empty()) {
        write_phrase(overlooked, texts.lets_make,
                     {opponent, threat(after, others, other(mover)), where(others, other(mover))});
    }
    if (!overlooked.empty()) core::write(out, ": ", overlooked);
}

/// Writes what a move gave away: "gives the win away: misses a double threat in column 4; better: 4
/// 5", "wins later" or "loses sooner: lets Red win in column 3". `before` is the position before
/// the move. Writes nothing if the move is a best move or its judgment is unknown.
template <int Capacity>
void write_flaw(core::sink auto& out, const page_position& before,
                const solve::analyzed_move<Capacity>& m,
                const search_phrases& texts = english<search_phrases>) {
    const bool is_won = for_first(m.before, m.mover).lower > 0;
    switch (m.judgment) {
        case solve::judgment::unknown:
        case solve::judgment::best: return;
        case solve::judgment::inaccuracy:
            core::write(out, is_won ? texts.flaw_later : texts.flaw_sooner);
            return write_overlooked_pattern(out, before, m.where, texts);
        case solve::judgment::mistake:
        default: break;
    }
    core::write(out, is_won ? texts.flaw_win : texts.flaw_draw);
    write_overlooked_pattern(out, before, m.where, texts);
    if (m.better.empty()) return;
    std::string moves;
    messages::write_better_moves(moves, before.rules(), m, notation::kind::any, texts.and_so_on);
    core::write(out, "; ");
    write_phrase(out, texts.flaw_better, {moves});
}

/// Writes the results so far as JSON. For each position, writes the bounds of the first player's
/// score, their outlook, and the value in words. For each position after a move, also writes the
/// judgment of that move, and what the move gave away. If the move is a mistake, also writes the
/// position before the move as a puzzle.
inline void write_review(core::sink auto& out, const review& r,
                         const search_phrases& texts = english<search_phrases>) {
    const solve::analysis<dynamic> all = r.known();
    game so_far(start_of(r.reviewed()));
    json::writer json(out);
    const auto write_value = [&](const solve::bounds& known) {
        json.member("lower", known.lower);
        json.member("upper", known.upper);
        json.member("outlook", outlook_names, outlook_of(known));
        detail::sentence_member(json, "words", [&](std::string& text) {
            write_value_in_words(text, so_far.position(), known, texts);
        });
    };
    json.begin_object();
    json.member("is_done", r.is_done());
    json.key("plies");
    const auto write_start = [&] {
        json.begin_object();
        write_value(all.at_start);
        json.end_object();
    };
    json.array(write_start, all.moves, [&, ply = std::size_t{0}](const auto& m) mutable {
        const game before = so_far;
        (void)so_far.apply(m.where);
        json.begin_object();
        write_value(m.after);
        json.member("judgment", solve::judgment_names, m.judgment);
        detail::sentence_member(json, "annotation", [&](std::string& text) {
            write_flaw(text, r.position(ply), m, texts);
        });
        json.string_member("puzzle", m.judgment == solve::judgment::mistake, [&](auto& text) {
            print_puzzle(text, {puzzle_kind::better_move, 0, 0, before});
        });
        json.end_object();
        ++ply;
    });
    json.end_object();
}

}  // namespace inarow::inline v0::ui
