// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "alarm.hpp"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string_view>

namespace inarow::app::platform {

enum class stream : std::uint8_t { input, output, error };

/// Must be called first. Makes sure that all three streams are open, that bytes pass unchanged, and
/// that a closed pipe is a write error instead of a signal.
void prepare_standard_streams();

[[nodiscard]] bool is_terminal(stream s);

/// Whether standard output or standard error goes to a terminal that supports escape codes.
[[nodiscard]] bool understands_escape_codes();

struct window_size {
    int columns;
    int rows;
};

/// The current size of a terminal; `nullopt` if there is none or its size is unknown.
[[nodiscard]] std::optional<window_size> size_of_window(stream s);

/// Reads from standard input, blocking until there is some: 0 at its end, or if the alarm rings.
/// The error is errno.
[[nodiscard]] std::expected<std::size_t, int> read_input(std::span<char> target,
                                                         const alarm* waking);

/// Reads standard input `offset` bytes after the current position, which stays unchanged. `nullopt`
/// if it is not a file.
[[nodiscard]] std::optional<std::size_t> peek_input(std::uint64_t offset, std::span<char> target);

/// Writes all of a text to standard output; returns errno, or 0. EPIPE: nobody reads it.
[[nodiscard]] int write_output(std::string_view text);

}  // namespace inarow::app::platform
