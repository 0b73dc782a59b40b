// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>

#include <cstddef>

/// Text output. Every function of the library that writes text appends the text to a sink (see
/// below). The same function therefore works in constant evaluation and with std::string, streams
/// and buffers.
namespace inarow::inline v0::core {

/// A destination for characters: core::fixed_string, std::string, or any other type with the same
/// `append`.
template <class T>
concept sink = requires(T& out, const char* data, std::size_t size) { out.append(data, size); };

/// Appends the arguments to a sink, in order. Writes integers in decimal.
constexpr void write(sink auto& out, string_view characters) {
    out.append(characters.data(), characters.size());
}
constexpr void write(sink auto& out, char character) { out.append(&character, 1); }
constexpr void write(sink auto& out, unsigned long long number) {
    char digits[20];
    int first = 20;
    do {
        digits[--first] = static_cast<char>('0' + number % 10);
        number /= 10;
    } while (number != 0);
    out.append(digits + first, static_cast<std::size_t>(20 - first));
}
constexpr void write(sink auto& out, long long number) {
    const auto magnitude = static_cast<unsigned long long>(number);
    if (number < 0) write(out, '-');
    write(out, number < 0 ? 0 - magnitude : magnitude);
}
constexpr void write(sink auto& out, int number) { write(out, static_cast<long long>(number)); }
/// Writes a floating-point number with one to six decimals. Writes "1e15 or more" for a magnitude
/// of 10^15 or more, and "nan" for a NaN.
constexpr void write_fixed(sink auto& out, double number) {
    if (number < 0) write(out, '-');
    const double magnitude = number < 0 ? -number : number;
    if (!(magnitude >= 0)) return write(out, "nan");
    if (magnitude >= 1e15) return write(out, "1e15 or more");
    const auto whole = static_cast<long long>(magnitude);
    const double fraction = magnitude - static_cast<double>(whole);
    const auto rounded = (static_cast<long long>(fraction * 2e6) + 1) / 2;
    long long rest = rounded < 1'000'000 ? rounded : 999'999;
    write(out, whole);
    write(out, '.');
    for (long long unit = 100'000; unit > 0; unit /= 10) {
        write(out, rest / unit);
        rest %= unit;
        if (rest == 0) break;
    }
}
template <class First, class Second, class... Rest>
constexpr void write(sink auto& out, const First& first, const Second& second,
                     const Rest&... rest) {
    write(out, first);
    write(out, second);
    (write(out, rest), ...);
}

}  // namespace inarow::inline v0::core
