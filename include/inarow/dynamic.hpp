// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/game.hpp>
#include <inarow/game/layout.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

// Boards whose size is known only at run time. A separate header, because <vector> costs as much to
// include as the rest of the library.

namespace inarow::inline v0 {
namespace core {

template <>
struct bitset_storage<dynamic> {
    using type = std::vector<std::uint64_t>;
    // A template, because std::vector is not constexpr with g++ 12's -D_GLIBCXX_DEBUG.
    static constexpr void resize(auto& words, int bits) {
        words.resize((static_cast<std::size_t>(bits) + 63) / 64);
    }
};

template <class T>
struct inplace_vector<T, dynamic> : std::vector<T> {
    using std::vector<T>::vector;
};

}  // namespace core

/// Positions, games and layouts of any size.
using position = basic_position<dynamic>;
using game = basic_game<dynamic>;
using layout = basic_layout<dynamic>;

}  // namespace inarow::inline v0
