// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "arguments.hpp"
#include "options.hpp"
#include "output.hpp"

namespace inarow::app {

/// `replay`, with every game decided by a compiler, as types.
[[nodiscard]] int replay_in_compiler(const setting& on, const compiler_arguments& from, output& to);

/// Says that a line was too long to be played whole; gives the exit code for that.
[[nodiscard]] int warn_of_cut_line(long long number);

}  // namespace inarow::app
