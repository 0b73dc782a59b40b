// SPDX-License-Identifier: BSL-1.0
#include "output.hpp"

#include <inarow/core/fixed_string.hpp>

#include "failure.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <poll.h>
#include <unistd.h>

namespace inarow::app {

void output::flush() {
    std::string_view rest = kept_;
    while (!rest.empty()) {
        const ssize_t written = write(STDOUT_FILENO, rest.data(), rest.size());
        if (written >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            pollfd ready{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
            poll(&ready, 1, -1);
        } else if (errno == EPIPE) {
            throw output_closed{};
        } else if (errno != EINTR) {
            throw failure{failure::failed, std::string("standard output cannot be written: ") +
                                               std::strerror(errno) + '.'};
        }
    }
    kept_.clear();
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
