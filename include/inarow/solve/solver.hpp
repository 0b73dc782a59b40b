// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/searcher.hpp>
#include <inarow/solve/limit.hpp>
#include <inarow/solve/loaded_book.hpp>
#include <inarow/solve/questions.hpp>

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve {

/// Limits on memory and threads.
struct resources {
    std::size_t table_bytes = std::size_t{64} << 20;  ///< maximum size of its transposition table
    int threads = 1;                                  ///< per question
};

/// The cost of searches.
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

namespace detail {

/// The state that a solver keeps between questions, and the current search.
class question_search;

}  // namespace detail

/// The search policy for large boards in a program: a transposition table kept between questions,
/// threads, a limit and an opening book. Not thread-safe; different solvers share nothing.
class INAROW_SOLVER_API solver {
public:
    /// The first question allocates the table. A question about other rules replaces it.
    explicit solver(const resources& available = {});
    solver(const solver&) = delete;
    solver(solver&&) noexcept;
    solver& operator=(const solver&) = delete;
    solver& operator=(solver&&) noexcept;
    ~solver();

    /// Sets the limit of all later questions.
    void set_limit(const limit& allowed) { limit_ = allowed; }
    [[nodiscard]] const limit& current_limit() const { return limit_; }

    /// Sets the book that later questions probe. A book of any rules is accepted.
    void set_book(loaded_book opened) { book_ = (std::move)(opened); }
    void remove_book() { book_.reset(); }
    [[nodiscard]] const std::optional<loaded_book>& current_book() const { return book_; }

    /// Resumes a query within the limit; returns the number of nodes searched.
    template <class Query>
    long long answer(Query& query) {
        const auto begin = std::chrono::steady_clock::now();
        query.resume(begin_search(query.root()));
        last_ = {end_search(), std::chrono::steady_clock::now() - begin};
        total_ += last_;
        return last_.nodes;
    }

    /// The cost of the last question.
    [[nodiscard]] const search_stats& stats() const { return last_; }
    /// The cost of all questions since construction or the last clear().
    [[nodiscard]] const search_stats& total_stats() const { return total_; }
    /// The size of the transposition table; 0 before the first question.
    [[nodiscard]] std::size_t table_bytes() const;
    /// The memory of the table for the rules of a position, in parts. Save it between questions,
    /// and restore it in a solver whose table has the same number of bytes. Valid until the next
    /// question. Empty for rules that neither the drop search nor the maker-breaker search
    /// supports.
    [[nodiscard]] std::vector<std::span<std::byte>> table_memory(
        const inarow::detail::position_view& p);
    /// The number of threads that a question may use.
    [[nodiscard]] int threads() const;

    /// Empties the table and the statistics; limit and book stay.
    void(clear)();  // in parentheses, because some curses define clear() as a macro

private:
    [[nodiscard]] detail::searcher& begin_search(const inarow::detail::position_view& root);
    /// Returns the number of nodes searched.
    long long end_search();

    limit limit_{};
    search_stats last_{};
    search_stats total_{};
    std::optional<loaded_book> book_{};
    std::unique_ptr<detail::question_search> search_;
};

}  // namespace inarow::inline v0::solve

#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/solver.ipp>
#endif
