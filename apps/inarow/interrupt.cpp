// SPDX-License-Identifier: BSL-1.0
#include "interrupt.hpp"

#include "failure.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <string>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace inarow::app {
namespace {

constexpr int caught[] = {SIGINT, SIGTERM};

/// All that a signal handler knows.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables)
std::atomic<interrupt*> current = nullptr;

extern "C" void note_signal(int number) {
    const int kept = errno;
    if (interrupt* const noted = current) noted->note(number);
    errno = kept;
}

/// Unless the signal is ignored.
void handle(int number, void (*handler)(int)) {
    struct sigaction before{};
    sigaction(number, nullptr, &before);
    if (before.sa_handler == SIG_IGN) return;
    struct sigaction after{};
    after.sa_handler = handler;
    after.sa_flags = SA_RESTART;
    sigaction(number, &after, nullptr);
}

}  // namespace

interrupt::interrupt() {
    static_assert(std::atomic<int>::is_always_lock_free &&
                  std::atomic<interrupt*>::is_always_lock_free);
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        throw failure{failure::failed,
                      std::string("no pipe can be made: ") + std::strerror(errno) + '.'};
    rung_ = ends[0];
    bell_ = ends[1];
    watcher_ = std::jthread([this] { watch(); });
    current = this;
    for (const int number : caught) handle(number, note_signal);
}

interrupt::~interrupt() {
    for (const int number : caught) handle(number, SIG_DFL);
    current = nullptr;
    ring();
    watcher_.join();
    close(rung_);
    close(bell_);
}

void interrupt::note(int number) {
    if (came_.exchange(number) != 0) {
        (void)std::signal(number, SIG_DFL);
        (void)std::raise(number);
    }
    ring();
}

void interrupt::ring() const {
    const char any = 0;
    [[maybe_unused]] const ssize_t written = write(bell_, &any, 1);
}

void interrupt::watch() {
    pollfd bell{.fd = rung_, .events = POLLIN, .revents = 0};
    while (poll(&bell, 1, -1) < 0 && errno == EINTR) {
    }
    if (came_ != 0) stopping_.request_stop();
}

}  // namespace inarow::app
