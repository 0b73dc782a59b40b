// SPDX-License-Identifier: BSL-1.0
#include "platform/process.hpp"

#include "make_pipe.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdlib>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

// No header of macOS declares `environ`; macOS requires exactly this declaration.
extern char** environ;  // NOLINT

namespace inarow::app::platform {
namespace {

/// A pipe that other processes do not inherit. Closes its ends on destruction.
class pipe_ends {
public:
    pipe_ends() {
        if (!make_pipe(ends_)) ends_ = {-1, -1};
    }
    pipe_ends(const pipe_ends&) = delete;
    pipe_ends(pipe_ends&&) = delete;
    pipe_ends& operator=(const pipe_ends&) = delete;
    pipe_ends& operator=(pipe_ends&&) = delete;
    ~pipe_ends() {
        close_end(0);
        close_end(1);
    }
    [[nodiscard]] int reading() const { return ends_[0]; }
    [[nodiscard]] int writing() const { return ends_[1]; }
    void close_end(std::size_t end) {
        if (ends_[end] != -1) close(ends_[end]);
        ends_[end] = -1;
    }

private:
    std::array<int, 2> ends_{-1, -1};
};

/// The environment, changed so that messages are in English.
std::vector<std::string> english_environment() {
    std::vector<std::string> result;
    for (char* const* each = environ; *each != nullptr; ++each) {
        const std::string_view variable = *each;
        if (!variable.starts_with("LC_") && !variable.starts_with("LANG"))
            result.emplace_back(variable);
    }
    result.emplace_back("LC_ALL=C");
    return result;
}

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
    std::vector<char*> result;
    result.reserve(texts.size() + 1);
    for (std::string& text : texts) result.push_back(text.data());
    result.push_back(nullptr);
    return result;
}

/// Starts the program; returns 0 or errno.
int start(pid_t& child, std::vector<std::string> arguments, const pipe_ends& stdin_pipe,
          const pipe_ends& stdout_pipe, const pipe_ends& stderr_pipe) {
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, stdin_pipe.reading(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, stdout_pipe.writing(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, stderr_pipe.writing(), STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t default_limits;
    sigemptyset(&default_limits);
    sigaddset(&default_limits, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &default_limits);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);

    std::vector<std::string> variables = english_environment();
    const int error = posix_spawnp(&child, arguments.front().c_str(), &files, &attributes,
                                   pointers_to(arguments).data(), pointers_to(variables).data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

/// Appends the available data of a pipe; closes the pipe at its end.
void take(pipe_ends& pipe, std::string& data) {
    std::array<char, 65536> buffer{};
    const ssize_t got = read(pipe.reading(), buffer.data(), buffer.size());
    if (got > 0) {
        data.append(buffer.data(), static_cast<std::size_t>(got));
    } else if (got == 0 || errno != EINTR) {
        pipe.close_end(0);
    }
}

/// Writes as much as the pipe accepts; closes the pipe when all is written or nobody reads.
void hand(pipe_ends& pipe, std::string_view& rest) {
    const ssize_t written = write(pipe.writing(), rest.data(), rest.size());
    if (written > 0) {
        rest.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR && errno != EAGAIN) {
        rest = {};
    }
    if (rest.empty()) pipe.close_end(1);
}

void exchange(pipe_ends& stdin_pipe, pipe_ends& stdout_pipe, pipe_ends& stderr_pipe,
              std::string_view rest, finished_process& result) {
    fcntl(stdin_pipe.writing(), F_SETFL, O_NONBLOCK);
    if (rest.empty()) stdin_pipe.close_end(1);
    while (stdout_pipe.reading() != -1 || stderr_pipe.reading() != -1 ||
           stdin_pipe.writing() != -1) {
        std::array<pollfd, 3> all{pollfd{stdin_pipe.writing(), POLLOUT, 0},
                                  pollfd{stdout_pipe.reading(), POLLIN, 0},
                                  pollfd{stderr_pipe.reading(), POLLIN, 0}};
        if (poll(all.data(), all.size(), -1) < 0) continue;
        if (all[0].revents != 0) hand(stdin_pipe, rest);
        if (all[1].revents != 0) take(stdout_pipe, result.out);
        if (all[2].revents != 0) take(stderr_pipe, result.err);
    }
}

}  // namespace

std::expected<finished_process, int> run_process(const std::vector<std::string>& arguments,
                                                 std::string_view input) {
    pipe_ends stdin_pipe;
    pipe_ends stdout_pipe;
    pipe_ends stderr_pipe;
    if (stdin_pipe.reading() == -1 || stdout_pipe.reading() == -1 || stderr_pipe.reading() == -1)
        return std::unexpected(EMFILE);
    pid_t child = -1;
    if (const int error = start(child, arguments, stdin_pipe, stdout_pipe, stderr_pipe); error != 0)
        return std::unexpected(error);
    stdin_pipe.close_end(0);
    stdout_pipe.close_end(1);
    stderr_pipe.close_end(1);

    finished_process result{};
    exchange(stdin_pipe, stdout_pipe, stderr_pipe, input, result);
    int status = 0;
    while (waitpid(child, &status, 0) == -1 && errno == EINTR) {
    }
    result.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return result;
}

}  // namespace inarow::app::platform
