// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>
#include <type_traits>

/// Numbers replace long type names. A type that depends on a game contains a number instead of the
/// name of the game, because the name of a game of 40 moves would fill every line of an error.
/// Unlike a closure type (seal.hpp), a numbered type has the same mangled name with every compiler.
namespace inarow::inline v0::core::detail {

// `numbered` declares a friend function, and `numbered_type` defines it. The return type of this
// function maps the number to the type.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wnon-template-friend"
#endif

/// `self` is the type with this number. Precondition: numbered_type has assigned the number to a
/// type.
template <std::uint64_t Number>
struct numbered {
    friend auto type_with(numbered*);
    using self = std::remove_pointer_t<decltype(type_with(static_cast<numbered*>(nullptr)))>;
};

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

/// Assigns `Number` to `Type`. `Number` is a hash of everything that distinguishes the type. A
/// program that assigns one number to two types does not compile.
template <class Type, std::uint64_t Number>
struct numbered_type {
    friend auto type_with(numbered<Number>* /*number*/) { return static_cast<Type*>(nullptr); }
    using number = numbered<Number>;
};

}  // namespace inarow::inline v0::core::detail
