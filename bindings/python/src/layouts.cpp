// SPDX-License-Identifier: BSL-1.0
#include "array_layout.hpp"
#include "arrays.hpp"
#include "binding.hpp"
#include "failure.hpp"
#include "views.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <nanobind/ndarray.h>
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

namespace inarow::python {
namespace {

using namespace nb::literals;
using any_shape = nb::ndarray<nb::numpy>;

array_layout made(const rules_argument& r, const std::string& name) {
    return {rules_of(r), layout_named(name)};
}
std::string name_of(const array_layout& l) {
    return std::string(array_layout::names[static_cast<std::size_t>(l.its_kind())]);
}

const position& of_its_rules(const array_layout& l, const position& p) {
    refuse_other_rules(p, l.its_rules());
    return p;
}
player viewer_of(const position& p, std::optional<player> said) {
    return said.value_or(p.to_move());
}

any_shape observation(const array_layout& l, const position& p, std::optional<player> viewer) {
    auto values = std::make_unique<std::int8_t[]>(l.size());
    l.paint(of_its_rules(l, p), viewer_of(p, viewer), values.get());
    return array_of<any_shape>(std::move(values), l.shape(), l.dtype());
}
mask_array mask(const array_layout& l, const position& p) {
    auto values = std::make_unique<std::uint8_t[]>(l.actions());
    l.mask(of_its_rules(l, p), values.get());
    return array_of<mask_array>(std::move(values), std::array{l.actions()}, nb::dtype<bool>());
}

bool is_ours(const array_layout& l) { return l.its_rules().starts == first; }

/// Ours, with the players as the packages count them.
int player_number(const array_layout& l, const position& p) {
    const int number = current_player(of_its_rules(l, p));
    return number == terminal_player || is_ours(l) ? number : 1 - number;
}
std::vector<double> returns_in(const array_layout& l, const position& p) {
    auto result = returns(of_its_rules(l, p));
    if (!is_ours(l)) std::swap(result[0], result[1]);
    return result;
}

/// The layout's number of one of our actions.
long long theirs(const array_layout& l, long long action) {
    const rules& r = l.its_rules();
    if (r.gravity == drop || action < 0 || action >= r.squares()) return action;
    return static_cast<long long>(l.action_of(square_at(r, static_cast<int>(action))));
}

position child(const array_layout& l, const position& p, long long action) {
    const auto where = of_its_rules(l, p).resolve(move_of(l.its_rules(), l.ours(action)));
    if (!where) refuse_action(p, where.error(), action);
    return p.after(*where);
}

void bind_form(nb::class_<array_layout>& c) {
    c.def_prop_ro("rules", &array_layout::its_rules)
        .def_prop_ro("name", &name_of)
        .def_prop_ro(
            "shape",
            [](const array_layout& l) {
                nb::list sizes;
                for (const std::size_t size : l.shape()) sizes.append(size);
                return nb::typed<nb::tuple, int, nb::ellipsis>(nb::tuple(sizes));
            },
            "Of what is shown of one position.")
        .def_prop_ro(
            "dtype",
            [](const array_layout& l) { return std::string(l.is_of_bools() ? "bool" : "int8"); },
            "Of what is shown, by its name.")
        .def_prop_ro("greatest", &array_layout::greatest, "The greatest number in what is shown.")
        .def_prop_ro("num_distinct_actions", &array_layout::actions);
}

}  // namespace

void bind_layouts(nb::module_& m) {
    nb::class_<array_layout> c(m, "Layout",
                               R"(How a package shows positions and numbers actions; never changes.

One of "inarow", "pettingzoo", "open_spiel", "pgx" and "kaggle". Player 0 is who starts, as there.)");
    c.def(
        "__init__",
        [](array_layout* self, const rules_argument& r, const std::string& name) {
            new (self) array_layout(made(r, name));
        },
        "rules"_a, "name"_a);
    bind_form(c);
    c.def("observation", &observation, "position"_a, "player"_a = nb::none(),
          "A new array. Some layouts show a player the own stones and the other's: without a "
          "player, "
          "whose turn it is.")
        .def("mask", &mask, "position"_a, "A new array: True for each action that is legal.")
        .def("current_player", &player_number, "position"_a,
             "0 for who has started, 1 for the other, -4 after the end.")
        .def("returns", &returns_in, "position"_a, "Of who has started, and of the other.")
        .def("child", &child, "position"_a, "action"_a,
             "The position after an action of the layout.")
        .def("to_inarow", &array_layout::ours, "action"_a, "The number an action of it has here.")
        .def("from_inarow", &theirs, "action"_a, "The number it has for an action.")
        .def("__repr__",
             [](const array_layout& l) {
                 return "Layout('" + text_of(l.its_rules()) + "', '" + name_of(l) + "')";
             })
        .def(
            "__eq__",
            [](const array_layout& a, const array_layout& b) {
                return a.its_rules() == b.its_rules() && a.its_kind() == b.its_kind();
            },
            nb::is_operator(), nb::sig("def __eq__(self, arg: object, /) -> bool"))
        .def("__hash__",
             [](const array_layout& l) {
                 return nb::hash(nb::make_tuple(text_of(l.its_rules()), name_of(l)));
             })
        .def("__reduce__", [](nb::handle self) {
            const auto& l = nb::cast<const array_layout&>(self);
            return nb::make_tuple(self.type(), nb::make_tuple(l.its_rules(), name_of(l)));
        });
}

}  // namespace inarow::python
