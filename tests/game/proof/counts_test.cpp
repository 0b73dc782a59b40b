// SPDX-License-Identifier: BSL-1.0
#include <inarow/game/game.hpp>

#include "support/long_run.hpp"

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <unordered_set>
#include <vector>

#include <doctest/doctest.h>

#ifndef INAROW_TEST_DATA
#define INAROW_TEST_DATA "tests/data"
#endif

// Counts of games and positions, against numbers known from outside (see tests/data/README.md).

namespace counts_test {
namespace {

using inarow::rules;
using counts = std::vector<long>;

constexpr rules four_in_a_row(int columns, int rows) {
    return {.columns = columns, .rows = rows, .run = 4, .gravity = inarow::drop};
}

/// The numbers behind `label` in perft.txt, up to the first that is none.
counts reference(const std::string& label) {
    std::ifstream file(INAROW_TEST_DATA "/perft.txt");
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with(label + ' ')) continue;
        std::istringstream words(line.substr(label.size()));
        counts result;
        for (long number = 0; words >> number;) result.push_back(number);
        return result;
    }
    FAIL("not in perft.txt: " << label);
    return {};
}

counts first_of(counts all, std::size_t count) {
    REQUIRE(all.size() >= count);
    all.resize(count);
    return all;
}

template <int Capacity>
long perft(const inarow::basic_position<Capacity>& p, int depth) {
    if (depth == 0) return 1;
    long games = 0;
    p.for_each_move([&](inarow::square s) { games += perft(p.after(s), depth - 1); });
    return games;
}

/// The same with a game that goes forth and back.
template <int Capacity>
long perft(inarow::basic_game<Capacity>& g, int depth) {
    if (depth == 0) return 1;
    long games = 0;
    for (const inarow::square s : g.position().available_moves()) {
        if (!g.apply(s)) return -1;
        games += perft(g, depth - 1);
        if (!g.undo()) return -1;
    }
    return games;
}

/// A set of hashes; so the counts also show that different positions have different ones.
class hash_set {
public:
    bool insert(std::uint64_t hash) {
        if (2 * (used_ + 1) > slots_.size()) grow();
        return put(hash | 1);
    }

private:
    bool put(std::uint64_t hash) {
        std::size_t slot = (hash >> 1) & (slots_.size() - 1);
        for (; slots_[slot] != 0; slot = (slot + 1) & (slots_.size() - 1))
            if (slots_[slot] == hash) return false;
        slots_[slot] = hash;
        ++used_;
        return true;
    }
    void grow() {
        std::vector<std::uint64_t> old(slots_.size() * 2);
        old.swap(slots_);
        used_ = 0;
        for (const std::uint64_t hash : old)
            if (hash != 0) put(hash);
    }

    std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(1024);
    std::size_t used_ = 0;
};

struct by_ply {
    counts all;
    counts finished;
};

/// Distinct positions by the number of stones, `plies` of them at most.
template <rules Rules>
by_ply positions(int plies) {
    using position = inarow::position_of<Rules>;
    by_ply result;
    std::vector<position> now{*position::start(Rules)};
    for (int ply = 0; ply <= plies && !now.empty(); ++ply) {
        result.all.push_back(static_cast<long>(now.size()));
        result.finished.push_back(0);
        hash_set seen;
        std::vector<position> next;
        for (const position& p : now) {
            if (p.is_over()) ++result.finished.back();
            if (ply == plies) continue;
            p.for_each_move([&](inarow::square s) {
                const position after = p.after(s);
                if (seen.insert(after.hash())) next.push_back(after);
            });
        }
        now = std::move(next);
    }
    return result;
}

/// The same by equality and std::hash, for small boards.
template <rules Rules>
counts positions_by_equality() {
    using position = inarow::position_of<Rules>;
    counts result;
    std::unordered_set<position> now{*position::start(Rules)};
    while (!now.empty()) {
        result.push_back(static_cast<long>(now.size()));
        std::unordered_set<position> next;
        for (const position& p : now)
            for (const inarow::square s : p.available_moves()) next.insert(*p.play(s));
        now = std::move(next);
    }
    return result;
}

