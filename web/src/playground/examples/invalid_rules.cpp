// SPDX-License-Identifier: BSL-1.0
// Does not compile: Invalid rules: 0 in a row, but it must be 1 to 999.
#include <inarow.hpp>

using namespace inarow;

using game = new_game<rules{.columns = 3, .rows = 3, .run = 0}>;
