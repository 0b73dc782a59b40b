// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "arguments.hpp"
#include "table.hpp"

#include <memory>

namespace inarow::app {

/// A game of which every move is a compile: what is drawn and said is what the compiler printed.
[[nodiscard]] std::unique_ptr<table> table_in_compiler(const setting& on,
                                                       const compiler_arguments& from);

}  // namespace inarow::app
