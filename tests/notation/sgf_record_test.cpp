// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/read_games.hpp>
#include <inarow/notation/sgf_record.hpp>

#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace sgf_record_test {
namespace {

using namespace inarow;

std::string written_again(std::string_view sgf) {
    const auto games = notation::read_games(sgf, {.start = *position::start(tic_tac_toe)});
    REQUIRE(games.size() == 1);
    std::string result;
    notation::print_sgf(result, games.front());
    return result;
}
const std::string begin = "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[3]";

TEST_CASE("variations are trees") {
    CHECK(written_again("(;SZ[3]RU[3x3/3])") == begin + "RU[3x3/3])");
    CHECK(written_again("(;SZ[3]RU[3x3/3](;B[bb](;W[ac])(;W[ab](;B[aa])(;B[ca])))(;B[ac]))") ==
          begin + "RU[3x3/3](;B[bb](;W[ac])(;W[ab](;B[aa])(;B[ca])))(;B[ac]))");
}

TEST_CASE("all properties of all nodes are written back") {
    const std::string properties =
        "PB[Anna]PW[Bo]EV[Cup \\[1\\]]DT[2026-11-27]C[two\nlines \\]]XY[ab][cd]";
    CHECK(written_again("(;SZ[3]RU[3x3/3]" + properties + ";B[bb]C[good]V[1.5];W[aa]LB[bb:1])") ==
          begin + "RU[3x3/3]" + properties + ";B[bb]C[good]V[1.5];W[aa]LB[bb:1])");
}

TEST_CASE("rules outside of the root are a property like others") {
    // The first text has no rules in its root. The text that is written has rules there.
    const std::string written = begin + "RU[3x3/5];B[bb]RU[3x3/3])";
    CHECK(written_again("(;SZ[3];B[bb]RU[3x3/3])") == written);
    CHECK(written_again(written) == written);
}

TEST_CASE("the moves decide the result; without an end, it is the record's") {
    CHECK(written_again("(;SZ[3]RU[3x3/3]RE[W+R];B[bb])") == begin + "RU[3x3/3]RE[W+R];B[bb])");
    CHECK(written_again("(;SZ[3]RU[3x3/3]RE[W+R];B[aa];W[ab];B[ba];W[bb];B[ca])") ==
          begin + "RU[3x3/3]RE[B+];B[aa];W[ab];B[ba];W[bb];B[ca])");
}

TEST_CASE("rules keep the name that another program gave them") {
    CHECK(written_again("(;SZ[3]RU[Renju])") == begin + "RU[Renju])");
    CHECK(written_again("(;SZ[3]RU[somebody's own])") == begin + "RU[somebody's own])");
    CHECK(written_again("(;SZ[3]RU[gomoku])") == begin + "RU[gomoku])");
    CHECK(written_again("(;SZ[3]RU[standard])") == begin + "RU[standard])");
    CHECK(written_again("(;SZ[3];W[aa])") == begin + "RU[3x3/5/second];W[aa])");
}

TEST_CASE("set-up stones are the start position") {
    CHECK(written_again("(;SZ[3]RU[3x3/3]AW[aa]AB[bb:cb];W[ac])") ==
          begin + "RU[3x3/3]AB[bb][cb]AW[aa]PL[W];W[ac])");
}

}  // namespace
}  // namespace sgf_record_test
