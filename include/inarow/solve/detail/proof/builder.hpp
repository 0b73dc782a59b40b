// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/maker_breaker/maker_breaker_search.hpp>
#include <inarow/solve/detail/proof/node.hpp>
#include <inarow/solve/detail/proof/periodic_pairs.hpp>
#include <inarow/solve/detail/proof/tree.hpp>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::proof {

/// Builds the tree that proves one claim about a player, the prover: either that the prover wins,
/// or that the opponent of the prover does not win. Maker-breaker searches choose the moves in the
/// tree. The maker is the prover for the first kind of claim, and the opponent for the second kind.
template <int Squares, class Budget>
class builder {
public:
    using node = tree_node<Squares>;
    using zone_type = zone<Squares>;

    /// `is_win` is true if the claim is that the prover wins, and false if the claim is that the
    /// opponent does not win. Precondition: the claim is true for the position on the board.
    builder(incremental_board& b, maker_breaker::transposition_table<Squares>& table,
            Budget& budget, player prover, bool is_win)
        : board_{b},
          table_{table},
          state_(b, prover, side_lengths(b.rules().length)),
          search_(b, table, budget, nullptr),
          bound_(b),
          combined_(table.images(), b.rules().squares()),
          is_win_{is_win} {
        switch (b.rules().length) {
            case line_length::at_least: break;
            case line_length::exactly:
            default: is_pass_harmless_ = false;
        }
    }

    [[nodiscard]] const std::vector<node>& nodes() const { return nodes_; }
    /// Returns whether a node uses the tile strategy.
    [[nodiscard]] bool has_tiles() const { return has_tiles_; }
    /// Returns whether the budget ran out.
    [[nodiscard]] bool is_stopped() const { return search_.is_stopped(); }

    /// Builds the tree of the position on the board. `min_free` is the number of squares that stay
    /// free in a known win. Returns an edge without a node if the budget runs out.
    [[nodiscard]] edge build(bool is_provers_turn, int min_free) {
        const int symmetry = canonical_symmetry();
        auto key = board_.key(symmetry);
        key.low ^= is_provers_turn ? 1U : 0U;
        const auto place = std::tuple(key.high, key.low, state_.passes());
        if (const auto known = known_.find(place); known != known_.end()) {
            const auto& [found, from] = known->second;
            ++nodes_[as_index(found)].parents;
            return {found, combined_.inner(symmetry, from)};
        }
        auto built = is_provers_turn ? built_move(min_free) : built_answers(min_free);
        if (!built) return {};
        built->parents = 1;
        const int index = static_cast<int>(nodes_.size());
        nodes_.push_back(*(std::move)(built));
        known_.emplace(place, std::pair(index, symmetry));
        return {index, 0};
    }

private:
    using maker_moves = maker_breaker::maker_moves;
    using type = node::type;

    static constexpr long long unlimited = (std::numeric_limits<long long>::max)();

    [[nodiscard]] player maker() const { return is_win_ ? state_.prover() : state_.opponent(); }
    [[nodiscard]] const symmetries& images() const { return table_.images(); }

    [[nodiscard]] int canonical_symmetry() const {
        int smallest = 0;
        for (int i = 1; i < images().size(); ++i)
            if (board_.key(i) < board_.key(smallest)) smallest = i;
        return smallest;
    }
    /// Returns the squares on which the proof of a child relies.
    [[nodiscard]] zone_type needed_by(const edge& child) const {
        return nodes_[as_index(child.node)].needed.image(images(), child.symmetry,
                                                         state_.squares());
    }

    // Nodes in which the prover is to move.

