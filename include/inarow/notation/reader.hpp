// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/notation/syntax_error.hpp>

#include <cstddef>
#include <expected>
#include <string_view>

namespace inarow::inline v0::notation {

[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
[[nodiscard]] constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Walks over a text; what the notations have in common. The first thing that does not fit is
/// kept as the error and ends the walk: all that is asked after it gives zeros.
struct reader {
    const char* text;
    int size;
    int at = 0;
    bool failed = false;
    syntax_error error{};

    explicit constexpr reader(std::string_view all)
        : reader(all.data(), static_cast<int>(all.size())) {}
    constexpr reader(const char* all, int count) : text{all}, size{count} {}

    [[nodiscard]] constexpr bool at_end() const { return at == size; }
    /// The next character; '\0' at the end.
    [[nodiscard]] constexpr char next() const { return at < size ? text[at] : '\0'; }

    constexpr void fail(expected_here what) {
        if (failed) return;
        failed = true;
        error = {what, at};
    }
    constexpr bool skip(char wanted) {
        if (lower(next()) != wanted) return false;
        ++at;
        return true;
    }
    constexpr bool skip(std::string_view wanted) {
        if (!std::string_view(text + at, static_cast<std::size_t>(size - at)).starts_with(wanted))
            return false;
        at += static_cast<int>(wanted.size());
        return true;
    }
    constexpr void expect(char wanted, expected_here what) {
        if (!skip(wanted)) fail(what);
    }
    /// One digit.
    constexpr int digit(expected_here what) {
        if (!failed && is_digit(next())) return text[at++] - '0';
        fail(what);
        return 0;
    }
    /// A whole number; one too large for any board stays too large, however long it is.
    constexpr int number(expected_here what) {
        const int begin = at;
        int value = 0;
        for (; at < size && text[at] >= '0' && text[at] <= '9'; ++at)
            if (value < too_large) value = value * 10 + (text[at] - '0');
        if (at == begin) fail(what);
        return value;
    }
    /// A column by its letters, from 0: a is 0, z is 25, aa is 26.
    constexpr int column_letters() {
        const int begin = at;
        int value = 0;
        for (; at < size; ++at) {
            const int letter = (text[at] | 0x20) - 'a';  // either case
            if (letter < 0 || letter >= 26) break;
            if (value < too_large) value = value * 26 + letter + 1;
        }
        if (at == begin) fail(expected_here::a_column_letter);
        return value - 1;
    }

    /// What was read, if all of the text was, and made sense.
    template <class T>
    [[nodiscard]] constexpr std::expected<T, syntax_error> result(const T& value) {
        if (!at_end()) fail(expected_here::the_end);
        if (failed) return std::unexpected(error);
        return value;
    }

private:
    static constexpr int too_large = 100000;
};

}  // namespace inarow::inline v0::notation
