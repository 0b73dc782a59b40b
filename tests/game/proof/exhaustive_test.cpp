// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>

#include "support/against_oracle.hpp"
#include "support/long_run.hpp"
#include "support/sanitized.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace exhaustive_test {
namespace {

using inarow::rules;

constexpr rules place(int columns, int rows, int run) {
    return {.columns = columns, .rows = rows, .run = run};
}
constexpr rules drop(int columns, int rows, int run) {
    return {.columns = columns, .rows = rows, .run = run, .gravity = inarow::drop};
}

/// Every wish there is: columns and squares on the board and two beyond it on all sides, with no
/// player named, and with each.
std::vector<oracle::wish> all_wishes(const rules& r) {
    std::vector<oracle::wish> result;
    for (const char by : {'.', 'X', 'O'})
        for (int column = -2; column < r.columns + 2; ++column) {
            result.push_back({column, {}, by});
            for (int row = -2; row < r.rows + 2; ++row) result.push_back({column, row, by});
        }
    return result;
}

/// Walks all positions that play reaches, finished ones too, and tries every wish in each.
/// Gives these positions, as the oracle writes them.
template <class Game>
std::set<std::string> check_all_positions(const rules& r) {
    struct state {
        oracle::game expected;
        Game game;
    };
    const auto wishes = all_wishes(r);
    std::set<std::string> seen;
    std::vector<state> open{{test::oracle_of(r), *Game::start(r)}};
    seen.insert(open.back().expected.text());
    while (!open.empty()) {
        const state now = open.back();
        open.pop_back();
        CHECK(test::difference(now.expected, now.game) == "");
        CHECK(test::difference_when_laid(now.expected, now.game.position()) == "");
        for (const oracle::wish& w : wishes) {
            state next = now;
            if (const auto d = test::difference_in_move(now.expected, w, next.game); d != "")
                FAIL_CHECK(d << " differs\n"
                             << now.expected.text() << "column " << w.column << ", row "
                             << w.row.value_or(-1000) << ", by " << w.by);
            if (now.expected.why_not(w)) continue;
            next.expected.play(w);
            if (seen.insert(next.expected.text()).second) open.push_back(next);
        }
    }
    return seen;
}

template <class Game>
std::size_t count_positions(const rules& r) {
    return check_all_positions<Game>(r).size();
}

/// Whether a board is too large for this run: what can go wrong there does on smaller ones.
bool is_left_out(const rules& r) {
    static const bool has_time = test::long_run("all positions of boards of 10 to 12 squares");
    return r.squares() > (test::is_sanitized ? 8 : has_time ? 12 : 9);
}

struct game_counts {
    long first_won = 0;
    long second_won = 0;
    long drawn = 0;
    long refused = 0;
    long all() const { return first_won + second_won + drawn; }
};

/// Plays every game to its end with `apply`, and takes every move back with `undo`.
void count_games(inarow::game_of<inarow::tic_tac_toe>& g, game_counts& counts) {
    switch (g.position().outcome()) {
        case inarow::outcome::first_won: ++counts.first_won; return;
        case inarow::outcome::second_won: ++counts.second_won; return;
        case inarow::outcome::draw: ++counts.drawn; return;
        case inarow::outcome::in_play: break;
    }
    for (const inarow::square s : g.position().available_moves()) {
        counts.refused += g.apply(s) ? 0 : 1;
        count_games(g, counts);
        counts.refused += g.undo() ? 0 : 1;
    }
}

// Set-ups: every way to fill a small board, whoever moves.

/// Whether a stone of the player who is not to move is in all their lines, and none is left of any.
/// (A row that was too long for a line may become one, which is another matter.)
bool is_every_line_broken_without(const oracle::game& o, const oracle::cell& stone) {
    oracle::game before = o;
    before.board[std::size_t(stone.row)][std::size_t(stone.column)] = '.';
    if (!o.exactly) return !before.has_line(o.other());
    for (int column = 0; column < o.columns; ++column)
        for (int row = 0; row < o.rows; ++row)
            for (const oracle::cell way : {oracle::cell{1, 0}, {0, 1}, {1, 1}, {1, -1}})
                if (o.line_from(column, row, way.column, way.row, o.other()) &&
                    before.line_from(column, row, way.column, way.row, o.other()))
                    return false;
    return true;
}

/// What is wrong with a layout, by the first three questions that are asked of it; "" if nothing
/// is.
std::string_view wrong_with(const oracle::game& o, char starts) {
    const int lead = (o.count('X') - o.count('O')) * (starts == 'X' ? 1 : -1);
    if (lead != (o.mover == starts ? 0 : 1)) return "stone_counts";
    if (o.drops)
        for (int column = 0; column < o.columns; ++column)
            for (int row = 0; row < o.landing(column); ++row)
                if (o.at(column, row) != '.') return "floating_stone";
    if (o.has_line(o.mover)) return "played_past_end";
    if (!o.has_line(o.other())) return "";
    for (int column = 0; column < o.columns; ++column)
        for (int row = 0; row < o.rows; ++row) {
            if (o.at(column, row) != o.other()) continue;
            if (o.drops && row > 0 && o.at(column, row - 1) != '.') continue;  // not on top
            if (is_every_line_broken_without(o, {column, row})) return "";
        }
    return "played_past_end";
}

std::string_view name_of(inarow::illegal_layout::reason why) {
    using enum inarow::illegal_layout::reason;
    return why == stone_counts     ? "stone_counts"
           : why == floating_stone ? "floating_stone"
           : why == no_order       ? "no_order"
                                   : "played_past_end";
}

struct layout_counts {
    long all = 0;
    long accepted = 0;
    std::map<std::string_view, long> refused;
};

/// Accepted must be just the boards that play reaches.
template <class Layout>
layout_counts check_all_layouts(const rules& r) {
    const auto reached = check_all_positions<inarow::basic_game<16>>(r);
    layout_counts counts;
    long boards = 1;
    for (int i = 0; i < r.squares(); ++i) boards *= 3;
    for (long board = 0; board < boards; ++board)
        for (const inarow::player mover : {inarow::first, inarow::second}) {
            auto layout = *Layout::start(r);
            oracle::game o = test::oracle_of(r);
            o.mover = test::letter(mover);
            layout.set_to_move(mover);
            long rest = board;
            for (int i = 0; i < r.squares(); ++i, rest /= 3) {
                const char mark = ".XO"[rest % 3];
                const inarow::square s = inarow::square_at(r, i);
                // Over another mark, to see that what was there is forgotten.
                layout.put(s, i % 2 == 0 ? inarow::mark::first : inarow::mark::second);
                layout.put(s, test::mark_of(mark));
                o.board[std::size_t(s.row)][std::size_t(s.column)] = mark;
            }
            ++counts.all;
            // Unchecked: the board as it is; a line of the one who moved last goes first.
            const auto after_line_of = [&](char who) {
                return (who == 'X') == o.misere ? "second won" : "first won";
            };
            o.outcome = o.has_line(o.other()) ? after_line_of(o.other())
                        : o.has_line(o.mover) ? after_line_of(o.mover)
                        : o.count('.') == 0   ? "draw"
                                              : "in play";
            bool same = test::difference(o, layout.unchecked()) == "";
            const auto checked = layout.checked();
            std::string_view expected = wrong_with(o, test::letter(r.starts));
            if (expected == "" && !reached.contains(o.text())) expected = "no_order";
            same = same && (expected == "") == reached.contains(o.text());
            if (checked) {
                ++counts.accepted;
                same = same && expected == "" && *checked == layout.unchecked();
            } else {
                const inarow::illegal_layout why = checked.error();
                ++counts.refused[name_of(why.kind)];
                same = same && expected == name_of(why.kind);
                using enum inarow::illegal_layout::reason;
                if (why.kind == stone_counts)
                    same = same && why.first_stones == o.count('X') &&
                           why.second_stones == o.count('O') && why.where == inarow::square{};
                else
                    same = same && why.first_stones == 0 && why.second_stones == 0;
                if (why.kind == floating_stone)
                    same = same && o.at(why.where.column, why.where.row) != '.' &&
                           o.is(why.where.column, why.where.row + 1, '.');
                if (why.kind == played_past_end) {
                    const char early = o.has_line(o.mover) ? o.mover : o.other();
                    same = same && test::cell_of(why.where) == test::first_line_begin(o, early);
                }
            }
            if (!same) FAIL_CHECK("expected '" << expected << "' of\n" << o.text());
        }
    return counts;
}

}  // namespace

