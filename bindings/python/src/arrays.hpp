// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
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

/// The shape of an array.
template <class Array>
[[nodiscard]] std::vector<std::size_t> lengths_of(const Array& array) {
    std::vector<std::size_t> result(array.ndim());
    for (std::size_t i = 0; i < result.size(); ++i) result[i] = array.shape(i);
    return result;
}
/// Returns a shape in the form that NumPy prints, such as "(2, 6, 7)" or "(7,)". `before` is the
/// text of a length before `lengths`, such as "n".
[[nodiscard]] inline std::string shape_text(std::span<const std::size_t> lengths,
                                            std::string_view before = "") {
    std::string result = "(" + std::string(before);
    for (std::size_t i = 0; i < lengths.size(); ++i)
        result += (i == 0 ? "" : ", ") + std::to_string(lengths[i]);
    const bool is_single = lengths.size() + (before.empty() ? 0 : 1) == 1;
    return result + (is_single ? ",)" : ")");
}

}  // namespace inarow::python
