// SPDX-License-Identifier: BSL-1.0
#include <inarow/messages/record_error.hpp>
#include <inarow/notation/read_games.hpp>
#include <inarow/notation/sgf_record.hpp>

#include "binding.hpp"
#include "conversions.hpp"
#include "failure.hpp"
#include "text_decoder.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace inarow::python {
namespace {

using namespace nb::literals;
using notation::record;

using property_dict = nb::typed<nb::dict, std::string, std::vector<std::string>>;
using node_tuple = std::tuple<std::optional<int>, std::optional<int>, property_dict>;
/// The last field says whether a part of the text is lost.
using warning_tuple = std::tuple<std::string, nb::str, std::size_t, bool>;

/// Returns whether a value can be written between brackets.
bool is_closed(std::string_view value) {
    for (std::size_t i = 0; i < value.size(); ++i)
        if (value[i] == ']' || (value[i] == '\\' && ++i == value.size())) return false;
    return true;
}
/// Decodes a value. The codec may find a bracket where the reader saw a part of a character. In
/// this case, the value counts as a text without escapes.
std::string decoded(const std::string& value, const std::string& charset, text_decoder& decoder) {
    std::string result = decoder.utf8(value, charset);
    return is_closed(result) ? result : notation::value_of_text(result);
}
/// Converts all texts of a record to UTF-8.
void decode(record& r, text_decoder& decoder) {
    constexpr std::string_view replacement = "\xef\xbf\xbd";  // U+FFFD
    bool is_changed = false;
    for (notation::record_node& node : r.nodes)
        for (notation::property& p : node.properties)
            for (std::string& value : p.values) {
                const bool had_one = value.contains(replacement);
                value = decoded(value, r.charset, decoder);
                is_changed = is_changed || (!had_one && value.contains(replacement));
            }
    for (notation::record_warning& w : r.warnings) w.text = decoder.utf8(w.text, r.charset);
    if (is_changed)
        r.warnings.push_back({notation::record_warning::reason::undecodable, r.offset, r.charset});
    r.charset = "UTF-8";
}

/// Reads the games of a text. Owns the text.
class record_reader {
public:
    record_reader(nb::bytes text, notation::record_defaults defaults, notation::text_layout layout)
        : text_{std::move(text)},
          reader_({text_.c_str(), text_.size()}, std::move(defaults), layout) {}

