// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/fixed_string.hpp>

#include "support/at_both_times.hpp"

#include <concepts>
#include <cstddef>
#include <sstream>
#include <string_view>
#include <type_traits>

namespace fixed_string_test {
namespace {

using namespace inarow;
using core::fixed_string;
using test::expect;

static_assert(core::sink<fixed_string<8>>);

constexpr bool it_is_empty_at_first() {
    const fixed_string<4> text;
    expect(text.size() == 0);
    expect(text.view().empty());
    return expect(text == "");
}
AT_BOTH_TIMES(it_is_empty_at_first)

constexpr bool it_is_made_from_characters() {
    const fixed_string<8> text("move");
    expect(text.size() == 4);
    expect(text.view() == "move");
    expect(std::string_view(text.data(), text.size()) == "move");
    const std::string_view view = text;
    return expect(view == "move");
}
AT_BOTH_TIMES(it_is_made_from_characters)

constexpr bool the_excess_is_dropped() {
    expect(fixed_string<4>("move 42") == "move");
    expect(fixed_string<4>("move") == "move");
    fixed_string<6> text("move");
    text.append(" 42", 3);
    expect(text == "move 4" && text.size() == 6);
    text.append("!", 1);
    return expect(text == "move 4");
}
AT_BOTH_TIMES(the_excess_is_dropped)

constexpr bool append_can_be_chained() {
    fixed_string<8> text;
    text.append("ab", 2).append("", 0).append("cd", 1);
    expect(text == "abc");
    // Zero bytes are characters like others.
    text.append("\0x", 2);
    return expect(text == std::string_view("abc\0x", 5) && text.size() == 5);
}
AT_BOTH_TIMES(append_can_be_chained)

constexpr bool equality_compares_the_characters() {
    expect(fixed_string<8>("abc") == fixed_string<8>("abc"));
    expect(fixed_string<8>("abc") != fixed_string<8>("abd"));
    expect(fixed_string<8>("abc") != fixed_string<8>("ab"));
    expect(fixed_string<8>("abc") != "abcd");
    return expect("abc" == fixed_string<8>("abc"));
}
AT_BOTH_TIMES(equality_compares_the_characters)

constexpr bool it_is_a_sink() {
    fixed_string<16> text;
    core::write(text, "move ", 42, '!');
    expect(text == "move 42!");
    expect(core::to_fixed_string<8>("move ", 42, '!') == "move 42!");
    expect(core::to_fixed_string<6>("move ", 42, '!') == "move 4");
    expect(core::to_fixed_string<6>(fixed_string<3>("abc"), -1) == "abc-1");
    return expect(core::to_fixed_string<6>() == "");
}
AT_BOTH_TIMES(it_is_a_sink)

template <fixed_string<8> Text>
struct tag {
    static constexpr std::string_view text = Text.view();
};
static_assert(tag<fixed_string<8>("a")>::text == "a");
static_assert(std::is_same_v<tag<fixed_string<8>("a")>, tag<core::to_fixed_string<8>('a')>>);
static_assert(!std::is_same_v<tag<fixed_string<8>("a")>, tag<fixed_string<8>("b")>>);

// What a static_assert of C++26 asks of a message.
static_assert(requires(const fixed_string<8>& text) {
    { text.size() } -> std::convertible_to<std::size_t>;
    { text.data() } -> std::convertible_to<const char*>;
});

}  // namespace

TEST_CASE("streams print its characters") {
    std::ostringstream out;
    out << core::to_fixed_string<8>("move ", 42) << '|' << fixed_string<2>();
    CHECK(out.str() == "move 42|");
}

}  // namespace fixed_string_test
