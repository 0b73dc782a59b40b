// SPDX-License-Identifier: BSL-1.0
#include <inarow/bitboard/position.hpp>
#include <inarow/dynamic.hpp>

#include "support/at_both_times.hpp"
#include "support/kinds_of_rules.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"

#include <cstdint>
#include <random>
#include <string_view>

#include <doctest/doctest.h>

// A bitboard position plays by the rules a second time, for speed: here it is compared with game/.

namespace position_test {
namespace {

using namespace inarow;
using bitboard::game_geometry;
using test::expect;

constexpr bool a_move_changes_sides() {
    constexpr game_geometry<std::uint64_t> b(tic_tac_toe);
    const bitboard::position<std::uint64_t> empty(b);
    expect(empty.to_move() == first && empty.free_count() == 9 && empty.occupied() == 0);
    expect(empty.moves() == b.geometry.squares && empty.decisive_moves() == 0);
    const auto center = b.geometry.bit_of({1, 1});
    const auto next = empty.after(center);
    expect(next.to_move() == second && next.free_count() == 8);
    expect(next.sides() == bitboard::sides<std::uint64_t>{0, center});
    expect(next.moves() == (b.geometry.squares & ~center));
    return expect(next.outcome() == outcome::in_play && empty.occupied() == 0);
}
AT_BOTH_TIMES(a_move_changes_sides)

/// The first thing in which two positions differ; empty if none does.
template <class Word>
std::string_view difference(const game_geometry<Word>& b, const bitboard::position<Word>& tested,
                            const position& p) {
    if (tested.sides() != b.geometry.sides_of(p)) return "sides";
    if (tested.to_move() != p.to_move()) return "to_move";
    if (tested.outcome() != p.outcome()) return "outcome";
    if (tested.free_count() != p.rules().squares() - p.stones()) return "free_count";
    if (core::popcount(tested.free()) != tested.free_count()) return "free";
    if (bitboard::to_layout<dynamic>(b, tested.sides()).unchecked() != p) return "to_layout";
    if (p.is_over()) return "";
    Word moves{};
    Word decisive{};
    for (const square s : p.available_moves()) {
        const Word move = b.geometry.bit_of(s);
        moves |= move;
        const position next = p.after(s);
        if (tested.outcome_after(move, tested.decisive_moves()) != next.outcome())
            return "outcome_after";
        if (tested.after(move).outcome() != next.outcome()) return "outcome after a move";
        if (next.is_over() && next.outcome() != outcome::draw) decisive |= move;
    }
    if (tested.moves() != moves) return "moves";
    if (tested.decisive_moves() != decisive) return "decisive_moves";
    return "";
}

/// Plays a random game on both.
template <class Word>
void check_game(const rules& r, std::mt19937& random) {
    const game_geometry<Word> b(r);
    bitboard::position<Word> tested(b);
    position p = position::start(r).value();
    std::string_view different = difference(b, tested, p);
    while (!p.is_over() && different == "") {
        const square s = test::one_of(p.available_moves(), random);
        p = p.after(s);
        tested.make_move(b.geometry.bit_of(s));
        different = difference(b, tested, p);
    }
    CHECK_MESSAGE(different == "", different, " of ", test::named(r));
}

template <class Word>
void check_games(int columns, int rows, int run, int games, std::mt19937& random) {
    for (const rules& r : test::kinds_of_rules(columns, rows, run)) {
        for (int i = 0; i < games; ++i) {
            check_game<Word>(r, random);
            check_game<Word>(starting_with(second, r), random);
        }
    }
}

TEST_CASE("random games of every kind on small boards of every shape") {
    std::mt19937 random(1);
    for (int columns = 1; columns <= 6; ++columns)
        for (int rows = 1; rows <= 6; ++rows)
            for (int run = 1; run <= 6; ++run)
                check_games<std::uint64_t>(columns, rows, run, 2, random);
}

TEST_CASE("random games of every kind in words of any width") {
    std::mt19937 random(1);
    check_games<std::uint64_t>(7, 6, 4, 10, random);
    check_games<std::uint64_t>(8, 7, 4, 10, random);  // uses every bit of the word
    check_games<std::uint64_t>(32, 1, 3, 10, random);
    check_games<core::wide_uint<2>>(5, 4, 3, 10, random);
    check_games<core::wide_uint<2>>(1, 63, 3, 10, random);
    check_games<core::wide_uint<2>>(9, 9, 4, 2, random);
    check_games<core::wide_uint<3>>(12, 13, 4, 1, random);
    check_game<core::wide_uint<4>>(exactly(gomoku), random);
    check_game<core::wide_uint<8>>(misere(exactly(rules{19, 19, 6})), random);
}

}  // namespace
}  // namespace position_test
