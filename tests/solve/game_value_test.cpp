// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/game_value.hpp>

#include "support/at_both_times.hpp"

namespace game_value_test {
namespace {

using namespace inarow;
using test::expect;

constexpr game_value first_wins_in(int plies) { return {outcome::first_won, plies}; }
constexpr game_value second_wins_in(int plies) { return {outcome::second_won, plies}; }
constexpr game_value drawn_in(int plies) { return {outcome::draw, plies}; }

// Only the convention matters.
constexpr rules normal = tic_tac_toe;
constexpr rules misere_rules = misere(tic_tac_toe);

constexpr bool a_win_with_the_last_stone_scores_1() {
    expect(score_of(first_wins_in(1), 1, first) == 1);
    expect(score_of(first_wins_in(3), 3, first) == 1);
    expect(score_of(first_wins_in(3), 4, first) == 1);  // only one square is left free
    expect(score_of(second_wins_in(2), 2, first) == -1);
    return expect(score_of(second_wins_in(0), 0, first) == -1);  // the game is over
}
AT_BOTH_TIMES(a_win_with_the_last_stone_scores_1)

constexpr bool faster_wins_score_more() {
    expect(score_of(first_wins_in(1), 9, first) == 5);
    expect(score_of(first_wins_in(3), 9, first) == 4);
    expect(score_of(first_wins_in(9), 9, first) == 1);
    expect(score_of(first_wins_in(41), 42, first) == 1);  // Connect Four
    expect(score_of(second_wins_in(2), 9, first) == -4);
    expect(score_of(second_wins_in(4), 9, first) == -3);
    return expect(score_of(second_wins_in(8), 9, first) == -1);
}
AT_BOTH_TIMES(faster_wins_score_more)

constexpr bool scores_of_both_players_are_opposite() {
    expect(score_of(first_wins_in(3), 7, first) == 3);
    expect(score_of(first_wins_in(2), 7, second) == -3);
    expect(score_of(second_wins_in(3), 7, second) == 3);
    return expect(score_of(second_wins_in(2), 7, first) == -3);
}
AT_BOTH_TIMES(scores_of_both_players_are_opposite)

constexpr bool a_draw_scores_0_and_takes_all_squares() {
    expect(score_of(drawn_in(9), 9, first) == 0 && score_of(drawn_in(9), 9, second) == 0);
    expect(value_of(0, normal, 9, first) == drawn_in(9));
    return expect(value_of(0, normal, 0, second) == drawn_in(0));
}
AT_BOTH_TIMES(a_draw_scores_0_and_takes_all_squares)

constexpr bool a_score_tells_who_wins_and_when() {
    expect(value_of(5, normal, 9, first) == first_wins_in(1));
    expect(value_of(5, normal, 9, second) == second_wins_in(1));
    expect(value_of(1, normal, 42, first) == first_wins_in(41));
    expect(value_of(-1, normal, 42, first) == second_wins_in(42));
    expect(value_of(-4, normal, 9, second) == first_wins_in(2));
    return expect(value_of(-1, normal, 0, first) == second_wins_in(0));
}
AT_BOTH_TIMES(a_score_tells_who_wins_and_when)

constexpr bool a_score_tells_who_wins_and_when_in_misere_play() {
    // The player to move wins after the opponent's move.
    expect(value_of(4, misere_rules, 9, first) == first_wins_in(2));
    expect(value_of(4, misere_rules, 9, second) == second_wins_in(2));
    expect(value_of(-5, misere_rules, 9, first) == second_wins_in(1));
    expect(value_of(-1, misere_rules, 42, first) == second_wins_in(41));
    expect(value_of(1, misere_rules, 42, first) == first_wins_in(42));
    expect(value_of(0, misere_rules, 9, first) == drawn_in(9));
    return expect(value_of(1, misere_rules, 0, first) == first_wins_in(0));
}
AT_BOTH_TIMES(a_score_tells_who_wins_and_when_in_misere_play)

constexpr bool score_of_and_value_of_are_inverse() {
    for (const rules& r : {normal, misere_rules}) {
        for (int free = 0; free <= 20; ++free) {
            for (const player mover : {first, second}) {
                // The player to move completes a line after an odd number of plies, the opponent
                // after an even one: 0 if the game is over.
                for (int plies = 0; plies <= free; ++plies) {
                    const player completer = plies % 2 != 0 ? mover : other(mover);
                    const game_value v{outcome_of_line(r, completer), plies};
                    expect(value_of(score_of(v, free, mover), r, free, mover) == v);
                }
            }
        }
    }
    return true;
}
AT_BOTH_TIMES(score_of_and_value_of_are_inverse)

constexpr bool value_of_and_score_of_are_inverse_for_every_score() {
    for (const rules& r : {normal, misere_rules}) {
        for (int free = 1; free <= 20; ++free) {
            const auto [lower, upper] = scores_of(r, free);
            for (const player mover : {first, second})
                for (int score = lower; score <= upper; ++score)
                    expect(score_of(value_of(score, r, free, mover), free, mover) == score);
        }
    }
    return true;
}
AT_BOTH_TIMES(value_of_and_score_of_are_inverse_for_every_score)

constexpr bool scores_range_from_the_soonest_loss_to_the_soonest_win() {
    for (int free = 1; free <= 20; ++free) {
        for (const rules& r : {normal, misere_rules}) {
            const auto [lower, upper] = scores_of(r, free);
            int min_possible = 0;
            int max_possible = 0;
            for (int plies = 1; plies <= free; ++plies) {
                const player completer = plies % 2 != 0 ? first : second;
                const int score = score_of({outcome_of_line(r, completer), plies}, free, first);
                min_possible = score < min_possible ? score : min_possible;
                max_possible = score > max_possible ? score : max_possible;
            }
            expect(lower == min_possible && upper == max_possible);
        }
    }
    return true;
}
AT_BOTH_TIMES(scores_range_from_the_soonest_loss_to_the_soonest_win)

constexpr bool a_score_is_negated_from_ply_to_ply() {
    for (const rules& r : {normal, misere_rules}) {
        for (int free = 1; free <= 20; ++free) {
            const auto [lower, upper] = scores_of(r, free - 1);
            const int over = score_of({outcome_of_line(r, first), 0}, free - 1, second);
            for (int score = over < lower ? over : lower; score <= upper || score <= over;
                 ++score) {
                game_value before = value_of(score, r, free - 1, second);
                ++before.plies;
                expect(score_of(before, free, first) == -score);
            }
        }
    }
    return true;
}
AT_BOTH_TIMES(a_score_is_negated_from_ply_to_ply)

}  // namespace
}  // namespace game_value_test
