// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include <nanobind/ndarray.h>

namespace inarow::python {

/// An array of Python's own.
template <class Array, class T>
[[nodiscard]] Array array_of(std::unique_ptr<T[]> values, std::span<const std::size_t> shape,
                             nanobind::dlpack::dtype of = nanobind::dtype<T>()) {
    T* const data = values.get();
    const nanobind::capsule owner(data, [](void* p) noexcept { delete[] static_cast<T*>(p); });
    (void)values.release();
    return Array(data, shape.size(), shape.data(), owner, nullptr, of);
}

}  // namespace inarow::python
