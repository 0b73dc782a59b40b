// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/fixed_string.hpp>
#include <inarow/core/string_view.hpp>

#include "support/at_both_times.hpp"

#include <iomanip>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>

#include <doctest/doctest.h>

namespace string_view_test {
namespace {

using namespace inarow;
using core::string_view;
using test::expect;

// The first of all uses: clang has to have instantiated the comparison.
static_assert(string_view("tic-tac-toe").contains("tac"));
static_assert(string_view("tic-tac-toe").starts_with("tic"));
static_assert(std::is_trivially_copyable_v<string_view>);
static_assert(!std::is_convertible_v<string_view, const char*>);
static_assert(!std::is_convertible_v<int, string_view>);
static_assert(!std::is_convertible_v<std::wstring, string_view>);
static_assert(core::output_stream<std::ostream> && core::output_stream<std::ostringstream>);
static_assert(!core::output_stream<std::wostream> && !core::output_stream<std::string>);

constexpr bool only_ascii_characters_are_digits_and_letters() {
    for (int i = 0; i < 256; ++i) {
        const char c = static_cast<char>(i);
        const bool is_small = string_view("abcdefghijklmnopqrstuvwxyz").contains(c);
        const bool is_capital = string_view("ABCDEFGHIJKLMNOPQRSTUVWXYZ").contains(c);
        expect(core::is_digit(c) == string_view("0123456789").contains(c));
        expect(core::is_letter(c) == (is_small || is_capital));
        expect((core::lower(c) == c) == !is_capital);
    }
    return expect(core::lower('A') == 'a' && core::lower('M') == 'm' && core::lower('Z') == 'z');
}
AT_BOTH_TIMES(only_ascii_characters_are_digits_and_letters)

constexpr bool it_is_empty_at_first() {
    const string_view text;
    return expect(text.empty() && text.size() == 0 && text == "" && text.begin() == text.end());
}
AT_BOTH_TIMES(it_is_empty_at_first)

constexpr bool it_is_made_from_every_text() {
    expect(string_view("move") == "move");
    expect(string_view("move 42", 4) == "move");
    expect(string_view(std::string_view("move")) == "move");
    return expect(string_view(core::fixed_string<8>("move")).size() == 4);
}
AT_BOTH_TIMES(it_is_made_from_every_text)

constexpr bool it_becomes_a_standard_view() {
    const string_view text = "move";
    const std::string_view view = text;
    return expect(view == "move" && view.data() == text.data());
}
AT_BOTH_TIMES(it_becomes_a_standard_view)

constexpr bool it_compares_with_every_text() {
    const string_view text = "move";
    const std::string_view view = "move";
    const core::fixed_string<8> fixed = "move";
    expect(text == view && view == text);
    expect(text == fixed && fixed == text && fixed == view && view == fixed);
    expect(text == "move" && "move" == text && text == string_view("move"));
    return expect(text != "moves" && text != "mov" && "Move" != text);
}
AT_BOTH_TIMES(it_compares_with_every_text)

constexpr bool parts_are_found() {
    const string_view text = "a1 b2";
    expect(text[1] == '1' && text.front() == 'a' && text.back() == '2');
    expect(text.substr(3) == "b2" && text.substr(0, 2) == "a1" && text.substr(5).empty());
    expect(text.contains(' ') && !text.contains('c') && text.contains("1 b"));
    expect(text.contains("") && !text.contains("b3") && !string_view{}.contains("a"));
    expect(text.starts_with("a1") && !text.starts_with("a1 b2 c") && !text.starts_with("b"));
    return expect(text.ends_with("b2") && text.ends_with('2') && !text.ends_with("xa1 b2"));
}
AT_BOTH_TIMES(parts_are_found)

constexpr bool the_beginning_is_removed() {
    string_view text = "a1 b2";
    text.remove_prefix(3);
    expect(text == "b2");
    text.remove_prefix(2);
    return expect(text.empty());
}
AT_BOTH_TIMES(the_beginning_is_removed)

// At run time alone: clang cannot evaluate the std::string of g++ 12.
TEST_CASE("it becomes a std::string, and is made from one") {
    const std::string move = "move";
    const string_view text = move;
    const std::string copy{text};
    std::string longer = "a ";
    longer += text;
    CHECK(text.data() == move.data());
    CHECK((copy == text && text == copy && text != longer));
    CHECK(longer == "a move");
}

TEST_CASE("it is written as a std::string_view is, with width and filling") {
    const auto written = [](auto text, auto... manipulators) {
        std::ostringstream stream;
        (stream << ... << manipulators) << text << '|' << text;
        return stream.str();
    };
    const std::string_view standard = "move";
    const string_view own = "move";
    CHECK(written(own) == written(standard));
    CHECK(written(own, std::setw(7)) == written(standard, std::setw(7)));
    CHECK(written(own, std::setw(7), std::left, std::setfill('.')) ==
          written(standard, std::setw(7), std::left, std::setfill('.')));
    CHECK(written(own, std::setw(2)) == written(standard, std::setw(2)));
    CHECK((std::ostringstream{} << own).str() == "move");
}

}  // namespace
}  // namespace string_view_test
