// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/game/line.hpp>
#include <inarow/solve/detail/maker_breaker/incremental_board.hpp>
#include <inarow/solve/detail/maker_breaker/line_table.hpp>
#include <inarow/solve/detail/maker_breaker/symmetries.hpp>
#include <inarow/solve/detail/proof/format.hpp>
#include <inarow/solve/detail/proof/side_lengths.hpp>
#include <inarow/solve/detail/tile_strategy.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

/// The state of a node in the tree of a proof, for the classes that check and build proofs.
/// docs/proof_format.md defines the terms.
namespace inarow::inline v0::solve::detail::proof {

using core::detail::as_index;
using maker_breaker::incremental_board;
using maker_breaker::line_table;
using maker_breaker::symmetries;

/// A table that contains, for any two symmetries applied one after the other, the symmetry with the
/// same effect.
class combined_symmetries {
public:
    combined_symmetries(const symmetries& images, int square_count) : size_{images.size()} {
        for (int outer = 0; outer < size_; ++outer) {
            for (int inner = 0; inner < size_; ++inner) {
                int found = 0;
                while (!is_both(images, square_count, found, outer, inner)) ++found;
                both_.push_back(found);
            }
        }
    }

    /// Returns the symmetry that has the same effect as `inner` followed by `outer`.
    [[nodiscard]] int both(int outer, int inner) const {
        return both_[as_index(outer * size_ + inner)];
    }
    /// Returns the symmetry x such that `inner` followed by x has the same effect as `whole`.
    [[nodiscard]] int outer(int inner, int whole) const {
        int result = 0;
        while (both(result, inner) != whole) ++result;
        return result;
    }
    /// Returns the symmetry x such that x followed by `outer` has the same effect as `whole`.
    [[nodiscard]] int inner(int outer, int whole) const {
        int result = 0;
        while (both(outer, result) != whole) ++result;
        return result;
    }

private:
    [[nodiscard]] static bool is_both(const symmetries& images, int square_count, int found,
                                      int outer, int inner) {
        for (int s = 0; s < square_count; ++s)
            if (images.image(found, s) != images.image(outer, images.image(inner, s))) return false;
        return true;
    }

    int size_;
    std::vector<int> both_{};
};

/// Pairs of squares. Each square is in at most one pair.
class pair_list {
public:
    explicit pair_list(int count) : partners_(as_index(count), -1) {}

    /// Returns the other square of the pair of `s`, or -1 if `s` is in no pair.
    [[nodiscard]] int partner(int s) const { return partners_[as_index(s)]; }
    /// Removes the pairs that contain `a` or `b`, then adds the pair of `a` and `b`. If `a` and `b`
    /// are the same square, adds nothing.
    void change(int a, int b) {
        remove(a);
        remove(b);
        if (a == b) return;
        partners_[as_index(a)] = b;
        partners_[as_index(b)] = a;
    }

private:
    void remove(int s) {
        if (const int other = partner(s); other >= 0) partners_[as_index(other)] = -1;
        partners_[as_index(s)] = -1;
    }

    std::vector<int> partners_;
};

/// A node in the tree of a claim: the stones, the uncertain squares (free squares on which the
/// opponent may have a stone) and the number of passes. A window (`run` consecutive squares in a
/// row, a column or a diagonal) is dangerous if the opponent may have filled the window. The board
/// contains the stones of the node, and counts the stones in each window.
class node_state {
public:
    /// `lengths` are the lengths of the claim. The line length of the board's rules has no effect.
    node_state(incremental_board& b, player prover, const side_lengths& lengths)
        : board_{b},
          prover_{prover},
          lengths_{lengths},
          uncertain_(as_index(b.rules().squares())),
          beside_(squares_beside(b)) {}

    [[nodiscard]] incremental_board& board() { return board_; }
    [[nodiscard]] const incremental_board& board() const { return board_; }
    [[nodiscard]] int squares() const { return board_.rules().squares(); }
    [[nodiscard]] player prover() const { return prover_; }
    [[nodiscard]] player opponent() const { return other(prover_); }
    [[nodiscard]] int passes() const { return passes_; }
    void set_passes(int passes) { passes_ = passes; }
    [[nodiscard]] bool is_uncertain(int s) const { return uncertain_[as_index(s)] != 0; }
    void set_uncertain(int s, bool is_uncertain) {
        uncertain_[as_index(s)] = static_cast<std::uint8_t>(is_uncertain);
    }
    /// Returns whether a square is certainly free: it has no stone, and it is not uncertain.
    [[nodiscard]] bool is_certain(int s) const { return board_.is_free(s) && !is_uncertain(s); }

    /// Returns whether a stone of the prover on `s` completes a decisive line.
    [[nodiscard]] bool completes_line(int s) const {
        struct stones {
            const incremental_board* board;
            player side;
            [[nodiscard]] bool test(int i) const { return board->has_stone(i, side); }
        };
        return inarow::completes_line(stones{&board_, prover_},
                                      lengths_.rules_of(prover_, board_.rules()),
                                      square_at(board_.rules(), s));
    }

    /// Returns the certainly free squares where a stone of the prover would complete a decisive
    /// line together with the prover's stone on `s`.
    [[nodiscard]] std::vector<int> threats_of(int s) const {
        std::vector<int> result;
        for (const int window : board_.lines().through(s)) {
            if (!board_.is_open(window, prover_) ||
                board_.stones(window, prover_) != board_.rules().run - 1 ||
                has_stone_beside(window, prover_))
                continue;
            for (const int each : board_.lines().squares(window))
                if (is_certain(each) && std::ranges::find(result, each) == result.end())
                    result.push_back(each);
        }
        return result;
    }

