// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>

/// Replaces defaulted comparisons in classes that have arrays. g++ 14, 15 and 16 evaluate a
/// defaulted comparison of arrays wrongly in some constants: `a == a && a != b && b == b` is false.
namespace inarow::inline v0::core::detail {

template <class T>
[[nodiscard]] constexpr bool equal(const T& a, const T& b) {
    return a == b;
}
/// Element by element.
template <class T, std::size_t Size>
[[nodiscard]] constexpr bool equal(const T (&a)[Size], const T (&b)[Size]) {
    for (std::size_t i = 0; i < Size; ++i)
        if (!(a[i] == b[i])) return false;
    return true;
}

}  // namespace inarow::inline v0::core::detail
