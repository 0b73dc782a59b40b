// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/detail/owning_result.hpp>
#include <inarow/game/game.hpp>
#include <inarow/game/layout.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

// Types for boards whose size is known only at run time. This is a separate header, because
// including <vector> costs about as much compile time as <inarow.hpp>.

namespace inarow::inline v0 {
namespace core {

template <>
struct bitset_storage<dynamic> {
    using type = std::vector<std::uint64_t>;
    // This function is a template, because g++ 12 with -D_GLIBCXX_DEBUG has no constexpr
    // std::vector, and would refuse a constexpr non-template function with a std::vector parameter.
    static constexpr void resize(auto& words, int bits) {
        words.resize((static_cast<std::size_t>(bits) + 63) / 64);
    }
};

template <class T>
struct inplace_vector<T, dynamic> : std::vector<T> {
    using std::vector<T>::vector;
};

}  // namespace core

/// Positions, games and layouts for boards of every valid size. These types allocate memory.
using position = basic_position<dynamic>;
using game = basic_game<dynamic>;
using layout = basic_layout<dynamic>;

}  // namespace inarow::inline v0
