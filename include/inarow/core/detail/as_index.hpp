// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>

namespace inarow::inline v0::core::detail {

/// Converts a number or an enumerator to the index of an element. This is a template, so that g++
/// does not warn about a useless cast if the number is a std::size_t.
template <class T>
[[nodiscard, gnu::always_inline]] constexpr std::size_t as_index(T number) {
    return static_cast<std::size_t>(number);
}

}  // namespace inarow::inline v0::core::detail
