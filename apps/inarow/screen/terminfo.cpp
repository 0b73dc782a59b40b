// SPDX-License-Identifier: BSL-1.0
// A source of its own: <term.h> defines `lines`, `columns` and hundreds of other words as macros.
#include "terminfo.hpp"

#include <curses.h>
#include <term.h>
#include <unistd.h>

namespace inarow::app::screen {

bool has_movable_cursor() {
    int status = 0;
    if (setupterm(nullptr, STDOUT_FILENO, &status) != OK) return false;
    const bool result = cursor_address != nullptr;
    del_curterm(cur_term);
    return result;
}

}  // namespace inarow::app::screen
