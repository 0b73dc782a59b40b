// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string_view>

namespace inarow::inline v0::core {

/// Characters written one after the other into room for Capacity of them; what does not fit is
/// left out. Has the `append` that std::string has, so that every writer serves both, and the
/// `size` and `data` that static_assert asks of a message.
/// Structural, so that it can be a template argument; hence the public members.
template <std::size_t Capacity>
struct text {
    char characters_[Capacity]{};
    std::size_t size_ = 0;

    constexpr text() = default;
    constexpr text(std::string_view characters) { append(characters.data(), characters.size()); }

    constexpr text& append(const char* characters, std::size_t count) {
        for (std::size_t i = 0; i < count && size_ < Capacity; ++i)
            characters_[size_++] = characters[i];
        return *this;
    }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr const char* data() const { return characters_; }
    [[nodiscard]] constexpr std::string_view view() const { return {characters_, size_}; }
    constexpr operator std::string_view() const { return view(); }

    friend constexpr bool operator==(const text& a, std::string_view b) { return a.view() == b; }
    constexpr bool operator==(const text&) const = default;

    /// A template, so that <ostream> is paid for only where it is used.
    template <class Traits>
    friend std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& stream,
                                                        const text& t) {
        return stream << std::basic_string_view<char, Traits>(t.characters_, t.size_);
    }
};

/// A place that characters can be written to: core::text, std::string, or one of your own.
template <class T>
concept sink = requires(T& to, const char* from, std::size_t count) { to.append(from, count); };

/// Writes characters and whole numbers, in order, to any sink.
constexpr void write(sink auto& to, std::string_view characters) {
    to.append(characters.data(), characters.size());
}
constexpr void write(sink auto& to, char character) { to.append(&character, 1); }
constexpr void write(sink auto& to, int number) {
    char digits[11];
    int first = 11;
    const bool negative = number < 0;
    // Towards the negative side, because the lowest int has no positive twin.
    int rest = negative ? number : -number;
    do {
        digits[--first] = static_cast<char>('0' - rest % 10);
        rest /= 10;
    } while (rest != 0);
    if (negative) write(to, '-');
    to.append(digits + first, static_cast<std::size_t>(11 - first));
}
template <class First, class Second, class... Rest>
constexpr void write(sink auto& to, const First& first, const Second& second, const Rest&... rest) {
    write(to, first);
    write(to, second);
    (write(to, rest), ...);
}

/// What `write` makes of its arguments, as a text of at most Capacity characters.
template <std::size_t Capacity, class... Parts>
[[nodiscard]] constexpr text<Capacity> written(const Parts&... parts) {
    text<Capacity> result;
    (write(result, parts), ...);
    return result;
}

}  // namespace inarow::inline v0::core
