// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/maker_breaker/df_pn_search.hpp>
#include <inarow/solve/detail/maker_breaker/parallel_search.hpp>
#include <inarow/solve/detail/search_kind.hpp>
#include <inarow/solve/detail/threat_proof/win_search.hpp>
#include <inarow/solve/game_value.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <type_traits>

namespace inarow::inline v0::solve::detail::maker_breaker {

/// Adapts the maker-breaker search to the interface that queries call. Supports any position of one
/// board.
template <int Squares, class Budget>
class position_search {
public:
    position_search(transposition_table<Squares>& table, Budget& budget, int threads)
        : table_{table}, budget_{budget}, threads_{threads} {}

    [[nodiscard]] bool is_stopped() const { return is_stopped_; }

    /// Returns a bound on the score that shows whether the score is above alpha. Also accepts
    /// finished positions.
    int null_window(const position_view& p, int alpha) {
        if (p.is_over()) return score_of({p.outcome(), 0}, p.free(), p.to_move());
        if (table_.lines().size() == 0) return 0;
        if (alpha < 0 && is_strategy_stolen(p)) return 0;
        return alpha >= 0 ? bound_of_win(p, alpha) : bound_of_loss(p, alpha);
    }

private:
    /// Returns whether strategy stealing proves that the opponent does not win. On an empty board,
    /// a winning strategy of the second player would also work for the first player.
    [[nodiscard]] static bool is_strategy_stolen(const position_view& p) {
        switch (p.rules().length) {
            case line_length::at_least: break;
            case line_length::exactly: return false;  // one more stone may make an overline
            default: break;
        }
        return p.stones() == 0;
    }
    int bound_of_win(const position_view& p, int alpha) {
        const int score = win(p, p.to_move(), 2 * alpha);
        return score > 0 ? score : alpha;
    }
    int bound_of_loss(const position_view& p, int alpha) {
        const int score = win(p, other(p.to_move()), 2 * (-alpha - 1));
        return score > 0 ? -score : alpha + 1;
    }
    /// Returns a lower bound on the maker's winning score, or 0 if no win leaves at least
    /// `min_free` squares free.
    int win(const position_view& p, player maker, int min_free) {
        parallel_search<Squares, Budget> search(p, table_, budget_, threads_);
        const auto ask = [&](maker_moves allowed, int free_after, long long nodes) {
            const auto found = search.win({maker, p.to_move(), allowed, free_after}, nodes);
            is_stopped_ = search.is_stopped();
            return found;
        };
        if (min_free > 0) return deepened_win(p.free(), min_free, ask);
        constexpr bool has_threats = Squares > 64 && !is_small_program;
        std::conditional_t<has_threats, threats_of_maker, no_threats> by_threats(p, maker, budget_);
        proof_of_maker by_proof(p, maker, table_, budget_);
        return any_win(p.free(), ask, by_proof, by_threats);
    }

    /// Stores the progress of iterative deepening with one kind of moves.
    struct deepening {
        maker_moves moves;
        int depth = min_depth;
    };
    /// Continues iterative deepening for about `nodes` nodes. Asks for a win within `depth` plies,
    /// then within two more plies, and so on. Ends when a win within the next depth could leave
    /// `min_free` or fewer squares free. Returns the score of a win, or 0 if the search finds no
    /// win.
    int deepen(deepening& so_far, int free, int min_free, long long nodes, const auto& ask) {
        while (nodes > 0 && free - so_far.depth > min_free && !is_stopped_) {
            const auto [score, is_complete, spent] = ask(so_far.moves, free - so_far.depth, nodes);
            if (score > 0) return score;
            if (is_complete) so_far.depth += 2;
            nodes -= spent;
        }
        return 0;
    }
    /// Returns the score of a win that leaves at least `min_free` squares free, or 0 if there is no
    /// such win. Tries threats first, because the maker has few threats.
    int deepened_win(int free, int min_free, const auto& ask) {
        for (const auto moves : {maker_moves::threats, maker_moves::all}) {
            deepening so_far{moves};
            if (const int score = deepen(so_far, free, min_free, unlimited, ask)) return score;
        }
        return is_stopped_ ? 0 : ask(maker_moves::all, min_free, unlimited).score;
    }
    /// Searches for a win of the maker by threats, with the search that makes the proofs of large
    /// boards.
    class threats_of_maker {
    public:
        threats_of_maker(const position_view& p, player maker, Budget& budget)
            : position_{p}, maker_{maker}, budget_{budget} {}

