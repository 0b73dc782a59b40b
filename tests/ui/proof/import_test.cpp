// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/read_games.hpp>
#include <inarow/ui/import.hpp>

#include "support/dialects.hpp"
#include "support/property.hpp"

#include <string>

#include <doctest/doctest.h>
#include <rapidcheck.h>

// The app reads a text as the library does: the same game with the same warnings, or it refuses
// what the library refuses.

namespace import_test {
namespace {

using namespace inarow;

void compare(const std::string& text, const rules& usual) {
    RC_LOG() << text;
    const auto before = ui::state::create(usual, largest_rule);
    RC_ASSERT(before.has_value());
    const auto read =
        notation::read_games(text, {.start = *position::start(usual), .guesses_rules = true});
    const auto shown = ui::import_game(text, *before);
    RC_ASSERT(shown.has_value() == (!read.empty() && !read.front().refused));
    if (!shown) return;
    const notation::record& record = read.front();
    RC_ASSERT(shown->state.game == record.main_line());
    RC_ASSERT(shown->games == static_cast<int>(read.size()));
    RC_ASSERT(shown->warnings == record.warnings);
}

TEST_CASE("the app reads games of every dialect as the library does") {
    for (const test::dialect& d : test::dialects) {
        CAPTURE(d.name);
        CHECK(test::holds("whole", 30, [&] {
            const game g = test::some_game(d.some_rules());
            compare(d.write(g), g.rules());
        }));
        CHECK(test::holds("with changed bytes", 100, [&] {
            const game g = test::some_game(d.some_rules());
            compare(test::changed(d.write(g)), g.rules());
        }));
    }
}

}  // namespace
}  // namespace import_test
