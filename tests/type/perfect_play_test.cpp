// SPDX-License-Identifier: BSL-1.0
#include <inarow/perfect_play.hpp>

#include <type_traits>

#include <doctest/doctest.h>

// What a compiler says of games is proven by compiling this; solve/ has the cases at run time.

namespace perfect_play_test {
namespace {

using namespace inarow;
using fresh = new_game<tic_tac_toe>;

// The example of the README.
using started_game = play<fresh, "center", "top-left">;
static_assert(value<started_game> == game_value{outcome::draw, 7});
static_assert(score<started_game> == 0);
static_assert(best_moves<started_game>.contains("bottom-right"));
static_assert(best_moves<started_game>.size() == 7);
static_assert(!best_moves<started_game>.contains("center"));  // taken
static_assert(!best_moves<started_game>.contains("d9"));

// After a bad answer: who is to move wins, by two lines at once.
using fork = play<fresh, "center", "top-center">;
static_assert(value<fork>.outcome == outcome::first_won);
static_assert(value<fork>.plies == 5);
static_assert(score<fork> == 2);
static_assert(wins<fork, first>);
static_assert(can_force_a_win<fork, first>);
static_assert(!can_force_a_win<fork, second>);
static_assert(!can_force_a_win<started_game, first>);
static_assert(!can_force_a_win<int, first>);

// The reply is the first of the best moves, as a game.
static_assert(std::is_same_v<reply<fresh>, play<fresh, "a3">>);
static_assert(last_move<reply<started_game>> == best_moves<started_game>[0]);
static_assert(std::is_same_v<take_back<reply<fork>>, fork>);

// A lost game is lost as late as it can be; one that is won, as soon.
using lost = play<fork, "a1", "c3">;
static_assert(value<lost>.outcome == outcome::first_won);
static_assert(principal_variation<fork>.size() == 5);

template <class Game, int Plies>
struct played_perfectly : played_perfectly<reply<Game>, Plies - 1> {};
template <class Game>
struct played_perfectly<Game, 0> {
    using game = Game;
};
static_assert(first_has_won<played_perfectly<fork, 5>::game>);
static_assert(is_drawn<played_perfectly<fresh, 9>::game>);

// The scores of all moves, and what they come to.
static_assert(move_scores<fork>.size() == 7);
static_assert([] {
    int best = -10;
    for (const auto& m : move_scores<fork>) best = m.score > best ? m.score : best;
    return best == score<fork>;
}());

// Finished games are worth what they came to.
using won = play<fresh, "a1", "b1", "a2", "b2", "a3">;
static_assert(value<won> == game_value{outcome::first_won, 0});
static_assert(score<won> == -3);
static_assert(best_moves<won>.empty());
static_assert(move_scores<won>.empty());
static_assert(principal_variation<won>.empty());
static_assert(wins<won, first>);

// A set-up that no game reaches has a value too.
using odd = set_up_unchecked<tic_tac_toe, "XX./XX./... O">;
static_assert(value<odd>.outcome == outcome::first_won);

static_assert(value<set_up_unchecked<rules{1, 3, 2, drop}, "X/./. O">> ==
              game_value{outcome::first_won, 2});
static_assert(best_moves<set_up_unchecked<tic_tac_toe, "XXX/3/3 X">>.empty());

// To ask is no error, however large the board.
static_assert(!has_known_value<new_game<rules{100, 100, 5}>>);

// What one evaluation does not promise to answer is refused after it, whatever is asked.
constexpr solve::default_limits by_default{};
template <class Game>
constexpr bool is_soon_refused = !detail::is_done<detail::value_search<Game, by_default>> &&
                                 detail::value_search<Game, by_default>::count == 1 &&
                                 !detail::is_done<detail::best_moves_search<Game, by_default>> &&
                                 detail::best_moves_search<Game, by_default>::count == 1;
// In normal and misère play, with lines of at least and exactly the run.
template <rules Rules>
constexpr bool is_soon_refused_in_all_conventions =
    is_soon_refused<new_game<Rules>> && is_soon_refused<new_game<exactly(Rules)>> &&
    is_soon_refused<new_game<misere(Rules)>> && is_soon_refused<new_game<exactly(misere(Rules))>>;
static_assert(is_soon_refused_in_all_conventions<connect_four>);
static_assert(is_soon_refused<new_game<rules{5, 4, 4}>>);
static_assert(is_soon_refused<new_game<rules{5, 5, 4, drop}>>);
static_assert(is_soon_refused<new_game<rules{6, 6, 4}>>);
static_assert(is_soon_refused<new_game<gomoku>>);
static_assert(is_soon_refused<new_game<rules{6, 4, 4, drop}>>);
static_assert(is_soon_refused<new_game<rules{8, 8, 4, drop}>>);
static_assert(is_soon_refused<new_game<misere(rules{4, 4, 3})>>);

// The same for more boards, by the same search at run time.
template <rules Rules>
bool is_refused_after_one_evaluation() {
    const auto state = detail::resumed(detail::initial_value<new_game<Rules>>::state);
    return !state.query.is_done() && !by_default.allows(state.query, 1);
}
template <rules Rules>
void check_refusals() {
    const bool is_refused = is_refused_after_one_evaluation<Rules>() &&
                            is_refused_after_one_evaluation<exactly(Rules)>() &&
                            is_refused_after_one_evaluation<misere(Rules)>() &&
                            is_refused_after_one_evaluation<exactly(misere(Rules))>();
    CHECK_MESSAGE(is_refused, Rules.columns, "x", Rules.rows, "/", Rules.run);
}
TEST_CASE("hopeless questions are refused after one evaluation in all conventions") {
    check_refusals<rules{5, 5, 4, drop}>();
    check_refusals<rules{6, 4, 4, drop}>();
    check_refusals<rules{6, 6, 4, drop}>();
    check_refusals<rules{5, 4, 4}>();
    check_refusals<rules{5, 5, 4}>();
    check_refusals<rules{6, 6, 4}>();
    check_refusals<rules{7, 7, 4}>();
    check_refusals<gomoku>();
    // The smallest boards of misère play that are too hard.
    CHECK(is_refused_after_one_evaluation<misere(rules{5, 3, 3})>());
    CHECK(is_refused_after_one_evaluation<exactly(misere(rules{5, 3, 3}))>());
    CHECK(is_refused_after_one_evaluation<exactly(misere(rules{4, 4, 3}))>());
}

// A limit that is raised or lowered: 14x1/3 takes two evaluations.
using long_row = new_game<rules{14, 1, 3}>;
static_assert(has_known_value<long_row>);
static_assert(has_known_value<long_row, solve::evaluation_limit{2}>);
static_assert(!has_known_value<long_row, solve::evaluation_limit{1}>);
static_assert(!can_force_a_win<long_row, first, solve::evaluation_limit{1}>);
static_assert(value<long_row, solve::evaluation_limit{2}> == value<long_row>);
static_assert(score<long_row, solve::evaluation_limit{40}> == score<long_row>);
static_assert(std::is_same_v<reply<long_row, solve::evaluation_limit{40}>, reply<long_row>>);
static_assert(best_moves<fresh, solve::evaluation_limit{1}>.size() == 9);
static_assert(move_scores<fresh, solve::evaluation_limit{1}>.size() == 9);
static_assert(principal_variation<fresh, solve::evaluation_limit{1}>.size() == 9);
static_assert(wins<fork, first, solve::evaluation_limit{1}>);

// Stones that fall, and boards on which nobody can have a line.
using falling = new_game<rules{4, 3, 3, drop}>;
static_assert(value<falling>.outcome == outcome::first_won);
static_assert(last_move<reply<falling>>.row == 2);
static_assert(value<new_game<rules{5, 5, 9}>> == game_value{outcome::draw, 25});
static_assert(value<new_game<rules{1, 1, 1}>> == game_value{outcome::first_won, 1});

// Misère: who completes a line loses, so the loser makes the last move.
using misere_fresh = new_game<misere(tic_tac_toe)>;
static_assert(value<misere_fresh> == game_value{outcome::draw, 9});
static_assert(value<new_game<misere(square_board(1))>> == game_value{outcome::second_won, 1});
static_assert(score<new_game<misere(square_board(1))>> == -1);
using must_lose = set_up<misere(tic_tac_toe), "XOX/OX./O2 X">;
static_assert(value<must_lose>.outcome == outcome::second_won);
static_assert(wins<must_lose, second> && can_force_a_win<must_lose, second>);
static_assert(!can_force_a_win<must_lose, first>);
static_assert(is_drawn<played_perfectly<misere_fresh, 9>::game>);
static_assert(can_force_a_win<play<misere_fresh, "a1">, second> ==
              (value<play<misere_fresh, "a1">>.outcome == outcome::second_won));

static_assert(value<new_game<misere(rules{4, 3, 3})>> == game_value{outcome::second_won, 11});
static_assert(value<new_game<misere(square_board(4))>> == game_value{outcome::draw, 16});
static_assert(value<new_game<exactly(misere(tic_tac_toe))>> == value<misere_fresh>);
static_assert(value<new_game<misere(rules{4, 4, 4, drop})>>.outcome == outcome::second_won);
static_assert(value<new_game<misere(rules{4, 1, 2})>>.outcome == outcome::draw);
static_assert(value<new_game<misere(rules{5, 1, 2})>>.outcome == outcome::second_won);
static_assert(value<new_game<misere(exactly(rules{3, 3, 2}))>>.outcome == outcome::second_won);

// Exactly: c1 makes four in the row, which win only where longer lines count.
using overline = set_up<exactly(rules{.columns = 8, .rows = 1, .run = 3}), "XX1XOO1O X">;
static_assert(value<overline>.outcome == outcome::draw);
static_assert(value<set_up<rules{8, 1, 3}, "XX1XOO1O X">> == game_value{outcome::first_won, 1});
static_assert(value<new_game<exactly(tic_tac_toe)>> == value<fresh>);
static_assert(value<new_game<exactly(rules{6, 1, 2})>>.outcome == outcome::first_won);
static_assert(value<new_game<exactly(rules{7, 1, 3})>>.outcome == outcome::draw);

// The example of what a compiler can do: 4x4/4 is drawn.
static_assert(value<new_game<square_board(4)>>.outcome == outcome::draw);
static_assert(has_known_value<new_game<square_board(4)>>);

// 5x4/4/drop is found, though in several evaluations.
static_assert(value<new_game<rules{5, 4, 4, drop}>> == game_value{outcome::draw, 20});

// An ending of Connect Four, with its score from outside.
using ending = play<new_game<connect_four>, 5, 3, 1, 5, 6, 5, 3, 1, 1, 4, 7, 1, 7, 4, 4, 2, 5, 2, 5,
                    2, 1, 7, 7, 6, 2, 2, 4, 7, 7>;
static_assert(score<ending> == 4);

TEST_CASE("replies at run time are those of the compiler") {
    CHECK(*solve::reply(started_game::position) == last_move<reply<started_game>>);
    CHECK(*solve::value(fork::position) == value<fork>);
    CHECK(*solve::value(ending::position) == value<ending>);
    CHECK(*solve::value(misere_fresh::position) == value<misere_fresh>);
    CHECK(*solve::value(must_lose::position) == value<must_lose>);
    constexpr rules four_by_three = misere(rules{4, 3, 3});
    CHECK(*solve::value(new_game<four_by_three>::position) == value<new_game<four_by_three>>);
    CHECK(*solve::value(overline::position) == value<overline>);
}

}  // namespace
}  // namespace perfect_play_test