TEST_CASE("all 5,478 positions of tic-tac-toe, with every move") {
    CHECK(count_positions<inarow::game_of<inarow::tic_tac_toe>>(inarow::tic_tac_toe) == 5478);
    CHECK(count_positions<inarow::game>(starting_with(inarow::second, inarow::tic_tac_toe)) ==
          5478);
}

TEST_CASE("all positions of other small boards, with every move") {
    CHECK(count_positions<inarow::game>(place(1, 1, 1)) == 2);
    CHECK(count_positions<inarow::game>(place(1, 1, 2)) == 2);
    CHECK(count_positions<inarow::game>(drop(1, 1, 1)) == 2);
    // Height by width 1,1 to 1,4 and so on of Tromp's table, for boards too small to win on.
    CHECK(count_positions<inarow::game>(drop(1, 1, 4)) == 2);
    CHECK(count_positions<inarow::game>(drop(2, 1, 4)) == 5);
    CHECK(count_positions<inarow::game>(drop(3, 1, 4)) == 13);
    CHECK(count_positions<inarow::game>(drop(4, 1, 4)) == 35);
    for (const rules& r : {place(1, 5, 2), place(5, 1, 3), place(4, 2, 2), place(2, 4, 3),
                           place(3, 2, 9), drop(3, 3, 3), drop(4, 3, 3), drop(2, 5, 2),
                           drop(5, 2, 3), drop(1, 7, 3), drop(7, 1, 2)}) {
        if (is_left_out(r)) continue;
        CAPTURE(r.columns);
        CAPTURE(r.rows);
        CHECK(count_positions<inarow::game>(r) ==
              count_positions<inarow::basic_game<16>>(starting_with(inarow::second, r)));
    }
}

