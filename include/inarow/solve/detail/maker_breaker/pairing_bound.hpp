// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/solve/detail/maker_breaker/incremental_board.hpp>
#include <inarow/solve/detail/maker_breaker/zone.hpp>
#include <inarow/solve/detail/tile_strategy.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace inarow::inline v0::solve::detail::maker_breaker {

using core::detail::as_index;

/// Proves without a search that the breaker can break every open line of the maker. Pairs break
/// some of the lines: if the maker takes one square of a pair, the breaker takes the other square.
/// The potential of Erdős and Selfridge covers the remaining lines. A line with n free squares
/// weighs 2^-n. The sum of the weights must be less than 1 if the breaker is to move, or less than
/// 1/2 if the maker is to move. If a line contains one square of a pair, the bound assumes that the
/// maker gets this square, which doubles the weight of the line. A pair therefore lowers the sum
/// only if the lines that the pair breaks weigh more than the other lines through its squares.
/// Sources: Erdős and Selfridge, On a combinatorial game (1973); for pairings, Hales and Jewett,
/// Regularity and positional games (1963).
template <int Squares>
class pairing_bound {
public:
    using zone_type = zone<Squares>;

    explicit pairing_bound(const incremental_board& b)
        : board_{b},
          is_free_(static_cast<std::size_t>(b.rules().squares())),
          weights_(static_cast<std::size_t>(b.rules().squares())),
          pair_weights_(
              b.rules().run <= max_pairing_run ? static_cast<std::size_t>(b.lines().pairs()) : 0) {}

    /// Returns whether the bound proves that the maker gets no line. If the bound proves this, sets
    /// `proof` to the relevance zone.
    [[nodiscard]] bool breaks_all(player maker, bool is_maker_to_move, zone_type& proof) {
        const std::int64_t enough = is_maker_to_move ? one / 2 : one;
        sum_ = potential(maker);
        if (sum_ >= enough && breaks_all_by_tiles(maker, is_maker_to_move)) {
            proof = zone_type::everything();
            return true;
        }
        if (sum_ >= enough && is_hopeless(maker)) return false;
        if (!breaks_open_lines(maker, enough, proof)) return false;
        for (const open_line& line : open_)
            for (const int s : board_.lines().squares(line.number))
                if (is_free_[as_index(s)] != 0) proof.add(s);
        break_closed_lines(board_, maker, proof);
        return true;
    }

    /// Returns whether a proof with the maker to move is worth trying: true if the potential is
    /// below 2. With a larger potential, only one attempt in a hundred succeeds.
    [[nodiscard]] bool is_likely(player maker) const { return potential(maker) < 4 * (one / 2); }

    /// For each line with stones of the breaker, adds one of these stones to the zone. Skips a line
    /// if the zone already contains one of its stones.
    static void break_closed_lines(const incremental_board& b, player maker, zone_type& proof) {
        const player breaker = other(maker);
        // Handles lines with a single stone first, because these lines leave no choice, and their
        // stones also break other lines.
        for (const bool is_single : {true, false}) {
            for (int line = 0; line < b.lines().size(); ++line) {
                const int stones = b.stones(line, breaker);
                if (stones == 0 || (stones == 1) != is_single) continue;
                add_stone_of_most_lines(b, line, breaker, proof);
            }
        }
    }

private:
    /// The weight of a line without free squares. It is 1, in units of 2^-40. No weight is smaller
    /// than one unit.
    static constexpr std::int64_t one = std::int64_t{1} << 40;
    /// Lines of longer runs get no pairs, because the table of pairs would be large, and the
    /// weights of these lines are small.
    static constexpr int max_pairing_run = 32;

    struct open_line {
        int number;
        int free;  ///< number of free squares that are in no pair

        [[nodiscard]] std::int64_t weight() const { return weight_of(free); }
    };

    [[nodiscard]] static constexpr std::int64_t weight_of(int free) {
        return free < 40 ? one >> free : 1;
    }
    [[nodiscard]] std::int64_t potential(player maker) const {
        const int run = board_.rules().run;
        std::int64_t sum = 0;
        for (int stones = 0; stones < run; ++stones)
            sum += board_.open(maker, stones) * weight_of(run - stones);
        return sum;
    }
    /// Returns whether the maker has more open lines than pairs can break. A pair breaks at most
    /// run - 1 lines, all in the direction of the pair.
    [[nodiscard]] bool is_hopeless(player maker) const {
        const int run = board_.rules().run;
        int lines = 0;
        for (int stones = 0; stones < run; ++stones) lines += board_.open(maker, stones);
        return lines > board_.free() / 2 * (run - 1);
    }

    [[nodiscard]] bool breaks_all_by_tiles(player maker, bool is_maker_to_move) const {
        return board_.rules().run >= tile_strategy::min_run &&
               tile_strategy::breaks_all(
                   board_.rules(), maker, is_maker_to_move,
                   [this](player side, int s) { return board_.has_stone(s, side); });
    }

