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
    /// More bytes than any game takes, in any notation, on the largest board.
    static constexpr std::size_t max_size = std::size_t{64} << 20;

    input_lines() = default;
    /// The input also ends when the alarm rings. The alarm must outlive this object.
    explicit input_lines(const platform::alarm& alarm) : alarm_{&alarm} {}

    /// The next line, without its newline, a preceding carriage return, and a byte order mark at
    /// the beginning of the input. `nullopt` at the end of the input. Valid until the next call.
    /// Throws a failure if the input cannot be read.
    [[nodiscard]] std::optional<std::string_view> next();
    /// Whether a whole line is buffered, so that `next` does not wait.
    [[nodiscard]] bool has_next() const;
    /// Whether there is more input; blocks until that is known.
    [[nodiscard]] bool has_input() { return begin_ != end_ || read_more(); }
    /// Whether the last line was longer than `max_size`.
    [[nodiscard]] bool was_cut() const { return was_cut_; }

private:
    [[nodiscard]] std::string_view without_marks(std::string_view line);
    [[nodiscard]] std::optional<std::size_t> end_of_line(std::size_t begin) const;
    /// Reads more input into the buffer; returns false at the end of the input.
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
