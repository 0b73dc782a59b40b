// SPDX-License-Identifier: BSL-1.0
#include "interrupt.hpp"

#include "failure.hpp"

#include <atomic>
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

// All that a signal handler can reach is global.
std::atomic<int> came = 0;
static_assert(std::atomic<int>::is_always_lock_free);
int from_handler = -1;
int to_watcher = -1;

void ring() {
    const char any = 0;
    (void)!write(to_watcher, &any, 1);
}

extern "C" void note_signal(int number) {
    const int kept = errno;
    if (came.exchange(number) != 0) {
        std::signal(number, SIG_DFL);
        (void)raise(number);
    }
    ring();
    errno = kept;
}

void handle(int number, void (*with)(int)) {
    struct sigaction before{};
    sigaction(number, nullptr, &before);
    if (before.sa_handler == SIG_IGN) return;
    struct sigaction after{};
    after.sa_handler = with;
    after.sa_flags = SA_RESTART;
    sigaction(number, &after, nullptr);
}

/// Until somebody rings.
void wait_for_ring() {
    pollfd rung{.fd = from_handler, .events = POLLIN, .revents = 0};
    while (poll(&rung, 1, -1) < 0 && errno == EINTR) {
    }
}

}  // namespace

interrupt::interrupt() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
        throw failure{failure::failed,
                      std::string("no pipe can be made: ") + std::strerror(errno) + '.'};
    from_handler = ends[0];
    to_watcher = ends[1];
    came = 0;
    watcher_ = std::jthread([this] {
        wait_for_ring();
        if (came != 0) stopping_.request_stop();
    });
    for (const int number : caught) handle(number, note_signal);
}

interrupt::~interrupt() {
    for (const int number : caught) handle(number, SIG_DFL);
    ring();
    watcher_.join();
    close(from_handler);
    close(to_watcher);
}

int interrupt::signal() const { return came; }
int interrupt::descriptor() const { return from_handler; }

}  // namespace inarow::app
