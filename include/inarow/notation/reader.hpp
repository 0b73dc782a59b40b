// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/game/result.hpp>
#include <inarow/notation/syntax_error.hpp>

#include <cstddef>

namespace inarow::inline v0::notation {

/// A parser's cursor over a text. Keeps the first failure as the error. Values that are read after
/// a failure have no meaning.
struct reader {
    const char* text;
    int size;
    int offset = 0;
    bool failed = false;
    syntax_error error{};

    explicit constexpr reader(core::string_view input)
        : reader(input.data(), static_cast<int>(input.size())) {}
    constexpr reader(const char* data, int count) : text{data}, size{count} {}

    [[nodiscard]] constexpr bool at_end() const { return offset == size; }
    /// Returns the next character, or '\0' at the end.
    [[nodiscard]] constexpr char next() const { return offset < size ? text[offset] : '\0'; }

    constexpr void fail(expected_token what) {
        if (failed) return;
        failed = true;
        error = {what, offset};
    }
    constexpr bool skip(char wanted) {
        if (core::lower(next()) != wanted) return false;
        ++offset;
        return true;
    }
    constexpr bool skip(core::string_view wanted) {
        const core::string_view rest(text + offset, static_cast<std::size_t>(size - offset));
        if (!rest.starts_with(wanted)) return false;
        offset += static_cast<int>(wanted.size());
        return true;
    }
    constexpr void expect(char wanted, expected_token what) {
        if (!skip(wanted)) fail(what);
    }
    /// Reads one digit.
    constexpr int digit(expected_token what) {
        if (!failed && core::is_digit(next())) return text[offset++] - '0';
        fail(what);
        return 0;
    }
    /// `number` reads every number up to this limit exactly.
    static constexpr int max_exact_number = 99'999;
    /// Reads a whole number. If the number has too many digits, the result is some number larger
    /// than `max_exact_number`.
    constexpr int number(expected_token what) {
        const int begin = offset;
        int value = 0;
        for (; offset < size && text[offset] >= '0' && text[offset] <= '9'; ++offset)
            if (value <= max_exact_number) value = value * 10 + (text[offset] - '0');
        if (offset == begin) fail(what);
        return value;
    }
    /// Reads the letters of a column and returns its number: 0 for a, 25 for z, 26 for aa.
    constexpr int column_letters() {
        const int begin = offset;
        int value = 0;
        for (; offset < size; ++offset) {
            const int letter = (text[offset] | 0x20) - 'a';  // in lower case
            if (letter < 0 || letter >= 26) break;
            if (value <= max_exact_number) value = value * 26 + letter + 1;
        }
        if (offset == begin) fail(expected_token::a_column_letter);
        return value - 1;
    }

    /// Returns `value` if the whole text was read without a failure, and the error otherwise.
    template <class T>
    [[nodiscard]] constexpr result<T, syntax_error> finish(const T& value) {
        if (!at_end()) fail(expected_token::the_end);
        if (failed) return error;
        return value;
    }
};

}  // namespace inarow::inline v0::notation
