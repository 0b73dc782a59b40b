// SPDX-License-Identifier: BSL-1.0
#include <inarow.h>
#include <inarow/core/threads.hpp>

#include "c_interface/handles.hpp"

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include <doctest/doctest.h>

// Kept short: the thread sanitizer runs it too. Nothing depends on how long anything takes: who
// waits in vain waits for ever.

namespace threads_test {
namespace {

using inarow::core::jthread;
using test::create_position;
using test::create_solver;

/// Long enough for a search to have begun; the answers are the same if it has not.
void let_it_begin() { std::this_thread::sleep_for(std::chrono::milliseconds(20)); }

TEST_CASE("a question without an end is stopped by another thread, and so are those that wait") {
    const auto solver = create_solver(2);
    const auto p = create_position("gomoku", "h8");
    std::vector<inarow_status> statuses(3, INAROW_OK);
    {
        std::vector<jthread> threads;
        threads.reserve(statuses.size());
        for (inarow_status& status : statuses)
            threads.emplace_back([&] {
                inarow_value value{};
                status = inarow_solve_value(solver.get(), p.get(), &value);
            });
        let_it_begin();
        CHECK(inarow_solver_nodes(solver.get()) == 0);  // does not wait
        CHECK(inarow_solver_stop(solver.get()) == INAROW_OK);
    }
    for (const inarow_status status : statuses) CHECK(status == INAROW_STOPPED);
    CHECK(inarow_solver_resume(solver.get()) == INAROW_OK);
    inarow_value value{};
    const auto easy = create_position("tic-tac-toe", "b2");
    CHECK(inarow_solve_value(solver.get(), easy.get(), &value) == INAROW_OK);
    CHECK(value.outcome == INAROW_DRAW);
}

TEST_CASE("a stop before a question is not lost, and a resumed solver does not revive one") {
    const auto solver = create_solver(1);
    const auto p = create_position("gomoku", "h8");
    inarow_value value{};
    CHECK(inarow_solver_stop(solver.get()) == INAROW_OK);
    CHECK(inarow_solve_value(solver.get(), p.get(), &value) == INAROW_STOPPED);
    CHECK(inarow_solver_resume(solver.get()) == INAROW_OK);
    inarow_status status = INAROW_OK;
    {
        std::atomic<bool> is_done = false;
        const jthread asking([&] {
            inarow_value unused{};
            status = inarow_solve_value(solver.get(), p.get(), &unused);
            is_done = true;
        });
        let_it_begin();
        // A stop that comes before the question does would be undone by what follows it.
        while (!is_done) {
            CHECK(inarow_solver_stop(solver.get()) == INAROW_OK);
            CHECK(inarow_solver_resume(solver.get()) == INAROW_OK);
            std::this_thread::yield();
        }
    }
    CHECK(status == INAROW_STOPPED);
}

TEST_CASE("a computer player that is stopped makes the best move that it has found") {
    const auto solver = create_solver(2);
    const auto p = create_position("gomoku", "h8 h9 i8");
    inarow_square chosen{-1, -1};
    int is_proven = 1;
    inarow_status status = INAROW_STOPPED;
    {
        const jthread asking([&] {
            status =
                inarow_choose_move(solver.get(), p.get(), INAROW_MAX_LEVEL, 0, &chosen, &is_proven);
        });
        let_it_begin();
        CHECK(inarow_solver_stop(solver.get()) == INAROW_OK);
    }
    CHECK(status == INAROW_OK);
    CHECK(is_proven == 0);
    CHECK(test::position_ptr(
        inarow_position_play_square(p.get(), chosen.column, chosen.row, nullptr, 0)));
}

TEST_CASE("threads ask one solver, change its limits, and share a position") {
    const auto solver = create_solver(1);
    const auto p = create_position("connect-four", "2252576253462244111563");
    std::atomic<int> wrong = 0;
    {
        std::vector<jthread> threads;
        threads.reserve(3);
        for (int i = 0; i < 3; ++i)
            threads.emplace_back([&, i] {
                for (int round = 0; round < 10; ++round) {
                    inarow_value value{};
                    const auto next =
                        test::position_ptr(inarow_position_play_column(p.get(), i, nullptr, 0));
                    if (inarow_solver_set_limits(solver.get(), 0, 0) != INAROW_OK) ++wrong;
                    if (inarow_solve_value(solver.get(), p.get(), &value) != INAROW_OK) ++wrong;
                    if (value.score != -2 || value.plies != 18) ++wrong;
                    if (inarow_position_stones(p.get()) != 22) ++wrong;
                }
            });
    }
    CHECK(wrong == 0);
}

}  // namespace
}  // namespace threads_test
