// SPDX-License-Identifier: BSL-1.0
#include "io/output.hpp"

#include <inarow/core/fixed_string.hpp>

#include "io/failure.hpp"
#include "platform/standard_streams.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace inarow::app {

void output::flush() {
    const int error = platform::write_output({buffer_.data(), size_});
    if (error == EPIPE) throw output_closed{};
    if (error != 0)
        throw failure{failure::failed, std::string("standard output cannot be written: ") +
                                           std::strerror(error) + '.'};
    size_ = 0;
}

void say(output& out, std::string_view text) {
    core::write(out, text);
    out.flush();
}

void complain(std::string_view sentence) {
    std::string line = "inarow: ";
    line.append(sentence).append("\n");
    std::fputs(line.c_str(), stderr);
}

}  // namespace inarow::app