TEST_CASE("all positions of small boards by the other rules, with every move") {
    using small_game = inarow::basic_game<16>;
    // As many as in normal play: who wins changes no move.
    if (!test::is_sanitized)
        CHECK(count_positions<inarow::game>(misere(inarow::tic_tac_toe)) == 5478);
    for (const rules& r : {place(4, 2, 2), place(2, 4, 3), place(5, 1, 3), place(3, 3, 2),
                           drop(3, 3, 3), drop(3, 3, 2), drop(5, 2, 3), drop(7, 1, 2)}) {
        if (is_left_out(r)) continue;
        CAPTURE(r.columns);
        CAPTURE(r.rows);
        const auto normal = count_positions<small_game>(r);
        CHECK(count_positions<inarow::game>(misere(r)) == normal);
        CHECK(count_positions<small_game>(exactly(r)) >= normal);
        (void)count_positions<small_game>(misere(exactly(starting_with(inarow::second, r))));
    }
}

TEST_CASE("all positions of small boards whose edges wrap, with every move") {
    using small_game = inarow::basic_game<16>;
    for (const rules& kind : {place(3, 3, 3), place(4, 2, 2), place(4, 2, 3), place(4, 2, 4),
                              place(2, 4, 3), place(5, 1, 3), place(2, 3, 6), place(1, 1, 1),
                              place(1, 1, 2), drop(3, 3, 3), drop(4, 3, 3), drop(4, 3, 4),
                              drop(5, 2, 3), drop(2, 3, 4), drop(7, 1, 2), drop(1, 7, 3)}) {
        if (is_left_out(kind)) continue;
        const rules r = on_torus(kind);
        CAPTURE(r.columns);
        CAPTURE(r.rows);
        CAPTURE(r.run);
        const auto normal = count_positions<small_game>(r);
        CHECK(count_positions<inarow::game>(misere(r)) == normal);
        CHECK(count_positions<small_game>(exactly(r)) >= normal);
    }
}

