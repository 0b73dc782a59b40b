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

/// Gives a type of nanobind an attribute. These types refuse new attributes in the usual way.
void set_type_attribute(nanobind::handle type, const char* name, nanobind::handle value) {
    namespace nb = nanobind;
    const nb::object referents = nb::module_::import_("gc").attr("get_referents");
    referents(type.attr("__dict__"))[0][name] = value;
    PyType_Modified(reinterpret_cast<PyTypeObject*>(type.ptr()));
}

/// Defines the function by which the package gives functions and methods their `__signature__`.
void bind_signatures(nanobind::module_& m) {
    namespace nb = nanobind;
    m.def("_set_signatures", [](nb::handle of_function, nb::handle of_method) {
        const nb::module_ core = nb::module_::import_("inarow._core");
        const nb::object rules = core.attr("Rules");
        set_type_attribute(core.attr("_set_signatures").type(), "__signature__", of_function);
        set_type_attribute(rules.attr("__str__").type(), "__signature__", of_function);
        set_type_attribute(rules("3x3/3").attr("__str__").type(), "__signature__", of_method);
    });
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
    bind_proofs(m);
    bind_layouts(m);
    bind_vector_games(m);
    bind_tree_search(m);
    make_methods_picklable(m);
    bind_signatures(m);
}
