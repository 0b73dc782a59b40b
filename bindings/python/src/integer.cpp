// SPDX-License-Identifier: BSL-1.0
#include "integer.hpp"

#include "failure.hpp"

#include <charconv>
#include <system_error>

namespace inarow::python {

long long number_in(long long min, long long max, const integer& given,
                    std::string_view parameter) {
    if (const auto number = given.in(min, max)) return *number;
    throw failure("Error", parameter,
                  std::string(parameter) + " must be " + std::to_string(min) + " to " +
                      std::to_string(max) + ", not " + given.text() + '.');
}

std::uint64_t seed_of(const integer& given) {
    if (given.digits().empty() && given.value() >= 0)
        return static_cast<std::uint64_t>(given.value());
    const std::string& digits = given.digits();
    const char* const end = digits.data() + digits.size();
    std::uint64_t result = 0;
    const auto [after, error] = std::from_chars(digits.data(), end, result);
    if (error == std::errc{} && after == end) return result;
    throw failure("Error", "seed",
                  "seed must be 0 to " + std::to_string(std::numeric_limits<std::uint64_t>::max()) +
                      ", not " + given.text() + '.');
}

std::optional<integer> integer_of(nb::handle source) {
    if (PyIndex_Check(source.ptr()) == 0) return std::nullopt;
    const auto number = nb::steal(PyNumber_Index(source.ptr()));
    int overflow = 0;
    const long long small =
        number.is_valid() ? PyLong_AsLongLongAndOverflow(number.ptr(), &overflow) : 0;
    if (number.is_valid() && overflow == 0) return integer(small);
    const auto text = number.is_valid() ? nb::steal(PyObject_Str(number.ptr())) : nb::object();
    if (text.is_valid()) return integer(std::string(nb::borrow<nb::str>(text).c_str()));
    PyErr_Clear();  // Python refuses to write a number of more than 4300 digits
    return std::nullopt;
}

}  // namespace inarow::python
