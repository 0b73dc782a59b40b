// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/solve/detail/maker_breaker/incremental_board.hpp>
#include <inarow/solve/detail/maker_breaker/zone.hpp>
#include <inarow/solve/detail/tile_strategy.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::maker_breaker {

using core::detail::as_index;

/// Proves without a search that the breaker can break every open line of the maker. Pairs break
/// some of the lines: if the maker takes one square of a pair, the breaker takes the other square.
/// The potential of Erdős and Selfridge covers the remaining lines. A line with n free squares
/// weighs 2^-n. The sum of the weights must be less than 1 if the breaker is to move, or less than
/// 1/2 if the maker is to move. If a line contains only one square of a pair, the bound assumes
/// that the maker gets this square, which doubles the weight of the line. A pair therefore lowers
/// the sum only if the lines that the pair breaks weigh more than the other lines through its
/// squares. Sources: Erdős and Selfridge, On a combinatorial game (1973); for pairings, Hales and
/// Jewett, Regularity and positional games (1963).
template <int Squares>
class pairing_bound {
public:
    using zone_type = zone<Squares>;

    explicit pairing_bound(const incremental_board& b) : board_{b}, weights_(b.lines()) {
        for (int line = 0; line < b.lines().size(); ++line) {
            zone_type squares;
            for (const int s : b.lines().squares(line)) squares.add(s);
            squares_.push_back(squares);
        }
    }

    /// Returns whether the bound proves that the maker gets no line. If the bound proves this, sets
    /// `proof` to the relevance zone.
    [[nodiscard]] bool breaks_all(player maker, bool is_maker_to_move, zone_type& proof) {
        if (board_.potential(maker) >= enough(is_maker_to_move) &&
            breaks_all_by_tiles(maker, is_maker_to_move)) {
            proof = zone_type::everything();
            return true;
        }
        return breaks_all_by_pairs(maker, is_maker_to_move, proof);
    }
    /// Does the same as breaks_all, but without the tile strategy. If this function returns true,
    /// pairs() returns the pairs of the proof.
    [[nodiscard]] bool breaks_all_by_pairs(player maker, bool is_maker_to_move, zone_type& proof) {
        const std::int64_t sum = board_.potential(maker);
        if (sum >= enough(is_maker_to_move) && is_hopeless(maker)) return false;
        if (!breaks_open_lines(maker, sum, enough(is_maker_to_move), proof)) return false;
        zone_type open;
        weights_.for_each_line([&](int each) { open |= squares_[as_index(each)]; });
        proof |= open &= squares_with(mark::none);
        break_closed_lines(maker, proof);
        return true;
    }

    /// Returns whether a proof with the maker to move is worth trying: true if the potential is
    /// below 2. If the potential is larger, only one attempt in a hundred succeeds.
    [[nodiscard]] bool is_likely(player maker) const { return board_.potential(maker) < 2 * one(); }

    [[nodiscard]] const std::vector<std::pair<int, int>>& pairs() const { return pairs_; }

    /// For each line with stones of the breaker, adds one of these stones to the zone. Skips a line
    /// if the zone already contains one of the breaker's stones in the line.
    void break_closed_lines(player maker, zone_type& proof) const {
        const player breaker = other(maker);
        const zone_type stones = squares_with(mark_of(breaker));
        // Handles lines with a single stone first, because these lines leave no choice, and their
        // stones also break other lines.
        for (int line = 0; line < board_.lines().size(); ++line) {
            if (board_.stones(line, breaker) != 1) continue;
            zone_type stone = squares_[as_index(line)];
            proof |= stone &= stones;
        }
        for (int line = 0; line < board_.lines().size(); ++line) {
            if (board_.stones(line, breaker) < 2) continue;
            zone_type broken = squares_[as_index(line)];
            broken &= stones;
            broken &= proof;
            if (broken == zone_type{}) proof.add(stone_of_most_lines(line, breaker));
        }
    }

private:
    /// The weight 1, in the units of the board.
    [[nodiscard]] std::int64_t one() const { return line_weights::one(board_.rules().run); }
    /// Returns the number that the sum of the weights must not reach.
    [[nodiscard]] std::int64_t enough(bool is_maker_to_move) const {
        return is_maker_to_move ? one() / 2 : one();
    }

