// SPDX-License-Identifier: BSL-1.0
#include "analyses.hpp"

#include <inarow/draw/plot_svg.hpp>
#include <inarow/messages/annotation.hpp>

#include "binding.hpp"
#include "conversions.hpp"
#include "failure.hpp"

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

/// A move and the rules, which turn its squares into actions.
struct move_of_analysis {
    analyzed_move move;
    inarow::rules rules;
};

std::pair<int, int> pair_of(const solve::bounds& b) { return {b.least, b.most}; }
std::optional<int> score_of(const solve::bounds& b) {
    return is_exact(b) ? std::optional(b.least) : std::nullopt;
}

int action(const move_of_analysis& m) { return action_of(m.rules, m.move.where); }
std::string annotation(const move_of_analysis& m) {
    std::string result;
    messages::write_annotation(result, m.rules, m.move);
    return result;
}
std::vector<int> better_actions(const move_of_analysis& m) {
    std::vector<int> result;
    for (const square s : m.move.better) result.push_back(action_of(m.rules, s));
    return result;
}
std::string move_text_of(const move_of_analysis& m) {
    return text_of(m.rules, m.move.where, m.move.mover, notation::kind::any);
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
                                 "A move of an analyzed game. Scores are the first player's.")
        .def_prop_ro(
            "number", [](self m) { return m.move.number; }, "Move number in the game, from 1.")
        .def_prop_ro(
            "player", [](self m) { return m.move.mover; }, "The player who made the move.")
        .def_prop_ro("action", &action)
        .def_prop_ro(
            "judgement", [](self m) { return m.move.judgement; }, "The quality of the move.")
        .def_prop_ro(
            "before", [](self m) { return score_of(m.move.before); },
            "Score before the move; None if it is unknown.")
        .def_prop_ro(
            "after", [](self m) { return score_of(m.move.after); },
            "Score after the move; None if it is unknown.")
        .def_prop_ro(
            "before_bounds", [](self m) { return pair_of(m.move.before); },
            "Bounds of the score before the move: (least, most).")
        .def_prop_ro(
            "after_bounds", [](self m) { return pair_of(m.move.after); },
            "Bounds of the score after the move: (least, most).")
        .def_prop_ro("better", &better_actions,
                     "The best actions; empty if the move is one of them, or they are unknown.")
        .def_prop_ro("annotation", &annotation,
                     "What the move gave away, as a phrase; empty for a best or unknown move.")
        .def("__str__", &move_text_of)
        .def("__repr__", [](self m) {
            return "<AnalyzedMove " + std::to_string(m.move.number) + ": " + move_text_of(m) +
                   ", " + std::string(name_of(m.move.judgement)) + '>';
        });
}

}  // namespace

void bind_analyses(nb::module_& m) {
    bind_moves(m);
    nb::class_<analysis>(m, "Analysis",
                         R"(A game judged move by move; displayed as a plot in notebooks.

All scores are the first player's: positive where the first player wins.)")
        .def_prop_ro(
            "start", [](const analysis& a) { return a.start; }, "The start position.")
        .def_prop_ro("moves", &moves)
        .def_prop_ro("scores", &scores,
                     "Scores at the start and after each move; None where unknown.")
        .def("count", &analysis::count, "player"_a, "judgement"_a,
             "The number of moves of a player with that judgement.")
        .def("svg", &plot_svg, "The plot as an SVG picture.")
        .def("_repr_svg_", &plot_svg)
        .def(
            "plot",
            [](nb::handle self, nb::handle axes) {
                return nb::module_::import_("inarow._plot").attr("plot_analysis")(self, axes);
            },
            "ax"_a = nb::none(), nb::sig("def plot(self, ax: typing.Any = None) -> typing.Any"),
            "Plots the scores with matplotlib and returns the axes [default: new axes].")
        .def("__len__", [](const analysis& a) { return a.moves.size(); })
        .def("__repr__", [](const analysis& a) {
            return "<Analysis of " + std::to_string(a.moves.size()) + " moves>";
        });
}

}  // namespace inarow::python
