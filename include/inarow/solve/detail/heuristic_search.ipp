// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/inplace_vector.hpp>
#include <inarow/solve/detail/heuristic/center_distance.hpp>
#include <inarow/solve/detail/heuristic/evaluation.hpp>
#include <inarow/solve/detail/heuristic/misere_search.hpp>
#include <inarow/solve/detail/heuristic/pattern_root.hpp>
#include <inarow/solve/detail/heuristic/pvs.hpp>
#include <inarow/solve/detail/heuristic/search_by_rules.hpp>
#include <inarow/solve/detail/heuristic/search_steps.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/heuristic_search.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace inarow::inline v0::solve::detail::heuristic {

/// Runs the steps of a heuristic search on the open lines of a board. Each step gets a part of the
/// limit.
class open_lines_root {
public:
    open_lines_root(const position_view& p, const limit& allowed,
                    std::span<const square> candidates)
        : board_(p), steps_{allowed} {
        for (const square s : candidates) candidates_.push_back(index_of(p.rules(), s));
    }

    /// Precondition: the game is in play.
    [[nodiscard]] search_result run() {
        switch (board_.rules().convention) {
            case convention::normal: return run_normal();
            case convention::misere:
            default: break;
        }
        return run_misere();
    }

private:
    [[nodiscard]] search_result run_normal() {
        generate_moves();
        const player own = board_.to_move();
        if (const int s = completing_move(own); s >= 0) return won(s, 1);
        if (const int s = completing_move(other(own)); s >= 0) moves_ = {s};
        if (const auto vcf = own_vcf(); is_candidate(vcf.move)) return won(vcf.move, vcf.plies);
        if (moves_.size() > 1) remove_losing_moves();
        const int depth = moves_.size() > 1 ? deepen() : 0;
        return {at(moves_[0]), std::nullopt, depth, steps_.nodes()};
    }
    [[nodiscard]] search_result run_misere() {
        budget all(steps_.part(1));
        const auto [move, depth] = misere_search(board_, all).deepen(candidates_);
        return {at(move), std::nullopt, depth, all.nodes()};
    }

    using budget = limit_budget<32>;
    static constexpr int parts = 4;  ///< a search for threats gets one of 4 parts of the limit

    [[nodiscard]] square at(int s) const { return square_at(board_.rules(), s); }
    [[nodiscard]] search_result won(int s, int plies) const {
        return {at(s), plies, 0, steps_.nodes()};
    }

    [[nodiscard]] bool is_candidate(int s) const { return core::contains(moves_, s); }
    /// Returns the first move in `moves_` that completes a decisive line of a player, or -1.
    [[nodiscard]] int completing_move(player side) const {
        if (board_.open(side, 1) == 0) return -1;
        for (const int s : moves_)
            if (board_.completes_line(side, s)) return s;
        return -1;
    }
    /// Sets `moves_` to the candidates. Without candidates, sets `moves_` to the moves in line with
    /// a stone. Without such moves, sets `moves_` to the free square nearest to the center. Sorts
    /// the moves by move_score, then by distance from the center.
    void generate_moves() {
        moves_ = candidates_;
        if (moves_.empty()) board_.for_each_near([&](int s) { moves_.push_back(s); });
        if (moves_.empty()) moves_.push_back(free_square_at_center());
        sort_moves(
            moves_, [&](int s) { return move_score(board_, s); },
            [&](int s) { return center_distance(s); });
    }
    [[nodiscard]] int center_distance(int s) const {
        return heuristic::center_distance(board_.rules(), at(s));
    }
    [[nodiscard]] int free_square_at_center() const {
        int best = -1;
        for (int s = 0; s < board_.rules().squares(); ++s)
            if (board_.is_free(s) && (best < 0 || center_distance(s) < center_distance(best)))
                best = s;
        return best;
    }

    [[nodiscard]] vcf_search<budget>::win own_vcf() {
        budget part(steps_.part(parts));
        vcf_search vcf(board_, part, table_size);
        const auto result = vcf.shortest(max_threats, steps_.max_nodes());
        steps_.add(part.nodes());
        return result;
    }
    /// Removes moves that let the opponent win by continuous fours, unless that removes every move.
    /// Without gravity, first searches the current position with the opponent to move. If the
    /// opponent does not win even then, removes no move.
    void remove_losing_moves() {
        constexpr long long nodes_per_move = 4000;
        budget part(steps_.part(parts));
        vcf_search vcf(board_, part, table_size);
        board_.make_null_move();
        const bool is_threatened = vcf.shortest(max_threats, nodes_per_move).move >= 0;
        board_.make_null_move();
        if (is_threatened || board_.rules().gravity == drop) {
            std::vector<int> left;
            for (const int s : moves_) {
                board_.make_move(s);
                if (vcf.shortest(max_threats, nodes_per_move).move < 0) left.push_back(s);
                board_.unmake_move(s);
            }
            if (!left.empty()) moves_ = left;
        }
        steps_.add(part.nodes());
    }
    [[nodiscard]] int deepen() {
        constexpr std::size_t max_moves = 24;
        if (moves_.size() > max_moves) moves_.resize(max_moves);
        budget rest(steps_.part(1));
        const int depth = pvs(board_, rest).deepen(moves_);
        steps_.add(rest.nodes());
        return depth;
    }

    static constexpr std::size_t table_size = std::size_t{1} << 14;

    open_lines board_;
    search_steps steps_;
    std::vector<int> candidates_{};  ///< if empty, all moves are candidates
    std::vector<int> moves_{};       ///< the moves to search; the best move so far is first
};

}  // namespace inarow::inline v0::solve::detail::heuristic

namespace inarow::inline v0::solve {

INAROW_SOLVER_INLINE search_result heuristic_search(const position_view& p, const limit& allowed,
                                                    std::span<const square> candidates,
                                                    int threads) {
    if (detail::heuristic::pattern_board::supports(p.rules())) {
        const auto [where, plies, depth, nodes] =
            detail::heuristic::pattern_root(p, allowed, candidates,
                                            core::has_threads ? (std::max)(threads, 1) : 1)
                .run();
        return {where, plies > 0 ? std::optional(plies) : std::nullopt, depth, nodes};
    }
    if (!detail::heuristic::open_lines::supports(p.rules())) {
        const auto [where, wins, nodes] = detail::heuristic::search_by_rules(p).run(candidates);
        return {where, wins ? std::optional(1) : std::nullopt, 1, nodes};
    }
    return detail::heuristic::open_lines_root(p, allowed, candidates).run();
}

}  // namespace inarow::inline v0::solve
