// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <cstddef>

namespace inarow::inline v0::core {

/// A vector of at most Capacity values, without allocation. The class has only a few of the members
/// of C++26's std::inplace_vector. The type is structural, so that an inplace_vector can be a
/// template argument. A structural type needs public members.
template <class T, int Capacity>
struct inplace_vector {
    T values_[static_cast<std::size_t>(Capacity)]{};
    int size_ = 0;

    /// Precondition: size() < Capacity.
    constexpr void push_back(const T& value) { values_[size_++] = value; }
    /// Precondition: size() > 0.
    constexpr void pop_back() { values_[--size_] = T{}; }

    [[nodiscard]] constexpr std::size_t size() const { return static_cast<std::size_t>(size_); }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr const T* begin() const { return values_; }
    [[nodiscard]] constexpr const T* end() const { return values_ + size_; }
    [[nodiscard]] constexpr const T& operator[](std::size_t index) const { return values_[index]; }
    [[nodiscard]] constexpr T& operator[](std::size_t index) { return values_[index]; }
    [[nodiscard]] constexpr const T& back() const { return values_[size_ - 1]; }

    constexpr bool operator==(const inplace_vector& other) const {
        if (size_ != other.size_) return false;
        for (int i = 0; i < size_; ++i)
            if (!(values_[i] == other.values_[i])) return false;
        return true;
    }
};

/// Returns whether `values` contains `wanted`. Replaces C++23's std::ranges::contains, which g++ 12
/// does not have.
template <class Range, class T>
[[nodiscard]] constexpr bool contains(const Range& values, const T& wanted) {
    for (const auto& value : values)
        if (value == wanted) return true;
    return false;
}

}  // namespace inarow::inline v0::core
