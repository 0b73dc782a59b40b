// SPDX-License-Identifier: BSL-1.0
#include "binding.hpp"
#include "board_reader.hpp"
#include "conversions.hpp"
#include "failure.hpp"
#include "position_list.hpp"
#include "position_properties.hpp"
#include "symmetry.hpp"

#include <nanobind/operators.h>

namespace inarow::python {
namespace {

using namespace nb::literals;

/// The arguments of Position, apart from rules and board.
struct position_arguments {
    std::optional<player> to_move;
    bool unchecked;
    square_values values;
    bool relative;
};

layout make_layout(const rules& r, nb::handle board, const position_arguments& given) {
    if (!board.is_none() && !nb::isinstance<nb::str>(board))
        return board_reader(board,
                            {.rules = r,
                             .values = checked(given.values),
                             .relative = given.relative,
                             .who = given.to_move},
                            board_reader::count::one)
            .layout_at(0);
    std::string_view text;
    if (!board.is_none() && !nb::try_cast(board, text))
        throw nb::type_error("The board must be a text of valid Unicode.");
    layout result = board.is_none() ? value_or_refuse(layout::start(r)) : read_board(r, text);
    if (given.to_move) result.set_to_move(*given.to_move);
    return result;
}
position make_position(nb::handle r, nb::handle board, const position_arguments& given) {
    const layout laid = make_layout(rules_of(r), board, given);
    return given.unchecked ? laid.unchecked()
                           : checked(laid, " unchecked=True accepts the board anyway.");
}

std::vector<int> decisive_line(const position& p) {
    std::vector<int> result;
    for (const square s : p.decisive_line()) result.push_back(index_of(p.rules(), s));
    return result;
}

position play(const position& p, std::string_view moves, const notation_argument& notation) {
    position after = p;
    play_or_refuse(after, moves, notation_of(notation));
    return after;
}
/// Implements __array__, which NumPy calls.
nb::object as_numpy(const position& p, nb::handle dtype, std::optional<bool> copy) {
    if (copy == false)
        throw nb::value_error(
            "The board of a Position is always a new array: copy=False is not "
            "possible.");
    const nb::object result = nb::cast(board(p));
    return dtype.is_none() ? result : result.attr("astype")(dtype);
}

nb::list read_positions(nb::handle r, nb::handle items, const notation_argument& notation,
                        const square_values& values, bool relative,
                        const std::optional<layout_argument>& layout) {
    const position_list list(items, rules_argument(rules_of(r)), notation_of(notation),
                             {.values = values, .relative = relative, .layout = layout});
    return list.positions();
}

void bind_properties(nb::class_<position>& c) {
    c.def_prop_ro(
         "rules", [](const position& p) { return p.rules(); }, "The rules of the game.")
        .def_prop_ro(
            "to_move", [](const position& p) { return p.to_move(); },
            "The player to move; after the end, the player whose turn it would be.")
        .def_prop_ro(
            "outcome", [](const position& p) { return p.outcome(); },
            "Whether the game has ended in this position, and how.")
        .def_prop_ro(
            "stones", [](const position& p) { return p.stones(); }, "The number of stones.")
        .def_prop_ro(
            "board", &board, nb::rv_policy::automatic,
            "The board as a new int8 array of shape (rows, columns), from the top left. 0 is a "
            "free square, 1 a stone of the first player, 2 a stone of the second player.")
        .def_prop_ro("decisive_line", &decisive_line,
                     "The squares of the line that decided the game, numbered row by row from the "
                     "top left; empty if no line decided it.")
        .def("__array__", &as_numpy, "dtype"_a = nb::none(), "copy"_a = nb::none(),
             nb::sig("def __array__(self, dtype: typing.Any = None, copy: bool | None = None) -> "
                     "numpy.typing.NDArray[typing.Any]"),
             "The board as an array; numpy.asarray calls this method.");
}

void bind_moves(nb::class_<position>& c) {
    c.def("legal_actions", &legal_actions,
          "The legal actions: columns if stones drop, otherwise squares, numbered row by row from "
          "the top left. Empty if the game is over.")
        .def("legal_actions_mask", &legal_actions_mask,
             "The action mask: a new bool array of shape (actions,), True for each legal action.")
        .def("is_terminal", &position::is_over, "Whether the game is over.")
        .def("current_player", &current_player,
             "The player to move: 0 for the first player, 1 for the second player. If the game is "
             "over, -4, as in OpenSpiel.")
        .def("returns", &returns,
             "The returns of the first and the second player: 1.0 for a win, -1.0 for a loss, "
             "otherwise 0.0.")
        .def("play", &play, "moves"_a, "notation"_a = "any",
             "The position after one or more moves, given as text.")
        .def(
            "child",
            [](const position& p, const integer& action) {
                return p.after(square_of_action(p, action));
            },
            "action"_a, "The position after an action.")
        .def("action_to_string", &action_to_string, "action"_a, "notation"_a = "any",
             "The move text of a legal action.")
        .def("string_to_action", &string_to_action, "text"_a, "notation"_a = "any",
             "The legal action that a move text means.")
        .def("canonical", &canonical,
             "The canonical form. Positions that are equal under reflection and, if the rules "
             "allow it, rotation have the same canonical form.");
}

void bind_pictures(nb::class_<position>& c) {
    c.def(
         "svg", &svg, "coordinates"_a = "as_played", "decisive_line"_a = true,
         "marked"_a = nb::none(),
         "The board as an SVG picture. `marked` is a square to highlight, numbered row by row from "
         "the top left. `coordinates` is \"none\", \"as_played\", \"letters\" or \"numbers\".")
        .def("_repr_svg_",
             [](const position& p) { return svg(p, {"as_played"}, true, std::nullopt); })
        .def("draw", &drawn, "The board as lines of text.");
}

}  // namespace

void bind_positions(nb::module_& m) {
    nb::class_<position> c(m, "Position", nb::is_weak_referenceable(),
                           R"(The stones on a board and the player to move; immutable.

`board` is a text or an array [default: the empty board]. A text contains the rows from the top,
separated by "/", with X, O or "." for each square. A space and the player to move, X or O, follow
the rows. An array (or nested lists) of shape (rows, columns) or (squares,) contains a number for
each square, from the top left. `values` are the numbers for a free square, a stone of the first
player and a stone of the second player. If `relative` is True, the second number means a stone of
the player to move, and the third number a stone of the opponent.

`to_move` is the player to move [default: derived from the numbers of stones]. A position that legal
moves cannot reach is refused, unless `unchecked` is True.)");
    c.def(
        "__init__",
        [](position* self, nb::handle rules, nb::handle board,
           const std::optional<enum_argument<player>>& to_move, bool unchecked,
           const square_values& values, bool relative) {
            new (self) position(make_position(
                rules, board, {player_of(to_move, "to_move"), unchecked, values, relative}));
        },
        "rules"_a, "board"_a = nb::none(), "to_move"_a = nb::none(), "unchecked"_a = false,
        nb::kw_only(), "values"_a = nb::make_tuple(0, 1, 2), "relative"_a = false,
        nb::sig("def __init__(self, rules: Rules | str, board: BoardLike | None = "
                "None, to_move: Player | typing.Literal['first', 'second'] | None = None, "
                "unchecked: bool = False, *, values: collections.abc.Sequence[int] = (0, 1, 2), "
                "relative: bool = False) -> None"));
    bind_properties(c);
    bind_moves(c);
    bind_pictures(c);
    c.def("__str__", [](const position& p) { return text_of(p); })
        .def("__repr__", [](const position& p) { return repr(p); })
        .def("__hash__", [](const position& p) { return p.hash(); })
        .def(nb::self == nb::self, nb::sig("def __eq__(self, arg: object, /) -> bool"))
        .def("__copy__", [](nb::object self) { return self; })
        .def(
            "__deepcopy__", [](nb::object self, nb::handle /*memo*/) { return self; }, "memo"_a)
        .def(
            "__reduce__",
            [](nb::handle self) {
                const auto& p = nb::cast<const position&>(self);
                if (is_reachable(p))
                    return nb::make_tuple(self.type(), nb::make_tuple(p.rules(), text_of(p)));
                return nb::make_tuple(self.type(),
                                      nb::make_tuple(p.rules(), text_of(p), nb::none(), true));
            },
            reduce_signature);
    m.def("positions", &read_positions, "rules"_a, "items"_a, nb::kw_only(), "notation"_a = "any",
          "values"_a = nb::make_tuple(0, 1, 2), "relative"_a = false, "layout"_a = nb::none(),
          nb::sig("def positions(rules: Rules | str, items: PositionsLike, *, "
                  "notation: Notation = 'any', values: "
                  "collections.abc.Sequence[int] = (0, 1, 2), relative: bool = False, layout: "
                  "LayoutName | None = None) -> list[Position]"),
          R"(Creates many positions at once.

`items` contains texts, positions and games, or boards. A text is a list of moves in a `notation`,
or a board with "/" between the rows. Texts can also be a column of NumPy, pandas, Polars or Arrow.
Boards are one array of shape (n, rows, columns) or (n, squares), or a list of boards that Position
accepts. `values` and `relative` have the same meaning as for Position. If `layout` is the name of a
Layout, arrays are observations of the players to move.)");
}

}  // namespace inarow::python
