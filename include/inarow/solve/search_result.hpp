// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/game_value.hpp>
#include <inarow/solve/limit.hpp>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// What a heuristic search is asked, and what it answers.
namespace inarow::inline v0::solve {

namespace detail::heuristic {

class kept_table;

}  // namespace detail::heuristic

/// A move and the moves that the search expects after it.
struct search_line {
    /// The largest evaluation of a position in which the search sees no win.
    static constexpr int max_evaluation = 20'000;
    /// A win in N plies has the evaluation `win - N`, and a loss has the evaluation `N - win`.
    static constexpr int win = 30'000;

    /// The value of the position after the moves, from the point of view of the player who makes
    /// the first of them. docs/solve/heuristic_search.md defines the unit. An evaluation proves
    /// nothing.
    int evaluation = 0;
    std::optional<int> forced_win_plies{};  ///< plies to a proven win, including the first move
    std::optional<game_value> proven{};     ///< the exact value; only solve::choose sets it
    std::vector<square> moves{};            ///< not empty

    bool operator==(const search_line&) const = default;
};

/// The move that a heuristic search found.
struct search_result {
    square where{};
    std::optional<int> forced_win_plies{};  ///< plies to a proven win, including this move
    int depth = 0;                          ///< in plies
    long long nodes = 0;
    /// The best moves, best first: as many as search_options::lines. The first one is `where`.
    std::vector<search_line> lines{};

    bool operator==(const search_result&) const = default;
};

/// Receives the results of a search after each iteration.
class search_observer {
public:
    search_observer() = default;
    search_observer(const search_observer&) = delete;
    search_observer(search_observer&&) = delete;
    search_observer& operator=(const search_observer&) = delete;
    search_observer& operator=(search_observer&&) = delete;
    virtual ~search_observer() = default;

    /// Is called after each iteration, on the thread that called the search. `so_far.nodes` counts
    /// the nodes of the heuristic search alone.
    virtual void after_iteration(const search_result& so_far) = 0;
};

struct search_options;

/// The transposition table of heuristic searches. A search that is given this table continues with
/// what earlier searches stored. One search at a time may use it.
class INAROW_SOLVER_API heuristic_table {
public:
    /// The table takes at most `max_bytes` bytes. The first search allocates it.
    explicit heuristic_table(std::size_t max_bytes);
    heuristic_table(const heuristic_table&) = delete;
    heuristic_table(heuristic_table&&) noexcept;
    heuristic_table& operator=(const heuristic_table&) = delete;
    heuristic_table& operator=(heuristic_table&&) noexcept;
    ~heuristic_table();

    /// Returns whether a search under these rules uses the table.
    [[nodiscard]] static bool supports(const rules& r);
    /// Returns the size of the table in bytes, or 0 before the first search.
    [[nodiscard]] std::size_t bytes() const;
    /// Forgets all positions.
    void(clear)();  // in parentheses, because some curses libraries define clear() as a macro

private:
    friend INAROW_SOLVER_API search_result heuristic_search(const position_view& p,
                                                            const limit& allowed,
                                                            const search_options& options);

    std::unique_ptr<detail::heuristic::kept_table> kept_;
};

/// What a heuristic search is asked besides its position.
struct search_options {
    static constexpr int any_depth = (std::numeric_limits<int>::max)();

    /// The legal moves to choose from. If empty, chooses from all moves.
    std::span<const square> candidates{};
    /// The number of threads. More than one help only in normal play on bounded boards without
    /// gravity. For this, the run must be 3 to 6 or, if only lines of exactly that length count, 3
    /// to 5.
    int threads = 1;
    /// How many of the best moves to return with evaluations and variations. With 0, the search
    /// returns no lines.
    int lines = 0;
    /// The search ends at this depth, in plies.
    int max_depth = any_depth;
    /// The table to continue with. If null, the search makes its own table.
    heuristic_table* table = nullptr;
    /// An earlier result for the same position and the same options, whose iterations the search
    /// continues. Without lines in this result, the search begins anew.
    const search_result* earlier = nullptr;
    search_observer* observer = nullptr;
};

namespace detail {

/// Returns the limit of the nodes of a proof within a search: at most `nodes`. A search that ends
/// at a depth needs a limit of its own.
[[nodiscard]] constexpr long long max_proof_nodes(long long nodes, const search_options& options) {
    constexpr long long enough = 1LL << 17;
    return options.max_depth == search_options::any_depth ? nodes : (std::min)(nodes, enough);
}

/// Inserts a value into a list that is sorted by `rank`, highest first. Values of equal rank keep
/// their order.
template <class T>
void insert_sorted(std::vector<T>& sorted, T value, const auto& rank) {
    auto place = sorted.begin();
    while (place != sorted.end() && rank(*place) >= rank(value)) ++place;
    sorted.insert(place, (std::move)(value));
}

/// Inserts a line into a list: proven wins first, then by evaluation.
inline void insert_line(std::vector<search_line>& sorted, search_line line) {
    insert_sorted(sorted, (std::move)(line), [](const search_line& each) {
        return each.evaluation + (each.forced_win_plies ? search_line::win : 0);
    });
}

}  // namespace detail

}  // namespace inarow::inline v0::solve
