// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/proof.hpp>
#include <inarow/solve/proof_error.hpp>

#include "support/proof_bytes.hpp"

#include <vector>

#include <doctest/doctest.h>

namespace solve_proof_error_test {
namespace {

using namespace inarow;
using enum solve::proof_error::reason;

TEST_CASE("an error has its place") {
    // The second player is to move after b2 a1 b1.
    const test::numbers position{3, 3, 3, 0, 1, 2, 4, 7, 1, 6};
    const auto checked = solve::check_proof(test::proof_bytes({position, {1, 1, 4}}));
    REQUIRE(!checked);
    const solve::proof_error& error = checked.error();
    CHECK(error.kind == not_free);
    CHECK(error.byte == 26);
    CHECK(error.number == 4);
    CHECK(error.squares == std::vector<square>{{1, 1}});
    CHECK(error.rules == tic_tac_toe);
    CHECK(error.marks[1] == mark::second);
    CHECK(error.marks[4] == mark::first);
    CHECK(error.marks[0] == mark::none);
    CHECK(error.uncertain.empty());
}

}  // namespace
}  // namespace solve_proof_error_test
