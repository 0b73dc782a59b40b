// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <nanobind/nanobind.h>

namespace inarow::python {

namespace nb = nanobind;

/// Each adds its classes to the module; those that come first are used by the others.
void bind_rules(nb::module_& m);
void bind_positions(nb::module_& m);
void bind_images(nb::module_& m);
void bind_games(nb::module_& m);
void bind_analyses(nb::module_& m);
void bind_solver(nb::module_& m);
void bind_drafts(nb::module_& m);
void bind_layouts(nb::module_& m);
void bind_vector_games(nb::module_& m);

}  // namespace inarow::python
