// SPDX-License-Identifier: BSL-1.0
// The module, and then its headers: one game, and the macros that no module has.
import inarow;

#include <inarow/everything.hpp>

#include <sstream>

using game = inarow::play<inarow::new_game<inarow::tic_tac_toe>, "center", "top-left">;
static_assert(INAROW_VERSION_MAJOR == 0);

int main() {
    std::ostringstream text;
    text << inarow::status_of<game>;
    return text.str() == "ongoing" ? 0 : 1;
}
