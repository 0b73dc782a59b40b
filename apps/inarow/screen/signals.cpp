// SPDX-License-Identifier: BSL-1.0
#include "signals.hpp"

#include "platform/posix/alarm.hpp"

#include <array>
#include <cerrno>
#include <csignal>

#include <poll.h>
#include <unistd.h>

namespace inarow::app::screen {
namespace {

constexpr int caught[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGWINCH, SIGCONT};

/// The only state that the signal handler can access.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables)
std::atomic<signals*> current = nullptr;

extern "C" void note_signal_on_screen(int number) {
    const int kept = errno;
    if (signals* const noted = current) noted->note(number);
    errno = kept;
}

/// Sets a handler unless the signal is ignored.
void handle(int number, void (*handler)(int)) {
    if (std::signal(number, handler) == SIG_IGN) (void)std::signal(number, SIG_IGN);
}

}  // namespace

signals::signals() {
    static_assert(std::atomic<signals*>::is_always_lock_free);
    current = this;
    for (const int number : caught) handle(number, note_signal_on_screen);
}

signals::~signals() {
    for (const int number : caught) handle(number, SIG_DFL);
    current = nullptr;
}

void signals::note(int number) {
    if (number == SIGWINCH || number == SIGCONT) {
        is_changed_ = true;
    } else if (ending_.exchange(number) != 0) {
        (void)std::signal(number, SIG_DFL);
        (void)std::raise(number);
    }
    alarm_.ring();
}

bool signals::take_change() {
    std::array<char, 64> rung{};
    while (::read(alarm_.system().reading, rung.data(), rung.size()) > 0) {
    }
    return is_changed_.exchange(false);
}

bool signals::wait_for_input(std::chrono::milliseconds time_limit) const {
    std::array<pollfd, 2> waited{{{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0},
                                  {.fd = alarm_.system().reading, .events = POLLIN, .revents = 0}}};
    const int ready = ::poll(waited.data(), waited.size(), static_cast<int>(time_limit.count()));
    return ready > 0 && waited[0].revents != 0;
}

}  // namespace inarow::app::screen
