// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/drop_board/parallel_search.hpp>
#include <inarow/solve/detail/engine_search.hpp>
#include <inarow/solve/detail/limit_budget.hpp>

#include <cstddef>
#include <memory>
#include <optional>

namespace inarow::inline v0::solve::detail::drop_board {

template <class Board>
using word_of = typename decltype(Board::board)::word;

template <class Board>
[[nodiscard]] Board board_of(const rules& r) {
    if constexpr (requires { Board{decltype(Board::board)(r)}; })
        return Board{decltype(Board::board)(r)};
    else
        return Board{};
}

/// The drop search of a solver.
template <class Board>
class engine_search final
    : public engine_search_with<tiered_transposition_table<word_of<Board>>,
                                parallel_search<Board, limit_budget<512>>, limit_budget<512>> {
public:
    using engine_search::engine_search_with::engine_search_with;

    [[nodiscard]] searcher& begin(const inarow::detail::position_view& root, const limit& allowed,
                                  const std::optional<loaded_book>& book) override {
        const rules& r = root.rules();
        const Board board = board_of<Board>(r);
        auto& table = this->table_for(r, this->max_table_bytes(), bitboard::bits_needed(r));
        return this->search_with(book, board, board.board.geometry.stones_of(root), table,
                                 this->budget_of(allowed), this->threads());
    }
};

/// Nothing for a root with holes.
template <class Board>
[[nodiscard]] engine_search_maker maker_for(const inarow::detail::position_view& root) {
    const Board board = board_of<Board>(root.rules());
    const auto stones = board.board.geometry.stones_of(root);
    if (board.board.geometry.has_holes(stones.own | stones.opponent)) return nullptr;
    return [](std::size_t table_bytes, int threads) -> std::unique_ptr<detail::engine_search> {
        return std::make_unique<engine_search<Board>>(table_bytes, threads);
    };
}

}  // namespace inarow::inline v0::solve::detail::drop_board
