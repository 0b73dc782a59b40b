// SPDX-License-Identifier: BSL-1.0
#include "canvas.hpp"

#include "platform/standard_streams.hpp"
#include "terminfo.hpp"

#include <algorithm>
#include <array>
#include <clocale>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <string>

#define NCURSES_NOMACROS
#include <curses.h>
#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace inarow::app::screen {
namespace {

struct appearance {
    short color;  ///< foreground color; -1 for the terminal's default
    attr_t attributes;
    attr_t without_colors;
};

/// The appearance of each style, in the order of the enumeration `style`.
constexpr std::array<appearance, 13> appearances{{
    {-1, A_NORMAL, A_NORMAL},             // plain
    {-1, A_DIM, A_DIM},                   // dim
    {-1, A_BOLD, A_BOLD},                 // bold
    {-1, A_REVERSE, A_REVERSE},           // bar
    {-1, A_REVERSE, A_REVERSE},           // key
    {-1, A_REVERSE, A_REVERSE},           // selected
    {COLOR_YELLOW, A_BOLD, A_BOLD},       // alarm
    {COLOR_CYAN, A_BOLD, A_BOLD},         // first
    {COLOR_RED, A_BOLD, A_NORMAL},        // second
    {COLOR_BLUE, A_NORMAL, A_DIM},        // frame
    {COLOR_GREEN, A_NORMAL, A_NORMAL},    // good
    {COLOR_MAGENTA, A_NORMAL, A_NORMAL},  // bad
    {COLOR_YELLOW, A_NORMAL, A_NORMAL},   // level
}};
static_assert(appearances.size() == static_cast<std::size_t>(style::level) + 1);

/// The size of a character of a text, in the current locale. An invalid byte counts as a character
/// that is one column wide.
struct letter {
    std::size_t bytes;
    int columns;
};

letter first_letter(std::string_view text, std::mbstate_t& state) {
    wchar_t wide = 0;
    const std::size_t bytes = std::mbrtowc(&wide, text.data(), text.size(), &state);
    if (bytes == 0 || bytes > text.size()) {
        state = {};
        return {1, 1};
    }
    return {bytes, std::max(wcwidth(wide), 0)};
}

/// The longest beginning of a text that fits into `columns` columns.
std::string_view fitting(std::string_view text, int columns) {
    std::mbstate_t state{};
    std::size_t end = 0;
    while (end < text.size()) {
        const letter next = first_letter(text.substr(end), state);
        columns -= next.columns;
        if (columns < 0) break;
        end += next.bytes;
    }
    return text.substr(0, end);
}

event mouse_event() {
    MEVENT is{};
    if (getmouse(&is) != OK || (is.bstate & BUTTON1_PRESSED) == 0) return {};
    return {.key = key::mouse, .character = 0, .place = {.row = is.y, .column = is.x}};
}

event event_of_code(int code) {
    switch (code) {
        case KEY_UP: return {.key = key::up};
        case KEY_DOWN: return {.key = key::down};
        case KEY_LEFT: return {.key = key::left};
        case KEY_RIGHT: return {.key = key::right};
        case KEY_HOME: return {.key = key::home};
        case KEY_END: return {.key = key::end};
        case KEY_ENTER: return {.key = key::enter};
        case KEY_BACKSPACE: return {.key = key::backspace};
        case KEY_F(1): return {.key = key::help};
        case KEY_RESIZE: return {.key = key::resize};
        case KEY_MOUSE: return mouse_event();
        default: return {};
    }
}

event event_of_character(int typed) {
    constexpr int escape = 0x1b;
    constexpr int erase = 0x7f;
    if (typed == '\r' || typed == '\n') return {.key = key::enter};
    if (typed == escape) return {.key = key::escape};
    if (typed == erase || typed == '\b') return {.key = key::backspace};
    if (typed > 0 && typed < ' ')
        return {.key = key::control, .character = static_cast<char>(typed - 1 + 'a')};
    if (typed >= ' ' && typed < erase)
        return {.key = key::character, .character = static_cast<char>(typed)};
    return {};
}

/// Returns whether the pending input is the end of the input. Precondition: input is pending.
bool is_at_end_of_input() {
    int bytes = 0;
    return ioctl(STDIN_FILENO, FIONREAD, &bytes) != 0 || bytes == 0;
}

}  // namespace

struct canvas::terminal {
    SCREEN* screen;
    WINDOW* window;

