// SPDX-License-Identifier: BSL-1.0
#include <inarow/version.hpp>

#include "binding.hpp"
#include "failure.hpp"

#include <string>

namespace {

/// Makes methods picklable in the same way as Python's own methods: pickle stores the object and
/// the name of the method.
void make_methods_picklable(nanobind::module_& m) {
    namespace nb = nanobind;
    const auto reduce = [](nb::handle method) {
        const nb::object getattr = nb::module_::import_("builtins").attr("getattr");
        return nb::make_tuple(getattr,
                              nb::make_tuple(method.attr("__self__"), method.attr("__name__")));
    };
    const nb::object method = m.attr("Rules")("3x3/3").attr("__str__");
    nb::module_::import_("copyreg").attr("pickle")(method.type(), nb::cpp_function(reduce));
}

}  // namespace

NB_MODULE(_core, m) {
    using namespace inarow::python;
    m.doc() = "The C++ part of inarow: rules, positions, games, the solver and VectorGames.";
    m.attr("__version__") = std::to_string(INAROW_VERSION_MAJOR) + '.' +
                            std::to_string(INAROW_VERSION_MINOR) + '.' +
                            std::to_string(INAROW_VERSION_PATCH);
    // Objects that still have references when Python ends are not leaks: for example, pytest keeps
    // some.
    nb::set_leak_warnings(false);
    register_failures();
    bind_rules(m);
    bind_positions(m);
    bind_symmetry(m);
    bind_games(m);
    bind_records(m);
    bind_analyses(m);
    bind_solver(m);
    bind_layouts(m);
    bind_vector_games(m);
    bind_tree_search(m);
    make_methods_picklable(m);
}
