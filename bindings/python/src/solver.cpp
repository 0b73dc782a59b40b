// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/analysis.hpp>
#include <inarow/solve/choice.hpp>
#include <inarow/solve/solver.hpp>

#include "analyses.hpp"
#include "arrays.hpp"
#include "batch.hpp"
#include "binding.hpp"
#include "book_file.hpp"
#include "failure.hpp"
#include "interruptible.hpp"
#include "position_list.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include <nanobind/ndarray.h>
#include <nanobind/operators.h>

namespace inarow::python {
namespace {

using namespace nb::literals;
using std::chrono::nanoseconds;
using score_array = nb::ndarray<nb::numpy, std::int16_t, nb::ndim<1>>;
using bounds_array = nb::ndarray<nb::numpy, std::int16_t, nb::ndim<2>>;
using mask_array = nb::ndarray<nb::numpy, bool, nb::ndim<2>>;

solve::level checked_level(const integer& given) {
    const auto checked = solve::level::create(given.value());
    if (checked) return *checked;
    const auto& refused = checked.error();
    return *solve::level::create(number_in(refused.min, refused.max, given, "level"));
}
int checked_threads(const integer& given) {
    constexpr int max_threads = 1024;
    return static_cast<int>(number_in(1, max_threads, given, "threads"));
}
std::size_t checked_table_bytes(const integer& given) {
    if (given.value() < 1)
        throw failure("Error", "table_bytes",
                      "table_bytes must be at least 1, not " + given.text() + '.');
    return static_cast<std::size_t>(given.value());
}
/// Refuses boards whose scores do not fit into an array of scores.
void require_small_scores(const rules& r) {
    constexpr int max_squares = 2 * (std::numeric_limits<std::int16_t>::max() - 1);
    if (r.squares() <= max_squares) return;
    throw failure("IllegalRules", "too_large",
                  "Scores of boards of more than " + std::to_string(max_squares) +
                      " squares do not fit into an int16 array.");
}

/// The path of a book, True for the book of the package, or False or None for no book.
using book_argument = std::optional<std::variant<bool, std::filesystem::path>>;

std::optional<std::filesystem::path> book_path(const book_argument& argument) {
    if (!argument) return std::nullopt;
    if (const auto* const path = std::get_if<std::filesystem::path>(&*argument)) return *path;
    if (!std::get<bool>(*argument)) return std::nullopt;
    const nb::module_ installed = nb::module_::import_("inarow._installed");
    return nb::cast<std::filesystem::path>(installed.attr("find_book")());
}

/// A progress bar of inarow/_progress.py, or no bar.
class progress_bar {
public:
    progress_bar(bool is_wanted, std::size_t total) {
        if (is_wanted) bar_ = nb::module_::import_("inarow._progress").attr("bar")(total);
    }
    progress_bar(const progress_bar&) = delete;
    progress_bar& operator=(const progress_bar&) = delete;
    ~progress_bar() {
        if (!bar_.is_valid()) return;
        const nb::error_scope pending;  // an error in closing must not replace an exception
        try {
            bar_.attr("close")();
        } catch (nb::python_error& error) {
            error.discard_as_unraisable("a progress bar");
        }
    }
    void show(std::size_t done) {
        if (bar_.is_valid() && done > shown_) bar_.attr("update")(done - shown_);
        shown_ = done;
    }

private:
    nb::object bar_;
    std::size_t shown_ = 0;
};

/// A search policy that grants every query the whole limit of the settings.
struct limited_policy {
    solve::solver& solver;
    const solver_settings& settings;
    const core::stop_token& stop;

