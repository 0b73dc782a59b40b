// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/bitboard/geometry.hpp>
#include <inarow/core/mix64.hpp>
#include <inarow/solve/choice.hpp>
#include <inarow/solve/detail/maker_breaker/symmetries.hpp>
#include <inarow/ui/explanation.hpp>
#include <inarow/ui/puzzle.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// Makes puzzles: positions from games between weak players, with a proven solution and a measured
/// difficulty.
namespace inarow::app {

/// The number of seeds with which each level chooses a move.
inline constexpr std::uint64_t seeds_per_level = 4;

/// The move that a level below the highest chooses.
[[nodiscard]] inline square move_of(const ui::page_position& p, int level, std::uint64_t seed,
                                    solve::solver& solver) {
    const auto strength = solve::level::create(level).value_or(solve::level{});
    return solve::choose(p, solver, std::chrono::hours(24), strength, seed).where;
}

/// The move of a level for each seed. A level that searches many nodes is asked once: its search
/// takes long, and its move rarely depends on the seed.
[[nodiscard]] inline std::array<square, seeds_per_level> moves_of(const ui::page_position& p,
                                                                  int level,
                                                                  solve::solver& solver) {
    std::array<square, seeds_per_level> result{};
    result.fill(move_of(p, level, 0, solver));
    if (solve::level::create(level)->settings(p.rules()).nodes > 0) return result;
    for (std::uint64_t seed = 1; seed < seeds_per_level; ++seed)
        result.at(seed) = move_of(p, level, seed, solver);
    return result;
}

/// Returns the exact scores of all moves, or `nullopt` if finding them takes more than `max_nodes`
/// nodes.
[[nodiscard]] inline std::optional<std::vector<solve::scored_move>> scores_of(
    const ui::page_position& p, solve::solver& solver, long long max_nodes) {
    solver.set_limit({.nodes = max_nodes});
    const auto found = solve::move_scores(p, solver);
    if (!found) return std::nullopt;
    return std::vector<solve::scored_move>(found->begin(), found->end());
}

// This header uses loops instead of range algorithms with projections, which would cost a compiler
// 30 MB of memory.

/// Returns the first move with the best score, and the first move with the worst score.
/// Precondition: there is a legal move.
[[nodiscard]] inline std::pair<solve::scored_move, solve::scored_move> best_and_worst(
    const std::vector<solve::scored_move>& scores) {
    std::pair result(scores.front(), scores.front());
    for (const solve::scored_move& m : scores) {
        if (m.score > result.first.score) result.first = m;
        if (m.score < result.second.score) result.second = m;
    }
    return result;
}

/// Returns the moves that levels 2 to 4 choose, with their frequencies, the most frequent move
/// first.
[[nodiscard]] inline std::vector<std::pair<square, int>> natural_moves(const ui::page_position& p,
                                                                       solve::solver& solver) {
    constexpr int min_level = 2;
    constexpr int max_level = 4;
    std::vector<std::pair<square, int>> result;
    for (int level = min_level; level <= max_level; ++level)
        for (const square s : moves_of(p, level, solver)) {
            const auto known =
                std::ranges::find_if(result, [&](const auto& each) { return each.first == s; });
            known == result.end() ? (void)result.emplace_back(s, 1) : (void)++known->second;
        }
    // A stable sort of few elements. Does not use std::stable_sort, because in libstdc++ 12 it uses
    // features that C++17 deprecated.
    for (auto next = result.begin(); next != result.end(); ++next) {
        const auto place = std::find_if(
            result.begin(), next, [&](const auto& each) { return each.second < next->second; });
        std::rotate(place, next, std::next(next));
    }
    return result;
}

/// Whether neither player could complete a winning line with the next move.
[[nodiscard]] inline bool is_quiet(const ui::page_position& p) {
    return !p.is_over() && ui::winning_squares(p, first).empty() &&
           ui::winning_squares(p, second).empty();
}

/// Returns the puzzles in a position, given the score of each move. Does not set their difficulty.
/// Returns no puzzles if the position is not quiet, because the next move is then obvious.
[[nodiscard]] inline std::vector<ui::puzzle> puzzles_of(
    const inarow::game& g, const std::vector<solve::scored_move>& scores, solve::solver& solver) {
    const ui::page_position p = ui::to_page_game(g).position();
    std::vector<ui::puzzle> result;
    constexpr std::size_t min_choices = 3;
    if (!is_quiet(p) || scores.size() < min_choices) return result;
    const auto [best, worst] = best_and_worst(scores);
    if (best.score < 0) return result;
    const auto right = [&](ui::puzzle_kind kind) {
        return std::count_if(scores.begin(), scores.end(), [&](const solve::scored_move& m) {
            return ui::is_right(kind, m.score, best.score);
        });
    };
    if (std::cmp_equal(right(ui::puzzle_kind::trap), scores.size() - 1)) {
        const auto natural = natural_moves(p, solver);
        if (natural.front().first == worst.where)
            result.push_back({ui::puzzle_kind::trap, 0, 0, g});
    }
    constexpr int max_moves = 8;
    const int moves = ui::own_moves(best.value.plies);
    if (best.score > 0 && moves <= max_moves && right(ui::puzzle_kind::win) == 1)
        result.push_back({ui::puzzle_kind::win, moves, 0, g});
    else if (right(ui::puzzle_kind::only_move) == 1)
        result.push_back({ui::puzzle_kind::only_move, 0, 0, g});
    return result;
}

/// Returns the difficulty of a puzzle: the percentage of wrong moves among the moves that the
/// levels below the highest choose, times a number of moves. This number of moves is the length of
/// the win. If the puzzle is not a win, the number is the length of the loss after the wrong move
/// that loses latest.
[[nodiscard]] inline int difficulty_of(const ui::puzzle& asked,
                                       const std::vector<solve::scored_move>& scores,
                                       solve::solver& solver) {
    const ui::page_position p = asked.position();
    const int best = best_and_worst(scores).first.score;
    int depth = asked.moves;
    for (const solve::scored_move& m : scores)
        if (asked.kind != ui::puzzle_kind::win && !ui::is_right(asked.kind, m.score, best) &&
            m.score < 0)
            depth = std::max(depth, ui::own_moves(m.value.plies));
    int failures = 0;
    for (int level = solve::level::min; level < solve::level::max; ++level)
        for (const square s : moves_of(p, level, solver)) {
            for (const solve::scored_move& m : scores)
                if (m.where == s && !ui::is_right(asked.kind, m.score, best)) ++failures;
        }
    constexpr int asked_moves =
        (solve::level::max - solve::level::min) * static_cast<int>(seeds_per_level);
    return 100 * failures / asked_moves * std::max(depth, 1);
}

/// Returns whether one of the moves gives the win or the draw away.
[[nodiscard]] inline bool have_mistake(const std::vector<solve::scored_move>& scores) {
    const auto [best, worst] = best_and_worst(scores);
    return !ui::is_right(ui::puzzle_kind::better_move, worst.score, best.score);
}

/// Solves a puzzle again. Returns whether the puzzle has the kind and the number of moves that it
/// states.
[[nodiscard]] inline bool is_proven(const ui::puzzle& asked, solve::solver& solver) {
    // Allows more nodes than puzzle_maker does, because the table of a puzzle_maker already
    // contains positions of the same game.
    constexpr long long max_nodes = 20'000'000;
    if (asked.kind == ui::puzzle_kind::pattern)
        return is_decisive(ui::insight_of(asked.position()));
    const auto scores = scores_of(asked.position(), solver, max_nodes);
    if (!scores) return false;
    if (asked.kind == ui::puzzle_kind::better_move) return have_mistake(*scores);
    for (const ui::puzzle& p : puzzles_of(asked.game, *scores, solver))
        if (p.kind == asked.kind && p.moves == asked.moves) return true;
    return false;
}

/// Makes puzzles from games that begin with random moves and continue with moves of levels 3 to 6.
/// Equal rules, counts and seeds give equal puzzles. Of the puzzles, 60% are wins: 12% each are
/// wins in two, three, four, five and six moves. Another 10% are traps.
class puzzle_maker {
public:
    /// Precondition: the board has at most ui::max_page_side columns and rows.
    puzzle_maker(const rules& r, int count, std::uint64_t seed)
        : rules_{r}, count_{count}, random_{core::mix64(seed)} {}

