// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "arguments.hpp"
#include "options.hpp"
#include "play/referee.hpp"

#include <memory>

namespace inarow::app {

/// A referee for whom every move is a compile: what is drawn and said is what the compiler printed.
/// Shows the start of a game with that setup.
[[nodiscard]] std::unique_ptr<referee> compiler_as_referee(const game_setup& setup,
                                                           const compiler_arguments& arguments);

}  // namespace inarow::app
