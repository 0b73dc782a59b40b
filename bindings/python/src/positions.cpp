// SPDX-License-Identifier: BSL-1.0
#include "binding.hpp"
#include "failure.hpp"
#include "images.hpp"
#include "reading.hpp"
#include "views.hpp"

#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

namespace inarow::python {
namespace {

using namespace nb::literals;

position start(const rules_argument& from) {
    return value_or_refuse(position::start(rules_of(from)));
}

void bind_standing(nb::class_<position>& c) {
    c.def_prop_ro("rules", [](const position& p) { return p.rules(); })
        .def_prop_ro(
            "to_move", [](const position& p) { return p.to_move(); },
            "Whose turn it is; after the end, whose turn it would be.")
        .def_prop_ro("outcome", [](const position& p) { return p.outcome(); })
        .def_prop_ro(
            "stones", [](const position& p) { return p.stones(); }, "How many stones there are.")
        .def_prop_ro("board", &board, nb::rv_policy::automatic,
                     "A new array of rows and columns, from the top left: 0 free, 1 first's, 2 "
                     "second's.")
        .def_prop_ro(
            "winning_line",
            [](const position& p) {
                std::vector<int> result;
                for (const square s : p.winning_line()) result.push_back(index_of(p.rules(), s));
                return result;
            },
            "The squares of the line that won, counted row by row from the top left.");
}

void bind_moves(nb::class_<position>& c) {
    c.def("legal_actions", &legal_actions,
          "Columns where stones are dropped, else squares counted row by row from the top left. "
          "None after the end.")
        .def("legal_actions_mask", &legal_actions_mask, "True for each action that is legal.")
        .def("is_terminal", &position::is_over)
        .def("current_player", &current_player,
             "0 for the first player, 1 for the second, -4 after the end, as OpenSpiel says it.")
        .def("returns", &returns, "1.0 for who has won, -1.0 for who has lost, else 0.0.")
        .def(
            "play",
            [](const position& p, std::string_view moves, std::string_view notation) {
                position after = p;
                follow(after, moves, notation_named(notation));
                return after;
            },
            "moves"_a, "notation"_a = "any", "The position after one move as text, or several.")
        .def(
            "child",
            [](const position& p, long long action) { return p.after(resolved(p, action)); },
            "action"_a, "The position after an action.")
        .def(
            "action_to_string",
            [](const position& p, long long action, std::string_view notation) {
                const auto in = printable_notation(notation, p.rules());
                return text_of(p.rules(), resolved(p, action), p.to_move(), in);
            },
            "action"_a, "notation"_a = "any", "A legal action, as text.")
        .def(
            "string_to_action",
            [](const position& p, std::string_view text, std::string_view notation) {
                const notation::kind in = notation_named(notation);
                const auto where = resolve(p, move_text(text, in));
                if (!where) refuse(p, where.error(), in, text);
                return action_of(p.rules(), *where);
            },
            "text"_a, "notation"_a = "any", "The legal action that a text means.")
        .def("canonical", &canonical,
             "The same for a position and all its mirror images, and one of them.");
}

void bind_pictures(nb::class_<position>& c) {
    c.def(
         "svg", &svg, "coordinates"_a = "as_played", "winning_line"_a = true,
         "marked"_a = nb::none(),
         "An SVG picture; `marked` is a square to stand out, counted row by row from the top left.")
        .def("_repr_svg_",
             [](const position& p) { return svg(p, "as_played", true, std::nullopt); })
        .def("draw", &drawn, "The board as text, for a terminal.");
}

}  // namespace

void bind_positions(nb::module_& m) {
    nb::class_<position> c(m, "Position",
                           R"(The stones on a board and who is to move; never changes.

The empty board, or one as text: the rows from the top with "/" between them, X, O and "." for the
squares, then a space and who is to move, which may be left out.)");
    c.def(
         "__init__", [](position* self, const rules_argument& r) { new (self) position(start(r)); },
         "rules"_a)
        .def(
            "__init__",
            [](position* self, const rules_argument& r, std::string_view text) {
                new (self) position(read_board(rules_of(r), text));
            },
            "rules"_a, "text"_a);
    bind_standing(c);
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
