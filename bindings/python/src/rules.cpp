// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/enum_names.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/analysis.hpp>
#include <inarow/ui/rules_sentence.hpp>

#include "binding.hpp"
#include "conversions.hpp"
#include "failure.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include <nanobind/operators.h>

namespace inarow::python {
namespace {

/// Returns a number of the rules. Refuses only numbers that the library would not quote; the
/// library refuses all other wrong numbers with a sentence that quotes them.
int rule_number(const integer& given, std::string_view parameter) {
    constexpr long long max_quoted = 99'999;
    if (const auto number = given.in(-max_quoted, max_quoted)) return static_cast<int>(*number);
    throw failure("IllegalRules", parameter,
                  std::string(parameter) + " must be 1 to " + std::to_string(largest_rule) +
                      ", not " + given.text() + '.');
}

/// The arguments of Rules, except its numbers.
struct rule_arguments {
    const enum_argument<inarow::gravity>& gravity;
    const enum_argument<line_length>& length;
    const enum_argument<inarow::convention>& convention;
    const enum_argument<inarow::edges>& edges;
    const enum_argument<player>& starts;
};

rules make_rules(const integer& columns_, const integer& rows_, const integer& run_,
                 const rule_arguments& given) {
    rules result;
    auto& [columns, rows, run, gravity, length, convention, edges, starts] = result;
    columns = rule_number(columns_, "columns");
    rows = rule_number(rows_, "rows");
    run = rule_number(run_, "run");
    gravity = enum_of(gravity_names, given.gravity, "IllegalRules", "gravity");
    length = enum_of(line_length_names, given.length, "IllegalRules", "length");
    convention = enum_of(convention_names, given.convention, "IllegalRules", "convention");
    edges = enum_of(edges_names, given.edges, "IllegalRules", "edges");
    starts = enum_of(player_names, given.starts, "IllegalRules", "starts");
    return checked(result);
}

std::string rules_name(const rules& r) {
    return written([&](auto& out) { notation::print_rules_name(out, r); });
}

std::string rules_sentence(const rules& r) {
    return written([&](auto& out) { ui::write_rules_sentence(out, r); });
}

/// Returns a name in capital letters: FIRST_WON for "first won".
std::string python_name(std::string_view name) {
    std::string result(name);
    for (char& c : result) c = 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : '_';
    return result;
}

template <class Enum, std::size_t Size>
void bind_enum(nb::module_& m, const char* name, const char* doc,
               const core::enum_names<Enum, Size>& names,
               const std::array<const char*, Size>& docs = {}, auto... options) {
    nb::enum_<Enum> e(m, name, doc, options...);
    for (std::size_t i = 0; i < Size; ++i)
        e.value(python_name(names.names[i]).c_str(), static_cast<Enum>(i), docs[i]);
}

void bind_enums(nb::module_& m) {
    bind_enum(m, "Player",
              "The two players, drawn as X and O. A player is also an integer: the index of this "
              "player in returns() and rewards.",
              player_names, {}, nb::is_arithmetic());
    bind_enum(
        m, "Gravity", "How a stone comes onto the board.", gravity_names,
        {"onto any free square", "into a column, where it falls onto the lowest free square"});
    bind_enum(m, "LineLength", "Which lines of one player's stones decide the game.",
              line_length_names,
              {"lines of at least `run` stones", "lines of exactly `run` stones"});
    bind_enum(
        m, "Convention", "Who wins when a player completes a line.", convention_names,
        {"the player who completes the line", "the opponent of the player who completes the line"});
    bind_enum(m, "Edges", "What lies beyond the edges of the board.", edges_names,
              {"nothing: lines end at the edges", "the opposite edge, where lines continue"});
    bind_enum(m, "Outcome", "Whether a game has ended, and how.", outcome_names);
    bind_enum(m, "Status", "Whether a game has begun, and whether and how it has ended.",
              status_names);
    bind_enum(m, "Judgment", "The quality of a move.", solve::judgment_names,
              {"not decided by the known bounds of the scores", "no move is better",
               "keeps the outcome, but wins later or loses sooner", "gives away a win or a draw"});
}

}  // namespace

void bind_rules(nb::module_& m) {
    using namespace nb::literals;
    bind_enums(m);
    nb::class_<rules> c(m, "Rules", nb::is_weak_referenceable(),
                        R"(The rules of an (m,n,k)-game; immutable.

Create rules from a name such as "connect-four", from a text such as "15x15/5/exactly" or
"3x3/3/misere", or from numbers from 1 to 999. On a board of `columns` x `rows` squares, a line of
`run` or more stones decides the game. If `length` is "exactly", longer lines do not count. If
`convention` is "misere", the player who completes a line loses. If `edges` is "wrapping", lines
continue at the opposite edge, as on a torus.)");
    c.attr("__match_args__") = nb::make_tuple("columns", "rows", "run", "gravity");
    c.def(
         "__init__", [](rules* self, const std::string& text) { new (self) rules(rules_of(text)); },
         "text"_a)
        .def(
            "__init__",
            [](rules* self, const integer& columns, const integer& rows, const integer& run,
               const enum_argument<gravity>& gravity, const enum_argument<line_length>& length,
               const enum_argument<convention>& convention, const enum_argument<edges>& edges,
               const enum_argument<player>& starts) {
                new (self) rules(
                    make_rules(columns, rows, run, {gravity, length, convention, edges, starts}));
            },
            "columns"_a, "rows"_a, "run"_a, "gravity"_a = "place", nb::kw_only(),
            "length"_a = "at_least", "convention"_a = "normal", "edges"_a = "bounded",
            "starts"_a = "first")
        .def_ro("columns", &rules::columns, "The number of columns.")
        .def_ro("rows", &rules::rows, "The number of rows.")
        .def_ro("run", &rules::run, "The number of stones in a line that decides the game.")
        .def_ro("gravity", &rules::gravity, "How a stone comes onto the board.")
        .def_ro("length", &rules::length,
                "Whether lines of more than `run` stones decide the game.")
        .def_ro("convention", &rules::convention, "Who wins when a player completes a line.")
        .def_ro("edges", &rules::edges, "What lies beyond the edges of the board.")
        .def_ro("starts", &rules::starts, "The player who makes the first move.")
        .def_prop_ro("squares", &rules::squares, "The number of squares.")
        .def_prop_ro("num_distinct_actions", &action_count,
                     "The number of actions: columns if stones drop, otherwise squares.")
        .def_prop_ro("name", &rules_name,
                     "The name of the rules, such as \"connect-four\", or the text of the rules if "
                     "they have no name. The name does not depend on the player who starts.")
        .def_prop_ro("sentence", &rules_sentence,
                     "What ends a game and who wins, in English: \"The first to make 4 or more in "
                     "a row wins.\" The sentence omits gravity and the player who starts.")
        .def("__str__", [](const rules& r) { return text_of(r); })
        .def("__repr__", [](const rules& r) { return "Rules('" + text_of(r) + "')"; })
        .def("__hash__", [](const rules& r) { return nb::hash(nb::cast(text_of(r))); })
        .def(nb::self == nb::self, nb::sig("def __eq__(self, arg: object, /) -> bool"))
        .def(
            "__reduce__",
            [](nb::handle self) {
                return nb::make_tuple(self.type(), nb::make_tuple(text_of(nb::cast<rules>(self))));
            },
            reduce_signature);
}

}  // namespace inarow::python
