// SPDX-License-Identifier: BSL-1.0
#pragma once

/// Headers store large tables as text, because a compiler reads text quickly.
namespace inarow::inline v0::solve::detail {

/// Returns the six bits that a character of such a text stores.
[[nodiscard]] constexpr unsigned packed_digit(char c) {
    if (c >= 'a') return static_cast<unsigned>(c - 'a' + 26);
    if (c >= 'A') return c == '_' ? 63U : static_cast<unsigned>(c - 'A');
    return c == '-' ? 62U : static_cast<unsigned>(c - '0' + 52);
}

}  // namespace inarow::inline v0::solve::detail
