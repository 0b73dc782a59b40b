// SPDX-License-Identifier: BSL-1.0
// The C interface: solvers.
#include <inarow.h>
#include <inarow/core/fixed_string.hpp>
#include <inarow/core/threads.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/messages/book_error.hpp>
#include <inarow/solve/choice.hpp>
#include <inarow/solve/questions.hpp>
#include <inarow/solve/solver.hpp>

#include "c_interface.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

using namespace inarow;
using namespace inarow::c_interface;
using std::chrono::nanoseconds;

struct inarow_solver {
    explicit inarow_solver(const solve::resources& available) : value(available) {}

    std::mutex in_use;  ///< held during a question or a change of settings
    solve::solver value;
    nanoseconds time = nanoseconds::max();
    long long max_nodes = std::numeric_limits<long long>::max();

    std::mutex stop_in_use;  ///< protects `stop`, and is held only briefly
    core::stop_source stop;
    std::atomic<std::int64_t> nodes = 0;
};

namespace inarow::c_interface {

static constexpr inarow_scored_move to_c(const solve::scored_move& m) {
    return {to_c(m.where), {to_c(m.value.outcome), m.value.plies, m.score}};
}

static constexpr square square_of(square s) { return s; }
static constexpr square square_of(const solve::scored_move& m) { return m.where; }

}  // namespace inarow::c_interface

namespace {

static_assert(INAROW_MAX_LEVEL == solve::level::max && solve::level::min == 1);

solve::limit limit_of(inarow_solver& solver) {
    auto result = solve::limit::of_time(solver.time);
    result.nodes = solver.max_nodes;
    const std::scoped_lock lock(solver.stop_in_use);
    result.stop = solver.stop.get_token();
    return result;
}

/// Waits until no other thread uses the solver, then calls `search` with the solver's limit.
inarow_status search_alone(inarow_solver& solver, auto search) {
    return without_exceptions(INAROW_NO_RESOURCES, [&] {
        const std::scoped_lock lock(solver.in_use);
        solver.nodes = 0;
        const solve::limit allowed = limit_of(solver);
        solver.value.set_limit(allowed);
        return search(allowed);
    });
}

/// Returns the reason why a question has no answer.
inarow_status reason(const solve::unsolved& unanswered, const solve::limit& allowed) {
    if (allowed.stop.stop_requested()) return INAROW_STOPPED;
    const bool has_time = std::chrono::steady_clock::now() < allowed.deadline;
    return has_time && unanswered.nodes < allowed.nodes ? INAROW_TOO_DEEP : INAROW_LIMIT_REACHED;
}

/// Answers a question and passes the answer to `take`.
inarow_status ask(inarow_solver* solver, const inarow_position* position, auto question,
                  auto take) {
    if (solver == nullptr || position == nullptr) return INAROW_WRONG_ARGUMENT;
    return search_alone(*solver, [&](const solve::limit& allowed) {
        if (allowed.stop.stop_requested()) return INAROW_STOPPED;
        const auto answer = question(position->value, solver->value);
        solver->nodes = solver->value.stats().nodes;
        if (!answer) return reason(answer.error(), allowed);
        take(*answer);
        return INAROW_OK;
    });
}

/// Answers a question whose answer is a list of moves. Writes the moves to `elements`, in the order
/// of for_each_move.
template <class Element>
inarow_status ask_for_moves(inarow_solver* solver, const inarow_position* position,
                            Element* elements, std::size_t* count, auto question) {
    if (solver == nullptr || position == nullptr) return INAROW_WRONG_ARGUMENT;
    if (const auto room = check_room(position->value, elements, count); room != INAROW_OK)
        return room;
    *count = 0;
    if (position->value.is_over()) return INAROW_GAME_OVER;
    return ask(solver, position, question, [&](const auto& moves) {
        position->value.for_each_move([&](square s) {
            const auto move =
                std::ranges::find_if(moves, [&](const auto& each) { return square_of(each) == s; });
            if (move != moves.end()) elements[(*count)++] = to_c(*move);
        });
    });
}

}  // namespace

inarow_solver* inarow_solver_create(size_t table_bytes, int threads, char* error,
                                    size_t error_size) {
    if (threads < 0 || threads > INAROW_MAX_THREADS) {
        const auto why = core::to_fixed_string<64>("threads must be 0 to ", INAROW_MAX_THREADS,
                                                   ", not ", threads, '.');
        write_error(why.view(), error, error_size);
        return nullptr;
    }
    write_error(no_memory, error, error_size);
    return without_exceptions<inarow_solver*>(nullptr, [&] {
        const auto of_the_machine = static_cast<int>(std::thread::hardware_concurrency());
        solve::resources available;
        if (table_bytes > 0) available.table_bytes = table_bytes;
        available.threads =
            threads > 0 ? threads : std::clamp(of_the_machine, 1, INAROW_MAX_THREADS);
        auto* const result = new inarow_solver(available);
        write_error("", error, error_size);
        return result;
    });
}
void inarow_solver_destroy(inarow_solver* solver) { delete solver; }

