// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>

namespace inarow::python {

/// The canonical form of a position: of its images under the symmetries of the game, all of which
/// have the same score, the one whose text is first in order. The symmetries are left-right
/// reflection, where stones are placed also top-bottom reflection, and on square boards
/// transposition.
[[nodiscard]] position canonical(const position& p);

}  // namespace inarow::python
