// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/book_probing.hpp>
#include <inarow/solve/detail/search_interface.hpp>
#include <inarow/solve/limit.hpp>
#include <inarow/solve/loaded_book.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail {

/// The state that a solver keeps for one kind of search: the current search and, between questions,
/// the transposition table. This class is an interface, so that each kind of search can be compiled
/// separately.
class solver_search {
public:
    solver_search() = default;
    solver_search(const solver_search&) = delete;
    solver_search(solver_search&&) = delete;
    solver_search& operator=(const solver_search&) = delete;
    solver_search& operator=(solver_search&&) = delete;
    virtual ~solver_search() = default;

    /// Returns whether the search supports this root. Precondition: the search was made for the
    /// rules of the root.
    [[nodiscard]] virtual bool supports(const position_view& root) = 0;
    /// Begins a search from a supported root. The book must outlive the search, which ends with
    /// end().
    [[nodiscard]] virtual search_interface& begin(const position_view& root, const limit& allowed,
                                                  const std::optional<loaded_book>& book) = 0;
    virtual void end() = 0;
    /// Returns the number of nodes of the latest search.
    [[nodiscard]] virtual long long nodes() const = 0;
    [[nodiscard]] virtual std::size_t table_bytes() const = 0;
    /// Returns the parts of the memory of the table. The result is empty if the table cannot be
    /// saved.
    [[nodiscard]] virtual std::vector<std::span<std::byte>> table_memory() = 0;
    virtual void erase_all() = 0;
    /// Does the same as solver::relevance_zone. Precondition: the search supports `p`.
    [[nodiscard]] virtual std::optional<std::vector<square>> relevance_zone(
        const position_view& /*p*/) {
        return std::nullopt;
    }
};

/// A function that makes a search of one kind. The search uses `threads` threads and a table of
/// at most `table_bytes` bytes.
using solver_search_maker = std::unique_ptr<solver_search> (*)(std::size_t table_bytes,
                                                               int threads);
template <class SolverSearch>
[[nodiscard]] std::unique_ptr<solver_search> make_solver_search(std::size_t table_bytes,
                                                                int threads) {
    return std::make_unique<SolverSearch>(table_bytes, threads);
}

/// Implements the functions that all kinds of search have in common.
template <class Table, class Search, class Budget>
class solver_search_with : public solver_search {
public:
    solver_search_with(std::size_t table_bytes, int threads)
        : max_table_bytes_{table_bytes}, threads_{threads} {}

    [[nodiscard]] bool supports(const position_view& /*root*/) override { return true; }
    void end() final { search_.reset(); }
    [[nodiscard]] long long nodes() const final { return budget_ ? budget_->nodes() : 0; }
    [[nodiscard]] std::size_t table_bytes() const final { return table_ ? table_->bytes() : 0; }
    [[nodiscard]] std::vector<std::span<std::byte>> table_memory() final {
        if constexpr (requires(Table& table) { table.memory(); })
            if (table_) return table_->memory();
        return {};
    }
    void erase_all() final {
        if constexpr (requires(Table& table) { table.erase_all(); }) {
            if (table_) table_->erase_all();
        } else {
            table_.reset();
        }
    }

protected:
    [[nodiscard]] std::size_t max_table_bytes() const { return max_table_bytes_; }
    [[nodiscard]] int threads() const { return threads_; }
    [[nodiscard]] Budget& budget_of(const limit& allowed) { return budget_.emplace(allowed); }
    /// Returns the table of the last question. If the last question had other rules, returns a new
    /// table.
    [[nodiscard]] Table& table_for(const rules& r, const auto&... arguments) {
        const rules same = starting_with(first, r);
        if (!table_ || same != rules_) {
            table_.reset();  // free the memory before the next allocation
            table_ = std::make_unique<Table>(arguments...);
            rules_ = same;
        }
        return *table_;
    }
    [[nodiscard]] search_interface& search_with(const std::optional<loaded_book>& book,
                                                auto&&... arguments) {
        return search_.emplace(book, std::forward<decltype(arguments)>(arguments)...);
    }

private:
    std::size_t max_table_bytes_;
    int threads_;
    // The table is not an optional, because g++ 14 warns about the absent members of an optional.
    std::unique_ptr<Table> table_{};
    rules rules_{};  ///< the rules of the table
    std::optional<Budget> budget_{};
    std::optional<search_adapter<book_probing<Search>>> search_{};
};

/// Each of these functions is compiled separately, and returns the function that makes one kind of
/// search. Precondition: the search supports the rules.
[[nodiscard]] solver_search_maker drop_search_maker(const rules& r);
/// Returns the function that makes the drop search for boards of more than 64 bits.
[[nodiscard]] solver_search_maker wide_drop_search_maker();
[[nodiscard]] solver_search_maker maker_breaker_search_maker(const rules& r);
[[nodiscard]] solver_search_maker general_search_maker(const rules& r);
[[nodiscard]] solver_search_maker reference_search_maker();

}  // namespace inarow::inline v0::solve::detail
