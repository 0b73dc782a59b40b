// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace test {

/// Whether the address sanitizer watches. A case then takes some ten times as long: what it would
/// find is found in fewer cases.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool is_sanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif
#else
inline constexpr bool is_sanitized = false;
#endif

}  // namespace test