    [[nodiscard]] std::optional<node> built_move(int min_free) {
        const auto own = board_.winning_squares_of(state_.prover());
        if (own.count > 0) {
            node result{.kind = type::line, .square = own.found[0]};
            result.needed.add(own.found[0]);
            return result;
        }
        if (!is_win_)
            if (auto leaf = built_leaf(true)) return leaf;
        const int s = chosen_move(min_free);
        if (s < 0) return std::nullopt;
        board_.place(s, state_.prover());
        const edge next = build(false, min_free);
        board_.remove(s, state_.prover());
        if (next.node < 0) return std::nullopt;
        node result{.kind = type::move, .square = s, .next = next, .needed = needed_by(next)};
        result.needed.add(s);
        return result;
    }
    /// Returns a move after which the claim is still true, or -1 if the budget runs out. If the
    /// search finds a shorter win, sets `min_free` to the number of squares that this win leaves
    /// free.
    [[nodiscard]] int chosen_move(int& min_free) {
        const auto threats = board_.winning_squares_of(state_.opponent());
        if (threats.count > 0) return threats.found[0];
        const auto all = candidates();
        if (!is_win_) {
            for (const int s : all)
                if (is_tiled_after(s)) return s;
            for (const int s : all)
                if (is_bounded_after(s)) return s;
        }
        const maker_moves kind = is_win_ ? shorten(min_free) : maker_moves::all;
        std::vector<bool> is_refuted(all.size());
        for (long long nodes = 8; !is_stopped(); nodes *= 4) {
            for (std::size_t i = 0; i < all.size() && !is_stopped(); ++i) {
                if (is_refuted[i]) continue;
                board_.place(all[i], state_.prover());
                const auto found =
                    search_.win({maker(), state_.opponent(), kind, is_win_ ? min_free : 0}, nodes);
                board_.remove(all[i], state_.prover());
                if (is_win_ ? found.score > 0 : found.is_complete && found.score == 0)
                    return all[i];
                is_refuted[i] = found.is_complete;
            }
        }
        return -1;
    }
    /// Looks for a win that is shorter than the known win. First searches for wins by threats only.
    /// Returns the kind of moves that suffices for the shortest win found.
    [[nodiscard]] maker_moves shorten(int& min_free) {
        constexpr int max_plies = 17;
        for (const auto& [kind, nodes] :
             {std::pair(maker_moves::threats, 400LL), std::pair(maker_moves::all, 100LL)}) {
            const int last = kind == maker_moves::threats ? min_free : min_free + 1;
            for (int free = board_.free() - 3; free >= last && free >= board_.free() - max_plies;
                 free -= 2) {
                const auto found = search_.win({maker(), state_.prover(), kind, free}, nodes);
                if (found.score == 0) continue;
                min_free = free;
                return kind;
            }
        }
        return maker_moves::all;
    }
    /// Returns the free squares, the most promising squares first.
    [[nodiscard]] std::vector<int> candidates() const {
        std::vector<std::pair<int, int>> weighted;
        for (int s = 0; s < state_.squares(); ++s)
            if (board_.is_free(s))
                weighted.emplace_back(-(4 * board_.weights(maker()).through(s) +
                                        3 * board_.weights(other(maker())).through(s)),
                                      s);
        std::ranges::sort(weighted);
        std::vector<int> result;
        for (const auto& [weight, s] : weighted) result.push_back(s);
        return result;
    }
    [[nodiscard]] bool is_bounded_after(int s) {
        board_.place(s, state_.prover());
        const bool result = bound_.is_likely(state_.opponent()) && breaking_pairs(false);
        board_.remove(s, state_.prover());
        return result;
    }
    [[nodiscard]] bool is_tiled_after(int s) {
        board_.place(s, state_.prover());
        const bool result = state_.breaks_all_by_tiles(0, false);
        board_.remove(s, state_.prover());
        return result;
    }

    // Nodes in which the opponent is to move.

    [[nodiscard]] std::optional<node> built_answers(int min_free) {
        if (!is_win_)
            if (auto leaf = built_leaf(false)) return leaf;
        node result{.kind = type::answers};
        zone_type listed = zone_type::everything();
        if (may_pass(min_free)) {
            state_.set_passes(state_.passes() + 1);
            result.next = build(true, min_free);
            if (result.next.node >= 0) {
                listed = needed_by(result.next);
                need_windows(listed);
            }
            state_.set_passes(state_.passes() - 1);
            if (result.next.node < 0) return std::nullopt;
            result.needed = listed;
        }
        for (int s = 0; s < state_.squares(); ++s) {
            if (!board_.is_free(s) || !listed.has(s)) continue;
            board_.place(s, state_.opponent());
            const edge then = build(true, min_free);
            if (then.node >= 0) {
                result.needed |= needed_by(then);
                need_windows_through(s, result.needed);
            }
            board_.remove(s, state_.opponent());
            if (then.node < 0) return std::nullopt;
            result.answers.push_back({s, then});
        }
        return result;
    }
    /// Returns whether the claim stays true if the opponent passes. If longer lines count, an
    /// additional move never harms the prover.
    [[nodiscard]] bool may_pass(int min_free) {
        if (is_pass_harmless_ || board_.winning_squares_of(state_.prover()).count > 0) return true;
        constexpr long long max_nodes = 1000;
        const auto found = search_.win(
            {maker(), state_.prover(), maker_moves::all, is_win_ ? min_free : 0}, max_nodes);
        return is_win_ ? found.score > 0 : found.is_complete && found.score == 0;
    }

    /// Adds a free square of each window that would otherwise be dangerous (see node_state).
    void need_windows(zone_type& needed) const {
        for (int window = 0; window < board_.lines().size(); ++window) need_window(window, needed);
    }
    void need_windows_through(int s, zone_type& needed) const {
        for (const int window : board_.lines().through(s)) need_window(window, needed);
    }
    void need_window(int window, zone_type& needed) const {
        if (board_.stones(window, state_.opponent()) + state_.passes() < board_.rules().run ||
            !state_.is_open(window))
            return;
        int best = -1;
        for (const int s : board_.lines().squares(window)) {
            if (!board_.is_free(s)) continue;
            if (needed.has(s)) return;
            if (best < 0 || weight_through(s) > weight_through(best)) best = s;
        }
        if (best >= 0) needed.add(best);
    }
    [[nodiscard]] int weight_through(int s) const {
        return board_.weights(state_.opponent()).through(s);
    }

