// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/bitset.hpp>
#include <inarow/core/detail/equal.hpp>
#include <inarow/core/fixed_string.hpp>
#include <inarow/core/inplace_vector.hpp>
#include <inarow/core/wide_uint.hpp>
#include <inarow/game/position.hpp>
#include <inarow/notation/move_text.hpp>

#include "support/at_both_times.hpp"

namespace equal_test {
namespace {

using namespace inarow;
using test::expect;

constexpr bool arrays_are_compared_element_by_element() {
    constexpr int a[] = {1, 2, 3};
    constexpr int b[] = {1, 2, 4};
    expect(core::detail::equal(a, a) && !core::detail::equal(a, b));
    return expect(core::detail::equal(7, 7) && !core::detail::equal(7, 8));
}
AT_BOTH_TIMES(arrays_are_compared_element_by_element)

// Every class with an array, in the expression of which g++ 14, 15 and 16 make a wrong constant if
// the comparison is defaulted.
template <class T, T A, T B>
constexpr bool is_compared_right() {
    const T a = A;
    const T b = B;
    return a == a && a != b && b == b && !(a == b || b != b);
}

constexpr core::bitset<70> with_bit(int index) {
    core::bitset<70> result;
    result.set(index);
    return result;
}
constexpr core::inplace_vector<int, 3> with_value(int value) {
    core::inplace_vector<int, 3> result;
    result.push_back(value);
    return result;
}
constexpr auto start = basic_position<9>::start_unchecked(tic_tac_toe);

constexpr bool comparisons_are_right_in_constants() {
    expect(is_compared_right<core::bitset<70>, with_bit(1), with_bit(69)>());
    expect(is_compared_right<core::fixed_string<3>, core::fixed_string<3>("a"),
                             core::fixed_string<3>("ab")>());
    expect(is_compared_right<core::inplace_vector<int, 3>, with_value(1), with_value(2)>());
    expect(is_compared_right<core::wide_uint<2>, core::wide_uint<2>(1), core::wide_uint<2>(2)>());
    expect(is_compared_right<move_text, move_text{"a1"}, move_text{"a2"}>());
    return expect(is_compared_right<basic_position<9>, start, start.after_index(4)>());
}
AT_BOTH_TIMES(comparisons_are_right_in_constants)

constexpr bool a_value_taken_back_leaves_no_trace() {
    core::inplace_vector<int, 3> shorter;
    shorter.push_back(1);
    shorter.push_back(2);
    shorter.pop_back();
    return expect(shorter == with_value(1));
}
AT_BOTH_TIMES(a_value_taken_back_leaves_no_trace)

}  // namespace
}  // namespace equal_test