    [[nodiscard]] zone_type squares_with(mark wanted) const {
        zone_type result;
        for (int s = 0; s < board_.rules().squares(); ++s)
            if (board_.at(s) == wanted) result.add(s);
        return result;
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

    /// The pairs to choose from: the pairs of the heaviest line, for speed, or all pairs.
    enum class choice : std::uint8_t { in_heaviest_line, anywhere };

    /// Chooses pairs of the heaviest line first. If these pairs are nearly enough for a proof,
    /// chooses again from all pairs. This second attempt sometimes succeeds.
    [[nodiscard]] bool breaks_open_lines(player maker, std::int64_t sum, std::int64_t enough,
                                         zone_type& proof) {
        sum_ = sum;
        if (breaks_by_pairs(maker, enough, choice::in_heaviest_line, proof)) return true;
        if (2 * sum_ > 3 * enough) return false;
        sum_ = sum;
        return breaks_by_pairs(maker, enough, choice::anywhere, proof);
    }
    [[nodiscard]] bool breaks_by_pairs(player maker, std::int64_t enough, choice from,
                                       zone_type& proof) {
        proof = {};
        (pairs_.clear)();
        weights_ = board_.weights(maker);
        // The first pairs can raise the sum of the weights. The search for pairs stops if the sum
        // exceeds max_sum, because a proof is then rare.
        const std::int64_t max_sum = sum_ + one() / 2;
        while (sum_ >= enough)
            if (sum_ > max_sum || !add_pair(from, proof)) return false;
        return true;
    }

    /// Two free squares of a line, and the entries of the lines that contain both squares.
    struct square_pair {
        int a = -1;
        int b = -1;
        int first_entry = 0;
        int last_entry = 0;
        int lowered_by = 0;  ///< the amount by which the pair lowers the sum
        int gain = -1;
    };
    /// Adds the pair with the largest gain, and breaks the lines of the pair. Returns false if
    /// every gain is negative. The gain of a pair is 8a - b - c. Here, a is the weight of the lines
    /// with both squares, and b and c are the weights of the lines through the first and through
    /// the second square. With the factor 3 instead of 8, the gain would be exactly the amount by
    /// which the pair lowers the sum.
    [[nodiscard]] bool add_pair(choice from, zone_type& proof) {
        // A line of weight 1/2 has one free square, so no pair can break it.
        const int limit = static_cast<int>(one() / 2);
        square_pair best;
        if (from == choice::in_heaviest_line) {
            const int entry = weights_.heaviest(limit);
            if (entry < 0) return false;
            for (const int s : squares_of(entry)) weigh(s, proof);
            improve_pair(best, entry);
        } else {
            for (int s = 0; s < board_.rules().squares(); ++s) weigh(s, proof);
            for (int entry = 0; entry < board_.lines().entries(); ++entry)
                if (weights_.at_entry(entry) != 0 && weights_.at_entry(entry) < limit)
                    improve_pair(best, entry);
        }
        if (best.gain < 0) return false;
        sum_ -= best.lowered_by;
        weights_.set_to_zero(best.first_entry, best.last_entry);
        weights_.double_through(best.a);
        weights_.double_through(best.b);
        proof.add(best.a);
        proof.add(best.b);
        pairs_.emplace_back(best.a, best.b);
        return true;
    }
    [[nodiscard]] auto squares_of(int entry) const {
        return board_.lines().squares(board_.lines().line_at(entry));
    }
    /// Computes the weight of the lines through a square. `taken` contains the squares of the pairs
    /// that are already chosen.
    void weigh(int s, const zone_type& taken) {
        through_[as_index(s)] = board_.is_free(s) && !taken.has(s) ? weights_.through(s) : -1;
    }
    /// If the line contains a pair with a larger gain than `best`, replaces `best` by this pair.
    /// Precondition: all squares of the line have been weighed.
    void improve_pair(square_pair& best, int entry) {
        constexpr int broken_weight = 8;
        const int run = board_.rules().run;
        const auto squares = squares_of(entry);
        const int begin = entry - run + 1;  // first entry that may share a square with this line
        for (int i = 0; i < 2 * run - 1; ++i)
            sum_before_[as_index(i + 1)] = sum_before_[as_index(i)] + weights_.at_entry(begin + i);
        (free_.clear)();
        for (int j = 0; j < run; ++j) {
            const int b = squares[as_index(j)];
            const int weight = through_[as_index(b)];
            if (weight < 0) continue;
            for (const auto& [i, other_weight] : free_) {
                const int both = sum_before_[as_index(run + i)] - sum_before_[as_index(j)];
                const int gain = broken_weight * both - weight - other_weight;
                if (gain > best.gain)
                    best = {squares[as_index(i)],
                            b,
                            begin + j,
                            entry + i,
                            3 * both - weight - other_weight,
                            gain};
            }
            free_.push_back({j, weight});
        }
    }

    [[nodiscard]] int stone_of_most_lines(int line, player side) const {
        int best = -1;
        for (const int s : board_.lines().squares(line))
            if (board_.has_stone(s, side) && (best < 0 || board_.lines().through(s).size() >
                                                              board_.lines().through(best).size()))
                best = s;
        return best;
    }

    struct free_square {
        int place;   ///< index of the square in the line
        int weight;  ///< total weight of the lines through the square
    };

    const incremental_board& board_;    // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::vector<zone_type> squares_{};  ///< the squares of each line
    std::int64_t sum_ = 0;
    line_weights weights_;
    std::vector<int> sum_before_ = std::vector<int>(2 * as_index(board_.rules().run));
    std::vector<int> through_ = std::vector<int>(as_index(board_.rules().squares()));
    std::vector<free_square> free_{};
    std::vector<std::pair<int, int>> pairs_{};
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
