// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/fixed_string.hpp>
#include <inarow/game/rules.hpp>
#include <inarow/json/writer.hpp>

#include "support/at_both_times.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace writer_test {
namespace {

using namespace inarow;
using test::expect;

using text = core::fixed_string<500>;

/// What `write(json)` writes.
constexpr text written(auto write) {
    text result;
    json::writer json(result);
    write(json);
    return result;
}

constexpr bool values() {
    expect(written([](auto& json) { json.value("text"); }) == R"("text")");
    expect(written([](auto& json) { json.value(std::string_view("text")); }) == R"("text")");
    expect(written([](auto& json) { json.value(0); }) == "0");
    expect(written([](auto& json) { json.value(-2147483647 - 1); }) == "-2147483648");
    expect(written([](auto& json) { json.value(true); }) == "true");
    expect(written([](auto& json) { json.value(false); }) == "false");
    expect(written([](auto& json) { json.null(); }) == "null");
    expect(written([](auto& json) { json.number("1.50"); }) == "1.50");
    expect(written([](auto& json) { json.value(std::optional(3)); }) == "3");
    expect(written([](auto& json) { json.value(std::optional<bool>()); }) == "null");
    expect(written([](auto& json) { json.value(player_names, second); }) == R"("second")");
    const auto print = [](auto& out) { core::write(out, "row"); };
    expect(written([&](auto& json) { json.string(true, print); }) == R"("row")");
    expect(written([&](auto& json) { json.string(false, print); }) == "null");
    return expect(written([](auto& json) {
                      json.string([](auto& out) { core::write(out, "row ", 3); });
                  }) == R"("row 3")");
}
AT_BOTH_TIMES(values)

constexpr text escaped(std::string_view characters) {
    return written([&](auto& json) { json.value(characters); });
}

constexpr bool quotes_and_backslashes_are_escaped() {
    expect(escaped(R"(")") == R"("\"")");
    expect(escaped(R"(\)") == R"("\\")");
    expect(escaped(R"(say "b2" \ "c3")") == R"("say \"b2\" \\ \"c3\"")");
    expect(escaped(R"(\")") == R"("\\\"")");
    return expect(escaped("/'<>&") == R"("/'<>&")");  // need no escape
}
AT_BOTH_TIMES(quotes_and_backslashes_are_escaped)

constexpr bool control_characters_are_escaped() {
    for (int byte = 0; byte < 0x20; ++byte) {
        constexpr std::string_view digits = "0123456789abcdef";
        const char c = static_cast<char>(byte);
        const auto expected =
            core::to_fixed_string<10>("\"\\u00", digits[static_cast<std::size_t>(byte) / 16],
                                      digits[static_cast<std::size_t>(byte) % 16], '"');
        expect(escaped({&c, 1}) == expected.view());
    }
    expect(escaped("a\nb\tc\r") == R"("a\u000ab\u0009c\u000d")");
    expect(escaped({"\0", 1}) == R"("\u0000")");
    return expect(escaped("\x1f\x20\x7f") == "\"\\u001f\x20\x7f\"");
}
AT_BOTH_TIMES(control_characters_are_escaped)

constexpr bool other_bytes_pass_as_they_are() {
    expect(escaped("\xc3\xa9 \xe2\x9d\x8c \xf0\x9f\x98\x80") ==
           "\"\xc3\xa9 \xe2\x9d\x8c \xf0\x9f\x98\x80\"");
    return expect(escaped("") == R"("")");
}
AT_BOTH_TIMES(other_bytes_pass_as_they_are)

constexpr bool keys_and_printed_strings_are_escaped_too() {
    expect(written([](auto& json) {
               json.begin_object();
               json.member("a\"b", 1);
               json.null_member("c\\d");
               json.string_member("\n", [](auto& out) { core::write(out, '"', "\t"); });
               json.end_object();
           }) == R"({"a\"b": 1, "c\\d": null, "\u000a": "\"\u0009"})");
    // A string may be written in parts.
    return expect(written([](auto& json) {
                      json.string([](auto& out) { core::write(out, "a", '\\', "\"", 1, '\n'); });
                  }) == R"("a\\\"1\u000a")");
}
AT_BOTH_TIMES(keys_and_printed_strings_are_escaped_too)

constexpr bool empty_containers() {
    expect(written([](auto& json) {
               json.begin_object();
               json.end_object();
           }) == "{}");
    expect(written([](auto& json) {
               json.begin_array();
               json.end_array();
           }) == "[]");
    constexpr core::fixed_string<1> none;
    expect(written([&](auto& json) { json.array(none.view(), [&](char) { json.null(); }); }) ==
           "[]");
    const text nested = written([](auto& json) {
        json.begin_array();
        for (int i = 0; i < 2; ++i) {
            json.begin_array();
            json.end_array();
            json.begin_object();
            json.end_object();
        }
        json.end_array();
    });
    return expect(nested == "[[], {}, [], {}]");
}
AT_BOTH_TIMES(empty_containers)

constexpr bool members() {
    return expect(written([](auto& json) {
                      json.begin_object();
                      json.member("text", "b2");
                      json.member("view", std::string_view("c3"));
                      json.member("number", 13);
                      json.member("bool", true);
                      json.string_member("string", [](auto& out) { core::write(out, 'x', 3); });
                      json.null_member("nothing");
                      json.key("digits");
                      json.number("0.5");
                      json.end_object();
                  }) == R"({"text": "b2", "view": "c3", "number": 13, "bool": true, )"
                        R"("string": "x3", "nothing": null, "digits": 0.5})");
}
AT_BOTH_TIMES(members)

constexpr bool arrays() {
    constexpr int numbers[] = {1, -2, 3};
    expect(written([&](auto& json) {
               json.array(numbers, [&](int number) { json.value(number); });
           }) == "[1, -2, 3]");
    expect(written([](auto& json) { json.array(2, [&](int i) { json.value(i); }); }) == "[0, 1]");
    expect(written([&](auto& json) {
               json.array([&] { json.value("head"); }, numbers, [&](int i) { json.value(i); });
           }) == R"(["head", 1, -2, 3])");
    return expect(written([&](auto& json) {
                      json.array(numbers, [&](int number) {
                          json.begin_object();
                          json.member("number", number);
                          json.end_object();
                      });
                  }) == R"([{"number": 1}, {"number": -2}, {"number": 3}])");
}
AT_BOTH_TIMES(arrays)

/// Commas stand between the values of each container, whatever stood inside or before it.
constexpr bool nesting() {
    return expect(written([](auto& json) {
                      json.begin_object();
                      json.key("a");
                      json.begin_array();
                      json.value(1);
                      json.begin_object();
                      json.key("b");
                      json.begin_array();
                      json.begin_array();
                      json.end_array();
                      json.value("x");
                      json.end_array();
                      json.member("c", false);
                      json.end_object();
                      json.null();
                      json.end_array();
                      json.member("d", 2);
                      json.key("e");
                      json.begin_object();
                      json.end_object();
                      json.end_object();
                  }) == R"({"a": [1, {"b": [[], "x"], "c": false}, null], "d": 2, "e": {}})");
}
AT_BOTH_TIMES(nesting)

constexpr bool deep_nesting() {
    constexpr int depth = 100;
    text expected;
    for (int i = 0; i < depth; ++i) core::write(expected, '[');
    for (int i = 0; i < depth; ++i) core::write(expected, ']');
    const text nested = written([](auto& json) {
        for (int i = 0; i < depth; ++i) json.begin_array();
        for (int i = 0; i < depth; ++i) json.end_array();
    });
    return expect(nested == expected.view());
}
AT_BOTH_TIMES(deep_nesting)

constexpr bool the_sink_that_escapes() {
    text out;
    json::escaping_sink<text> escaping{out};
    core::write(escaping, "a\"", '\\', 12, "\x01");
    return expect(out == R"(a\"\\12\u0001)");
}
AT_BOTH_TIMES(the_sink_that_escapes)

TEST_CASE("into a string") {
    std::string out = "before ";
    json::writer json(out);
    json.begin_object();
    json.member("a", 1);
    json.end_object();
    CHECK(out == R"(before {"a": 1})");
}

}  // namespace
}  // namespace writer_test
