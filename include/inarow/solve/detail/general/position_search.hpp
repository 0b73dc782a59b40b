// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/general/negamax.hpp>
#include <inarow/solve/game_value.hpp>

namespace inarow::inline v0::solve::detail::general {

/// Gives the general search the interface that queries call: it takes positions instead of
/// bitboards. The positions are the root and its successors.
template <class Word, class Table, class Budget>
class position_search {
public:
    constexpr position_search(const position_view& root, Table& table, Budget& budget)
        : board_(root.rules()),
          search_(board_, root.rules().convention, table, budget, is_symmetric(root)) {}

    [[nodiscard]] constexpr bool is_stopped() const { return search_.is_stopped(); }

    /// Does the same as negamax_search::null_window, but accepts any position, including positions
    /// with holes and finished positions.
    constexpr int null_window(const position_view& p, int alpha) {
        if (p.is_over()) return score_of({p.outcome(), 0}, p.free(), p.to_move());
        if (board_.directions == 0) return 0;
        const auto [own, opponent] = board_.sides_of(p);
        const Word occupied = own | opponent;
        const Word threats = board_.winning_squares(opponent) & board_.squares & ~occupied;
        return search_.null_window_any({own, opponent, threats, p.free()}, alpha);
    }

private:
    [[nodiscard]] constexpr bool is_symmetric(const position_view& p) const {
        const auto [own, opponent] = board_.sides_of(p);
        return board_.mirrored(own) == own && board_.mirrored(opponent) == opponent;
    }

    bitboard::geometry<Word> board_;
    negamax_search<Word, Table, Budget> search_;
};

}  // namespace inarow::inline v0::solve::detail::general
