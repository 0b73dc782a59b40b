// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/search_interface.hpp>
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

/// The memory and the threads that a solver may use.
struct resources {
    std::size_t table_bytes = std::size_t{64} << 20;  ///< maximum size of the transposition table
    int threads = 1;  ///< number of threads for each question; a number below 1 counts as 1
};

/// The cost of one or more searches.
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
class solver_impl;

}  // namespace detail

/// A search policy (an object that answers queries within a limit) for large boards at run time. A
/// solver has threads, a limit, optionally an opening book, and a transposition table, which the
/// solver keeps between questions. A solver is not thread-safe. Solvers share no data, so each
/// thread can use its own solver.
class INAROW_SOLVER_API solver {
public:
    /// The first question allocates the transposition table. A question about a position with
    /// different rules can replace the table with a new table. If the rules differ only in the
    /// player who starts, the solver keeps the table.
    explicit solver(const resources& available = {});
    solver(const solver&) = delete;
    solver(solver&&) noexcept;
    solver& operator=(const solver&) = delete;
    solver& operator=(solver&&) noexcept;
    ~solver();

    /// Sets the limit for all later questions.
    void set_limit(const limit& allowed) { limit_ = allowed; }
    [[nodiscard]] const limit& current_limit() const { return limit_; }

    /// Sets the book that later questions probe. The book can be for any rules. The solver ignores
    /// the book if the rules of a question differ from the rules of the book in more than the
    /// player who starts.
    void set_book(loaded_book opened) { book_ = (std::move)(opened); }
    void remove_book() { book_.reset(); }
    [[nodiscard]] const std::optional<loaded_book>& current_book() const { return book_; }

    /// Resumes a query within the solver's limit. Returns the number of nodes searched.
    template <class Query>
    long long answer(Query& query) {
        return answer(query, limit_);
    }
    /// Resumes a query within the limit `allowed`, which replaces the solver's limit during the
    /// call. Returns the number of nodes searched.
    template <class Query>
    long long answer(Query& query, const limit& allowed) {
        const auto begin = std::chrono::steady_clock::now();
        query.resume(begin_search(query.root(), allowed));
        last_ = {end_search(), std::chrono::steady_clock::now() - begin};
        total_ += last_;
        return last_.nodes;
    }

    /// Returns the cost of the last question.
    [[nodiscard]] const search_stats& stats() const { return last_; }
    /// Returns the cost of all questions since construction or the last clear().
    [[nodiscard]] const search_stats& total_stats() const { return total_; }
    /// Returns the size of the transposition table in bytes, or 0 if the solver has no table.
    [[nodiscard]] std::size_t table_bytes() const;
    /// Returns the memory of the transposition table for the rules of `p`, as a list of spans. You
    /// can save this memory between questions, and restore it in a solver whose table has the same
    /// rules and the same number of bytes. The spans are valid until the next question. The result
    /// is empty if neither the drop search nor the maker-breaker search supports the position.
    [[nodiscard]] std::vector<std::span<std::byte>> table_memory(const position_view& p);
    /// Returns the relevance zone of the proof that the player to move does not win: the free
    /// squares on which the proof relies, row by row from the top left. The player would not win
    /// even with a stone on every other free square. Ask this question after a question about the
    /// outcome of `p`, whose answer is still in the table. The result is `nullopt` if the player
    /// wins, if the table has no proof, or if the maker-breaker search does not support the rules.
    /// The result is also `nullopt` if only lines of exactly `run` stones end the game, because
    /// then another stone can spoil a line.
    [[nodiscard]] std::optional<std::vector<square>> relevance_zone(const position_view& p);
    /// Returns the number of threads that a question may use.
    [[nodiscard]] int threads() const;

    /// Empties the transposition table and resets the statistics, but keeps the limit and the book.
    void(clear)();  // in parentheses, because some curses libraries define clear() as a macro

private:
    [[nodiscard]] detail::search_interface& begin_search(const position_view& root,
                                                         const limit& allowed);
    /// Returns the number of nodes searched.
    long long end_search();

    limit limit_{};
    search_stats last_{};
    search_stats total_{};
    std::optional<loaded_book> book_{};
    std::unique_ptr<detail::solver_impl> impl_;
};

}  // namespace inarow::inline v0::solve

#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/solver.ipp>
#endif
