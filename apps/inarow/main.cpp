// SPDX-License-Identifier: BSL-1.0
#include "commands.hpp"
#include "failure.hpp"
#include "output.hpp"

#include <csignal>
#include <exception>
#include <new>
#include <string>

#include <fcntl.h>
#include <unistd.h>

namespace {

/// So that no file opened later passes for a standard stream that was closed.
void open_standard_streams() {
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; ++fd)
        if (fcntl(fd, F_GETFD) == -1)
            (void)open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int fail(const inarow::app::failure& why) {
    inarow::app::complain(why.sentence);
    return why.code;
}

int run(int argc, char** argv) {
    using inarow::app::failure;
    inarow::app::output out;
    try {
        const int code = inarow::app::run(argc, argv, out);
        out.flush();
        return code;
    } catch (const failure& why) {
        // What was done before stands.
        out.flush();
        return fail(why);
    } catch (const std::bad_alloc&) {
        return fail({failure::failed, "there is not enough memory for this."});
    }
}

}  // namespace

int main(int argc, char** argv) {
    open_standard_streams();
    // A closed pipe is noticed where it is written to.
    std::signal(SIGPIPE, SIG_IGN);
    try {
        return run(argc, argv);
    } catch (const inarow::app::output_closed&) {
        return 0;
    } catch (const inarow::app::failure& why) {
        return fail(why);
    } catch (const std::exception& why) {
        return fail({inarow::app::failure::failed, why.what()});
    }
}
