// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/choice.hpp>
#include <inarow/solve/level.hpp>

#include "support/after.hpp"
#include "support/board.hpp"
#include "support/kinds_of_rules.hpp"
#include "support/random_game.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace level_test {
namespace {

using namespace inarow;
using test::after;
using namespace std::chrono_literals;
using solve::level;
using solve::solver;

level at(int number) { return level::create(number).value(); }

/// The move of a level, without a time that matters.
template <int Capacity>
square chosen(const basic_position<Capacity>& p, level strength, std::uint64_t seed) {
    solver solver({.table_bytes = std::size_t{1} << 20});
    return solve::choose(p, solver, 1h, strength, seed).where;
}

/// How often, of 100 seeds or another number, a level makes one of these moves.
int share_of(const position& p, level strength, std::initializer_list<square> moves,
             std::uint64_t seeds = 100) {
    int count = 0;
    for (std::uint64_t seed = 0; seed < seeds; ++seed)
        count += core::contains(moves, chosen(p, strength, seed)) ? 1 : 0;
    return count;
}

TEST_CASE("a level is a number from 1 to 8, and nothing else makes one") {
    static_assert(level::min == 1 && level::max == 8);
    static_assert(level().number() == 8 && level().is_highest());
    static_assert(level::create(1)->number() == 1 && !level::create(7)->is_highest());
    static_assert(level::create(8) == level());
    static_assert(level::create(0).error() == solve::illegal_level{0, 1, 8});
    static_assert(level::create(9).error() == solve::illegal_level{9, 1, 8});
    CHECK(at(2) < at(3));
}

TEST_CASE("a higher level overlooks less and looks at least as far") {
    for (const rules& r : {tic_tac_toe, connect_four, gomoku}) {
        for (int n = level::min + 1; n < level::max; ++n) {
            const auto lower = at(n - 1).settings(r);
            const auto higher = at(n).settings(r);
            CHECK(higher != lower);
            CHECK(higher.blunder_chance_percent <= lower.blunder_chance_percent);
            if ((higher.nodes > 0) == (lower.nodes > 0)) CHECK(higher.width <= lower.width);
            CHECK(higher.nodes >= lower.nodes);
            CHECK((higher.nodes > 0 || higher.plies >= lower.plies));
        }
    }
}

TEST_CASE("small boards have settings of their own") {
    const auto settings = [](const rules& r) { return at(1).settings(r); };
    CHECK(settings(rules{4, 4, 3, drop}) == settings(tic_tac_toe));
    CHECK(settings(rules{17, 1, 3}) == settings(gomoku));
    CHECK(settings(rules{17, 1, 3, drop}) == settings(connect_four));
    CHECK(settings(gomoku) != settings(connect_four));
    CHECK(settings(gomoku) != settings(tic_tac_toe));
}

TEST_CASE("every level makes a legal move in every position of all kinds of rules") {
    std::mt19937 random(1);
    for (const auto& [columns, rows, run] :
         {std::array{1, 1, 1}, std::array{1, 1, 2}, std::array{5, 1, 2}, std::array{1, 6, 3},
          std::array{3, 3, 3}, std::array{4, 4, 5}, std::array{6, 5, 4}, std::array{13, 9, 5}}) {
        for (const rules& r : test::kinds_of_rules(columns, rows, run)) {
            const auto game = test::random_game<position>(r, random);
            const std::size_t step = game.size() / 12 + 1;
            for (std::size_t i = 0; i + 1 < game.size(); i += step)
                for (int n = level::min; n < level::max - 1; ++n)
                    CHECK(game[i].check(chosen(game[i], at(n), i)).legal);
        }
    }
}

TEST_CASE("the highest level below perfection makes legal moves, on large boards too") {
    for (const rules& r : {tic_tac_toe, connect_four, rules{19, 19, 6}, rules{40, 30, 5},
                           rules{20, 20, 5, drop}, misere(rules{12, 12, 5})}) {
        std::mt19937 random(1);
        const auto game = test::random_game<position>(r, random, 9);
        const position& p = game.back().is_over() ? game[game.size() - 2] : game.back();
        CHECK(p.check(chosen(p, at(7), 1)).legal);
        CHECK(game[0].check(chosen(game[0], at(7), 1)).legal);
    }
}

TEST_CASE("the same position and seed give the same move, whatever the capacity") {
    std::mt19937 random(1);
    for (const rules& r : {connect_four, rules{6, 6, 4}}) {
        for (const auto& p : test::random_game<position>(r, random)) {
            if (p.is_over()) continue;
            auto fixed = basic_position<64>::start(r).value();
            fixed = basic_layout<64>::copy_of(p).unchecked();
            for (int n = level::min; n < 7; ++n) {
                CHECK(chosen(p, at(n), 7) == chosen(p, at(n), 7));
                CHECK(chosen(p, at(n), 7) == chosen(fixed, at(n), 7));
            }
        }
    }
}

TEST_CASE("other seeds give other moves") {
    for (const position& p :
         {after(tic_tac_toe, {{1, 1}}), after(connect_four, {}), after(gomoku, {{7, 7}})}) {
        for (int n = level::min; n < level::max; ++n) {
            // At the highest of these levels, one move can be clearly the best.
            const int plies = n < 6 ? 1 : 8;
            std::set<std::vector<int>> games;
            for (std::uint64_t seed = 0; seed < 10 && games.size() < 2; ++seed) {
                position q = p;
                std::vector<int> game;
                for (int ply = 0; ply < plies && !q.is_over(); ++ply) {
                    const square s = chosen(q, at(n), seed);
                    game.push_back(index_of(q.rules(), s));
                    q = q.after(s);
                }
                games.insert(game);
            }
            CHECK(games.size() > 1);
        }
    }
}

TEST_CASE("levels 6 and 7 open in the middle") {
    for (const int number : {6, 7})
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const auto first_move = [&](const rules& r) {
                return chosen(position::start(r).value(), at(number), seed);
            };
            CHECK(first_move(connect_four).column == 3);
            CHECK(first_move(gomoku) == square{7, 7});
        }
}

