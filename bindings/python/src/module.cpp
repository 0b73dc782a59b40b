// SPDX-License-Identifier: BSL-1.0
#include <inarow/version.hpp>

#include "binding.hpp"
#include "failure.hpp"

#include <string>

#include <nanobind/stl/string.h>

NB_MODULE(_core, m) {
    using namespace inarow::python;
    m.doc() = "Games of k in a row, and their exact solution: what is written in C++.";
    m.attr("__version__") = std::to_string(INAROW_VERSION_MAJOR) + '.' +
                            std::to_string(INAROW_VERSION_MINOR) + '.' +
                            std::to_string(INAROW_VERSION_PATCH);
    nb::set_leak_warnings(false);  // of what is still referred to when Python ends, as by pytest
    register_failures();
    bind_rules(m);
    bind_positions(m);
    bind_images(m);
    bind_games(m);
    bind_analyses(m);
    bind_solver(m);
    bind_drafts(m);
    bind_layouts(m);
    bind_vector_games(m);
}
