// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/enum_names.hpp>
#include <inarow/json/writer.hpp>
#include <inarow/notation/reader.hpp>
#include <inarow/ui/player_names.hpp>
#include <inarow/ui/state_text.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

/// A puzzle is a position and a task. Except in puzzles of the kind `pattern`, the score of a move
/// decides whether the move is right.
namespace inarow::inline v0::ui {

/// The task of a puzzle:
/// - `win`: find a move that wins soonest. After each reply of the opponent, find another such
///   move, until you win.
/// - `only_move`: find the only move that keeps the win or the draw.
/// - `trap`: find a move that keeps the win or the draw. All moves except one do so.
/// - `better_move`: find a move that keeps the win or the draw. The position comes from a game in
///   which the player to move made a mistake.
/// - `pattern`: find a move that does what is most urgent (see does_most_urgent). Such a puzzle
///   needs no search, so its board can have any size.
enum class puzzle_kind : std::uint8_t { win, only_move, trap, better_move, pattern };
inline constexpr auto puzzle_kind_names =
    core::enum_names_of<puzzle_kind>("win", "only-move", "trap", "better-move", "pattern");

struct puzzle {
    puzzle_kind kind;
    int moves;       ///< number of the winner's moves in a `win`; otherwise 0
    int difficulty;  ///< higher is harder
    inarow::game game;

    [[nodiscard]] page_position position() const { return to_page_game(game).position(); }

    bool operator==(const puzzle&) const = default;
};

/// Returns whether a move with score `score` is right if the best move has score `best`. Do not use
/// this function for the kind `pattern` (see puzzle_answer::is_right).
[[nodiscard]] constexpr bool is_right(puzzle_kind kind, int score, int best) {
    const auto sign = [](int value) { return (value > 0) - (value < 0); };
    switch (kind) {
        case puzzle_kind::win: return score == best;
        case puzzle_kind::only_move:
        case puzzle_kind::trap:
        case puzzle_kind::better_move:
        case puzzle_kind::pattern:
        default: break;
    }
    return sign(score) == sign(best);
}

/// Writes a puzzle as one line: `win/3 210 rules=7x6/4/drop&moves=4453`. The line contains the kind
/// of the puzzle, its difficulty and the text of its state. After the kind `win`, the line contains
/// the number of moves.
void print_puzzle(core::sink auto& out, const puzzle& p) {
    core::write(out, puzzle_kind_names[p.kind]);
    if (p.kind == puzzle_kind::win) core::write(out, '/', p.moves);
    core::write(out, ' ', p.difficulty, ' ');
    print_started_game(out, p.game, p.game.moves());
}

/// Parses the line of a puzzle. Returns `nullopt` if the line is invalid.
[[nodiscard]] inline std::optional<puzzle> parse_puzzle(std::string_view line) {
    const auto number_in = [](std::string_view text) {
        notation::reader input{text};
        return input.finish(input.number(notation::expected_token::a_number));
    };
    std::string_view count = detail::take_token(line, " ");
    const std::string_view word = detail::take_token(count, "/");
    const auto index = puzzle_kind_names.find(word);
    if (index == puzzle_kind_names.size()) return std::nullopt;
    const auto kind = static_cast<puzzle_kind>(index);
    const auto difficulty = number_in(detail::take_token(line, " "));
    const auto moves = kind == puzzle_kind::win ? number_in(count) : 0;
    auto state = parse_state(line);
    if (!difficulty || !moves || !state || !state->is_started || state->position().is_over())
        return std::nullopt;
    return puzzle{kind, *moves, *difficulty, (std::move)(state->game)};
}

/// Writes the task: "Yellow to move: win in 3 moves."
void write_task(core::sink auto& out, const puzzle& p,
                const shared_phrases& texts = english<page_phrases>) {
    const phrase* task = &texts.task_better_move;
    switch (p.kind) {
        case puzzle_kind::win:
            task = p.moves == 1 ? &texts.task_win_in_one_move : &texts.task_win;
            break;
        case puzzle_kind::only_move: task = &texts.task_only_move; break;
        case puzzle_kind::trap: task = &texts.task_trap; break;
        case puzzle_kind::pattern: task = &texts.task_pattern; break;
        case puzzle_kind::better_move:
        default: break;
    }
    const player side = p.game.position().to_move();
    write_phrase(out, *task, {player_name(texts, p.game.rules(), side), p.moves});
}

/// Writes a puzzle as JSON: its kind, its number of moves, its difficulty, the text of its state,
/// and its task.
void write_puzzle(core::sink auto& out, const puzzle& p,
                  const shared_phrases& texts = english<page_phrases>) {
    json::writer json(out);
    json.begin_object();
    json.member("kind", puzzle_kind_names, p.kind);
    json.member("moves", p.moves);
    json.member("difficulty", p.difficulty);
    json.string_member("state",
                       [&](auto& text) { print_started_game(text, p.game, p.game.moves()); });
    json.string_member("task", [&](auto& text) { write_task(text, p, texts); });
    json.end_object();
}

}  // namespace inarow::inline v0::ui
