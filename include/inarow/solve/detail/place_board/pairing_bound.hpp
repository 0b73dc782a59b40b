// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/place_board/board.hpp>
#include <inarow/solve/detail/place_board/zone.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace inarow::inline v0::solve::detail::place_board {

/// Proofs without a search that the breaker breaks every open line of the maker. Some lines are
/// broken by pairs, two squares of which the breaker answers one with the other; the rest by the
/// potential of Erdős and Selfridge: each line weighs 2 to the power of minus its free squares, and
/// the sum is less than 1 where the breaker is to move, or 1/2 where the maker is. A line that has
/// one square of a pair loses it to the maker, which doubles its weight. So a pair is taken if the
/// lines that it breaks weigh more than the others through its squares. Source: Erdős and
/// Selfridge, On a combinatorial game (1973), here joined with pairing strategies (Hales and
/// Jewett, Regularity and positional games, 1963).
template <int Squares>
class pairing_bound {
public:
    using zone_type = zone<Squares>;

    explicit pairing_bound(const board& b)
        : board_{b},
          is_free_(static_cast<std::size_t>(b.rules().squares())),
          weights_(static_cast<std::size_t>(b.rules().squares())),
          pair_weights_(
              b.rules().run <= max_pairing_run ? static_cast<std::size_t>(b.lines().pairs()) : 0) {}

    /// Whether it proves that the maker gets no line; `proof` is then its relevance zone.
    [[nodiscard]] bool breaks_all(player maker, bool is_maker_to_move, zone_type& proof) {
        const std::int64_t enough = is_maker_to_move ? one / 2 : one;
        sum_ = potential(maker);
        if (sum_ >= enough && is_hopeless(maker)) return false;
        proof = {};
        collect_open_lines(maker);
        while (sum_ >= enough)
            if (!add_pair(proof)) return false;
        leave_to_maker(enough);
        for (const open_line& line : open_)
            for (const int s : board_.lines().squares(line.number))
                if (is_free_[index(s)] != 0) proof.add(s);
        break_closed_lines(board_, maker, proof);
        return true;
    }

    /// Adds a stone of the breaker of each line that has one, where the zone has none yet.
    static void break_closed_lines(const board& b, player maker, zone_type& proof) {
        const player breaker = other(maker);
        // Those of a single stone first: they leave no choice, and break other lines.
        for (const bool is_single : {true, false}) {
            for (int line = 0; line < b.lines().size(); ++line) {
                const int stones = b.stones(line, breaker);
                if (stones == 0 || (stones == 1) != is_single) continue;
                add_stone_of_most_lines(b, line, breaker, proof);
            }
        }
    }

private:
    /// The weight of a line without free squares. Lighter lines than 2^-40 count as that.
    static constexpr std::int64_t one = std::int64_t{1} << 40;
    /// A table of the pairs of longer lines would be large, and their weights are small.
    static constexpr int max_pairing_run = 32;

    struct open_line {
        int number;
        int free;  ///< squares that are neither in a pair nor left to the maker

        [[nodiscard]] std::int64_t weight() const { return weight_of(free); }
    };

