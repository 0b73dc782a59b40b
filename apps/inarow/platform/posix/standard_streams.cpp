// SPDX-License-Identifier: BSL-1.0
#include "platform/standard_streams.hpp"

#include "alarm.hpp"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <iterator>

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace inarow::app::platform {
namespace {

int descriptor_of(stream s) { return static_cast<int>(s); }
static_assert(STDIN_FILENO == static_cast<int>(stream::input) &&
              STDOUT_FILENO == static_cast<int>(stream::output) &&
              STDERR_FILENO == static_cast<int>(stream::error));

/// Waits until there is something to read; returns false if the alarm rang. Without an alarm, the
/// descriptor is -1, which poll ignores.
bool wait_for_input(const alarm* waking) {
    const int rung = waking == nullptr ? -1 : waking->system().reading;
    pollfd ready[] = {{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0},
                      {.fd = rung, .events = POLLIN, .revents = 0}};
    while (poll(ready, std::size(ready), -1) < 0 && errno == EINTR) {
    }
    return ready[1].revents == 0;
}

}  // namespace

void prepare_standard_streams() {
    // Opens closed streams, because a file that is opened later could otherwise take their place.
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; ++fd)
        if (fcntl(fd, F_GETFD) == -1)
            (void)open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    std::signal(SIGPIPE, SIG_IGN);
}

bool is_terminal(stream s) { return isatty(descriptor_of(s)) != 0; }

bool understands_escape_codes() {
    const char* name = std::getenv("TERM");
    return name != nullptr && *name != '\0' && std::string_view(name) != "dumb";
}

std::optional<window_size> size_of_window(stream s) {
    winsize size{};
    if (ioctl(descriptor_of(s), TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0)
        return std::nullopt;
    return window_size{.columns = size.ws_col, .rows = size.ws_row};
}

std::expected<std::size_t, int> read_input(std::span<char> target, const alarm* waking) {
    while (wait_for_input(waking)) {
        const ssize_t got = read(STDIN_FILENO, target.data(), target.size());
        if (got >= 0) return static_cast<std::size_t>(got);
        if (errno == EIO) return 0;  // the terminal is gone
        if (errno != EAGAIN && errno != EINTR) return std::unexpected(errno);
    }
    return 0;
}

std::optional<std::size_t> peek_input(std::uint64_t offset, std::span<char> target) {
    struct stat is{};
    const off_t next = lseek(STDIN_FILENO, 0, SEEK_CUR);
    if (fstat(STDIN_FILENO, &is) != 0 || !S_ISREG(is.st_mode) || next < 0) return std::nullopt;
    const ssize_t got =
        pread(STDIN_FILENO, target.data(), target.size(), next + static_cast<off_t>(offset));
    if (got < 0) return std::nullopt;
    return static_cast<std::size_t>(got);
}

int write_output(std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(STDOUT_FILENO, text.data(), text.size());
        if (written >= 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            pollfd ready{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
            poll(&ready, 1, -1);
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

}  // namespace inarow::app::platform
