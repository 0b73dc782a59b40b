// SPDX-License-Identifier: BSL-1.0
#include <inarow/messages/sgf_error.hpp>

#include "support/at_both_times.hpp"

#include <optional>
#include <string_view>

namespace sgf_error_test {
namespace {

using namespace inarow;
using test::expect;

constexpr bool says(std::string_view sgf, std::string_view sentence,
                    const std::optional<rules>& asked = std::nullopt) {
    const auto game = notation::parse_sgf<gomoku.squares()>(sgf, asked);
    return !game && messages::sentence("The game", game.error()) == sentence;
}

constexpr bool every_kind_of_error_has_its_sentence() {
    expect(says("(;B)", "The game cannot be read at character 4: expected a value in brackets."));
    expect(says("(;SZ[0])",
                "The game cannot be read at character 6: Invalid rules: 0 columns, but it must be "
                "1 to 999."));
    expect(says("(;AB[aa][bb])",
                "The game cannot be read at character 6: No game reaches this board: with 2 X and "
                "0 O it cannot be the turn of second (O)."));
    expect(says("(;SZ[15])",
                "The game cannot be read at character 6: its rules are 15x15/5, but 3x3/3 were "
                "asked for.",
                tic_tac_toe));
    return expect(says("(;B[bb];W[bb])",
                       "The game cannot be read at character 11: Move 2: second (O) cannot play "
                       "\"b14\": b14 is already taken by first (X)."));
}
AT_BOTH_TIMES(every_kind_of_error_has_its_sentence)

}  // namespace
}  // namespace sgf_error_test
