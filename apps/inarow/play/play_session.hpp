// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/board.hpp>
#include <inarow/solve/solver.hpp>
#include <inarow/ui/reduce.hpp>

#include "io/input_lines.hpp"
#include "io/output.hpp"
#include "options.hpp"
#include "play/referee.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::app {

/// A move of the computer, with an optional note.
struct computer_move {
    square where;
    std::string note;
};

/// Settings for playing and displaying a session.
struct session_settings {
    game_setup setup;
    ui::starter starter = ui::starter::first;
    std::optional<player> computer;  ///< the player that the computer plays, if any
    solve::level level;              ///< the level of the computer
    bool at_random = false;          ///< the computer ignores `level` and moves at random
    /// Chooses the computer's move. Uses `solver` unless the computer moves at random.
    std::function<computer_move(const ui::state&)> choose_move;
    solve::solver* solver;
    /// Gives the solver the opening book of these rules, if any.
    std::function<void(const inarow::rules&)> set_book;
    std::function<player()> toss;
    draw::glyphs glyphs;
    bool has_chosen_glyphs = false;  ///< an option has chosen `glyphs`
    bool is_plain = false;           ///< lines are appended, and the screen is not redrawn
};

/// The state before the first game of a session.
[[nodiscard]] ui::state initial_state(const session_settings& settings);

/// If the person has just repeated an undone move, returns the state in which the computer's undone
/// reply is also redone. Otherwise, returns the same state.
[[nodiscard]] ui::state with_undone_reply(ui::state s);

/// Plays games line by line: reads moves and commands, and writes boards and messages. On a
/// terminal, redraws the screen. Otherwise, appends lines to the output. The state of the game is a
/// ui::state, which ui::reduce changes. If there is a referee (an external judge of moves), it
/// judges each move first.
class play_session {
public:
    play_session(const session_settings& settings, referee* judge, output& out);

    /// Plays until a person quits or the input ends.
    void run();

private:
    /// Handles a line of input. Returns false if the session must end.
    bool take_line(std::string_view line);
    /// Runs the command `word`, with its argument in `rest`. Returns `nullopt` if `word` is not a
    /// command.
    [[nodiscard]] std::optional<bool> take_command(std::string_view word, std::string_view& rest);
    /// The following functions change the game. The functions that return bool return whether they
    /// succeeded. If the change was refused, these functions add a message.
    bool play(std::string_view text, ui::controller mover);
    bool undo(int turns);
    bool redo(int turns);
    void restart();
    void start_game();
    void let_computer_move();
    bool act(const ui::action& action);
    /// Returns the state after applying an action up to `times` times. Stops at the first refusal,
    /// which is then part of the state.
    [[nodiscard]] ui::state repeated(const ui::action& action, int times) const;
    void refuse(std::string sentence) { messages_.push_back({std::move(sentence), true}); }

    void answer();
    void draw_screen();
    void add_lines();
    [[nodiscard]] std::string title() const;
    [[nodiscard]] std::string prompt() const;
    [[nodiscard]] std::string turn_text() const;
    [[nodiscard]] std::string board(const draw::window& part) const;
    [[nodiscard]] std::string note(const draw::window& part) const;
    [[nodiscard]] bool is_over() const { return state_.position().is_over(); }
    void explain();

    struct message {
        std::string text;
        bool is_refusal;
    };

    const session_settings& settings_;
    referee* referee_;
    output& out_;
    ui::state state_;
    input_lines input_;
    std::vector<message> messages_;
    bool board_changed_ = true;
    bool is_new_ = true;
};

}  // namespace inarow::app
