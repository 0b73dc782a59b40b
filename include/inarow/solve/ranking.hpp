// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/layout.hpp>
#include <inarow/game/position.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Boards as numbers without gaps, so that a table of positions needs no keys.
namespace inarow::inline v0::solve {

/// Numbers every way in which up to so many stones can lie on a board, the fewest first, whether a
/// game reaches it or not. What counts is whose turn it is, not whether that is the first player:
/// of `n` stones, `n / 2` are those of the player to move.
///
/// A board is lanes, each filled from its bottom: its columns where stones drop, else its squares.
/// The number of a board is that of its heights, in lexicographic order, times the ways to colour
/// so many stones, plus that of its colours. Source: the combinatorial number system.
class ranking {
public:
    static constexpr int most_squares = 64;
    static constexpr std::uint64_t most_boards = std::uint64_t{1} << 32;

    /// Nothing for rules that make no sense, boards of more than most_squares, and where there
    /// would be more than most_boards or stones on every square.
    [[nodiscard]] static std::optional<ranking> start(const rules& r, int plies) {
        if (!check(r) || r.squares() > most_squares || plies < 0 || plies >= r.squares())
            return std::nullopt;
        ranking result(r, plies);
        for (int stones = 0; stones <= plies; ++stones) {
            const std::uint64_t colours = result.colours_.ways(stones, stones / 2);
            const std::uint64_t most = most_boards - result.size();
            if (result.heights_.ways(result.lanes_, stones) > most / colours) return std::nullopt;
            result.first_.push_back(result.size() +
                                    result.heights_.ways(result.lanes_, stones) * colours);
        }
        return result;
    }

    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] int plies() const { return static_cast<int>(first_.size()) - 2; }
    /// How many numbers there are.
    [[nodiscard]] std::uint64_t size() const { return first_.back(); }

    /// The number of a position or that of its mirror image, whichever is lower; nothing when it
    /// has other rules (who begins makes no difference), too many stones, stones above a free
    /// square where they drop, or not the stones of players who move in turn.
    template <int Capacity>
    [[nodiscard]] std::optional<std::uint64_t> rank(const basic_position<Capacity>& p) const {
        if (starting_with(first, p.rules()) != rules_ || p.stones() > plies()) return std::nullopt;
        const auto image = rank_as_seen(p, [](int lane) { return lane; });
        if (!image) return std::nullopt;
        return std::min(*image, *rank_as_seen(p, [&](int lane) { return mirrored(lane); }));
    }

    /// The position of a number, with the first player to begin. Precondition: number < size().
    [[nodiscard]] basic_position<most_squares> position(std::uint64_t number) const {
        int left = 0;
        while (first_[index(left) + 1] <= number) ++left;
        number -= first_[index(left)];
        int owns = left / 2;
        std::uint64_t heights = number / colours_.ways(left, owns);
        std::uint64_t colours = number % colours_.ways(left, owns);
        const player mover = left % 2 == 0 ? first : second;
        auto board = basic_layout<most_squares>::start(rules_).value();
        board.set_to_move(mover);
        for (int lane = 0; lane < lanes_; ++lane) {
            const int others = lanes_ - lane - 1;
            for (int height = 0; left > 0 && heights >= heights_.ways(others, left); ++height) {
                heights -= heights_.ways(others, left--);
                const bool is_own = colours >= colours_.ways(left, owns);
                if (is_own) colours -= colours_.ways(left, owns--);
                board.put(square_of(lane, height), mark_of(is_own ? mover : other(mover)));
            }
        }
        return board.unchecked();
    }

private:
    /// In how many ways so many lanes can hold so many stones, each up to `depth`.
    class fillings {
    public:
        fillings(int lanes, int depth, int stones)
            : most_stones_{stones}, ways_(index(lanes + 1) * index(stones + 1)) {
            ways_[0] = 1;
            for (int lane = 1; lane <= lanes; ++lane)
                for (int all = 0; all <= stones; ++all)
                    for (int here = 0; here <= std::min(depth, all); ++here)
                        at(lane, all) += at(lane - 1, all - here);
        }
        [[nodiscard]] std::uint64_t ways(int lanes, int stones) const {
            return ways_[index(lanes) * index(most_stones_ + 1) + index(stones)];
        }

    private:
        [[nodiscard]] std::uint64_t& at(int lanes, int stones) {
            return ways_[index(lanes) * index(most_stones_ + 1) + index(stones)];
        }

        int most_stones_;
        std::vector<std::uint64_t> ways_;
    };

    ranking(const inarow::rules& r, int plies)
        : rules_{starting_with(first, r)},
          lanes_{r.gravity == drop ? r.columns : r.squares()},
          depth_{r.gravity == drop ? r.rows : 1},
          heights_(lanes_, depth_, plies),
          colours_(plies, 1, plies),
          first_{0} {}

    [[nodiscard]] static constexpr std::size_t index(int number) {
        return static_cast<std::size_t>(number);
    }
    [[nodiscard]] square square_of(int lane, int height) const {
        if (rules_.gravity == place) return square_at(rules_, lane);
        return {.column = lane, .row = rules_.rows - 1 - height};
    }
    [[nodiscard]] int mirrored(int lane) const {
        const int column = lane % rules_.columns;
        return lane - column + (rules_.columns - 1 - column);
    }

    /// The number of a position whose lanes come in another order.
    template <int Capacity>
    [[nodiscard]] std::optional<std::uint64_t> rank_as_seen(const basic_position<Capacity>& p,
                                                            auto lane_there) const {
        const mark own = mark_of(p.to_move());
        int left = p.stones();
        int owns = left / 2;
        std::uint64_t heights = 0;
        std::uint64_t colours = 0;
        for (int lane = 0; lane < lanes_; ++lane) {
            for (int height = 0; height < depth_; ++height) {
                const mark m = p.at(square_of(lane_there(lane), height));
                if (m == mark::none) break;
                heights += heights_.ways(lanes_ - lane - 1, left--);
                if (m != own) continue;
                if (owns == 0) return std::nullopt;
                colours += colours_.ways(left, owns--);
            }
        }
        if (left != 0 || owns != 0) return std::nullopt;
        return first_[index(p.stones())] + heights * colours_.ways(p.stones(), p.stones() / 2) +
               colours;
    }

    inarow::rules rules_;
    int lanes_;
    int depth_;
    fillings heights_;
    fillings colours_;  ///< colours_.ways(n, k): of n stones, which k are the mover's
    std::vector<std::uint64_t> first_;  ///< the number that each count of stones begins with
};

}  // namespace inarow::inline v0::solve
