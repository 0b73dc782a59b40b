// SPDX-License-Identifier: BSL-1.0
#include "binding.hpp"
#include "conversions.hpp"
#include "failure.hpp"
#include "position_properties.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include <nanobind/operators.h>

namespace inarow::python {
namespace {

using namespace nb::literals;

std::vector<int> history(const game& g) { return actions_of(g.rules(), g.moves()); }

void apply_action(game& g, const integer& action) {
    (void)g.apply(square_of_action(g.position(), action));
}
void apply_actions(game& g, const std::vector<integer>& actions) {
    game after = g;
    for (const integer& action : actions) apply_action(after, action);
    g = std::move(after);
}
game child(const game& g, const integer& action) {
    game after = g;
    apply_action(after, action);
    return after;
}

void undo(game& g, const integer& count) {
    using limits = std::numeric_limits<int>;
    const auto number = count.in(limits::min(), limits::max());
    if (!number)
        throw failure("IllegalMove", "take_back",
                      "One cannot take back " + count.text() + " moves: the game has " +
                          std::to_string(g.ply()) + '.');
    const auto undone = g.undo(static_cast<int>(*number));
    if (!undone) refuse(undone.error());
}
/// Takes back the last move. Refuses to do so if another player made it, or if it was another
/// action.
void undo_action(game& g, const std::optional<integer>& player,
                 const std::optional<integer>& action) {
    if (g.ply() == 0) refuse(illegal_take_back{.asked = 1, .played = 0});
    const square last = g.moves().back();
    const auto mover = g.mover(g.ply() - 1);
    if ((player && *player != integer(static_cast<int>(mover))) ||
        (action && *action != integer(action_of(g.rules(), last))))
        throw failure("IllegalMove", "take_back",
                      "The last move is " + text_of(g.rules(), last, mover, notation::kind::any) +
                          " of player " + std::to_string(static_cast<int>(mover)) +
                          ", not that one.");
    undo(g, 1);
}

position start_of(const game& g) { return value_or_refuse(g.replay(0)).position(); }

/// Moves as text, or a list of actions.
using moves_argument = std::variant<std::string_view, std::vector<integer>>;

game game_after(game result, const moves_argument& moves, const notation_argument& notation) {
    const notation::kind k = notation_of(notation);
    if (const auto* const text = std::get_if<std::string_view>(&moves)) {
        play_or_refuse(result, *text, k);
    } else {
        apply_actions(result, std::get<std::vector<integer>>(moves));
    }
    return result;
}

std::string svg_of(const game& g) {
    const auto last =
        g.ply() == 0 ? std::nullopt : std::optional<integer>(index_of(g.rules(), g.moves().back()));
    return svg(g.position(), {"as_played"}, true, last);
}
std::string repr(const game& g) {
    const position start = start_of(g);
    std::string result = "Game(";
    if (start.stones() == 0) {
        result += '\'' + text_of(g.rules()) + '\'';
    } else {
        result += python::repr(start);
    }
    return result + ", '" + moves_text(g, notation::kind::any) + "')";
}

void bind_construction(nb::class_<game>& c) {
    c.def(
         "__init__",
         [](game* self, const rules_argument& r, const moves_argument& moves,
            const notation_argument& notation) {
             new (self)
                 game(game_after(value_or_refuse(game::start(rules_of(r))), moves, notation));
         },
         "rules"_a, "moves"_a = "", "notation"_a = "any")
        .def(
            "__init__",
            [](game* self, const position& start, const moves_argument& moves,
               const notation_argument& notation) {
                new (self) game(game_after(game(start), moves, notation));
            },
            "start"_a, "moves"_a = "", "notation"_a = "any");
}

void bind_state(nb::class_<game>& c) {
    const nb::lock_self lock;
    c.def_prop_ro(
         "rules", [](const game& g) { return g.rules(); }, lock, "The rules of the game.")
        .def_prop_ro(
            "position", [](const game& g) { return g.position(); }, lock,
            "The position after the last move.")
        .def_prop_ro("start", &start_of, lock, "The start position.")
        .def_prop_ro(
            "status", [](const game& g) { return g.status(); }, lock,
            "Whether the game has begun, and whether and how it has ended.")
        .def_prop_ro(
            "outcome", [](const game& g) { return g.position().outcome(); }, lock,
            "Whether the game has ended, and how.")
        .def_prop_ro(
            "to_move", [](const game& g) { return g.position().to_move(); }, lock,
            "The player to move; after the end, the player whose turn it would be.")
        .def_prop_ro(
            "ply", [](const game& g) { return g.ply(); }, lock, "The number of moves.")
        .def("history", &history, lock, "The actions, oldest first.")
        .def(
            "moves",
            [](const game& g, const notation_argument& notation) {
                return moves_text(g, printable_notation(notation, g.rules()));
            },
            lock, "notation"_a = "any", "The moves as text, oldest first, separated by spaces.");
}

void bind_open_spiel(nb::class_<game>& c) {
    const nb::lock_self lock;
    c.def(
         "legal_actions", [](const game& g) { return legal_actions(g.position()); }, lock,
         "The legal actions: columns if stones drop, otherwise squares, numbered row by row from "
         "the top left. Empty if the game is over.")
        .def(
            "legal_actions_mask", [](const game& g) { return legal_actions_mask(g.position()); },
            lock,
            "The action mask: a new bool array of shape (actions,), True for each legal action.")
        .def("apply_action", &apply_action, lock, "action"_a, "Makes a move.")
        .def("apply_actions", &apply_actions, lock, "actions"_a,
             "Makes several moves; if one of them is refused, makes none of them.")
        .def("undo_action", &undo_action, lock, "player"_a = nb::none(), "action"_a = nb::none(),
             "Takes back the last move. Refused if `player` or `action` is given and does not "
             "match the last move.")
        .def(
            "is_terminal", [](const game& g) { return g.position().is_over(); }, lock,
            "Whether the game is over.")
        .def(
            "returns", [](const game& g) { return returns(g.position()); }, lock,
            "The returns of the first and the second player: 1.0 for a win, -1.0 for a loss, "
            "otherwise 0.0.")
        .def(
            "current_player", [](const game& g) { return current_player(g.position()); }, lock,
            "The player to move: 0 for the first player, 1 for the second player. If the game is "
            "over, -4, as in OpenSpiel.")
        .def(
            "player_return",
            [](const game& g, const integer& player) {
                return returns(
                    g.position())[static_cast<std::size_t>(number_in(0, 1, player, "player"))];
            },
            lock, "player"_a, "The return of a player.")
        .def(
            "num_distinct_actions", [](const game& g) { return action_count(g.rules()); }, lock,
            "The number of actions, legal or not.")
        .def(
            "num_players", [](const game&) { return 2; }, "The number of players: 2.")
        .def("move_number", &game::ply, lock, "The number of moves, like `ply`.")
        .def(
            "action_to_string",
            [](const game& g, const integer& action, const notation_argument& notation) {
                return action_to_string(g.position(), action, notation);
            },
            lock, "action"_a, "notation"_a = "any", "The move text of a legal action.")
        .def(
            "string_to_action",
            [](const game& g, std::string_view text, const notation_argument& notation) {
                return string_to_action(g.position(), text, notation);
            },
            lock, "text"_a, "notation"_a = "any", "The legal action that a move text means.")
        .def(
            "clone", [](const game& g) { return g; }, lock, "An independent copy.")
        .def("child", &child, lock, "action"_a, "A new game with one more action.");
}

void bind_text(nb::class_<game>& c) {
    const nb::lock_self lock;
    c.def(
         "play",
         [](game& g, std::string_view moves, const notation_argument& notation) {
             play_or_refuse(g, moves, notation_of(notation));
         },
         lock, "moves"_a, "notation"_a = "any",
         "Makes one or more moves, given as text. If one of them is refused, makes none of them.")
        .def("undo", &undo, lock, "count"_a = 1,
             "Takes back `count` moves. Refused if the game has fewer moves.")
        .def("_repr_svg_", &svg_of, lock)
        .def(
            "__str__", [](const game& g) { return moves_text(g, notation::kind::any); }, lock)
        .def("__repr__", &repr, lock);
}

}  // namespace

void bind_games(nb::module_& m) {
    const nb::lock_self lock;
    nb::class_<game> c(m, "Game", nb::is_weak_referenceable(),
                       R"(A position and the moves that led to it; mutable.

A game begins with the empty board or with a start position. Pass the moves as text in a `notation`,
or as a list of actions. A refused move changes nothing.)");
    bind_construction(c);
    bind_state(c);
    bind_open_spiel(c);
    bind_text(c);
    c.def(
         "__eq__", [](const game& a, const game& b) { return a == b; }, nb::is_operator(), lock,
         "arg"_a.lock(), nb::sig("def __eq__(self, arg: object, /) -> bool"))
        .def(
            "__copy__", [](const game& g) { return g; }, lock)
        .def(
            "__deepcopy__", [](const game& g, nb::handle /*memo*/) { return g; }, lock, "memo"_a)
        .def(
            "__reduce__",
            [](nb::handle self) {
                const auto& g = nb::cast<const game&>(self);
                const auto moves = moves_text(g, notation::kind::algebraic);
                return nb::make_tuple(self.type(), nb::make_tuple(start_of(g), moves, "algebraic"));
            },
            reduce_signature);
    c.attr("__hash__") = nb::none();  // mutable
}

}  // namespace inarow::python
