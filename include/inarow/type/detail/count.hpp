// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/notation/move_text.hpp>

#include <type_traits>

namespace inarow::inline v0::detail {

/// Tells whether the values of `T` can be counts: integers, but neither characters nor bool.
template <class T>
inline constexpr bool is_count =
    std::is_integral_v<T> && !std::is_same_v<T, bool> && !is_character<T>;

/// Converts a count to int for a check or an error message. If the magnitude of a count does not
/// fit into an int, the result is the largest int or its negative. The count does not wrap around
/// to another number.
template <class Count>
[[nodiscard]] constexpr int nearest_int(Count count) {
    constexpr int largest = 0x7fffffff;
    if (count > Count{} && static_cast<unsigned long long>(count) > largest) return largest;
    if (count < Count{} && static_cast<long long>(count) < -largest) return -largest;
    return static_cast<int>(count);
}

}  // namespace inarow::inline v0::detail
