// SPDX-License-Identifier: BSL-1.0
#include "process.hpp"

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

namespace inarow::app {
namespace {

/// A pipe whose ends close when it goes, and that no other process inherits.
class pipe_ends {
public:
    pipe_ends() {
        if (pipe2(ends_.data(), O_CLOEXEC) != 0) ends_ = {-1, -1};
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

/// The environment, with messages in English whatever the user's language is.
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

/// Starts the program; gives errno, or 0.
int start(pid_t& child, std::vector<std::string> arguments, const pipe_ends& in,
          const pipe_ends& out, const pipe_ends& err) {
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in.reading(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out.writing(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, err.writing(), STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t as_usual;
    sigemptyset(&as_usual);
    sigaddset(&as_usual, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &as_usual);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);

    std::vector<std::string> variables = english_environment();
    const int error = posix_spawnp(&child, arguments.front().c_str(), &files, &attributes,
                                   pointers_to(arguments).data(), pointers_to(variables).data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

/// Appends what a pipe has; closes it at its end.
void take(pipe_ends& from, std::string& to) {
    std::array<char, 65536> buffer{};
    const ssize_t got = read(from.reading(), buffer.data(), buffer.size());
    if (got > 0) {
        to.append(buffer.data(), static_cast<std::size_t>(got));
    } else if (got == 0 || errno != EINTR) {
        from.close_end(0);
    }
}

/// Hands on what a pipe takes; closes it when all is done, or when nobody reads.
void hand(pipe_ends& to, std::string_view& rest) {
    const ssize_t written = write(to.writing(), rest.data(), rest.size());
    if (written > 0) {
        rest.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR && errno != EAGAIN) {
        rest = {};
    }
    if (rest.empty()) to.close_end(1);
}

void exchange(pipe_ends& in, pipe_ends& out, pipe_ends& err, std::string_view rest,
              finished_process& result) {
    fcntl(in.writing(), F_SETFL, O_NONBLOCK);
    if (rest.empty()) in.close_end(1);
    while (out.reading() != -1 || err.reading() != -1 || in.writing() != -1) {
        std::array<pollfd, 3> all{pollfd{in.writing(), POLLOUT, 0},
                                  pollfd{out.reading(), POLLIN, 0},
                                  pollfd{err.reading(), POLLIN, 0}};
        if (poll(all.data(), all.size(), -1) < 0) continue;
        if (all[0].revents != 0) hand(in, rest);
        if (all[1].revents != 0) take(out, result.out);
        if (all[2].revents != 0) take(err, result.err);
    }
}

}  // namespace

std::expected<finished_process, int> run_process(const std::vector<std::string>& arguments,
                                                 std::string_view input) {
    pipe_ends in;
    pipe_ends out;
    pipe_ends err;
    if (in.reading() == -1 || out.reading() == -1 || err.reading() == -1)
        return std::unexpected(EMFILE);
    pid_t child = -1;
    if (const int error = start(child, arguments, in, out, err); error != 0)
        return std::unexpected(error);
    in.close_end(0);
    out.close_end(1);
    err.close_end(1);

    finished_process result{};
    exchange(in, out, err, input, result);
    int status = 0;
    while (waitpid(child, &status, 0) == -1 && errno == EINTR) {
    }
    result.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return result;
}

}  // namespace inarow::app
