// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>

#include <cstddef>

namespace inarow::inline v0::core {

namespace detail {

/// Returns whether the enumeration has an enumerator with the value `Value`. Inspects the name of
/// this function as the compiler writes it. In this name, an enumerator has the form
/// `namespace::type::name`, and any other value has the form of a cast, such as
/// `(namespace::type)5`.
template <class Enum, Enum Value>
[[nodiscard]] consteval bool is_enumerator() {
    const char* const function = __PRETTY_FUNCTION__;
    std::size_t last = sizeof(__PRETTY_FUNCTION__) - 1;
    while (function[last - 1] != ':' && function[last - 1] != ')') --last;
    return function[last] < '0' || function[last] > '9';
}

}  // namespace detail

/// The names of the enumerators with the values 0, 1, ... `enum_names_of` creates such an object.
template <class Enum, std::size_t Size>
struct enum_names {
    string_view names[Size];

    [[nodiscard]] constexpr string_view operator[](Enum value) const {
        return names[static_cast<std::size_t>(value)];
    }
    [[nodiscard]] constexpr std::size_t size() const { return Size; }
    [[nodiscard]] constexpr const string_view* begin() const { return names; }
    [[nodiscard]] constexpr const string_view* end() const { return names + Size; }
    /// Returns the index of a name, or size() if there is no such name.
    [[nodiscard]] constexpr std::size_t find(string_view name) const {
        std::size_t i = 0;
        while (i < Size && names[i] != name) ++i;
        return i;
    }
};

/// Creates enum_names from one name for each enumerator, in order. Does not compile if there are
/// more names than enumerators, or if an enumerator has no name.
template <class Enum, class... Names>
[[nodiscard]] consteval enum_names<Enum, sizeof...(Names)> enum_names_of(Names... names) {
    constexpr std::size_t size = sizeof...(Names);
    static_assert(detail::is_enumerator<Enum, static_cast<Enum>(size - 1)>(),
                  "there are more names than enumerators");
    static_assert(!detail::is_enumerator<Enum, static_cast<Enum>(size)>(),
                  "an enumerator has no name");
    return {{string_view(names)...}};
}

}  // namespace inarow::inline v0::core
