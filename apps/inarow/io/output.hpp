// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace inarow::app {

/// Standard output: a place to write to that keeps much before it hands it on.
class output {
public:
    output& append(const char* characters, std::size_t count) {
        kept_.append(characters, count);
        return *this;
    }
    /// After a line: hands on what is kept if that has become much.
    void line_done() {
        if (kept_.size() >= enough) flush();
    }
    /// Hands on all that is kept. Throws output_closed, or a failure when it cannot be written.
    void flush();

private:
    static constexpr std::size_t enough = std::size_t{1} << 16;
    std::string kept_;
};

/// Writes a text and hands it on.
void say(output& out, std::string_view text);

/// Says on standard error what is wrong.
void complain(std::string_view sentence);

}  // namespace inarow::app
