// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/write.hpp>

#include "support/at_both_times.hpp"

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace write_test {
namespace {

using namespace inarow;
using test::expect;

/// The smallest sink: all it has is `append`.
struct buffer {
    char characters[64]{};
    std::size_t size = 0;

    constexpr void append(const char* data, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) characters[size++] = data[i];
    }
    [[nodiscard]] constexpr std::string_view view() const { return {characters, size}; }
};

static_assert(core::sink<std::string>);
static_assert(core::sink<buffer>);
static_assert(!core::sink<const std::string>);
static_assert(!core::sink<std::vector<char>>);
static_assert(!core::sink<int>);

constexpr bool is_written(std::string_view expected, const auto&... parts) {
    buffer out;
    core::write(out, parts...);
    return out.view() == expected;
}

constexpr bool characters_are_written_as_they_are() {
    expect(is_written("move ", "move "));
    expect(is_written("x", 'x'));
    expect(is_written("", ""));
    expect(is_written(std::string_view("a\0b", 3), std::string_view("a\0b", 3)));
    return expect(is_written("text", "te", "", "xt"));
}
AT_BOTH_TIMES(characters_are_written_as_they_are)

constexpr bool integers_are_written_in_decimal() {
    expect(is_written("0", 0));
    expect(is_written("7", 7));
    expect(is_written("-7", -7));
    expect(is_written("10", 10));
    expect(is_written("-100", -100));
    expect(is_written("1234567890", 1234567890));
    expect(is_written("2147483647", std::numeric_limits<int>::max()));
    return expect(is_written("-2147483648", std::numeric_limits<int>::min()));
}
AT_BOTH_TIMES(integers_are_written_in_decimal)

constexpr bool parts_are_written_in_order() {
    expect(is_written("move 42!", "move ", 42, '!'));
    expect(is_written("ab", 'a', 'b'));
    return expect(is_written("1 -2 three", 1, ' ', -2, " ", std::string_view("three")));
}
AT_BOTH_TIMES(parts_are_written_in_order)

constexpr bool earlier_characters_stay() {
    buffer out;
    core::write(out, "already: ");
    core::write(out, 5);
    core::write(out, '.', "");
    return expect(out.view() == "already: 5.");
}
AT_BOTH_TIMES(earlier_characters_stay)

}  // namespace

TEST_CASE("integers are written as the standard library writes them") {
    for (long long n = std::numeric_limits<int>::min(); n <= std::numeric_limits<int>::max();
         n += 9'999'991) {
        std::string text = "n = ";
        core::write(text, static_cast<int>(n));
        CHECK(text == "n = " + std::to_string(n));
    }
}

}  // namespace write_test
