// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/reader.hpp>

#include "spelling.hpp"

namespace {

using namespace inarow;
using namespace test;
using notation::reader;
using enum notation::expected_here;

constexpr bool walks_over_a_text() {
    reader from{"x12,b"};
    expect(!from.at_end() && from.next() == 'x');
    expect(from.skip('x') && !from.skip('x'));
    expect(from.number(a_number) == 12);
    from.expect(',', a_comma);
    expect(from.skip("b") && from.at_end() && from.next() == '\0');
    return expect(from.result(7) == 7 && !from.failed);
}
AT_BOTH_TIMES(walks_over_a_text)

constexpr bool the_first_error_is_kept() {
    reader from{"1x"};
    expect(from.digit(a_number) == 1);
    expect(from.digit(a_row_number) == 0);
    expect(from.failed && from.error == syntax_error{a_row_number, 1});
    from.fail(a_comma);
    expect(from.digit(a_number) == 0 && from.number(a_number) == 0);
    expect(from.error == syntax_error{a_row_number, 1});
    const auto result = from.result(7);
    return expect(!result && result.error() == syntax_error{a_row_number, 1});
}
AT_BOTH_TIMES(the_first_error_is_kept)

constexpr bool what_is_left_over_is_an_error() {
    reader from{"12"};
    expect(from.digit(a_number) == 1);
    const auto result = from.result(1);
    return expect(!result && result.error() == syntax_error{the_end, 1});
}
AT_BOTH_TIMES(what_is_left_over_is_an_error)

constexpr bool letters_may_be_large_and_words_not() {
    reader letter{"X"};
    expect(letter.skip('x'));
    reader word{"Center"};
    expect(!word.skip("center") && word.at == 0);
    reader longer{"center"};
    return expect(!longer.skip("centers") && longer.skip("cen") && longer.at == 3);
}
AT_BOTH_TIMES(letters_may_be_large_and_words_not)

constexpr bool numbers_do_not_overflow() {
    for (const std::string_view digits : {"100000", "4294967297", "99999999999999999999999999"}) {
        reader from{digits};
        expect(from.number(a_number) >= 100000 && from.at_end());
    }
    reader zeros{"000000000000000000000007"};
    expect(zeros.number(a_number) == 7);
    reader letters{"zzzzzzzzzzzzzzzzzzzz"};
    return expect(letters.column_letters() >= 100000 && letters.at_end());
}
AT_BOTH_TIMES(numbers_do_not_overflow)

constexpr bool column_letters() {
    struct {
        std::string_view letters;
        int column;
    } constexpr columns[] = {{"a", 0}, {"Z", 25}, {"aa", 26}, {"aB", 27}, {"alk", 998}};
    for (const auto& [letters, column] : columns) {
        reader from{letters};
        expect(from.column_letters() == column && from.at_end());
    }
    reader none{"1"};
    (void)none.column_letters();
    return expect(none.error == syntax_error{a_column_letter, 0});
}
AT_BOTH_TIMES(column_letters)

constexpr bool a_nul_is_a_character() {
    reader from{std::string_view{"\0", 1}};
    expect(!from.at_end() && from.next() == '\0');
    return expect(from.result(0).error() == syntax_error{the_end, 0});
}
AT_BOTH_TIMES(a_nul_is_a_character)

}  // namespace
