// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace inarow::app {

/// Standard input, line by line: any bytes, lines of any length, the last one with or without an
/// end. Of a line longer than `longest`, the beginning is kept.
class lines {
public:
    /// More than the longest game takes in any notation, on the largest board.
    static constexpr std::size_t longest = std::size_t{64} << 20;

    lines() = default;
    /// Ends, too, once there is something to read from that descriptor.
    explicit lines(int alarm) : alarm_{alarm} {}

    /// The next line, without its end; nothing at the end of the input. The text is good until
    /// the next call. Throws a failure when the input cannot be read.
    [[nodiscard]] std::optional<std::string_view> next();
    /// Whether a whole line is at hand, so that `next` need not wait.
    [[nodiscard]] bool has_next() const;
    /// Whether there is anything more at all; waits until that is known.
    [[nodiscard]] bool has_input() { return begin_ != end_ || read_more(); }
    /// Whether the line that `next` gave was longer than `longest`.
    [[nodiscard]] bool was_cut() const { return was_cut_; }

private:
    [[nodiscard]] std::optional<std::size_t> end_of_line(std::size_t from) const;
    /// Reads more behind what is kept; false at the end of the input.
    bool read_more();

    int alarm_ = -1;
    std::vector<char> kept_;
    std::size_t begin_ = 0;  ///< of what has not been given yet
    std::size_t end_ = 0;
    bool at_end_ = false;
    bool was_cut_ = false;
};

}  // namespace inarow::app
