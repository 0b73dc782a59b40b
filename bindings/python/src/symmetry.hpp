// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>

namespace inarow::python {

/// The canonical form of a position. The symmetries of the game generate images of the position,
/// all of which have the same score. The canonical form is the image whose text comes first in
/// ASCII order. The symmetries are reflections of the columns, reflections of the rows (unless
/// stones drop) and, on square boards, transposition (unless stones drop).
[[nodiscard]] position canonical(const position& p);

}  // namespace inarow::python