    explicit terminal(SCREEN* s) : screen{s}, window{stdscr} {}
    terminal(const terminal&) = delete;
    terminal(terminal&&) = delete;
    terminal& operator=(const terminal&) = delete;
    terminal& operator=(terminal&&) = delete;
    ~terminal() {
        endwin();
        delscreen(screen);
    }
};

std::unique_ptr<canvas> canvas::open(signals& heard) {
    // Checks the terminal first, because newterm leaks memory on failure.
    const char* const name = known_terminal();
    if (name == nullptr) return nullptr;
    std::setlocale(LC_CTYPE, "");
    SCREEN* opened = newterm(name, stdout, stdin);
    if (opened == nullptr) return nullptr;
    return std::unique_ptr<canvas>(new canvas(std::make_unique<terminal>(opened), heard));
}

canvas::canvas(std::unique_ptr<terminal> opened, signals& heard)
    : terminal_{std::move(opened)},
      signals_{heard},
      has_unicode_{std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0},
      has_emoji_{has_unicode_ && width_of("🟡") == 2 && std::strcmp(termname(), "linux") != 0} {
    raw();
    noecho();
    nonl();
    keypad(terminal_->window, TRUE);
    set_escdelay(50);
    mousemask(BUTTON1_PRESSED, nullptr);
    mouseinterval(0);
    const char* refused = std::getenv("NO_COLOR");
    if ((refused != nullptr && *refused != '\0') || !::has_colors() || start_color() != OK) return;
    has_colors_ = use_default_colors() == OK;
    for (std::size_t i = 0; i < appearances.size() && has_colors_; ++i)
        init_pair(static_cast<short>(i + 1), appearances[i].color, -1);
}

canvas::~canvas() = default;

int canvas::rows() const { return getmaxy(terminal_->window); }
int canvas::columns() const { return getmaxx(terminal_->window); }

void canvas::clear() const { werase(terminal_->window); }

void canvas::write(place where, std::string_view text, style how) const {
    if (where.row < 0 || where.row >= rows() || where.column < 0) return;
    const std::string shown(fitting(text, columns() - where.column));
    const auto number = static_cast<std::size_t>(how);
    const appearance& is = appearances[number];
    const attr_t attributes = has_colors_ ? is.attributes : is.without_colors;
    wattr_set(terminal_->window, attributes, has_colors_ ? static_cast<short>(number + 1) : 0,
              nullptr);
    if (!shown.empty()) mvwaddstr(terminal_->window, where.row, where.column, shown.c_str());
    wattr_set(terminal_->window, A_NORMAL, 0, nullptr);
}

void canvas::put_cursor(place where) const {
    const bool is_here =
        where.row >= 0 && where.row < rows() && where.column >= 0 && where.column < columns();
    curs_set(is_here ? 1 : 0);
    if (is_here) wmove(terminal_->window, where.row, where.column);
}

void canvas::show() const { wrefresh(terminal_->window); }

void canvas::redraw() const { clearok(terminal_->window, TRUE); }

void canvas::take_window() const {
    // While the program was stopped, other programs may have changed the mode and the text of the
    // terminal.
    reset_prog_mode();
    if (const auto size = platform::size_of_window(platform::stream::output))
        resize_term(size->rows, size->columns);
    redraw();
}

event canvas::next(std::chrono::milliseconds time_limit) {
    const auto deadline = std::chrono::steady_clock::now() + time_limit;
    bool has_input = false;
    for (;;) {
        if (signals_.ending() != 0) return {.key = key::terminal_is_gone};
        if (signals_.take_change()) {
            take_window();
            return {.key = key::resize};
        }
        wtimeout(terminal_->window, 0);
        wint_t typed = 0;
        const int kind = wget_wch(terminal_->window, &typed);
        if (kind == KEY_CODE_YES) return event_of_code(static_cast<int>(typed));
        if (kind == OK) return event_of_character(static_cast<int>(typed));
        if (has_input && is_at_end_of_input()) return {.key = key::terminal_is_gone};
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(
            deadline - std::chrono::steady_clock::now());
        if (left.count() <= 0) return {};
        has_input = signals_.wait_for_input(left);
    }
}

int width_of(std::string_view text) {
    std::mbstate_t state{};
    int columns = 0;
    while (!text.empty()) {
        const letter next = first_letter(text, state);
        columns += next.columns;
        text.remove_prefix(next.bytes);
    }
    return columns;
}

}  // namespace inarow::app::screen
