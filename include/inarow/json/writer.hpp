// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/write.hpp>

#include <cstddef>
#include <string_view>

/// Writes JSON, at run time and in constant evaluation.
namespace inarow::inline v0::json {

/// A sink that appends text to another sink, and escapes the characters that a JSON string must
/// escape. All other bytes pass through unchanged. Precondition: the text is UTF-8.
template <core::sink Sink>
struct escaping_sink {
    Sink& out;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)

    constexpr void append(const char* data, std::size_t size) {
        // Appends many characters at once, because most texts have nothing to escape.
        std::size_t begin = 0;
        for (std::size_t i = 0; i < size; ++i) {
            const auto byte = static_cast<unsigned char>(data[i]);
            if (byte >= 0x20 && byte != '"' && byte != '\\') continue;
            if (begin < i) out.append(data + begin, i - begin);
            escape(byte);
            begin = i + 1;
        }
        if (begin < size) out.append(data + begin, size - begin);
    }

private:
    constexpr void escape(unsigned char byte) {
        constexpr std::string_view digits = "0123456789abcdef";
        if (byte < 0x20) {
            core::write(out, "\\u00", digits[byte / 16], digits[byte % 16]);
        } else {
            core::write(out, '\\', static_cast<char>(byte));
        }
    }
};

/// Writes one JSON value on one line, for example `{"a": 1, "b": [true, null]}`. The writer adds
/// the commas and colons. In an object, the caller must write a key before each value.
template <core::sink Sink>
class writer {
public:
    explicit constexpr writer(Sink& out) : out_{out} {}

    constexpr void begin_object() { open('{'); }
    constexpr void end_object() { close('}'); }
    constexpr void begin_array() { open('['); }
    constexpr void end_array() { close(']'); }

    constexpr void key(std::string_view name) {
        begin_string();
        escaping_sink<Sink>{out_}.append(name.data(), name.size());
        core::write(out_, "\": ");
        needs_comma_ = false;
    }
    constexpr void value(std::string_view text) {
        string([&](auto& out) { core::write(out, text); });
    }
    constexpr void value(const char* text) { value(std::string_view(text)); }
    constexpr void value(int number) { token(number); }
    constexpr void value(long long number) { token(number); }
    constexpr void value(bool b) { token(b ? "true" : "false"); }
    constexpr void null() { token("null"); }
    /// Writes the value of an optional, or null if the optional is empty.
    constexpr void value(const auto& optional)
        requires requires { optional.has_value(); }
    {
        optional ? value(*optional) : null();
    }
    /// Writes the name of an enumerator, given the names of all enumerators.
    constexpr void value(const auto& names, auto enumerator) { value(names[enumerator]); }
    /// Writes a number, given as its digits.
    constexpr void number(std::string_view digits) { token(digits); }
    /// Writes a string: escapes the text that `print(sink)` writes.
    constexpr void string(auto print) {
        begin_string();
        escaping_sink<Sink> escaping{out_};
        print(escaping);
        core::write(out_, '"');
        needs_comma_ = true;
    }
    /// Writes a string if `is_present` is true, and null otherwise.
    constexpr void string(bool is_present, auto print) { is_present ? string(print) : null(); }
    /// Writes any value: the JSON text that `print(sink)` writes.
    constexpr void raw(auto print) {
        separate();
        print(out_);
        needs_comma_ = true;
    }
    /// Writes an array. `element(value)` writes one element.
    constexpr void array(const auto& values, auto element) {
        begin_array();
        for (const auto& value : values) element(value);
        end_array();
    }
    /// Writes an array of `size` elements. `element(index)` writes one element.
    constexpr void array(int size, auto element) {
        begin_array();
        for (int i = 0; i < size; ++i) element(i);
        end_array();
    }
    /// Writes an array. `head()` writes the first element, and `element(value)` writes one element
    /// for each value of a range.
    constexpr void array(auto head, const auto& values, auto element) {
        begin_array();
        head();
        for (const auto& value : values) element(value);
        end_array();
    }

    /// Writes a key, and then its value with `value(content...)`.
    constexpr void member(std::string_view name, const auto&... content) {
        key(name);
        value(content...);
    }
    /// Writes a key, and then a string as its value with `string(content...)`.
    constexpr void string_member(std::string_view name, auto... content) {
        key(name);
        string(content...);
    }
    constexpr void null_member(std::string_view name) {
        key(name);
        null();
    }

private:
    constexpr void separate() {
        if (needs_comma_) core::write(out_, ", ");
    }
    constexpr void begin_string() { core::write(out_, needs_comma_ ? ", \"" : "\""); }
    constexpr void open(char bracket) {
        separate();
        core::write(out_, bracket);
        needs_comma_ = false;
    }
    constexpr void close(char bracket) {
        core::write(out_, bracket);
        needs_comma_ = true;
    }
    constexpr void token(const auto& content) {
        separate();
        core::write(out_, content);
        needs_comma_ = true;
    }

    Sink& out_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    bool needs_comma_ = false;
};

}  // namespace inarow::inline v0::json