        /// Continues the search for about `nodes` nodes. Returns whether the maker wins.
        [[nodiscard]] bool is_won(long long nodes) {
            constexpr long long visits_for_node = 20;
            if (nodes < min_nodes) return false;
            const proof::side_lengths lengths(position_.rules().length);
            if (!search_) search_.emplace(position_, maker_, lengths, budget_, max_tree_nodes);
            return search_->search(nodes / visits_for_node) == threat_proof::proof_state::proven;
        }

    private:
        /// The other searches answer easy questions before this search allocates its tables.
        static constexpr long long min_nodes = 4800;
        static constexpr std::size_t max_tree_nodes = std::size_t{1} << 17U;

        // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
        const position_view& position_;
        player maker_;
        Budget& budget_;
        // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
        std::optional<threat_proof::win_search> search_{};
    };

    /// Replaces threats_of_maker on small boards, where the other searches are enough, and in small
    /// programs.
    struct no_threats {
        no_threats(const position_view&, player, Budget&) {}
        [[nodiscard]] static bool is_won(long long /*nodes*/) { return false; }
    };

    /// Decides with the df-pn search whether the maker wins.
    class proof_of_maker {
    public:
        proof_of_maker(const position_view& p, player maker, transposition_table<Squares>& table,
                       Budget& budget)
            : position_{p}, maker_{maker}, table_{table}, budget_{budget} {}

        /// Continues the search. `nodes` is about the number of nodes that each of the other
        /// searches visits in this turn. Returns whether the maker wins, or `nullopt` if the search
        /// has not found the answer yet.
        [[nodiscard]] std::optional<bool> is_won(long long nodes) {
            if (is_small_program || nodes < min_nodes) return std::nullopt;
            if (!board_) {
                board_.emplace(table_.rules(), table_.lines(), table_.images());
                board_->place_all(position_);
                search_.emplace(*board_, table_, budget_, table_bytes);
            }
            numbers_ = search_->search(maker_, position_.to_move(), share_of(nodes));
            return numbers_.is_solved() ? std::optional(numbers_.is_proven()) : std::nullopt;
        }

    private:
        /// Returns the number of nodes for the next turn. The search receives more nodes if a win
        /// seems near, because the depth-first search is faster at proving that there is no win.
        [[nodiscard]] long long share_of(long long nodes) const {
            constexpr long long even = 16;
            const long long ratio = numbers_.to_disprove / numbers_.to_prove;
            return (std::clamp)(nodes * ratio / even, nodes / 8, 16 * nodes);
        }

        /// The other searches answer easy questions before this search allocates its table.
        static constexpr long long min_nodes = 4800;
        static constexpr std::size_t table_bytes = std::size_t{1} << 25U;

        // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
        const position_view& position_;
        player maker_;
        transposition_table<Squares>& table_;
        Budget& budget_;
        // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
        std::optional<incremental_board> board_{};
        std::optional<df_pn_search<Squares, Budget>> search_{};
        proof_numbers numbers_{1, 64};  ///< at first, as if a win seemed near
    };

    /// Returns the score of any win, or 0 if there is no win. Four searches alternate, with
    /// increasing node limits. The depth-first search without a horizon proves most draws. The
    /// df-pn search proves long wins. Iterative deepening over threats finds deep wins by threats.
    /// The search by threats proves openings of large boards.
    int any_win(int free, const auto& ask, auto& by_proof, auto& by_threats) {
        deepening threats{maker_moves::threats};
        for (long long nodes = 300; !is_stopped_; nodes *= 4) {
            const auto [score, is_complete, spent] = ask(maker_moves::all, 0, nodes);
            if (is_complete || is_stopped_) return score;
            if (const auto won = by_proof.is_won(nodes)) return *won ? score_of_win(0) : 0;
            if (const int won = deepen(threats, free, 0, 4 * nodes, ask)) return won;
            if (!is_stopped_ && by_threats.is_won(nodes)) return score_of_win(0);
        }
        return 0;
    }
    static constexpr int min_depth = 5;
    static constexpr long long unlimited = parallel_search<Squares, Budget>::unlimited;

    // The members can be references, because the object exists only while it answers one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    transposition_table<Squares>& table_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int threads_;
    bool is_stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
