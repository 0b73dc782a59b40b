// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "signals.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string_view>

/// A full-screen terminal. `inarow play` draws on the terminal, and reads its keys and mouse.
namespace inarow::app::screen {

/// A row and a column of the terminal, from 0 at the top left.
struct place {
    int row = 0;
    int column = 0;
};

/// The appearance of a text. A terminal without colors shows only bold, dim and reversed text.
enum class style : std::uint8_t {
    plain,
    dim,
    bold,
    bar,       ///< the top line
    key,       ///< a key in the line of keys
    selected,  ///< an entry of a list, or the score of a best move
    alarm,
    first,  ///< the marks of the players
    second,
    frame,  ///< the lines of a board
    good,   ///< the scores of moves
    bad,
    level,
};

enum class key : std::uint8_t {
    character,  ///< a printable character
    control,    ///< Ctrl with the letter in event::character
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
    mouse,   ///< the left button was pressed at event::place
    resize,  ///< the window may have a new size
    none,    ///< no event within the time limit, or an unknown event
    terminal_is_gone,
};

/// An input from the person, or a change of the terminal.
struct event {
    screen::key key = screen::key::none;
    char character = 0;  ///< ASCII
    screen::place place{};
};

/// The whole terminal, controlled by ncurses and restored on destruction. At most one instance may
/// exist.
class canvas {
public:
    /// Opens the terminal. Returns null if terminfo does not know the terminal, or if the terminal
    /// cannot move its cursor. Create `heard` first, because ncurses does not handle signals that
    /// already have a handler. `heard` must outlive the canvas.
    [[nodiscard]] static std::unique_ptr<canvas> open(signals& heard);
    canvas(const canvas&) = delete;
    canvas(canvas&&) = delete;
    canvas& operator=(const canvas&) = delete;
    canvas& operator=(canvas&&) = delete;
    ~canvas();

    [[nodiscard]] int rows() const;
    [[nodiscard]] int columns() const;
    /// Returns whether the terminal can show characters beyond ASCII.
    [[nodiscard]] bool has_unicode() const { return has_unicode_; }
    /// Returns whether the terminal can also show colored symbols that are two columns wide.
    [[nodiscard]] bool has_emoji() const { return has_emoji_; }
    [[nodiscard]] bool has_colors() const { return has_colors_; }

    void clear() const;
    /// Writes a text on one line, as far as it fits. Ignores places off the screen.
    void write(place where, std::string_view text, style how = style::plain) const;
    /// Puts the cursor at a place, or hides it if the place is off the screen.
    void put_cursor(place where) const;
    void show() const;

    /// Makes the next `show` write the whole screen, because other programs may have written to it.
    void redraw() const;

    /// Waits for the next event, at most `time_limit`.
    [[nodiscard]] event next(std::chrono::milliseconds time_limit);

private:
    /// Takes over the current size of the window and restores the mode of the terminal.
    void take_window() const;

    struct terminal;
    canvas(std::unique_ptr<terminal> opened, signals& heard);

    std::unique_ptr<terminal> terminal_;
    signals& signals_;
    bool has_unicode_ = false;
    bool has_emoji_ = false;
    bool has_colors_ = false;
};

/// Returns the number of screen columns that a text takes.
[[nodiscard]] int width_of(std::string_view text);

}  // namespace inarow::app::screen