TEST_CASE("a finished line is taken and blocked the more surely the higher the level") {
    const auto four =
        after(gomoku, {{5, 7}, {4, 7}, {6, 7}, {10, 2}, {7, 7}, {10, 3}, {8, 7}, {10, 4}});
    const auto threat = after(gomoku, {{5, 7}, {4, 7}, {6, 7}, {10, 2}, {7, 7}, {10, 3}, {8, 7}});
    const auto columns = after(connect_four, {{3, 5}, {0, 5}, {3, 4}, {0, 4}, {3, 3}});
    const std::pair<position, square> decisions[] = {
        {four, {9, 7}}, {threat, {9, 7}}, {columns, {3, 2}}};
    for (const auto& [p, best] : decisions) {
        CHECK(share_of(p, at(1), {best}) > 40);
        CHECK(share_of(p, at(1), {best}) < 80);
        CHECK(share_of(p, at(2), {best}) > 60);
        CHECK(share_of(p, at(4), {best}) > 80);
        CHECK(share_of(p, at(6), {best}) == 100);
    }
}

TEST_CASE("an open three is blocked by the middle levels") {
    const auto three = after(gomoku, {{5, 7}, {0, 0}, {6, 7}, {14, 14}, {7, 7}});
    const auto blocks = {square{3, 7}, square{4, 7}, square{8, 7}, square{9, 7}};
    CHECK(share_of(three, at(5), blocks) >= 95);
}

TEST_CASE("no move is far from the stones") {
    for (int n = level::min; n < 6; ++n) {
        solver solver;
        position p = after(rules{20, 20, 5}, {{10, 10}, {11, 11}});
        for (std::uint64_t seed = 0; !p.is_over() && p.stones() < 30; ++seed) {
            const square s = solve::choose(p, solver, 1h, at(n), seed).where;
            bool is_near = false;
            for (int i = 0; i < p.rules().squares(); ++i) {
                const square other_stone = square_at(p.rules(), i);
                is_near = is_near || (p.is_occupied(other_stone) &&
                                      std::abs(other_stone.column - s.column) <= 2 &&
                                      std::abs(other_stone.row - s.row) <= 2);
            }
            CHECK(is_near);
            p = p.after(s);
        }
    }
    const square opening = chosen(position::start(rules{20, 20, 5}).value(), at(1), 1);
    CHECK(std::abs(opening.column - 10) <= 5);
    CHECK(std::abs(opening.row - 10) <= 5);
}

TEST_CASE("in misère play lines are avoided by all but the weakest") {
    const auto p =
        after(misere(gomoku), {{3, 7}, {0, 14}, {4, 7}, {2, 14}, {5, 7}, {4, 14}, {6, 7}, {6, 14}});
    for (int n = 3; n < level::max; ++n)
        CHECK(share_of(p, at(n), {{2, 7}, {7, 7}}, n < 6 ? 20 : 1) == 0);
}

TEST_CASE("the highest level is the perfect player") {
    solver solver;
    const auto p = after(tic_tac_toe, {{1, 1}, {1, 0}});
    CHECK(solve::choose(p, solver, 10s, level(), 1) == solve::choose(p, solver, 10s));
    CHECK(solve::choose(p, solver, 10s, level(), 1).proven);
    CHECK(!solve::choose(p, solver, 10s, at(7), 1).proven);
}

TEST_CASE("a requested stop, and no time at all, still give a legal move") {
    core::stop_source stop;
    stop.request_stop();
    solver solver;
    solver.set_limit({.stop = stop.get_token()});
    const auto p = after(gomoku, {{7, 7}, {6, 6}});
    for (int n = level::min; n <= level::max; ++n) {
        CHECK(p.check(solve::choose(p, solver, 1h, at(n), 1).where).legal);
        solve::solver fresh;
        CHECK(p.check(solve::choose(p, fresh, 0ms, at(n), 1).where).legal);
    }
}

/// The points of a level against another one, in halves, over games from both sides.
int points(const rules& r, level one, level two, int games) {
    std::mt19937 random(1);
    int result = 0;
    for (int i = 0; i < games; ++i) {
        const player side = i % 2 == 0 ? first : second;
        position p = position::start(r).value();
        const auto moves = p.available_moves();
        p = p.after(moves[random() % moves.size()]);
        const auto seed = static_cast<std::uint64_t>(i);
        while (!p.is_over())
            p = p.after(p.to_move() == side ? chosen(p, one, seed) : chosen(p, two, ~seed));
        result += p.outcome() == outcome::draw ? 1 : p.outcome() == won_by(side) ? 2 : 0;
    }
    return result;
}

TEST_CASE("each level beats the one below") {
    for (int n = level::min + 1; n < 7; ++n) {
        CHECK(points(connect_four, at(n), at(n - 1), 40) > 44);
        if (n < 6) CHECK(points(rules{9, 9, 5}, at(n), at(n - 1), 20) > 20);
    }
}

TEST_CASE("a level below the highest can be beaten where the game is solved at once") {
    // In halves: who never loses has 40 if every game is drawn.
    const int weak = points(tic_tac_toe, level(), at(1), 40);
    CHECK(weak > 52);
    CHECK(weak < 80);
    const int strong = points(tic_tac_toe, level(), at(7), 40);
    CHECK(strong >= 40);
    CHECK(strong < 48);
}

}  // namespace
}  // namespace level_test
