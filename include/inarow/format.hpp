// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/stream.hpp>

#include <version>

/// Makes std::format accept every value that <inarow/stream.hpp> writes. If the standard library
/// has no std::format (libstdc++ before version 13), this header only includes <inarow/stream.hpp>.
/// This is a separate header, because <format> costs more compile time than <inarow.hpp>.
#if defined(__cpp_lib_format) && __cpp_lib_format >= 202110L

#include <cstddef>
#include <format>
#include <string>
#include <string_view>

template <inarow::writable T>
struct std::formatter<T, char> : std::formatter<std::string, char> {
    auto format(const T& written, auto& context) const {
        std::string text;
        inarow::write_value(text, written);
        return std::formatter<std::string, char>::format(text, context);
    }
};

template <>
struct std::formatter<inarow::core::string_view, char> : std::formatter<std::string_view, char> {
    auto format(std::string_view text, auto& context) const {
        return std::formatter<std::string_view, char>::format(text, context);
    }
};

#endif
