// SPDX-License-Identifier: BSL-1.0
#include "array_arguments.hpp"

#include "arrays.hpp"
#include "failure.hpp"

#include <algorithm>
#include <cstring>
#include <new>
#include <string>

namespace inarow::python {
namespace {

/// Converts an argument that is not an array, such as a list, with numpy.asarray.
nb::object as_array(nb::handle argument) {
    return nb::module_::import_("numpy").attr("asarray")(argument);
}

bool is_array(nb::handle argument) { return nb::ndarray_check(argument); }

bool has_integers(const any_array& a) {
    const auto code = static_cast<nb::dlpack::dtype_code>(a.dtype().code);
    return (code == nb::dlpack::dtype_code::Int || code == nb::dlpack::dtype_code::UInt) &&
           a.dtype().bits <= 64 && a.dtype().lanes == 1;
}

[[noreturn]] void refuse_type(std::string_view what) {
    throw nb::type_error(
        ("The " + std::string(what) + " must be integers: an array, a list or another sequence.")
            .c_str());
}
void require_one_dimension(const any_array& a, std::string_view what) {
    if (a.ndim() == 1) return;
    throw failure("Error", "shape",
                  "The " + std::string(what) + " must have one dimension, not " +
                      std::to_string(a.ndim()) + '.');
}

/// Returns whether an array is read-only. Checks the buffer, because DLPack does not show that
/// JAX's arrays are read-only.
bool is_read_only(nb::handle argument) {
    if (PyObject_CheckBuffer(argument.ptr()) == 0) return false;
    Py_buffer buffer;
    if (PyObject_GetBuffer(argument.ptr(), &buffer, PyBUF_STRIDED | PyBUF_WRITABLE) != 0) {
        PyErr_Clear();
        return true;
    }
    PyBuffer_Release(&buffer);
    return false;
}

std::string dtype_text(nb::dlpack::dtype dtype) {
    if (dtype == nb::dtype<bool>()) return "bool";
    if (dtype == nb::dtype<float>()) return "float32";
    return "int8";
}

void require_like(const nb::ndarray<nb::device::cpu, nb::c_contig>& a, const array_source& s) {
    const auto shape = lengths_of(a);
    if (shape != s.shape)
        throw failure("Error", "shape",
                      "out: " + std::string(s.name) + " must have the shape " +
                          shape_text(s.shape) + ", not " + shape_text(shape) + '.');
    if (a.dtype() != s.dtype)
        throw failure(
            "Error", "dtype",
            "out: " + std::string(s.name) + " must have the dtype " + dtype_text(s.dtype) + '.');
}

[[noreturn]] void refuse_name(const std::string& name, std::span<const array_source> sources) {
    std::string sentence = "out must have names of arrays (";
    for (const array_source& s : sources) {
        if (&s != sources.data()) sentence += ", ";
        sentence += s.name;
    }
    throw failure("Error", "out", sentence + "), not \"" + name + "\".");
}

}  // namespace

any_array integers_of(nb::handle argument, std::string_view what) {
    any_array result;
    if (is_array(argument)) {
        if (!nb::try_cast(argument, result)) refuse_type(what);
    } else {
        if (!PySequence_Check(argument.ptr()) || PyUnicode_Check(argument.ptr()) ||
            PyBytes_Check(argument.ptr()))
            refuse_type(what);
        if (!nb::try_cast(as_array(argument), result)) refuse_type(what);
    }
    require_one_dimension(result, what);
    // NumPy converts an empty list into an array of floating-point numbers.
    if (!has_integers(result) && (is_array(argument) || result.size() != 0)) refuse_type(what);
    return result;
}
any_array integers_of(nb::handle argument, std::string_view what, std::size_t count) {
    any_array result = integers_of(argument, what);
    if (result.shape(0) != count) refuse_length(what, result.shape(0), count);
    return result;
}

std::optional<integer> scalar_of(nb::handle argument) {
    any_array a;
    if (!is_array(argument) || !nb::try_cast(argument, a) || a.ndim() != 0 || !has_integers(a))
        return std::nullopt;
    return integer_of(argument);
}

std::size_t checked_index(const integer& index, std::size_t count) {
    const auto end = static_cast<long long>(count);
    const auto number = index.in(-end, end - 1);
    if (!number)
        throw nb::index_error(
            ("There is no game " + index.text() + ": there are " + std::to_string(count) + '.')
                .c_str());
    return static_cast<std::size_t>(*number < 0 ? *number + end : *number);
}

std::vector<std::size_t> indices_of(nb::handle argument, std::size_t count) {
    const any_array a = integers_of(argument, "indices of games");
    std::vector<std::size_t> result;
    result.reserve(a.shape(0));
    with_integers(a, [&](const auto* values, std::int64_t stride) {
        for (std::size_t i = 0; i < a.shape(0); ++i, values += stride)
            result.push_back(checked_index(*values, count));
    });
    return result;
}

std::vector<std::size_t> selection_of(nb::handle argument, std::size_t count) {
    std::vector<std::size_t> result;
    if (nb::isinstance<nb::slice>(argument)) {
        const auto [start, stop, step, length] = nb::borrow<nb::slice>(argument).compute(count);
        for (std::size_t i = 0; i < length; ++i)
            result.push_back(static_cast<std::size_t>(start + static_cast<Py_ssize_t>(i) * step));
        return result;
    }
    const nb::object array = is_array(argument) ? nb::borrow(argument) : as_array(argument);
    any_array a;
    if (!nb::try_cast(array, a) || a.dtype() != nb::dtype<bool>())
        return indices_of(argument, count);
    require_one_dimension(a, "mask");
    if (a.shape(0) != count) refuse_length("mask", a.shape(0), count);
    const auto* next = static_cast<const bool*>(a.data());
    for (std::size_t i = 0; i < count; ++i, next += a.stride(0))
        if (*next) result.push_back(i);
    return result;
}

void refuse_length(std::string_view what, std::size_t length, std::size_t count) {
    throw failure("Error", "shape",
                  "The " + std::string(what) + " must have " + std::to_string(count) +
                      " values, one for each game, not " + std::to_string(length) + '.');
}

nb::object aligned_copy(const array_source& source) {
    static constexpr std::align_val_t alignment{64};
    void* const copy = ::operator new(source.size_bytes, alignment);
    const nb::capsule owner(copy, [](void* p) noexcept { ::operator delete(p, alignment); });
    std::memcpy(copy, source.values, source.size_bytes);
    return nb::cast(nb::ndarray<nb::numpy>(copy, source.shape.size(), source.shape.data(), owner,
                                           nullptr, source.dtype),
                    nb::rv_policy::automatic);
}

output_arrays::output_arrays(const nb::dict& arrays, std::span<const array_source> sources) {
    for (const auto& [key, value] : arrays) {
        const std::string name = nb::str(key).c_str();
        const auto source = std::ranges::find(sources, name, &array_source::name);
        if (source == sources.end()) refuse_name(name, sources);
        writable_array target;
        if (is_read_only(value) || !nb::try_cast(value, target, false))
            throw nb::type_error(("out: " + name +
                                  " must be a writable array on the CPU whose rows are contiguous "
                                  "(in C order).")
                                     .c_str());
        require_like(target, *source);
        outputs_.push_back({std::move(target), source->values, source->size_bytes});
    }
}

void output_arrays::write() const {
    for (const output& o : outputs_) std::memcpy(o.target.data(), o.values, o.size_bytes);
}

}  // namespace inarow::python
