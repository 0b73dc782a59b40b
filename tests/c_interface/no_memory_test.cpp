// SPDX-License-Identifier: BSL-1.0
#include <inarow.h>

#include "c_interface/handles.hpp"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>
#include <string_view>

#include <doctest/doctest.h>

// Each allocation of each function fails once: the function says so, nothing is thrown, and the
// solver answers rightly afterwards.

namespace {

std::atomic<long> allocations_left = -1;  // negative: for ever
std::atomic<bool> has_failed = false;

// NOLINTBEGIN(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)
void* allocate(std::size_t size, std::size_t alignment) {
    if (allocations_left >= 0 && allocations_left.fetch_sub(1) <= 0) {
        allocations_left = 0;  // those of helper threads fail too
        has_failed = true;
        throw std::bad_alloc();
    }
    const std::size_t whole = (size + alignment - 1) / alignment * alignment;
    void* const result = std::aligned_alloc(alignment, whole == 0 ? alignment : whole);
    if (result == nullptr) throw std::bad_alloc();
    return result;
}

}  // namespace

void* operator new(std::size_t size) { return allocate(size, alignof(std::max_align_t)); }
void* operator new(std::size_t size, std::align_val_t alignment) {
    return allocate(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t /*alignment*/) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/, std::align_val_t /*alignment*/) noexcept {
    std::free(memory);
}
// NOLINTEND(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)

