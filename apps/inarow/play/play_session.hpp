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

/// A move of the computer, with an optional remark.
struct computer_move {
    square where;
    std::string remark;
};

/// Settings for playing and displaying a session.
struct session_settings {
    game_setup setup;
    ui::starter starter = ui::starter::first;
    std::optional<player> computer;  ///< the player that the computer plays, if any
    solve::level level;              ///< of the computer
    bool at_random = false;          ///< the computer moves at random instead
    /// Chooses the computer's move, by the searcher unless it moves at random.
    std::function<computer_move(const ui::state&)> choose_move;
    solve::solver* searcher;
    /// Gives the searcher the opening book of these rules, if any.
    std::function<void(const inarow::rules&)> set_book;
    std::function<player()> toss;
    draw::glyphs glyphs;
    bool has_chosen_glyphs = false;  ///< by an option
    bool is_plain = false;           ///< lines are appended, nothing is redrawn
};

/// The state before the first game of a session.
[[nodiscard]] ui::state initial_state(const session_settings& settings);

/// Adds the computer's undone reply, after a person repeats an undone move.
[[nodiscard]] ui::state with_undone_reply(ui::state s);

/// Games played line by line: moves and commands in, boards and messages out. Redraws the screen of
/// a terminal; appends lines elsewhere. The state is ui::state and changes by ui::reduce; a
/// referee, if any, is asked first.
class play_session {
public:
    play_session(const session_settings& settings, referee* judge, output& out);

    /// Plays until a person quits or the input ends.
    void run();

private:
    /// Handles a line of input; returns false to quit.
    bool take_line(std::string_view line);
    /// Runs a command, with its argument on the rest of the line; `nullopt` if it is not a command.
    [[nodiscard]] std::optional<bool> take_command(std::string_view word, std::string_view& rest);
    /// Each returns whether it succeeded; on failure it has added a message.
    bool play(std::string_view text, ui::controller mover);
    bool undo(int turns);
    bool redo(int turns);
    void restart();
    void start_game();
    void let_computer_move();
    bool act(const ui::action& action);
    /// Applies an action `times` times, completely or not at all.
    [[nodiscard]] ui::state repeated(const ui::action& action, int times) const;
    void refuse(std::string sentence) { messages_.push_back({std::move(sentence), true}); }

    void answer();
    void draw_screen();
    void add_lines();
    [[nodiscard]] std::string title() const;
    [[nodiscard]] std::string prompt() const;
    [[nodiscard]] std::string standing() const;
    [[nodiscard]] std::string board(const draw::window& part) const;
    [[nodiscard]] std::string remark(const draw::window& part) const;
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