    // Nodes that a bound or the tile strategy proves.

    [[nodiscard]] std::optional<node> built_leaf(bool is_provers_turn) {
        if (auto bound = built_bound(is_provers_turn)) return bound;
        if (!state_.breaks_all_by_tiles(0, is_provers_turn)) return std::nullopt;
        has_tiles_ = true;
        return node{.kind = type::tiles, .needed = zone_type::everything()};
    }

    using pair_vector = std::vector<std::pair<int, int>>;

    /// Returns pairs that prove that the opponent completes no line.
    [[nodiscard]] std::optional<pair_vector> breaking_pairs(bool is_provers_turn) {
        if (board_.rules().run >= periodic_pairs::min_run)
            if (auto found = free_periodic_pairs(); is_bound(found, is_provers_turn)) return found;
        zone_type ignored;
        if (!bound_.breaks_all_by_pairs(state_.opponent(), !is_provers_turn, ignored) ||
            !is_bound(bound_.pairs(), is_provers_turn))
            return std::nullopt;
        return bound_.pairs();
    }
    [[nodiscard]] pair_vector free_periodic_pairs() const {
        pair_vector result;
        for (int a = 0; a < state_.squares(); ++a) {
            const int b = periodic_pairs::partner(board_.rules(), a);
            if (a < b && board_.is_free(a) && board_.is_free(b)) result.emplace_back(a, b);
        }
        return result;
    }
    [[nodiscard]] bool is_bound(const pair_vector& pairs, bool is_provers_turn) const {
        return state_.sum_of_weights(listed(pairs)) < node_state::limit(is_provers_turn);
    }
    [[nodiscard]] pair_list listed(const pair_vector& pairs) const {
        pair_list result(state_.squares());
        for (const auto& [a, b] : pairs) result.change(a, b);
        return result;
    }
    /// Returns a node that a bound proves, without the pairs that the bound does not need.
    [[nodiscard]] std::optional<node> built_bound(bool is_provers_turn) {
        const auto found = breaking_pairs(is_provers_turn);
        if (!found) return std::nullopt;
        const auto limit = node_state::limit(is_provers_turn);
        pair_list pairs = listed(*found);
        node result{.kind = type::bound};
        for (const auto& [a, b] : *found) {
            pairs.change(a, a);
            if (state_.sum_of_weights(pairs) < limit) continue;
            pairs.change(a, b);
            result.pairs.emplace_back(a, b);
            result.needed.add(a);
            result.needed.add(b);
        }
        need_for_weights(pairs, limit, result.needed);
        return result;
    }
    /// Adds squares to `needed` until the bound holds even if all other free squares are uncertain
    /// (the opponent may have stones there).
    void need_for_weights(const pair_list& pairs, std::int64_t limit, zone_type& needed) {
        if (state_.passes() == 0) return;  // without passes, no square is uncertain
        for (int s = 0; s < state_.squares(); ++s)
            state_.set_uncertain(s, board_.is_free(s) && !needed.has(s));
        while (state_.sum_of_weights(pairs) >= limit) {
            const int s = heaviest_uncertain_square(pairs);
            state_.set_uncertain(s, false);
            needed.add(s);
        }
        for (int s = 0; s < state_.squares(); ++s) state_.set_uncertain(s, false);
    }
    /// Returns the uncertain square that lowers the sum of the weights most if the square becomes
    /// certain. Ignores a window with more uncertain squares than passes, because the weight of
    /// this window does not decrease.
    [[nodiscard]] int heaviest_uncertain_square(const pair_list& pairs) const {
        std::vector<std::int64_t> weights(as_index(state_.squares()));
        for (int window = 0; window < board_.lines().size(); ++window) {
            if (!state_.is_open(window)) continue;
            const auto squares = board_.lines().squares(window);
            const auto is_uncertain = [&](int s) { return state_.is_uncertain(s); };
            if (std::ranges::count_if(squares, is_uncertain) > state_.passes()) continue;
            for (const int s : squares)
                if (is_uncertain(s)) weights[as_index(s)] += state_.weight(window, pairs);
        }
        int best = -1;
        for (int s = 0; s < state_.squares(); ++s)
            if (state_.is_uncertain(s) &&
                (best < 0 || weights[as_index(s)] > weights[as_index(best)]))
                best = s;
        return best;
    }

    // The builder exists only while it builds one tree, so its members can be references.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    incremental_board& board_;
    maker_breaker::transposition_table<Squares>& table_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    node_state state_;
    maker_breaker::maker_breaker_search<Squares, Budget> search_;
    maker_breaker::pairing_bound<Squares> bound_;
    combined_symmetries combined_;
    bool is_win_;
    bool is_pass_harmless_ = true;
    bool has_tiles_ = false;
    std::vector<node> nodes_{};
    /// For each position and number of passes: the node, and the symmetry to the canonical board.
    std::map<std::tuple<std::uint64_t, std::uint64_t, int>, std::pair<int, int>> known_{};
};

}  // namespace inarow::inline v0::solve::detail::proof
