// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>

namespace inarow::python {

/// Of all the images of a position under which the game stays the same, the one whose text comes
/// first: left for right and, where stones do not drop, also upside down and, on a square board,
/// along the diagonal. They all have the same score.
[[nodiscard]] position canonical(const position& p);

}  // namespace inarow::python
