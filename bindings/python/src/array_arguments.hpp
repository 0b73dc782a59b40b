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

/// Arguments that are arrays of numbers, lists of them, or other sequences.
namespace inarow::python {

namespace nb = nanobind;

using any_array = nb::ndarray<nb::ro, nb::device::cpu>;

/// An argument as an array of integers of one dimension; `what` names it in errors.
[[nodiscard]] any_array integers_of(nb::handle argument, std::string_view what);
/// The same, refused unless it has that many values, one for each game.
[[nodiscard]] any_array integers_of(nb::handle argument, std::string_view what, std::size_t count);

/// The value of an integer of NumPy; none for everything else.
[[nodiscard]] std::optional<integer> scalar_of(nb::handle argument);

/// Calls visit(const T* values, stride) with the integers of such an array.
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

/// An index of `count` games; negative ones count from the end.
[[nodiscard]] std::size_t checked_index(const integer& index, std::size_t count);
/// The indices of `count` games that an integer array selects.
[[nodiscard]] std::vector<std::size_t> indices_of(nb::handle argument, std::size_t count);
/// The same for a slice, an array of bool or an integer array.
[[nodiscard]] std::vector<std::size_t> selection_of(nb::handle argument, std::size_t count);

[[noreturn]] void refuse_length(std::string_view what, std::size_t length, std::size_t count);

/// What a call writes into an array of the caller.
struct array_source {
    const char* name;
    const void* values;
    std::size_t size_bytes;
    std::vector<std::size_t> shape;
    nb::dlpack::dtype dtype;
};

/// A new array with those values, aligned to 64 bytes.
[[nodiscard]] nb::object aligned_copy(const array_source& source);

/// Arrays of the caller, by name. They are checked when they are read, before anything changes.
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
