// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/proof.hpp>
#include <inarow/solve/proof_maker.hpp>
#include <inarow/solve/solver.hpp>

#include "support/kinds_of_rules.hpp"
#include "support/long_run.hpp"
#include "support/minimax.hpp"
#include "support/named.hpp"
#include "support/proof_bytes.hpp"
#include "support/random_game.hpp"

#include <cstddef>
#include <map>
#include <random>
#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace proof_maker_test {
namespace {

using namespace inarow;
using solve::check_proof;
using solve::make_proof;
using solve::no_proof;

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
    for (const rules& r : {rules{5, 5, 4}, rules{4, 6, 4}, rules{6, 5, 4}, rules{6, 6, 5},
                           rules{20, 20, 9}, rules{9, 9, 9}, rules{8, 8, 4}, rules{1, 20, 3}}) {
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

TEST_CASE("who starts is in the proof") {
    const position p = position::start(starting_with(second, {4, 3, 3})).value();
    const auto checked = check_proof(proof_of(p));
    REQUIRE(checked);
    CHECK(checked->outcome == outcome::second_won);
    CHECK(checked->position.to_move() == second);
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
