// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <cstddef>
#include <string_view>

/// Text output: writers append to a sink, so one writer serves constant evaluation, std::string,
/// streams and buffers.
namespace inarow::inline v0::core {

/// A destination for characters: core::fixed_string, std::string, or any type with `append`.
template <class T>
concept sink = requires(T& out, const char* data, std::size_t size) { out.append(data, size); };

/// Writes characters and decimal integers to a sink, in order.
constexpr void write(sink auto& out, std::string_view characters) {
    out.append(characters.data(), characters.size());
}
constexpr void write(sink auto& out, char character) { out.append(&character, 1); }
constexpr void write(sink auto& out, int number) {
    char digits[11];
    int first = 11;
    const bool negative = number < 0;
    // Negative throughout, because the lowest int has no positive counterpart.
    int rest = negative ? number : -number;
    do {
        digits[--first] = static_cast<char>('0' - rest % 10);
        rest /= 10;
    } while (rest != 0);
    if (negative) write(out, '-');
    out.append(digits + first, static_cast<std::size_t>(11 - first));
}
template <class First, class Second, class... Rest>
constexpr void write(sink auto& out, const First& first, const Second& second,
                     const Rest&... rest) {
    write(out, first);
    write(out, second);
    (write(out, rest), ...);
}

}  // namespace inarow::inline v0::core