namespace {

using test::create_position;
using test::create_solver;
using test::position_ptr;
using test::solver_ptr;

/// Calls `work` with a first failing allocation that comes later and later, until there is none;
/// returns how often one failed. `work` gives whether it did what it was to do.
int fail_at_each_allocation(auto work, auto check_failure) {
    for (int number = 0;; ++number) {
        has_failed = false;
        allocations_left = number;
        const auto result = work();
        allocations_left = -1;
        if (!has_failed) return number;
        check_failure(result);
    }
}

char error[INAROW_ERROR_SIZE];

/// Of a function that creates a handle.
template <class Handle>
int failures_of_creation(auto create) {
    const auto work = [&] { return Handle(create()); };
    return fail_at_each_allocation(work, [](const Handle& made) {
        CHECK(!made);
        CHECK(std::string_view(error) == "There is not enough memory.");
    });
}

/// Of a question or a setting. Helper threads that have no memory are done without.
int failures_of(auto ask) {
    return fail_at_each_allocation(ask, [](inarow_status status) {
        CHECK((status == INAROW_NO_RESOURCES || status == INAROW_OK));
    });
}

TEST_CASE("where there is no memory, nothing is created") {
    const auto p = create_position("gomoku", "h8");
    const auto refused = [](const char* rules, const char* moves) {
        return fail_at_each_allocation(
            [&] { return position_ptr(inarow_position_create(rules, moves, error, sizeof error)); },
            [](const position_ptr& made) { CHECK(!made); });
    };
    CHECK(failures_of_creation<position_ptr>([] {
              return inarow_position_create("gomoku", "h8 h9 i9", error, sizeof error);
          }) > 0);
    CHECK(failures_of_creation<position_ptr>([] {
              return inarow_position_set_up("connect-four", "7/7/7/7/7/3X3 O", error, sizeof error);
          }) > 0);
    CHECK(failures_of_creation<position_ptr>(
              [&] { return inarow_position_play(p.get(), "h9 i9", error, sizeof error); }) > 0);
    CHECK(failures_of_creation<position_ptr>(
              [&] { return inarow_position_play_square(p.get(), 0, 0, error, sizeof error); }) > 0);
    const auto drops = create_position("connect-four", "");
    CHECK(failures_of_creation<position_ptr>([&] {
              return inarow_position_play_column(drops.get(), 3, error, sizeof error);
          }) > 0);
    CHECK(failures_of_creation<solver_ptr>(
              [] { return inarow_solver_create(0, 1, error, sizeof error); }) > 0);
    CHECK(refused("gomoku", "h8 h8") > 0);
}

TEST_CASE("what a position tells needs no memory") {
    const auto p = create_position("gomoku", "h8");
    const auto text = [&](auto function) {
        const auto work = [&] { return function(p.get(), error, sizeof error); };
        return fail_at_each_allocation(work, [](std::size_t) {});
    };
    CHECK(text(inarow_position_rules_text) == 0);
    CHECK(text(inarow_position_board_text) == 0);
    CHECK(text(inarow_position_drawing) == 0);
    inarow_square squares[225];
    CHECK(fail_at_each_allocation(
              [&] {
                  std::size_t count = 225;
                  return inarow_position_legal_moves(p.get(), squares, &count);
              },
              [](inarow_status) {}) == 0);
    CHECK(
        fail_at_each_allocation(
            [&] { return inarow_position_read_move(p.get(), "h8", squares, error, sizeof error); },
            [](inarow_status) {}) == 0);
}

/// Every question about a position; after each failure its value is asked for again, and is right.
void check_questions(const char* rules, const char* moves) {
    const auto solver = create_solver(1);
    const auto p = create_position(rules, moves);
    inarow_value wanted{};
    CHECK(inarow_solve_value(create_solver(1).get(), p.get(), &wanted) == INAROW_OK);
    const auto failures = [&](auto ask) {
        return fail_at_each_allocation(ask, [&](inarow_status status) {
            CHECK((status == INAROW_NO_RESOURCES || status == INAROW_OK));
            inarow_value value{};
            CHECK(inarow_solve_value(solver.get(), p.get(), &value) == INAROW_OK);
            CHECK(value.score == wanted.score);
        });
    };
    inarow_scored_move scored[400];
    inarow_square squares[400];
    CHECK(failures([&] {
              inarow_value value{};
              return inarow_solve_value(solver.get(), p.get(), &value);
          }) > 0);
    CHECK(failures([&] {
              inarow_outcome outcome{};
              return inarow_solve_outcome(solver.get(), p.get(), &outcome);
          }) > 0);
    CHECK(failures([&] {
              std::size_t count = 400;
              return inarow_solve_moves(solver.get(), p.get(), scored, &count);
          }) > 0);
    CHECK(failures([&] {
              std::size_t count = 400;
              return inarow_solve_best_moves(solver.get(), p.get(), squares, &count);
          }) > 0);
    for (const int level : {1, 7, INAROW_MAX_LEVEL})
        CHECK(failures([&] {
                  return inarow_choose_move(solver.get(), p.get(), level, 0, squares, nullptr);
              }) > 0);
}

TEST_CASE("a question without memory is not answered, and the next one is") {
    check_questions("connect-four", "2252576253462244111563");
    check_questions("4x3/3", "b2 a1 b1");
    check_questions("3x3/3/misere", "b2 a1 c3 a3");
}

TEST_CASE("searches of several threads, and those that have to guess, bear a lack of memory") {
    for (const char* const rules : {"connect-four", "gomoku", "15x15/5/misere", "50x50/5"}) {
        const auto solver = create_solver(3);
        const auto p = create_position(rules, "");
        // Enough for helpers to be called.
        CHECK(inarow_solver_set_limits(solver.get(), 0, 8'000) == INAROW_OK);
        inarow_value value{};
        inarow_square chosen{};
        CHECK(failures_of([&] {
                  const auto status = inarow_solve_value(solver.get(), p.get(), &value);
                  return status == INAROW_LIMIT_REACHED ? INAROW_OK : status;
              }) > 0);
        CHECK(failures_of([&] {
                  return inarow_choose_move(solver.get(), p.get(), INAROW_MAX_LEVEL, 0, &chosen,
                                            nullptr);
              }) > 0);
    }
}

TEST_CASE("a setting without memory is refused") {
    const auto solver = create_solver(1);
    inarow_solver* const s = solver.get();
    const char* const book = INAROW_TEST_DATA "/../../data/connect-four.book";
    CHECK(failures_of([&] { return inarow_solver_set_book(s, book, error, sizeof error); }) > 0);
    CHECK(inarow_solver_set_book(s, nullptr, error, sizeof error) == INAROW_OK);
    CHECK(failures_of([&] { return inarow_solver_resume(s); }) > 0);
    CHECK(failures_of([&] { return inarow_solver_stop(s); }) == 0);
}

}  // namespace
