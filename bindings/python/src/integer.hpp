// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <nanobind/nanobind.h>

namespace inarow::python {

/// An integer of Python, of any size. It accepts any object with __index__, such as a scalar of
/// NumPy.
class integer {
public:
    integer() = default;
    template <std::integral T>
    integer(T number) {  // NOLINT(google-explicit-constructor): arguments are passed on as they are
        if (std::in_range<long long>(number)) {
            value_ = static_cast<long long>(number);
        } else {
            *this = integer(std::to_string(number));
        }
    }
    /// Takes the decimal digits of a number that does not fit into long long.
    explicit integer(std::string digits)
        : value_{digits.starts_with('-') ? std::numeric_limits<long long>::min()
                                         : std::numeric_limits<long long>::max()},
          digits_{std::move(digits)} {}

    /// Returns the number or, if it does not fit into long long, the nearest number that does.
    [[nodiscard]] long long value() const { return value_; }
    /// Returns the number, if it is from `min` to `max`.
    [[nodiscard]] std::optional<long long> in(long long min, long long max) const {
        if (!digits_.empty() || value_ < min || value_ > max) return std::nullopt;
        return value_;
    }
    /// Returns the decimal digits of the number. For a long number, returns only the first digits.
    [[nodiscard]] std::string text() const {
        constexpr std::size_t max_shown = 40;
        if (digits_.empty()) return std::to_string(value_);
        return digits_.size() <= max_shown ? digits_ : digits_.substr(0, max_shown) + "...";
    }
    /// Returns all digits of a number that does not fit into long long; otherwise, an empty text.
    [[nodiscard]] const std::string& digits() const { return digits_; }

    friend bool operator==(const integer&, const integer&) = default;

private:
    long long value_ = 0;
    std::string digits_;  ///< of a number that does not fit into long long
};

/// Returns the number. Refuses a number that is not from `min` to `max`, for example with "threads
/// must be 1 to 1024, not 0."
[[nodiscard]] long long number_in(long long min, long long max, const integer& given,
                                  std::string_view parameter);
/// Returns a seed. Refuses a number that does not fit into 64 bits.
[[nodiscard]] std::uint64_t seed_of(const integer& given);

/// Returns the number of an object with __index__, or `nullopt` for any other object.
[[nodiscard]] std::optional<integer> integer_of(nanobind::handle source);

}  // namespace inarow::python

template <>
struct nanobind::detail::type_caster<inarow::python::integer> {
    NB_TYPE_CASTER(inarow::python::integer, io_name("typing.SupportsIndex", "int"))

    bool from_python(handle source, auto flags, cleanup_list* cleanup) noexcept {
        make_caster<long long> small;
        if (small.from_python(source, flags, cleanup)) {
            value = small.value;
            return true;
        }
        if ((flags & static_cast<unsigned>(cast_flags::convert)) == 0 &&
            PyLong_Check(source.ptr()) == 0)
            return false;
        auto large = inarow::python::integer_of(source);
        if (large) value = *std::move(large);
        return large.has_value();
    }
    static handle from_cpp(const inarow::python::integer& number, rv_policy,
                           cleanup_list*) noexcept {
        if (number.digits().empty()) return PyLong_FromLongLong(number.value());
        return PyLong_FromString(number.digits().c_str(), nullptr, 10);
    }
};
