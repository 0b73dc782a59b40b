// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/heuristic/alpha_beta.hpp>
#include <inarow/solve/detail/heuristic/misere_guide.hpp>
#include <inarow/solve/detail/heuristic/open_lines_guide.hpp>

#include "support/counted_budget.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"

#include <algorithm>
#include <random>
#include <vector>

#include <doctest/doctest.h>

namespace alpha_beta_test {
namespace {

using namespace inarow;
using namespace solve::detail::heuristic;

/// The value of a position by a search of all moves of the guide, without windows.
template <class Guide>
class full_search {
public:
    explicit full_search(open_lines& board)
        : board_{&board}, guide_(board, test::unlimited_budget{}) {}

    [[nodiscard]] int value_of(int s, int depth, int ply) {
        board_->make_move(s);
        const int value = -value_at(depth - 1, ply + 1);
        board_->unmake_move(s);
        return value;
    }

private:
    [[nodiscard]] int value_at(int depth, int ply) {
        if (board_->free() == 0) return 0;
        const glance seen = guide_.glance_at(ply);
        if (seen.value) return *seen.value;
        if (seen.forced >= 0) return value_of(seen.forced, depth + 1, ply);
        if (depth == 0) return guide_.quiescence(win, ply);
        move_list<Guide::max_moves> moves;
        guide_.generate(moves, ply, -1);
        if (moves.size() == 0) return guide_.value_without_moves(ply);
        int best = -win;
        for (int i = 0; i < moves.size(); ++i)
            best = (std::max)(best, value_of(moves[i].square, depth, ply));
        return best;
    }

    open_lines* board_;
    Guide guide_;
};

/// Compares the values of all moves, and the best of them.
template <class Guide>
void compare(const position& p) {
    open_lines board(p);
    test::unlimited_budget budget;
    std::vector<int> moves;
    board.for_each_move([&](int s) {
        if (!board.completes_line(p.to_move(), s)) moves.push_back(s);
    });
    if (moves.empty()) return;
    full_search<Guide> whole(board);
    for (const int depth : {1, 2, 3}) {
        int best = -win;
        for (const int s : moves) {
            const int expected = whole.value_of(s, depth, 0);
            best = (std::max)(best, expected);
            alpha_beta<Guide, test::unlimited_budget> search(board, budget);
            CHECK(search.value_of(s, depth, -win, win) == expected);
            // Outside the window, the value is a bound.
            CHECK(search.value_of(s, depth, expected, expected + 1) <= expected);
            CHECK(search.value_of(s, depth, expected - 1, expected) >= expected);
        }
        alpha_beta<Guide, test::unlimited_budget> search(board, budget);
        search.find_variations(1, {});
        std::vector<int> sorted = moves;
        const int reached = search.deepen(sorted, depth - 1, depth, [](int) {});
        if (reached < depth) continue;
        CHECK(whole.value_of(sorted[0], depth, 0) == best);
        const auto found = search.variations();
        REQUIRE(found.size() == 1);
        CHECK(found[0].value == best);
        CHECK(found[0].moves[0] == sorted[0]);
    }
}

TEST_CASE("the values are those of a search without windows") {
    std::mt19937 random(7);
    for (const rules& r : {connect_four, rules{6, 6, 4}, rules{7, 7, 5}, rules{6, 5, 4, drop}})
        for (int i = 0; i < 3; ++i)
            for (const position& p : test::random_game<position>(r, random))
                if (!p.is_over() && p.stones() > 1) compare<open_lines_guide<6>>(p);
    for (const rules& r : {misere(rules{4, 4, 3}), misere(rules{5, 4, 4, drop})})
        for (int i = 0; i < 3; ++i)
            for (const position& p : test::random_game<position>(r, random))
                if (!p.is_over()) compare<misere_guide<24>>(p);
}

TEST_CASE("the search stops when its budget ends") {
    open_lines board(position::start(connect_four).value());
    test::counted_budget budget{100};
    alpha_beta<open_lines_guide<7>, test::counted_budget> search(board, budget);
    std::vector<int> moves{35, 36, 37, 38, 39, 40, 41};
    const int depth = search.deepen(moves, 0, 60, [](int) {});
    CHECK(search.is_stopped());
    CHECK(depth > 0);
    CHECK(depth < 10);
    CHECK(board.free() == 42);
}

}  // namespace
}  // namespace alpha_beta_test
