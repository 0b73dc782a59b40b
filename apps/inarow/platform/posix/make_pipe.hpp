// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>

#include <fcntl.h>
#include <unistd.h>

namespace inarow::app::platform {

/// Makes a pipe that other programs do not inherit. Returns false and sets errno if the system is
/// out of pipes. Does not use pipe2, because macOS lacks it. Setting the flag after the pipe is
/// made is safe, because only one thread starts programs.
inline bool make_pipe(std::array<int, 2>& ends) {
    if (pipe(ends.data()) != 0) return false;
    for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
    return true;
}

}  // namespace inarow::app::platform
