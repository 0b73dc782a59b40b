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

/// An integer of Python, of any size: what has __index__, such as a scalar of NumPy.
class integer {
public:
    integer() = default;
    template <std::integral T>
    integer(
        T number) {  // NOLINT(google-explicit-constructor): whatever is passed on as an argument
        if (std::in_range<long long>(number)) {
            value_ = static_cast<long long>(number);
        } else {
            *this = integer(std::to_string(number));
        }
    }
    /// A number that long long does not hold, in decimal digits.
    explicit integer(std::string digits)
        : value_{digits.starts_with('-') ? std::numeric_limits<long long>::min()
                                         : std::numeric_limits<long long>::max()},
          digits_{std::move(digits)} {}

    /// The number, or the nearest that long long holds.
    [[nodiscard]] long long value() const { return value_; }
    /// The number, if it is one of these.
    [[nodiscard]] std::optional<long long> in(long long min, long long max) const {
        if (!digits_.empty() || value_ < min || value_ > max) return std::nullopt;
        return value_;
    }
    /// The number as it was given, in decimal digits; the first ones of a long number.
    [[nodiscard]] std::string text() const {
        constexpr std::size_t max_shown = 40;
        if (digits_.empty()) return std::to_string(value_);
        return digits_.size() <= max_shown ? digits_ : digits_.substr(0, max_shown) + "...";
    }
    /// All digits of a number that long long does not hold; else empty.
    [[nodiscard]] const std::string& digits() const { return digits_; }

    friend bool operator==(const integer&, const integer&) = default;

private:
    long long value_ = 0;
    std::string digits_;  ///< of a number that long long does not hold
};

/// The number; refused unless it is from `min` to `max`: "threads must be 1 to 1024, not 0."
[[nodiscard]] long long number_in(long long min, long long max, const integer& given,
                                  std::string_view parameter);
/// A seed; refused unless it has 64 bits.
[[nodiscard]] std::uint64_t seed_of(const integer& given);

/// The number of an object that has __index__; nothing of others.
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
