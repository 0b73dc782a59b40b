// SPDX-License-Identifier: BSL-1.0
#include <inarow/messages/book_error.hpp>
#include <inarow/solve/book_builder.hpp>

#include "support/at_both_times.hpp"

#include <cerrno>
#include <cstring>
#include <string>

namespace book_error_test {
namespace {

using namespace inarow;
using solve::book_error;
using test::expect;
using enum book_error::reason;

constexpr bool every_reason_has_its_sentence() {
    using messages::sentence;
    expect(sentence("The book", {.kind = not_a_book}) ==
           "The book cannot be read: it is not an opening book of inarow.");
    expect(sentence("The book", {.kind = unsupported}) ==
           "The book cannot be read: books do not support its rules or its number of plies.");
    expect(sentence("The book", {.kind = cut_short}) ==
           "The book cannot be read: it is cut short.");
    expect(sentence("The book", {.kind = too_long}) ==
           "The book cannot be read: it contains bytes after its end.");
    return expect(sentence("The book", {.kind = damaged}) ==
                  "The book cannot be read: it is damaged.");
}
AT_BOTH_TIMES(every_reason_has_its_sentence)

constexpr bool another_version_is_told_apart() {
    const auto told = messages::sentence("The file", {.kind = other_version, .version = 7});
    const auto expected = core::to_fixed_string<100>(
        "The file cannot be read: its format is version 7, not ", solve::book_format::version, '.');
    return expect(told == expected.view());
}
AT_BOTH_TIMES(another_version_is_told_apart)

TEST_CASE("a file that cannot be read is explained by the system") {
    const auto told = messages::sentence("The book", {.kind = unreadable, .error_number = ENOENT});
    CHECK(told.view() == "The book cannot be read: " + std::string(std::strerror(ENOENT)) + ".");
}

TEST_CASE("what a board must be for a book") {
    std::string text = "There can be no book: ";
    messages::write_book_limits(text);
    CHECK(text ==
          "There can be no book: its board must have no edges that wrap, at most " +
              std::to_string(solve::book_builder::max_squares) +
              " squares, and more squares than plies. There must be at most 4294967296 ways "
              "to place up to as many stones as there are plies.");
}

TEST_CASE("into a string") {
    std::string text;
    messages::write_refusal(text, "It", book_error{.kind = damaged});
    CHECK(text == "It cannot be read: it is damaged.");
}

}  // namespace
}  // namespace book_error_test