TEST_CASE("no two positions of a small game share a hash") {
    for (const rules& r : {inarow::tic_tac_toe, drop(4, 3, 3), place(4, 2, 2)}) {
        std::map<std::uint64_t, inarow::position> seen;
        const auto visit = [&](const auto& self, const inarow::position& p) -> void {
            const auto [found, is_new] = seen.emplace(p.hash(), p);
            CHECK(found->second == p);
            if (is_new) p.for_each_move([&](inarow::square s) { self(self, p.after(s)); });
        };
        visit(visit, inarow::position::start(r).value());
        CHECK(seen.size() == count_positions<inarow::basic_game<16>>(r));
    }
}

TEST_CASE("all 255,168 games of tic-tac-toe") {
    auto g = *inarow::game_of<inarow::tic_tac_toe>::start(inarow::tic_tac_toe);
    game_counts counts;
    count_games(g, counts);
    CHECK(counts.first_won == 131184);
    CHECK(counts.second_won == 77904);
    CHECK(counts.drawn == 46080);
    CHECK(counts.all() == 255168);
    CHECK(counts.refused == 0);
    CHECK(g == *inarow::game_of<inarow::tic_tac_toe>::start(inarow::tic_tac_toe));
}

TEST_CASE("all layouts of tic-tac-toe: accepted are just the 5,478 positions that play reaches") {
    const auto counts = check_all_layouts<inarow::basic_layout<9>>(inarow::tic_tac_toe);
    CHECK(counts.all == 2 * 19683);
    CHECK(counts.accepted == 5478);
    CHECK(counts.refused.size() == 2);  // nothing floats
    const auto other = check_all_layouts<inarow::basic_layout<9>>(
        starting_with(inarow::second, inarow::tic_tac_toe));
    CHECK(other.accepted == 5478);
}

TEST_CASE("all layouts of other small boards") {
    for (const rules& r : {place(4, 2, 2), place(2, 4, 3), place(8, 1, 3), drop(3, 3, 3),
                           drop(3, 3, 2), drop(4, 2, 2), drop(2, 4, 2), drop(1, 6, 3)}) {
        CAPTURE(r.columns);
        CAPTURE(r.rows);
        const auto counts = check_all_layouts<inarow::layout>(r);
        CHECK(counts.accepted > 0);
        CHECK(counts.refused.at("stone_counts") > 0);
        if (r.gravity == inarow::drop) CHECK(counts.refused.at("floating_stone") > 0);
        CHECK(counts.refused.contains("no_order") == (r.gravity == inarow::drop));
    }
}

TEST_CASE("all layouts of small boards by the other rules") {
    using small_layout = inarow::basic_layout<16>;
    for (const rules& r : {place(4, 2, 2), place(8, 1, 2), place(8, 1, 3), place(3, 3, 2),
                           drop(3, 3, 2), drop(8, 1, 3), drop(2, 4, 2), drop(1, 6, 2)}) {
        if (is_left_out(r)) continue;
        CAPTURE(r.columns);
        CAPTURE(r.rows);
        CAPTURE(r.run);
        CHECK(check_all_layouts<small_layout>(exactly(r)).accepted > 0);
        CHECK(check_all_layouts<inarow::layout>(misere(r)).accepted ==
              check_all_layouts<small_layout>(r).accepted);
    }
    CHECK(check_all_layouts<small_layout>(misere(exactly(place(3, 3, 2)))).accepted > 0);
}

TEST_CASE("all layouts of small boards whose edges wrap") {
    using small_layout = inarow::basic_layout<16>;
    for (const rules& kind : {place(4, 2, 2), place(4, 2, 3), place(4, 2, 4), place(2, 4, 3),
                              place(3, 3, 3), place(3, 3, 2), place(8, 1, 3), place(2, 3, 6),
                              drop(3, 3, 3), drop(3, 3, 2), drop(4, 2, 3), drop(2, 4, 2)}) {
        if (is_left_out(kind)) continue;
        CAPTURE(kind.columns);
        CAPTURE(kind.rows);
        CAPTURE(kind.run);
        CHECK(check_all_layouts<small_layout>(on_torus(kind)).accepted > 0);
        CHECK(check_all_layouts<small_layout>(exactly(on_torus(kind))).accepted > 0);
    }
}

}  // namespace exhaustive_test
