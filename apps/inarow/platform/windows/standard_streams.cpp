// SPDX-License-Identifier: BSL-1.0
#include "platform/standard_streams.hpp"

#include "alarm.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <iterator>
#include <limits>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <io.h>

namespace inarow::app::platform {
namespace {

HANDLE handle_of(stream s) {
    constexpr std::array<DWORD, 3> numbers = {STD_INPUT_HANDLE, STD_OUTPUT_HANDLE,
                                              STD_ERROR_HANDLE};
    return GetStdHandle(numbers[static_cast<std::size_t>(s)]);
}

std::optional<DWORD> console_mode(stream s) {
    DWORD mode = 0;
    if (GetConsoleMode(handle_of(s), &mode) == 0) return std::nullopt;
    return mode;
}

DWORD at_most(std::size_t size) {
    return static_cast<DWORD>(std::min<std::size_t>(size, std::numeric_limits<DWORD>::max()));
}

/// Whether the error means that nobody reads a pipe any more.
bool is_closed(DWORD error) {
    return error == ERROR_BROKEN_PIPE || error == ERROR_NO_DATA ||
           error == ERROR_PIPE_NOT_CONNECTED;
}

/// Reads standard input like ReadFile, but treats a closed pipe as the end of the input.
std::expected<std::size_t, int> read_now(std::span<char> target) {
    DWORD got = 0;
    while (ReadFile(handle_of(stream::input), target.data(), at_most(target.size()), &got,
                    nullptr) == 0) {
        const DWORD error = GetLastError();
        if (error == ERROR_BROKEN_PIPE || error == ERROR_HANDLE_EOF) return 0;
        if (error != ERROR_OPERATION_ABORTED) return std::unexpected(EIO);  // Ctrl-C aborts a read
    }
    return got;
}

}  // namespace

void prepare_standard_streams() {
    for (int fd = 0; fd <= 2; ++fd) (void)_setmode(fd, _O_BINARY);
    SetConsoleCP(CP_UTF8);
    SetConsoleOutputCP(CP_UTF8);
    for (const stream s : {stream::output, stream::error})
        if (const auto mode = console_mode(s))
            SetConsoleMode(handle_of(s), *mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
}

bool is_terminal(stream s) { return console_mode(s).has_value(); }

bool understands_escape_codes() {
    const auto mode = console_mode(is_terminal(stream::output) ? stream::output : stream::error);
    return mode && (*mode & ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

std::optional<window_size> size_of_window(stream s) {
    CONSOLE_SCREEN_BUFFER_INFO is{};
    if (GetConsoleScreenBufferInfo(handle_of(s), &is) == 0) return std::nullopt;
    return window_size{.columns = is.srWindow.Right - is.srWindow.Left + 1,
                       .rows = is.srWindow.Bottom - is.srWindow.Top + 1};
}

std::expected<std::size_t, int> read_input(std::span<char> target, const alarm* waking) {
    if (waking == nullptr) return read_now(target);
    // Windows cannot wait for a pipe, so a thread reads from it. If the alarm rings during a read,
    // that thread and everything that it uses remain until the program ends.
    struct pending {
        std::vector<char> buffer;
        std::expected<std::size_t, int> got;
        handle done;
    };
    const auto read =
        std::make_shared<pending>(std::vector<char>(target.size()), std::size_t{0},
                                  handle(CreateEventA(nullptr, TRUE, FALSE, nullptr)));
    if (!read->done) return std::unexpected(EMFILE);
    std::thread([read] {
        read->got = read_now(read->buffer);
        SetEvent(read->done.get());
    }).detach();
    const HANDLE both[] = {waking->system().rung.get(), read->done.get()};
    if (WaitForMultipleObjects(std::size(both), both, FALSE, INFINITE) == WAIT_OBJECT_0) return 0;
    if (read->got) std::copy_n(read->buffer.begin(), *read->got, target.begin());
    return read->got;
}

std::optional<std::size_t> peek_input(std::uint64_t offset, std::span<char> target) {
    const HANDLE file = handle_of(stream::input);
    LARGE_INTEGER next{};
    if (GetFileType(file) != FILE_TYPE_DISK ||
        SetFilePointerEx(file, LARGE_INTEGER{}, &next, FILE_CURRENT) == 0)
        return std::nullopt;
    LARGE_INTEGER begin{};
    begin.QuadPart = next.QuadPart + static_cast<LONGLONG>(offset);
    DWORD got = 0;
    const bool is_read = SetFilePointerEx(file, begin, nullptr, FILE_BEGIN) != 0 &&
                         ReadFile(file, target.data(), at_most(target.size()), &got, nullptr) != 0;
    SetFilePointerEx(file, next, nullptr, FILE_BEGIN);
    if (!is_read) return std::nullopt;
    return got;
}

int write_output(std::string_view text) {
    while (!text.empty()) {
        DWORD written = 0;
        if (WriteFile(handle_of(stream::output), text.data(), at_most(text.size()), &written,
                      nullptr) == 0) {
            const DWORD error = GetLastError();
            return is_closed(error) ? EPIPE : error == ERROR_DISK_FULL ? ENOSPC : EIO;
        }
        text.remove_prefix(written);
    }
    return 0;
}

}  // namespace inarow::app::platform
