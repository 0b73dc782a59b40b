// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/inplace_vector.hpp>
#include <inarow/dynamic.hpp>
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
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::heuristic {

/// Runs the steps of a heuristic search on the open lines of a board. Each step gets a part of the
/// limit.
class open_lines_root {
public:
    open_lines_root(const position_view& p, const limit& allowed, const search_options& options)
        : board_(p), steps_{allowed}, options_{options} {
        for (const square s : options.candidates) candidates_.push_back(index_of(p.rules(), s));
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
        if (moves_.size() > 1 || (options_.lines > 0 && !candidates_.empty()))
            return deepen(options_.max_depth);
        if (options_.lines > 0) return deepen((std::min)(options_.max_depth, depth_of_only_move));
        return result_of({.moves = moves_}, 0, steps_.nodes());
    }
    [[nodiscard]] search_result run_misere() {
        budget all(steps_.part(1));
        const auto result = [&](const auto& found) {
            return result_of({.value = found.value, .moves = {found.move}}, found.depth,
                             all.nodes());
        };
        return result(misere_search(board_, all)
                          .deepen(candidates_, options_.max_depth,
                                  [&](const auto& found) { report(result(found)); }));
    }
    void report(const search_result& so_far) const {
        if (options_.observer != nullptr) options_.observer->after_iteration(so_far);
    }
    [[nodiscard]] search_result result_of(const variation& best, int depth, long long nodes) const {
        search_result result{.where = at(best.moves[0]), .depth = depth, .nodes = nodes};
        if (options_.lines == 0) return result;
        search_line line{.evaluation = evaluation_of(best.value)};
        for (const int s : best.moves) line.moves.push_back(at(s));
        result.lines.push_back((std::move)(line));
        return result;
    }

    using budget = limit_budget<32>;
    static constexpr int parts = 4;  ///< a search for threats gets one of 4 parts of the limit

    [[nodiscard]] square at(int s) const { return square_at(board_.rules(), s); }
    [[nodiscard]] search_result won(int s, int plies) const {
        std::vector<search_line> lines;
        if (options_.lines > 0)
            lines.push_back({.evaluation = search_line::win - plies,
                             .forced_win_plies = plies,
                             .moves = {at(s)}});
        return {at(s), plies, 0, steps_.nodes(), lines};
    }

    [[nodiscard]] bool is_candidate(int s) const { return core::contains(moves_, s); }
    /// Returns the first move in `moves_` that completes a decisive line of a player, or -1.
    [[nodiscard]] int completing_move(player side) const {
        if (board_.open(side, 1) == 0) return -1;
        for (const int s : moves_)
            if (board_.completes_line(side, s)) return s;
        return -1;
    }
    /// Sets `moves_` to the candidates. If there are no candidates, sets `moves_` to the moves in
    /// line with a stone. If there are no such moves, sets `moves_` to the free square nearest to
    /// the center. Sorts the moves by move_score, then by distance from the center.
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
        const auto result =
            vcf.shortest(max_threats, max_proof_nodes(steps_.max_nodes(), options_));
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
    [[nodiscard]] search_result deepen(int max_depth) {
        constexpr std::size_t max_moves = 24;
        if (moves_.size() > max_moves) moves_.resize(max_moves);
        budget rest(steps_.part(1));
        pvs search(board_, rest);
        const auto result = [&](int depth) {
            variation best = search.best_variation();
            if (best.moves.empty() || best.moves[0] != moves_[0])
                best = {.value = best.moves.empty() ? 0 : best.value, .moves = {moves_[0]}};
            return result_of(best, depth, steps_.nodes() + rest.nodes());
        };
        const int begin = use_earlier();
        const int depth =
            search.deepen(moves_, begin, max_depth, [&](int reached) { report(result(reached)); });
        return result(depth);
    }
    /// Moves the best move of the earlier result to the front. Returns the depth to continue with.
    [[nodiscard]] int use_earlier() {
        if (options_.earlier == nullptr || options_.earlier->depth == 0) return 0;
        const auto found =
            std::ranges::find(moves_, index_of(board_.rules(), options_.earlier->where));
        if (found == moves_.end()) return 0;
        std::rotate(moves_.begin(), found, found + 1);
        return options_.earlier->depth - 1;
    }

    static constexpr std::size_t table_size = std::size_t{1} << 14;

    open_lines board_;
    search_steps steps_;
    search_options options_;
    std::vector<int> candidates_{};  ///< if empty, all moves are candidates
    std::vector<int> moves_{};       ///< the moves to search; the best move so far is first
};

}  // namespace inarow::inline v0::solve::detail::heuristic

