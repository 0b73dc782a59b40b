// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>

/// `equal` replaces defaulted comparisons in classes with array members. In some constants, g++ 14,
/// 15 and 16 evaluate a defaulted comparison of arrays wrongly: `a == a && a != b && b == b` is
/// false for different `a` and `b`.
namespace inarow::inline v0::core::detail {

template <class T>
[[nodiscard]] constexpr bool equal(const T& a, const T& b) {
    return a == b;
}
/// Compares two arrays element by element.
template <class T, std::size_t Size>
[[nodiscard]] constexpr bool equal(const T (&a)[Size], const T (&b)[Size]) {
    for (std::size_t i = 0; i < Size; ++i)
        if (!(a[i] == b[i])) return false;
    return true;
}

}  // namespace inarow::inline v0::core::detail
