// SPDX-License-Identifier: BSL-1.0
// What docs/thread_safety.md says that threads may share; the thread sanitizer watches.
#include <inarow/dynamic.hpp>
#include <inarow/solve/book_builder.hpp>
#include <inarow/solve/loaded_book.hpp>
#include <inarow/solve/solver.hpp>

#include <array>
#include <cstddef>
#include <vector>

#include <doctest/doctest.h>

namespace shared_by_threads_test {
namespace {

using namespace inarow;
using solve::solver;

constexpr std::size_t a_megabyte = std::size_t{1} << 20;

/// What a thread of its own and the calling thread give for the same question.
template <class Ask>
auto asked_by_two_threads(Ask ask) {
    std::array<decltype(ask()), 2> answers{};
    {
        const core::jthread another([&] { answers[1] = ask(); });
        answers[0] = ask();
    }
    return answers;
}

TEST_CASE("threads read one game and its position") {
    game g = game::start(connect_four).value();
    for (const int column : {3, 3, 2, 2, 4}) REQUIRE(g.apply(move::into_column(column)));
    const auto moves_after_each_move = [&g] {
        std::size_t moves = 0;
        for (int i = 0; i < 50; ++i) {
            const game copy = g;
            for (const square s : copy.position().available_moves())
                moves += g.position().after(s).available_moves().size();
        }
        return moves;
    };
    const auto [own, other] = asked_by_two_threads(moves_after_each_move);
    CHECK(own == other);
    CHECK(own == std::size_t{50} * 49);
}

TEST_CASE("threads with a solver each share a position and a book") {
    const auto start = position::start(rules{4, 4, 4, drop}).value();
    const auto all_draws = [](const auto& /*p*/) { return 0; };
    const auto bytes = solve::write_book(start.rules(), 2, all_draws).value();
    const auto book = solve::loaded_book::load(bytes).value();
    const auto draws = asked_by_two_threads([&] {
        solver solver({.table_bytes = a_megabyte});
        solver.set_book(book);
        int count = 0;
        for (int i = 0; i < 20; ++i)
            count += static_cast<int>(solve::outcome(start, solver) == outcome::draw);
        return count;
    });
    CHECK(draws == std::array{20, 20});
}

}  // namespace
}  // namespace shared_by_threads_test
