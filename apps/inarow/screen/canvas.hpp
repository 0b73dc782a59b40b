// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "signals.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string_view>

/// A terminal used as a whole: what `inarow play` draws on, and what its keys and its mouse say.
namespace inarow::app::screen {

/// A row and a column of the terminal, from 0 at the top left.
struct place {
    int row = 0;
    int column = 0;
};

/// How a text looks. Without colors bold, dim and reversed are left.
enum class look : std::uint8_t {
    plain,
    dim,
    bold,
    bar,       ///< the top line
    key,       ///< in the line of help
    selected,  ///< in a list
    alarm,
    first,  ///< the marks of the players
    second,
    frame,  ///< the lines of a board
    good,   ///< the scores of moves
    bad,
    level,
};

enum class key : std::uint8_t {
    character,  ///< with a character
    control,    ///< Ctrl and a letter: the character is that letter
    up,
    down,
    left,
    right,
    home,
    end,
    enter,
    escape,
    backspace,
    help,
    mouse,   ///< the left button was pressed at a place
    resize,  ///< the window may have another size
    none,    ///< nothing happened in the time
    terminal_is_gone,
};

/// What a person did.
struct event {
    screen::key key = screen::key::none;
    char character = 0;  ///< ASCII
    screen::place place{};
};

/// The whole terminal, by ncurses. It is as it was before when this is destroyed. There may be one
/// at a time.
class canvas {
public:
    /// Nothing where terminfo does not know the terminal, or it has no cursor to move. The signals
    /// must live as long, and be heard before: ncurses leaves alone what is handled already.
    [[nodiscard]] static std::unique_ptr<canvas> open(signals& heard);
    canvas(const canvas&) = delete;
    canvas(canvas&&) = delete;
    canvas& operator=(const canvas&) = delete;
    canvas& operator=(canvas&&) = delete;
    ~canvas();

    [[nodiscard]] int rows() const;
    [[nodiscard]] int columns() const;
    /// Whether characters beyond ASCII can be written.
    [[nodiscard]] bool has_unicode() const { return has_unicode_; }
    /// Whether colored symbols two columns wide can be, too.
    [[nodiscard]] bool has_emoji() const { return has_emoji_; }
    [[nodiscard]] bool has_colors() const { return has_colors_; }

    void clear() const;
    /// Writes a text on one line, as much of it as fits. What is off the screen is left out.
    void write(place where, std::string_view text, look how = look::plain) const;
    /// Puts the cursor there, or hides it where there is no such place.
    void put_cursor(place where) const;
    void show() const;

    /// Has the next `show` write all of it, whatever others have written on the terminal.
    void redraw() const;

    /// Waits for the next event, no longer than that.
    [[nodiscard]] event next(std::chrono::milliseconds time_limit);

private:
    /// Takes the size that the window has now, and the terminal's mode back.
    void take_window() const;

    struct terminal;
    canvas(std::unique_ptr<terminal> opened, signals& heard);

    std::unique_ptr<terminal> terminal_;
    signals& signals_;
    bool has_unicode_ = false;
    bool has_emoji_ = false;
    bool has_colors_ = false;
};

/// How many columns a text takes.
[[nodiscard]] int width_of(std::string_view text);

}  // namespace inarow::app::screen
