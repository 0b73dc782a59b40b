// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/result.hpp>

#include <expected>

/// Stores results whose values own memory, such as lists, texts, and boards whose size is known
/// only at run time.
namespace inarow::inline v0::detail {

template <class T, class Error>
    requires(!fit_a_union<T, Error>)
class result_storage<T, Error> {
public:
    // NOLINTNEXTLINE(cppcoreguidelines-rvalue-reference-param-not-moved): move can be a macro
    explicit constexpr result_storage(T&& value) : stored_(static_cast<T&&>(value)) {}
    explicit constexpr result_storage(const Error& error) : stored_(std::unexpect, error) {}

    [[nodiscard]] constexpr bool has_value() const { return stored_.has_value(); }
    [[nodiscard]] constexpr const T& value() const { return *stored_; }
    [[nodiscard]] constexpr T& value() { return *stored_; }
    [[nodiscard]] constexpr const Error& error() const { return stored_.error(); }

private:
    std::expected<T, Error> stored_;
};

}  // namespace inarow::inline v0::detail
