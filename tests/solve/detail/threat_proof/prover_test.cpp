// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/messages/proof_error.hpp>
#include <inarow/solve/detail/threat_proof/prover.hpp>
#include <inarow/solve/detail/threat_proof/threat_board.hpp>
#include <inarow/solve/detail/threat_proof/threat_search.hpp>
#include <inarow/solve/proof.hpp>
#include <inarow/solve/solver.hpp>

#include "support/long_run.hpp"
#include "support/named.hpp"
#include "support/proof_bytes.hpp"
#include "support/random_game.hpp"

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace prover_test {
namespace {

using namespace inarow;
using solve::detail::threat_proof::prover;

constexpr std::size_t memory = std::size_t{1} << 24U;

/// What a proof states, or the reason why it is refused.
std::string stated(const std::vector<std::byte>& bytes) {
    const auto checked = solve::check_proof(bytes);
    return checked ? std::string(name_of(checked->outcome))
                   : messages::sentence("The file", checked.error());
}

/// The proof of a position, or no bytes.
std::vector<std::byte> proof_of(const position& p, long long visits = 60) {
    return prover(p, memory, {}).search(visits);
}

struct counts {
    int proofs = 0;
    int for_the_player_not_to_move = 0;
};

/// Checks the proofs of the positions of random games.
void check_games(const rules& r, int games, int max_free, std::mt19937& random, counts& found) {
    CAPTURE(test::named(r));
    solve::solver solver({.table_bytes = std::size_t{1} << 22});
    for (int i = 0; i < games; ++i) {
        for (const position& p : test::random_long_game<position>(r, random)) {
            if (p.is_over() || p.stones() == 0 || r.squares() - p.stones() > max_free) continue;
            const auto bytes = proof_of(p);
            if (bytes.empty()) continue;
            const auto outcome = solve::value(p, solver).value().outcome;
            CHECK(stated(bytes) == name_of(outcome));
            ++found.proofs;
            found.for_the_player_not_to_move += static_cast<int>(outcome != won_by(p.to_move()));
        }
    }
}

constexpr rules small_boards[] = {{4, 4, 3},  {5, 5, 4}, {6, 5, 4}, {6, 6, 4}, {8, 2, 3},
                                  {12, 1, 3}, {7, 4, 4}, {4, 3, 2}, {6, 6, 5}};

TEST_CASE("every proof by threats is accepted and true") {
    std::mt19937 random(1);
    counts found;
    for (const rules& r : small_boards)
        for (const rules& each : {r, exactly(r)}) check_games(each, 2, 17, random, found);
    CHECK(found.proofs > 80);
    CHECK(found.for_the_player_not_to_move > 8);
}

TEST_CASE("the same for more games") {
    if (!test::long_run("proofs by threats of positions of small boards")) return;
    std::mt19937 random(2);
    counts found;
    for (const rules& r : small_boards)
        for (const rules& each : {r, exactly(r)}) check_games(each, 200, 19, random, found);
    CHECK(found.proofs > 5000);
}

TEST_CASE("a changed proof by fours is refused, or states what is true") {
    std::mt19937 random(3);
    solve::solver solver({.table_bytes = std::size_t{1} << 22});
    int accepted = 0;
    for (const rules& r : {rules{4, 4, 3}, exactly(rules{5, 3, 3}), rules{12, 1, 3}}) {
        CAPTURE(test::named(r));
        const int squares = r.squares();
        for (const position& p : test::random_long_game<position>(r, random)) {
            if (p.is_over() || p.stones() == 0) continue;
            const auto right = proof_of(p);
            // What comes before the tree: nine bytes and the checksum, six numbers, and the stones.
            const auto tree = static_cast<std::size_t>(13 + 5 + 2 + p.stones() + 1);
            for (std::size_t i = tree; i < right.size(); ++i) {
                for (int value = 0; value < squares + 9; ++value) {
                    auto bytes = right;
                    bytes[i] = static_cast<std::byte>(value);
                    test::mend_checksum(bytes);
                    const auto checked = solve::check_proof(bytes);
                    if (!checked || bytes == right) continue;
                    CHECK(checked->outcome == solve::value(p, solver).value().outcome);
                    ++accepted;
                }
            }
        }
    }
    CHECK(accepted > 10);
}

/// Checks that no move outside the defender's win stops it. Returns whether the defender has a win.
bool check_defenders_win(const position& p) {
    using namespace solve::detail::threat_proof;
    const line_table lines(p.rules());
    threat_board board(p, lines);
    const solve::limit any{};
    solve::detail::slow_node_budget budget(any);
    const player attacker = p.to_move();
    if (board.completing(first).count > 0 || board.completing(second).count > 0) return false;
    threat_search threats(board, attacker, budget);
    const auto win = threats.defenders_win();
    if (!win) return false;
    for (int s = 0; s < board.squares(); ++s) {
        if (!board.is_free(s) || win->needed.has(s)) continue;
        board.place(s, attacker);
        fours_search defender(board, other(attacker), budget, 64);
        defender.allow(100'000);
        CHECK(defender.win(0) != nullptr);
        board.remove(s, attacker);
    }
    return true;
}

TEST_CASE("only moves on the squares of the defender's win can stop it") {
    std::mt19937 random(4);
    int wins = 0;
    for (const rules& r : {rules{8, 8, 4}, exactly(rules{8, 8, 4}), rules{9, 9, 5}, gomoku}) {
        CAPTURE(test::named(r));
        for (int game = 0; game < 12; ++game)
            for (const position& p : test::random_long_game<position>(r, random))
                if (!p.is_over()) wins += static_cast<int>(check_defenders_win(p));
    }
    CHECK(wins > 50);
}

/// A position of gomoku after moves.
position after(const std::vector<std::string>& moves) {
    position p = position::start(gomoku).value();
    for (const std::string& each : moves)
        p = p.after(square{.column = each[0] - 'a', .row = 15 - std::stoi(each.substr(1))});
    return p;
}

TEST_CASE("gomoku") {
    // Two open twos that cross: the first player wins by threats.
    const position p = after({"h8", "a1", "i9", "c14", "h10", "o3"});
    CHECK(stated(proof_of(p)) == "first won");
    // The second player cannot prove it for the first player's lead, but its own:
    const position q = after({"a1", "h8", "o1", "i9", "c14", "h10", "o15"});
    CHECK(stated(proof_of(q)) == "second won");
    // No threats, no proof: the search is exhausted.
    prover empty(position::start(gomoku).value(), memory, {});
    CHECK(empty.search(1000).empty());
    CHECK(empty.is_exhausted());
}

TEST_CASE("a search goes on where it ended, and ends at its limit") {
    const position p = after({"h8", "a1", "i9", "b2"});
    prover in_parts(p, memory, {});
    std::vector<std::byte> found;
    for (int i = 0; i < 3; ++i) found = in_parts.search(1);
    CHECK(found.empty());
    prover limited(p, memory, {.nodes = 2000});
    CHECK(limited.search(100'000).empty());
    prover small(p, 30'000, {});
    CHECK(small.search(100'000).empty());
    CHECK(small.is_exhausted());
}

}  // namespace
}  // namespace prover_test
