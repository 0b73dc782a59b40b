// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>

namespace inarow::inline v0::core::detail {

/// A number or an enumerator as the index of an element. A template, because outside of templates
/// g++ warns of a useless cast if the number is a std::size_t already.
template <class T>
[[nodiscard, gnu::always_inline]] constexpr std::size_t as_index(T number) {
    return static_cast<std::size_t>(number);
}

}  // namespace inarow::inline v0::core::detail
