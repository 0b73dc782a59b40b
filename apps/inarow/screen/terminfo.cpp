// SPDX-License-Identifier: BSL-1.0
// This source is separate, because <term.h> defines `lines`, `columns` and hundreds of other words
// as macros.
#include "terminfo.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include <curses.h>
#include <term.h>
#include <unistd.h>

namespace inarow::app::screen {

namespace {

enum class entry : std::uint8_t { missing, without_cursor, usable };

entry look_up(const char* name) {
    int status = 0;
    if (setupterm(name, STDOUT_FILENO, &status) != OK) return entry::missing;
    const bool is_usable = cursor_address != nullptr;
    del_curterm(cur_term);
    return is_usable ? entry::usable : entry::without_cursor;
}

}  // namespace

const char* known_terminal() {
    constexpr const char* usual = "xterm-256color";
    const char* const own = std::getenv("TERM");
    if (own == nullptr) return nullptr;
    const entry found = look_up(own);
    if (found == entry::usable) return own;
    const bool is_xterm = std::string_view(own).starts_with("xterm-");
    if (found == entry::missing && is_xterm && look_up(usual) == entry::usable) return usual;
    return nullptr;
}

}  // namespace inarow::app::screen
