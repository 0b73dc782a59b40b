// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "casters.hpp"

#include <nanobind/nanobind.h>

namespace inarow::python {

namespace nb = nanobind;

/// The signature of `__reduce__` for type checkers.
inline const nb::sig reduce_signature{"def __reduce__(self) -> tuple[typing.Any, ...]"};

/// Each of these functions adds classes to the module. Later functions use the classes of earlier
/// ones.
void bind_rules(nb::module_& m);
void bind_positions(nb::module_& m);
void bind_symmetry(nb::module_& m);
void bind_games(nb::module_& m);
void bind_records(nb::module_& m);
void bind_analyses(nb::module_& m);
void bind_solver(nb::module_& m);
void bind_proofs(nb::module_& m);
void bind_layouts(nb::module_& m);
void bind_vector_games(nb::module_& m);
void bind_tree_search(nb::module_& m);

}  // namespace inarow::python
