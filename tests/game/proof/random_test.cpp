// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>

#include "support/against_oracle.hpp"
#include "support/long_run.hpp"
#include "support/property.hpp"
#include "support/random_rules.hpp"
#include "support/sanitized.hpp"

#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <rapidcheck.h>

// Random games on random rules against the oracle. What fails is shrunk to a small game and printed
// with its seed; RC_PARAMS="seed=…" plays the same games again.

namespace random_test {
namespace {

using test::script;

struct limits {
    int min_side;
    int max_side;
    int min_run;
    int max_run;
};
constexpr limits small_boards{1, 12, 1, 8};
constexpr limits big_boards{13, 44, 4, 12};

rc::Gen<script> scripts(limits l) {
    return rc::gen::exec([l] {
        script s{.rules = test::random_kind_of_rules(), .choices = {}};
        s.rules.columns = test::between(l.min_side, l.max_side);
        s.rules.rows = test::between(l.min_side, l.max_side);
        s.rules.run = test::between(l.min_run, l.max_run);
        // One wish in eight is an odd one, and a few come after the end of the game.
        // Of lengths up to thrice that, so that most games are played to their end.
        const int wishes = 3 * (s.rules.squares() * 8 / 7 + 4);
        s.choices = *rc::gen::resize(
            wishes, rc::gen::container<std::vector<unsigned>>(rc::gen::inRange(0U, 1U << 16)));
        return s;
    });
}

/// What a choice means where the oracle stands.
oracle::wish wish_of(const oracle::game& o, unsigned choice) {
    const int number = static_cast<int>(choice / 8);
    const auto moves = o.moves();
    if (choice % 8 == 7 || moves.empty()) {
        // Anything: on the board and two squares beyond it, or a column alone, by anyone.
        oracle::wish w{number % (o.columns + 4) - 2, {}, ".XO"[choice % 3]};
        if (number / 64 % 4 != 0) w.row = number / 32 % (o.rows + 4) - 2;
        return w;
    }
    const oracle::cell target = moves[static_cast<std::size_t>(number) % moves.size()];
    const char named = choice % 8 == 6 ? o.mover : '.';
    if (o.drops && choice % 2 == 0) return {target.column, {}, named};
    return {target.column, target.row, named};
}

std::string failure(const oracle::game& o, const oracle::wish& w, std::string_view what) {
    std::ostringstream text;
    text << what << " differs, " << o.columns << 'x' << o.rows << '/' << o.run
         << (o.drops ? "/drop" : "") << ", after " << o.played.size() << " moves:\n"
         << o.text() << "wish: column " << w.column << ", row ";
    if (w.row)
        text << *w.row;
    else
        text << "none";
    text << ", by " << w.by;
    return text.str();
}

struct totals {
    long games = 0;
    long moves = 0;
    long refused = 0;
    long won = 0;
    long drawn = 0;
    friend std::ostream& operator<<(std::ostream& out, const totals& t) {
        return out << t.games << " games, " << t.moves << " moves, " << t.refused << " refused, "
                   << t.won << " won, " << t.drawn << " drawn";
    }
};

/// Plays a script with everything compared after every `stride`th move and at the end.
template <class Game>
std::string play(const script& s, int stride, totals& sums) {
    oracle::game o = test::oracle_of(s.rules);
    auto g = *Game::start(s.rules);
    std::vector<Game> history{g};
    int after_the_end = 0;
    ++sums.games;
    for (const unsigned choice : s.choices) {
        const oracle::wish w = wish_of(o, choice);
        if (o.outcome != "in play" && ++after_the_end > 4) break;
        if (const auto d = test::difference_in_move(o, w, g); d != "") return failure(o, w, d);
        if (o.why_not(w)) {
            ++sums.refused;
            continue;
        }
        ++sums.moves;
        o.play(w);
        history.push_back(g);
        if (o.outcome == "in play" && g.ply() % stride != 0) continue;
        if (const auto d = test::difference(o, g); d != "") return failure(o, w, d);
        if (const auto d = test::difference_when_laid(o, g.position()); d != "")
            return failure(o, w, d);
    }
    if (o.outcome == "draw") ++sums.drawn;
    if (o.outcome != "in play" && o.outcome != "draw") ++sums.won;
    if (const auto d = test::difference(o, g); d != "") return failure(o, {}, d);
    if (const auto d = test::difference_in_take_back(history); d != "") return failure(o, {}, d);
    return "";
}

/// The same with only legality, squares and outcome compared, for very many games.
std::string play_fast(const script& s, totals& sums) {
    oracle::game o = test::oracle_of(s.rules);
    auto g = *inarow::basic_game<144>::start(s.rules);
    int after_the_end = 0;
    ++sums.games;
    for (const unsigned choice : s.choices) {
        const oracle::wish w = wish_of(o, choice);
        if (o.outcome != "in play" && ++after_the_end > 4) break;
        const auto why_not = o.why_not(w);
        const auto applied = g.apply(test::move_of(w));
        if (why_not.has_value() == applied.has_value()) return failure(o, w, "legality");
        if (why_not) {
            ++sums.refused;
            if (name_of(applied.error().kind) != why_not->kind) return failure(o, w, "the reason");
            continue;
        }
        ++sums.moves;
        o.play(w);
        if (test::cell_of(*applied) != o.played.back()) return failure(o, w, "the square");
        if (name_of(g.position().outcome()) != o.outcome) return failure(o, w, "outcome");
    }
    if (o.outcome == "draw") ++sums.drawn;
    if (o.outcome != "in play" && o.outcome != "draw") ++sums.won;
    if (const auto d = test::difference(o, g); d != "") return failure(o, {}, d);
    return "";
}

bool are_all_played() {
    static const bool are_all = test::long_run("all of the random games");
    return are_all;
}
/// A part of a number of games.
int share(int games) { return games / (are_all_played() ? 1 : 4); }

}  // namespace

TEST_CASE("random games on random small boards") {
    totals sums;
    const bool held = test::holds("random small boards", share(48'000), [&] {
        const script s = *scripts(small_boards);
        std::string d = play<inarow::game>(s, 1, sums);
        if (d == "") d = play<inarow::basic_game<144>>(s, 1, sums);
        if (d == "" && s.rules.squares() <= 64) d = play<inarow::basic_game<64>>(s, 1, sums);
        if (d != "") RC_FAIL(d);
    });
    CHECK(held);
    std::cout << sums << '\n';
    // The games of a part may be the shorter ones.
    const int min_moves = are_all_played() ? 1'000'000 : share(875'000);
    CHECK(sums.moves > min_moves / (test::is_sanitized ? 8 : 1));
}

TEST_CASE("random games on random big boards") {
    totals sums;
    const bool held = test::holds("random big boards", share(160), [&] {
        const script s = *scripts(big_boards);
        std::string d = play<inarow::game>(s, 64, sums);
        if (d == "") d = play<inarow::basic_game<44 * 44>>(s, 64, sums);
        if (d != "") RC_FAIL(d);
    });
    CHECK(held);
    std::cout << sums << '\n';
}

TEST_CASE("ten million random games") {
    if (!test::long_run("ten million random games")) return;
    totals sums;
    const bool held = test::holds("ten million games", 10'000'000, [&] {
        const std::string d = play_fast(*scripts(small_boards), sums);
        if (d != "") RC_FAIL(d);
    });
    CHECK(held);
    std::cout << sums << '\n';
    CHECK(sums.games >= 10'000'000);
}

}  // namespace random_test
