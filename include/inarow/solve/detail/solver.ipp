// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/book_probing.hpp>
#include <inarow/solve/detail/drop_board/parallel_search.hpp>
#include <inarow/solve/detail/general/heap_transposition_table.hpp>
#include <inarow/solve/detail/general/position_searcher.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/place_board/position_searcher.hpp>
#include <inarow/solve/detail/reference/position_searcher.hpp>
#include <inarow/solve/detail/reference/position_table.hpp>
#include <inarow/solve/detail/word_dispatch.hpp>
#include <inarow/solve/solver.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace inarow::inline v0::solve {

namespace detail {

class question_search {
public:
    explicit question_search(const resources& available) : resources_{available} {}

    [[nodiscard]] searcher& begin(engine chosen, const inarow::detail::position_view& root,
                                  const limit& allowed, const std::optional<loaded_book>& book) {
        budget_.emplace(allowed);
        place_budget_.emplace(allowed);
        switch (chosen) {
            case engine::drop_board:
                if (searcher* const found = begin_on_drop_board(root, book)) return *found;
                return begin_on_bitboard(root, book);
            case engine::place_board: return begin_on_place_board(root, book);
            case engine::bitboard: return begin_on_bitboard(root, book);
            case engine::reference: break;
        }
        return begin_reference(root, book);
    }
    [[nodiscard]] long long nodes() const { return budget_->nodes() + place_budget_->nodes(); }
    void end() { search_.emplace<0>(); }

    [[nodiscard]] std::size_t table_bytes() const {
        return std::visit([](const auto& table) { return table.bytes(); }, table_);
    }
    [[nodiscard]] int threads() const { return resources_.threads; }
    [[nodiscard]] std::vector<std::span<std::byte>> table_memory() {
        return std::visit(
            [](auto& table) -> std::vector<std::span<std::byte>> {
                if constexpr (requires { table.memory(); })
                    return table.memory();
                else
                    return {};
            },
            table_);
    }
    void clear() {
        if (clear_drop_table<drop_table<std::uint64_t>>() || clear_drop_table<wide_table>()) return;
        table_.emplace<0>();
        rules_ = {};
    }

private:
    using budget = limit_budget<512>;
    using place_budget = limit_budget<8>;  ///< its nodes may take a millisecond each
    template <class Word>
    using drop_table = drop_board::tiered_transposition_table<Word>;
    using reference_table = reference::position_table<dynamic>;
    template <int Bits>
    using general_table = general::heap_transposition_table<core::word_for<Bits>>;

    template <class Search>
    using probing = searcher_of<book_probing<Search>>;
    template <class Board>
    using drop_search = probing<drop_board::parallel_search<Board, budget>>;

    /// In place of what a small program does without.
    struct absent {
        [[nodiscard]] static std::size_t bytes() { return 0; }
        static void clear() {}
    };
    static constexpr bool has_wide_boards = max_drop_bits > 64;
    using wide_board = drop_board::variable_board<64, core::uint128>;
    using wide_table = std::conditional_t<has_wide_boards, drop_table<core::uint128>, absent>;
    using wide_search = std::conditional_t<has_wide_boards, drop_search<wide_board>, absent>;
    template <class Word>
    using general_search_on =
        probing<general::position_searcher<Word, general::heap_transposition_table<Word>, budget>>;
    template <int Bits>
    using general_search = general_search_on<core::word_for<Bits>>;

    template <int Squares>
    using place_table = place_board::transposition_table<Squares>;
    template <int Squares>
    using place_search = probing<place_board::position_searcher<Squares, place_budget>>;

    using reference_search = probing<reference::position_searcher<reference_table, budget>>;