    /// Returns whether all puzzles are made, or the last 500 games contained no new puzzle.
    [[nodiscard]] bool is_done() const {
        constexpr int max_in_vain = 500;
        return std::cmp_equal(made_.size(), count_) || games_in_vain_ >= max_in_vain;
    }
    /// Plays one more game. Keeps a puzzle of this game if more puzzles of its kind are wanted.
    void play_game() {
        inarow::game g(position::start_unchecked(rules_));
        const std::size_t random_moves = 2 + below(random_range());
        const std::array<int, 2> levels{some_level(), some_level()};
        const std::size_t before = made_.size();
        std::set<ui::puzzle_kind> taken;
        for (std::size_t ply = 0; !g.position().is_over(); ++ply) {
            if (is_candidate(g)) take(g, taken);
            const ui::page_position p = ui::to_page_game(g).position();
            (void)g.apply(ply < random_moves ? random_move(p)
                                             : move_of(p, levels[ply % 2], next(), solver_));
        }
        games_in_vain_ = made_.size() > before ? 0 : games_in_vain_ + 1;
    }
    /// The puzzles in the order in which they were made.
    [[nodiscard]] const std::vector<ui::puzzle>& made() const { return made_; }

private:
    [[nodiscard]] std::uint64_t next() {
        constexpr std::uint64_t step = 0x9e3779b97f4a7c15U;
        return core::mix64(random_ += step);
    }
    [[nodiscard]] std::size_t below(std::size_t count) { return (next() >> 32U) * count >> 32U; }
    [[nodiscard]] std::size_t random_range() const {
        constexpr std::size_t share = 5;
        return static_cast<std::size_t>(rules_.squares()) / share + 1;
    }
    [[nodiscard]] int some_level() {
        constexpr int min_level = 3;
        constexpr int count = 4;
        return min_level + static_cast<int>(below(count));
    }
    [[nodiscard]] square random_move(const ui::page_position& p) {
        std::vector<square> moves;
        p.for_each_move([&](square s) { moves.push_back(s); });
        return moves[below(moves.size())];
    }
    /// Returns whether a position has so few free squares that its exact scores are probably quick
    /// to find.
    [[nodiscard]] bool is_candidate(const inarow::game& g) const {
        constexpr int max_free = 28;
        return rules_.squares() - g.ply() <= max_free;
    }
    /// Returns whether neither the position nor one of its mirror images was seen before. Records
    /// the position.
    [[nodiscard]] bool is_new(const position& p) {
        const solve::detail::maker_breaker::symmetries images(rules_);
        constexpr int left_right = 2;  // the first two: the position itself, and left for right
        const int count = bitboard::has_drops(rules_) ? left_right : images.size();
        std::string least;
        for (int i = 0; i < count; ++i) {
            std::string image(static_cast<std::size_t>(rules_.squares()), ' ');
            for (int s = 0; s < rules_.squares(); ++s)
                image[static_cast<std::size_t>(images.image(i, s))] =
                    static_cast<char>('0' + static_cast<int>(p.at(square_at(rules_, s))));
            if (least.empty() || image < least) least = std::move(image);
        }
        return seen_.insert(std::move(least)).second;
    }
    /// Returns how many more puzzles of the kind of `p` are wanted. If `p` is a win, counts only
    /// wins in the same number of moves.
    [[nodiscard]] int wanted_like(const ui::puzzle& p) const {
        constexpr int min_moves = 2;
        constexpr int max_moves = 6;
        constexpr int win_percent = 12;
        constexpr int trap_percent = 10;
        const auto is_like_it = [&](const ui::puzzle& other) {
            return other.kind == p.kind && other.moves == p.moves;
        };
        const auto made = static_cast<int>(std::count_if(made_.begin(), made_.end(), is_like_it));
        const int wins = count_ * win_percent / 100;
        const int traps = count_ * trap_percent / 100;
        switch (p.kind) {
            case ui::puzzle_kind::win:
                return p.moves < min_moves || p.moves > max_moves ? 0 : wins - made;
            case ui::puzzle_kind::only_move: break;
            case ui::puzzle_kind::trap: return traps - made;
            case ui::puzzle_kind::better_move:  // comes from a game of a person
            case ui::puzzle_kind::pattern:      // comes from a lesson
                return 0;
            default: break;
        }
        return count_ - traps - (max_moves - min_moves + 1) * wins - made;
    }
    /// Keeps at most one puzzle of a position: the first puzzle that is wanted and has a new kind.
    /// `taken` contains the kinds of the puzzles that this game has already given.
    void take(const inarow::game& g, std::set<ui::puzzle_kind>& taken) {
        const ui::page_position p = ui::to_page_game(g).position();
        if (!is_quiet(p) || !is_new(g.position())) return;
        constexpr long long max_nodes = 200'000;
        const auto scores = scores_of(p, solver_, max_nodes);
        if (!scores) return;
        for (ui::puzzle& each : puzzles_of(g, *scores, solver_)) {
            if (wanted_like(each) <= 0 || !taken.insert(each.kind).second) continue;
            each.difficulty = difficulty_of(each, *scores, solver_);
            made_.push_back(std::move(each));
            return;
        }
    }

    rules rules_;
    int count_;
    std::uint64_t random_;
    int games_in_vain_ = 0;
    std::vector<ui::puzzle> made_{};
    solve::solver solver_{};
    std::set<std::string> seen_{};
};

}  // namespace inarow::app
