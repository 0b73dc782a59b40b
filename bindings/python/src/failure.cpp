// SPDX-License-Identifier: BSL-1.0
#include "failure.hpp"

#include "reading.hpp"

#include <exception>
#include <string>

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/variant.h>

namespace inarow::python {
namespace {

constexpr std::string_view name_of(illegal_rules::number which) {
    constexpr std::string_view names[] = {"columns", "rows", "run", "squares"};
    return names[static_cast<int>(which)];
}
constexpr std::string_view name_of(illegal_layout::reason why) {
    constexpr std::string_view names[] = {"stone_counts", "floating_stone", "played_past_a_win",
                                          "no_order"};
    return names[static_cast<int>(why)];
}

void set_python_error(const failure& f) {
    nb::dict fields;
    fields["kind"] = f.kind;
    fields["move"] = f.move;
    fields["square"] = f.square;
    fields["number"] = f.number;
    fields["at"] = f.at;
    fields["index"] = f.index;
    fields["score_lies"] = f.score_lies
                               ? nb::object(nb::make_tuple(f.score_lies->least, f.score_lies->most))
                               : nb::none();
    const nb::object type = nb::module_::import_("inarow._errors").attr(f.type.c_str());
    const nb::object error = type(f.sentence, **fields);
    PyErr_SetObject(type.ptr(), error.ptr());
}

std::string_view text_of(const draw::sentence_text& sentence) { return sentence.view(); }

/// Its square, if it names one of the board.
std::optional<int> square_of(const rules& r, const illegal_move& why) {
    const square s{.column = why.attempted.column, .row = why.attempted.row};
    if (!why.attempted.names_row() || !on_the_board(r, s)) return std::nullopt;
    return index_of(r, s);
}

failure illegal(const position& p, const illegal_move& why, std::string sentence) {
    draw::write_moves_left(sentence, p);
    failure result("IllegalMove", inarow::name_of(why.kind), sentence);
    result.square = square_of(p.rules(), why);
    result.number = why.number;
    return result;
}

}  // namespace

void register_failures() {
    nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
        try {
            std::rethrow_exception(thrown);
        } catch (const failure& f) {
            try {
                set_python_error(f);
            } catch (nb::python_error& other) {
                other.restore();
            }
        }
    });
}

void refuse(const illegal_rules& why) {
    throw failure("IllegalRules", name_of(why.which), text_of(draw::refusal_sentence(why)));
}
void refuse(const illegal_take_back& why) {
    throw failure("IllegalMove", "take_back", text_of(draw::refusal_sentence(why)));
}
void refuse(const rules& r, const illegal_layout& why, player to_move) {
    failure result("IllegalPosition", name_of(why.kind),
                   text_of(draw::refusal_sentence(r, why, to_move)));
    using enum illegal_layout::reason;
    if (why.kind == floating_stone || why.kind == played_past_a_win)
        result.square = index_of(r, why.where);
    throw result;
}
void refuse(std::string_view what, const notation::syntax_error& why) {
    failure result("NotationError", "syntax", text_of(draw::refusal_sentence(what, why)));
    result.at = why.at;
    throw result;
}
void refuse(const position& p, const refused_entry& why, notation::kind in, std::string_view text) {
    std::string sentence;
    draw::write_refusal(sentence, p.rules(), why, move_text(text, in));
    failure result = illegal(p, why.move, sentence);
    result.move = std::string(text);
    if (why.move.kind == illegal_move::reason::not_a_move) result.at = why.syntax.at;
    throw result;
}
void refuse_action(const position& p, const illegal_move& why, long long action) {
    std::string sentence = "Action " + std::to_string(action) + " is refused. ";
    sentence += draw::sentence(p.rules(), why).view();
    failure result = illegal(p, why, sentence);
    result.move = action;
    throw result;
}
void refuse(const solve::unsolved& why) {
    failure result("Unsolved", "unsolved",
                   "There is no answer within the time limit: " + std::to_string(why.positions) +
                       " positions were looked at, and the score is from " +
                       std::to_string(why.score_lies.least) + " to " +
                       std::to_string(why.score_lies.most) + '.');
    result.score_lies = why.score_lies;
    throw result;
}
void refuse_other_rules(const position& p, const rules& than) {
    if (p.rules() == than) return;
    throw failure("IllegalRules", "other_rules",
                  "The position is of " + python::text_of(p.rules()) + ", not of " +
                      python::text_of(than) + '.');
}

}  // namespace inarow::python