namespace inarow::inline v0::solve {

namespace detail::heuristic {

/// Searches for the best move. If the options ask for lines, also returns the variation of this
/// move.
[[nodiscard]] inline search_result search_one(const position_view& p, const limit& allowed,
                                              const search_options& options) {
    if (open_lines::supports(p.rules())) return open_lines_root(p, allowed, options).run();
    const auto [where, wins, nodes] = search_by_rules(p).run(options.candidates);
    const std::optional<int> plies = wins ? std::optional(1) : std::nullopt;
    search_result result{where, plies, 1, nodes, {}};
    if (options.lines > 0)
        result.lines.push_back({.evaluation = wins ? search_line::win - 1 : 0,
                                .forced_win_plies = plies,
                                .moves = {where}});
    return result;
}

/// Searches for the best move, then for the best of the other moves, and so on. Each search gets an
/// equal part of the limit.
[[nodiscard]] inline search_result search_several(const position_view& p, const limit& allowed,
                                                  search_options options) {
    std::vector<square> left(options.candidates.begin(), options.candidates.end());
    if (left.empty())
        inarow::layout::copy_of(p).unchecked().for_each_move([&](square s) { left.push_back(s); });
    search_observer* const observer = std::exchange(options.observer, nullptr);
    int searches = (std::min)(std::exchange(options.lines, 1), static_cast<int>(left.size()));
    options.earlier = nullptr;
    search_steps steps(allowed);
    search_result result;
    for (; searches > 0; --searches) {
        options.candidates = left;
        search_result next = search_one(p, steps.part(searches), options);
        steps.add(next.nodes);
        (void)(std::erase)(left, next.where);
        result.depth = (std::max)(result.depth, next.depth);
        insert_line(result.lines, (std::move)(next.lines[0]));
    }
    result.where = result.lines[0].moves[0];
    result.forced_win_plies = result.lines[0].forced_win_plies;
    result.nodes = steps.nodes();
    if (observer != nullptr) observer->after_iteration(result);
    return result;
}

}  // namespace detail::heuristic

INAROW_SOLVER_INLINE heuristic_table::heuristic_table(std::size_t max_bytes)
    : kept_{std::make_unique<detail::heuristic::kept_table>(max_bytes)} {}
INAROW_SOLVER_INLINE heuristic_table::heuristic_table(heuristic_table&&) noexcept = default;
INAROW_SOLVER_INLINE heuristic_table& heuristic_table::operator=(heuristic_table&&) noexcept =
    default;
INAROW_SOLVER_INLINE heuristic_table::~heuristic_table() = default;
INAROW_SOLVER_INLINE bool heuristic_table::supports(const rules& r) {
    return detail::heuristic::pattern_board::supports(r);
}
INAROW_SOLVER_INLINE std::size_t heuristic_table::bytes() const { return kept_->bytes(); }
INAROW_SOLVER_INLINE void(heuristic_table::clear)() { kept_->erase_all(); }

INAROW_SOLVER_INLINE search_result heuristic_search(const position_view& p, const limit& allowed,
                                                    const search_options& options) {
    using namespace detail::heuristic;
    if (pattern_board::supports(p.rules())) {
        kept_table* const table = options.table != nullptr ? options.table->kept_.get() : nullptr;
        return pattern_root(p, allowed, options, table).run();
    }
    return options.lines > 1 ? search_several(p, allowed, options)
                             : search_one(p, allowed, options);
}

}  // namespace inarow::inline v0::solve
