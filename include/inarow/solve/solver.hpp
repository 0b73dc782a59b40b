// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/book.hpp>
#include <inarow/solve/detail/book_probing.hpp>
#include <inarow/solve/detail/drop_board/parallel_search.hpp>
#include <inarow/solve/detail/general/heap_transposition_table.hpp>
#include <inarow/solve/detail/node_budget.hpp>
#include <inarow/solve/limit.hpp>
#include <inarow/solve/loaded_book.hpp>
#include <inarow/solve/questions.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

namespace inarow::inline v0::solve {

/// What a solver may use.
struct resources {
    std::size_t table_bytes = std::size_t{64} << 20;  ///< of its transposition table, at most
    int threads = 1;                                  ///< per question
};

/// What searches have cost.
struct search_stats {
    long long nodes = 0;
    std::chrono::nanoseconds time{};

    constexpr search_stats& operator+=(const search_stats& other) {
        nodes += other.nodes;
        time += other.time;
        return *this;
    }
    constexpr bool operator==(const search_stats&) const = default;
};

/// The search policy for large boards in a program: a transposition table that is kept from one
/// question to the next, threads, a limit and an opening book. Not to be used by two threads at
/// once; different solvers share nothing.
class solver {
public:
    /// The table is allocated by the first question, and replaced when a question is about other
    /// rules than the one before.
    explicit solver(const resources& available = {}) : resources_{available} {}

    /// Sets the limit of every question from now on.
    void set_limit(const limit& allowed) { limit_ = allowed; }
    [[nodiscard]] const limit& current_limit() const { return limit_; }

    /// Sets the book that is probed from now on, for any rules.
    void set_book(loaded_book opened) { book_ = std::move(opened); }
    void remove_book() { book_.reset(); }
    [[nodiscard]] const std::optional<loaded_book>& current_book() const { return book_; }

    /// Resumes a query within the limit; returns the number of nodes searched: none on a board of
    /// more than max_bits.
    template <class Query>
    long long answer(Query& query) {
        const auto begin = std::chrono::steady_clock::now();
        budget nodes(limit_);
        resume(query, nodes);
        last_ = {nodes.nodes(), std::chrono::steady_clock::now() - begin};
        total_ += last_;
        return last_.nodes;
    }

    /// The cost of the last question.
    [[nodiscard]] const search_stats& stats() const { return last_; }
    /// The cost of all questions since the solver was made or cleared.
    [[nodiscard]] const search_stats& total_stats() const { return total_; }
    /// The size of the transposition table; 0 before the first question.
    [[nodiscard]] std::size_t table_bytes() const {
        return std::visit([](const auto& table) { return table.bytes(); }, table_);
    }

    /// Empties the table and the statistics; limit and book stay.
    void clear() {
        if (auto* const table = std::get_if<drop_table>(&table_)) {
            table->clear();
        } else {
            table_.emplace<0>();
            rules_ = {};
        }
        last_ = total_ = {};
    }

private:
    using budget = detail::limit_budget<512>;
    using drop_table = detail::drop_board::tiered_transposition_table;
    template <int Bits>
    using general_table = detail::general::heap_transposition_table<core::word_for<Bits>>;

    template <class Query>
    void resume(Query& query, budget& nodes) {
        using namespace detail::drop_board;
        const auto root = query.root();
        const rules& r = root.rules();
        if (r.gravity == drop && bitboard::bits_needed(r) <= 64) {
            const bool is_done =
                starting_with(first, r) == connect_four
                    ? resume_on_drop_board(query, constant_board<connect_four>{}, nodes)
                : r.columns <= 8
                    ? resume_on_drop_board(query, variable_board<8>{board<8>(r)}, nodes)
                    : resume_on_drop_board(query, variable_board<32>{board<32>(r)}, nodes);
            if (is_done) return;
        }
        (void)detail::with_word_for<root.capacity>(r, [&](auto zero) {
            using word = decltype(zero);
            using table = detail::general::heap_transposition_table<word>;
            detail::general::position_searcher<word, table, budget> searcher(
                root, table_for<table>(r, resources_.table_bytes), nodes);
            detail::book_probing probing{searcher, book_};
            query.resume(probing);
        });
    }
    /// Returns false for a root with holes, which the drop search does not support.
    template <class Query, class Board>
    bool resume_on_drop_board(Query& query, const Board& board, budget& nodes) {
        const auto root = query.root();
        const auto stones = board.board.geometry.stones_of(root);
        if (board.board.geometry.has_holes(stones.own | stones.opponent)) return false;
        const rules& r = root.rules();
        auto& table = table_for<drop_table>(r, resources_.table_bytes, bitboard::bits_needed(r));
        detail::drop_board::parallel_search<Board, budget> searcher(board, stones, table, nodes,
                                                                    resources_.threads);
        detail::book_probing probing{searcher, book_};
        query.resume(probing);
        return true;
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
    limit limit_;
    search_stats last_;
    search_stats total_;
    std::optional<loaded_book> book_;
    rules rules_;
    std::variant<general_table<64>, general_table<128>, general_table<256>, general_table<512>,
                 general_table<1024>, general_table<2048>, drop_table>
        table_;
};

}  // namespace inarow::inline v0::solve
