// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/glyphs.hpp>

#include "lines.hpp"
#include "output.hpp"
#include "table.hpp"

#include <functional>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::app {

/// A move of the computer's, and what there is to say about it, if anything.
struct computers_move {
    square where;
    std::string remark;
};

/// Who plays, and how it is shown.
struct seating {
    std::optional<player> computer;  ///< the side that the computer plays, if it does
    std::function<computers_move(const table&)> choose;
    draw::glyphs set;
    /// Who begins, asked again for every new game.
    std::function<setting(std::mt19937_64&)> next_game;
};

/// Asks for moves and words, line by line, and answers: on a terminal by drawing the screen anew,
/// elsewhere by adding lines.
class dialogue {
public:
    dialogue(table& at, const seating& who, std::mt19937_64& random, output& to)
        : table_{at}, who_{who}, random_{random}, to_{to} {}

    /// Until somebody quits, or the input ends.
    void hold();

private:
    /// What a line of input does; false when it says to quit.
    bool take(std::string_view line);
    /// A word, with what follows it on its line; nothing when it is none.
    [[nodiscard]] std::optional<bool> take_word(std::string_view word, std::string_view& rest);
    void take_moves_back(int turns);
    void play_again(int turns);
    void let_computer_move();
    /// Keeps what is to be said; false when nothing was refused.
    bool say_refusal(const std::optional<refused_sentence>& why);

    void answer();
    void draw_screen();
    void add_lines();
    [[nodiscard]] std::string title() const;
    [[nodiscard]] std::string prompt() const;
    [[nodiscard]] std::string drawn_board(const draw::window& part) const;
    void explain();

    struct message {
        std::string text;
        bool is_refusal;
    };

    table& table_;
    const seating& who_;
    std::mt19937_64& random_;
    output& to_;
    lines from_;
    std::vector<message> messages_;
    bool board_changed_ = true;
    bool is_new_ = true;
};

}  // namespace inarow::app
