// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "integer.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

/// Arguments that are arrays of numbers, lists of arrays, or other sequences.
namespace inarow::python {

namespace nb = nanobind;

using any_array = nb::ndarray<nb::ro, nb::device::cpu>;

/// Returns an argument as an array of integers with one dimension. `what` names the argument in
/// error messages.
[[nodiscard]] any_array integers_of(nb::handle argument, std::string_view what);
/// Like the previous function, but refuses the array unless it has `count` values, one for each
/// game.
[[nodiscard]] any_array integers_of(nb::handle argument, std::string_view what, std::size_t count);

/// Returns the value of an integer of NumPy, or `nullopt` for any other object.
[[nodiscard]] std::optional<integer> scalar_of(nb::handle argument);

/// Calls visit(const T* values, stride) with the integers of an array from `integers_of`.
template <class Visit>
void with_integers(const any_array& a, Visit visit) {
    const auto visited_as = [&]<class T>(T) {
        const bool is_of_type = a.dtype() == nb::dtype<T>();
        if (is_of_type) visit(static_cast<const T*>(a.data()), a.stride(0));
        return is_of_type;
    };
    (void)(visited_as(std::int64_t{}) || visited_as(std::int32_t{}) || visited_as(std::int16_t{}) ||
           visited_as(std::int8_t{}) || visited_as(std::uint64_t{}) ||
           visited_as(std::uint32_t{}) || visited_as(std::uint16_t{}) ||
           visited_as(std::uint8_t{}));
}

/// Returns an index of one of `count` games. A negative index counts from the end.
[[nodiscard]] std::size_t checked_index(const integer& index, std::size_t count);
/// Returns the indices of the games that an integer array selects.
[[nodiscard]] std::vector<std::size_t> indices_of(nb::handle argument, std::size_t count);
/// Returns the indices of the games that a slice, a bool array or an integer array selects.
[[nodiscard]] std::vector<std::size_t> selection_of(nb::handle argument, std::size_t count);

[[noreturn]] void refuse_length(std::string_view what, std::size_t length, std::size_t count);

/// Data that a call writes into an array of the caller.
struct array_source {
    const char* name;
    const void* values;
    std::size_t size_bytes;
    std::vector<std::size_t> shape;
    nb::dlpack::dtype dtype;
};

/// Returns a new array with these values, aligned to 64 bytes.
[[nodiscard]] nb::object aligned_copy(const array_source& source);

/// Arrays of the caller, by name. The constructor checks all arrays before anything changes.
class output_arrays {
public:
    output_arrays() = default;
    output_arrays(const nb::dict& arrays, std::span<const array_source> sources);

    void write() const;

private:
    using writable_array = nb::ndarray<nb::device::cpu, nb::c_contig>;
    struct output {
        writable_array target;
        const void* values;
        std::size_t size_bytes;
    };
    std::vector<output> outputs_;
};

}  // namespace inarow::python
