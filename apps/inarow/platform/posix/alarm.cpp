// SPDX-License-Identifier: BSL-1.0
#include "alarm.hpp"

#include "io/failure.hpp"
#include "make_pipe.hpp"

#include <cerrno>
#include <cstring>
#include <string>

#include <poll.h>

namespace inarow::app::platform {

alarm::alarm() {
    std::array<int, 2> ends{};
    if (!make_pipe(ends))
        throw failure{failure::failed,
                      std::string("no pipe can be made: ") + std::strerror(errno) + '.'};
    // A signal handler that rings the alarm must not block.
    for (const int end : ends) fcntl(end, F_SETFL, O_NONBLOCK);
    handles_ = std::make_unique<handles>(ends[0], ends[1]);
}

alarm::~alarm() {
    close(handles_->reading);
    close(handles_->writing);
}

void alarm::ring() const {
    const char any = 0;
    [[maybe_unused]] const ssize_t written = write(handles_->writing, &any, 1);
}

void alarm::wait() const {
    pollfd rung{.fd = handles_->reading, .events = POLLIN, .revents = 0};
    while (poll(&rung, 1, -1) < 0 && errno == EINTR) {
    }
}

}  // namespace inarow::app::platform
