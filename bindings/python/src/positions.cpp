// SPDX-License-Identifier: BSL-1.0
#include "binding.hpp"
#include "conversions.hpp"
#include "failure.hpp"
#include "position_properties.hpp"
#include "symmetry.hpp"

#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

namespace inarow::python {
namespace {

using namespace nb::literals;

position start(const rules_argument& r) { return value_or_refuse(position::start(rules_of(r))); }

std::vector<int> decisive_line(const position& p) {
    std::vector<int> result;
    for (const square s : p.decisive_line()) result.push_back(index_of(p.rules(), s));
    return result;
}

position play(const position& p, std::string_view moves, std::string_view notation) {
    position after = p;
    play_or_refuse(after, moves, notation_named(notation));
    return after;
}
std::string action_to_string(const position& p, long long action, std::string_view notation) {
    const notation::kind k = printable_notation(notation, p.rules());
    return text_of(p.rules(), square_of_action(p, action), p.to_move(), k);
}
int string_to_action(const position& p, std::string_view text, std::string_view notation) {
    const notation::kind k = notation_named(notation);
    const auto where = resolve(p, move_text(text, k));
    if (!where) refuse_move(p, where.error(), text, k);
    return action_of(p.rules(), *where);
}

void bind_properties(nb::class_<position>& c) {
    c.def_prop_ro("rules", [](const position& p) { return p.rules(); })
        .def_prop_ro(
            "to_move", [](const position& p) { return p.to_move(); },
            "The player to move; after the end, the player whose turn it would be.")
        .def_prop_ro("outcome", [](const position& p) { return p.outcome(); })
        .def_prop_ro(
            "stones", [](const position& p) { return p.stones(); }, "The number of stones.")
        .def_prop_ro("board", &board, nb::rv_policy::automatic,
                     "The board, a new array of shape (rows, columns) and dtype int8, from the top "
                     "left: 0 free, 1 first player, 2 second player.")
        .def_prop_ro("decisive_line", &decisive_line,
                     "The squares of the line that decided the game, numbered row by row from the "
                     "top left; empty if there is none.");
}

void bind_moves(nb::class_<position>& c) {
    c.def("legal_actions", &legal_actions,
          "The legal actions: columns where stones drop, else squares, numbered row by row from "
          "the top left. Empty after the end.")
        .def("legal_actions_mask", &legal_actions_mask,
             "The action mask, a new array of shape (actions,) and dtype bool: True for each "
             "legal action.")
        .def("is_terminal", &position::is_over, "Whether the game is over.")
        .def("current_player", &current_player,
             "0 for the first player, 1 for the second, -4 after the end, as in OpenSpiel.")
        .def("returns", &returns,
             "The returns of the first and the second player: 1.0 for a win, -1.0 for a loss, "
             "else 0.0.")
        .def("play", &play, "moves"_a, "notation"_a = "any",
             "The position after one or more moves as text.")
        .def(
            "child",
            [](const position& p, long long action) {
                return p.after(square_of_action(p, action));
            },
            "action"_a, "The position after an action.")
        .def("action_to_string", &action_to_string, "action"_a, "notation"_a = "any",
             "The move text of a legal action.")
        .def("string_to_action", &string_to_action, "text"_a, "notation"_a = "any",
             "The legal action of a move text.")
        .def("canonical", &canonical,
             "The canonical form: one position for all that are equal under reflection and, where "
             "the rules allow it, rotation.");
}

void bind_pictures(nb::class_<position>& c) {
    c.def("svg", &svg, "coordinates"_a = "as_played", "decisive_line"_a = true,
          "marked"_a = nb::none(),
          "The board as an SVG picture. `marked` is a square to highlight, numbered row by row "
          "from the top left; `coordinates` is \"none\", \"as_played\", \"letters\" or "
          "\"numbers\".")
        .def("_repr_svg_",
             [](const position& p) { return svg(p, "as_played", true, std::nullopt); })
        .def("draw", &drawn, "The board as lines of text.");
}

}  // namespace

void bind_positions(nb::module_& m) {
    nb::class_<position> c(m, "Position",
                           R"(The stones on a board and the player to move; immutable.

The empty board, or a board as text: the rows from the top, separated by "/", with X, O and "." for
the squares, then a space and the player to move, X or O [default: by the numbers of stones].)");
    c.def(
         "__init__", [](position* self, const rules_argument& r) { new (self) position(start(r)); },
         "rules"_a)
        .def(
            "__init__",
            [](position* self, const rules_argument& r, std::string_view text) {
                new (self) position(read_board(rules_of(r), text));
            },
            "rules"_a, "text"_a);
    bind_properties(c);
    bind_moves(c);
    bind_pictures(c);
    c.def("__str__", [](const position& p) { return text_of(p); })
        .def("__repr__",
             [](const position& p) {
                 return "Position('" + text_of(p.rules()) + "', '" + text_of(p) + "')";
             })
        .def("__hash__", [](const position& p) { return p.hash(); })
        .def(nb::self == nb::self, nb::sig("def __eq__(self, arg: object, /) -> bool"))
        .def("__copy__", [](nb::object self) { return self; })
        .def(
            "__deepcopy__", [](nb::object self, nb::handle /*memo*/) { return self; }, "memo"_a)
        .def("__reduce__", [](nb::handle self) {
            const auto& p = nb::cast<const position&>(self);
            return nb::make_tuple(self.type(), nb::make_tuple(p.rules(), text_of(p)));
        });
}

}  // namespace inarow::python