    template <class Query>
    long long answer(Query& query) {
        if (stop.stop_requested()) return 0;
        return solver.answer(query, settings.limit(stop));
    }
};

/// What to do about a position that is not solved within the time limit.
enum class on_unsolved : std::uint8_t { refuse, keep };

/// The positions of a batch, and how to answer the questions about them.
struct batch_arguments {
    const position_list& positions;
    std::optional<integer> threads;
    on_unsolved policy;
    bool shows_progress;
};

/// Returns the number of actions, which must be the same for all positions of the list.
std::size_t action_count_of(const position_list& positions, const std::optional<rules>& r) {
    if (positions.size() == 0) return r ? static_cast<std::size_t>(action_count(*r)) : 0;
    const position first = at_index(0, [&] { return positions.position_at(0); });
    return static_cast<std::size_t>(action_count(first.rules()));
}

/// A solver that several threads of Python share. It answers one call after the other.
class shared_solver {
public:
    shared_solver(const integer& table_bytes, const integer& threads,
                  std::optional<double> time_limit, const book_argument& book)
        : settings_{.resources = {.table_bytes = checked_table_bytes(table_bytes),
                                  .threads = checked_threads(threads)},
                    .time_limit = {},
                    .book = {}},
          seconds_{time_limit},
          book_argument_{book},
          solver_{settings_.resources} {
        if (time_limit) settings_.time_limit = checked_time(*time_limit);
        book_path_ = book_path(book);
        if (!book_path_) return;
        settings_.book = load_book(*book_path_);
        solver_.set_book(*settings_.book);
    }

    /// Answers a query. The search begins in this thread, because it answers most queries before a
    /// new thread would have started.
    template <class Query>
    Query ask(Query query) {
        const exclusive_access access(mutex_);
        const solve::limit total = settings_.limit({});
        const auto first_deadline = std::chrono::steady_clock::now() + first_slice;
        long long nodes = 0;
        {
            const nb::gil_scoped_release released;
            nodes = solver_.answer(query, {.deadline = std::min(first_deadline, total.deadline)});
        }
        if (!query.is_done() && first_deadline < total.deadline)
            run_interruptibly([&](const core::stop_token& stop) {
                nodes += solver_.answer(query, {.deadline = total.deadline, .stop = stop});
            });
        if (query.is_done()) return query;
        refuse(solve::unsolved{nodes, free_squares(query), query.root_score_bounds()});
    }

    score_array scores(const batch_arguments& asked, std::optional<std::int16_t> unsolved) {
        std::vector<std::int16_t> result;
        result.reserve(asked.positions.size());
        for (const solve::bounds& b : bounds_of(asked))
            result.push_back(is_exact(b) ? static_cast<std::int16_t>(b.lower) : *unsolved);
        return make_array<score_array>(std::move(result), std::array{asked.positions.size()});
    }

    bounds_array score_bounds(const batch_arguments& asked) {
        std::vector<std::int16_t> result;
        result.reserve(2 * asked.positions.size());
        for (const solve::bounds& b : bounds_of(asked)) {
            result.push_back(static_cast<std::int16_t>(b.lower));
            result.push_back(static_cast<std::int16_t>(b.upper));
        }
        return make_array<bounds_array>(std::move(result),
                                        std::array{asked.positions.size(), std::size_t{2}});
    }

    mask_array best_move_masks(const batch_arguments& asked, std::size_t actions) {
        const std::size_t size = asked.positions.size() * actions;
        auto masks = std::make_unique<bool[]>(size);
        answer_all<solve::best_moves_query<dynamic>>(
            asked, [&](std::size_t i, const solve::best_moves_query<dynamic>& query) {
                const rules& r = query.root().rules();
                if (static_cast<std::size_t>(action_count(r)) != actions)
                    throw failure("IllegalRules", "other_rules",
                                  "This position has " + std::to_string(action_count(r)) +
                                      " actions, and the first has " + std::to_string(actions) +
                                      '.');
                if (!query.is_done()) return;
                for (const square s : query.best)
                    masks[i * actions + static_cast<std::size_t>(action_of(r, s))] = true;
            });
        return make_array<mask_array>(std::move(masks),
                                      std::array{asked.positions.size(), actions});
    }

