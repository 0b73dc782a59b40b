// SPDX-License-Identifier: BSL-1.0
#include "failure.hpp"

#include <inarow/core/enum_names.hpp>
#include <inarow/messages/record_error.hpp>

#include "conversions.hpp"
#include "text_decoder.hpp"

#include <exception>
#include <new>
#include <stdexcept>
#include <string>

namespace inarow::python {
namespace {

constexpr auto rule_names =
    core::enum_names_of<illegal_rules::number>("columns", "rows", "run", "squares");
constexpr auto layout_error_names = core::enum_names_of<illegal_layout::reason>(
    "stone_counts", "floating_stone", "played_past_end", "no_order");

/// Returns the square of a refused move, if the move names a square on the board.
std::optional<int> square_of(const rules& r, const illegal_move& why) {
    const square s{.column = why.attempted.column, .row = why.attempted.row};
    if (!why.attempted.names_row() || !is_on_board(r, s)) return std::nullopt;
    return index_of(r, s);
}

failure illegal_move_failure(const position& p, const illegal_move& why, std::string sentence) {
    messages::write_moves_left(sentence, p);
    failure result("IllegalMove", name_of(why.kind), sentence);
    result.square = square_of(p.rules(), why);
    result.number = why.number;
    return result;
}

/// Returns the class, kind and fields of the error for a record. The caller sets the sentence.
struct record_failure_maker {
    const notation::record_error& refused;

    failure operator()(const notation::syntax_error& /*why*/) const {
        return {"NotationError", "syntax", ""};
    }
    failure operator()(const illegal_rules& why) const {
        return {"IllegalRules", rule_names[why.which], ""};
    }
    failure operator()(const notation::other_rules& /*why*/) const {
        return {"IllegalRules", "other_rules", ""};
    }
    failure operator()(const illegal_layout& why) const {
        return {"IllegalPosition", layout_error_names[why.kind], ""};
    }
    failure operator()(const illegal_move& why) const {
        failure result("IllegalMove", name_of(why.kind), "");
        result.square = square_of(refused.rules, why);
        result.number = why.number;
        return result;
    }
    failure operator()(const notation::illegal_moves_text& why) const {
        failure result = (*this)(why.why.move);
        result.number = why.number;
        return result;
    }
    failure operator()(const notation::misplaced_parenthesis& /*why*/) const {
        return {"NotationError", "misplaced_parenthesis", ""};
    }
    failure operator()(const notation::other_board_size& /*why*/) const {
        return {"NotationError", "other_board_size", ""};
    }
    failure operator()(const notation::not_a_game& /*why*/) const {
        return {"NotationError", "not_a_game", ""};
    }
};

void set_memory_error() {
    PyErr_SetString(PyExc_MemoryError,
                    "There is not enough memory. Fewer games, a smaller board or a smaller "
                    "transposition table need less.");
}

}  // namespace

nb::object exception_of(const failure& f) {
    nb::dict fields;
    fields["kind"] = f.kind;
    fields["move"] = f.move;
    fields["square"] = f.square;
    fields["number"] = f.number;
    fields["offset"] = f.offset;
    fields["index"] = f.index;
    fields["nodes"] = f.nodes;
    fields["score_bounds"] = nb::none();
    if (const auto& bounds = f.score_bounds)
        fields["score_bounds"] = nb::make_tuple(bounds->lower, bounds->upper);
    const nb::object type = nb::module_::import_("inarow._errors").attr(f.type.c_str());
    return type(lenient_text(f.sentence), **fields);
}

failure failure_of(const notation::record_error& why) {
    failure result = std::visit(record_failure_maker{why}, why.why);
    messages::write_refusal(result.sentence, "The game", why);
    result.offset = static_cast<long long>(why.offset);
    return result;
}

void register_failures() {
    nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
        try {
            std::rethrow_exception(thrown);
        } catch (const failure& f) {
            try {
                const nb::object error = exception_of(f);
                PyErr_SetObject(error.type().ptr(), error.ptr());
            } catch (nb::python_error& error) {
                error.restore();
            }
        } catch (const std::bad_alloc&) {
            set_memory_error();
        } catch (const std::length_error&) {
            set_memory_error();
        }
    });
}

void refuse(const illegal_rules& why) {
    throw failure("IllegalRules", rule_names[why.which], messages::refusal_sentence(why).view());
}
void refuse(const illegal_take_back& why) {
    throw failure("IllegalMove", "take_back", messages::refusal_sentence(why).view());
}
void refuse(const rules& r, const illegal_layout& why, player to_move, std::string_view hint) {
    failure result(
        "IllegalPosition", layout_error_names[why.kind],
        std::string(messages::refusal_sentence(r, why, to_move).view()) + std::string(hint));
    using enum illegal_layout::reason;
    if (why.kind == floating_stone || why.kind == played_past_end)
        result.square = index_of(r, why.where);
    throw result;
}
void refuse(std::string_view what, const notation::syntax_error& why, std::string_view hint) {
    failure result("NotationError", "syntax",
                   std::string(messages::refusal_sentence(what, why).view()) + std::string(hint));
    result.offset = why.offset;
    throw result;
}
void refuse(const solve::unsolved& why) {
    failure result("Unsolved", "unsolved",
                   "There is no answer within the time limit: " + std::to_string(why.nodes) +
                       " nodes were searched, and the score is from " +
                       std::to_string(why.score_bounds.lower) + " to " +
                       std::to_string(why.score_bounds.upper) +
                       ". Solver(time_limit=...) sets the seconds, None for no limit; "
                       "Solver.choose finds a good move in any time.");
    result.nodes = why.nodes;
    result.score_bounds = why.score_bounds;
    throw result;
}
void refuse_move(const position& p, const illegal_move_text& why, std::string_view text,
                 notation::kind k, std::string_view hint) {
    std::string sentence;
    messages::write_refusal(sentence, p.rules(), why, move_text(text, k));
    failure result = illegal_move_failure(p, why.move, sentence);
    result.sentence += hint;
    result.move = std::string(text);
    if (why.move.kind == illegal_move::reason::not_a_move) result.offset = why.syntax.offset;
    throw result;
}
void refuse_action(const position& p, const illegal_move& why, const integer& action) {
    std::string sentence = "Action " + action.text() + " is refused";
    if (why.kind == illegal_move::reason::off_the_board) {
        sentence += ": the actions of " + text_of(p.rules()) + " are 0 to " +
                    std::to_string(action_count(p.rules()) - 1) + '.';
    } else {
        sentence += ". ";
        sentence += messages::sentence(p.rules(), why).view();
    }
    failure result = illegal_move_failure(p, why, sentence);
    result.move = action;
    throw result;
}
void require_rules(const position& p, const rules& expected) {
    if (p.rules() == expected) return;
    throw failure(
        "IllegalRules", "other_rules",
        "The position is of " + text_of(p.rules()) + ", not of " + text_of(expected) + '.');
}

}  // namespace inarow::python
