// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace inarow::app {

/// Writes standard output through a large buffer.
class output {
public:
    output& append(const char* characters, std::size_t count) {
        if (buffer_.size() - size_ < count) buffer_.resize(2 * (size_ + count));
        std::copy_n(characters, count, buffer_.data() + size_);
        size_ += count;
        return *this;
    }
    /// Call this function after each line. It flushes the buffer if the buffer has become large.
    void line_done() {
        if (size_ >= enough) flush();
    }
    /// Flushes the buffer. Throws output_closed, or a failure if writing fails.
    void flush();

private:
    static constexpr std::size_t enough = std::size_t{1} << 16;
    // Does not use std::string::append, which is slower than std::copy_n for a few characters.
    std::string buffer_ = std::string(2 * enough, '\0');
    std::size_t size_ = 0;  ///< number of characters in the buffer
};

/// Writes a text and flushes the buffer.
void say(output& out, std::string_view text);

/// Writes an error message to standard error.
void complain(std::string_view sentence);

}  // namespace inarow::app
