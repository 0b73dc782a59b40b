// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/messages/record_error.hpp>
#include <inarow/notation/notation.hpp>

/// The phrases of the sentences on a page. Each of the two engines of the page has its own table,
/// so no engine contains phrases that only the other engine writes.
namespace inarow::inline v0::ui {

using messages::english;
using messages::phrase;
using messages::write_phrase;

/// The phrases of both engines.
struct shared_phrases {
    /// The players' names, for each style of a board.
    phrase board_players[3][2] = {{"X", "O"}, {"Black", "White"}, {"Yellow", "Red"}};

    phrase task_win_in_one_move = "{0} to move: win in {1} move.";
    phrase task_win = "{0} to move: win in {1} moves.";
    phrase task_only_move = "{0} to move: only one move gives nothing away. Find it.";
    phrase task_trap = "{0} to move: one move looks good and is a mistake. Avoid it.";
    phrase task_better_move =
        "{0} to move: the move in the game was a mistake. Find a better move.";
    phrase task_pattern = "{0} to move: find the move that decides.";
};

/// The phrases of the engine that does not search.
// NOLINTNEXTLINE(misc-multiple-inheritance): both classes only have data members
struct page_phrases : messages::record_phrases, shared_phrases {
    phrase not_now[8] = {"The game has not been started yet.",
                         "The game has already been started: reset it first.",
                         "It is the computer's turn.",
                         "It is not the computer's turn.",
                         "There is nothing to redo: no move was taken back.",
                         "This is the main variation already.",
                         "There is no other variation.",
                         "You can move at the end of the game only, when it is your turn."};
    phrase above = "above {0}";
    phrase no_such_ply = "There is no ply {0}: the game has {1}.";
    phrase no_such_variation = "There is no variation {0}: the game has {1}.";
    phrase no_such_level = "There is no level {0}: the levels are {1} to {2}.";
    phrase too_many_variations =
        "There are {0} variations, the most that a game can have: remove one first.";

    phrase unreadable_in_part = "{0} cannot be read whole: {1}";
    phrase not_one_of = "{0} is not one of {1}.";
    phrase other_format =
        "{0} is not a format that this version of inarow knows: it reads format {1}.";
    phrase repeated = "{0} is given twice.";
    phrase not_utf8 = "the text is not in UTF-8.";
    phrase discrepancy[2] = {"it does not continue the game that was played here.",
                             "the game that was played here has gone on since."};
    phrase reserved_property = "{0} is part of the game, not a property that it has.";
    phrase without_moves = "it needs moves.";

    phrase the_game = "The game";
    phrase the_text = "The text";
    phrase the_action = "The action";
    phrase text_sources[3] = {"The link", "The file", "The game that the browser kept"};
    phrase imported_too_many_variations =
        "The game has more than {0} variations, the most that a game can have here.";
    phrase no_game =
        "There is no game in it: expected a link, a list of moves, a position, a drawn board or "
        "SGF.";
    phrase first_of_games = "The text has {0} games; this is the first.";
    phrase one_of_games = "The text has {0} games; this is game {1}.";

    phrase draw = "Draw";
    phrase wins = "{0} wins";
    phrase you_win = "You win";
    phrase you_lose = "You lose";
    phrase turn = "{0}'s turn";
    phrase your_turn = "Your turn";
    phrase turn_of_friend = "Friend's turn";
    phrase turn_of_computer = "Computer's turn";

    phrase rules_at_least = "The first to make {0} or more in a row {1}.";
    phrase rules_exactly =
        "The first to make exactly {0} in a row {1}; a longer row does not count.";
    phrase line_wins = "wins";
    phrase line_loses = "loses";
    phrase lines_wrap = "Lines continue at the opposite edge.";
    phrase no_lines = "No row of {0} fits on this board: every game is a draw.";

    core::enum_names<notation::kind, notation::kind_titles.size()> notations =
        notation::kind_titles;
    phrase documents[6] = {"Position",   "Drawing",       "Picture (SVG)",
                           "Game (SGF)", "Program (C++)", "State"};
};

/// The phrases of the engine that searches.
struct search_phrases : shared_phrases {
    phrase column = "column {0}";
    phrase columns = "columns {0}";
    phrase first_column = "Column {0}";  ///< at the start of a sentence
    phrase at_squares = "at {0}";
    phrase in_column = "in column {0}";
    phrase in_columns = "in columns {0}";
    phrase in_row_of_column = "in row {0} of {1}";
    phrase all_of = "{0} and {1}";
    phrase one_of = "{0} or {1}";
    phrase in_one_move = "in {0} move";
    phrase in_moves = "in {0} moves";
    phrase in_one_move_instead = "in {0} move instead of {1}";
    phrase in_moves_instead = "in {0} moves instead of {1}";

