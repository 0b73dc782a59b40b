// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/move_text.hpp>
#include <inarow/notation/named_moves.hpp>

#include "spelling.hpp"

#include <string_view>
#include <type_traits>

namespace move_text_test {
namespace {

using namespace inarow;
using namespace test;
using enum notation::expected_token;
using enum illegal_move::reason;

constexpr bool made_of_texts_and_numbers() {
    expect(move_text{"center"}.view() == "center");
    expect(move_text{13}.view() == "13");
    expect(move_text{-1}.view() == "-1");
    expect(move_text{0}.view() == "0");
    expect(move_text{""}.view().empty());
    expect(move_text{13} == move_text{"13"});
    expect(move_text{std::string_view{"b2"}} == move_text{"b2"});
    expect(move_text{"b2"}.notation() == kind::any);
    return expect(move_text{"b2"}.mover() == mark::none && !move_text{"b2"}.is_cut());
}
AT_BOTH_TIMES(made_of_texts_and_numbers)

constexpr bool made_of_squares_and_moves() {
    expect(move_text{square{1, 2}}.view() == "1,2");
    expect(move_text{square{1, 2}}.notation() == kind::gomocup);
    expect(move_text{move::into_column(3)}.view() == "4");
    expect(move_text{move::into_column(3)}.notation() == kind::columns);
    expect(move_text{move(square{0, 0}).made_by(second)}.mover() == mark::second);
    for (const rules& r : {tic_tac_toe, dropping(board_7x6), board_40x40}) {
        const auto p = *basic_position<1600>::start(r);
        p.for_each_move([&](square s) {
            const spelling text = printed(kind::gomocup, r, s);
            expect(*resolve(p, move_text{text.view(), kind::gomocup}) == s);
        });
    }
    return expect(*resolve(*basic_position<42>::start(connect_four),
                           move_text{move::into_column(3)}) == square{3, 5});
}
AT_BOTH_TIMES(made_of_squares_and_moves)

constexpr bool integers_are_taken_at_full_width() {
    expect(move_text{4294967307}.view() == "4294967307");
    expect(move_text{-4294967307}.view() == "-4294967307");
    expect(move_text{18446744073709551615U}.view() == "18446744073709");
    expect(move_text{18446744073709551615U}.is_cut());
    expect(move_text{static_cast<unsigned char>(4)}.view() == "4");
    return expect(move_text{static_cast<short>(-4)}.view() == "-4");
}
AT_BOTH_TIMES(integers_are_taken_at_full_width)

constexpr auto empty = *position_of<connect_four>::start(connect_four);

constexpr bool what_is_no_text_is_refused() {
    const auto p = empty;
    constexpr int columns[] = {1, 2};
    for (const move_text& text :
         {move_text{true}, move_text{'4'}, move_text{u8'4'}, move_text{L'4'}, move_text{4.0},
          move_text{4.0F}, move_text{nullptr}, move_text{static_cast<const char*>(nullptr)},
          move_text{L"b2"}, move_text{u"b2"}, move_text{U"b2"}, move_text{first}, move_text{empty},
          move_text{&empty}, move_text{columns}}) {
        expect(!text.is_text());
        const auto read = resolve(p, text);
        expect(!read && read.error().move.kind == not_a_move);
        expect(read.error().syntax == notation::syntax_error{a_text_or_integer, -1});
        expect(!resolve(p, text.made_by(first)) && !text.made_by(first).is_text());
        expect(!text.written_in(kind::columns).is_text());
    }
    expect(move_text{true}.view() == "true" && move_text{'4'}.view() == "'4'");
    expect(move_text{4.0}.view() == "4.0" && move_text{-11.99}.view() == "-11.99");
    expect(move_text{nullptr}.view() == "nullptr" && move_text{first}.view() == "an enumerator");
    expect(move_text{L"b2"}.view() == "an L text" && move_text{columns}.view() == "an array");
    return expect(move_text{"b2"}.is_text() && move_text{4}.is_text());
}
AT_BOTH_TIMES(what_is_no_text_is_refused)

constexpr bool what_is_too_long_is_cut() {
    expect(move_text{"bottom-center."}.view() == "bottom-center.");  // fourteen characters
    expect(!move_text{"bottom-center."}.is_cut());
    expect(move_text{"bottom-center.."}.view() == "bottom-center.");
    expect(move_text{"bottom-center.."}.is_cut());
    const move_text longer{std::string_view{"bottom-center, or whatever"}};
    expect(longer.is_cut() && longer.view() == "bottom-center,");
    return expect(move_text{-2147483647 - 1}.view() == "-2147483648");
}
AT_BOTH_TIMES(what_is_too_long_is_cut)

constexpr bool a_nul_inside_is_not_the_end() {
    const move_text text{std::string_view{"a\0b", 3}};
    expect(text.view() ==
           "a\x1a"
           "b");
    expect(move_text{"b2\0002"}.view() ==
           "b2\x1a"
           "2");
    expect(move_text{"b2\0"} == move_text{"b2"});  // padding, not text
    return expect(move_text{std::string_view{"\0", 1}}.view() == "\x1a");
}
AT_BOTH_TIMES(a_nul_inside_is_not_the_end)

constexpr bool player_and_notation_stand_side_by_side() {
    for (const kind k :
         {kind::any, kind::names, kind::xy, kind::algebraic, kind::columns, kind::openspiel}) {
        for (const std::string_view text : {"x3", "longer than fourteen"}) {
            const move_text plain{text};
            const move_text both = plain.written_in(k).made_by(second);
            expect(both == plain.made_by(first).made_by(second).written_in(k));
            expect(both.notation() == k && both.mover() == mark::second);
            expect(both.view() == plain.view() && both.is_cut() == plain.is_cut());
            expect(plain.written_in(k) == move_text(text, k));
        }
    }
    expect(made_by(first, "b2").mover() == mark::first);
    expect(written_in(kind::openspiel, "x3").notation() == kind::openspiel);
    return expect(written_in(kind::xy, made_by(second, 13)) ==
                  made_by(second, written_in(kind::xy, 13)));
}
AT_BOTH_TIMES(player_and_notation_stand_side_by_side)

template <rules Rules>
constexpr position_of<Rules> after(std::initializer_list<move_text> moves) {
    auto p = *position_of<Rules>::start(Rules);
    for (const move_text& m : moves) {
        const auto where = resolve(p, m);
        expect(where.has_value() && p.apply(*where).has_value());
    }
    return p;
}

template <int Capacity>
constexpr bool lands_on(const basic_position<Capacity>& p, const move_text& text, square wanted) {
    const auto where = resolve(p, text);
    return where && *where == wanted && square_of(p, text) == index_of(p.rules(), wanted);
}
template <int Capacity>
constexpr bool refused_as(const basic_position<Capacity>& p, const move_text& text,
                          illegal_move::reason why, syntax_error syntax = {}) {
    const auto where = resolve(p, text);
    return !where && where.error().move.kind == why && where.error().syntax == syntax &&
           square_of(p, text) == -1 && explain_refusal(p, text) == where.error();
}

constexpr bool a_move_text_is_a_square() {
    const auto p = after<tic_tac_toe>({"center", "a1"});
    expect(lands_on(p, "top-left", {0, 0}));
    expect(lands_on(p, 13, {0, 0}));
    expect(lands_on(p, "a3", {0, 0}));
    expect(lands_on(p, written_in(kind::openspiel, "x(0,2)"), {2, 0}));
    const auto q = after<connect_four>({4, "4"});
    expect(lands_on(q, "4", {3, 3}));
    expect(lands_on(q, "d3", {3, 3}));
    expect(lands_on(q, "4,3", {3, 3}));
    return expect(lands_on(q, written_in(kind::openspiel, "x3"), {3, 3}));
}
AT_BOTH_TIMES(a_move_text_is_a_square)

constexpr bool every_reason_there_is() {
    const auto p = after<tic_tac_toe>({"center", "a1"});
    expect(refused_as(p, "Hello", not_a_move, {a_square_name, 0}));
    expect(refused_as(p, "", not_a_move, {a_square_name, 0}));
    expect(refused_as(p, "bottom-center..", not_a_move, {the_end, 13}));
    expect(refused_as(p, "center", taken));
    expect(refused_as(p, "d4", off_the_board));
    expect(refused_as(p, made_by(second, "c3"), wrong_player));
    expect(refused_as(p, written_in(kind::columns, "1"), not_a_move, {a_drop_board, 0}));
    const auto q = after<connect_four>({1, 1, 1, 1, 1, 1});
    expect(refused_as(q, 1, column_full));
    expect(refused_as(q, 8, off_the_board));
    expect(refused_as(q, "a6", taken));
    expect(refused_as(q, "b2", floating));
    const auto won = after<tic_tac_toe>({"a1", "a2", "b1", "b2", "c1"});
    expect(refused_as(won, "c3", game_over));
    expect(refused_as(won, "Hello", game_over));  // whatever the text
    return expect(refused_as(won, "", game_over));
}
AT_BOTH_TIMES(every_reason_there_is)

/// The player can be named by the move text, by the notation, or by both: none may be the wrong
/// one.
constexpr bool who_moves_is_named_twice() {
    const auto p = after<tic_tac_toe>({"center"});  // it is second's turn
    expect(lands_on(p, written_in(kind::openspiel, "o(0,0)"), {0, 0}));
    expect(refused_as(p, written_in(kind::openspiel, "x(0,0)"), wrong_player));
    expect(lands_on(p, made_by(second, "a3"), {0, 0}));
    expect(refused_as(p, made_by(first, "a3"), wrong_player));
    expect(lands_on(p, made_by(second, written_in(kind::openspiel, "o(0,0)")), {0, 0}));
    expect(refused_as(p, made_by(first, written_in(kind::openspiel, "o(0,0)")), wrong_player));
    expect(refused_as(p, made_by(second, written_in(kind::openspiel, "x(0,0)")), wrong_player));
    return expect(
        refused_as(p, made_by(first, written_in(kind::openspiel, "x(0,0)")), wrong_player));
}
AT_BOTH_TIMES(who_moves_is_named_twice)

/// What was cut is no move, even if its beginning is one.
constexpr bool a_cut_text_is_no_move() {
    const auto p = after<square_board(11)>({});
    expect(lands_on(p, "1,000000000001", {0, 10}));
    const move_text cut{"1,0000000000011"};
    expect(cut.is_cut() && cut.view() == "1,000000000001");
    return expect(refused_as(p, cut, not_a_move, {the_end, 14}));
}
AT_BOTH_TIMES(a_cut_text_is_no_move)

template <move_text Move>
struct named {};

/// However many characters were written, the value is the same, and so is the type that it names.
constexpr bool the_same_move_is_the_same_template_argument() {
    expect(std::is_same_v<named<"13">, named<13>> && std::is_same_v<named<"4">, named<4>>);
    expect(std::is_same_v<named<"13">, named<"13\0\0">>);
    expect(std::is_same_v<named<"b2">, named<squares::b2>>);
    expect(std::is_same_v<named<"b2">, named<move_text(std::string_view("b2"))>>);
    return expect(!std::is_same_v<named<"13">, named<"1">>);
}
AT_BOTH_TIMES(the_same_move_is_the_same_template_argument)

}  // namespace
}  // namespace move_text_test
