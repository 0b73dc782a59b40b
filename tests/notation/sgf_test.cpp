// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/fixed_string.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/messages/sgf_error.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/sgf.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"
#include "support/sgf_files.hpp"

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <variant>

namespace sgf_test {
namespace {

using namespace inarow;
using test::expect;
using enum notation::expected_token;
using notation::syntax_error;

using text = core::fixed_string<2000>;

template <int Capacity>
constexpr text written(const basic_game<Capacity>& g) {
    text result;
    notation::print_sgf(result, g);
    return result;
}

template <rules Rules>
constexpr game_of<Rules> game_after(std::string_view moves) {
    return *notation::play_moves(*game_of<Rules>::start(Rules), moves);
}

template <int Capacity = gomoku.squares()>
constexpr auto read(std::string_view sgf, const std::optional<rules>& asked = std::nullopt) {
    return notation::parse_sgf<Capacity>(sgf, asked);
}

/// Whether a text is refused there, for something that was expected.
constexpr bool refused(std::string_view sgf, notation::expected_token what, int offset) {
    const auto game = read(sgf);
    if (game || game.error().offset != offset) return false;
    const auto* const why = std::get_if<syntax_error>(&game.error().why);
    return why != nullptr && why->what == what;
}

constexpr bool games_as_they_are_written() {
    expect(written(game_after<tic_tac_toe>("b2 a3 c1")) ==
           "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[3]RU[3x3/3];B[bb];W[aa];B[cc])");
    expect(written(game_after<tic_tac_toe>("a1 a2 b1 b2 c1")) ==
           "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[3]RU[3x3/3]RE[B+];B[ac];W[ab];B[bc];W[bb];B[cc])");
    expect(written(game_after<tic_tac_toe>("b2 a1 c1 a3 a2 c2 b3 b1 c3")).view().contains("RE[0]"));
    expect(written(game_after<misere(tic_tac_toe)>("a1 a2 b1 b2 c1")).view().contains("RE[W+]"));
    expect(written(game_after<starting_with(second, tic_tac_toe)>("b2")) ==
           "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[3]RU[3x3/3/second];W[bb])");
    return expect(written(game_after<rules{7, 2, 4, drop}>("4")) ==
                  "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[7:2]RU[7x2/4/drop];B[db])");
}
AT_BOTH_TIMES(games_as_they_are_written)

constexpr bool a_game_from_a_position() {
    const auto start = test::position_shown<tic_tac_toe>("X.O......");
    basic_game<9> g(start);
    (void)g.apply(square{1, 1});
    expect(written(g) == "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[3]RU[3x3/3]AB[aa]AW[ca]PL[B];B[bb])");
    const auto again = read<9>(written(g).view());
    expect(again == g);
    return expect(again->replay(0)->position() == start);
}
AT_BOTH_TIMES(a_game_from_a_position)

constexpr bool what_is_written_is_read() {
    const auto is_same = [](const auto& g) { return read<42>(written(g).view()) == g; };
    expect(read<9>(written(game_after<tic_tac_toe>("b2 a3 c1")).view()) ==
           game_after<tic_tac_toe>("b2 a3 c1"));
    expect(is_same(game_after<connect_four>("32164625")));
    expect(is_same(game_after<exactly(rules{6, 7, 4})>("a1 f7 b3")));
    return expect(is_same(game_after<starting_with(second, misere(rules{42, 1, 4}))>("ap1 a1")));
}
AT_BOTH_TIMES(what_is_written_is_read)

constexpr bool games_of_other_programs() {
    const auto g = read(
        "\r\n( ; SZ[5] \n GM[4]FF[3] PB[A \\] B]C[(;W[aa\\]) \\\\]RU[freestyle] ; B [cc]\tBL[3.5]"
        ";C[hm]W[dd]N[x](;B[aa];W[bb](;B[ee];W[ea])(;B[ed]))(;B[ba](;W[zz]))) \n",
        exactly(rules{5, 5, 5}));
    expect(g.has_value());
    expect(g->rules() == exactly(rules{5, 5, 5}));
    // The first variation of each.
    text moves;
    notation::print_moves(moves, *g);
    return expect(moves == "c3 d2 a5 b4 e1 e5");
}
AT_BOTH_TIMES(games_of_other_programs)

constexpr bool rules_and_size() {
    expect(read("(;)")->rules() == gomoku);
    expect(read("(;SZ[6])")->rules() == rules{6, 6, 5});
    expect(read("(;SZ[6:4])")->rules() == rules{6, 4, 5});
    expect(read("(;RU[6x4/4/drop])")->rules() == rules{6, 4, 4, drop});
    expect(read("(;SZ[4]RU[4x4/4/drop])")->rules() == rules{4, 4, 4, drop});
    expect(read("(;SZ[5]RU[0x4/4])")->rules() == rules{5, 5, 5});
    expect(read("(;SZ[6]RU[gomoku])")->rules() == rules{6, 6, 5});
    expect(read("(;RU[tic-tac-toe]SZ[3])")->rules() == tic_tac_toe);
    expect(read("(;GM[4])")->ply() == 0);
    expect(refused("(;SZ[5]RU[4x4/4/drop])", size_of_the_rules_text, 5));
    expect(refused("(;RU[connect-four]SZ[7])", size_of_the_rules_text, 21));
    // Of the first node only.
    return expect(read("(;;SZ[1]GM[1]RU[1x1/1])")->rules() == gomoku);
}
AT_BOTH_TIMES(rules_and_size)

/// Whether a game is refused there because it is one of `own` rules.
constexpr bool is_of_other_rules(std::string_view sgf, const rules& own, const rules& asked,
                                 int offset) {
    const auto game = read(sgf, asked);
    return !game && game.error().offset == offset && game.error().rules == own &&
           game.error().why == decltype(game.error().why)(notation::other_rules{asked});
}

constexpr bool rules_that_were_asked_for() {
    expect(read("(;RU[6x4/4/drop])", rules{6, 4, 4, drop})->rules() == rules{6, 4, 4, drop});
    // Five in a row of another kind, where the game has no rules text.
    expect(read("(;SZ[6])", exactly(rules{6, 6, 5}))->rules() == exactly(rules{6, 6, 5}));
    expect(read("(;RU[Standard])", rules{6, 7, 5})->rules() == rules{6, 7, 5});
    expect(is_of_other_rules("(;SZ[6])", {6, 6, 5}, tic_tac_toe, 5));
    expect(is_of_other_rules("(;SZ[6])", {6, 6, 5}, gomoku, 5));
    expect(is_of_other_rules("(;SZ[7:6])", {7, 6, 5}, connect_four, 5));
    expect(is_of_other_rules("(;SZ[7:6])", {7, 6, 5}, {7, 6, 5, drop}, 5));
    expect(is_of_other_rules("(;)", gomoku, tic_tac_toe, 0));
    expect(is_of_other_rules("(;RU[3x3/3]SZ[3])", tic_tac_toe, misere(tic_tac_toe), 5));
    return expect(is_of_other_rules("(;RU[6x6/5])", {6, 6, 5}, exactly(rules{6, 6, 5}), 5));
}
AT_BOTH_TIMES(rules_that_were_asked_for)

constexpr bool set_up_stones() {
    const auto g = read<9>("(;RU[3x3/3]AW[aa]PL[B]AB[bb][cc]AW[ba];B[ca])");
    expect(g && test::shows(g->position(), "OOX.X...X"));
    expect(read("(;AB[aa])")->position().to_move() == second);
    expect(read("(;AB[aa]AE[aa])")->position().stones() == 0);
    expect(read("(;PL[B])")->position().to_move() == first);
    const auto wrong = read("(;AB[aa][bb])");
    expect(!wrong && wrong.error().offset == 5 && wrong.error().to_move == second);
    const auto* const why = std::get_if<illegal_layout>(&wrong.error().why);
    expect(why != nullptr && why->kind == illegal_layout::reason::stone_counts);
    const auto turn = read("(;PL[W])");
    return expect(!turn && turn.error().offset == 5 && turn.error().to_move == second);
}
AT_BOTH_TIMES(set_up_stones)

constexpr bool what_is_no_game() {
    expect(refused("", a_game_tree, 0));
    expect(refused("b2", a_game_tree, 0));
    expect(refused("(", a_game_tree, 1));
    expect(refused("()", a_game_tree, 1));
    expect(refused("(B[aa])", a_game_tree, 1));
    expect(refused("(;", a_property, 2));
    expect(refused("(;[aa])", a_property, 2));
    expect(refused("(;B[aa]", a_property, 7));
    expect(refused("(;B)", a_property_value, 3));
    expect(refused("(;B[aa", a_property_value, 6));
    expect(refused("(;B[aa\\]", a_property_value, 8));
    expect(refused("(;B[aa](;W[bb])", a_closing_parenthesis, 15));
    expect(refused("(;B[aa])(;W[bb])", the_end, 8));
    expect(refused("(;GM[1])", number_of_gomoku, 5));
    expect(refused("(;SZ[])", a_board_size, 5));
    expect(refused("(;SZ[5x5])", a_board_size, 5));
    expect(refused("(;SZ[5:])", a_board_size, 5));
    expect(refused("(;PL[x])", black_or_white, 5));
    expect(refused("(;AB[zz])", a_point, 5));
    expect(refused("(;B[aa];AB[bb])", setup_before_moves, 11));
    expect(refused("(;B[])", a_point, 4));
    expect(refused("(;B[a1])", a_point, 4));
    expect(refused("(;B[aaa])", a_point, 4));
    return expect(refused("(;B[a\xff])", a_point, 4));
}
AT_BOTH_TIMES(what_is_no_game)

constexpr bool is_illegal(std::string_view sgf, illegal_move::reason reason, int offset,
                          int moves) {
    const auto game = read(sgf);
    if (game || game.error().offset != offset || game.error().moves != moves) return false;
    const auto* const why = std::get_if<illegal_move>(&game.error().why);
    return why != nullptr && why->kind == reason && why->number == moves + 1;
}

constexpr bool illegal_moves() {
    using enum illegal_move::reason;
    expect(is_illegal("(;B[aa];W[aa])", taken, 10, 1));
    expect(is_illegal("(;B[aa];B[bb])", wrong_player, 10, 1));
    expect(is_illegal("(;W[aa])", wrong_player, 4, 0));
    expect(is_illegal("(;B[pa])", off_the_board, 4, 0));
    expect(is_illegal("(;B[tt])", off_the_board, 4, 0));
    expect(is_illegal("(;B[aa][bb])", wrong_player, 8, 1));
    expect(is_illegal("(;RU[4x4/4/drop];B[aa])", floating, 19, 0));
    return expect(is_illegal("(;RU[3x3/3];B[aa];W[ba];B[ab];W[bb];B[ac];W[bc])", game_over, 44, 5));
}
AT_BOTH_TIMES(illegal_moves)

constexpr bool illegal_sizes() {
    for (const std::string_view sgf : {"(;SZ[0])", "(;SZ[5:1000])", "(;SZ[99999999999])"}) {
        const auto game = read(sgf);
        expect(!game && std::holds_alternative<illegal_rules>(game.error().why));
        expect(game.error().offset == 5);
    }
    // More than there is room for.
    const auto large = read<9>("(;SZ[4])");
    return expect(!large && std::holds_alternative<illegal_rules>(large.error().why));
}
AT_BOTH_TIMES(illegal_sizes)

constexpr bool the_moves_before_a_refused_one() {
    constexpr std::string_view sgf = "(;B[aa];W[ba];B[aa])";
    const auto all = read(sgf);
    expect(!all && all.error().moves == 2);
    const auto before = notation::parse_sgf<gomoku.squares()>(sgf, {}, all.error().moves);
    return expect(before && before->ply() == 2);
}
AT_BOTH_TIMES(the_moves_before_a_refused_one)

constexpr bool which_boards_have_letters() {
    expect(notation::can_print_sgf(gomoku));
    expect(notation::can_print_sgf({.columns = 52, .rows = 52, .run = 5}));
    expect(!notation::can_print_sgf({.columns = 53, .rows = 2, .run = 2}));
    return expect(!notation::can_print_sgf({.columns = 2, .rows = 53, .run = 2}));
}
AT_BOTH_TIMES(which_boards_have_letters)

TEST_CASE("games of files have the rules that they say, and those alone") {
    for (const test::sgf_file& file : test::sgf_files()) {
        CAPTURE(file.name);
        const auto g = notation::parse_sgf<dynamic>(file.text);
        if (!g) {
            CHECK(messages::sentence("It", g.error()) == "It " + file.expected);
            continue;
        }
        CHECK(test::said_of(*g) == file.expected);
    }
}

TEST_CASE("random games are read back, and texts with a byte changed are read or refused") {
    std::mt19937 random(4);  // NOLINT(bugprone-random-generator-seed): the same games always
    for (int i = 0; i < 300; ++i) {
        const rules r{.columns = 1 + static_cast<int>(random() % 52),
                      .rows = 1 + static_cast<int>(random() % 9),
                      .run = 1 + static_cast<int>(random() % 6),
                      .gravity = random() % 2 == 0 ? drop : place};
        game g = *game::start(r);
        for (auto moves = random() % 40; moves > 0 && !g.position().is_over(); --moves) {
            const auto possible = g.position().available_moves();
            (void)g.apply(possible[random() % possible.size()]);
        }
        std::string sgf;
        notation::print_sgf(sgf, g);
        CHECK(notation::parse_sgf<dynamic>(sgf) == g);
        sgf[random() % sgf.size()] = static_cast<char>(random() % 256);
        if (const auto other = notation::parse_sgf<dynamic>(sgf); !other)
            CHECK(other.error().offset <= static_cast<int>(sgf.size()));
    }
}

}  // namespace
}  // namespace sgf_test
