// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "board_area.hpp"
#include "canvas.hpp"
#include "dialog.hpp"
#include "play/play_session.hpp"
#include "thinker.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::app::screen {

/// Plays games on a full-screen terminal, with arrow keys, names of squares and the mouse. The
/// state of the game is a ui::state, which ui::reduce changes.
class play_screen {
public:
    play_screen(session_settings& settings, canvas& onto);

    /// Plays until the person quits.
    void run();

private:
    struct message {
        std::string text;
        bool is_alarm = false;
    };

    void start_game();
    void think();

    void handle(const event& e);
    void handle_command(char letter);
    void handle_in_dialog(const event& e);
    /// Returns whether hints and reviews are available for this game. If they are not available,
    /// shows a message.
    [[nodiscard]] bool may_search(std::string_view what);
    void move_cursor(int columns, int rows);
    void step(int plies);
    void choose_by_name(char typed);
    [[nodiscard]] bool choose_square(std::string_view name);
    void click(place where);
    void play_chosen();
    bool act(const ui::action& action);

    void ask_opponent();
    void ask_side(const std::optional<solve::level>& level, bool at_random);
    void ask_game();
    void ask_rules();
    void ask_file_to_save();
    void ask_file_to_open();
    void set_opponent(std::optional<player> computer);
    void choose_rules(const rules& r);
    void save(const std::string& path);
    void open(const std::string& path);
    void say(std::string text) { message_ = {.text = std::move(text)}; }
    void refuse(std::string text) { message_ = {.text = std::move(text), .is_alarm = true}; }

    void draw();
    /// Returns whether the board also needs the lines of the screen that are otherwise left free.
    [[nodiscard]] bool is_tight() const;
    /// Returns the square around which the screen shows a part of the board, if the whole board
    /// does not fit.
    [[nodiscard]] square center() const;
    void draw_title();
    void draw_board();
    void draw_review(const area& room);
    void draw_lines();
    void draw_keys();
    void draw_help();
    [[nodiscard]] std::vector<board_content::score> scores() const;
    [[nodiscard]] std::string known_of_chosen() const;
    [[nodiscard]] std::string turn_text() const;
    [[nodiscard]] std::string name_of_player(player side) const;
    /// Returns the square that the next stone would take, or `nullopt` if no person is to move or
    /// the column is full.
    [[nodiscard]] std::optional<square> chosen() const;
    [[nodiscard]] const rules& game_rules() const { return state_.rules(); }
    [[nodiscard]] draw::glyphs glyphs() const;
    /// Returns the text with the marks that the board shows: "first (X)" in messages becomes "first
    /// (×)".
    [[nodiscard]] std::string with_glyphs(std::string text) const;

    session_settings& settings_;
    canvas& canvas_;
    ui::state state_;
    /// The file that the game was read from.
    struct opened_file {
        std::string path;
        std::string loss;  ///< what the file loses if the game replaces it
    };
    opened_file opened_{};
    square cursor_{};
    std::string typed_;  ///< the part of a square's name that was typed so far
    message message_;
    bool has_review_ = false;
    bool has_help_ = false;
    bool is_done_ = false;
    std::optional<dialog> dialog_;
    place entries_at_;                 ///< where the entries of the dialog are
    std::optional<board_area> board_;  ///< the board as last drawn
    thinker thinker_;
};

}  // namespace inarow::app::screen