/// A column of the table of Connect Four by ply.
counts connect_four_table(std::size_t wanted) {
    std::ifstream file(INAROW_TEST_DATA "/connect_four_7x6_positions_by_ply.csv");
    counts result;
    std::string line;
    for (std::getline(file, line); std::getline(file, line);) {
        std::istringstream fields(line);
        std::string field;
        for (std::size_t i = 0; i <= wanted; ++i) std::getline(fields, field, ',');
        result.push_back(std::stol(field));
    }
    REQUIRE(result.size() == 43);
    return result;
}

long sum(const counts& numbers) {
    long result = 0;
    for (const long number : numbers) result += number;
    return result;
}

constexpr int all_plies = 100;
constexpr rules board_4x3{.columns = 4, .rows = 3, .run = 3};
constexpr rules board_4x4_run_3{.columns = 4, .rows = 4, .run = 3};

}  // namespace

TEST_CASE("perft of Connect Four") {
    using game = inarow::game_of<inarow::connect_four>;
    const int deepest = test::long_run("perft 7x6, depths 9 and 10") ? 10 : 8;
    auto g = *game::start(inarow::connect_four);
    for (int depth = 0; depth <= deepest; ++depth) {
        const long expected = reference("perft 7x6 d=" + std::to_string(depth)).at(0);
        CHECK(perft(g.position(), depth) == expected);
        if (depth <= 6) CHECK(perft(g, depth) == expected);
    }
}

TEST_CASE("positions by ply, placing") {
    CHECK(positions<inarow::tic_tac_toe>(all_plies).all ==
          reference("mnk 3,3,3 positions per ply:"));
    CHECK(positions<board_4x3>(all_plies).all == reference("mnk 4,3,3 positions per ply:"));
    CHECK(positions_by_equality<inarow::tic_tac_toe>() ==
          reference("mnk 3,3,3 positions per ply:"));
    CHECK(positions_by_equality<board_4x3>() == reference("mnk 4,3,3 positions per ply:"));
    CHECK(positions<board_4x4_run_3>(all_plies).all == reference("mnk 4,4,3 positions per ply:"));
    if (test::long_run("positions of 4,4,4"))
        CHECK(positions<inarow::square_board(4)>(all_plies).all ==
              reference("mnk 4,4,4 positions per ply:"));
}

TEST_CASE("positions by ply, dropping") {
    CHECK(positions<four_in_a_row(4, 4)>(all_plies).all == reference("uniq 4x4:"));
    const bool deep = test::long_run("positions of 5x4 past ply 10, 5x5 past 9, 7x6 past 8");
    CHECK(positions<four_in_a_row(5, 4)>(deep ? all_plies : 10).all ==
          first_of(reference("uniq 5x4:"), deep ? 21 : 11));
    CHECK(positions<four_in_a_row(5, 5)>(deep ? 12 : 9).all ==
          first_of(reference("uniq 5x5:"), deep ? 13 : 10));

    const int plies = deep ? 11 : 8;
    const auto connect_four = positions<inarow::connect_four>(plies);
    const std::size_t count = static_cast<std::size_t>(plies) + 1;
    CHECK(connect_four.all == first_of(connect_four_table(4), count));
    CHECK(connect_four.finished == first_of(connect_four_table(5), count));
}

TEST_CASE("legal positions of small boards, four in a row, dropping") {
    std::ifstream file(INAROW_TEST_DATA "/connect_four_position_counts.csv");
    std::string line;
    int compared = 0;
    for (std::getline(file, line); std::getline(file, line);) {
        int rows = 0, columns = 0;
        long expected = 0;
        char comma = 0;
        std::istringstream(line) >> rows >> comma >> columns >> comma >> expected;
        const auto compare = [&]<int Columns, int Rows>() {
            if (columns != Columns || rows != Rows) return;
            CAPTURE(line);
            CHECK(sum(positions<four_in_a_row(Columns, Rows)>(all_plies).all) == expected);
            ++compared;
        };
        compare.operator()<1, 8>();
        compare.operator()<8, 1>();
        compare.operator()<3, 4>();
        compare.operator()<4, 3>();
        compare.operator()<4, 4>();
        compare.operator()<2, 7>();
        compare.operator()<6, 3>();
    }
    CHECK(compared == 7);
}

}  // namespace counts_test
