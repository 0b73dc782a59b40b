// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/board.hpp>
#include <inarow/messages/record_error.hpp>
#include <inarow/notation/read_games.hpp>
#include <inarow/notation/sgf_record.hpp>

#include "support/dialects.hpp"
#include "support/property.hpp"
#include "support/random_rules.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>
#include <rapidcheck.h>

// Random games, written in each form that people have, are read back. A text with changed bytes is
// read or refused with a sentence. What fails is shrunk and printed with its seed (see
// property.hpp).

namespace records_test {
namespace {

using namespace inarow;
using test::between;
using test::dialect;
using test::dialects;
using test::some_game;

std::vector<notation::record> read(std::string_view text, const rules& usual) {
    return notation::read_games(text, {.start = *position::start(usual)});
}

TEST_CASE("games of every dialect are read back") {
    for (const dialect& d : dialects) {
        CAPTURE(d.name);
        CHECK(test::holds("a game is read back", 100, [&] {
            const game g = some_game(d.some_rules());
            // Two numbers can be the column and the row of one move.
            if (g.ply() == 0 || (g.ply() == 2 && g.rules().gravity == drop)) return;
            const std::string text = d.write(g);
            RC_LOG() << text;
            const auto games = read(text, g.rules());
            RC_ASSERT(games.size() == 1U);
            RC_ASSERT(!games.front().refused);
            RC_ASSERT(games.front().main_line() == g);
        }));
    }
}

TEST_CASE("drawn boards are read back") {
    for (const rules& r : {tic_tac_toe, connect_four, gomoku})
        for (const auto& [name, set] : draw::glyph_sets) {
            CAPTURE(name.data());
            CHECK(test::holds("a drawing is read back", 50, [&] {
                const game g = some_game(r);
                std::string text;
                draw::board(text, g.position(),
                            {.set = set,
                             .coordinates = between(0, 1) == 0 ? draw::coordinates::none
                                                               : draw::coordinates::as_played});
                RC_LOG() << text;
                const auto games = read(text, r);
                RC_ASSERT(games.size() == 1U);
                RC_ASSERT(!games.front().refused);
                RC_ASSERT(games.front().start == g.position());
            }));
        }
}

TEST_CASE("a text with changed bytes is read, or refused with its place and a sentence") {
    for (const dialect& d : dialects) {
        CAPTURE(d.name);
        CHECK(test::holds("changed bytes do no harm", 300, [&] {
            const game g = some_game(d.some_rules());
            const std::string text = test::changed(d.write(g));
            RC_LOG() << text;
            for (const auto layout : {notation::text_layout::one_game, notation::text_layout::lines,
                                      notation::text_layout::one_record})
                for (const auto& record :
                     notation::read_games(text, {.start = *position::start(g.rules())}, layout)) {
                    if (record.refused) {
                        RC_ASSERT(record.refused->offset <= text.size());
                        const auto said = messages::sentence("The game", *record.refused);
                        RC_ASSERT(notation::detail::is_utf8(
                            said.view().data() == nullptr ? "" : std::string(said.view())));
                    }
                    if (!notation::can_print_sgf(record.start.rules())) continue;
                    // What was read is written, and read again as the same.
                    std::string sgf;
                    notation::print_sgf(sgf, record);
                    const auto again = notation::read_games(
                        sgf, {.start = *position::start(g.rules()), .is_unchecked = true});
                    RC_ASSERT(again.size() == 1U);
                    RC_ASSERT(again.front().variations() == record.variations());
                }
        }));
    }
}

}  // namespace
}  // namespace records_test
