// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/drop_search/parallel_search.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/solver_search.hpp>

#include <optional>

namespace inarow::inline v0::solve::detail::drop_search {

template <class Board>
using word_of = typename decltype(Board::board)::word;

template <class Board>
[[nodiscard]] Board board_of(const rules& r) {
    if constexpr (requires { Board{decltype(Board::board)(r)}; })
        return Board{decltype(Board::board)(r)};
    else
        return Board{};
}

/// The drop search that a solver keeps between questions.
template <class Board>
class solver_search final
    : public solver_search_with<tiered_transposition_table<word_of<Board>>,
                                parallel_search<Board, limit_budget<512>>, limit_budget<512>> {
public:
    using solver_search::solver_search_with::solver_search_with;

    /// Returns false for positions with holes.
    [[nodiscard]] bool supports(const position_view& root) override {
        const auto& geometry = board_for(root.rules()).board.geometry;
        const auto sides = geometry.sides_of(root);
        return !geometry.has_holes(sides.own | sides.opponent);
    }
    [[nodiscard]] search_interface& begin(const position_view& root, const limit& allowed,
                                          const std::optional<loaded_book>& book) override {
        const rules& r = root.rules();
        const Board& board = board_for(r);
        auto& table = this->table_for(r, this->max_table_bytes(), bitboard::bits_needed(r));
        return this->search_with(book, board, board.board.geometry.sides_of(root), table,
                                 this->budget_of(allowed), this->threads());
    }

private:
    /// Returns the board for these rules. Keeps the last board, because constructing a board takes
    /// as long as answering a quick question.
    [[nodiscard]] const Board& board_for(const rules& r) {
        if (!board_ || r != rules_) {
            board_.emplace(board_of<Board>(r));
            rules_ = r;
        }
        return *board_;
    }

    std::optional<Board> board_{};
    rules rules_{};  ///< the rules of `board_`
};

}  // namespace inarow::inline v0::solve::detail::drop_search
