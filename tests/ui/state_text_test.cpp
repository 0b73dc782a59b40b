// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/state_text.hpp>

#include "acting.hpp"
#include "support/random_game.hpp"

#include <cstddef>
#include <fstream>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <doctest/doctest.h>

namespace state_text_test {
namespace {

using namespace inarow;
using test::state_of;
using test::text_of;
using ui::parse_state;
using namespace std::string_literals;

/// Why a text is no state.
std::string unread(std::string_view text) {
    const auto read = parse_state(text);
    return read ? "it is one" : std::string(ui::sentence("It", read.error()).view());
}

TEST_CASE("a state as text has what is not as usual") {
    CHECK(text_of(ui::state::initial()) == "rules=3x3/3");
    for (const std::string_view text :
         {"rules=3x3/3",
          "rules=3x3/3&moves=",
          "rules=3x3/3&moves=b2,a1",
          "rules=3x3/3/second&moves=",
          "rules=3x3/3&moves=b2,a1&ply=0",
          "rules=3x3/3&moves=b2,a1&ply=1",
          "rules=7x6/4/drop&moves=4453",
          "rules=7x6/4/drop/second&moves=4453&ply=2",
          "rules=9x3/4/drop&moves=9",
          "rules=10x3/4/drop&moves=10,1,1",
          "rules=15x15/5&moves=h8,a15,o1",
          "rules=19x19/5&starter=toss",
          "rules=3x3/3&starter=second",
          "rules=3x3/3&first=computer",
          "rules=3x3/3&second=computer",
          "rules=3x3/3&first-level=1",
          "rules=3x3/3&moves=b2&second=computer&second-level=3",
          "rules=3x3/3&first=computer&first-level=7&second-level=2&hints=on",
          "rules=3x3/3&hints=on",
          "rules=3x3/3&moves=b2&starter=toss&first=computer&second=computer&hints=on",
          "rules=15x15/5/exactly&moves=h8",
          "rules=3x3/3/misere&moves=b2,a1&ply=1",
          "rules=7x6/4/drop/exactly/misere/second&moves=4453",
          "rules=3x3/3/misere",
          "rules=1x1/1&moves=a1",
          "rules=7x6/4/drop&moves=44(31(27))(2)5&variation=3&ply=2",
          "rules=3x3/3&moves=b2,a1(a2,c3)(a3)c2",
          "rules=10x3/4/drop&moves=10,1(2)1",
          "rules=7x6/4/drop&position=7/7/7/7/3O3/3X3",
          "rules=7x6/4/drop&position=7/7/7/7/3O3/3X3&moves=44(3)&ply=1",
          "rules=3x3/3/second&position=2O/3/3&moves=b2",
          "rules=3x3/999&moves=a1,a2,a3,b1,b2,b3,c1,c2,c3",
          "rules=3x3/3&moves=&record=;PB~5BAnna~5D",
          "rules=3x3/3&moves=b2,a1&ply=1&hints=on&record=;;AT~5B2~5DC~5Ba.b-c;d_e~5D",
          "rules=7x6/4/drop&moves=44(31(27))(2)5&variation=3&ply=2&"
          "record=;EV~5Bx~5DC~5By~5D;AT~5B2.4~5DC~5Bb~5D;AT~5B4.3~5DN~5Bc~5D~5Bd~5D"}) {
        CAPTURE(text);
        CHECK(text_of(state_of(text)) == text);
    }
}

TEST_CASE("what is as usual may be left out, or said") {
    const auto initial = ui::state::initial();
    for (const std::string_view text :
         {"", "&", "\n", "rules=tic-tac-toe", "rules=3x3/3/second", "starter=first", "first=person",
          "second=person", "hints=off", "first-level=8", "second-level=8",
          "&&hints=off&&starter=first&", "first=person&rules=3x3/3"})
        CHECK(state_of(text) == initial);
    CHECK(state_of("moves=b2&ply=1") == state_of("moves=b2"));
    CHECK(state_of("moves") == state_of("moves="));
}

TEST_CASE("a line may end where the next key begins, as in a file") {
    CHECK(state_of("rules=connect-four\nmoves=4453\nhints=on\n") ==
          state_of("rules=connect-four&moves=4453&hints=on"));
    CHECK(state_of("rules=connect-four\r\nmoves=4453\r\n") ==
          state_of("rules=connect-four&moves=4453"));
}

TEST_CASE("variations that share moves are one tree, however they are written") {
    CHECK(text_of(state_of("rules=7x6/4/drop&moves=44()(4)(45)3")) ==
          "rules=7x6/4/drop&moves=443(5)");
    CHECK(text_of(state_of("rules=7x6/4/drop&moves=44(45)")) == "rules=7x6/4/drop&moves=445");
    CHECK(text_of(state_of("rules=7x6/4/drop&moves=4 4 ( 3, 1 ( 27 ) ) 5")) ==
          "rules=7x6/4/drop&moves=44(31(27))5");
    CHECK(text_of(state_of("rules=7x6/4/drop&moves=4(3(2)1)5")) ==
          "rules=7x6/4/drop&moves=4(31)(2)5");
}

TEST_CASE("moves come in any notation, with commas or spaces between them") {
    const auto s = state_of("moves=b2,a1,c3");
    CHECK(state_of("moves=b2 a1 c3") == s);
    CHECK(state_of("moves=b2+a1+c3") == s);
    CHECK(state_of("moves= b2,, a1\tc3,") == s);
    CHECK(state_of("moves=center,11,top-right") == s);
    CHECK(state_of("rules=connect-four&moves=4,4,5,3") ==
          state_of("rules=connect-four&moves=4453"));
    CHECK(state_of("rules=connect-four&moves=44 53") == state_of("rules=connect-four&moves=4453"));
    CHECK(state_of("rules=connect-four&moves=d1,44") == state_of("rules=connect-four&moves=444"));
    CHECK(state_of("moves=\t") == state_of("moves="));
}

TEST_CASE("the reason of a refusal is not written") {
    const auto s = test::after("moves=b2", {"play b2"});
    CHECK(text_of(s) == "rules=3x3/3&moves=b2");
}

TEST_CASE(
    "a started game is written without settings, with moves that were taken back or without") {
    const auto printed = [](const ui::state& s, const auto& moves) {
        std::string text;
        ui::print_started_game(text, s.game, moves);
        return text;
    };
    auto s = state_of("rules=connect-four&moves=4453&ply=1&second=computer&hints=on");
    CHECK(printed(s, s.moves()) == "rules=7x6/4/drop&moves=4453");
    CHECK(printed(s, s.game.moves()) == "rules=7x6/4/drop&moves=4");
    s = state_of("rules=3x3/3/second&moves=b2,a1,c3&ply=0&starter=toss");
    CHECK(printed(s, s.moves()) == "rules=3x3/3/second&moves=b2,a1,c3");
    CHECK(printed(s, s.game.moves()) == "rules=3x3/3/second&moves=");
    s = state_of("");
    CHECK(printed(s, s.moves()) == "rules=3x3/3&moves=");
}

TEST_CASE("what version 0.1.0 saved opens, and a later format is refused by its number") {
    std::ifstream file(INAROW_TEST_DATA "/saved/state_1.txt");
    std::string saved;
    REQUIRE(std::getline(file, saved));
    CHECK(text_of(parse_state(saved).value()) == saved);
    CHECK(text_of(parse_state("format=1&" + saved).value()) == saved);
    const std::string later = "format=2&" + saved;
    CHECK(unread(later) ==
          "It cannot be read: format: \"2\" is not a format that this version of "
          "inarow knows: it reads format 1.");
    CHECK(!ui::parse_partial_state(later));
}

TEST_CASE("what cannot be read is refused with a sentence") {
    const std::string it = "It cannot be read: ";
    CHECK(unread("nonsense") == it + "\"nonsense\" is not one of rules, position, moves, "
                                     "variation, ply, starter, first, second, "
                                     "first-level, second-level, hints, series, record, format.");
    CHECK(unread("=") ==
          it + "\"\" is not one of rules, position, moves, variation, ply, starter, first, second, "
               "first-level, second-level, hints, series, record, format.");
    CHECK(unread("Moves=") == it + "\"Moves\" is not one of rules, position, moves, variation, "
                                   "ply, starter, first, second, "
                                   "first-level, second-level, hints, series, record, format.");
    CHECK(unread("moves=b2&moves=b2") == it + "\"moves\" is given twice.");
    CHECK(unread("rules=") ==
          it + "rules: \"\" cannot be read: expected tic-tac-toe, connect-four, gomoku, or "
               "COLUMNSxROWS/RUN such as 7x6/4/drop, at character 1.");
    CHECK(unread("rules=20x20/5") ==
          it + "rules: The board is too large: it has 20 columns, but there is room for 19 here.");
    CHECK(unread("rules=99999999999x1/1") ==
          it + "rules: The board is too large: it has more than 99999 columns, but there is room "
               "for 19 here.");
    CHECK(unread("rules=1234567x3/3") == unread("rules=99999999999x1/1"));
    CHECK(unread("starter=nobody") ==
          it + "starter: \"nobody\" is not one of first, second, toss.");
    CHECK(unread("second=Computer") ==
          it + "second: \"Computer\" is not one of person, computer, remote.");
    CHECK(unread("first-level=9") ==
          it + "first-level: There is no level 9: the levels are 1 to 8.");
    for (const std::string_view far : {"100000", "18446744073709551616", "99999999999999999999"}) {
        const std::string number(far);
        CHECK(unread("first-level=" + number) ==
              it + "first-level: There is no level above 99999: the levels are 1 to 8.");
        CHECK(unread("moves=&ply=" + number) ==
              it + "ply: There is no ply above 99999: the game has 0.");
        CHECK(unread("moves=&variation=" + number) ==
              it + "variation: There is no variation above 99999: the game has 1.");
        CHECK(unread("moves=&record=;;AT[" + number + "]C[a]") ==
              it + "record: There is no ply above 99999: the game has 0.");
    }
    CHECK(unread("second-level=0") ==
          it + "second-level: There is no level 0: the levels are 1 to 8.");
    CHECK(unread("second-level=hard") ==
          it + "second-level: \"hard\" cannot be read: expected a number at character 1.");
    CHECK(unread("hints=maybe") == it + "hints: \"maybe\" is not one of off, on.");
    CHECK(unread("variation=1") == it + "variation: it needs moves.");
    CHECK(unread("moves=b2&variation=2") ==
          it + "variation: There is no variation 2: the game has 1.");
    CHECK(unread("moves=(b2)") ==
          it + "moves: The variation after 0 moves begins in place of no move.");
    CHECK(unread("moves=b2,a1(a2") ==
          it + "moves: The variation after 1 move has no end: expected a closing parenthesis.");
    CHECK(unread("moves=b2,a1)a2") ==
          it + "moves: The closing parenthesis after 2 moves ends no variation.");
    CHECK(unread("moves=b2,a1(b2)") ==
          it + "moves: Move 2: second (O) cannot play \"b2\": b2 is already taken by first (X).");
    std::string many = "moves=";
    for (int i = 0; i < 50'000; ++i) many += i % 2 == 0 ? "a1(" : "b2(";
    CHECK(unread(many) ==
          it + "moves: The variation after 0 moves has no end: expected a closing parenthesis.");
    many = "moves=b2";
    for (const char* const at : {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"})
        for (const char* const then : {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"})
            if (at != then)
                for (const char* const last : {"a1", "b1", "c1", "a2"})
                    if (last != at && last != then)
                        many += std::string("(b2,") + at + ',' + then + ',' + last + ')';
    CHECK(unread(many) == it + "moves: There are 100 variations, the most that a game can have: "
                               "remove one first.");
    CHECK(unread("position=3/3") ==
          it + "position: \"3/3\" cannot be read: expected more rows at character 4.");
    CHECK(unread("position=XX1/3/3") ==
          it + "position: No game reaches this board: with 2 X and 0 O it cannot be the turn of "
               "second (O).");
    CHECK(unread("moves=b2&ply=2") == it + "ply: There is no ply 2: the game has 1.");
    CHECK(unread("moves=b2&ply=-1") ==
          it + "ply: \"-1\" cannot be read: expected a number at character 1.");
}

TEST_CASE("the properties of positions are nodes of SGF, in characters that links keep") {
    auto s = state_of("moves=b2,a1(a2)&ply=1");
    set_text(s.properties, {}, "PB", "M\xc3\xbcller [1] & Co\n100%");
    const std::string text = text_of(s);
    CHECK(text ==
          "rules=3x3/3&moves=b2,a1(a2)&ply=1&"
          "record=;PB~5BM~C3~BCller_~5B1~5C~5D_~26_Co~0A100~25~5D");
    CHECK(parse_state(text).value() == s);
    CHECK(state_of("moves=b2,a1(a2)&ply=1&record=;PB[M\xc3\xbcller [1\\]_~26_Co~0A100%]") == s);
    CHECK(state_of("moves=b2&record=") == state_of("moves=b2"));
    CHECK(state_of("moves=b2&record=;;AT[1]") == state_of("moves=b2"));
    CHECK(text_of(state_of("moves=b2,a1(a2,a3)&record=;;AT[1.2]C[x];AT[2.2]C[y]")) ==
          "rules=3x3/3&moves=b2,a1(a2,a3)&record=;;AT~5B1~5DC~5Bx~5D;AT~5B2.2~5DC~5By~5D");
    CHECK(state_of("moves=b2&record=;C[~7e~]").properties.at({}).front().values.front() == "~7e~");
}

TEST_CASE("properties without a place, or of the game itself, are refused") {
    const std::string it = "It cannot be read: record: ";
    CHECK(unread("record=;PB[x]") == it + "it needs moves.");
    CHECK(unread("moves=b2&record=;;C[x]") ==
          it + "\"\" cannot be read: expected a number at character 1.");
    CHECK(unread("moves=b2&record=;;AT[0]C[x]") == it + "There is no ply 0: the game has 1.");
    CHECK(unread("moves=b2&record=;;AT[2]C[x]") == it + "There is no ply 2: the game has 1.");
    CHECK(unread("moves=b2&record=;;AT[1.2]C[x]") ==
          it + "There is no variation 2: the game has 1.");
    CHECK(unread("moves=b2&record=;;AT[1]C[x];AT[1]C[y]") == it + "\"AT\" is given twice.");
    CHECK(unread("moves=b2&record=;SZ[15]") ==
          it + "\"SZ\" is part of the game, not a property that it has.");
    CHECK(unread("moves=b2&record=;C[~FF]") == it + "the text is not in UTF-8.");
    CHECK(unread("moves=b2&record=;C").starts_with(it + "\";C\" cannot be read: expected "));
    CHECK(unread("moves=b2&record=;C[x").starts_with(it + "\";C[x\" cannot be read: expected "));
    CHECK(unread("moves=b2&record=;C[x])(;C[y]")
              .starts_with(it + "\";C[x])(;C[y]\" cannot be read: expected "));
    const auto part = ui::parse_partial_state("moves=b2,b2&record=;PB[x];AT[2]C[y];AT[1]C[z]");
    REQUIRE(part);
    CHECK(text_of(part->state) == "rules=3x3/3&moves=b2&record=;PB~5Bx~5D;AT~5B1~5DC~5Bz~5D");
}

TEST_CASE("keys of others are passed over, in a text that has one of a state") {
    CHECK(state_of("rules=7x6/4/drop&moves=44&utm_source=mail") ==
          state_of("rules=7x6/4/drop&moves=44"));
    CHECK(state_of("theme=dark&theme=light&moves=b2&x") == state_of("moves=b2"));
    CHECK(!parse_state("utm_source=mail"));
}

TEST_CASE("what can be read is kept, with the first thing that cannot") {
    const auto part = [](std::string_view text) {
        const auto read = ui::parse_partial_state(text);
        REQUIRE(read);
        return std::pair(
            text_of(read->state),
            read->unread ? std::string(sentence_of_part("It", *read->unread).view()) : "");
    };
    const std::string it = "It cannot be read whole: ";
    CHECK(part("moves=b2&hints=on") == std::pair("rules=3x3/3&moves=b2&hints=on"s, ""s));
    CHECK(part("rules=7x6/4/drop&moves=44444449&second=computer&ply=8") ==
          std::pair("rules=7x6/4/drop&moves=444444&second=computer"s,
                    it + "moves: Move 7: first (X) cannot play \"4\": column 4 is full."));
    CHECK(part("moves=a1,a2,b1,b2,c1,c2,c3&ply=1") ==
          std::pair("rules=3x3/3&moves=a1,a2,b1,b2,c1&ply=1"s,
                    it + "moves: Move 6: second (O) cannot play \"c2\": the game is over, first "
                         "(X) has won."));
    CHECK(part("moves=b2&starter=nobody&first-level=9&second=computer") ==
          std::pair("rules=3x3/3&moves=b2&second=computer"s,
                    it + "starter: \"nobody\" is not one of first, second, toss."));
    CHECK(part("moves=b2&ply=5") ==
          std::pair("rules=3x3/3&moves=b2"s, it + "ply: There is no ply 5: the game has 1."));
    for (const std::string_view text :
         {"nonsense", "rules=3x", "rules=99x99/5&moves=b2", "moves=b2&moves=b2"})
        CHECK(!ui::parse_partial_state(text));
}

TEST_CASE("a move that the rules refuse is told by the link's own rules") {
    const std::string it = "It cannot be read: moves: ";
    CHECK(unread("moves=b2,b2") ==
          it + "Move 2: second (O) cannot play \"b2\": b2 is already taken by first (X).");
    CHECK(unread("rules=gomoku&moves=p16") ==
          it + "Move 1: first (X) cannot play \"p16\": it is off the board (a1 to o15).");
    CHECK(unread("rules=connect-four&moves=48") ==
          it + "Move 2: second (O) cannot play \"8\": it is off the board (columns 1 to 7).");
    CHECK(unread("rules=3x3/3/misere&moves=a1,a2,b1,b2,c1,c2") ==
          it + "Move 6: second (O) cannot play \"c2\": the game is over, second (O) has won.");
}

TEST_CASE("bytes that are no text, and long ones, are quoted short and in ASCII") {
    const std::string it = "It cannot be read: ";
    const std::string keys =
        " is not one of rules, position, moves, variation, ply, starter, first, second, "
        "first-level, second-level, hints, series, record, format.";
    CHECK(unread("\xf0\x9f\x98\x80=1") == it + "\"\\xf0\\x9f\\x98\\x80\"" + keys);
    CHECK(unread(std::string_view("\0=1", 3)) == it + "\"\\x00\"" + keys);
    CHECK(unread(std::string_view("moves=\0", 7))
              .starts_with(it + "moves: Move 1: first (X) cannot play \"\\0\""));
    CHECK(unread(std::string(1'000'000, 'x')) == it + '"' + std::string(24, 'x') + "...\"" + keys);
    CHECK(unread(std::string(24, '\xff')).size() < ui::sentence_capacity);
    CHECK(unread("starter=" + std::string(23, 'y')) ==
          it + "starter: \"" + std::string(23, 'y') + "\" is not one of first, second, toss.");
    const std::string many = "moves=" + std::string(100'000, '1');
    CHECK(unread(many).ends_with("at character 3."));
}

TEST_CASE("the caller says how large a board may be") {
    CHECK(unread("rules=20x20/5&moves=t20") ==
          "It cannot be read: rules: The board is too large: it has 20 columns, but there is room "
          "for 19 here.");
    const auto large = parse_state("rules=20x20/5&moves=t20", 20);
    REQUIRE(large);
    CHECK(large->max_side == 20);
    CHECK(large->game.moves()[0] == square{.column = 19, .row = 0});
    CHECK(parse_state("rules=20x20/5", 20)->max_side == 20);
    CHECK(!parse_state("rules=21x20/5", 20));
    CHECK(state_of("").max_side == ui::max_page_side);
    CHECK(parse_state("rules=999x999/5", largest_rule).has_value());
    CHECK(!parse_state("rules=1000x1/5", largest_rule));
}

TEST_CASE("the start of a state is that of its game") {
    CHECK(state_of("").start == position::start(tic_tac_toe).value());
    CHECK(state_of("rules=3x3/3/second").start == position::start(tic_tac_toe).value());
    const auto s = state_of("rules=connect-four/second&moves=4453&ply=2");
    CHECK(s.start == position::start(starting_with(second, connect_four)).value());
    CHECK(s.start == s.game.replay(0)->position());
}

TEST_CASE("the error is a value") {
    const auto error = parse_state("starter=nobody").error();
    CHECK(error.key == "starter");
    CHECK(error.text == "nobody");
    CHECK(std::holds_alternative<ui::not_one_of>(error.why));
    CHECK(std::get<ui::not_one_of>(error.why).words.size() == 3);
    CHECK(error == parse_state("hints=on&starter=nobody").error());
    CHECK(error != parse_state("starter=somebody").error());
    CHECK(std::get<ui::no_such_ply>(parse_state("moves=&ply=3").error().why) ==
          ui::no_such_ply{3, 0});
}

TEST_CASE("random games come back from their text") {
    std::mt19937 random(1);
    for (const rules& r :
         {tic_tac_toe, starting_with(second, tic_tac_toe), connect_four, gomoku, exactly(gomoku),
          misere(tic_tac_toe), starting_with(second, misere(exactly(connect_four))),
          rules{.columns = 19, .rows = 19, .run = 6}, rules{.columns = 1, .rows = 19, .run = 3},
          rules{.columns = 19, .rows = 2, .run = 4, .gravity = drop},
          rules{.columns = 10, .rows = 10, .run = 4, .gravity = drop, .starts = second}})
        for (int i = 0; i < 10; ++i) {
            auto s = ui::state::create(r, ui::max_page_side).value();
            s.is_started = true;
            s.start = position::start(r).value();
            s.game = game(s.start);
            while (!s.position().is_over())
                REQUIRE(s.game.apply(test::one_of(s.position().available_moves(), random)));
            for (int back = test::below(s.plies() + 1, random); back > 0; --back) {
                s.undone.push_back(s.game.moves().back());
                REQUIRE(s.game.undo());
            }
            s.starter = static_cast<ui::starter>(test::below(3, random));
            for (auto& c : s.controllers) c = static_cast<ui::controller>(test::below(3, random));
            for (auto& l : s.levels) l = *solve::level::create(test::below(8, random) + 1);
            s.has_hints = test::below(2, random) == 1;
            s.series.id = test::below(3, random);
            if (s.series.id != 0)
                for (int& number : s.series.results) number = test::below(100, random);
            for (int k = test::below(3, random); k > 0; --k) {
                auto moves = s.moves();
                moves.resize(static_cast<std::size_t>(test::below(s.plies() + 1, random)));
                std::string said;
                for (int c = test::below(6, random); c >= 0; --c)
                    said += "]\\~_& %\n;(a"[static_cast<std::size_t>(test::below(12, random))];
                set_text(s.properties, moves, "C", said);
            }
            CAPTURE(text_of(s));
            CHECK(parse_state(text_of(s)).value() == s);
        }
}

}  // namespace
}  // namespace state_text_test
