// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace inarow::inline v0 {

/// How many squares a board type has room for. Boards known at compile time name the number;
/// `dynamic` boards (header <inarow/dynamic.hpp>) grow to what their rules ask for.
inline constexpr int dynamic = -1;

}  // namespace inarow::inline v0
