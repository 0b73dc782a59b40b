// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/fixed_string.hpp>
#include <inarow/messages/phrases.hpp>

#include "support/at_both_times.hpp"

#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace phrases_test {
namespace {

using namespace inarow;
using test::expect;

constexpr bool arguments_in_any_order() {
    const auto written = [](core::string_view text) {
        core::fixed_string<40> result;
        messages::write_phrase(
            result, text,
            {7, core::string_view("b2"), core::fixed_string<2>("c3"), std::ptrdiff_t{-1}});
        return result;
    };
    expect(written("{0}, {1}, {2} and {3}.") == "7, b2, c3 and -1.");
    expect(written("{2}{0}{2}") == "c37c3");
    expect(written("nothing") == "nothing");
    return expect(written("") == "");
}
AT_BOTH_TIMES(arguments_in_any_order)

struct greetings {
    messages::phrase hello = "Hello, {0}!";
    messages::phrase at_times[2] = {"Good morning", "Good night"};
};
enum class time : unsigned char { morning, night };

TEST_CASE("a table in another language has other values") {
    greetings texts = messages::english<greetings>;
    texts.hello = "{0}, hallo!";
    std::string both;
    messages::write_phrase(both, messages::english<greetings>.hello, {std::string("Ann")});
    messages::write_phrase(both, texts.hello, {std::string(" Ann")});
    CHECK(both == "Hello, Ann! Ann, hallo!");
    CHECK(std::string_view(messages::phrase_of(texts.at_times, time::night)) == "Good night");
}

}  // namespace
}  // namespace phrases_test