    [[nodiscard]] record next() {
        auto made = reader_.next();
        if (!made) throw nb::stop_iteration();
        decode(*made, decoder_);
        return *std::move(made);
    }

private:
    nb::bytes text_;
    notation::game_reader reader_;
    text_decoder decoder_{};
};

/// A list of moves without rules counts as a game of tic-tac-toe or, if its moves are columns, as a
/// game of Connect Four.
void make_reader(record_reader* self, nb::bytes text, const std::optional<rules_argument>& r,
                 const std::optional<position>& start, const notation_argument& notation,
                 bool lines, bool unchecked) {
    const auto asked = r ? std::optional(rules_of(*r)) : std::nullopt;
    if (asked && start && *asked != start->rules())
        throw failure("IllegalRules", "other_rules",
                      "The rules of the position are " + text_of(start->rules()) + ", but " +
                          text_of(*asked) + " were asked for.");
    notation::record_defaults defaults{
        .start = start ? *start : value_or_refuse(position::start(asked.value_or(tic_tac_toe))),
        .asked = asked,
        .moves = notation_of(notation),
        .is_unchecked = unchecked,
        .guesses_rules = !asked && !start};
    const auto layout = lines ? notation::text_layout::lines : notation::text_layout::one_game;
    new (self) record_reader(std::move(text), std::move(defaults), layout);
}

record record_of(const game& g) {
    record result(value_or_refuse(g.replay(0)).position());
    (void)result.add_moves({g.moves().begin(), g.moves().end()});
    return result;
}

std::vector<std::string> texts_of(const std::vector<std::string>& values) {
    std::vector<std::string> result;
    for (const std::string& value : values) result.push_back(notation::text_of_value(value));
    return result;
}
/// If a name occurs several times in a node, its list contains the values of all occurrences.
property_dict dict_of(const std::vector<notation::property>& properties) {
    property_dict result;
    for (const notation::property& p : properties) {
        const nb::str name = lenient_text(p.name);
        if (!result.contains(name)) result[name] = nb::list();
        for (const std::string& text : texts_of(p.values))
            nb::cast<nb::list>(result[name]).append(lenient_text(text));
    }
    return result;
}
std::vector<node_tuple> nodes(const record& r) {
    std::vector<node_tuple> result;
    for (const notation::record_node& node : r.nodes) {
        const bool is_root = node.parent == notation::record_node::none;
        result.emplace_back(
            is_root ? std::nullopt : std::optional(node.parent),
            is_root ? std::nullopt : std::optional(action_of(r.start.rules(), node.where)),
            dict_of(node.properties));
    }
    return result;
}
std::vector<std::vector<int>> variations(const record& r) {
    std::vector<std::vector<int>> result;
    for (const auto& moves : r.variations()) result.push_back(actions_of(r.start.rules(), moves));
    return result;
}

std::vector<warning_tuple> warnings(const record& r) {
    std::vector<warning_tuple> result;
    for (const notation::record_warning& w : r.warnings)
        result.emplace_back(name_of(w.kind), lenient_text(messages::sentence(w).view()), w.offset,
                            is_loss(w.kind));
    return result;
}
nb::object error(const record& r) {
    return r.refused ? exception_of(failure_of(*r.refused)) : nb::none();
}

/// Refuses names that are not words, and names of properties that print_sgf writes for the game.
void require_free_name(std::string_view name) {
    const bool is_word =
        !name.empty() && !core::is_digit(name.front()) && std::ranges::all_of(name, [](char c) {
            return (c >= 'A' && c <= 'Z') || core::is_digit(c);
        });
    if (!is_word)
        throw failure("NotationError", "property",
                      "The name of a property has capital letters and digits, as in \"PB\".");
    if (notation::is_part_of_game(name))
        throw failure(
            "NotationError", "property",
            "The property " + std::string(name) + " is written from the game; it cannot be set.");
}
std::vector<std::string> values_of(std::string_view name, nb::handle given) {
    std::vector<std::string> result;
    const bool is_list = nb::isinstance<nb::list>(given) || nb::isinstance<nb::tuple>(given);
    if (is_list && nb::try_cast(given, result)) return result;
    const std::string sentence = "The values of the property " + std::string(name) +
                                 " must be a list of texts, such as [\"Anna\"].";
    throw nb::type_error(sentence.c_str());
}
/// Returns the properties of a node. If a value has not changed since it was read, keeps it in the
/// form in which it was written.
std::vector<notation::property> properties_of(const nb::dict& given,
                                              const notation::record_node& before) {
    std::vector<notation::property> result;
    for (const auto& [key, value] : given) {
        const auto name = nb::cast<std::string>(key);
        auto values = values_of(name, value);
        // The game determines its rules, so a rules text of other rules would be overwritten.
        if (values.empty() || (name == "RU" && notation::parse_rules(values.front()))) continue;
        const notation::property* const old = notation::find_property(before, name);
        if (old != nullptr && texts_of(old->values) == values) {
            result.push_back(*old);
            continue;
        }
        require_free_name(name);
        for (std::string& text : values) text = notation::value_of_text(text);
        result.push_back({name, std::move(values)});
    }
    return result;
}
std::string sgf(const record& r, const std::optional<std::vector<property_dict>>& properties) {
    if (!notation::can_print_sgf(r.start.rules()))
        throw failure("IllegalRules", "too_large",
                      "SGF has letters for 52 columns and 52 rows; the rules are " +
                          text_of(r.start.rules()) + '.');
    std::string result;
    if (!properties) {
        notation::print_sgf(result, r);
        return result;
    }
    record changed = r;
    const std::size_t count = std::min(changed.nodes.size(), properties->size());
    for (std::size_t i = 0; i < count; ++i)
        changed.nodes[i].properties = properties_of((*properties)[i], r.nodes[i]);
    notation::print_sgf(result, changed);
    return result;
}

}  // namespace

void bind_records(nb::module_& m) {
    const nb::lock_self lock;
    nb::class_<record>(m, "RecordData", "The data that a `Record` stores.")
        .def(
            "__init__", [](record* self, const game& g) { new (self) record(record_of(g)); },
            "game"_a.lock())
        .def_prop_ro("start", [](const record& r) { return r.start; })
        .def_prop_ro("score", [](const record& r) { return r.score; })
        .def_prop_ro("offset", [](const record& r) { return r.offset; })
        .def("game", &record::main_line)
        .def("variations", &variations)
        .def("nodes", &nodes)
        .def("warnings", &warnings)
        .def("is_whole", &record::is_whole)
        .def("error", &error, nb::sig("def error(self) -> typing.Any"))
        .def("sgf", &sgf, "properties"_a = nb::none(),
             nb::sig("def sgf(self, properties: list[dict[str, list[str]]] | None = None) -> str"));
    nb::class_<record_reader>(m, "RecordReader", "Reads the games of a text one after the other.")
        .def("__init__", &make_reader, "text"_a, "rules"_a.none(), "position"_a.none(),
             "notation"_a, "lines"_a, "unchecked"_a)
        .def(
            "__iter__", [](nb::handle self) { return self; },
            nb::sig("def __iter__(self) -> RecordReader"))
        .def("__next__", &record_reader::next, lock);
}

}  // namespace inarow::python
