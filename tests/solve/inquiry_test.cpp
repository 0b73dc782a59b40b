// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/questions.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"
#include "support/random_game.hpp"

#include <cstddef>
#include <cstdint>
#include <random>

#include <doctest/doctest.h>

namespace {

using namespace inarow;
using solve::best_moves_inquiry;
using solve::bound_inquiry;
using solve::line_inquiry;
using solve::move_scores_inquiry;
using solve::outcome_inquiry;
using solve::position_budget;
using solve::value_inquiry;
using test::expect;
using test::position_shown;

using table = solve::fixed_table<std::uint64_t, 8>;

/// Works at an inquiry for so many positions; gives how many were looked at.
template <class Inquiry>
constexpr long long work(Inquiry& asked, table& memory, long long positions) {
    position_budget budget{positions};
    const auto root = asked.root();
    solve::investigator<std::uint64_t, table, position_budget> with(root, memory, budget);
    asked.go_on(with);
    return with.stopped() ? positions : positions - budget.left;
}

template <class Inquiry>
constexpr Inquiry in_one_go(Inquiry asked) {
    table memory{};
    (void)work(asked, memory, 1'000'000);
    expect(asked.is_answered());
    return asked;
}

// What an inquiry knows, it does not forget.

constexpr bool begins_with(const auto& list, const auto& beginning) {
    if (list.size() < beginning.size()) return false;
    for (std::size_t i = 0; i < beginning.size(); ++i)
        if (!(list[i] == beginning[i])) return false;
    return true;
}
template <int Capacity>
constexpr bool has_kept(const value_inquiry<Capacity>& now, const value_inquiry<Capacity>& before) {
    return now.score_lies.least >= before.score_lies.least &&
           now.score_lies.most <= before.score_lies.most &&
           now.score_lies.least <= now.score_lies.most;
}
template <int Capacity>
constexpr bool has_kept(const best_moves_inquiry<Capacity>& now,
                        const best_moves_inquiry<Capacity>& before) {
    return has_kept(now.first, before.first) && now.tried >= before.tried &&
           begins_with(now.best, before.best);
}
template <int Capacity>
constexpr bool has_kept(const outcome_inquiry<Capacity>& now,
                        const outcome_inquiry<Capacity>& before) {
    return has_kept(now.within, before.within);
}
template <int Capacity>
constexpr bool has_kept(const bound_inquiry<Capacity>& now, const bound_inquiry<Capacity>& before) {
    return now.is_compared || !before.is_compared;
}
template <int Capacity>
constexpr bool has_kept(const move_scores_inquiry<Capacity>& now,
                        const move_scores_inquiry<Capacity>& before) {
    return now.tried >= before.tried && begins_with(now.scores, before.scores) &&
           (now.tried > before.tried || !before.has_begun || has_kept(now.now, before.now));
}
template <int Capacity>
constexpr bool has_kept(const line_inquiry<Capacity>& now, const line_inquiry<Capacity>& before) {
    return begins_with(now.moves, before.moves) &&
           (now.moves.size() > before.moves.size() || has_kept(now.now, before.now));
}

/// Works at an inquiry in instalments, each a position longer than the one before: if it is always
/// the same few, a search never comes to the end of its first line. The memory is kept, or not.
template <class Inquiry>
constexpr Inquiry in_instalments(Inquiry asked, long long positions, bool keeps_memory = true) {
    table memory{};
    for (; !asked.is_answered(); ++positions) {
        const Inquiry before = asked;
        (void)work(asked, memory, positions);
        if (!expect(has_kept(asked, before))) break;
        if (!keeps_memory) memory = {};
    }
    return asked;
}

template <int Capacity>
constexpr bool same_answer(const value_inquiry<Capacity>& a, const value_inquiry<Capacity>& b) {
    return a.value() == b.value();
}
template <int Capacity>
constexpr bool same_answer(const best_moves_inquiry<Capacity>& a,
                           const best_moves_inquiry<Capacity>& b) {
    return a.best == b.best;
}
template <int Capacity>
constexpr bool same_answer(const outcome_inquiry<Capacity>& a, const outcome_inquiry<Capacity>& b) {
    return a.outcome() == b.outcome();
}
template <int Capacity>
constexpr bool same_answer(const bound_inquiry<Capacity>& a, const bound_inquiry<Capacity>& b) {
    return a.is_above == b.is_above;
}
template <int Capacity>
constexpr bool same_answer(const move_scores_inquiry<Capacity>& a,
                           const move_scores_inquiry<Capacity>& b) {
    return a.scores == b.scores;
}
template <int Capacity>
constexpr bool same_answer(const line_inquiry<Capacity>& a, const line_inquiry<Capacity>& b) {
    return a.moves == b.moves;
}

template <class Inquiry>
constexpr bool is_answered_in_instalments(const Inquiry& asked, long long positions) {
    const Inquiry expected = in_one_go(asked);
    expect(same_answer(in_instalments(asked, positions), expected));
    return expect(same_answer(in_instalments(asked, positions, false), expected));
}

constexpr auto two_corners = position_shown<tic_tac_toe>(
    "X.."
    ".O."
    "..X");
using value_of_nine = value_inquiry<9>;

constexpr bool a_value_in_instalments() {
    return is_answered_in_instalments(value_of_nine(two_corners), 1);
}
AT_BOTH_TIMES(a_value_in_instalments)

constexpr bool an_outcome_in_instalments() {
    return is_answered_in_instalments(outcome_inquiry<9>(value_of_nine(two_corners)), 1);
}
AT_BOTH_TIMES(an_outcome_in_instalments)

constexpr bool best_moves_in_instalments() {
    return is_answered_in_instalments(best_moves_inquiry<9>(value_of_nine(two_corners)), 7);
}
AT_BOTH_TIMES(best_moves_in_instalments)

constexpr bool scores_in_instalments() {
    return is_answered_in_instalments(move_scores_inquiry<9>(value_of_nine(two_corners)), 7);
}
AT_BOTH_TIMES(scores_in_instalments)

constexpr bool a_line_in_instalments() {
    return is_answered_in_instalments(line_inquiry<9>(value_of_nine(two_corners)), 7);
}
AT_BOTH_TIMES(a_line_in_instalments)

TEST_CASE("every inquiry, in instalments of many sizes") {
    std::mt19937 random(1);
    for (const rules& r :
         {tic_tac_toe, rules{4, 3, 3}, rules{3, 4, 3, drop}, rules{4, 4, 4, drop}}) {
        for (const auto& p : test::random_game<position>(r, random)) {
            if (r.squares() - p.stones() > 12) continue;
            const value_inquiry<dynamic> value(p);
            for (const long long positions : {1, 7, 50}) {
                CHECK(is_answered_in_instalments(value, positions));
                CHECK(is_answered_in_instalments(outcome_inquiry(value), positions));
                CHECK(is_answered_in_instalments(best_moves_inquiry(value), positions));
                CHECK(is_answered_in_instalments(move_scores_inquiry(value), positions));
                CHECK(is_answered_in_instalments(line_inquiry(value), positions));
                if (p.is_over()) continue;
                CHECK(is_answered_in_instalments(best_moves_inquiry(value, true), positions));
                for (const int bound : {-3, -1, 0, 1})
                    CHECK(is_answered_in_instalments(bound_inquiry(p, bound), positions));
            }
        }
    }
}

TEST_CASE("instalments of the same size do, if they are not too small") {
    const auto empty = *position_of<tic_tac_toe>::start(tic_tac_toe);
    line_inquiry<9> whole{value_of_nine(empty)};
    table memory{};
    const long long in_one = work(whole, memory, 1'000'000);
    line_inquiry<9> asked{value_of_nine(empty)};
    memory = {};
    long long sum = 0;
    while (!asked.is_answered() && sum < 100'000) sum += work(asked, memory, 50);
    CHECK(same_answer(asked, whole));
    // What has been searched is not searched again, but for the way back to where it stopped.
    CHECK(in_one > 100);
    CHECK(sum < in_one + in_one / 2);
}

TEST_CASE("an instalment that is too small does no harm") {
    value_inquiry<9> asked(*position_of<tic_tac_toe>::start(tic_tac_toe));
    table memory{};
    for (int i = 0; i < 100; ++i) CHECK(work(asked, memory, 1) == 1);
    CHECK(!asked.is_answered());
    CHECK(asked.score_lies == solve::bounds{-5, 5});
    (void)work(asked, memory, 1'000'000);
    CHECK(asked.value() == game_value{outcome::draw, 9});
}

constexpr bool an_answered_inquiry_has_no_more_to_do() {
    table memory{};
    auto value = in_one_go(value_of_nine(two_corners));
    expect(work(value, memory, 1'000) == 0);
    auto best = in_one_go(best_moves_inquiry<9>(value));
    const auto moves = best.best;
    expect(work(best, memory, 1'000) == 0);
    return expect(best.best == moves);
}
AT_BOTH_TIMES(an_answered_inquiry_has_no_more_to_do)

constexpr bool a_value_that_is_known_is_not_searched_for() {
    const value_of_nine known(two_corners, 0);
    expect(known.is_answered() && known.value() == game_value{outcome::draw, 6});
    return expect(in_one_go(best_moves_inquiry<9>(known)).best.size() == 4);
}
AT_BOTH_TIMES(a_value_that_is_known_is_not_searched_for)

constexpr bool one_best_move_is_the_first_of_all() {
    const auto all = in_one_go(best_moves_inquiry<9>(value_of_nine(two_corners)));
    const auto one = in_one_go(best_moves_inquiry<9>(value_of_nine(two_corners), true));
    expect(all.best.size() == 4 && one.best.size() == 1);
    return expect(one.best[0] == all.best[0]);
}
AT_BOTH_TIMES(one_best_move_is_the_first_of_all)

constexpr bool a_bound_says_on_which_side_the_score_is() {
    constexpr auto lost = position_shown<tic_tac_toe>(  // its score is -2
        "XO."
        ".X."
        "...");
    for (int bound = -5; bound <= 5; ++bound)
        expect(in_one_go(bound_inquiry<9>(lost, bound)).is_above == (-2 > bound));
    return true;
}
AT_BOTH_TIMES(a_bound_says_on_which_side_the_score_is)

/// Answers every comparison with: not above.
struct never_above {
    int alphas[2]{};
    int asked = 0;

    [[nodiscard]] constexpr bool stopped() const { return false; }
    constexpr int compare(const auto&, int alpha) {
        if (asked < 2) alphas[asked] = alpha;
        ++asked;
        return alpha;
    }
};

constexpr bool an_outcome_asks_no_more_than_twice() {
    never_above with;
    outcome_inquiry<9> asked{value_of_nine(two_corners)};
    asked.go_on(with);
    expect(with.asked == 2 && with.alphas[0] == 0 && with.alphas[1] == -1);
    return expect(asked.is_answered() && asked.outcome() == outcome::first_won);
}
AT_BOTH_TIMES(an_outcome_asks_no_more_than_twice)

constexpr bool an_outcome_needs_no_more_than_the_sign() {
    expect(outcome_inquiry<9>(value_of_nine(two_corners, 0)).outcome() == outcome::draw);
    value_of_nine known(two_corners);
    expect(!outcome_inquiry<9>(known).is_answered());
    known.score_lies = {1, 3};
    expect(outcome_inquiry<9>(known).is_answered());
    return expect(outcome_inquiry<9>(known).outcome() == outcome::second_won);
}
AT_BOTH_TIMES(an_outcome_needs_no_more_than_the_sign)

}  // namespace
