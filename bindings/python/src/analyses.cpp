// SPDX-License-Identifier: BSL-1.0
#include "analyses.hpp"

#include <inarow/draw/plot_svg.hpp>
#include <inarow/messages/annotation.hpp>

#include "binding.hpp"
#include "conversions.hpp"
#include "failure.hpp"

#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <nanobind/operators.h>

namespace inarow::python {
namespace {

using namespace nb::literals;

/// A move with the rules of its game. The rules determine which action the move is.
struct move_of_analysis {
    analyzed_move move;
    inarow::rules rules;

    bool operator==(const move_of_analysis&) const = default;
};

std::pair<int, int> pair_of(const solve::bounds& b) { return {b.lower, b.upper}; }
std::optional<int> score_of(const solve::bounds& b) {
    return is_exact(b) ? std::optional(b.lower) : std::nullopt;
}

int action(const move_of_analysis& m) { return action_of(m.rules, m.move.where); }
std::string annotation(const move_of_analysis& m) {
    return written([&](auto& out) { messages::write_annotation(out, m.rules, m.move); });
}
std::vector<int> better_actions(const move_of_analysis& m) {
    return actions_of(m.rules, m.move.better);
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
    return written([&](auto& out) { draw::plot_svg(out, a); });
}

/// Returns the properties of a move, which become the columns of a table.
nb::typed<nb::dict, std::string, nb::any> row_of(nb::handle move) {
    const auto& m = nb::cast<const move_of_analysis&>(move);
    nb::typed<nb::dict, std::string, nb::any> row;
    row["number"] = m.move.number;
    row["player"] = std::string(name_of(m.move.mover));
    row["action"] = action(m);
    row["text"] = move_text_of(m);
    row["judgment"] = std::string(name_of(m.move.judgment));
    row["annotation"] = annotation(m);
    for (const char* const name : {"before", "after", "before_bounds", "after_bounds", "better"})
        row[name] = move.attr(name);
    return row;
}
nb::typed<nb::list, nb::typed<nb::dict, std::string, nb::any>> rows(const analysis& a) {
    nb::typed<nb::list, nb::typed<nb::dict, std::string, nb::any>> result;
    for (move_of_analysis& m : moves(a)) result.append(row_of(nb::cast(std::move(m))));
    return result;
}
nb::typed<nb::dict, std::string, nb::any> to_dict(const analysis& a) {
    nb::typed<nb::dict, std::string, nb::any> result;
    result["rules"] = text_of(a.start.rules());
    result["start"] = text_of(a.start);
    result["scores"] = scores(a);
    result["moves"] = rows(a);
    return result;
}

/// A move as a tuple of plain values. Its squares are indices, row by row from the top left.
using move_state = std::tuple<rules, int, player, int, std::pair<int, int>, std::pair<int, int>,
                              solve::judgment, std::vector<int>>;

move_state state_of(const move_of_analysis& m) {
    std::vector<int> better;
    for (const square s : m.move.better) better.push_back(index_of(m.rules, s));
    return {m.rules,
            m.move.number,
            m.move.mover,
            index_of(m.rules, m.move.where),
            pair_of(m.move.before),
            pair_of(m.move.after),
            m.move.judgment,
            better};
}
square checked_square(const rules& r, int index) {
    if (index >= 0 && index < r.squares()) return square_at(r, index);
    throw failure("Error", "state", "The state of a move has a square off the board.");
}
move_of_analysis analyzed_move_of(const move_state& state) {
    const auto& [r, number, mover, index, before, after, judgment, better] = state;
    move_of_analysis result{{.number = number,
                             .mover = mover,
                             .where = checked_square(r, index),
                             .before = {before.first, before.second},
                             .after = {after.first, after.second},
                             .judgment = judgment},
                            r};
    for (const int i : better) result.move.better.push_back(checked_square(r, i));
    return result;
}

/// An analysis as a tuple: the start position, the bounds of its score, and the moves.
using analysis_state = std::tuple<position, std::pair<int, int>, std::vector<move_of_analysis>>;

analysis_state state_of(const analysis& a) { return {a.start, pair_of(a.at_start), moves(a)}; }
analysis analysis_of(const analysis_state& state) {
    const auto& [start, at_start, moves] = state;
    analysis result{.start = start, .at_start = {at_start.first, at_start.second}};
    for (const move_of_analysis& m : moves) {
        require_rules(start, m.rules);
        result.moves.push_back(m.move);
    }
    return result;
}

template <class Class>
void bind_state(Class& c, auto state_of, auto value_of) {
    using value = typename Class::Type;
    c.def("__getstate__", state_of)
        .def("__setstate__",
             [value_of](value& self, const decltype(state_of(self))& state) {
                 new (&self) value(value_of(state));
             })
        .def(nb::self == nb::self, nb::sig("def __eq__(self, arg: object, /) -> bool"));
    c.attr("__hash__") = nb::none();
}

void bind_moves(nb::module_& m) {
    using self = const move_of_analysis&;
    nb::class_<move_of_analysis> c(
        m, "AnalyzedMove", nb::is_weak_referenceable(),
        "A move of an analyzed game. Scores are from the first player's point of view.");
    bind_state(
        c, [](self a) { return state_of(a); },
        [](const move_state& s) { return analyzed_move_of(s); });
    c.def_prop_ro(
         "number", [](self m) { return m.move.number; },
         "The number of the move in the game, from 1.")
        .def_prop_ro(
            "player", [](self m) { return m.move.mover; }, "The player who made the move.")
        .def_prop_ro("action", &action, "The action.")
        .def_prop_ro(
            "judgment", [](self m) { return m.move.judgment; }, "The quality of the move.")
        .def_prop_ro(
            "before", [](self m) { return score_of(m.move.before); },
            "Score before the move; None if it is unknown.")
        .def_prop_ro(
            "after", [](self m) { return score_of(m.move.after); },
            "Score after the move; None if it is unknown.")
        .def_prop_ro(
            "before_bounds", [](self m) { return pair_of(m.move.before); },
            "Bounds of the score before the move: (lower, upper).")
        .def_prop_ro(
            "after_bounds", [](self m) { return pair_of(m.move.after); },
            "Bounds of the score after the move: (lower, upper).")
        .def_prop_ro(
            "better", &better_actions,
            "The best actions before the move; empty if the move is a best move, or if the best "
            "moves are unknown.")
        .def_prop_ro("annotation", &annotation,
                     "A phrase that says what the move gave away; empty if the move is a best "
                     "move, or if its judgment is unknown.")
        .def("to_dict", &row_of, "The move as plain data, for a row of a table or for JSON.")
        .def("__str__", &move_text_of)
        .def("__repr__", [](self m) {
            return "<AnalyzedMove " + std::to_string(m.move.number) + ": " + move_text_of(m) +
                   ", " + std::string(name_of(m.move.judgment)) + '>';
        });
}

}  // namespace

void bind_analyses(nb::module_& m) {
    bind_moves(m);
    nb::class_<analysis> c(m, "Analysis", nb::is_weak_referenceable(),
                           R"(A game judged move by move. Notebooks display an analysis as a plot.

All scores are from the first player's point of view: positive if the first player wins.)");
    bind_state(
        c, [](const analysis& a) { return state_of(a); },
        [](const analysis_state& s) { return analysis_of(s); });
    c.def_prop_ro(
         "start", [](const analysis& a) { return a.start; }, "The start position.")
        .def_prop_ro("moves", &moves, "The moves, in order.")
        .def_prop_ro("scores", &scores,
                     "The scores at the start and after each move; None for an unknown score.")
        .def("count", &analysis::count, "player"_a, "judgment"_a,
             "The number of moves of a player with the given judgment.")
        .def("rows", &rows,
             "A list of dicts, one for each move. pandas.DataFrame and polars.DataFrame accept "
             "this list.")
        .def("to_dict", &to_dict, "The whole analysis as plain data, for JSON.")
        .def("svg", &plot_svg, "The plot as an SVG picture.")
        .def("_repr_svg_", &plot_svg)
        .def(
            "plot",
            [](nb::handle self, nb::handle axes) {
                return nb::module_::import_("inarow._plot").attr("plot_analysis")(self, axes);
            },
            "ax"_a = nb::none(), nb::sig("def plot(self, ax: typing.Any = None) -> typing.Any"),
            "Plots the scores with matplotlib on `ax` [default: new axes] and returns the axes.")
        .def("__len__", [](const analysis& a) { return a.moves.size(); })
        .def("__repr__", [](const analysis& a) {
            return "<Analysis of " + std::to_string(a.moves.size()) + " moves>";
        });
}

}  // namespace inarow::python
