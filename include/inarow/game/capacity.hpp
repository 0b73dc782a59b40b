// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

namespace inarow::inline v0 {

/// Capacity of a board type, in squares. Types for rules known at compile time name the number;
/// `dynamic` types (header <inarow/dynamic.hpp>) allocate what their rules need.
inline constexpr int dynamic = -1;

}  // namespace inarow::inline v0