inarow_status inarow_solver_set_limits(inarow_solver* solver, int64_t milliseconds, int64_t nodes) {
    if (solver == nullptr || milliseconds < 0 || nodes < 0) return INAROW_WRONG_ARGUMENT;
    return without_exceptions(INAROW_NO_RESOURCES, [&] {
        constexpr std::int64_t a_millisecond = 1'000'000;
        const bool is_limit = milliseconds > 0 && milliseconds < INT64_MAX / a_millisecond;
        const std::scoped_lock lock(solver->in_use);
        solver->time = is_limit ? nanoseconds(milliseconds * a_millisecond) : nanoseconds::max();
        solver->max_nodes = nodes > 0 ? nodes : std::numeric_limits<long long>::max();
        return INAROW_OK;
    });
}
inarow_status inarow_solver_set_book(inarow_solver* solver, const char* file, char* error,
                                     size_t error_size) {
    write_error(inarow_status_text(INAROW_WRONG_ARGUMENT), error, error_size);
    if (solver == nullptr) return INAROW_WRONG_ARGUMENT;
    write_error(no_memory, error, error_size);
    return without_exceptions(INAROW_NO_RESOURCES, [&] {
        std::optional<solve::loaded_book> book;
        if (file != nullptr) {
            auto loaded = solve::loaded_book::load_file(file);
            if (!loaded) {
                write_error(messages::sentence("The book", loaded.error()).view(), error,
                            error_size);
                return INAROW_REFUSED;
            }
            book = *std::move(loaded);
        }
        const std::scoped_lock lock(solver->in_use);
        book ? solver->value.set_book(*std::move(book)) : solver->value.remove_book();
        write_error("", error, error_size);
        return INAROW_OK;
    });
}

inarow_status inarow_solver_stop(inarow_solver* solver) {
    if (solver == nullptr) return INAROW_WRONG_ARGUMENT;
    return without_exceptions(INAROW_NO_RESOURCES, [&] {
        const std::scoped_lock lock(solver->stop_in_use);
        solver->stop.request_stop();
        return INAROW_OK;
    });
}
inarow_status inarow_solver_resume(inarow_solver* solver) {
    if (solver == nullptr) return INAROW_WRONG_ARGUMENT;
    return without_exceptions(INAROW_NO_RESOURCES, [&] {
        core::stop_source unused;
        const std::scoped_lock lock(solver->stop_in_use);
        std::swap(solver->stop, unused);
        return INAROW_OK;
    });
}
int64_t inarow_solver_nodes(const inarow_solver* solver) {
    return solver == nullptr ? 0 : solver->nodes.load();
}

inarow_status inarow_solve_value(inarow_solver* solver, const inarow_position* position,
                                 inarow_value* value) {
    if (value == nullptr) return INAROW_WRONG_ARGUMENT;
    return ask(
        solver, position,
        [](const auto& p, auto& own_solver) { return solve::value(p, own_solver); },
        [&](const game_value& found) {
            const auto& p = position->value;
            const int free = p.rules().squares() - p.stones();
            *value = {to_c(found.outcome), found.plies, score_of(found, free, p.to_move())};
        });
}
inarow_status inarow_solve_outcome(inarow_solver* solver, const inarow_position* position,
                                   inarow_outcome* outcome) {
    if (outcome == nullptr) return INAROW_WRONG_ARGUMENT;
    return ask(
        solver, position,
        [](const auto& p, auto& own_solver) { return solve::outcome(p, own_solver); },
        [&](inarow::outcome found) { *outcome = to_c(found); });
}
inarow_status inarow_solve_moves(inarow_solver* solver, const inarow_position* position,
                                 inarow_scored_move* moves, size_t* count) {
    return ask_for_moves(solver, position, moves, count, [](const auto& p, auto& own_solver) {
        return solve::move_scores(p, own_solver);
    });
}
inarow_status inarow_solve_best_moves(inarow_solver* solver, const inarow_position* position,
                                      inarow_square* squares, size_t* count) {
    return ask_for_moves(solver, position, squares, count, [](const auto& p, auto& own_solver) {
        return solve::best_moves(p, own_solver);
    });
}

inarow_status inarow_choose_move(inarow_solver* solver, const inarow_position* position, int level,
                                 uint64_t seed, inarow_square* square, int* is_proven) {
    const auto strength = solve::level::create(level);
    if (solver == nullptr || position == nullptr || square == nullptr || !strength)
        return INAROW_WRONG_ARGUMENT;
    const auto& p = position->value;
    if (p.is_over()) return INAROW_GAME_OVER;
    return search_alone(*solver, [&](const solve::limit& allowed) {
        auto& own_solver = solver->value;
        const long long nodes_before = own_solver.total_stats().nodes;
        const auto chosen = strength->is_highest()
                                ? solve::choose(p, own_solver, allowed)
                                : solve::choose(p, own_solver, solver->time, *strength, seed);
        solver->nodes = own_solver.total_stats().nodes - nodes_before + chosen.nodes;
        *square = to_c(chosen.where);
        if (is_proven != nullptr) *is_proven = chosen.proven.has_value() ? 1 : 0;
        return INAROW_OK;
    });
}
