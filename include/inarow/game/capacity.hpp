// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

namespace inarow::inline v0 {

/// The capacity of a board type is the number of squares that the type has room for. Types with a
/// fixed capacity do not allocate memory. Types with the capacity `dynamic`, from
/// <inarow/dynamic.hpp>, allocate as much memory as the board needs.
inline constexpr int dynamic = -1;

}  // namespace inarow::inline v0
