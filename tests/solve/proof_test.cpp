// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/proof.hpp>

#include "support/proof_bytes.hpp"

#include <cstddef>
#include <initializer_list>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

// Proofs written by hand. docs/proof_format.md defines the numbers.

namespace proof_test {
namespace {

using namespace inarow;
using solve::check_proof;
using test::numbers;
using test::proof_bytes;
using enum solve::proof_error::reason;

constexpr int draw = 0;
constexpr int first_wins = 1;

/// The tags of a board.
struct tags {
    int end;
    int bound = end + 1;
    int cover = end + 2;
    int rest = end + 3;
    int label = end + 4;
    int reference = end + 5;
    int stolen = end + 6;
    int fours = end + 7;
    int tiles = end + 8;
};
constexpr tags t9{9};

solve::proof_error refusal(const std::vector<std::byte>& bytes) {
    const auto checked = check_proof(bytes);
    REQUIRE(!checked);
    return checked.error();
}

/// A position of tic-tac-toe, as numbers: the first player is to move after b2 a1.
///
///     0 1 2
///     3 X 5
///     O 7 8
const numbers after_two{3, 3, 3, 0, 0, 1, 4, 1, 6};
/// The second player is to move after b2 a1 b1.
const numbers after_three{3, 3, 3, 0, 1, 2, 4, 7, 1, 6};

TEST_CASE("a win in one move") {
    const numbers position{3, 3, 3, 0, 0, 2, 4, 7, 2, 6, 8};
    const auto checked = check_proof(proof_bytes({position, {first_wins, 1}}));
    REQUIRE(checked);
    CHECK(checked->outcome == outcome::first_won);
    CHECK(checked->nodes == 1);
    CHECK(checked->position.rules() == tic_tac_toe);
    CHECK(checked->position.stones() == 4);
    CHECK(checked->position.to_move() == first);
    CHECK(refusal(proof_bytes({position, {first_wins, 0}})).kind == cut_short);
    CHECK(refusal(proof_bytes({position, {first_wins, 4}})).kind == not_free);
    CHECK(refusal(proof_bytes({position, {first_wins, 9}})).kind == wrong_number);
    CHECK(refusal(proof_bytes({position, {first_wins, 1, 1}})).kind == too_long);
    // The second player does not win, because this move of the opponent completes a line.
    CHECK(refusal(proof_bytes({position, {2, 1}})).kind == line);
}

TEST_CASE("a win by two threats") {
    // X has b2 and b1, and a1 to c1 are X's, too: both b3 and c3 complete lines.
    const numbers position{3, 3, 3, 0, 1, 3, 4, 5, 7, 2, 6, 8};
    const auto wins = [&](const numbers& tree) {
        return check_proof(proof_bytes({position, {first_wins}, tree}));
    };
    CHECK(wins({1, 3, t9.rest, 1}));
    CHECK(wins({0, 1, 1, 3, 2, 1, 3, 1, t9.end}));
    CHECK(wins({t9.cover, 0, 2, 3, t9.end, 1, 1, 3, t9.end}));
    CHECK(wins({1, 3, t9.cover, 0, t9.end, 1, t9.rest, 1}));
    // Nothing covers the square that the win needs.
    CHECK(wins({t9.rest, 1}).error().kind == not_free);
    CHECK(wins({1, 3, t9.end}).error().kind == unanswered);
    CHECK(wins({1, 3, 1}).error().kind == answered);
    CHECK(wins({4}).error().kind == answered);
    CHECK(wins({t9.cover, 0, 0}).error().kind == answered);
    CHECK(wins({t9.end}).error().kind == no_winner);
    CHECK(wins({t9.bound, t9.end}).error().kind == no_winner);
}

TEST_CASE("a win by fours") {
    // A row of ten, three in a row: O . . X . . . X . O
    const numbers row{10, 1, 3, 0, 0, 2, 3, 7, 2, 0, 9};
    constexpr tags t{10};
    const auto wins = [](const numbers& position, const numbers& tree, int version = 2) {
        return check_proof(proof_bytes({position, {first_wins}, tree}, version));
    };
    CHECK(wins(row, {t.fours, 5})->nodes == 1);  // 4 and 6 complete lines
    CHECK(wins(row, {t.fours, 1, 5})->nodes == 1);
    CHECK(wins(row, {t.fours, 1, t.end, t.fours, 5})->nodes == 2);
    CHECK(wins(row, {t.fours, 1}).error().kind == cut_short);  // O replies on 2
    CHECK(wins(row, {t.fours, 1, 2}).error().kind == not_free);
    CHECK(wins(row, {t.fours, 3}).error().kind == not_free);
    CHECK(wins({10, 1, 3, 0, 0, 1, 2, 1, 0}, {t.fours, 7}).error().kind == no_four);
    CHECK(wins(row, {t.fours, 10}).error().kind == wrong_number);
    CHECK(wins(row, {t.fours, 5, 2}).error().kind == too_long);
    CHECK(wins(row, {t.fours, 5}, 1).error().kind == wrong_number);
    // The second player does not win by fours of the first player, and a draw has no fours.
    CHECK(check_proof(proof_bytes({row, {2, t.fours, 5}}, 2)).error().kind == no_winner);
    CHECK(check_proof(proof_bytes({row, {draw, t.fours, 5}}, 2)).error().kind == no_winner);
}

TEST_CASE("a repeated node is checked again") {
    // Every reply has the answer 1 or 3. The first answer is labeled, and repeated after the
    // others.
    const numbers position{3, 3, 3, 0, 1, 3, 4, 5, 7, 2, 6, 8};
    const auto wins = [&](const numbers& tree, int version = 3) {
        return check_proof(proof_bytes({position, {first_wins}, tree}, version));
    };
    const auto repeated = [](int symmetry) { return numbers{t9.reference, 0, symmetry}; };
    const auto with = [](numbers tree, const std::vector<numbers>& parts) {
        for (const numbers& part : parts) tree.insert(tree.end(), part.begin(), part.end());
        return tree;
    };
    constexpr int none = 0;
    constexpr int transposed = 4;  // maps 1 to 3
    const numbers begin{0, t9.label, 1};
    const numbers tree = with(
        begin, {{1}, repeated(transposed), {2}, repeated(none), {3}, repeated(none), {t9.end}});
    REQUIRE(wins(tree));
    CHECK(wins(tree)->nodes == 8);
    CHECK(wins(tree, 2).error().kind == other_node);
    // After the reply 1, the square 1 is taken.
    const numbers wrong = with(begin, {{1}, repeated(none)});
    CHECK(wins(wrong).error().kind == not_free);
    CHECK(wins(with(begin, {{1, t9.reference, 1, none}})).error().kind == no_label);
    CHECK(wins(with(begin, {{1, t9.label}, repeated(transposed)})).error().kind == wrong_number);
    CHECK(wins({t9.label, t9.reference, 0, none}).error().kind == wrong_number);
    // A draw repeats no nodes.
    const numbers draws = with({draw}, {begin, {1}, repeated(transposed)});
    CHECK(!check_proof(proof_bytes({position, draws}, 3)));
}

TEST_CASE("the opponent must not complete a line instead of answering a four") {
    // . X . . . O O . . .: O has two squares to complete a line.
    const numbers row{10, 1, 3, 0, 0, 1, 1, 2, 5, 6};
    constexpr tags t{10};
    const auto error = refusal(proof_bytes({row, {first_wins, t.fours, 3}}, 2));
    CHECK(error.kind == may_complete);
    CHECK(error.squares == std::vector<square>{{4, 0}, {5, 0}, {6, 0}});
    // After a pass, one stone of O counts as two.
    const numbers quiet{10, 1, 3, 0, 1, 1, 1, 1, 6};
    CHECK(check_proof(proof_bytes({quiet, {first_wins, t.rest, t.fours, 3}}, 2)).error().kind ==
          not_free);
    const numbers cover{first_wins, t.cover, 5, 7, 8, 9, t.end, t.fours, 3};
    const auto hidden = refusal(proof_bytes({quiet, cover}, 2));
    CHECK(hidden.kind == may_complete);
    CHECK(hidden.squares == std::vector<square>{{4, 0}, {5, 0}, {6, 0}});
}

TEST_CASE("a threat of the opponent must be answered") {
    // X threatens b3; O threatens c1 by a1 and b1.
    const numbers position{3, 3, 3, 0, 1, 2, 1, 4, 2, 6, 8};
    // The pass covers b1, with which O has a line.
    const auto error = refusal(proof_bytes({position, {first_wins, t9.rest, 7}}));
    CHECK(error.kind == line);
    CHECK(error.squares == std::vector<square>{{0, 2}, {1, 2}, {2, 2}});
    CHECK(error.uncertain.size() == 5);
    // If it is listed, O has the line.
    CHECK(refusal(proof_bytes({position, {first_wins, 7, 0}})).kind == line);
}

TEST_CASE("stones of several passes add up") {
    // A row of eight, three in a row. O has a stone on 3; X moves far away.
    const numbers position{8, 1, 3, 0, 0, 0, 1, 3};
    constexpr tags t8{8};
    // X takes 7, and a pass covers 1 and 2: with one of them O has no line, with both O has one.
    const numbers one_pass{7, t8.cover, 1, 2, t8.end};
    CHECK(refusal(proof_bytes({position, {draw}, one_pass, {1}})).kind == not_free);
    CHECK(refusal(proof_bytes({position, {draw}, one_pass, {6, t8.end}})).kind == unanswered);
    const auto error = refusal(proof_bytes({position, {draw}, one_pass, {6, t8.cover, 5, t8.end}}));
    CHECK(error.kind == line);
    CHECK(error.squares == std::vector<square>{{1, 0}, {2, 0}, {3, 0}});
}

TEST_CASE("bounds") {
    // A row of four, three in a row, with the second player to move: two windows.
    const numbers empty{4, 1, 3, 0, 1, 0, 0};
    constexpr tags t4{4};
    const numbers stolen{t4.stolen};
    const auto holds = [&](const numbers& tree) {
        return check_proof(proof_bytes({empty, {draw}, tree, stolen}));
    };
    CHECK(holds({t4.bound, t4.end}));              // 1/8 + 1/8 < 1/2
    CHECK(holds({t4.bound, 1, 2, t4.end}));        // the pair breaks both
    CHECK(holds({t4.bound, 0, 0, t4.end}));        // no pair
    CHECK(holds({t4.bound, 0, 3, 0, 0, t4.end}));  // a pair that is removed again
    // The pair of the ends doubles both weights: 1/4 + 1/4 is not less than 1/2.
    CHECK(holds({t4.bound, 0, 3, t4.end}).error().kind == weights);
    CHECK(holds({t4.bound, 0, 4}).error().kind == wrong_number);
    CHECK(holds({t4.bound, 5, 0}).error().kind == wrong_number);
}

TEST_CASE("uncertain squares raise weights and break pairs") {
    const numbers empty{4, 1, 3, 0, 1, 0, 0};
    constexpr tags t4{4};
    const auto holds = [&](const numbers& tree) {
        return check_proof(proof_bytes({empty, {draw}, tree, {t4.stolen}}));
    };
    // After a pass that covers all squares, each window weighs 1/4, and the prover is to move.
    CHECK(holds({t4.rest, t4.bound, t4.end}));
    // If the prover cannot move any more to the uncertain squares, there is no move.
    CHECK(holds({t4.rest, 0}).error().kind == not_free);
    // The pair 1 2 does not count, because both may be taken; so it does no harm either.
    CHECK(holds({t4.rest, t4.bound, 1, 2, t4.end}));
    // Listed answers, with the pair: it is in the list from one bound to the next.
    CHECK(holds({0, 1, t4.bound, 2, 3, t4.end, t4.rest, t4.bound, t4.end}));
}

TEST_CASE("references") {
    const numbers empty{4, 1, 3, 0, 1, 0, 0};
    constexpr tags t4{4};
    const auto holds = [&](const numbers& tree) {
        return check_proof(proof_bytes({empty, {draw}, tree, {t4.stolen}}));
    };
    const numbers bound{t4.bound, t4.end};
    const auto joined = [](std::initializer_list<numbers> parts) {
        numbers result;
        for (const auto& part : parts) result.insert(result.end(), part.begin(), part.end());
        return result;
    };
    // The answer to 3 is the mirror image of the answer to 0.
    CHECK(holds(joined({{0, t4.label}, bound, {3, t4.reference, 0, 1, t4.rest}, bound})));
    CHECK(holds(joined({{0, t4.label}, bound, {3, t4.reference, 0, 0}})).error().kind ==
          other_node);
    CHECK(holds(joined({{0, t4.label}, bound, {3, t4.reference, 1, 1}})).error().kind == no_label);
    CHECK(holds(joined({{0, t4.label}, bound, {3, t4.reference, 0, 4}})).error().kind ==
          wrong_number);
    CHECK(holds({0, t4.label, t4.reference, 0, 0}).error().kind == no_label);
    CHECK(holds({0, t4.label, t4.label}).error().kind == wrong_number);
    // A label with uncertain squares proves a node with fewer of them, and not one with others.
    CHECK(holds(joined({{0, 1, t4.rest, t4.label},
                        bound,
                        {3, 2, t4.cover, 0, t4.end, t4.reference, 0, 1, 1},
                        bound,
                        {t4.end, t4.rest},
                        bound})));
    CHECK(holds(joined({{0, 1, t4.cover, 2, t4.end, t4.label},
                        bound,
                        {3},
                        bound,
                        {t4.end, 3, 2, t4.rest, t4.reference, 0, 1}}))
              .error()
              .kind == other_node);
}

TEST_CASE("a strategy is stolen only on the empty board") {
    constexpr tags t1{16};
    const numbers pairs{t1.bound, 0, 1, 2, 6, 3, 7, 5, 4, 8, 12, 9, 13, 10, 14, 11, 15, t1.end};
    const numbers stolen{t1.stolen};
    const auto check = [&](const numbers& position, const numbers& one, const numbers& other) {
        return check_proof(proof_bytes({position, {draw}, one, other}));
    };
    CHECK(check({4, 4, 5, 0, 0, 0, 0}, stolen, {t1.bound, t1.end}));
    CHECK(check({4, 4, 5, 0, 1, 0, 0}, {t1.bound, t1.end}, stolen));
    CHECK(check({4, 4, 5, 1, 0, 0, 0}, stolen, {}).error().kind == not_stolen);
    CHECK(check({4, 4, 5, 0, 1, 0, 0}, stolen, {}).error().kind == not_stolen);
    CHECK(check({4, 4, 5, 0, 0, 1, 0, 0}, stolen, {}).error().kind == not_stolen);
    CHECK(check_proof(proof_bytes({{4, 4, 5, 0, 0, 0, 0}, {first_wins}, stolen})).error().kind ==
          not_stolen);
}

TEST_CASE("tiles break lines of eight or more squares") {
    const auto check = [](const numbers& position, const numbers& trees, int version = 5) {
        return check_proof(proof_bytes({position, trees}, version));
    };
    constexpr tags t12{144};
    const numbers empty{12, 12, 8, 0, 0, 0, 0};
    for (int placement = 0; placement < 8; ++placement)
        CHECK(check(empty, {draw, t12.tiles, placement, t12.tiles, 7 - placement}));
    CHECK(check(empty, {draw, t12.tiles, 8}).error().kind == wrong_number);
    CHECK(check(empty, {draw, t12.tiles, 0}, 4).error().kind == wrong_number);
    CHECK(check(empty, {first_wins, t12.tiles, 0}).error().kind == no_winner);
    CHECK(check({12, 12, 7, 0, 0, 0, 0}, {draw, t12.tiles, 0}).error().kind == not_tiled);
    CHECK(check({12, 12, 9, 1, 1, 0, 0}, {draw, t12.tiles, 0, t12.tiles, 0}));

    // O has b8. With another stone on the next row, O would have a line of the first tile, so X has
    // to move first. If O also has the same square of the next tile, that is not enough.
    constexpr tags t8{64};
    constexpr int x_moves = 0;
    constexpr int o_moves = 1;
    const auto check_stones = [&](int to_move, const numbers& stones, int placement) {
        numbers position{8, 8, 8, 0, to_move, 0, static_cast<int>(stones.size())};
        position.insert(position.end(), stones.begin(), stones.end());
        return check(position, {draw, t8.tiles, placement}).error().kind;
    };
    CHECK(check_stones(x_moves, {1}, 0) == cut_short);  // the second claim is missing
    CHECK(check_stones(o_moves, {1}, 0) == not_tiled);
    CHECK(check_stones(x_moves, {1, 5}, 0) == not_tiled);
    // The same squares in the tiles that are reflected left to right, top to bottom, and along the
    // diagonal.
    for (const auto& [placement, square] : {std::pair(1, 6), std::pair(2, 57), std::pair(4, 8)}) {
        CHECK(check_stones(x_moves, {square}, placement) == cut_short);
        CHECK(check_stones(o_moves, {square}, placement) == not_tiled);
    }
}

TEST_CASE("tiles count uncertain squares as stones of the opponent") {
    // 8x8/8, X is to move to a square far away. A pass covers some squares of the upper row.
    constexpr tags t8{64};
    const auto check = [&](const numbers& covered) {
        numbers trees{draw, t8.tiles, 0, 63, t8.cover};
        trees.insert(trees.end(), covered.begin(), covered.end());
        for (const int each : {t8.end, t8.tiles, 0}) trees.push_back(each);
        return check_proof(proof_bytes({{8, 8, 8, 0, 1, 0, 0}, trees}, 5)).error().kind;
    };
    // After the pass, the tiles are right, so that only the rest of the answers is missing.
    CHECK(check({1}) == cut_short);
    CHECK(check({1, 4}) == not_tiled);  // although the opponent has only one of the two
    CHECK(check({1, 5}) == not_tiled);
}

TEST_CASE("if lines have exactly k stones, longer ones are no lines") {
    // A row of seven, exactly three. O has 0 and 1, X has 3: O's stone on 2 is a line.
    const auto outcome_of = [](const numbers& position, const numbers& trees) {
        return check_proof(proof_bytes({position, trees}));
    };
    constexpr tags t7{7};
    // O has 0 1 3 and X nothing near: O's stone on 2 makes four, which is no line.
    const numbers four{7, 1, 3, 1, 1, 1, 6, 3, 0, 1, 3};
    CHECK(outcome_of(four, {draw, 2, 4, t7.bound, t7.end, t7.end}).error().kind == unanswered);
    const numbers three{7, 1, 3, 0, 1, 1, 6, 3, 0, 1, 3};
    CHECK(outcome_of(three, {draw, 2}).error().kind == line);
}

TEST_CASE("a proof for both line lengths counts only exact lines of the prover") {
    const auto check = [](const numbers& position, const numbers& trees, int version = 4) {
        return check_proof(proof_bytes({position, trees}, version));
    };
    const auto with_length = [](int length, int to_move, numbers stones) {
        stones.insert(stones.begin(), {7, 1, 3, length, to_move});
        return stones;
    };
    constexpr int both = 2;
    // A row of seven, three in a row. X has 0 and 1, and moves to 2.
    const numbers three{2, 0, 1, 2, 4, 6};
    REQUIRE(check(with_length(both, 0, three), {first_wins, 2}));
    CHECK(check(with_length(both, 0, three), {first_wins, 2})->lengths ==
          solve::proven_lengths::both);
    CHECK(check(with_length(0, 0, three), {first_wins, 2})->lengths == solve::proven_lengths::one);
    CHECK(check(with_length(both, 0, three), {first_wins, 2}, 3).error().kind == wrong_number);
    CHECK(check(with_length(both, 0, three), {draw, 2}).error().kind == wrong_number);
    CHECK(check(with_length(3, 0, three), {first_wins, 2}).error().kind == wrong_number);
    // If X also has 3, the stone on 2 makes a line that is too long.
    const numbers four{3, 0, 1, 3, 2, 5, 6};
    CHECK(check(with_length(0, 0, four), {first_wins, 2}));
    CHECK(check(with_length(both, 0, four), {first_wins, 2}).error().kind == cut_short);
    // All lines of O count. The stone on 2 makes a line of four.
    const numbers threat{2, 5, 6, 3, 0, 1, 3};
    CHECK(check(with_length(both, 1, threat), {first_wins, 2}).error().kind == line);
    CHECK(check(with_length(1, 1, threat), {first_wins, 2, 4}).error().kind == cut_short);
}

TEST_CASE("headings") {
    const auto kind = [](const numbers& position) {
        return refusal(proof_bytes({position, {draw}})).kind;
    };
    CHECK(kind({3, 3, 1, 0, 0, 0, 0}) == unsupported);
    CHECK(kind({0, 3, 3, 0, 0, 0, 0}) == unsupported);
    CHECK(kind({33, 33, 5, 0, 0, 0, 0}) == unsupported);
    CHECK(kind({3, 3, 3, 2, 0, 0, 0}) == wrong_number);        // length
    CHECK(kind({3, 3, 3, 0, 2, 0, 0}) == wrong_number);        // player
    CHECK(kind({3, 3, 3, 0, 0, 10}) == wrong_number);          // number of stones
    CHECK(kind({3, 3, 3, 0, 0, 1, 9}) == wrong_number);        // square
    CHECK(kind({3, 3, 3, 0, 0, 2, 4, 3, 0}) == wrong_number);  // order
    CHECK(kind({3, 3, 3, 0, 0, 1, 4, 1, 4}) == wrong_number);  // two stones on a square
    CHECK(kind({3, 3, 3, 0, 0, 3, 0, 1, 2, 0}) == game_over);
    CHECK(kind({2, 1, 3, 0, 0, 1, 0, 1, 1}) == game_over);
    CHECK(refusal(proof_bytes({after_two, {3}})).kind == wrong_number);  // outcome
    CHECK(refusal(proof_bytes({{1'000'000'000}})).kind == wrong_number);
}

TEST_CASE("the first bytes and the checksum") {
    auto bytes = proof_bytes({after_two, {draw}});
    CHECK(refusal({}).kind == not_a_proof);
    CHECK(refusal({bytes.begin(), bytes.begin() + 5}).kind == not_a_proof);
    CHECK(refusal({bytes.begin(), bytes.begin() + 8}).kind == cut_short);
    CHECK(refusal({bytes.begin(), bytes.begin() + 10}).kind == cut_short);
    bytes[15] ^= std::byte{1};
    CHECK(refusal(bytes).kind == damaged);
    bytes[8] = std::byte{6};
    CHECK(refusal(bytes).kind == other_version);
    CHECK(refusal(bytes).number == 6);
    bytes[0] = std::byte{0};
    CHECK(refusal(bytes).kind == not_a_proof);
}

}  // namespace
}  // namespace proof_test
