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

/// A move of the computer, and a remark about it, if there is any.
struct computer_move {
    square where;
    std::string remark;
};

/// How a session is played and shown.
struct session_settings {
    game_setup setup;
    ui::starter starter = ui::starter::first;
    std::optional<player> computer;  ///< the player whom the computer plays, if it does
    solve::level level;              ///< of the computer
    bool at_random = false;          ///< instead: the computer moves at random
    /// The computer's move; by the searcher, unless it moves at random.
    std::function<computer_move(const ui::state&)> choose_move;
    solve::solver* searcher;
    /// Gives the searcher the opening book of these rules, if there is one.
    std::function<void(const inarow::rules&)> set_book;
    std::function<player()> toss;
    draw::glyphs glyphs;
    bool has_chosen_glyphs = false;  ///< by an option
    bool is_plain = false;           ///< lines are added, nothing is redrawn
};

/// The state before the first game of a session.
[[nodiscard]] ui::state initial_state(const session_settings& settings);

/// After a move of a person who repeats an undone one: with the computer's undone reply.
[[nodiscard]] ui::state with_undone_reply(ui::state s);

/// Games played line by line: moves and commands in, boards and messages out. At a terminal the
/// screen is redrawn, elsewhere lines are added. The state is ui::state and changes by ui::reduce;
/// a referee, if there is one, is asked first.
class play_session {
public:
    play_session(const session_settings& settings, referee* judge, output& out);

    /// Plays until somebody quits or the input ends.
    void run();

private:
    /// Carries out a line of input; false if it says to quit.
    bool take_line(std::string_view line);
    /// Carries out a command, with its argument on the rest of the line; nothing if it is none.
    [[nodiscard]] std::optional<bool> take_command(std::string_view word, std::string_view& rest);
    /// Each returns whether it was done; if not, it has added a message.
    bool play(std::string_view text, ui::controller mover);
    bool undo(int turns);
    bool redo(int turns);
    void restart();
    void start_game();
    void let_computer_move();
    bool act(const ui::action& action);
    /// Applies an action that often; all of it or nothing.
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
