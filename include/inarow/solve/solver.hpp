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

namespace detail {

/// What a solver keeps from one question to the next, and the search of the present one.
class question_search;

}  // namespace detail

/// The search policy for large boards in a program: a transposition table that is kept from one
/// question to the next, threads, a limit and an opening book. Not to be used by two threads at
/// once; different solvers share nothing.
class INAROW_SOLVER_API solver {
public:
    /// The table is allocated by the first question, and replaced when a question is about other
    /// rules than the one before.
    explicit solver(const resources& available = {});
    solver(const solver&) = delete;
    solver(solver&&) noexcept;
    solver& operator=(const solver&) = delete;
    solver& operator=(solver&&) noexcept;
    ~solver();

    /// Sets the limit of every question from now on.
    void set_limit(const limit& allowed) { limit_ = allowed; }
    [[nodiscard]] const limit& current_limit() const { return limit_; }

    /// Sets the book that is probed from now on, for any rules.
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
    /// The cost of all questions since the solver was made or cleared.
    [[nodiscard]] const search_stats& total_stats() const { return total_; }
    /// The size of the transposition table; 0 before the first question.
    [[nodiscard]] std::size_t table_bytes() const;
    /// The memory of the table for the rules of a position, in parts: to be kept between questions,
    /// and filled again in a solver whose table has as many bytes. It is valid until the next
    /// question. Empty for rules that neither the drop search nor the maker-breaker search
    /// supports.
    [[nodiscard]] std::vector<std::span<std::byte>> table_memory(
        const inarow::detail::position_view& p);
    /// The threads that a question may use.
    [[nodiscard]] int threads() const;

    /// Empties the table and the statistics; limit and book stay.
    void(clear)();  // in parentheses, because clear() is a macro of some curses

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
