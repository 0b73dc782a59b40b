// SPDX-License-Identifier: BSL-1.0
#include <inarow/json/record.hpp>
#include <inarow/messages/record_error.hpp>
#include <inarow/notation/read_games.hpp>
#include <inarow/notation/sgf_record.hpp>

#include "binding.hpp"
#include "conversions.hpp"
#include "failure.hpp"
#include "position_properties.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

namespace inarow::python {
namespace {

using namespace nb::literals;

nb::bytes bytes_of(std::string_view text) { return nb::bytes(text.data(), text.size()); }
std::string_view view_of(const nb::bytes& text) { return {text.c_str(), text.size()}; }

nb::list properties_of(const notation::record_node& node) {
    nb::list result;
    for (const notation::property& p : node.properties) {
        nb::list values;
        for (const std::string& value : p.values) values.append(bytes_of(value));
        result.append(nb::make_tuple(p.name, values));
    }
    return result;
}
nb::object error_of(const notation::record& r) {
    if (!r.refused) return nb::none();
    const auto* const list = std::get_if<notation::illegal_moves_text>(&r.refused->why);
    std::string text;
    if (list != nullptr) {
        illegal_move_text why = list->why;
        why.move.number = list->number;
        messages::write_refusal(text, r.start.rules(), why, list->text);
    } else {
        messages::write_refusal(text, "The game", *r.refused);
    }
    return nb::make_tuple(std::string(json::kind_of(*r.refused)), text, r.refused->offset);
}
/// A record as the tuple that inarow/_records.py makes a Record of.
nb::tuple parts_of(const notation::record& r) {
    nb::list nodes;
    for (const notation::record_node& node : r.nodes)
        nodes.append(nb::make_tuple(node.parent,
                                    node.parent < 0
                                        ? nb::object(nb::none())
                                        : nb::cast(index_of(r.start.rules(), node.where)),
                                    properties_of(node)));
    nb::list warnings;
    for (const notation::record_warning& w : r.warnings)
        warnings.append(nb::make_tuple(std::string(name_of(w.kind)),
                                       std::string(messages::sentence(w).view()), w.offset));
    return nb::make_tuple(r.start, nodes, r.charset, warnings, error_of(r),
                          r.score ? nb::cast(*r.score) : nb::object(nb::none()), r.offset);
}

/// Reads the games of a text, which it keeps.
class text_reader {
public:
    text_reader(nb::bytes text, const position& start, const std::optional<rules_argument>& asked,
                const notation_argument& k, bool unchecked, bool lines)
        : text_{std::move(text)},
          reader_(view_of(text_),
                  {.start = start,
                   .asked = asked ? std::optional(rules_of(*asked)) : std::nullopt,
                   .moves = notation_of(k),
                   .is_unchecked = unchecked,
                   .guesses_rules = !lines},
                  lines ? notation::text_layout::lines : notation::text_layout::one_game) {}

    nb::object next() {
        std::optional<notation::record> r;
        {
            const nb::gil_scoped_release other_threads_run;
            r = reader_.next();
        }
        if (!r) return nb::none();
        return parts_of(*r);
    }

private:
    nb::bytes text_;
    notation::game_reader reader_;
};

nb::bytes sgf_of(const position& start, const nb::list& nodes) {
    notation::record r(start);
    if (!notation::can_print_sgf(start.rules()))
        throw failure("NotationError", "notation",
                      "A board of more than 52 columns or rows cannot be written as SGF.");
    r.nodes.clear();
    for (const nb::handle each : nodes) {
        const auto node = nb::cast<nb::tuple>(each);
        const int parent = nb::cast<int>(node[0]);
        notation::record_node& made = r.nodes.emplace_back(
            notation::record_node{.parent = parent, .where = {}, .properties = {}});
        if (parent >= 0) {
            made.where = square_at(start.rules(), nb::cast<int>(node[1]));
        }
        for (const nb::handle property : nb::cast<nb::list>(node[2])) {
            const auto pair = nb::cast<nb::tuple>(property);
            auto& p = made.properties.emplace_back();
            p.name = nb::cast<std::string>(pair[0]);
            for (const nb::handle value : nb::cast<nb::list>(pair[1]))
                p.values.emplace_back(view_of(nb::cast<nb::bytes>(value)));
        }
    }
    std::string text;
    print_sgf(text, r);
    return bytes_of(text);
}

}  // namespace

void bind_records(nb::module_& m) {
    const nb::lock_self lock;
    nb::class_<text_reader>(m, "_TextReader", "The reader behind read_games.")
        .def(nb::init<nb::bytes, const position&, const std::optional<rules_argument>&,
                      const notation_argument&, bool, bool>(),
             "text"_a, "start"_a, "asked"_a.none(), "notation"_a, "unchecked"_a, "lines"_a)
        .def("next", &text_reader::next, lock, "The parts of the next game, or None.");
    m.def("_sgf_of", &sgf_of, "start"_a, "nodes"_a, "A record in SGF.");
    m.def(
        "_text_of_value", [](std::string_view value) { return notation::text_of_value(value); },
        "value"_a);
    m.def(
        "_value_of_text", [](std::string_view text) { return notation::value_of_text(text); },
        "text"_a);
}

}  // namespace inarow::python
