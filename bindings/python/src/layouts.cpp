// SPDX-License-Identifier: BSL-1.0
#include "array_layout.hpp"
#include "arrays.hpp"
#include "binding.hpp"
#include "board_reader.hpp"
#include "failure.hpp"
#include "position_properties.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <nanobind/ndarray.h>
#include <nanobind/operators.h>

namespace inarow::python {
namespace {

using namespace nb::literals;
using any_shape = nb::ndarray<nb::numpy>;

std::string name_of(const array_layout& l) { return std::string(layout_names[l.kind()]); }

const position& same_rules(const array_layout& l, const position& p) {
    require_rules(p, l.rules());
    return p;
}

any_shape observation(const array_layout& l, const position& p, std::optional<player> viewer) {
    auto values = std::make_unique<std::int8_t[]>(l.size());
    l.write_observation(same_rules(l, p), viewer.value_or(p.to_move()), values.get());
    return make_array<any_shape>(std::move(values), l.shape(), l.dtype());
}
mask_array mask(const array_layout& l, const position& p) {
    auto values = std::make_unique<std::uint8_t[]>(l.action_count());
    l.write_mask(same_rules(l, p), values.get());
    return make_array<mask_array>(std::move(values), std::array{l.action_count()},
                                  nb::dtype<bool>());
}

/// Returns whether player 0 is inarow's first player. In all of the packages, player 0 starts.
bool is_first_starter(const array_layout& l) { return l.rules().starts == first; }

int layout_player(const array_layout& l, const position& p) {
    const int number = current_player(same_rules(l, p));
    return number == terminal_player || is_first_starter(l) ? number : 1 - number;
}
std::vector<double> layout_returns(const array_layout& l, const position& p) {
    auto result = returns(same_rules(l, p));
    if (!is_first_starter(l)) std::swap(result[0], result[1]);
    return result;
}

position layout_child(const array_layout& l, const position& p, const integer& action) {
    const auto where = same_rules(l, p).resolve(move_of(l.rules(), l.to_inarow(action.value())));
    if (!where) refuse_action(p, where.error(), action);
    return p.after(*where);
}

template <auto Convert>
integer renumbered(const array_layout& l, const integer& action) {
    return action.digits().empty() ? integer((l.*Convert)(action.value())) : action;
}

board_reader reader_of(const array_layout& l, nb::handle observations,
                       const std::optional<enum_argument<player>>& viewer,
                       board_reader::count many) {
    return {observations,
            {.rules = l.rules(),
             .layout = std::make_shared<array_layout>(l),
             .who = player_of(viewer, "player")},
            many};
}
position position_shown(const array_layout& l, nb::handle observation,
                        const std::optional<enum_argument<player>>& viewer) {
    return checked(reader_of(l, observation, viewer, board_reader::count::one).layout_at(0));
}
nb::typed<nb::list, position> positions_shown(const array_layout& l, nb::handle observations,
                                              const std::optional<enum_argument<player>>& viewer) {
    const auto shown = reader_of(l, observations, viewer, board_reader::count::many);
    nb::typed<nb::list, position> result;
    for (std::size_t i = 0; i < shown.size(); ++i)
        result.append(nb::cast(at_index(i, [&] { return checked(shown.layout_at(i)); })));
    return result;
}

void bind_format(nb::class_<array_layout>& c) {
    c.def_prop_ro("rules", &array_layout::rules, "The rules of the games.")
        .def_prop_ro("name", &name_of, "The name of the layout.")
        .def_prop_ro(
            "shape",
            [](const array_layout& l) {
                nb::list sizes;
                for (const std::size_t size : l.shape()) sizes.append(size);
                return nb::typed<nb::tuple, int, nb::ellipsis>(nb::tuple(sizes));
            },
            "The shape of an observation.")
        .def_prop_ro(
            "dtype",
            [](const array_layout& l) { return std::string(l.is_boolean() ? "bool" : "int8"); },
            "The name of the dtype of an observation.")
        .def_prop_ro("max_value", &array_layout::max_value, "The largest number in an observation.")
        .def_prop_ro("num_distinct_actions", &array_layout::action_count,
                     "The number of actions, legal or not.");
}

void bind_queries(nb::class_<array_layout>& c) {
    c.def("observation", &observation, "position"_a, "player"_a = nb::none(),
          nb::sig("def observation(self, position: Position, player: Player | None = None) -> "
                  "numpy.typing.NDArray[typing.Any]"),
          "The observation of a player, as a new array [default: the player to move]. In some "
          "layouts, both players have the same observation.")
        .def("position", &position_shown, "observation"_a, "player"_a = nb::none(),
             nb::sig("def position(self, observation: numpy.typing.ArrayLike, player: Player | "
                     "typing.Literal['first', 'second'] | None = None) -> Position"),
             "The position that an observation shows; the inverse of `observation`. The array has "
             "the shape of the layout, or is flat. `player` is the player who has this observation "
             "[default: the player to move].")
        .def("positions", &positions_shown, "observations"_a, "player"_a = nb::none(),
             nb::sig("def positions(self, observations: numpy.typing.ArrayLike, player: Player | "
                     "typing.Literal['first', 'second'] | None = None) -> list[Position]"),
             "The positions that an array of observations of shape (n, *shape) shows.")
        .def("mask", &mask, "position"_a,
             "The action mask: a new bool array of shape (actions,), True for each legal action.")
        .def("current_player", &layout_player, "position"_a,
             "The player to move: 0 for the player who starts, 1 for the other player; -4 if the "
             "game is over.")
        .def("returns", &layout_returns, "position"_a,
             "The returns of the player who starts and of the other player.")
        .def("child", &layout_child, "position"_a, "action"_a,
             "The position after an action of the layout.")
        .def("to_inarow", &renumbered<&array_layout::to_inarow>, "action"_a,
             "Converts an action of the layout into an action of inarow.")
        .def("from_inarow", &renumbered<&array_layout::from_inarow>, "action"_a,
             "Converts an action of inarow into an action of the layout.");
}

}  // namespace

void bind_layouts(nb::module_& m) {
    nb::class_<array_layout> c(
        m, "Layout", nb::is_weak_referenceable(),
        R"(The array format and the action numbers of a Python package; immutable.

The name is "inarow", "pettingzoo", "open_spiel", "pgx" or "kaggle". In all layouts, player 0 is the
player who starts.)");
    c.def(
        "__init__",
        [](array_layout* self, const rules_argument& r, const layout_argument& layout) {
            new (self) array_layout(rules_of(r), layout_named(layout.name));
        },
        "rules"_a, "name"_a);
    c.attr("__match_args__") = nb::make_tuple("rules", "name");
    bind_format(c);
    bind_queries(c);
    c.def("__repr__",
          [](const array_layout& l) {
              return "Layout('" + text_of(l.rules()) + "', '" + name_of(l) + "')";
          })
        .def(
            "__eq__",
            [](const array_layout& a, const array_layout& b) {
                return a.rules() == b.rules() && a.kind() == b.kind();
            },
            nb::is_operator(), nb::sig("def __eq__(self, arg: object, /) -> bool"))
        .def("__hash__",
             [](const array_layout& l) {
                 return nb::hash(nb::make_tuple(text_of(l.rules()), name_of(l)));
             })
        .def(
            "__reduce__",
            [](nb::handle self) {
                const auto& l = nb::cast<const array_layout&>(self);
                return nb::make_tuple(self.type(), nb::make_tuple(l.rules(), name_of(l)));
            },
            reduce_signature);
}

}  // namespace inarow::python
