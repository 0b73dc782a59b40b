// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/inplace_vector.hpp>
#include <inarow/solve/detail/heuristic/pattern_search.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/limit.hpp>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <span>
#include <vector>

namespace inarow::inline v0::solve::detail::heuristic {

template <int Run, line_length Length>
[[nodiscard]] const line_patterns& made_patterns() {
    static const line_patterns result({.columns = Run, .rows = 1, .run = Run, .length = Length});
    return result;
}
/// The table of patterns of rules, made at the first call. Precondition:
/// pattern_board::supports(r).
[[nodiscard]] inline const line_patterns& patterns_of(const rules& r) {
    switch (r.length) {
        case line_length::at_least: break;
        case line_length::exactly: {
            constexpr auto exactly = line_length::exactly;
            return r.run == 3   ? made_patterns<3, exactly>()
                   : r.run == 4 ? made_patterns<4, exactly>()
                                : made_patterns<5, exactly>();
        }
    }
    constexpr auto at_least = line_length::at_least;
    return r.run == 3   ? made_patterns<3, at_least>()
           : r.run == 4 ? made_patterns<4, at_least>()
           : r.run == 5 ? made_patterns<5, at_least>()
                        : made_patterns<6, at_least>();
}

/// The steps of a heuristic search on a board of patterns; each gets its part of the limit.
class pattern_root {
public:
    pattern_root(const inarow::detail::position_view& p, const limit& allowed,
                 std::span<const square> candidates)
        : board_(p, patterns_of(p.rules())), limit_{allowed} {
        for (const square s : candidates) moves_.push_back(board_.cell(s));
    }

    struct best_move {
        square where;
        int forced_win_plies = 0;  ///< 0: none was found
        int depth = 0;
        long long nodes = 0;
    };
    /// Precondition: the game goes on.
    [[nodiscard]] best_move run() {
        order_moves();
        const player own = board_.to_move();
        if (const int s = first_five(own); s >= 0) return won(s, 1);
        if (const int s = first_five(other(own)); s >= 0) moves_ = {s};
        using search = vct_searcher<budget>;
        for (const auto kind : {search::kind::fours, search::kind::fours_and_threes})
            if (const auto found = own_threats(kind); is_candidate(found.move))
                return won(found.move, found.plies);
        const bool is_empty = board_.free() == board_.rules().squares();
        const int depth = moves_.size() > 1 && !is_empty ? deepen() : 0;
        return {board_.square_of(moves_[0]), 0, depth, nodes_};
    }

private:
    using budget = limit_budget<32>;

    [[nodiscard]] best_move won(int s, int plies) const {
        return {board_.square_of(s), plies, 0, nodes_};
    }
    [[nodiscard]] bool is_candidate(int s) const { return core::contains(moves_, s); }
    [[nodiscard]] int first_five(player side) const {
        for (const int s : moves_)
            if (board_.strongest(side, s) == threat::five) return s;
        return -1;
    }
    /// The candidates, or else all moves in line with a stone, the most promising first; on a
    /// board without any, the square nearest to the centre.
    void order_moves() {
        if (moves_.empty()) {
            for (int s = board_.begin_cell(); s < board_.end_cell(); ++s)
                if (board_.is_free(s)) moves_.push_back(s);
        }
        std::ranges::sort(moves_, [&](int a, int b) {
            const int more = move_score(a) - move_score(b);
            if (more != 0) return more > 0;
            const int nearer = centre_distance(b) - centre_distance(a);
            return nearer != 0 ? nearer > 0 : a < b;
        });
    }
    [[nodiscard]] int move_score(int s) const {
        const player own = board_.to_move();
        return 5 * board_.score(own, s) + 4 * board_.score(other(own), s);
    }
    /// Twice the distance of a square from the centre, along columns and rows.
    [[nodiscard]] int centre_distance(int s) const {
        const auto [column, row] = board_.square_of(s);
        return std::abs(2 * column - (board_.rules().columns - 1)) +
               std::abs(2 * row - (board_.rules().rows - 1));
    }

    [[nodiscard]] limit part_of_limit(int parts) const {
        limit result = limit_;
        result.nodes = std::max(limit_.nodes - nodes_, 0LL) / parts;
        const auto now = std::chrono::steady_clock::now();
        if (result.deadline != std::chrono::steady_clock::time_point::max())
            result.deadline = now + (result.deadline - now) / parts;
        return result;
    }
    [[nodiscard]] vct_searcher<budget>::win own_threats(vct_searcher<budget>::kind kind) {
        constexpr int parts = 6;
        constexpr int max_threats = 40;
        constexpr std::size_t table_size = std::size_t{1} << 16;
        budget part(part_of_limit(parts));
        vct_searcher search(board_, part, kind, table_size);
        const auto result = search.shortest(max_threats, limit_.nodes);
        nodes_ += part.nodes();
        return result;
    }
    [[nodiscard]] int deepen() {
        constexpr std::size_t max_moves = 40;
        if (moves_.size() > max_moves) moves_.resize(max_moves);
        budget rest(part_of_limit(1));
        const int depth = pattern_search(board_, rest, entries()).deepen(moves_);
        nodes_ += rest.nodes();
        return depth;
    }

    /// A table for as many positions as the limit allows: 16 MB at most.
    [[nodiscard]] std::size_t entries() const {
        constexpr long long most = 1LL << 20U;
        const long long nodes = std::clamp(limit_.nodes, 1LL << 10U, most);
        return std::bit_ceil(static_cast<std::size_t>(nodes));
    }

    pattern_board board_;
    limit limit_;
    std::vector<int> moves_;  ///< those to search, the best so far first
    long long nodes_ = 0;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
