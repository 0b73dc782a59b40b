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

/// The options and the results of a heuristic search.
namespace inarow::inline v0::solve {

namespace detail::heuristic {

class kept_table;

}  // namespace detail::heuristic

/// A move and the moves that the search expects after it.
struct search_line {
    /// The largest magnitude of an evaluation if the search finds neither a win nor a loss.
    static constexpr int max_evaluation = 20'000;
    /// A win in N plies has the evaluation `win - N`, and a loss has the evaluation `N - win`.
    static constexpr int win = 30'000;

    /// The evaluation of the position after the moves, from the point of view of the player who
    /// makes the first move. docs/solve/search_result.md defines the unit. This number is an
    /// estimate and proves nothing.
    int evaluation = 0;
    std::optional<int> forced_win_plies{};  ///< plies to a proven win, including the first move
    std::optional<game_value> proven{};     ///< the exact value; only solve::choose sets it
    std::vector<square> moves{};            ///< the move and the expected moves; not empty

    /// Returns whether evaluations have a unit under these rules: in normal play on bounded boards
    /// without gravity, if the run is 3 to 6, or 3 to 5 if only a line of exactly `run` stones ends
    /// the game. Under other rules, compare an evaluation only with others on the same board.
    [[nodiscard]] INAROW_SOLVER_API static bool has_unit(const rules& r);

    bool operator==(const search_line&) const = default;
};

/// The result of a heuristic search.
struct search_result {
    square where{};
    std::optional<int> forced_win_plies{};  ///< plies to a proven win, including this move
    int depth = 0;                          ///< in plies
    long long nodes = 0;
    /// The lines of the best moves, best first. Contains at most search_options::lines lines. The
    /// first line begins with `where`.
    std::vector<search_line> lines{};

    bool operator==(const search_result&) const = default;
};

/// Receives the results of a search after each iteration. An iteration is a search to one depth.
class search_observer {
public:
    search_observer() = default;
    search_observer(const search_observer&) = delete;
    search_observer(search_observer&&) = delete;
    search_observer& operator=(const search_observer&) = delete;
    search_observer& operator=(search_observer&&) = delete;
    virtual ~search_observer() = default;

    /// The search calls this function after each iteration, on the thread that called the search.
    /// `so_far.nodes` counts only the nodes of this heuristic search, not the nodes of an earlier
    /// search for a proof.
    virtual void after_iteration(const search_result& so_far) = 0;
};

struct search_options;

/// A transposition table that you can pass to heuristic searches. Each search uses the results that
/// earlier searches stored in the table. Only one search at a time may use a table.
class INAROW_SOLVER_API heuristic_table {
public:
    /// The table takes at most `max_bytes` bytes. The first search that uses the table allocates
    /// this memory.
    explicit heuristic_table(std::size_t max_bytes);
    heuristic_table(const heuristic_table&) = delete;
    heuristic_table(heuristic_table&&) noexcept;
    heuristic_table& operator=(const heuristic_table&) = delete;
    heuristic_table& operator=(heuristic_table&&) noexcept;
    ~heuristic_table();

    /// Returns the size of the table in bytes, or 0 if no search has used the table since it was
    /// created or cleared.
    [[nodiscard]] std::size_t bytes() const;
    /// Removes all positions and frees the memory.
    void(clear)();  // in parentheses, because some curses libraries define clear() as a macro

private:
    friend INAROW_SOLVER_API search_result heuristic_search(const position_view& p,
                                                            const limit& allowed,
                                                            const search_options& options);

    std::unique_ptr<detail::heuristic::kept_table> kept_;
};

/// The options of a heuristic search.
struct search_options {
    static constexpr int any_depth = (std::numeric_limits<int>::max)();

    /// The legal moves to choose from. If empty, the search chooses from all moves.
    std::span<const square> candidates{};
    /// The number of threads of the principal variation search.
    int threads = 1;
    /// How many of the best moves to return with evaluations and variations. If this number is 0,
    /// the search returns no lines.
    int lines = 0;
    /// The maximum depth of the search, in plies.
    int max_depth = any_depth;
    /// A table with the results of earlier searches. If null, the search makes its own table.
    heuristic_table* table = nullptr;
    /// An earlier result, with lines, for the same position and the same options. The search can
    /// then skip iterations that the earlier search completed. If the result contains no lines, the
    /// search may start from the beginning.
    const search_result* earlier = nullptr;
    search_observer* observer = nullptr;
};

namespace detail {

/// Returns the number of nodes that a search may use to look for a proof. If the options have a
/// maximum depth, this number is at most 2^17. Otherwise, the number is `nodes`.
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

/// Inserts a line into a list that is sorted by evaluation, with proven wins first.
inline void insert_line(std::vector<search_line>& sorted, search_line line) {
    insert_sorted(sorted, (std::move)(line), [](const search_line& each) {
        return each.evaluation + (each.forced_win_plies ? search_line::win : 0);
    });
}

}  // namespace detail

}  // namespace inarow::inline v0::solve
