// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace inarow::app {

/// Writes standard output through a large buffer.
class output {
public:
    output& append(const char* characters, std::size_t count) {
        kept_.append(characters, count);
        return *this;
    }
    /// Called after a line: flushes the buffer if it has become large.
    void line_done() {
        if (kept_.size() >= enough) flush();
    }
    /// Flushes the buffer. Throws output_closed, or a failure if writing fails.
    void flush();

private:
    static constexpr std::size_t enough = std::size_t{1} << 16;
    std::string kept_;
};

/// Writes a text and flushes.
void say(output& out, std::string_view text);

/// Writes an error message to standard error.
void complain(std::string_view sentence);

}  // namespace inarow::app
