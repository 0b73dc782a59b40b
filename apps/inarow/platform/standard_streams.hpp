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

/// To be called first: makes sure that all three are open, that bytes pass unchanged, and that a
/// closed pipe is an error of the write and not a signal.
void prepare_standard_streams();

[[nodiscard]] bool is_terminal(stream s);

/// Whether the terminal that standard output or standard error goes to obeys escape codes.
[[nodiscard]] bool understands_escape_codes();

struct window_size {
    int columns;
    int rows;
};

/// The size of a terminal at this moment; nothing where there is none or where it is not known.
[[nodiscard]] std::optional<window_size> size_of_window(stream s);

/// Reads what standard input has, and waits until it has something: 0 at its end, or when the alarm
/// rings. The error is errno.
[[nodiscard]] std::expected<std::size_t, int> read_input(std::span<char> target,
                                                         const alarm* waking);

/// Reads from standard input, if that is a file, `offset` bytes after what comes next, which stays
/// what comes next. Nothing where it is not a file.
[[nodiscard]] std::optional<std::size_t> peek_input(std::uint64_t offset, std::span<char> target);

/// Writes all of it to standard output; gives errno, or 0. EPIPE: nobody reads it.
[[nodiscard]] int write_output(std::string_view text);

}  // namespace inarow::app::platform
