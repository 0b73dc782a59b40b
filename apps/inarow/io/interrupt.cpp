// SPDX-License-Identifier: BSL-1.0
#include "io/interrupt.hpp"

#include <cerrno>
#include <csignal>

namespace inarow::app {
namespace {

constexpr int caught[] = {SIGINT, SIGTERM};

/// The only state that the signal handler can access.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables)
std::atomic<interrupt*> current = nullptr;

extern "C" void note_signal(int number) {
    const int kept = errno;
    if (interrupt* const noted = current) noted->note(number);
    errno = kept;
}

/// Sets a handler unless the signal is ignored.
void handle(int number, void (*handler)(int)) {
    if (std::signal(number, handler) == SIG_IGN) (void)std::signal(number, SIG_IGN);
}

}  // namespace

interrupt::interrupt() {
    static_assert(std::atomic<int>::is_always_lock_free &&
                  std::atomic<interrupt*>::is_always_lock_free);
    watcher_ = core::jthread([this] { watch(); });
    current = this;
    for (const int number : caught) handle(number, note_signal);
}

interrupt::~interrupt() {
    for (const int number : caught) handle(number, SIG_DFL);
    current = nullptr;
    alarm_.ring();
    watcher_.join();
}

void interrupt::note(int number) {
    if (came_.exchange(number) != 0) {
        (void)std::signal(number, SIG_DFL);
        (void)std::raise(number);
    }
    alarm_.ring();
}

void interrupt::watch() {
    alarm_.wait();
    if (came_ != 0) stopping_.request_stop();
}

}  // namespace inarow::app
