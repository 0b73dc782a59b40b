// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/core/write.hpp>

#include <cstddef>
#include <type_traits>

namespace inarow::inline v0::core {

/// A string of at most Capacity characters, without allocation. `append` drops characters that do
/// not fit. std::string has an `append` with the same parameters, so the functions that write text
/// accept both types. A fixed_string can be the message of a static_assert, because it has `size`
/// and `data`. The type is structural, so that a fixed_string can be a template argument. A
/// structural type needs public members.
template <std::size_t Capacity>
struct fixed_string {
    char characters_[Capacity]{};
    std::size_t size_ = 0;

    constexpr fixed_string() = default;
    constexpr fixed_string(string_view characters) { append(characters.data(), characters.size()); }
    constexpr fixed_string(const char* characters) : fixed_string(string_view(characters)) {}
    template <text_range Text>
    constexpr fixed_string(const Text& text) : fixed_string(string_view(text)) {}

    constexpr fixed_string& append(const char* characters, std::size_t count) {
        for (std::size_t i = 0; i < count && size_ < Capacity; ++i)
            characters_[size_++] = characters[i];
        return *this;
    }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr const char* data() const { return characters_; }
    [[nodiscard]] constexpr string_view view() const { return {characters_, size_}; }
    template <detail::standard_text Text>
    constexpr operator Text() const {
        return view();
    }

    template <class Text>
        requires std::is_convertible_v<const Text&, string_view>
    friend constexpr bool operator==(const fixed_string& a, const Text& b) {
        return a.view() == b;
    }
    constexpr bool operator==(const fixed_string& other) const { return view() == other.view(); }

    template <output_stream Stream>
    friend Stream& operator<<(Stream& stream, const fixed_string& text) {
        return stream << text.view();
    }
};

/// Returns the text that `write` writes for `parts`, truncated to Capacity characters.
template <std::size_t Capacity, class... Parts>
[[nodiscard]] constexpr fixed_string<Capacity> to_fixed_string(const Parts&... parts) {
    fixed_string<Capacity> result;
    (write(result, parts), ...);
    return result;
}

}  // namespace inarow::inline v0::core
