// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <type_traits>

/// The return type of functions that can refuse their input: a value, or the error that says why
/// there is no value.
namespace inarow::inline v0 {

namespace detail {

/// Ends the program. In a constant evaluation, the compiler's error names this function.
[[noreturn]] inline void the_result_is_an_error() { __builtin_trap(); }
[[noreturn]] inline void the_result_is_a_value() { __builtin_trap(); }

template <class T, class Error>
inline constexpr bool fit_a_union = __is_trivially_copyable(T) && __is_trivially_copyable(Error);

/// Stores a value or an error, neither of which owns memory. For values that own memory, such as
/// boards whose size is known only at run time, see owning_result.hpp.
template <class T, class Error>
class result_storage {
public:
    static_assert(fit_a_union<T, Error>,
                  "A result with memory of its own needs game/detail/owning_result.hpp.");

    explicit constexpr result_storage(const T& value) : value_{value}, has_value_{true} {}
    explicit constexpr result_storage(const Error& error) : error_{error}, has_value_{false} {}

    [[nodiscard]] constexpr bool has_value() const { return has_value_; }
    // NOLINTBEGIN(cppcoreguidelines-pro-type-union-access): <variant> would cost compile time
    [[nodiscard]] constexpr const T& value() const { return value_; }
    [[nodiscard]] constexpr T& value() { return value_; }
    [[nodiscard]] constexpr const Error& error() const { return error_; }
    // NOLINTEND(cppcoreguidelines-pro-type-union-access)

private:
    union {
        T value_;
        Error error_;
    };
    bool has_value_;
};
/// Stores the value and the error as two members if both types have a default constructor. With a
/// union, g++ warns that a copy of a small result reads uninitialized bytes.
template <class T, class Error>
    requires(fit_a_union<T, Error> && __is_constructible(T) && __is_constructible(Error))
class result_storage<T, Error> {
public:
    explicit constexpr result_storage(const T& value) : value_{value}, has_value_{true} {}
    explicit constexpr result_storage(const Error& error) : error_{error}, has_value_{false} {}

    [[nodiscard]] constexpr bool has_value() const { return has_value_; }
    [[nodiscard]] constexpr const T& value() const { return value_; }
    [[nodiscard]] constexpr T& value() { return value_; }
    [[nodiscard]] constexpr const Error& error() const { return error_; }

private:
    T value_{};
    Error error_{};
    bool has_value_;
};
struct nothing {};

}  // namespace detail

/// A value or an error. A result has the basic members of std::expected, and converts to
/// std::expected. If you read a value or an error that the result does not contain, the program
/// ends. In a constant evaluation, such a read does not compile. The library uses this class
/// instead of std::expected, because `<expected>` would make <inarow.hpp> slower to compile.
template <class T, class Error>
class [[nodiscard]] result {
public:
    using value_type = T;
    using error_type = Error;

    // NOLINTBEGIN(google-explicit-constructor): a function returns its value, or its error
    constexpr result(T value) : stored_(static_cast<T&&>(value)) {}
    constexpr result(const Error& error) : stored_(error) {}
    // NOLINTEND(google-explicit-constructor)

    [[nodiscard]] constexpr bool has_value() const { return stored_.has_value(); }
    /// Returns whether there is a value. A `result<bool, Error>` does not convert to bool.
    /// Otherwise, `if (result)` would look like a test of the value, and
    /// `std::expected<bool, Error>(result)` would store whether there is a value instead of the
    /// value itself.
    [[nodiscard]] constexpr explicit operator bool() const
        requires(!std::is_same_v<T, bool>)
    {
        return has_value();
    }

    [[nodiscard]] constexpr const T& value() const& {
        if (!has_value()) detail::the_result_is_an_error();
        return stored_.value();
    }
    [[nodiscard]] constexpr T& value() & {
        if (!has_value()) detail::the_result_is_an_error();
        return stored_.value();
    }
    [[nodiscard]] constexpr T value() && { return static_cast<T&&>(value()); }
    [[nodiscard]] constexpr const T& operator*() const& { return value(); }
    [[nodiscard]] constexpr T& operator*() & { return value(); }
    [[nodiscard]] constexpr T operator*() && { return static_cast<T&&>(value()); }
    [[nodiscard]] constexpr const T* operator->() const { return &value(); }
    [[nodiscard]] constexpr T* operator->() { return &value(); }
    [[nodiscard]] constexpr T value_or(T otherwise) const {
        if (!has_value()) return otherwise;
        return value();
    }

    [[nodiscard]] constexpr const Error& error() const {
        if (has_value()) detail::the_result_is_a_value();
        return stored_.error();
    }

    [[nodiscard]] constexpr bool operator==(const result& other) const {
        if (has_value() != other.has_value()) return false;
        return has_value() ? value() == other.value() : error() == other.error();
    }

    /// Converts to std::expected<T, Error>.
    template <class Expected>
        requires std::is_same_v<typename Expected::value_type, T> &&
                 std::is_same_v<typename Expected::error_type, Error>
    [[nodiscard]] constexpr operator Expected() const {  // NOLINT(google-explicit-constructor)
        if (has_value()) return Expected(value());
        return Expected(typename Expected::unexpected_type(error()));
    }

private:
    detail::result_storage<T, Error> stored_;
};

/// The result of a function without a return value: success, or the error that says why the
/// function failed. `return {}` means success.
template <class Error>
class [[nodiscard]] result<void, Error> {
public:
    using value_type = void;
    using error_type = Error;

    constexpr result() : stored_(detail::nothing{}) {}
    // NOLINTNEXTLINE(google-explicit-constructor): a function returns its error
    constexpr result(const Error& error) : stored_(error) {}

    [[nodiscard]] constexpr bool has_value() const { return stored_.has_value(); }
    [[nodiscard]] constexpr explicit operator bool() const { return has_value(); }

    [[nodiscard]] constexpr const Error& error() const {
        if (has_value()) detail::the_result_is_a_value();
        return stored_.error();
    }

    [[nodiscard]] constexpr bool operator==(const result& other) const {
        if (has_value() != other.has_value()) return false;
        return has_value() || error() == other.error();
    }

    /// Converts to std::expected<void, Error>.
    template <class Expected>
        requires std::is_same_v<typename Expected::value_type, void> &&
                 std::is_same_v<typename Expected::error_type, Error>
    [[nodiscard]] constexpr operator Expected() const {  // NOLINT(google-explicit-constructor)
        if (has_value()) return Expected();
        return Expected(typename Expected::unexpected_type(error()));
    }

private:
    detail::result_storage<detail::nothing, Error> stored_;
};

}  // namespace inarow::inline v0