    /// Nothing for a root with holes, which the drop search does not support.
    [[nodiscard]] searcher* begin_on_drop_board(const inarow::detail::position_view& root,
                                                const std::optional<loaded_book>& book) {
        using namespace drop_board;
        const rules& r = root.rules();
        if (starting_with(first, r) == connect_four)
            return begin_on_drop_board(root, book, constant_board<connect_four>{});
        if constexpr (has_wide_boards)
            if (bitboard::bits_needed(r) > 64)
                return begin_on_drop_board(root, book, wide_board{board<64, core::uint128>(r)});
        return begin_on_drop_board(root, book, variable_board<32>{board<32>(r)});
    }
    template <class Board>
    [[nodiscard]] searcher* begin_on_drop_board(const inarow::detail::position_view& root,
                                                const std::optional<loaded_book>& book,
                                                const Board& board) {
        const auto stones = board.board.geometry.stones_of(root);
        if (board.board.geometry.has_holes(stones.own | stones.opponent)) return nullptr;
        const rules& r = root.rules();
        using word = typename decltype(board.board)::word;
        auto& table =
            table_for<drop_table<word>>(r, resources_.table_bytes, bitboard::bits_needed(r));
        return &search_.emplace<drop_search<Board>>(book, board, stones, table, *budget_,
                                                    resources_.threads);
    }
    [[nodiscard]] searcher& begin_on_place_board(const inarow::detail::position_view& root,
                                                 const std::optional<loaded_book>& book) {
        if constexpr (!is_small_program)
            if (root.rules().squares() <= 64) return begin_on_place_board<64>(root, book);
        return begin_on_place_board<max_place_squares>(root, book);
    }
    template <int Squares>
    [[nodiscard]] searcher& begin_on_place_board(const inarow::detail::position_view& root,
                                                 const std::optional<loaded_book>& book) {
        const rules& r = root.rules();
        auto& table = table_for<place_table<Squares>>(r, r, resources_.table_bytes);
        return search_.emplace<place_search<Squares>>(book, table, *place_budget_,
                                                      resources_.threads);
    }
    [[nodiscard]] searcher& begin_on_bitboard(const inarow::detail::position_view& root,
                                              const std::optional<loaded_book>& book) {
        searcher* result = nullptr;
        const rules& r = root.rules();
        (void)with_word_for<dynamic>(r, [&](auto zero) {
            using word = decltype(zero);
            auto& table =
                table_for<general::heap_transposition_table<word>>(r, resources_.table_bytes);
            result = &search_.emplace<general_search_on<word>>(book, root, table, *budget_);
        });
        return *result;
    }
    [[nodiscard]] searcher& begin_reference(const inarow::detail::position_view& root,
                                            const std::optional<loaded_book>& book) {
        auto& table = table_for<reference_table>(root.rules(), layout::copy_of(root).unchecked(),
                                                 resources_.table_bytes);
        return search_.emplace<reference_search>(book, root, table, *budget_);
    }

    template <class Table>
    [[nodiscard]] bool clear_drop_table() {
        auto* const table = std::get_if<Table>(&table_);
        if (table != nullptr) table->clear();
        return table != nullptr;
    }
    template <class Table, class... Arguments>
    Table& table_for(const rules& r, const Arguments&... arguments) {
        const rules same = starting_with(first, r);
        if (same != rules_ || !std::holds_alternative<Table>(table_)) {
            table_.template emplace<Table>(arguments...);
            rules_ = same;
        }
        return std::get<Table>(table_);
    }

    resources resources_;
    rules rules_;  ///< of the table
    std::variant<general_table<64>, general_table<128>, general_table<256>, general_table<512>,
                 general_table<1024>, general_table<2048>, drop_table<std::uint64_t>, wide_table,
                 place_table<64>, place_table<max_place_squares>, reference_table>
        table_;
    std::optional<budget> budget_;  ///< of all searches but one
    std::optional<place_budget> place_budget_;
    std::variant<std::monostate, drop_search<drop_board::constant_board<connect_four>>,
                 drop_search<drop_board::variable_board<32>>, wide_search, general_search<64>,
                 general_search<128>, general_search<256>, general_search<512>,
                 general_search<1024>, general_search<2048>, place_search<64>,
                 place_search<max_place_squares>, reference_search>
        search_;
};

}  // namespace detail

INAROW_SOLVER_INLINE solver::solver(const resources& available)
    : search_{std::make_unique<detail::question_search>(available)} {}
INAROW_SOLVER_INLINE solver::solver(solver&&) noexcept = default;
INAROW_SOLVER_INLINE solver& solver::operator=(solver&&) noexcept = default;
INAROW_SOLVER_INLINE solver::~solver() = default;

INAROW_SOLVER_INLINE std::size_t solver::table_bytes() const { return search_->table_bytes(); }
INAROW_SOLVER_INLINE int solver::threads() const { return search_->threads(); }
INAROW_SOLVER_INLINE std::vector<std::span<std::byte>> solver::table_memory(
    const inarow::detail::position_view& p) {
    (void)begin_search(p);
    (void)end_search();
    return search_->table_memory();
}
INAROW_SOLVER_INLINE void solver::clear() {
    search_->clear();
    last_ = total_ = {};
}
INAROW_SOLVER_INLINE detail::searcher& solver::begin_search(
    const inarow::detail::position_view& root) {
    return search_->begin(detail::engine_for(root.rules()), root, limit_, book_);
}
INAROW_SOLVER_INLINE long long solver::end_search() {
    search_->end();
    return search_->nodes();
}

#if defined(INAROW_COMPILED_SOLVER)
namespace detail {

limited_search::limited_search(const inarow::detail::position_view& root, long long nodes) {
    static const std::optional<loaded_book> no_book;
    const engine fastest = engine_for(root.rules());
    std::size_t bytes = 0;
    (void)with_word_for<dynamic>(root.rules(), [&](auto zero) {
        using word = decltype(zero);
        bytes = sizeof(general::tt_entry<word>) << small_table_bits<word>;
    });
    search_ = std::make_unique<question_search>(resources{.table_bytes = bytes});
    searcher_ = &search_->begin(is_constexpr(fastest) ? fastest : engine::bitboard, root,
                                {.nodes = nodes}, no_book);
}
limited_search::~limited_search() = default;

long long limited_search::nodes() const { return search_->nodes(); }

}  // namespace detail
#endif

}  // namespace inarow::inline v0::solve
