// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/general/negamax.hpp>
#include <inarow/solve/game_value.hpp>

#include <cstdint>

namespace inarow::inline v0::solve::detail::general {

/// Adapts the general search to the interface that queries call, which takes positions instead of
/// bitboards. The positions are the root and its successors.
template <class Word, class Table, class Budget>
class position_search {
public:
    constexpr position_search(const position_view& root, Table& table, Budget& budget)
        : board_(root.rules()),
          search_(board_, root.rules().convention, table, budget, own_images(root),
                  min_folded_free(root.free())) {}

    [[nodiscard]] constexpr bool is_stopped() const { return search_.is_stopped(); }

    /// Does the same as negamax_search::null_window, but accepts any position, including positions
    /// with holes and finished positions.
    constexpr int null_window(const position_view& p, int alpha) {
        if (p.is_over()) return score_of({p.outcome(), 0}, p.free(), p.to_move());
        if (board_.directions == 0) return 0;
        const auto [own, opponent] = board_.sides_of(p);
        return search_.null_window_any(search_.node_of(own, opponent, p.free()), alpha);
    }

private:
    /// Returns, as bits, the numbers of the images that are equal to the position itself.
    [[nodiscard]] constexpr unsigned own_images(const position_view& p) const {
        const bitboard::sides<Word> stones = board_.sides_of(p);
        bitboard::sides<Word> image = stones;
        // Computing more than two images of a wide board takes more time than it saves.
        const int images = sizeof(Word) > sizeof(std::uint64_t) ? 2 : board_.images();
        if (p.stones() == 0) return (1U << images) - 2;  // without image 0
        unsigned result = 0;
        for (int i = 1; i < images; ++i) {
            image = board_.next_image(image, i);
            if (image == stones) result |= 1U << i;
        }
        return result;
    }

    /// Returns the smallest number of free squares at which a position still shares a table entry
    /// with its images. On boards with more than two images, late positions do not share entries,
    /// because sharing would take more time than it saves.
    [[nodiscard]] constexpr int min_folded_free(int root_free) const {
        return board_.images() > 2 ? root_free * 2 / 3 : 0;
    }

    bitboard::geometry<Word> board_;
    negamax_search<Word, Table, Budget> search_;
};

}  // namespace inarow::inline v0::solve::detail::general