    /// Returns the action, and whether it is proven to be a best move.
    std::pair<int, bool> choose(const position& p, double seconds, const integer& level,
                                const integer& given_seed) {
        if (p.is_over())
            throw failure("IllegalPosition", "game_over", "The game is over: there is no move.");
        const nanoseconds time = checked_time(seconds);
        const solve::level strength = checked_level(level);
        const std::uint64_t seed = seed_of(given_seed);
        const exclusive_access access(mutex_);
        solve::choice chosen;
        const auto choose_move = [&](const core::stop_token& stop) {
            solver_.set_limit({.stop = stop});
            chosen = solve::choose(p, solver_, time, strength, seed);
        };
        if (strength.is_highest()) {
            run_interruptibly(choose_move);
        } else {  // less time than a new thread needs to start
            const nb::gil_scoped_release released;
            choose_move({});
        }
        return {action_of(p.rules(), chosen.where), chosen.proven.has_value()};
    }

    /// Analyzes a copy of the game, because the game may change while the GIL is released.
    analysis analyze(game g) {
        const exclusive_access access(mutex_);
        std::optional<analysis> result;
        run_interruptibly([&](const core::stop_token& stop) {
            result = solve::analyze(g, limited_policy{solver_, settings_, stop});
        });
        return *std::move(result);
    }

    void clear() {
        const exclusive_access access(mutex_);
        solver_.clear();
        helpers_.clear();
    }

    [[nodiscard]] std::size_t table_bytes() const { return settings_.resources.table_bytes; }
    [[nodiscard]] int threads() const { return settings_.resources.threads; }
    [[nodiscard]] std::optional<double> time_limit() const { return seconds_; }
    /// Returns the argument `book` as it was given, because the book of the package has another
    /// path on another machine.
    [[nodiscard]] const book_argument& given_book() const { return book_argument_; }
    [[nodiscard]] std::optional<std::filesystem::path> book() const { return book_path_; }

private:
    /// So short that nobody notices the delay of a signal.
    static constexpr std::chrono::milliseconds first_slice{2};

    std::vector<solve::bounds> bounds_of(const batch_arguments& asked) {
        std::vector<solve::bounds> result(asked.positions.size());
        answer_all<solve::value_query<dynamic>>(
            asked, [&](std::size_t i, const solve::value_query<dynamic>& query) {
                result[i] = query.score_bounds;
            });
        return result;
    }

    /// Asks a query about each position, and calls use(index, query) with the answer.
    template <class Query, class Use>
    void answer_all(const batch_arguments& asked, Use use) {
        const int threads =
            asked.threads ? checked_threads(*asked.threads) : settings_.resources.threads;
        const exclusive_access access(mutex_);
        const auto helpers = helpers_of(threads);
        batch work(asked.positions.size(), [&](std::size_t i, solve::solver& solver,
                                               const core::stop_token& stop) {
            position p = asked.positions.position_at(i);
            require_small_scores(p.rules());
            Query query(solve::value_query<dynamic>(std::move(p)));
            const long long nodes =
                query.is_done() ? 0 : solver.answer(query, settings_.limit(stop));
            if (!query.is_done() && !stop.stop_requested() && asked.policy == on_unsolved::refuse)
                refuse(solve::unsolved{nodes, free_squares(query), query.root_score_bounds()});
            use(i, query);
        });
        progress_bar bar(asked.shows_progress, asked.positions.size());
        run_interruptibly([&](const core::stop_token& stop) { work.solve(solver_, helpers, stop); },
                          [&] { bar.show(work.done()); });
    }

    [[nodiscard]] static int free_squares(const auto& query) {
        return query.root().rules().squares() - query.root().stones();
    }

    /// Returns the solvers of all threads except the first. The object keeps these solvers, because
    /// an empty table costs more than an easy batch.
    std::span<const std::unique_ptr<solve::solver>> helpers_of(int threads) {
        const auto count = static_cast<std::size_t>(threads - 1);
        while (helpers_.size() < count) {
            auto& added = helpers_.emplace_back(std::make_unique<solve::solver>(
                solve::resources{.table_bytes = settings_.resources.table_bytes}));
            if (settings_.book) added->set_book(*settings_.book);
        }
        return std::span(helpers_).first(count);
    }

