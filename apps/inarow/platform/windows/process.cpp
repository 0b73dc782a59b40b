// SPDX-License-Identifier: BSL-1.0
#include "platform/process.hpp"

#include <inarow/core/threads.hpp>

#include "handle.hpp"

#include <array>
#include <cerrno>
#include <cstddef>
#include <optional>

namespace inarow::app::platform {
namespace {

struct pipe_ends {
    handle reading;
    handle writing;
};

/// Makes a pipe. The other program does not inherit its ends until let_inherit is called.
std::optional<pipe_ends> make_pipe() {
    HANDLE reading = nullptr;
    HANDLE writing = nullptr;
    if (CreatePipe(&reading, &writing, nullptr, 0) == 0) return std::nullopt;
    return pipe_ends{handle(reading), handle(writing)};
}

void let_inherit(const handle& end) {
    SetHandleInformation(end.get(), HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
}

/// Quotes an argument for CommandLineToArgvW: backslashes before a quotation mark are doubled.
void append_quoted(std::string& line, std::string_view argument) {
    line += '"';
    std::size_t backslashes = 0;
    for (const char c : argument) {
        if (c == '"') line.append(backslashes + 1, '\\');
        backslashes = c == '\\' ? backslashes + 1 : 0;
        line += c;
    }
    line.append(backslashes, '\\').append("\" ");
}

std::string command_line(const std::vector<std::string>& arguments) {
    std::string line;
    for (const std::string& argument : arguments) append_quoted(line, argument);
    return line;
}

/// The environment, changed so that messages are in English.
std::string english_environment() {
    std::string block;
    char* const variables = GetEnvironmentStringsA();
    for (std::string_view each = variables; !each.empty(); each = each.data() + each.size() + 1)
        if (!each.starts_with("LC_") && !each.starts_with("LANG")) block.append(each) += '\0';
    FreeEnvironmentStringsA(variables);
    return block.append("LC_ALL=C") += '\0';
}

int errno_of(DWORD error) {
    switch (error) {
        case ERROR_FILE_NOT_FOUND:
        case ERROR_PATH_NOT_FOUND: return ENOENT;
        case ERROR_ACCESS_DENIED: return EACCES;
        case ERROR_BAD_EXE_FORMAT: return ENOEXEC;
        default: return EIO;
    }
}

/// Starts the program with these handles as its standard streams.
std::expected<handle, int> start(const std::vector<std::string>& arguments, const handle& input,
                                 const handle& output, const handle& error) {
    STARTUPINFOA how{};
    how.cb = sizeof(how);
    how.dwFlags = STARTF_USESTDHANDLES;
    how.hStdInput = input.get();
    how.hStdOutput = output.get();
    how.hStdError = error.get();
    for (const handle* end : {&input, &output, &error}) let_inherit(*end);
    PROCESS_INFORMATION started{};
    if (CreateProcessA(nullptr, command_line(arguments).data(), nullptr, nullptr, TRUE, 0,
                       english_environment().data(), nullptr, &how, &started) == 0)
        return std::unexpected(errno_of(GetLastError()));
    CloseHandle(started.hThread);
    return handle(started.hProcess);
}

/// Reads a pipe to its end, with \r\n replaced by \n.
void take(const handle& pipe, std::string& data) {
    std::array<char, 65536> buffer{};
    DWORD got = 0;
    while (ReadFile(pipe.get(), buffer.data(), buffer.size(), &got, nullptr) != 0 && got > 0)
        data.append(buffer.data(), got);
    for (std::size_t end = 0; (end = data.find("\r\n", end)) != std::string::npos;)
        data.erase(end, 1);
}

/// Writes until everything is written or nobody reads; then closes the pipe.
void hand(handle pipe, std::string_view rest) {
    DWORD written = 0;
    while (!rest.empty() && WriteFile(pipe.get(), rest.data(), static_cast<DWORD>(rest.size()),
                                      &written, nullptr) != 0)
        rest.remove_prefix(written);
}

}  // namespace

std::expected<finished_process, int> run_process(const std::vector<std::string>& arguments,
                                                 std::string_view input) {
    auto stdin_pipe = make_pipe();
    auto stdout_pipe = make_pipe();
    auto stderr_pipe = make_pipe();
    if (!stdin_pipe || !stdout_pipe || !stderr_pipe) return std::unexpected(EMFILE);
    const auto process =
        start(arguments, stdin_pipe->reading, stdout_pipe->writing, stderr_pipe->writing);
    if (!process) return std::unexpected(process.error());
    stdin_pipe->reading.reset();
    stdout_pipe->writing.reset();
    stderr_pipe->writing.reset();

    finished_process result{};
    {
        const core::jthread writer([&] { hand(std::move(stdin_pipe->writing), input); });
        const core::jthread reader([&] { take(stderr_pipe->reading, result.err); });
        take(stdout_pipe->reading, result.out);
    }
    WaitForSingleObject(process->get(), INFINITE);
    DWORD code = 0;
    GetExitCodeProcess(process->get(), &code);
    result.exit_code = static_cast<int>(code);
    return result;
}

}  // namespace inarow::app::platform
