// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/detail/position_view.hpp>
#include <inarow/solve/detail/book_probing.hpp>
#include <inarow/solve/detail/searcher.hpp>
#include <inarow/solve/limit.hpp>
#include <inarow/solve/loaded_book.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail {

/// The state that a solver keeps for one engine: the current search, and the transposition table,
/// which stays between questions. An interface, so that each engine can be compiled separately.
class engine_search {
public:
    engine_search() = default;
    engine_search(const engine_search&) = delete;
    engine_search(engine_search&&) = delete;
    engine_search& operator=(const engine_search&) = delete;
    engine_search& operator=(engine_search&&) = delete;
    virtual ~engine_search() = default;

    /// Whether the engine can search from this root. Precondition: the engine was made for the
    /// rules of the root.
    [[nodiscard]] virtual bool supports(const inarow::detail::position_view& root) = 0;
    /// Begins a search from a supported root. The book must outlive the search, which ends with
    /// end().
    [[nodiscard]] virtual searcher& begin(const inarow::detail::position_view& root,
                                          const limit& allowed,
                                          const std::optional<loaded_book>& book) = 0;
    virtual void end() = 0;
    /// The number of nodes of the latest search.
    [[nodiscard]] virtual long long nodes() const = 0;
    [[nodiscard]] virtual std::size_t table_bytes() const = 0;
    /// The memory of the table, in parts. Empty if the table cannot be saved.
    [[nodiscard]] virtual std::vector<std::span<std::byte>> table_memory() = 0;
    virtual void erase_all() = 0;
};

/// A function that makes the search of an engine. The search uses `threads` threads and a table of
/// at most `table_bytes` bytes.
using engine_search_maker = std::unique_ptr<engine_search> (*)(std::size_t table_bytes,
                                                               int threads);
template <class EngineSearch>
[[nodiscard]] std::unique_ptr<engine_search> make_engine_search(std::size_t table_bytes,
                                                                int threads) {
    return std::make_unique<EngineSearch>(table_bytes, threads);
}

/// The part that the searches of all engines have in common.
template <class Table, class Search, class Budget>
class engine_search_with : public engine_search {
public:
    engine_search_with(std::size_t table_bytes, int threads)
        : max_table_bytes_{table_bytes}, threads_{threads} {}

    [[nodiscard]] bool supports(const inarow::detail::position_view& /*root*/) override {
        return true;
    }
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
    /// Returns the table of the last question, or a new table if the last question had other rules.
    [[nodiscard]] Table& table_for(const rules& r, const auto&... arguments) {
        const rules same = starting_with(first, r);
        if (!table_ || same != rules_) {
            table_.reset();  // free the memory before the next allocation
            table_ = std::make_unique<Table>(arguments...);
            rules_ = same;
        }
        return *table_;
    }
    [[nodiscard]] searcher& search_with(const std::optional<loaded_book>& book,
                                        auto&&... arguments) {
        return search_.emplace(book, std::forward<decltype(arguments)>(arguments)...);
    }

private:
    std::size_t max_table_bytes_;
    int threads_;
    // Not an optional, because g++ 14 warns about the absent members of an optional.
    std::unique_ptr<Table> table_{};
    rules rules_{};  ///< the rules of the table
    std::optional<Budget> budget_{};
    std::optional<searcher_of<book_probing<Search>>> search_{};
};

/// Each of these functions returns the maker of an engine, and is compiled separately.
/// Precondition: the engine supports the rules.
[[nodiscard]] engine_search_maker drop_board_search_maker(const rules& r);
/// The maker of the drop search for boards of more than 64 bits.
[[nodiscard]] engine_search_maker wide_drop_board_search_maker();
[[nodiscard]] engine_search_maker place_board_search_maker(const rules& r);
[[nodiscard]] engine_search_maker bitboard_search_maker(const rules& r);
[[nodiscard]] engine_search_maker reference_search_maker();

}  // namespace inarow::inline v0::solve::detail