    solver_settings settings_;
    std::optional<double> seconds_;
    book_argument book_argument_;
    std::optional<std::filesystem::path> book_path_;
    solve::solver solver_;
    std::vector<std::unique_ptr<solve::solver>> helpers_;
    std::timed_mutex mutex_;
};

using value_query = solve::value_query<dynamic>;

value_query query_of(const position_argument& p) { return value_query(position_of(p)); }

nb::typed<nb::dict, int, int> move_scores(shared_solver& s, const position_argument& p) {
    nb::typed<nb::dict, int, int> result;
    const auto query = s.ask(solve::move_scores_query<dynamic>(query_of(p)));
    const position& root = query.root();
    root.for_each_move([&](square where) {
        for (const solve::scored_move& m : query.scores)
            if (m.where == where) result[nb::int_(action_of(root.rules(), where))] = m.score;
    });
    return result;
}
std::vector<int> best_moves(shared_solver& s, const position_argument& p) {
    const auto query = s.ask(solve::best_moves_query<dynamic>(query_of(p)));
    auto result = actions_of(query.root().rules(), query.best);
    std::ranges::sort(result);
    return result;
}
std::vector<int> principal_variation(shared_solver& s, const position_argument& p) {
    const auto query = s.ask(solve::principal_variation_query<dynamic>(query_of(p)));
    return actions_of(query.root().rules(), query.moves);
}

void bind_questions(nb::class_<shared_solver>& c) {
    c.def(
         "value",
         [](shared_solver& s, const position_argument& p) { return s.ask(query_of(p)).value(); },
         "position"_a.lock(),
         "The outcome under perfect play, and the number of plies to the end of the game.")
        .def(
            "score",
            [](shared_solver& s, const position_argument& p) { return s.ask(query_of(p)).score(); },
            "position"_a.lock(),
            "The exact score, positive if the player to move wins. A faster win has a higher "
            "score.")
        .def(
            "outcome",
            [](shared_solver& s, const position_argument& p) {
                return s.ask(solve::outcome_query<dynamic>(query_of(p))).outcome();
            },
            "position"_a.lock(),
            "The outcome under perfect play; usually takes less time than `value`.")
        .def("move_scores", &move_scores, "position"_a.lock(),
             "The score of each legal action, for the player who makes it.")
        .def("best_moves", &best_moves, "position"_a.lock(),
             "The actions with the highest score, in ascending order. These actions win fastest, "
             "or draw if no action wins, or lose slowest if all actions lose.")
        .def("principal_variation", &principal_variation, "position"_a.lock(),
             "The actions to the end of the game if both players play the first of their best "
             "moves.");
}

using optional_rules = std::optional<rules_argument>;
using optional_layout = std::optional<layout_argument>;

/// Returns the score for unsolved positions. Refuses a score that does not fit into the array.
std::optional<std::int16_t> checked_score(const std::optional<integer>& unsolved) {
    using limits = std::numeric_limits<std::int16_t>;
    if (!unsolved) return std::nullopt;
    return static_cast<std::int16_t>(
        number_in(limits::min(), limits::max(), *unsolved, "unsolved"));
}

score_array list_scores(shared_solver& s, nb::handle positions, const optional_rules& r,
                        const std::optional<integer>& threads, const notation_argument& notation,
                        const std::optional<integer>& unsolved, bool progress,
                        const square_values& values, bool relative, const optional_layout& layout) {
    const position_list list(positions, r, notation_of(notation), {values, relative, layout});
    const auto score = checked_score(unsolved);
    return s.scores({list, threads, score ? on_unsolved::keep : on_unsolved::refuse, progress},
                    score);
}
bounds_array list_score_bounds(shared_solver& s, nb::handle positions, const optional_rules& r,
                               const std::optional<integer>& threads,
                               const notation_argument& notation, bool progress,
                               const square_values& values, bool relative,
                               const optional_layout& layout) {
    const position_list list(positions, r, notation_of(notation), {values, relative, layout});
    return s.score_bounds({list, threads, on_unsolved::keep, progress});
}
mask_array list_best_move_masks(shared_solver& s, nb::handle positions, const optional_rules& r,
                                const std::optional<integer>& threads,
                                const notation_argument& notation, bool keep_unsolved,
                                bool progress, const square_values& values, bool relative,
                                const optional_layout& layout) {
    const position_list list(positions, r, notation_of(notation), {values, relative, layout});
    const auto actions = action_count_of(list, r ? std::optional(rules_of(*r)) : std::nullopt);
    return s.best_move_masks(
        {list, threads, keep_unsolved ? on_unsolved::keep : on_unsolved::refuse, progress},
        actions);
}

void bind_batches(nb::class_<shared_solver>& c) {
    c.def("scores", &list_scores, "positions"_a, nb::kw_only(), "rules"_a = nb::none(),
          "threads"_a = nb::none(), "notation"_a = "any", "unsolved"_a = nb::none(),
          "progress"_a = false, "values"_a = nb::make_tuple(0, 1, 2), "relative"_a = false,
          "layout"_a = nb::none(),
          R"(The exact scores of many positions, as an int16 array of shape (n,).

`positions` contains texts, positions and games, or boards. A text is a list of moves in a
`notation`, or a board with "/" between the rows. Texts can also be a column of NumPy, pandas,
Polars or Arrow. Boards are one array of shape (n, rows, columns) or (n, squares), or a list of
boards that Position accepts. `values` and `relative` have the same meaning as for Position. If
`layout` is the name of a Layout, arrays are observations of the players to move. Texts and arrays
need `rules`.

`threads` is the number of threads [default: the threads of the solver]. Each thread solves
different positions, with a separate transposition table. `unsolved` is the score of a position that
is not solved within the time limit [default: Unsolved is raised]. `progress` shows a progress bar.)")
        .def("score_bounds", &list_score_bounds, "positions"_a, nb::kw_only(),
             "rules"_a = nb::none(), "threads"_a = nb::none(), "notation"_a = "any",
             "progress"_a = false, "values"_a = nb::make_tuple(0, 1, 2), "relative"_a = false,
             "layout"_a = nb::none(),
             R"(The lower and the upper bound of many scores, as an int16 array of shape (n, 2).

The two bounds of a score are equal if the score was found within the time limit. The arguments have
the same meaning as for `scores`.)")
        .def(
            "best_move_masks", &list_best_move_masks, "positions"_a, nb::kw_only(),
            "rules"_a = nb::none(), "threads"_a = nb::none(), "notation"_a = "any",
            "keep_unsolved"_a = false, "progress"_a = false, "values"_a = nb::make_tuple(0, 1, 2),
            "relative"_a = false, "layout"_a = nb::none(),
            R"(The best moves of many positions, as a bool array of shape (n, actions), to train a policy.

The row of a position is True for each action in `best_moves`. If the game is over, the row is all
False. All positions must have the same number of actions. If `keep_unsolved` is True, the row of a
position that is not solved within the time limit is all False, too [default: Unsolved is raised].
The other arguments have the same meaning as for `scores`.)");
}

void bind_value(nb::module_& m) {
    nb::class_<game_value> c(m, "Value", "The value of a position under perfect play.");
    c.attr("__match_args__") = nb::make_tuple("outcome", "plies");
    c.def(
         "__init__",
         [](game_value* self, outcome result, const integer& plies) {
             constexpr int max_plies = largest_rule * largest_rule;
             new (self)
                 game_value{result, static_cast<int>(number_in(0, max_plies, plies, "plies"))};
         },
         "outcome"_a, "plies"_a)
        .def_ro("outcome", &game_value::outcome, "How the game ends.")
        .def_ro("plies", &game_value::plies,
                "The number of plies to the end; for a draw, the number of free squares.")
        .def("__repr__",
             [](nb::handle self) {
                 const auto v = nb::cast<game_value>(self);
                 return "Value(" + std::string(nb::str(nb::cast(v.outcome)).c_str()) + ", " +
                        std::to_string(v.plies) + ')';
             })
        .def("__hash__",
             [](const game_value& v) { return static_cast<int>(v.outcome) + 4LL * v.plies; })
        .def(nb::self == nb::self, nb::sig("def __eq__(self, arg: object, /) -> bool"))
        .def(
            "__reduce__",
            [](nb::handle self) {
                const auto v = nb::cast<game_value>(self);
                return nb::make_tuple(self.type(), nb::make_tuple(v.outcome, v.plies));
            },
            reduce_signature);
}

}  // namespace

void bind_solver(nb::module_& m) {
    static_assert(solve::resources{}.table_bytes == 67108864, "the signature below says so");
    bind_value(m);
    nb::class_<shared_solver> c(m, "Solver", nb::is_weak_referenceable(), R"(Finds exact scores.

`table_bytes` is the maximum size of the transposition table [default: 64MB]. The solver keeps this
table from one call to the next. `threads` is the number of threads that search for one answer.
`time_limit` is the number of seconds for each answer, such as the score of one position, or None
for no limit [default: 60]. If the solver finds no answer in this time, it raises Unsolved. `book`
is the path of an opening book, in which the solver looks up a position before it searches; None
means no book [default: True, the book of Connect Four in the package]. Ctrl-C interrupts a search.)");
    c.def(nb::init<const integer&, const integer&, std::optional<double>, const book_argument&>(),
          "table_bytes"_a = static_cast<long long>(solve::resources{}.table_bytes), "threads"_a = 1,
          "time_limit"_a.none() = 60.0, "book"_a.none() = true,
          nb::sig("def __init__(self, table_bytes: typing.SupportsIndex = 67108864, "
                  "threads: typing.SupportsIndex = 1, time_limit: float | None = 60.0, book: bool "
                  "| str | os.PathLike[str] | None = True) -> "
                  "None"))
        .def_prop_ro("table_bytes", &shared_solver::table_bytes,
                     "The maximum size of the transposition table in bytes.")
        .def_prop_ro("threads", &shared_solver::threads,
                     "The number of threads that search for one answer.")
        .def_prop_ro("time_limit", &shared_solver::time_limit,
                     "The time limit for each answer, in seconds; None if there is no limit.")
        .def_prop_ro("book", &shared_solver::book, "The path of the opening book.");
    bind_questions(c);
    bind_batches(c);
    c.def(
         "choose",
         [](shared_solver& s, const position_argument& p, double seconds, const integer& level,
            const integer& seed) { return s.choose(position_of(p), seconds, level, seed); },
         "position"_a.lock(), "seconds"_a = 1.0, nb::kw_only(),
         "level"_a = static_cast<long long>(solve::level::max), "seed"_a = 0,
         R"(The best action found within `seconds`, and whether this action is proven to be a best move.

The board can have any size. `level` is the strength, from 1 (a beginner) to 8. Below level 8, the
choice usually takes milliseconds, and nothing is proven. Unless `seconds` ends such a search, the
same position, level and `seed` always give the same action.)")
        .def("analyze", &shared_solver::analyze, "game"_a.lock(),
             "Judges every move of a game. The time limit applies to each position.")
        .def("clear", &shared_solver::clear, "Empties the transposition table.")
        .def("__repr__",
             [](const shared_solver& s) {
                 return "Solver(table_bytes=" + std::to_string(s.table_bytes()) +
                        ", threads=" + std::to_string(s.threads()) + ')';
             })
        .def(
            "__reduce__",
            [](nb::handle self) {
                const auto& s = nb::cast<const shared_solver&>(self);
                return nb::make_tuple(self.type(), nb::make_tuple(s.table_bytes(), s.threads(),
                                                                  s.time_limit(), s.given_book()));
            },
            reduce_signature);
}

}  // namespace inarow::python
