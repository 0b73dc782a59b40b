// SPDX-License-Identifier: BSL-1.0
#include <inarow.hpp>

#include "support/at_both_times.hpp"

#include <cstddef>
#include <string_view>
#include <type_traits>

#include <doctest/doctest.h>

// What compilers print of it is the business of compile_fail/.

namespace refusal_test {
namespace {

using namespace inarow;
using test::expect;

constexpr bool a_text_can_be_a_template_argument() {
    constexpr str text = "X.O";
    static_assert(std::is_same_v<decltype(text), const str<3>>);
    expect(text.view() == "X.O" && text.size() == 3 && text.data()[3] == '\0');
    expect(str<2>{std::string_view{"ab"}}.view() == "ab");
    return expect(str<0>{""}.view().empty());
}
AT_BOTH_TIMES(a_text_can_be_a_template_argument)

constexpr bool a_large_board_is_drawn_around_the_move() {
    using detail::window_for;
    expect(window_for(connect_four, {.column = 3, .row = 0}) == draw::whole(connect_four));
    expect(window_for(square_board(10), {}) == draw::whole(square_board(10)));
    constexpr rules broad{.columns = 11, .rows = 1, .run = 5};
    expect(window_for(broad, {.column = 10, .row = 0}) ==
           draw::window{.left = 2, .top = 0, .columns = 9, .rows = 1});
    expect(window_for(gomoku, {}) == draw::window{.left = 0, .top = 0, .columns = 9, .rows = 9});
    expect(window_for(gomoku, {.column = 14, .row = 14}) ==
           draw::window{.left = 6, .top = 6, .columns = 9, .rows = 9});
    constexpr rules large{.columns = 40, .rows = 40, .run = 5};
    return expect(window_for(large, {.column = 20, .row = 10}) ==
                  draw::window{.left = 16, .top = 6, .columns = 9, .rows = 9});
}
AT_BOTH_TIMES(a_large_board_is_drawn_around_the_move)

template <class Game, move_text Move>
constexpr const detail::diagnostic& diagnostic_of =
    detail::refused_moves<detail::playing<Game, Move>>::text;

constexpr bool a_diagnostic_is_the_sentence_and_the_board() {
    using g = play<new_game<tic_tac_toe>, "center">;
    const detail::diagnostic text = diagnostic_of<g, "b2">;
    expect(text.sentence ==
           "Move 2: second (O) cannot play \"b2\": b2 is already taken by first (X). "
           "Free squares: a3, b3, c3, a2, c2, a1, b1, c1.");
    return expect(text.board ==
                  "3 . . .\n"
                  "2 . X .\n"
                  "1 . . .\n"
                  "  a b c");
}
AT_BOTH_TIMES(a_diagnostic_is_the_sentence_and_the_board)

constexpr bool moves_are_named_only_when_they_are_few() {
    expect(diagnostic_of<new_game<tic_tac_toe>, "d1">.sentence.view().ends_with(
        " Free squares: a3, b3, c3, a2, b2, c2, a1, b1, c1."));
    expect(diagnostic_of<new_game<connect_four>, 8>.sentence.view().ends_with(
        " Open columns: 1, 2, 3, 4, 5, 6, 7."));
    expect(!diagnostic_of<new_game<square_board(4)>, "e1">.sentence.view().contains("Free"));
    using over = play<new_game<tic_tac_toe>, 11, 12, 21, 22, 31>;
    return expect(!diagnostic_of<over, "c3">.sentence.view().contains("Free"));
}
AT_BOTH_TIMES(moves_are_named_only_when_they_are_few)

// Where a compiler prints template arguments, long texts are in parts that it prints whole.

constexpr bool a_text_is_split_at_newlines() {
    constexpr std::string_view text = "3 . .\n2 X .\n  a b";
    expect(detail::line_count(text) == 3 && detail::line_count("") == 0);
    expect(detail::line_of(text, 0) == "3 . ." && detail::line_of(text, 2) == "  a b");
    return expect(detail::line_of(text, 3).empty());
}
AT_BOTH_TIMES(a_text_is_split_at_newlines)

constexpr bool no_word_is_lost_between_the_parts() {
    constexpr const auto& text = diagnostic_of<new_game<tic_tac_toe>, "nowhere">.sentence;
    std::size_t offset = 0;
    for (std::size_t i = 0; i < detail::line_count(text.view()); ++i) {
        const std::string_view part = detail::line_of(text.view(), i);
        expect(part.size() <= detail::max_string);
        if (i > 0) expect(text.view()[offset++] == ' ');
        expect(text.view().substr(offset, part.size()) == part);
        offset += part.size();
    }
    return expect(offset == text.size());
}
AT_BOTH_TIMES(no_word_is_lost_between_the_parts)

struct short_diagnostic {
    static constexpr detail::diagnostic text = detail::diagnostic_of("No.");
};

constexpr bool a_reason_is_the_sentence_as_a_type() {
    expect(std::is_same_v<detail::reason_of<short_diagnostic>, because<"No.">>);
    return expect(!detail::holds<detail::reason_of<short_diagnostic>> &&
                  detail::holds<detail::accepted>);
}
AT_BOTH_TIMES(a_reason_is_the_sentence_as_a_type)

}  // namespace
}  // namespace refusal_test
