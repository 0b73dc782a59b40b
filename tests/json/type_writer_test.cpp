// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/fixed_string.hpp>
#include <inarow/game/rules.hpp>
#include <inarow/json/type_writer.hpp>

#include "support/at_both_times.hpp"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace type_writer_test {
namespace {

using namespace inarow;
using test::expect;

using text = core::fixed_string<500>;

/// The type of what `write(json)` writes.
constexpr text type_of(auto write) {
    text result;
    json::type_sink out{result};
    json::writer json(out);
    write(json);
    return result;
}

constexpr bool values() {
    expect(type_of([](auto& json) { json.value("text"); }) == "string");
    expect(type_of([](auto& json) { json.value(std::string_view("text")); }) == "string");
    expect(type_of([](auto& json) { json.value(player_names[first]); }) == "string");
    expect(type_of([](auto& json) { json.string([](auto&) {}); }) == "string");
    expect(type_of([](auto& json) { json.value(3); }) == "number");
    expect(type_of([](auto& json) { json.number("0.5"); }) == "number");
    return expect(type_of([](auto& json) { json.value(true); }) == "boolean");
}
AT_BOTH_TIMES(values)

constexpr bool values_that_are_null_sometimes() {
    for (const bool is_present : {false, true})
        expect(type_of([&](auto& json) { json.string(is_present, [](auto&) {}); }) ==
               "string | null");
    expect(type_of([](auto& json) { json.value(std::optional(3)); }) == "number | null");
    return expect(type_of([](auto& json) { json.value(std::optional<bool>()); }) ==
                  "boolean | null");
}
AT_BOTH_TIMES(values_that_are_null_sometimes)

constexpr bool names_of_enumerators() {
    return expect(type_of([](auto& json) { json.value(player_names, second); }) ==
                  R"("first" | "second")");
}
AT_BOTH_TIMES(names_of_enumerators)

constexpr bool arrays() {
    constexpr std::array numbers{1, 2};
    const auto array_type = [](const auto&... range) {
        return type_of(
            [&](auto& json) { json.array(range..., [&](int number) { json.value(number); }); });
    };
    expect(array_type(std::span<const int>(numbers)) == "ReadonlyArray<number>");
    expect(array_type(std::span<const int>()) == "ReadonlyArray<number>");
    expect(array_type(0) == "ReadonlyArray<number>");
    expect(array_type(numbers) == "readonly [number, number]");
    return expect(type_of([&](auto& json) {
                      json.array([&] { json.value("head"); }, std::span(numbers),
                                 [&](int number) { json.value(number); });
                  }) == "readonly [string, ...ReadonlyArray<number>]");
}
AT_BOTH_TIMES(arrays)

constexpr bool objects() {
    const auto write_object = [](auto& out) {
        json::writer json(out);
        json.begin_object();
        json.member("a", 1);
        json.string_member("b", false, [](auto&) {});
        json.end_object();
    };
    return expect(type_of([&](auto& json) {
                      json.begin_object();
                      json.key("inner");
                      json.raw(write_object);
                      json.member("player", player_names, first);
                      json.end_object();
                  }) ==
                  "{\nreadonly inner: {\nreadonly a: number\nreadonly b: string | null\n}\n"
                  "readonly player: \"first\" | \"second\"\n}");
}
AT_BOTH_TIMES(objects)

}  // namespace
}  // namespace type_writer_test
