// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/maker_breaker/symmetries.hpp>
#include <inarow/solve/proof.hpp>
#include <inarow/solve/proof_maker.hpp>
#include <inarow/solve/solver.hpp>

#include "support/kinds_of_rules.hpp"
#include "support/long_run.hpp"
#include "support/minimax.hpp"
#include "support/named.hpp"
#include "support/proof_bytes.hpp"
#include "support/random_game.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace proof_maker_test {
namespace {

using namespace inarow;
using solve::check_proof;
using solve::make_proof;
using solve::make_proof_of_win;
using solve::no_proof;
using solve::proven_lengths;
using solve::unanswered_moves;

constexpr auto one_length = proven_lengths::one;
constexpr solve::resources small_table{.table_bytes = std::size_t{1} << 16};

std::vector<std::byte> proof_of(const position& p) {
    auto made = make_proof(p, small_table);
    REQUIRE(made);
    return *made;
}

/// Checks that a position has a proof of its value.
void check_position(const position& p, test::minimax<position>& reference) {
    const auto checked = check_proof(proof_of(p));
    REQUIRE(checked);
    CHECK(layout::copy_of(checked->position).unchecked() ==
          layout::copy_of(layout::copy_of(p).unchecked()).unchecked());
    CHECK(checked->outcome == reference.value(p).outcome);
}

/// Checks the empty boards of that many squares, and positions of random games.
void check_boards(int squares, int games, int max_free, std::mt19937& random) {
    test::for_each_rules_of(squares, [&](const rules& r) {
        if (!solve::supports_proofs(r)) return;
        CAPTURE(test::named(r));
        test::minimax<position> reference;
        for (int i = 0; i < games; ++i)
            for (const position& p : test::random_long_game<position>(r, random))
                if (!p.is_over() && r.squares() - p.stones() <= max_free)
                    check_position(p, reference);
    });
}

TEST_CASE("every small board has a proof of its value, and random positions") {
    std::mt19937 random(1);
    for (int squares = 2; squares <= 9; ++squares) check_boards(squares, 1, 9, random);
    check_boards(12, 1, 7, random);
}

TEST_CASE("the same for larger boards") {
    if (!test::long_run("proofs of the positions of boards of up to 16 squares")) return;
    std::mt19937 random(2);
    for (int squares = 2; squares <= 10; ++squares) check_boards(squares, 10, 9, random);
    for (int squares = 11; squares <= 16; ++squares) check_boards(squares, 2, 9, random);
}

/// The values of positions of all rules that damaged files have.
class references {
public:
    outcome outcome_of(const position& p) {
        return known_[test::named(p.rules())].value(p).outcome;
    }

private:
    std::map<std::string, test::minimax<position>> known_;
};

/// Changes each byte of a proof in many ways. Returns the number of changed files that are
/// accepted.
int check_changes(const std::vector<std::byte>& right, int max_value, references& known) {
    int accepted = 0;
    constexpr std::size_t run_offset = 15;  // other columns and rows make boards that take too long
    for (std::size_t i = run_offset; i < right.size(); ++i) {
        for (int value = 0; value < max_value; ++value) {
            auto bytes = right;
            bytes[i] = static_cast<std::byte>(value);
            test::mend_checksum(bytes);
            const auto checked = check_proof(bytes);
            if (!checked || bytes == right) continue;
            CAPTURE(i);
            CAPTURE(value);
            CHECK(checked->outcome == known.outcome_of(checked->position));
            ++accepted;
        }
    }
    return accepted;
}

TEST_CASE("a file with a changed byte is refused, or proves what is true") {
    std::mt19937 random(3);
    references known;
    int accepted = 0;
    for (const rules& r : {rules{3, 3, 3}, rules{4, 3, 3}, exactly(rules{4, 2, 3}), rules{5, 2, 2},
                           rules{4, 3, 4}, exactly(rules{3, 4, 3})}) {
        CAPTURE(test::named(r));
        const auto game = test::random_long_game<position>(r, random);
        const int stones = r.squares() > 8 ? r.squares() - 7 : 1;

        accepted +=
            check_changes(proof_of(game[static_cast<std::size_t>(stones)]), r.squares() + 8, known);
    }
    CHECK(accepted > 10);
}

TEST_CASE("proofs of larger boards") {
    for (const rules& r :
         {rules{5, 5, 4}, rules{4, 6, 4}, rules{6, 5, 4}, rules{6, 6, 5}, rules{20, 20, 9},
          rules{9, 9, 9}, rules{8, 8, 4}, rules{1, 20, 3}, rules{1, 99, 64}}) {
        CAPTURE(test::named(r));
        const position p = position::start(r).value();
        const auto made = make_proof(p);
        REQUIRE(made);
        const auto checked = check_proof(*made);
        REQUIRE(checked);
        CHECK(checked->position == p);
        const bool is_win = r == rules{6, 5, 4} || r == rules{8, 8, 4};
        CHECK(checked->outcome == (is_win ? outcome::first_won : outcome::draw));
    }
}

/// Calls `make` with one limit after the other. Returns the limit of the call that succeeds, which
/// must not be the first.
long long nodes_to_finish(solve::proof_maker& maker) {
    long long nodes = 25;
    auto made = maker.make({.nodes = nodes});
    CHECK(!made);
    while (!made) {
        REQUIRE(made.error() == no_proof::limit);
        REQUIRE(nodes < 1'000'000);
        nodes = nodes * 5 / 4;
        made = maker.make({.nodes = nodes});
    }
    CHECK(check_proof(*made).value().outcome == outcome::draw);
    return nodes;
}

TEST_CASE("a proof_maker continues after its limit, also from a saved table") {
    constexpr solve::resources large_table{.table_bytes = std::size_t{1} << 22};
    const position p = position::start({5, 5, 4}).value();
    solve::proof_maker maker(p, large_table);
    CHECK(nodes_to_finish(maker) > 0);
    solve::proof_maker other(p, large_table);
    const auto from = maker.table_memory();
    const auto to = other.table_memory();
    REQUIRE(from.size() == to.size());
    REQUIRE(!from.empty());
    for (std::size_t i = 0; i < from.size(); ++i) {
        REQUIRE(from[i].size() == to[i].size());
        std::ranges::copy(from[i], to[i].begin());
    }
    solve::proof_maker fresh(p, large_table);
    CHECK(nodes_to_finish(other) < nodes_to_finish(fresh));
}

TEST_CASE("a proof_maker without a proof has no table") {
    for (const rules& r : {connect_four, misere(tic_tac_toe)}) {
        solve::proof_maker maker(position::start(r).value());
        CHECK(maker.table_memory().empty());
        CHECK(maker.make().error() == no_proof::unsupported);
    }
}

TEST_CASE("who starts is in the proof") {
    const position p = position::start(starting_with(second, {4, 3, 3})).value();
    const auto checked = check_proof(proof_of(p));
    REQUIRE(checked);
    CHECK(checked->outcome == outcome::second_won);
    CHECK(checked->position.to_move() == second);
}

/// Makes moves on a board of gomoku or on another board. Squares are numbers.
position after(const rules& r, const std::vector<int>& squares) {
    position p = position::start(r).value();
    for (const int s : squares) p = p.after_index(s);
    return p;
}
/// A row of three stones with both ends free. The left and the right side are symmetric.
const std::vector<int> before_three{82, 217, 81, 202};
const std::vector<int> open_three{82, 217, 81, 202, 83};

solve::known_proof known_of(const std::vector<std::byte>& bytes) {
    return {check_proof(bytes).value(), bytes};
}

/// The proofs of the replies to an open three.
std::vector<std::vector<std::byte>> proofs_of_replies() {
    const position p = after(gomoku, open_three);
    std::vector<std::vector<std::byte>> result;
    for (const square s : unanswered_moves(p).value())
        result.push_back(make_proof_of_win(p.after(s), first).value());
    return result;
}
std::vector<solve::known_proof> all_known(const std::vector<std::vector<std::byte>>& files) {
    std::vector<solve::known_proof> result;
    for (const auto& each : files) result.push_back(known_of(each));
    return result;
}

TEST_CASE("proofs of replies become a proof of the opening") {
    const position p = after(gomoku, open_three);
    const auto replies = proofs_of_replies();
    // The reply at one end of the three; the other end is symmetric.
    REQUIRE(replies.size() == 1);
    CHECK(unanswered_moves(p, one_length, all_known(replies)).value().empty());
    const auto joined = make_proof_of_win(p, first, one_length, all_known(replies)).value();
    const auto checked = check_proof(joined);
    REQUIRE(checked);
    CHECK(checked->outcome == outcome::first_won);
    CHECK(checked->position == p);

    // The proof of the opening answers the moves before it.
    const position before = after(gomoku, before_three);
    const auto longer = make_proof_of_win(before, first, one_length, std::vector{known_of(joined)},
                                          {}, {.nodes = 2000});
    REQUIRE(longer);
    CHECK(check_proof(*longer).value().position == before);
    CHECK(check_proof(*longer).value().nodes == checked->nodes + 1);
}

TEST_CASE("known answers to all moves are a proof") {
    const rules r{6, 5, 4};
    const position p = after(r, {14});
    std::vector<std::vector<std::byte>> files;
    p.for_each_move(
        [&](square s) { files.push_back(make_proof_of_win(p.after(s), first).value()); });
    const auto made = make_proof_of_win(p, first, one_length, all_known(files), {}, {.nodes = 10});
    REQUIRE(made);
    CHECK(check_proof(*made).value().position == p);
    CHECK(!make_proof_of_win(p, first, one_length, {}, {}, {.nodes = 10}));

    const position before = after(r, {});
    const auto whole =
        make_proof_of_win(before, first, one_length, all_known(files), {}, {.nodes = 10});
    REQUIRE(whole);
    CHECK(check_proof(*whole).value().position == before);
    CHECK(check_proof(*whole).value().nodes == check_proof(*made).value().nodes + 1);
    files.resize(12);  // the rows above the first move, and their images
    CHECK(!make_proof_of_win(before, first, one_length, all_known(files), {}, {.nodes = 10}));
}

/// Checks that the known proof of a position also proves all images of the position.
void check_images(const rules& r, const std::vector<int>& squares,
                  const std::vector<std::byte>& bytes) {
    CAPTURE(test::named(r));
    const std::vector<solve::known_proof> known{known_of(bytes)};
    const solve::detail::maker_breaker::symmetries images(r);
    for (int i = 0; i < images.size(); ++i) {
        std::vector<int> moved;
        for (const int s : squares) moved.push_back(images.image(i, s));
        const position image = after(r, moved);
        const auto made = make_proof_of_win(image, first, one_length, known, {}, {.nodes = 100});
        REQUIRE(made);
        const auto checked = check_proof(*made);
        REQUIRE(checked);
        CHECK(checked->position == image);
        // Each node of the known proof once; a checker reads repeated nodes again.
        CHECK(checked->nodes >= known[0].states.nodes);
    }
}

TEST_CASE("a known proof also proves all images of its position") {
    const std::vector<int> one{14, 0};
    check_images({6, 5, 4}, one, proof_of(after({6, 5, 4}, one)));
    // In this proof, one end of the three refers to the other end.
    check_images(gomoku, open_three,
                 make_proof_of_win(after(gomoku, open_three), first, one_length,
                                   all_known(proofs_of_replies()))
                     .value());
}

const solve::limit short_search{.nodes = 30};

TEST_CASE("a known proof also proves positions with another stone of the loser") {
    const auto bytes = make_proof_of_win(after(gomoku, before_three), first).value();
    struct similar {
        std::vector<int> squares;
        solve::limit allowed;
    };
    const similar cases[] = {
        {{82, 224, 81, 202}, short_search},
        {{142, 0, 143, 22}, short_search},    // an image of the position, with another stone
        {{82, 27, 81, 202}, {.nodes = 3000}}  // the stone is on a square that the proof needs
    };
    for (const similar& each : cases) {
        const position p = after(gomoku, each.squares);
        CAPTURE(each.squares[1]);
        CHECK(make_proof_of_win(p, first, one_length, {}, {}, each.allowed).error() ==
              no_proof::limit);
        const auto made =
            make_proof_of_win(p, first, one_length, std::vector{known_of(bytes)}, {}, each.allowed);
        REQUIRE(made);
        CHECK(check_proof(*made).value().position == p);
    }
}

TEST_CASE("a search for a win ends at a small limit") {
    const position p = after(gomoku, before_three);
    for (const long long nodes : {1, 2, 5, 20, 50, 200}) {
        CAPTURE(nodes);
        CHECK(!make_proof_of_win(p, second, one_length, {}, {}, {.nodes = nodes}));
        const auto made = make_proof_of_win(p, first, one_length, {}, {}, {.nodes = nodes});
        CHECK((made || made.error() == no_proof::limit));
    }
}

TEST_CASE("a run that is too long for a search by threats") {
    const position p = position::start({80, 2, 70}).value();
    CHECK(make_proof_of_win(p, first).error() == no_proof::exhausted);
    CHECK(make_proof_of_win(p, second).error() == no_proof::exhausted);
}

TEST_CASE("a win by threats with a run that has no evaluation network") {
    const rules r{12, 12, 7};
    // Four stones in a row and four in a column. A stone at their crossing extends both.
    const position p = after(r, {63, 0, 64, 2, 65, 4, 66, 6, 55, 8, 43, 10, 31, 132, 19, 134});
    const auto made = make_proof_of_win(p, first);
    REQUIRE(made);
    CHECK(check_proof(*made).value().outcome == won_by(first));
}

TEST_CASE("the parts of a known proof prove positions, too") {
    const auto replies = proofs_of_replies();
    const auto opening =
        make_proof_of_win(after(gomoku, open_three), first, one_length, all_known(replies)).value();
    for (const auto& reply : replies) {
        const position answered = check_proof(reply).value().position;
        const auto made = make_proof_of_win(answered, first, one_length,
                                            std::vector{known_of(opening)}, {}, short_search);
        REQUIRE(made);
        CHECK(check_proof(*made).value().position == answered);
    }
}

TEST_CASE("known proofs of other boards and of other winners are not used") {
    const auto replies = proofs_of_replies();
    std::vector<solve::known_proof> known{known_of(replies[0]), known_of(replies[0])};
    known[0].states.outcome = outcome::second_won;
    known[1].states.position = after(exactly(gomoku), open_three).after(square_at(gomoku, 80));
    const position p = after(gomoku, open_three);
    CHECK(unanswered_moves(p, one_length, known).value().size() == 1);
}

/// Returns the position with rules in which only lines of exactly `run` stones count.
position with_exact_lines(const position& p) {
    layout result = *layout::start(exactly(p.rules()));
    for (int s = 0; s < p.rules().squares(); ++s)
        result.put(square_at(p.rules(), s), p.at(square_at(p.rules(), s)));
    result.set_to_move(p.to_move());
    return result.unchecked();
}

/// The values of a board's positions with both line lengths.
struct two_references {
    test::minimax<position> at_least{};
    test::minimax<position> exact{};
};

/// Searches for wins of both players, and checks them. Returns the number of proofs.
int check_wins(const position& p, proven_lengths lengths, two_references& known) {
    int proofs = 0;
    const bool is_exact = p.rules().length == line_length::exactly;
    for (const player winner : {first, second}) {
        const auto made = make_proof_of_win(p, winner, lengths, {}, small_table, {.nodes = 300});
        if (!made) continue;
        const auto checked = check_proof(*made);
        REQUIRE(checked);
        CHECK(checked->lengths == lengths);
        CHECK(checked->outcome == won_by(winner));
        CHECK(checked->position.rules().length == p.rules().length);
        if (!is_exact) CHECK(known.at_least.value(p).outcome == won_by(winner));
        if (is_exact || lengths == proven_lengths::both)
            CHECK(known.exact.value(is_exact ? p : with_exact_lines(p)).outcome == won_by(winner));
        ++proofs;
    }
    return proofs;
}

TEST_CASE("a proof of a win is right, with one line length and with both") {
    std::mt19937 random(4);
    int proofs = 0;
    int both = 0;
    for (const rules& r : {rules{4, 3, 3}, rules{5, 2, 3}, rules{12, 1, 3}, rules{4, 3, 2},
                           rules{6, 2, 4}, rules{11, 1, 4}}) {
        CAPTURE(test::named(r));
        two_references known;
        for (int i = 0; i < 4; ++i) {
            for (const position& p : test::random_long_game<position>(r, random)) {
                if (p.is_over() || r.squares() - p.stones() > 9) continue;
                proofs += check_wins(p, one_length, known);
                proofs += check_wins(with_exact_lines(p), one_length, known);
                both += check_wins(p, proven_lengths::both, known);
            }
        }
    }
    CHECK(proofs > 100);
    CHECK(both > 50);
}

TEST_CASE("no proof of a win if the opponent completes a line first") {
    // O can complete the left column; a pass of O would let X win.
    const rules r{4, 3, 3};
    const position p = after(r, {2, 0, 3, 1, 10, 4, 11});
    CHECK(make_proof_of_win(p, first).error() == no_proof::exhausted);
    CHECK(make_proof_of_win(p, second));
}

TEST_CASE("a line that is too long is no win for both line lengths") {
    const rules r{12, 1, 4};
    // X X . X X: the first player completes only a line of five.
    const position gap = after(r, {0, 11, 1, 7, 3, 9, 4, 6});
    CHECK(make_proof_of_win(gap, first));
    CHECK(!make_proof_of_win(gap, first, proven_lengths::both, {}, {}, {.nodes = 1000}));
    const position same = after(exactly(r), {0, 11, 1, 7, 3, 9, 4, 6});
    CHECK(make_proof_of_win(same, first, proven_lengths::both).error() == no_proof::unsupported);
    CHECK(unanswered_moves(same, proven_lengths::both).error() == no_proof::unsupported);
}

TEST_CASE("known proofs must be for the same lengths") {
    const position p = after(gomoku, open_three);
    const auto replies = proofs_of_replies();
    CHECK(unanswered_moves(p, proven_lengths::both, all_known(replies)).value().size() == 1);
    const square reply = square_at(gomoku, 80);
    const auto both = make_proof_of_win(p.after(reply), first, proven_lengths::both).value();
    const std::vector<solve::known_proof> known{known_of(both)};
    CHECK(unanswered_moves(p, proven_lengths::both, known).value().empty());
    CHECK(unanswered_moves(p, one_length, known).value().size() == 1);
    const auto joined = make_proof_of_win(p, first, proven_lengths::both, known).value();
    CHECK(check_proof(joined).value().lengths == proven_lengths::both);
}

TEST_CASE("no proof of a win") {
    const position start = position::start(gomoku).value();
    CHECK(make_proof_of_win(start, first).error() == no_proof::exhausted);
    CHECK(make_proof_of_win(start, second, one_length, {}, {}, {.nodes = 0}).error() ==
          no_proof::limit);
    CHECK(unanswered_moves(start).error() == no_proof::exhausted);
    const position stones = position::start(connect_four).value();
    CHECK(make_proof_of_win(stones, first).error() == no_proof::unsupported);
    CHECK(unanswered_moves(stones).error() == no_proof::unsupported);
    const position over = after({3, 1, 2}, {0, 2, 1});
    CHECK(make_proof_of_win(over, first).error() == no_proof::game_over);
    CHECK(unanswered_moves(over).error() == no_proof::game_over);
}

TEST_CASE("no proof") {
    for (const rules& r : {connect_four, misere(tic_tac_toe), on_torus(tic_tac_toe), rules{3, 3, 1},
                           rules{33, 32, 5}})
        CHECK(make_proof(position::start(r).value()).error() == no_proof::unsupported);
    position p = position::start({3, 1, 2}).value();
    for (const int s : {0, 2, 1}) p = p.after_index(s);
    CHECK(make_proof(p).error() == no_proof::game_over);
    const position hard = position::start(gomoku).value();
    CHECK(make_proof(hard, small_table, {.nodes = 1000}).error() == no_proof::limit);
}

}  // namespace
}  // namespace proof_maker_test
