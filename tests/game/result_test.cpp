// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/game/result.hpp>

#include "support/at_both_times.hpp"

#include <expected>
#include <type_traits>

#include <doctest/doctest.h>

namespace result_test {
namespace {

using namespace inarow;
using test::expect;

enum class why : unsigned char { odd, negative };

constexpr result<int, why> half(int number) {
    if (number < 0) return why::negative;
    if (number % 2 != 0) return why::odd;
    return number / 2;
}
constexpr result<void, why> check_even(int number) {
    if (const auto halved = half(number); !halved) return halved.error();
    return {};
}

constexpr bool a_result_is_a_value_or_an_error() {
    expect(half(4).has_value() && half(4) && *half(4) == 2 && half(4).value() == 2);
    expect(!half(3) && half(3).error() == why::odd && half(-1).error() == why::negative);
    expect(half(4).value_or(7) == 2 && half(3).value_or(7) == 7);
    auto changed = half(4);
    *changed += 1;
    return expect(changed.value() == 3);
}
AT_BOTH_TIMES(a_result_is_a_value_or_an_error)

constexpr bool results_are_equal_if_their_values_or_their_errors_are() {
    expect(half(4) == half(4) && half(4) != half(6) && half(4) != half(3));
    expect(half(3) == half(5) && half(3) != half(-1));
    expect(half(4) == 2 && half(3) == why::odd);
    return expect(check_even(4) == check_even(2) && check_even(4) != check_even(3) &&
                  check_even(3) != check_even(-1));
}
AT_BOTH_TIMES(results_are_equal_if_their_values_or_their_errors_are)

constexpr bool a_result_converts_to_std_expected() {
    const std::expected<int, why> two = half(4);
    const std::expected<int, why> refused = half(3);
    const std::expected<void, why> even = check_even(4);
    const std::expected<void, why> odd = check_even(3);
    expect(two == 2 && refused.error() == why::odd);
    return expect(even.has_value() && odd.error() == why::odd);
}
AT_BOTH_TIMES(a_result_converts_to_std_expected)

constexpr bool a_result_of_a_bool_converts_with_its_value() {
    const result<bool, why> no = false;
    const result<bool, why> refused = why::odd;
    const std::expected<bool, why> copied = no;
    const std::expected<bool, why> made(no);
    const std::expected<bool, why> failed(refused);
    expect(!*copied && !*made && failed.error() == why::odd);
    return expect(!std::is_constructible_v<bool, result<bool, why>> &&
                  std::is_constructible_v<bool, result<int, why>>);
}
AT_BOTH_TIMES(a_result_of_a_bool_converts_with_its_value)

constexpr bool a_result_without_memory_of_its_own_is_copied_as_bytes() {
    return expect(std::is_trivially_copyable_v<result<square, illegal_move>> &&
                  std::is_trivially_copyable_v<result<void, illegal_rules>>);
}
AT_BOTH_TIMES(a_result_without_memory_of_its_own_is_copied_as_bytes)

static_assert(!std::is_convertible_v<result<int, why>, std::expected<long, why>>);
static_assert(!std::is_convertible_v<result<int, why>, int>);

TEST_CASE("a result holds boards that allocate memory") {
    const auto started = position::start(gomoku);
    REQUIRE(started.has_value());
    auto copy = started;
    CHECK(copy == started);
    CHECK(copy->apply(square{7, 7}).has_value());
    CHECK(copy != started);
    CHECK(position::start({.columns = 0, .rows = 3, .run = 3}).error().value == 0);
    const std::expected<position, illegal_rules> standard = started;
    CHECK(*standard == *started);
    CHECK(*position::start(gomoku) == *started);
}

}  // namespace
}  // namespace result_test
