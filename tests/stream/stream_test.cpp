// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/format.hpp>
#include <inarow/stream.hpp>

#include "support/at_both_times.hpp"

#include <functional>
#include <sstream>
#include <string>
#include <unordered_set>

namespace stream_test {
namespace {

using namespace inarow;
using test::expect;

template <class T>
constexpr bool reads(const T& value, std::string_view text) {
    core::fixed_string<200> written;
    write_value(written, value);
    return written.view() == text;
}

constexpr auto after_two_drops() {
    auto game = *game_of<connect_four>::start(connect_four);
    (void)game.apply(move::into_column(3));
    (void)game.apply(move::into_column(0));
    return game;
}

constexpr bool values_read_as_their_notations() {
    expect(reads(connect_four, "7x6/4/drop"));
    expect(reads(starting_with(second, tic_tac_toe), "3x3/3/second"));
    expect(reads(exactly(gomoku), "15x15/5/exactly"));
    expect(reads(misere(connect_four), "7x6/4/drop/misere"));
    expect(reads(first, "first"));
    expect(reads(mark::second, "O"));
    expect(reads(mark::none, "."));
    expect(reads(outcome::draw, "draw"));
    expect(reads(status::fresh, "fresh"));
    expect(reads(square{.column = 1, .row = 2}, "(1,2)"));
    expect(reads(after_two_drops(), "4 1"));
    expect(
        reads(after_two_drops().position(), "......./......./......./......./......./O..X... X"));
    expect(reads(*game_of<tic_tac_toe>::start(tic_tac_toe)->play(square{1, 1}), "b2"));
    return expect(reads(after_two_drops().play(move::into_column(7)).error(), "off_the_board"));
}
AT_BOTH_TIMES(values_read_as_their_notations)

constexpr bool refusals_read_as_sentences() {
    expect(reads(check({.columns = 3, .rows = 3, .run = 0}).error(),
                 "Invalid rules: 0 in a row, but it must be 1 to 999."));
    return expect(reads(after_two_drops().take_back(3).error(),
                        "3 moves cannot be taken back: the game has only 2."));
}
AT_BOTH_TIMES(refusals_read_as_sentences)

TEST_CASE("streams") {
    std::ostringstream stream;
    stream << gomoku << ' ' << after_two_drops() << ' ' << status::ongoing;
    CHECK(stream.str() == "15x15/5 4 1 ongoing");
    std::ostringstream of_text;
    of_text << core::fixed_string<8>("says") << *game::start(tic_tac_toe)->play(square{0, 0});
    CHECK(of_text.str() == "saysa3");
}

#if defined(__cpp_lib_format)
TEST_CASE("format") {
    CHECK(std::format("{:>12}|{}", connect_four, outcome::draw) == "  7x6/4/drop|draw");
}
#endif

TEST_CASE("values are keys") {
    std::unordered_set<game_of<connect_four>> games{after_two_drops()};
    CHECK(games.contains(after_two_drops()));
    CHECK(!games.contains(*after_two_drops().take_back()));
    std::unordered_set<position_of<connect_four>> positions{after_two_drops().position()};
    CHECK(positions.contains(after_two_drops().position()));
    CHECK(std::hash<position>{}(*position::start(gomoku)) ==
          std::hash<position>{}(*position::start(gomoku)));
    CHECK(std::hash<position>{}(*position::start(gomoku)) !=
          std::hash<position>{}(*position::start(tic_tac_toe)));
}

}  // namespace
}  // namespace stream_test
