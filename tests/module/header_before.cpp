// SPDX-License-Identifier: BSL-1.0
// The headers, and then their module.
#include <inarow/everything.hpp>

#include <sstream>

import inarow;

using game = inarow::play<inarow::new_game<inarow::tic_tac_toe>, "center", "top-left">;
static_assert(INAROW_VERSION_MAJOR == 0);

int main() {
    std::ostringstream text;
    text << inarow::status_of<game>;
    return text.str() == "ongoing" ? 0 : 1;
}
