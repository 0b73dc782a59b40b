// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/fixed_string.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/sgf.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"

#include <string_view>

namespace sgf_test {
namespace {

using namespace inarow;
using test::expect;

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
    return expect(written(g) ==
                  "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[3]RU[3x3/3]AB[aa]AW[ca]PL[B];B[bb])");
}
AT_BOTH_TIMES(a_game_from_a_position)

constexpr bool which_boards_have_letters() {
    expect(notation::can_print_sgf(gomoku));
    expect(notation::can_print_sgf({.columns = 52, .rows = 52, .run = 5}));
    expect(!notation::can_print_sgf({.columns = 53, .rows = 2, .run = 2}));
    return expect(!notation::can_print_sgf({.columns = 2, .rows = 53, .run = 2}));
}
AT_BOTH_TIMES(which_boards_have_letters)

}  // namespace
}  // namespace sgf_test
