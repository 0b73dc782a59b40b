// SPDX-License-Identifier: BSL-1.0
#include <inarow/messages/proof_error.hpp>

#include <string>

#include <doctest/doctest.h>

namespace proof_error_test {
namespace {

using namespace inarow;
using solve::proof_error;
using enum proof_error::reason;

std::string told(const proof_error& why) { return messages::sentence("The file", why); }

TEST_CASE("every reason has its sentence") {
    const std::string begin = "The file proves nothing: at byte 40, ";
    CHECK(told({.kind = not_a_proof, .byte = 40}) == begin + "it is not a proof of inarow.");
    CHECK(told({.kind = other_version, .byte = 40, .number = 6}) ==
          begin + "its format is version 6, not 1 to 5.");
    CHECK(told({.kind = damaged, .byte = 40}) == begin + "it is damaged.");
    CHECK(told({.kind = cut_short, .byte = 40}) == begin + "it is cut short.");
    CHECK(told({.kind = too_long, .byte = 40}) == begin + "more follows after its end.");
    CHECK(told({.kind = wrong_number, .byte = 40, .number = 300}) ==
          begin + "the number 300 is not possible here.");
    CHECK(told({.kind = unsupported, .byte = 40}) ==
          begin + "there are no proofs for boards of this size.");
    CHECK(told({.kind = game_over, .byte = 40}) == begin + "the game is over at its position.");
    CHECK(told({.kind = no_winner, .byte = 40}) == begin + "nobody wins here.");
    CHECK(told({.kind = weights, .byte = 40}) == begin + "the weights of a bound are too large.");
    CHECK(told({.kind = no_label, .byte = 40}) == begin + "a reference leads to no label.");
    CHECK(told({.kind = other_node, .byte = 40}) ==
          begin + "a reference leads to another position.");
    CHECK(told({.kind = too_many_nodes, .byte = 40}) ==
          begin + "the claim has more than 100000000 nodes.");
    CHECK(told({.kind = not_stolen, .byte = 40}) == begin + "no strategy can be stolen here.");
    CHECK(told({.kind = not_tiled, .byte = 40}) == begin + "the tiles do not break all lines.");
}

TEST_CASE("squares have their names") {
    const auto about = [](proof_error::reason why) {
        return told({.kind = why,
                     .byte = 7,
                     .squares = {{0, 2}, {1, 1}},
                     .uncertain = {{2, 0}},
                     .rules = tic_tac_toe});
    };
    const std::string begin = "The file proves nothing: at byte 7, ";
    const std::string end = " The opponent may also have stones on c3.";
    CHECK(about(not_free) == begin + "a1, b2 is not free." + end);
    CHECK(about(answered) == begin + "a1, b2 is taken, or has an answer already." + end);
    CHECK(about(unanswered) == begin + "there is no answer to a1, b2." + end);
    CHECK(about(no_four) == begin + "a stone on a1, b2 is not a four." + end);
    CHECK(about(may_complete) == begin + "the opponent may complete a line on a1, b2." + end);
    CHECK(about(line) == begin + "the opponent may have a line on a1, b2." + end);
}

}  // namespace
}  // namespace proof_error_test
