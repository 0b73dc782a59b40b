// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/game/position_view.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Maps boards to consecutive numbers, so that a table of positions needs no keys.
namespace inarow::inline v0::solve::detail::opening_book {

using core::detail::as_index;

#if defined(_GLIBCXX_DEBUG) && _GLIBCXX_RELEASE < 13
using numbers = std::__cxx1998::vector<std::uint64_t>;  // the checked vector is not constexpr
#else
using numbers = std::vector<std::uint64_t>;
#endif

/// Ranks every board with up to `plies` stones, even if no game reaches the board. Boards with
/// fewer stones come first. Colors are relative to the player to move, who has `n / 2` of `n`
/// stones.
///
/// A board is a row of lanes. With gravity, the lanes are the columns. Otherwise, the lanes are the
/// squares. Stones fill a lane from the bottom. Among the boards with the same number of stones,
/// the rank of a board is a * b + c. Here, a is the rank of the lane heights in lexicographic
/// order, b is the number of colorings of the stones, and c is the rank of the coloring. Source:
/// the combinatorial number system.
class ranking {
public:
    static constexpr int max_squares = 64;
    static constexpr std::uint64_t max_boards = std::uint64_t{1} << 32;

    // `size` is defined above `start`. If `start` came first, clang 22's new interpreter would meet
    // a call of `size` before the definition, and would never evaluate `size`.
    /// Returns the number of boards.
    [[nodiscard]] constexpr std::uint64_t size() const { return first_.back(); }

    /// Returns whether the header of a book can store the rules.
    [[nodiscard]] static constexpr bool supports(const inarow::rules& r) {
        // The lines, and the player who wins by a line, do not affect where stones can be.
        [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges,
                                      starts] = r;
        switch (edges) {
            case edges::bounded: break;
            case edges::wrapping:
            default: return false;
        }
        return r.squares() <= max_squares;
    }

    /// Returns the ranking of the boards. Returns `nullopt` if the rules are invalid or
    /// unsupported, if there are more than max_boards boards, or if `plies` is out of range.
    /// `plies` must be at least 0 and less than the number of squares.
    [[nodiscard]] static constexpr std::optional<ranking> start(const rules& r, int plies) {
        if (!(check)(r) || !supports(r) || plies < 0 || plies >= r.squares()) return std::nullopt;
        ranking result(r, plies);
        for (int stones = 0; stones <= plies; ++stones) {
            const std::uint64_t colors = result.colors_.ways(stones, stones / 2);
            const std::uint64_t max_boards_left = max_boards - result.size();
            if (result.heights_.ways(result.lanes_, stones) > max_boards_left / colors)
                return std::nullopt;
            result.first_.push_back(result.size() +
                                    result.heights_.ways(result.lanes_, stones) * colors);
        }
        return result;
    }

    [[nodiscard]] constexpr const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] constexpr int plies() const { return static_cast<int>(first_.size()) - 2; }

    /// The rank of a position or of its mirror image, whichever is lower. `is_mirrored` is true if
    /// `number` is the rank of the mirror image.
    struct folded_rank {
        std::uint64_t number;
        bool is_mirrored;
    };
    /// Returns the folded rank of a position. Returns `nullopt` if the position has other rules,
    /// too many stones, holes, or numbers of stones that no game reaches. The rules of the position
    /// may differ from the rules of the ranking in the player who starts.
    [[nodiscard]] constexpr std::optional<folded_rank> fold(const position_view& p) const {
        if (starting_with(first, p.rules()) != rules_ || p.stones() > plies()) return std::nullopt;
        const auto number = rank_of(p, false);
        if (!number) return std::nullopt;
        const auto image = *rank_of(p, true);
        return folded_rank{(std::min)(*number, image), image < *number};
    }
    /// Returns the rank of a position or of its mirror image, whichever is lower. Returns `nullopt`
    /// if `fold` returns `nullopt`.
    [[nodiscard]] constexpr std::optional<std::uint64_t> rank(const position_view& p) const {
        const auto folded = fold(p);
        return folded ? std::optional(folded->number) : std::nullopt;
    }

