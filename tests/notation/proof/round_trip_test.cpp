// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>

#include "support/property.hpp"
#include "support/random_rules.hpp"
#include "support/random_text.hpp"

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>
#include <rapidcheck.h>

// Random squares, rules, positions and texts: what is written is read back, and what cannot be read
// is refused with its place. What fails is shrunk and printed with its seed (see property.hpp).

namespace round_trip_test {
namespace {

using namespace inarow;
using notation::kind;

/// Every notation there is, and `any`.
std::vector<kind> all_kinds() {
    std::vector<kind> result;
    for (std::size_t i = 0; i < notation::kind_names.size(); ++i)
        result.push_back(static_cast<kind>(i));
    return result;
}
const auto kinds = all_kinds();

using test::between;
bool either() { return between(0, 1) == 1; }

rules some_rules(int max_side) {
    rules r = test::random_kind_of_rules();
    r.columns = between(1, max_side);
    r.rows = between(1, max_side);
    r.run = between(1, max_side);
    return r;
}

/// A text that is nearly one of ours.
std::string some_text() {
    return test::some_of(
        "x|o|X|O|.|/|,|(|)|-| |1|2|9|10|40|0|a|z|aa|top|middle|left|-|\t|\n|center|7x6|/4|/drop|"
        "/second|xyz|\xff|\xe2\x9d\x8c|bottom|right|gomoku|connect-four|99999999999|...");
}

std::string in_words(const rules& r) {
    std::string text;
    notation::print_rules(text, r);
    return text;
}

bool is_in(const notation::syntax_error& e, std::string_view text) {
    return e.offset >= 0 && e.offset <= static_cast<int>(text.size()) && !name_of(e.what).empty();
}

TEST_CASE("a square in every notation") {
    CHECK(test::holds("squares are written and read", 100000, [] {
        const rules r = some_rules(either() ? 12 : 999);
        const square s{.column = between(0, r.columns - 1), .row = between(0, r.rows - 1)};
        const player mover = either() ? first : second;
        for (const kind k : kinds) {
            if (!can_print(k, r)) continue;
            std::string text;
            notation::print(text, k, r, s, mover);
            const auto read = notation::parse(k, r, text);
            if (!read || read->column != s.column || (read->names_row() && read->row != s.row) ||
                (read->mover != mark::none && read->mover != mark_of(mover)))
                RC_FAIL(in_words(r) + ", " + std::string(name_of(k)) + ": " + text);
            if (!read->names_row() && r.gravity != drop) RC_FAIL("a column alone: " + text);

            std::string_view line = text;
            if (notation::next_move_text(k, r, line) != text && r.columns > 9)
                RC_FAIL("not one move: " + text);
        }
    }));
}

TEST_CASE("rules as text") {
    CHECK(test::holds("rules are written and read", 20000, [] {
        const rules r = some_rules(999);
        const auto read = notation::parse_rules(in_words(r));
        if (!read || *read != r) RC_FAIL(in_words(r));
    }));
}

TEST_CASE("positions as text") {
    CHECK(test::holds("positions are written and read", 10000, [] {
        const rules r = some_rules(either() ? 4 : 14);
        const layout empty = *layout::start(r);
        layout laid = empty;
        for (int i = 0; i < r.squares(); ++i) {
            const int m = between(0, 3);
            laid.put(square_at(r, i), m == 1 ? mark::first : m == 2 ? mark::second : mark::none);
        }
        const bool by_counts = either();
        laid.set_to_move(by_counts ? laid.mover_by_counts() : either() ? first : second);
        std::string text;
        notation::print_position(text, laid.unchecked());
        // Who moves may be left out where the counts say it.
        if (by_counts) text.resize(text.size() - 2);
        const auto read = notation::parse_position(empty, text);
        if (!read || read->unchecked() != laid.unchecked()) RC_FAIL(in_words(r) + ": " + text);
    }));
}

TEST_CASE("any text at all") {
    CHECK(test::holds("texts are read or refused", 100000, [] {
        const rules r = some_rules(12);
        const std::string text = some_text();
        const auto failure = [&](std::string_view what) {
            return std::string(what) + ", " + in_words(r) + ": " + text;
        };
        if (const auto read = notation::parse_rules(text); !read && !is_in(read.error(), text))
            RC_FAIL(failure("rules"));
        const auto laid = notation::parse_position(*layout::start(r), text);
        if (!laid && !is_in(laid.error(), text)) RC_FAIL(failure("position"));
        const position p = *position::start(r);
        for (const kind k : kinds) {
            const auto read = notation::parse(k, r, text);
            if (!read && !is_in(read.error(), text)) RC_FAIL(failure(name_of(k)));
            const move_text move(text, k);
            const auto where = resolve(p, move);
            if (where && (!is_on_board(r, *where) || !read)) RC_FAIL(failure("resolved"));
            if (where) continue;
            const auto sentence = messages::sentence(r, where.error(), move);
            if (sentence.size() == messages::sentence_capacity ||
                !(sentence.view().ends_with('.') || sentence.view().ends_with('?')))
                RC_FAIL(failure("a cut sentence"));
        }
    }));
}

}  // namespace
}  // namespace round_trip_test