    /// Returns whether the opponent can still fill the window with a line.
    [[nodiscard]] bool is_open(int window) const {
        if (!board_.is_open(window, opponent())) return false;
        return !has_stone_beside(window, opponent());
    }
    /// Returns whether the opponent may have filled a window. If `moves` is 1, returns whether the
    /// opponent may fill the window with one more stone.
    [[nodiscard]] bool is_dangerous(int window, int moves = 0) const {
        const int stones = board_.stones(window, opponent());
        if (stones + passes_ + moves < board_.rules().run || !is_open(window)) return false;
        return std::ranges::count_if(board_.lines().squares(window),
                                     [this](int s) { return is_certain(s); }) <= moves;
    }
    /// Returns a window for which is_dangerous(window, moves) is true, or -1 if there is none.
    [[nodiscard]] int dangerous_window_after(int moves) const {
        const int fewest = (std::max)(board_.rules().run - passes_ - moves, 0);
        int left = 0;  // the number of windows with enough stones
        for (int stones = fewest; stones <= board_.rules().run; ++stones)
            left += board_.open(opponent(), stones);
        for (int window = 0; left > 0; ++window) {
            if (!board_.is_open(window, opponent()) || board_.stones(window, opponent()) < fewest)
                continue;
            if (is_dangerous(window, moves)) return window;
            --left;
        }
        return -1;
    }
    /// Returns a dangerous window through a square, or -1 if there is none.
    [[nodiscard]] int dangerous_window(int s) const {
        for (const int window : board_.lines().through(s))
            if (is_dangerous(window)) return window;
        return -1;
    }

    /// Returns whether the tile strategy breaks all lines of the opponent, even if the opponent has
    /// stones on all uncertain squares.
    [[nodiscard]] bool breaks_all_by_tiles(int placement, bool is_provers_turn) const {
        const auto may_have_stone = [this](player side, int s) {
            return board_.has_stone(s, side) || (side == opponent() && is_uncertain(s));
        };
        return board_.rules().run >= tile_strategy::min_run &&
               tile_strategy::breaks_all(board_.rules(), opponent(), !is_provers_turn,
                                         may_have_stone, placement);
    }

    /// The integer that represents the weight 1 in a bound.
    static constexpr std::int64_t one = std::int64_t{1} << one_bits;
    /// Returns the number that the sum of the weights must not reach.
    [[nodiscard]] static constexpr std::int64_t limit(bool is_provers_turn) {
        return is_provers_turn ? one : one / 2;
    }
    /// Returns the sum of the weights of all open windows.
    [[nodiscard]] std::int64_t sum_of_weights(const pair_list& pairs) const {
        std::int64_t sum = 0;
        for (int window = 0; window < board_.lines().size(); ++window)
            if (is_open(window)) sum += weight(window, pairs);
        return sum;
    }
    /// Returns the weight of an open window.
    [[nodiscard]] std::int64_t weight(int window, const pair_list& pairs) const {
        const auto squares = board_.lines().squares(window);
        int missing = 0;
        int uncertain = -passes_;
        for (const int s : squares) {
            if (!board_.is_free(s)) continue;
            if (is_uncertain(s)) {
                ++uncertain;
                continue;
            }
            const int partner = pairs.partner(s);
            if (partner < 0 || !is_certain(partner)) {
                ++missing;
            } else if (std::ranges::find(squares, partner) != squares.end()) {
                return 0;
            }
        }
        return one >> (std::min)(missing + (std::max)(uncertain, 0), one_bits);
    }

private:
    /// Returns whether a stone just outside one end of a window makes a line in the window too
    /// long.
    [[nodiscard]] bool has_stone_beside(int window, player side) const {
        switch (lengths_.of(side)) {
            case line_length::at_least: return false;
            case line_length::exactly:
            default: break;
        }
        const auto has_stone = [&](int s) { return s >= 0 && board_.has_stone(s, side); };
        const auto before = 2 * as_index(window);
        return has_stone(beside_[before]) || has_stone(beside_[before + 1]);
    }
    /// Returns the two squares just outside the ends of each window. A square off the board is -1.
    [[nodiscard]] static std::vector<int> squares_beside(const incremental_board& b) {
        std::vector<int> result;
        for (int window = 0; window < b.lines().size(); ++window) {
            const auto squares = b.lines().squares(window);
            result.push_back(next_square(b.rules(), squares[1], squares[0]));
            result.push_back(next_square(b.rules(), squares[squares.size() - 2], squares.back()));
        }
        return result;
    }
    /// Returns the square after `to` in the direction from `from` to `to`, or -1 if that square is
    /// off the board.
    [[nodiscard]] static int next_square(const rules& r, int from, int to) {
        const square a = square_at(r, from);
        const square b = square_at(r, to);
        const square next{.column = 2 * b.column - a.column, .row = 2 * b.row - a.row};
        return is_on_board(r, next) ? index_of(r, next) : -1;
    }

    incremental_board& board_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    player prover_;
    side_lengths lengths_;
    int passes_ = 0;
    std::vector<std::uint8_t> uncertain_;
    std::vector<int> beside_;
};

}  // namespace inarow::inline v0::solve::detail::proof