    /// Returns the position with the rank `number` in a game that the first player starts.
    /// Precondition: number < size().
    [[nodiscard]] basic_position<max_squares> position(std::uint64_t number) const {
        int left = 0;
        while (first_[as_index(left) + 1] <= number) ++left;
        number -= first_[as_index(left)];
        int own_left = left / 2;
        std::uint64_t heights = number / colors_.ways(left, own_left);
        std::uint64_t colors = number % colors_.ways(left, own_left);
        const player mover = left % 2 == 0 ? first : second;
        auto board = basic_layout<max_squares>::start(rules_).value();
        board.set_to_move(mover);
        for (int lane = 0; lane < lanes_; ++lane) {
            const int others = lanes_ - lane - 1;
            for (int height = 0; left > 0 && heights >= heights_.ways(others, left); ++height) {
                heights -= heights_.ways(others, left--);
                const bool is_own = colors >= colors_.ways(left, own_left);
                if (is_own) colors -= colors_.ways(left, own_left--);
                board.put(square_of(lane, height), mark_of(is_own ? mover : other(mover)));
            }
        }
        return board.unchecked();
    }

private:
    /// Counts the ways to distribute a number of stones over a number of lanes of depth `depth`.
    class fillings {
    public:
        constexpr fillings(int lanes, int depth, int max_stones)
            : max_stones_{max_stones},
              ways_(as_index(lanes + 1) * as_index(max_stones + 1), std::uint64_t{0}) {
            ways_[0] = 1;
            for (int lane = 1; lane <= lanes; ++lane)
                for (int all = 0; all <= max_stones; ++all)
                    for (int here = 0; here <= (std::min)(depth, all); ++here)
                        entry(lane, all) += entry(lane - 1, all - here);
        }
        [[nodiscard]] constexpr std::uint64_t ways(int lanes, int stones) const {
            return ways_[as_index(lanes) * as_index(max_stones_ + 1) + as_index(stones)];
        }

    private:
        [[nodiscard]] constexpr std::uint64_t& entry(int lanes, int stones) {
            return ways_[as_index(lanes) * as_index(max_stones_ + 1) + as_index(stones)];
        }

        int max_stones_;
        numbers ways_;
    };

    constexpr ranking(const inarow::rules& r, int plies)
        : rules_{starting_with(first, r)},
          lanes_{r.gravity == drop ? r.columns : r.squares()},
          depth_{r.gravity == drop ? r.rows : 1},
          heights_(lanes_, depth_, plies),
          colors_(plies, 1, plies),
          first_{0} {}

    [[nodiscard]] constexpr square square_of(int lane, int height) const {
        switch (rules_.gravity) {
            case place: break;
            case drop: return {.column = lane, .row = rules_.rows - 1 - height};
            default: break;
        }
        return square_at(rules_, lane);
    }
    [[nodiscard]] constexpr int mirrored(int lane) const {
        const int column = lane % rules_.columns;
        return lane - column + (rules_.columns - 1 - column);
    }

    /// Returns the rank of a position, or of its mirror image if `is_image`.
    [[nodiscard]] constexpr std::optional<std::uint64_t> rank_of(const position_view& p,
                                                                 bool is_image) const {
        const mark own = mark_of(p.to_move());
        int left = p.stones();
        int own_left = left / 2;
        std::uint64_t heights = 0;
        std::uint64_t colors = 0;
        for (int lane = 0; lane < lanes_; ++lane) {
            for (int height = 0; height < depth_; ++height) {
                const mark m = p.at(square_of(is_image ? mirrored(lane) : lane, height));
                if (m == mark::none) break;
                heights += heights_.ways(lanes_ - lane - 1, left--);
                if (m != own) continue;
                if (own_left == 0) return std::nullopt;
                colors += colors_.ways(left, own_left--);
            }
        }
        if (left != 0 || own_left != 0) return std::nullopt;
        return first_[as_index(p.stones())] + heights * colors_.ways(p.stones(), p.stones() / 2) +
               colors;
    }

    inarow::rules rules_;
    int lanes_;
    int depth_;
    fillings heights_;
    fillings colors_;  ///< ways(n, k): number of ways to choose k own stones among n
    numbers first_;    ///< the lowest rank with each number of stones
};

}  // namespace inarow::inline v0::solve::detail::opening_book
