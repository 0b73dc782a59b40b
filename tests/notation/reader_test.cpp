// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/reader.hpp>

#include "spelling.hpp"

namespace reader_test {
namespace {

using namespace inarow;
using namespace test;
using notation::reader;
using enum notation::expected_token;

constexpr bool walks_over_a_text() {
    reader input{"x12,b"};
    expect(!input.at_end() && input.next() == 'x');
    expect(input.skip('x') && !input.skip('x'));
    expect(input.number(a_number) == 12);
    input.expect(',', a_comma);
    expect(input.skip("b") && input.at_end() && input.next() == '\0');
    return expect(input.finish(7) == 7 && !input.failed);
}
AT_BOTH_TIMES(walks_over_a_text)

constexpr bool the_first_error_is_kept() {
    reader input{"1x"};
    expect(input.digit(a_number) == 1);
    expect(input.digit(a_row_number) == 0);
    expect(input.failed && input.error == syntax_error{a_row_number, 1});
    input.fail(a_comma);
    expect(input.digit(a_number) == 0 && input.number(a_number) == 0);
    expect(input.error == syntax_error{a_row_number, 1});
    const auto result = input.finish(7);
    return expect(!result && result.error() == syntax_error{a_row_number, 1});
}
AT_BOTH_TIMES(the_first_error_is_kept)

constexpr bool what_is_left_over_is_an_error() {
    reader input{"12"};
    expect(input.digit(a_number) == 1);
    const auto result = input.finish(1);
    return expect(!result && result.error() == syntax_error{the_end, 1});
}
AT_BOTH_TIMES(what_is_left_over_is_an_error)

constexpr bool letters_may_be_large_and_words_not() {
    reader letter{"X"};
    expect(letter.skip('x'));
    reader word{"Center"};
    expect(!word.skip("center") && word.offset == 0);
    reader longer{"center"};
    return expect(!longer.skip("centers") && longer.skip("cen") && longer.offset == 3);
}
AT_BOTH_TIMES(letters_may_be_large_and_words_not)

constexpr bool numbers_do_not_overflow() {
    for (const std::string_view digits : {"100000", "4294967297", "99999999999999999999999999"}) {
        reader input{digits};
        expect(input.number(a_number) > reader::max_exact_number && input.at_end());
    }
    reader largest{"99999"};
    expect(largest.number(a_number) == reader::max_exact_number);
    reader zeros{"000000000000000000000007"};
    expect(zeros.number(a_number) == 7);
    reader letters{"zzzzzzzzzzzzzzzzzzzz"};
    return expect(letters.column_letters() >= reader::max_exact_number && letters.at_end());
}
AT_BOTH_TIMES(numbers_do_not_overflow)

constexpr bool column_letters() {
    struct {
        std::string_view letters;
        int column;
    } constexpr columns[] = {{"a", 0}, {"Z", 25}, {"aa", 26}, {"aB", 27}, {"alk", 998}};
    for (const auto& [letters, column] : columns) {
        reader input{letters};
        expect(input.column_letters() == column && input.at_end());
    }
    reader none{"1"};
    (void)none.column_letters();
    return expect(none.error == syntax_error{a_column_letter, 0});
}
AT_BOTH_TIMES(column_letters)

constexpr bool a_nul_is_a_character() {
    reader input{std::string_view{"\0", 1}};
    expect(!input.at_end() && input.next() == '\0');
    return expect(input.finish(0).error() == syntax_error{the_end, 0});
}
AT_BOTH_TIMES(a_nul_is_a_character)

}  // namespace
}  // namespace reader_test
