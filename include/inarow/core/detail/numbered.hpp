// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>
#include <type_traits>

/// Numbers that replace types with long names in the names of other types: otherwise a game of
/// forty moves would fill every line of an error. Unlike a closure type, a number has the same
/// mangled name with every compiler.
namespace inarow::inline v0::core::detail {

// A friend function that one class declares and another defines leads from the number to the type.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wnon-template-friend"
#endif

/// The type with that number. Precondition: numbered_type has assigned the number.
template <std::uint64_t Number>
struct numbered {
    friend auto type_with(numbered*);
    using self = std::remove_pointer_t<decltype(type_with(static_cast<numbered*>(nullptr)))>;
};

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

/// Assigns a number to a type: a hash of everything that distinguishes the type. Two types with the
/// same number do not compile.
template <class Type, std::uint64_t Number>
struct numbered_type {
    friend auto type_with(numbered<Number>* /*number*/) { return static_cast<Type*>(nullptr); }
    using number = numbered<Number>;
};

}  // namespace inarow::inline v0::core::detail