    /// Chooses pairs by a measure that overrates the lines that they break. It finds most proofs.
    /// If it nearly succeeds, chooses the pairs again by how much they lower the sum. This second
    /// measure finds further proofs. On 8x7/5, the search needs half as many nodes with both
    /// measures as with one measure.
    [[nodiscard]] bool breaks_open_lines(player maker, std::int64_t enough, zone_type& proof) {
        const std::int64_t sum = sum_;
        if (breaks_by_pairs(maker, enough, 8, proof)) return true;
        if (2 * sum_ > 3 * enough) return false;
        sum_ = sum;
        return breaks_by_pairs(maker, enough, 3, proof);
    }
    [[nodiscard]] bool breaks_by_pairs(player maker, std::int64_t enough, int broken_weight,
                                       zone_type& proof) {
        proof = {};
        collect_open_lines(maker);
        bool is_lower = true;
        while (sum_ >= enough && is_lower) is_lower = add_pair(broken_weight, proof);
        forget_pairs();
        return is_lower;
    }
    void collect_open_lines(player maker) {
        const int run = board_.rules().run;
        (open_.clear)();
        std::ranges::fill(weights_, 0);
        for (int s = 0; s < board_.rules().squares(); ++s)
            is_free_[as_index(s)] = board_.is_free(s) ? 1 : 0;
        for (int line = 0; line < board_.lines().size(); ++line) {
            const int stones = board_.stones(line, maker);
            if (!board_.is_open(line, maker) || stones == run) continue;
            open_.push_back({line, run - stones});
            add_weight(line, weight_of(run - stones));
        }
    }
    void add_weight(int line, std::int64_t weight) {
        for (const int s : board_.lines().squares(line)) weights_[as_index(s)] += weight;
    }

    /// Two free squares of an open line, and the number that line_table::pair_of returns for them.
    struct square_pair {
        int a;
        int b;
        int number;
    };
    /// Adds the pair with the largest gain and breaks its lines. Returns false if every gain is
    /// negative. The gain of a pair is `broken_weight` times the weight of the lines with both
    /// squares, minus the weight of the lines through the first square, minus the weight of the
    /// lines through the second square. With the factor 3, the gain is exactly the amount by which
    /// the pair lowers the sum.
    [[nodiscard]] bool add_pair(int broken_weight, zone_type& proof) {
        const auto [a, b, number] = best_pair(broken_weight);
        if (number < 0) return false;
        proof.add(a);
        proof.add(b);
        std::erase_if(open_, [&](open_line& each) {
            const auto in_pair = std::ranges::count_if(board_.lines().squares(each.number),
                                                       [&](int s) { return s == a || s == b; });
            if (in_pair == 2) break_line(each);
            if (in_pair == 1) take_square(each);
            return in_pair == 2;
        });
        is_free_[as_index(a)] = is_free_[as_index(b)] = 0;
        return true;
    }
    void break_line(const open_line& line) { change_weight(line, -line.weight()); }
    /// Removes one of a line's free squares from the line, which doubles the line's weight.
    void take_square(open_line& line) {
        const std::int64_t before = line.weight();
        --line.free;
        change_weight(line, line.weight() - before);
    }
    void change_weight(const open_line& line, std::int64_t change) {
        sum_ += change;
        add_weight(line.number, change);
        if (!pairs_.empty()) add_pair_weight(line.number, change);
    }

    [[nodiscard]] square_pair best_pair(int broken_weight) {
        if (pairs_.empty()) collect_pairs();
        square_pair best{-1, -1, -1};
        std::int64_t max_gain = -1;
        std::erase_if(pairs_, [&](const square_pair& each) {
            if ((is_free_[as_index(each.a)] & is_free_[as_index(each.b)]) == 0) {
                pair_weights_[as_index(each.number)] = 0;
                return true;
            }
            const std::int64_t gain = broken_weight * pair_weights_[as_index(each.number)] -
                                      weights_[as_index(each.a)] - weights_[as_index(each.b)];
            if (gain > max_gain) {
                max_gain = gain;
                best = each;
            }
            return false;
        });
        return best;
    }
    void collect_pairs() {
        if (pair_weights_.empty()) return;
        for (const open_line& line : open_) {
            for_each_pair(line.number, [&](int a, int b, int pair) {
                if (pair_weights_[as_index(pair)] == 0) pairs_.push_back({a, b, pair});
                pair_weights_[as_index(pair)] += line.weight();
            });
        }
    }
    void forget_pairs() {
        for (const square_pair& each : pairs_) pair_weights_[as_index(each.number)] = 0;
        (pairs_.clear)();
    }
    void add_pair_weight(int line, std::int64_t weight) {
        for_each_pair(line, [&](int, int, int pair) { pair_weights_[as_index(pair)] += weight; });
    }
    /// Calls visit(a, b, number) for any two free squares a and b of a line.
    template <class Visit>
    void for_each_pair(int line, Visit visit) const {
        const auto squares = board_.lines().squares(line);
        const int run = static_cast<int>(squares.size());
        for (int i = 0; i < run; ++i) {
            const int a = squares[as_index(i)];
            if (is_free_[as_index(a)] == 0) continue;
            const int first = board_.lines().pair_of(line, i, 1);
            for (int j = i + 1; j < run; ++j) {
                const int b = squares[as_index(j)];
                if (is_free_[as_index(b)] != 0) visit(a, b, first + j - i - 1);
            }
        }
    }

    static void add_stone_of_most_lines(const incremental_board& b, int line, player side,
                                        zone_type& proof) {
        int best = -1;
        for (const int s : b.lines().squares(line)) {
            if (!b.has_stone(s, side)) continue;
            if (proof.has(s)) return;
            if (best < 0 || b.lines().through(s).size() > b.lines().through(best).size()) best = s;
        }
        proof.add(best);
    }

    const incremental_board& board_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::int64_t sum_ = 0;
    std::vector<open_line> open_{};
    std::vector<char> is_free_;
    std::vector<std::int64_t> weights_;  ///< for each square: weight of the open lines through it
    std::vector<square_pair> pairs_{};
    std::vector<std::int64_t> pair_weights_;  ///< for each pair: weight of its open lines
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
