// SPDX-License-Identifier: BSL-1.0
#include "analyses.hpp"

#include <inarow/draw/plot_svg.hpp>
#include <inarow/draw/remark.hpp>

#include "binding.hpp"
#include "failure.hpp"
#include "reading.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace inarow::python {
namespace {

using namespace nb::literals;

/// A move, and the rules that its squares need to be actions.
struct move_of_analysis {
    analyzed_move of;
    rules on;
};

std::pair<int, int> pair_of(const solve::bounds& b) { return {b.least, b.most}; }
std::optional<int> score_of(const solve::bounds& b) {
    return is_exact(b) ? std::optional(b.least) : std::nullopt;
}

std::string remark(const move_of_analysis& m) {
    std::string result;
    draw::write_remark(result, m.on, m.of);
    return result;
}
std::vector<int> better(const move_of_analysis& m) {
    std::vector<int> result;
    for (const square s : m.of.better) result.push_back(action_of(m.on, s));
    return result;
}

std::vector<move_of_analysis> moves(const analysis& a) {
    std::vector<move_of_analysis> result;
    for (const analyzed_move& m : a.moves) result.push_back({m, a.start.rules()});
    return result;
}
std::vector<std::optional<int>> scores(const analysis& a) {
    std::vector<std::optional<int>> result{score_of(a.at_start)};
    for (const analyzed_move& m : a.moves) result.push_back(score_of(m.after));
    return result;
}
std::string plot_svg(const analysis& a) {
    std::string result;
    draw::plot_svg(result, a);
    return result;
}

void bind_moves(nb::module_& m) {
    using self = const move_of_analysis&;
    nb::class_<move_of_analysis>(m, "AnalyzedMove",
                                 "A move of an analysed game. Scores are first's.")
        .def_prop_ro(
            "number", [](self m) { return m.of.number; }, "Which move it is, from 1.")
        .def_prop_ro("player", [](self m) { return m.of.by; })
        .def_prop_ro("action", [](self m) { return action_of(m.on, m.of.where); })
        .def_prop_ro("judgement", [](self m) { return m.of.is; })
        .def_prop_ro(
            "before", [](self m) { return score_of(m.of.before); },
            "The score before it; None if that was not found.")
        .def_prop_ro("after", [](self m) { return score_of(m.of.after); })
        .def_prop_ro(
            "before_lies", [](self m) { return pair_of(m.of.before); },
            "What is known of that score: the least and the most.")
        .def_prop_ro("after_lies", [](self m) { return pair_of(m.of.after); })
        .def_prop_ro("better", &better, "The best moves, if it is none of them.")
        .def_prop_ro("remark", &remark, "What is wrong with it, in words; empty if nothing is.")
        .def("__str__",
             [](self m) { return text_of(m.on, m.of.where, m.of.by, notation::kind::any); })
        .def("__repr__", [](self m) {
            return "<AnalyzedMove " + std::to_string(m.of.number) + ": " +
                   text_of(m.on, m.of.where, m.of.by, notation::kind::any) + ", " +
                   std::string(name_of(m.of.is)) + '>';
        });
}

}  // namespace

void bind_analyses(nb::module_& m) {
    bind_moves(m);
    nb::class_<analysis>(m, "Analysis", R"(A game judged move by move; in a notebook it is a plot.

All scores are first's: positive where the first player wins.)")
        .def_prop_ro("start", [](const analysis& a) { return a.start; })
        .def_prop_ro("moves", &moves)
        .def_prop_ro("scores", &scores,
                     "At the start and after each move; None where it was not found.")
        .def("count", &analysis::count, "player"_a, "judgement"_a,
             "How many moves of that player are of that kind.")
        .def("svg", &plot_svg, "The plot as an SVG picture.")
        .def("_repr_svg_", &plot_svg)
        .def(
            "plot",
            [](nb::handle self, nb::handle axes) {
                return nb::module_::import_("inarow._plot").attr("plot")(self, axes);
            },
            "ax"_a = nb::none(), nb::sig("def plot(self, ax: typing.Any = None) -> typing.Any"),
            "Draws the plot with matplotlib and gives its axes.")
        .def("__len__", [](const analysis& a) { return a.moves.size(); })
        .def("__repr__", [](const analysis& a) {
            return "<Analysis of " + std::to_string(a.moves.size()) + " moves>";
        });
}

}  // namespace inarow::python