    [[nodiscard]] static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }
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
    /// Whether there are too many lines for pairs, of which each breaks run - 1 in its direction.
    [[nodiscard]] bool is_hopeless(player maker) const {
        const int run = board_.rules().run;
        int lines = 0;
        for (int stones = 0; stones < run; ++stones) lines += board_.open(maker, stones);
        return lines > board_.free() / 2 * (run - 1);
    }

    void collect_open_lines(player maker) {
        const int run = board_.rules().run;
        open_.clear();
        std::ranges::fill(weights_, 0);
        for (int s = 0; s < board_.rules().squares(); ++s)
            is_free_[index(s)] = board_.is_free(s) ? 1 : 0;
        for (int line = 0; line < board_.lines().size(); ++line) {
            const int stones = board_.stones(line, maker);
            if (!board_.is_open(line, maker) || stones == run) continue;
            open_.push_back({line, run - stones});
            add_weight(line, weight_of(run - stones));
        }
    }
    void add_weight(int line, std::int64_t weight) {
        for (const int s : board_.lines().squares(line)) weights_[index(s)] += weight;
    }

    struct square_pair {
        int a = -1;
        int b = -1;
    };
    /// Breaks lines by the pair that lowers the sum most; false if none does.
    [[nodiscard]] bool add_pair(zone_type& proof) {
        const square_pair best = best_pair();
        if (best.a < 0) return false;
        proof.add(best.a);
        proof.add(best.b);
        const auto in_pair = [&](int s) { return s == best.a || s == best.b; };
        std::erase_if(open_, [&](open_line& line) {
            const auto squares = board_.lines().squares(line.number);
            const auto both = std::ranges::count_if(squares, in_pair);
            if (both == 2) {
                add_weight(line.number, -line.weight());
                sum_ -= line.weight();
            } else if (both == 1) {
                take_square(line);
            }
            return both == 2;
        });
        is_free_[index(best.a)] = is_free_[index(best.b)] = 0;
        return true;
    }
    /// Counts one square fewer of a line as free.
    void take_square(open_line& line) {
        const std::int64_t before = line.weight();
        --line.free;
        add_weight(line.number, line.weight() - before);
        sum_ += line.weight() - before;
    }

    [[nodiscard]] square_pair best_pair() {
        if (pair_weights_.empty()) return {};
        for_each_pair(
            [&](const open_line&, int, int, int pair) { pair_weights_[index(pair)] = 0; });
        square_pair best;
        std::int64_t most = -1;
        for_each_pair([&](const open_line& line, int a, int b, int pair) {
            const std::int64_t both = pair_weights_[index(pair)] += line.weight();
            const std::int64_t gain = 3 * both - weights_[index(a)] - weights_[index(b)];
            if (gain > most) {
                most = gain;
                best = {a, b};
            }
        });
        return best;
    }
    /// Calls visit(line, a, b, number of the pair) for each two free squares of each open line.
    template <class Visit>
    void for_each_pair(Visit visit) const {
        for (const open_line& line : open_) {
            const auto squares = board_.lines().squares(line.number);
            const int run = static_cast<int>(squares.size());
            for (int i = 0; i < run; ++i) {
                const int a = squares[index(i)];
                if (is_free_[index(a)] == 0) continue;
                for (int j = i + 1; j < run; ++j) {
                    const int b = squares[index(j)];
                    if (is_free_[index(b)] != 0)
                        visit(line, a, b, board_.lines().pair_of(line.number, i, j - i));
                }
            }
        }
    }

    /// Leaves squares to the maker, the least important first, while the rest still breaks every
    /// line: the zone becomes smaller.
    void leave_to_maker(std::int64_t enough) {
        while (true) {
            int least = -1;
            for (const open_line& line : open_)
                for (const int s : board_.lines().squares(line.number))
                    if (is_free_[index(s)] != 0 &&
                        (least < 0 || weights_[index(s)] < weights_[index(least)]))
                        least = s;
            if (least < 0 || sum_ + weights_[index(least)] >= enough) return;
            for (open_line& line : open_)
                for (const int s : board_.lines().squares(line.number))
                    if (s == least) take_square(line);
            is_free_[index(least)] = 0;
        }
    }

    static void add_stone_of_most_lines(const board& b, int line, player side, zone_type& proof) {
        int best = -1;
        for (const int s : b.lines().squares(line)) {
            if (!b.has_stone(s, side)) continue;
            if (proof.has(s)) return;
            if (best < 0 || b.lines().through(s).size() > b.lines().through(best).size()) best = s;
        }
        proof.add(best);
    }

    const board& board_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::int64_t sum_ = 0;
    std::vector<open_line> open_;
    std::vector<char> is_free_;
    std::vector<std::int64_t> weights_;       ///< of the open lines through each square
    std::vector<std::int64_t> pair_weights_;  ///< of the open lines with both squares of a pair
};

}  // namespace inarow::inline v0::solve::detail::place_board
