// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <cstddef>
#include <type_traits>

namespace inarow::inline v0::core {

namespace detail {

/// A text type of the standard library, such as std::string or std::string_view. The concept does
/// not name these types, so it needs none of their headers.
template <class Text>
concept standard_text = requires(const char* data, std::size_t size) {
    typename Text::traits_type;
    Text(data, size);
};

}  // namespace detail

/// Any text type with `data` and `size`, such as std::string or fixed_string.
template <class Text>
concept text_range = requires(const Text& text, const char*& data, std::size_t& size) {
    data = text.data();
    size = text.size();
};

/// A stream of chars, such as std::ostream. The concept does not name std::ostream, because even
/// <iosfwd> costs compile time.
template <class Stream>
concept output_stream = requires(Stream& stream, const char* data) {
    Stream::adjustfield;
    stream.width(stream.width());
    stream.write(data, stream.width());
    stream.put(stream.fill());
};

/// A view of characters that are stored elsewhere. The view must not outlive the characters. A
/// string_view can be constructed from any text with `data` and `size`, and converts to
/// std::string_view and std::string. The library uses this class instead of std::string_view,
/// because including <string_view> would increase the compile time of <inarow.hpp> by more than
/// half.
class string_view {
public:
    constexpr string_view() = default;
    constexpr string_view(const char* characters, std::size_t count)
        : data_{characters}, size_{count} {}
    /// Precondition: `characters` is not null, and ends with a NUL.
    constexpr string_view(const char* characters)
        : data_{characters}, size_{__builtin_strlen(characters)} {}
    template <text_range Text>
    constexpr string_view(const Text& text) : data_{text.data()}, size_{text.size()} {}

    template <detail::standard_text Text>
    constexpr operator Text() const {
        return Text(data_, size_);
    }

    [[nodiscard]] constexpr const char* data() const { return data_; }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr const char& operator[](std::size_t i) const { return data_[i]; }
    [[nodiscard]] constexpr const char& front() const { return data_[0]; }
    [[nodiscard]] constexpr const char& back() const { return data_[size_ - 1]; }
    [[nodiscard]] constexpr const char* begin() const { return data_; }
    [[nodiscard]] constexpr const char* end() const { return data_ + size_; }

    /// Returns at most `count` characters, beginning at the index `begin`.
    /// Precondition: begin <= size().
    [[nodiscard]] constexpr string_view substr(
        std::size_t begin, std::size_t count = static_cast<std::size_t>(-1)) const {
        return {data_ + begin, count < size_ - begin ? count : size_ - begin};
    }
    /// Precondition: count <= size().
    constexpr void remove_prefix(std::size_t count) { *this = substr(count); }
    /// This operator is a template, so that it matches the type of `text` exactly. If this operator
    /// were not a template, a comparison with a std::string_view would be ambiguous, because this
    /// operator and the operator of std::string_view would each need one conversion. This operator
    /// is defined before the functions that use it, because otherwise clang cannot call these
    /// functions in a constant evaluation.
    template <class Text>
        requires std::is_convertible_v<const Text&, string_view>
    friend constexpr bool operator==(string_view a, const Text& text) {
        const string_view b = text;
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i)
            if (a.data_[i] != b.data_[i]) return false;
        return true;
    }

    [[nodiscard]] constexpr bool contains(char wanted) const {
        for (const char c : *this)
            if (c == wanted) return true;
        return false;
    }
    [[nodiscard]] constexpr bool contains(string_view part) const {
        for (std::size_t i = 0; i + part.size_ <= size_; ++i)
            if (substr(i, part.size_) == part) return true;
        return false;
    }
    [[nodiscard]] constexpr bool starts_with(string_view prefix) const {
        return size_ >= prefix.size_ && substr(0, prefix.size_) == prefix;
    }
    [[nodiscard]] constexpr bool ends_with(char wanted) const {
        return size_ > 0 && back() == wanted;
    }
    [[nodiscard]] constexpr bool ends_with(string_view suffix) const {
        return size_ >= suffix.size_ && substr(size_ - suffix.size_) == suffix;
    }

    /// Writes `text` as a stream writes a std::string_view: with the width and the fill
    /// character of the stream.
    template <output_stream Stream>
    friend Stream& operator<<(Stream& stream, string_view text) {
        const auto wanted = static_cast<std::size_t>(stream.width());
        const std::size_t missing = wanted > text.size() ? wanted - text.size() : 0;
        const bool is_left = (stream.flags() & Stream::adjustfield) == Stream::left;
        const auto fill = [&] {
            for (std::size_t i = 0; i < missing; ++i) stream.put(stream.fill());
        };
        if (!is_left) fill();
        stream.write(text.data(), static_cast<decltype(stream.width())>(text.size()));
        if (is_left) fill();
        stream.width(0);
        return stream;
    }

private:
    const char* data_ = nullptr;
    std::size_t size_ = 0;
};

/// Returns whether a character is an ASCII digit. This function and the next two functions do not
/// depend on the locale.
[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
/// Returns whether a character is an ASCII letter.
[[nodiscard]] constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
/// Returns an ASCII letter in lower case, and any other character unchanged.
[[nodiscard]] constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace inarow::inline v0::core
