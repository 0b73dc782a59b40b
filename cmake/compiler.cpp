// SPDX-License-Identifier: BSL-1.0
// Compiles where the headers do: see compiler.cmake.
#include <inarow/core/detail/standard.hpp>
