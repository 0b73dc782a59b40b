// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "platform/alarm.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace inarow::app {

/// Reads standard input line by line. Lines may contain any bytes, and the last line need not end
/// with a newline. Lines longer than `max_size` bytes are truncated.
class input_lines {
public:
    /// The maximum length of a line, in bytes. A line of this length has room for any game on the
    /// largest board, in any notation.
    static constexpr std::size_t max_size = std::size_t{64} << 20;

    input_lines() = default;
    /// The input also ends when the alarm rings. The alarm must outlive this object.
    explicit input_lines(const platform::alarm& alarm) : alarm_{&alarm} {}

    /// Returns the next line, or `nullopt` at the end of the input. Removes the newline, a carriage
    /// return before it, and a byte order mark at the beginning of the input. The line is valid
    /// until the next call. Throws a failure if the input cannot be read.
    [[nodiscard]] std::optional<std::string_view> next();
    /// Returns whether a whole line is buffered, so that `next` does not wait.
    [[nodiscard]] bool has_next() const;
    /// Returns whether there is more input. Blocks until this is known.
    [[nodiscard]] bool has_input() { return begin_ != end_ || read_more(); }
    /// Returns whether the last line was longer than `max_size`.
    [[nodiscard]] bool was_cut() const { return was_cut_; }

private:
    [[nodiscard]] std::string_view without_marks(std::string_view line);
    [[nodiscard]] std::optional<std::size_t> end_of_line(std::size_t begin) const;
    /// Reads more input into the buffer. Returns false at the end of the input.
    bool read_more();

    const platform::alarm* alarm_ = nullptr;
    std::vector<char> buffer_;
    std::size_t begin_ = 0;  ///< where the rest of the input begins
    std::size_t end_ = 0;
    bool is_first_ = true;
    bool at_end_ = false;
    bool was_cut_ = false;
};

}  // namespace inarow::app
