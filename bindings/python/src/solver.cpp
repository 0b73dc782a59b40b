// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/analysis.hpp>
#include <inarow/solve/choice.hpp>
#include <inarow/solve/solver.hpp>

#include "analyses.hpp"
#include "batch.hpp"
#include "binding.hpp"
#include "failure.hpp"
#include "interruptible.hpp"
#include "opened_book.hpp"
#include "position_list.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include <nanobind/ndarray.h>
#include <nanobind/operators.h>
#include <nanobind/stl/filesystem.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

namespace inarow::python {
namespace {

using namespace nb::literals;
using std::chrono::nanoseconds;
using score_array = nb::ndarray<nb::numpy, std::int16_t, nb::ndim<1>>;
using bounds_array = nb::ndarray<nb::numpy, std::int16_t, nb::ndim<2>>;
using position_argument = std::variant<position, game>;

const position& position_of_argument(const position_argument& from) {
    if (const auto* const g = std::get_if<game>(&from)) return g->position();
    return std::get<position>(from);
}

nanoseconds seconds(double from) {
    if (!(from > 0))
        throw failure("Error", "time_limit", "A time limit must be more than 0 seconds.");
    constexpr double longest = 1e9;  // which nanoseconds can count
    return nanoseconds(static_cast<std::int64_t>(std::min(from, longest) * 1e9));
}
int thread_count(long long from) {
    constexpr long long most = 1024;
    if (from < 1 || from > most)
        throw failure("Error", "threads",
                      "There must be 1 to 1024 threads, not " + std::to_string(from) + '.');
    return static_cast<int>(from);
}
std::size_t table_bytes(long long from) {
    if (from < 1) throw failure("Error", "bytes", "A table must have at least one byte.");
    return static_cast<std::size_t>(from);
}

/// An array that owns its numbers.
template <class Array>
Array array_of(std::vector<std::int16_t>&& numbers, std::initializer_list<std::size_t> shape) {
    auto* const kept = new std::vector<std::int16_t>(std::move(numbers));
    const nb::capsule owner(
        kept, [](void* p) noexcept { delete static_cast<std::vector<std::int16_t>*>(p); });
    return Array(kept->data(), shape, owner);
}

/// A file; true for the one that the package has, and false or none for none.
using book_argument = std::optional<std::variant<bool, std::filesystem::path>>;

std::optional<std::filesystem::path> path_of(const book_argument& from) {
    if (!from) return std::nullopt;
    if (const auto* const path = std::get_if<std::filesystem::path>(&*from)) return *path;
    if (!std::get<bool>(*from)) return std::nullopt;
    const nb::module_ core = nb::module_::import_("inarow._core");
    return nb::cast<std::filesystem::path>(core.attr("__file__")).parent_path() /
           "connect-four.book";
}

/// A bar of inarow/_progress.py, or none.
class progress_bar {
public:
    progress_bar(bool is_wanted, std::size_t total) {
        if (is_wanted) bar_ = nb::module_::import_("inarow._progress").attr("bar")(total);
    }
    progress_bar(const progress_bar&) = delete;
    progress_bar& operator=(const progress_bar&) = delete;
    ~progress_bar() {
        if (!bar_.is_valid()) return;
        const nb::error_scope kept;  // closing must not lose an exception on its way
        try {
            bar_.attr("close")();
        } catch (nb::python_error& e) {
            e.discard_as_unraisable("a progress bar");
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

/// A solver that several threads of Python may ask: one after the other has its turn.
class shared_solver {
public:
    shared_solver(long long bytes, long long threads, std::optional<double> time_limit,
                  const book_argument& book)
        : with_{.resources = {.bytes = table_bytes(bytes), .threads = thread_count(threads)},
                .time_limit = {},
                .book = {}},
          seconds_{time_limit},
          asked_for_{book},
          by_{with_.resources} {
        if (time_limit) with_.time_limit = seconds(*time_limit);
        if (const auto path = path_of(book)) {
            book_ = std::make_unique<opened_book>(*path);
            with_.book = book_->view();
            by_.use(with_.book);
        }
    }

    /// Most answers are found before a thread has even begun: so it is asked here first, for as
    /// long as nobody notices.
    template <class Inquiry>
    Inquiry ask(Inquiry asked) {
        refuse_large_board(asked.root().rules());
        const turn mine(busy_);
        const solve::limit whole = with_.limit({});
        const auto soon = std::chrono::steady_clock::now() + unnoticed;
        long long positions = 0;
        {
            const nb::gil_scoped_release released;
            by_.set_limit({.until = std::min(soon, whole.until)});
            positions = by_.answer(asked);
        }
        if (!asked.is_answered() && soon < whole.until)
            run_interruptibly([&](const std::stop_token& stop) {
                by_.set_limit({.until = whole.until, .stop = stop});
                positions += by_.answer(asked);
            });
        if (asked.is_answered()) return asked;
        refuse(solve::unsolved{positions, asked.root().rules().squares() - asked.root().stones(),
                               asked.root_score_lies()});
    }

    score_array scores(nb::handle from, const std::optional<rules_argument>& r,
                       std::optional<long long> threads, std::string_view notation,
                       std::optional<std::int16_t> unsolved, bool progress) {
        const auto lie =
            scores_lie(from, r, threads, notation,
                       unsolved ? unsolved_are::kept : unsolved_are::refused, progress);
        std::vector<std::int16_t> result(lie.size());
        for (std::size_t i = 0; i < lie.size(); ++i)
            result[i] = is_exact(lie[i]) ? static_cast<std::int16_t>(lie[i].least) : *unsolved;
        return array_of<score_array>(std::move(result), {lie.size()});
    }

    bounds_array score_bounds(nb::handle from, const std::optional<rules_argument>& r,
                              std::optional<long long> threads, std::string_view notation,
                              bool progress) {
        const auto lie = scores_lie(from, r, threads, notation, unsolved_are::kept, progress);
        std::vector<std::int16_t> result;
        result.reserve(2 * lie.size());
        for (const solve::bounds& b : lie) {
            result.push_back(static_cast<std::int16_t>(b.least));
            result.push_back(static_cast<std::int16_t>(b.most));
        }
        return array_of<bounds_array>(std::move(result), {lie.size(), 2});
    }

    /// With the memory of what was solved before; whether the move is known to be perfect.
    std::pair<int, bool> choose(const position& p, double think) {
        if (p.is_over())
            throw failure("IllegalPosition", "game_over", "The game is over: there is no move.");
        const std::chrono::nanoseconds time = seconds(think);
        const turn mine(busy_);
        solve::choice made;
        run_interruptibly([&](const std::stop_token& stop) {
            by_.set_limit({.stop = stop});
            made = solve::choose(p, by_, time);
        });
        return {action_of(p.rules(), made.where), made.proven.has_value()};
    }

    /// Of a copy: the game may change while it is worked at.
    analysis analyze(game g) {
        refuse_large_board(g.rules());
        const turn mine(busy_);
        std::optional<analysis> result;
        run_interruptibly([&](const std::stop_token& stop) {
            result = solve::analyze(g, each_in_time{by_, with_, stop});
        });
        return *std::move(result);
    }

    void forget() {
        const turn mine(busy_);
        by_.forget();
    }

    [[nodiscard]] std::size_t bytes() const { return with_.resources.bytes; }
    [[nodiscard]] int threads() const { return with_.resources.threads; }
    [[nodiscard]] std::optional<double> time_limit() const { return seconds_; }
    /// As it was asked for: the package lies elsewhere on another machine.
    [[nodiscard]] const book_argument& asked_for() const { return asked_for_; }
    [[nodiscard]] std::optional<std::filesystem::path> book() const {
        return book_ ? std::optional(book_->path()) : std::nullopt;
    }

private:
    static constexpr std::chrono::milliseconds unnoticed{2};

    std::vector<solve::bounds> scores_lie(nb::handle from, const std::optional<rules_argument>& r,
                                          std::optional<long long> threads,
                                          std::string_view notation, unsolved_are unsolved,
                                          bool progress) {
        const position_list all(from, r, notation_named(notation));
        const int helpers = threads ? thread_count(*threads) : with_.resources.threads;
        const turn mine(busy_);
        auto work = std::make_unique<batch>(
            all.size(),
            [&](std::size_t i) {
                position p = all.at(i);
                refuse_large_board(p.rules());
                return p;
            },
            with_, unsolved);
        progress_bar bar(progress, all.size());
        run_interruptibly([&](const std::stop_token& stop) { work->solve(by_, helpers, stop); },
                          [&] { bar.show(work->done()); });
        return work->scores_lie();
    }

    /// Answers many questions, each within the limit.
    struct each_in_time {
        solve::solver& by;
        const means& with;
        const std::stop_token& stop;

        template <class Inquiry>
        long long answer(Inquiry& asked) {
            if (stop.stop_requested()) return 0;
            by.set_limit(with.limit(stop));
            return by.answer(asked);
        }
    };

    static void refuse_large_board(const rules& r) {
        if (solve::bits_needed(r) <= solve::most_bits) return;
        throw failure("IllegalRules", "too_large", "The board is too large to be solved.");
    }

    means with_;
    std::optional<double> seconds_;
    book_argument asked_for_;
    std::unique_ptr<opened_book> book_;
    solve::solver by_;
    std::timed_mutex busy_;
};

std::vector<int> actions_of_squares(const rules& r, const auto& squares) {
    std::vector<int> result;
    for (const square s : squares) result.push_back(action_of(r, s));
    return result;
}

using value_inquiry = solve::value_inquiry<dynamic>;

void bind_questions(nb::class_<shared_solver>& c) {
    c.def(
         "value",
         [](shared_solver& by, const position_argument& p) {
             return by.ask(value_inquiry(position_of_argument(p))).value();
         },
         "position"_a.lock(), "Who wins under perfect play, and after how many plies.")
        .def(
            "score",
            [](shared_solver& by, const position_argument& p) {
                return by.ask(value_inquiry(position_of_argument(p))).score();
            },
            "position"_a.lock(),
            "The exact score: positive when who is to move wins, and the greater the sooner.")
        .def(
            "outcome",
            [](shared_solver& by, const position_argument& p) {
                const value_inquiry value(position_of_argument(p));
                return by.ask(solve::outcome_inquiry<dynamic>(value)).outcome();
            },
            "position"_a.lock(), "Who wins, if anybody does, however long it takes: sooner found.")
        .def(
            "move_scores",
            [](shared_solver& by, const position_argument& p) {
                const value_inquiry value(position_of_argument(p));
                nb::typed<nb::dict, int, int> result;
                const auto found = by.ask(solve::move_scores_inquiry<dynamic>(value));
                value.at.for_each_move([&](square s) {
                    for (const auto& m : found.scores)
                        if (m.where == s)
                            result[nb::int_(action_of(value.at.rules(), s))] = m.score;
                });
                return result;
            },
            "position"_a.lock(), "The score of each legal action, for who makes it.")
        .def(
            "best_moves",
            [](shared_solver& by, const position_argument& p) {
                const position& at = position_of_argument(p);
                auto result = actions_of_squares(
                    at.rules(), by.ask(solve::best_moves_inquiry<dynamic>(value_inquiry(at))).best);
                std::ranges::sort(result);
                return result;
            },
            "position"_a.lock(), "The actions that win soonest, else draw, else lose latest.")
        .def(
            "principal_line",
            [](shared_solver& by, const position_argument& p) {
                const position& at = position_of_argument(p);
                return actions_of_squares(
                    at.rules(), by.ask(solve::line_inquiry<dynamic>(value_inquiry(at))).moves);
            },
            "position"_a.lock(), "How it goes on to the end when both play perfectly, as actions.");
}

void bind_value(nb::module_& m) {
    nb::class_<game_value>(m, "Value", "What a position comes to under perfect play.")
        .def(
            "__init__",
            [](game_value* self, outcome how, int plies) { new (self) game_value{how, plies}; },
            "outcome"_a, "plies"_a)
        .def_ro("outcome", &game_value::outcome)
        .def_ro("plies", &game_value::plies,
                "From here to the end; for a draw, all the free squares.")
        .def("__repr__",
             [](nb::handle self) {
                 const auto v = nb::cast<game_value>(self);
                 return "Value(" + std::string(nb::str(nb::cast(v.outcome)).c_str()) + ", " +
                        std::to_string(v.plies) + ')';
             })
        .def("__hash__",
             [](const game_value& v) { return static_cast<int>(v.outcome) + 4 * v.plies; })
        .def(nb::self == nb::self, nb::sig("def __eq__(self, arg: object, /) -> bool"))
        .def("__reduce__", [](nb::handle self) {
            const auto v = nb::cast<game_value>(self);
            return nb::make_tuple(self.type(), nb::make_tuple(v.outcome, v.plies));
        });
}

}  // namespace

void bind_solver(nb::module_& m) {
    bind_value(m);
    nb::class_<shared_solver> c(m, "Solver", R"(Finds exact scores, and remembers what it has found.

In a table of at most so many bytes, with so many threads at one question, each within a time limit in
seconds, with an opening book that is looked into first: that of Connect Four that is part of the
package, a file of another, or None. A question can be interrupted by Ctrl-C.)");
    c.def(nb::init<long long, long long, std::optional<double>, const book_argument&>(),
          "bytes"_a = static_cast<long long>(solve::resources{}.bytes), "threads"_a = 1,
          "time_limit"_a = nb::none(), "book"_a.none() = true)
        .def_prop_ro("bytes", &shared_solver::bytes)
        .def_prop_ro("threads", &shared_solver::threads)
        .def_prop_ro("time_limit", &shared_solver::time_limit)
        .def_prop_ro("book", &shared_solver::book, "Where the open book is.");
    bind_questions(c);
    c.def("scores", &shared_solver::scores, "positions"_a, nb::kw_only(), "rules"_a = nb::none(),
          "threads"_a = nb::none(), "notation"_a = "any", "unsolved"_a = nb::none(),
          "progress"_a = false, R"(The exact scores of many positions, in their order.

They are texts (moves, or boards with "/" between the rows), positions, games, or an array (n, rows,
columns) of 0, 1 and 2; texts and arrays need rules. `threads` work at so many positions at once, each
with a table of its own. `unsolved` is put where the time limit was not enough; without it that raises.)")
        .def("score_bounds", &shared_solver::score_bounds, "positions"_a, nb::kw_only(),
             "rules"_a = nb::none(), "threads"_a = nb::none(), "notation"_a = "any",
             "progress"_a = false,
             R"(What is known of the scores of many positions: (n, 2), the least and the most.

They are the same where the score was found within the time limit, else they are bounds of it. The rest is
as with `scores`.)")
        .def(
            "choose",
            [](shared_solver& by, const position_argument& p, double seconds) {
                return by.choose(position_of_argument(p), seconds);
            },
            "position"_a.lock(), "seconds"_a = 1.0,
            "The best action that is found in that time, and whether it is known to be perfect. It "
            "answers for boards of any size.")
        .def("analyze", &shared_solver::analyze, "game"_a.lock(), "Judges every move of a game.")
        .def("forget", &shared_solver::forget, "As if nothing had been asked.")
        .def("__repr__",
             [](const shared_solver& s) {
                 return "Solver(bytes=" + std::to_string(s.bytes()) +
                        ", threads=" + std::to_string(s.threads()) + ')';
             })
        .def("__reduce__", [](nb::handle self) {
            const auto& s = nb::cast<const shared_solver&>(self);
            return nb::make_tuple(
                self.type(), nb::make_tuple(s.bytes(), s.threads(), s.time_limit(), s.asked_for()));
        });
}

}  // namespace inarow::python
