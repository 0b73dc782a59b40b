// SPDX-License-Identifier: BSL-1.0
#include "io/terminal.hpp"

#include <inarow/core/string_view.hpp>

#include "platform/standard_streams.hpp"

#include <cstddef>
#include <cstdlib>

namespace inarow::app {
namespace {

constexpr std::string_view plain = "\x1b[0m";
constexpr std::string_view first_color = "\x1b[1;36m";
constexpr std::string_view second_color = "\x1b[1;31m";
constexpr std::string_view bracket = "\x1b[1m";
constexpr std::string_view reversed = "\x1b[7m";
constexpr std::string_view dimmed = "\x1b[2m";

std::string wrapped(std::string_view before, std::string_view text) {
    return std::string(before).append(text).append(plain);
}

/// Whether a character can be in the name of a column or a row.
bool is_name(char c) { return core::is_digit(c) || (core::is_letter(c) && core::lower(c) == c); }

}  // namespace

terminal look_at_terminal() {
    using platform::is_terminal;
    terminal result;
    result.prompts = is_terminal(platform::stream::input) && is_terminal(platform::stream::output);
    const char* no_color = std::getenv("NO_COLOR");
    result.redraws = result.prompts && platform::understands_escape_codes();
    result.colors = result.redraws && (no_color == nullptr || *no_color == '\0');
    if (!result.prompts) return result;
    if (const auto size = platform::size_of_window(platform::stream::output)) {
        result.columns = size->columns;
        result.rows = size->rows;
    }
    return result;
}

std::optional<int> error_terminal_columns() {
    if (!platform::is_terminal(platform::stream::error) || !platform::understands_escape_codes())
        return std::nullopt;
    const auto size = platform::size_of_window(platform::stream::error);
    return size ? size->columns : terminal{}.columns;
}

std::string painted(std::string_view board, const draw::glyphs& set) {
    std::string result;
    bool inside = false;
    const auto mark = [&](std::string_view color, std::string_view glyph) {
        result += color;
        if (inside) result += reversed;
        result.append(glyph).append(plain);
        board.remove_prefix(glyph.size());
    };
    while (!board.empty()) {
        const char c = board.front();
        if (board.starts_with(set.first)) {
            mark(first_color, set.first);
        } else if (board.starts_with(set.second)) {
            mark(second_color, set.second);
        } else if (board.starts_with(set.none)) {
            mark(dimmed, set.none);
        } else if (c == '[' || c == ']') {
            inside = false;
            mark(bracket, board.substr(0, 1));
            inside = c == '[';
        } else if (c == ' ' || c == '\n') {
            result += c;
            board.remove_prefix(1);
        } else {
            std::size_t size = 1;
            while (size < board.size() && is_name(board[size])) ++size;
            mark(dimmed, board.substr(0, size));
        }
    }
    return result;
}

std::string bold(std::string_view text) { return wrapped("\x1b[1m", text); }
std::string alarming(std::string_view text) { return wrapped("\x1b[1;33m", text); }
std::string dim(std::string_view text) { return wrapped(dimmed, text); }

}  // namespace inarow::app
