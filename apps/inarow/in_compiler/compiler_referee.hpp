// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "arguments.hpp"
#include "options.hpp"
#include "play/referee.hpp"

#include <memory>

namespace inarow::app {

/// A referee that compiles every move. Its drawings and messages are the compiler's output. Its
/// games start from the given setup.
[[nodiscard]] std::unique_ptr<referee> compiler_as_referee(const game_setup& setup,
                                                           const compiler_arguments& arguments);

}  // namespace inarow::app
