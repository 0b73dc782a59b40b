// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <utility>

/// Closure types that hide types with long names, because g++ prints closures as `<lambda()>`:
/// otherwise a game of forty moves would fill every line of an error. Every translation unit hides
/// a type behind the same closure.
namespace inarow::inline v0::core::detail {

template <class Hidden>
inline constexpr auto seal = []() -> Hidden* { return nullptr; };

template <class Hidden>
using seal_of = std::remove_const_t<decltype(seal<Hidden>)>;

/// The type behind a closure type of seal_of.
template <class Seal>
struct sealed {
    using self = std::remove_pointer_t<decltype(std::declval<Seal>()())>;
};

}  // namespace inarow::inline v0::core::detail
