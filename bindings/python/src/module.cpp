// SPDX-License-Identifier: BSL-1.0
#include <inarow/version.hpp>

#include "binding.hpp"
#include "failure.hpp"

#include <string>

#include <nanobind/stl/string.h>

NB_MODULE(_core, m) {
    using namespace inarow::python;
    m.doc() = "The C++ part of inarow: rules, positions, games, the solver and batched games.";
    m.attr("__version__") = std::to_string(INAROW_VERSION_MAJOR) + '.' +
                            std::to_string(INAROW_VERSION_MINOR) + '.' +
                            std::to_string(INAROW_VERSION_PATCH);
    // Objects that are still referenced when Python ends are no leaks: pytest keeps some.
    nb::set_leak_warnings(false);
    register_failures();
    bind_rules(m);
    bind_positions(m);
    bind_symmetry(m);
    bind_games(m);
    bind_analyses(m);
    bind_solver(m);
    bind_book_builders(m);
    bind_layouts(m);
    bind_vector_games(m);
    bind_tree_search(m);
}
