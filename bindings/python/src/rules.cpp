// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/analysis.hpp>

#include "binding.hpp"
#include "failure.hpp"
#include "reading.hpp"

#include <algorithm>
#include <string>
#include <variant>

#include <nanobind/operators.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/variant.h>

namespace inarow::python {
namespace {

template <class Enum>
using named = std::variant<Enum, std::string>;

/// The one of two that is meant, by itself or by its name.
template <class Enum>
Enum one_of(const named<Enum>& from, std::string_view what, std::string_view first_name,
            std::string_view second_name) {
    if (const auto* given = std::get_if<Enum>(&from)) return *given;
    const std::string& name = std::get<std::string>(from);
    if (name == first_name) return static_cast<Enum>(0);
    if (name == second_name) return static_cast<Enum>(1);
    std::string sentence(what);
    core::write(sentence, " must be \"", first_name, "\" or \"", second_name, "\", not ");
    draw::write_quoted(sentence, std::string_view(name).substr(0, 40), name.size() > 40);
    throw failure("IllegalRules", what, sentence + '.');
}

int sensible(long long number) {
    return static_cast<int>(std::clamp(number, -1LL, largest_rule + 1LL));
}

rules make_rules(long long columns, long long rows, long long run, const named<gravity>& how,
                 const named<player>& starts) {
    return checked({.columns = sensible(columns),
                    .rows = sensible(rows),
                    .run = sensible(run),
                    .gravity = one_of(how, "gravity", "place", "drop"),
                    .starts = one_of(starts, "starts", "first", "second")});
}

void bind_enums(nb::module_& m) {
    nb::enum_<player>(m, "Player", "The two sides, drawn X and O.")
        .value("FIRST", first)
        .value("SECOND", second);
    nb::enum_<gravity>(m, "Gravity", "How a stone comes onto the board.")
        .value("PLACE", place, "onto any free square")
        .value("DROP", drop, "into a column, where it falls onto the lowest free square");
    nb::enum_<outcome>(m, "Outcome", "How a position stands.")
        .value("IN_PLAY", outcome::in_play)
        .value("FIRST_WON", outcome::first_won)
        .value("SECOND_WON", outcome::second_won)
        .value("DRAW", outcome::draw);
    nb::enum_<status>(m, "Status", "How a game stands.")
        .value("FRESH", status::fresh)
        .value("ONGOING", status::ongoing)
        .value("DRAWN", status::drawn)
        .value("FIRST_WON", status::first_won)
        .value("SECOND_WON", status::second_won);
    using solve::judgement;
    nb::enum_<judgement>(m, "Judgement", "What a move of an analysed game was.")
        .value("UNKNOWN", judgement::unknown)
        .value("BEST", judgement::best)
        .value("INACCURACY", judgement::inaccuracy, "it wins later, or loses sooner")
        .value("MISTAKE", judgement::mistake, "it gives away a win or a draw");
}

}  // namespace

void bind_rules(nb::module_& m) {
    using namespace nb::literals;
    bind_enums(m);
    nb::class_<rules>(m, "Rules", R"(An (m,n,k)-game; never changes.

Of a name, a text such as "7x6/4/drop", or numbers: `columns` by `rows` squares, on which `run` of
one's own in a line win.)")
        .def(
            "__init__",
            [](rules* self, const std::string& text) { new (self) rules(rules_of(text)); },
            "text"_a)
        .def(
            "__init__",
            [](rules* self, long long columns, long long rows, long long run,
               const named<gravity>& how, const named<player>& starts) {
                new (self) rules(make_rules(columns, rows, run, how, starts));
            },
            "columns"_a, "rows"_a, "run"_a, "gravity"_a = "place", "starts"_a = "first")
        .def_ro("columns", &rules::columns)
        .def_ro("rows", &rules::rows)
        .def_ro("run", &rules::run)
        .def_ro("gravity", &rules::gravity)
        .def_ro("starts", &rules::starts)
        .def_prop_ro("squares", &rules::squares, "How many squares there are.")
        .def_prop_ro("num_distinct_actions", &actions_of,
                     "How many actions there are: columns where stones are dropped, else squares.")
        .def_prop_ro(
            "name",
            [](const rules& r) {
                std::string result;
                notation::print_rules_name(result, r);
                return result;
            },
            "\"connect-four\" and the like, whoever starts; the text of rules that have none.")
        .def("__str__", [](const rules& r) { return text_of(r); })
        .def("__repr__", [](const rules& r) { return "Rules('" + text_of(r) + "')"; })
        .def("__hash__", [](const rules& r) { return nb::hash(nb::cast(text_of(r))); })
        .def(nb::self == nb::self, nb::sig("def __eq__(self, arg: object, /) -> bool"))
        .def("__reduce__", [](nb::handle self) {
            return nb::make_tuple(self.type(), nb::make_tuple(text_of(nb::cast<rules>(self))));
        });
}

}  // namespace inarow::python
