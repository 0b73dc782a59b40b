// SPDX-License-Identifier: BSL-1.0
#include "binding.hpp"
#include "failure.hpp"
#include "reading.hpp"
#include "views.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

namespace inarow::python {
namespace {

using namespace nb::literals;

std::vector<int> history(const game& g) {
    std::vector<int> result;
    for (const square s : g.moves()) result.push_back(action_of(g.rules(), s));
    return result;
}

void apply_action(game& g, long long action) { (void)g.apply(resolved(g.position(), action)); }
void apply_actions(game& g, const std::vector<long long>& actions) {
    game after = g;
    for (const long long action : actions) apply_action(after, action);
    g = std::move(after);
}

void undo(game& g, long long count) {
    constexpr long long most = std::numeric_limits<int>::max();
    const auto done = g.undo(static_cast<int>(std::clamp(count, -1LL, most)));
    if (!done) refuse(done.error());
}
/// With what OpenSpiel asks for: who made the last move, and which it was.
void undo_action(game& g, std::optional<long long> player, std::optional<long long> action) {
    if (g.ply() == 0) refuse(illegal_take_back{1, 0});
    const bool is_other = player && *player != static_cast<int>(other(g.position().to_move()));
    if (is_other || (action && *action != action_of(g.rules(), g.moves().back())))
        throw failure("IllegalMove", "take_back",
                      "That was not the last move, which is " +
                          text_of(g.rules(), g.moves().back(), other(g.position().to_move()),
                                  notation::kind::any) +
                          '.');
    undo(g, 1);
}

position start_of(const game& g) { return value_or_refuse(g.replay(0)).position(); }

std::string repr(const game& g) {
    const position from = start_of(g);
    std::string result = "Game(";
    if (from.stones() == 0) {
        result += '\'' + text_of(g.rules()) + '\'';
    } else {
        result += "Position('" + text_of(g.rules()) + "', '" + text_of(from) + "')";
    }
    return result + ", '" + text_of(g, notation::kind::any) + "')";
}

void bind_construction(nb::class_<game>& c) {
    c.def(
         "__init__",
         [](game* self, const rules_argument& r, std::string_view moves,
            std::string_view notation) {
             game made = value_or_refuse(game::start(rules_of(r)));
             follow(made, moves, notation_named(notation));
             new (self) game(std::move(made));
         },
         "rules"_a, "moves"_a = "", "notation"_a = "any")
        .def(
            "__init__",
            [](game* self, const position& start, std::string_view moves,
               std::string_view notation) {
                game made(start);
                follow(made, moves, notation_named(notation));
                new (self) game(std::move(made));
            },
            "start"_a, "moves"_a = "", "notation"_a = "any");
}

void bind_standing(nb::class_<game>& c) {
    const nb::lock_self lock;
    c.def_prop_ro(
         "rules", [](const game& g) { return g.rules(); }, lock)
        .def_prop_ro(
            "position", [](const game& g) { return g.position(); }, lock)
        .def_prop_ro("start", &start_of, lock, "The position it began from.")
        .def_prop_ro(
            "status", [](const game& g) { return g.status(); }, lock)
        .def_prop_ro(
            "outcome", [](const game& g) { return g.position().outcome(); }, lock)
        .def_prop_ro(
            "to_move", [](const game& g) { return g.position().to_move(); }, lock)
        .def_prop_ro(
            "ply", [](const game& g) { return g.ply(); }, lock, "How many moves were made.")
        .def("history", &history, lock, "The actions, oldest first.")
        .def(
            "moves",
            [](const game& g, std::string_view notation) {
                return text_of(g, printable_notation(notation, g.rules()));
            },
            lock, "notation"_a = "any", "The moves as a line of text.");
}

void bind_open_spiel(nb::class_<game>& c) {
    const nb::lock_self lock;
    c.def(
         "legal_actions", [](const game& g) { return legal_actions(g.position()); }, lock,
         "Columns where stones are dropped, else squares counted row by row from the top left. "
         "None after the end.")
        .def(
            "legal_actions_mask", [](const game& g) { return legal_actions_mask(g.position()); },
            lock, "True for each action that is legal.")
        .def("apply_action", &apply_action, lock, "action"_a)
        .def("apply_actions", &apply_actions, lock, "actions"_a, "All of them, or none.")
        .def("undo_action", &undo_action, lock, "player"_a = nb::none(), "action"_a = nb::none(),
             "Takes the last move back; what is given must be true of it.")
        .def(
            "is_terminal", [](const game& g) { return g.position().is_over(); }, lock)
        .def(
            "returns", [](const game& g) { return returns(g.position()); }, lock,
            "1.0 for who has won, -1.0 for who has lost, else 0.0.")
        .def(
            "current_player", [](const game& g) { return current_player(g.position()); }, lock,
            "0 for the first player, 1 for the second, -4 after the end, as OpenSpiel says it.")
        .def(
            "num_distinct_actions", [](const game& g) { return actions_of(g.rules()); }, lock)
        .def(
            "clone", [](const game& g) { return g; }, lock, "A game of its own, like this one.")
        .def(
            "child",
            [](const game& g, long long action) {
                game after = g;
                apply_action(after, action);
                return after;
            },
            lock, "action"_a, "The game after one more action.");
}

void bind_text(nb::class_<game>& c) {
    const nb::lock_self lock;
    c.def(
         "play",
         [](game& g, std::string_view moves, std::string_view notation) {
             follow(g, moves, notation_named(notation));
         },
         lock, "moves"_a, "notation"_a = "any",
         "Makes one move that is written as text, or several: all of them, or none.")
        .def("undo", &undo, lock, "count"_a = 1, "Takes so many moves back, or none.")
        .def(
            "_repr_svg_",
            [](const game& g) {
                const auto last =
                    g.ply() == 0 ? std::nullopt
                                 : std::optional<long long>(index_of(g.rules(), g.moves().back()));
                return svg(g.position(), "as_played", true, last);
            },
            lock)
        .def(
            "__str__", [](const game& g) { return text_of(g, notation::kind::any); }, lock)
        .def("__repr__", &repr, lock);
}

}  // namespace

void bind_games(nb::module_& m) {
    const nb::lock_self lock;
    nb::class_<game> c(m, "Game",
                       R"(A position and the moves that led to it; changes as moves are made.

From the empty board or from a position, after moves as text. What is refused leaves it as it was.)");
    bind_construction(c);
    bind_standing(c);
    bind_open_spiel(c);
    bind_text(c);
    c.def(
         "__eq__", [](const game& a, const game& b) { return a == b; }, nb::is_operator(), lock,
         "arg"_a.lock(), nb::sig("def __eq__(self, arg: object, /) -> bool"))
        .def(
            "__copy__", [](const game& g) { return g; }, lock)
        .def(
            "__deepcopy__", [](const game& g, nb::handle /*memo*/) { return g; }, lock, "memo"_a)
        .def("__reduce__", [](nb::handle self) {
            const auto& g = nb::cast<const game&>(self);
            const auto moves = text_of(g, notation::kind::algebraic);
            return nb::make_tuple(self.type(), nb::make_tuple(start_of(g), moves, "algebraic"));
        });
    c.attr("__hash__") = nb::none();  // it changes
}

}  // namespace inarow::python
