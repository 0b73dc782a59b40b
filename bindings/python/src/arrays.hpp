// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include <nanobind/ndarray.h>

namespace inarow::python {

/// A new array that Python owns.
template <class Array, class T>
[[nodiscard]] Array make_array(std::unique_ptr<T[]> values, std::span<const std::size_t> shape,
                               nanobind::dlpack::dtype dtype = nanobind::dtype<T>()) {
    T* const data = values.get();
    const nanobind::capsule owner(data, [](void* p) noexcept { delete[] static_cast<T*>(p); });
    (void)values.release();
    return Array(data, shape.size(), shape.data(), owner, nullptr, dtype);
}
template <class Array, class T>
[[nodiscard]] Array make_array(std::vector<T> values, std::span<const std::size_t> shape) {
    auto owned = std::make_unique<std::vector<T>>(std::move(values));
    const nanobind::capsule owner(owned.get(),
                                  [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
    T* const data = owned.release()->data();
    return Array(data, shape.size(), shape.data(), owner);
}

}  // namespace inarow::python
