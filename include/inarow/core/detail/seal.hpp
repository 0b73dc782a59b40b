// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <utility>

/// Closure types replace types with long names. g++ prints a closure type as `<lambda()>`, but the
/// name of a game of 40 moves would fill every line of an error. A type has the same closure type
/// in every translation unit.
namespace inarow::inline v0::core::detail {

template <class Hidden>
inline constexpr auto seal = []() -> Hidden* { return nullptr; };

template <class Hidden>
using seal_of = std::remove_const_t<decltype(seal<Hidden>)>;

/// `self` is the type that the closure type `Seal` replaces.
template <class Seal>
struct sealed {
    using self = std::remove_pointer_t<decltype(std::declval<Seal>()())>;
};

}  // namespace inarow::inline v0::core::detail
