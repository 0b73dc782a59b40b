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

/// Call this function before you use the streams. It makes sure that all three streams are open,
/// that bytes pass unchanged, and that writing to a closed pipe is an error instead of a signal.
void prepare_standard_streams();

[[nodiscard]] bool is_terminal(stream s);

/// Returns whether standard output or standard error goes to a terminal that supports escape codes.
[[nodiscard]] bool understands_escape_codes();

struct window_size {
    int columns;
    int rows;
};

/// Returns the current size of the terminal, or `nullopt` if the stream is not a terminal or the
/// size is unknown.
[[nodiscard]] std::optional<window_size> size_of_window(stream s);

/// Reads from standard input. Blocks until there is input. Returns the number of bytes, which is 0
/// at the end of the input or if the alarm rings. The error is errno.
[[nodiscard]] std::expected<std::size_t, int> read_input(std::span<char> target,
                                                         const alarm* waking);

/// Reads from standard input, `offset` bytes after the current position, and does not change this
/// position. Returns `nullopt` if standard input is not a file.
[[nodiscard]] std::optional<std::size_t> peek_input(std::uint64_t offset, std::span<char> target);

/// Writes a whole text to standard output. Returns 0 or errno; EPIPE means that nobody reads
/// standard output any more.
[[nodiscard]] int write_output(std::string_view text);

}  // namespace inarow::app::platform