    phrase a_double_threat = "a double threat";
    phrase an_open_four = "an open four";
    phrase threatens_to_win = "{0} threatens to win {1}.";
    phrase threatens_to_make = "{0} threatens to make {1} {2}.";
    phrase wins_at_once = "{0} wins at once {1}.";
    phrase can_make = "{0} can make {1} {2}.";
    phrase pattern_win = "wins at once";
    phrase pattern_block = "{0} wins here";
    phrase pattern_double_threat = "makes a double threat";
    phrase pattern_opposing_double_threat = "{0} makes a double threat here";

    phrase score_draw = "draw";
    phrase score_win = "wins in {0}";
    phrase score_loss = "loses in {0}";
    phrase score_wins = "wins";
    phrase score_loses = "loses";
    phrase score_does_not_lose = "does not lose";
    phrase score_does_not_win = "does not win";
    phrase score_unknown = "unknown";
    phrase holds_so_far = "holds so far";

    phrase numbered = "{0} (number {1})";
    phrase has = "{0} has {1}";
    phrase it_makes = "It makes {0}";
    phrase makes = "{0} makes {1}";
    phrase gets = "After {0}, {1} gets {2}";
    phrase it_prepares = "It prepares {0} {1}.";
    phrase prepares = "{0} prepares {1} {2}.";
    phrase prepares_after = "After {0}, {1} prepares {2} {3}.";
    phrase blocked_threat = "a threat that {0} must block {1}";
    phrase even_threat = "an even threat {0}";
    phrase odd_threat = "an odd threat {0}";
    phrase does_not_block = "It does not block the threat {0}.";
    phrase even_threat_on_top = "{0} has an even threat on top of it, {1}.";
    phrase odd_threat_on_top = "{0} has an odd threat on top of it, {1}.";
    phrase cannot_stop_both = "{0}: {1} cannot stop both {2} and {3}.";
    phrase cannot_stop_both_rows = "{0}: {1} cannot stop both row {2} and row {3} of {4}.";
    phrase cannot_play_below = "{0}: {1} cannot play below it.";
    phrase wins_in_the_end = "{0}, which wins in the end.";
    phrase zugzwang = "{0}, and in the end {1} has to play below it (zugzwang).";
    phrase claimeven = "From {0} on, {1} answers each move on top of it (claimeven).";

    phrase holds_against_win = "{0} gives the win away: {1} can hold the draw.";
    phrase only_move_holds = "{0} is the only move that holds the draw.";
    phrase holds = "{0} holds the draw.";
    phrase move_wins = "{0} wins at once.";
    phrase is_best = "{0} is best: {1} wins {2}.";
    phrase wins_later = "{0} still wins, but later: {1} wins {2}.";
    phrase holds_out = "{0} holds out longest: {1} wins {2}.";
    phrase loses_win = "{0} gives the win away: {1} wins {2}.";
    phrase loses_draw = "{0} gives the draw away: {1} wins {2}.";
    phrase loses_sooner = "{0} loses sooner: {1} wins {2}.";
    phrase must_complete = "In the end {0} has to complete a row with {1}.";
    phrase end_both = "In the end, after {0} (number {1}), {2} cannot stop both {3} and {4}.";
    phrase end_block = "In the end, after {0} (number {1}), {2} must block {3}, and then {4} wins.";
    phrase end_zugzwang =
        "In the end, after {0} (number {1}), {2} has no good move: {3} lets {4} win on top of it.";
    phrase end_no_defense =
        "In the end, after {0} (number {1}), {2} has no defense: after {3}, {4} wins.";
    phrase better = "Better: {0}.";
    phrase and_others = "{0} and others";
    phrase not_proven = "What {0} is worth is not proven.";

    phrase review_drawn = "it was drawn";
    phrase review_has_won = "{0} has won";
    phrase review_draw = "it is a draw";
    phrase review_wins = "{0} wins";
    phrase review_wins_in = "{0} wins {1}";
    phrase misses_win = "misses a win {0}";
    phrase lets_win = "lets {0} win {1}";
    phrase misses = "misses {0} {1}";
    phrase lets_make = "lets {0} make {1} {2}";
    phrase flaw_later = "wins later";
    phrase flaw_sooner = "loses sooner";
    phrase flaw_win = "gives the win away";
    phrase flaw_draw = "gives the draw away";
    phrase flaw_better = "better: {0}";
    phrase and_so_on = "and so on";

    phrase right = "Right: {0}";
    phrase wrong = "Wrong: {0}";
    phrase answer_wins = "{0} wins.";
    phrase answer_decides = "{0}.";
    phrase answer_does_not_decide = "{0} does not decide.";
    phrase answers = "{0}. {1} answers {2}.";
};

}  // namespace inarow::inline v0::ui
