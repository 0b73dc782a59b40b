// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/inplace_vector.hpp>
#include <inarow/dynamic.hpp>

#include "support/at_both_times.hpp"

#include <array>
#include <cstddef>
#include <type_traits>
#include <vector>

namespace inplace_vector_test {
namespace {

using namespace inarow;
using core::inplace_vector;
using test::expect;

template <class Vector>
constexpr Vector filled(const auto&... values) {
    Vector result;
    (result.push_back(values), ...);
    return result;
}

template <class Vector>
constexpr bool it_is_empty_at_first() {
    const Vector numbers{};
    expect(numbers.empty());
    expect(numbers.size() == 0);
    return expect(numbers.begin() == numbers.end());
}
AT_BOTH_TIMES(it_is_empty_at_first<inplace_vector<int, 4>>)

template <class Vector>
constexpr bool values_are_pushed_and_popped_at_the_back() {
    Vector numbers;
    numbers.push_back(3);
    numbers.push_back(1);
    expect(!numbers.empty() && numbers.size() == 2);
    expect(numbers[0] == 3 && numbers[1] == 1);
    expect(numbers.back() == 1);
    numbers.pop_back();
    expect(numbers.size() == 1 && numbers.back() == 3);
    numbers.push_back(4);
    numbers.push_back(1);
    numbers.push_back(5);
    return expect(numbers == filled<Vector>(3, 4, 1, 5));
}
AT_BOTH_TIMES(values_are_pushed_and_popped_at_the_back<inplace_vector<int, 4>>)

template <class Vector>
constexpr bool values_can_be_changed_by_index() {
    auto numbers = filled<Vector>(1, 2, 3);
    numbers[1] = 20;
    return expect(numbers == filled<Vector>(1, 20, 3));
}
AT_BOTH_TIMES(values_can_be_changed_by_index<inplace_vector<int, 4>>)

template <class Vector>
constexpr bool a_range_is_iterated_in_order() {
    int digits = 0;
    for (const int number : filled<Vector>(3, 1, 2)) digits = 10 * digits + number;
    return expect(digits == 312);
}
AT_BOTH_TIMES(a_range_is_iterated_in_order<inplace_vector<int, 4>>)

template <class Vector>
constexpr bool equality_compares_size_and_values() {
    expect(filled<Vector>(1, 2) == filled<Vector>(1, 2));
    expect(filled<Vector>(1, 2) != filled<Vector>(2, 1));
    expect(filled<Vector>(1, 0) != filled<Vector>(1));
    // A popped value leaves nothing behind.
    auto popped = filled<Vector>(1, 2);
    popped.pop_back();
    return expect(popped == filled<Vector>(1));
}
AT_BOTH_TIMES(equality_compares_size_and_values<inplace_vector<int, 4>>)

template <inplace_vector<int, 3> Numbers>
struct tag {
    static constexpr std::size_t size = Numbers.size();
};
constexpr auto pair = filled<inplace_vector<int, 3>>(7, 8);
constexpr auto popped_pair = [] {
    auto result = filled<inplace_vector<int, 3>>(7, 8, 9);
    result.pop_back();
    return result;
}();
static_assert(tag<pair>::size == 2);
static_assert(std::is_same_v<tag<pair>, tag<popped_pair>>);

static_assert(std::is_trivially_copyable_v<inplace_vector<int, 3>>);
static_assert(std::is_base_of_v<std::vector<int>, inplace_vector<int, dynamic>>);

constexpr bool contains_looks_at_every_value() {
    const auto numbers = filled<inplace_vector<int, 4>>(3, 1, 2);
    expect(core::contains(numbers, 3) && core::contains(numbers, 1) && core::contains(numbers, 2));
    expect(!core::contains(numbers, 0));
    expect(!core::contains(inplace_vector<int, 4>{}, 0));
    return expect(core::contains(std::array{1, 2}, 2) && !core::contains(std::array{1, 2}, 3));
}
AT_BOTH_TIMES(contains_looks_at_every_value)

// Only at run time: clang cannot evaluate the std::vector of g++ 12 in a constant expression.
TEST_CASE("the same for a dynamic capacity") {
    CHECK(it_is_empty_at_first<inplace_vector<int, dynamic>>());
    CHECK(values_are_pushed_and_popped_at_the_back<inplace_vector<int, dynamic>>());
    CHECK(values_can_be_changed_by_index<inplace_vector<int, dynamic>>());
    CHECK(a_range_is_iterated_in_order<inplace_vector<int, dynamic>>());
    CHECK(equality_compares_size_and_values<inplace_vector<int, dynamic>>());
}

}  // namespace
}  // namespace inplace_vector_test
