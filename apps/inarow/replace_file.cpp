// SPDX-License-Identifier: BSL-1.0
#include "replace_file.hpp"

#include "failure.hpp"
#include "printable.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

namespace inarow::app {
namespace {

bool write_all(int file, std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = write(file, bytes.data(), bytes.size());
        if (written >= 0) {
            bytes = bytes.subspan(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

}  // namespace

void replace_file(const std::string& path, std::span<const std::span<const std::byte>> parts) {
    const std::string beside = path + ".new";
    const int file = open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    const auto write_part = [file](std::span<const std::byte> bytes) {
        return write_all(file, bytes);
    };
    const bool is_written = file >= 0 && std::ranges::all_of(parts, write_part) && fsync(file) == 0;
    if (file >= 0) close(file);
    if (is_written && std::rename(beside.c_str(), path.c_str()) == 0) return;
    const int error = errno;
    if (file >= 0) unlink(beside.c_str());
    throw failure{failure::failed,
                  in_quotes(path) + " cannot be written: " + std::strerror(error) + '.'};
}

}  // namespace inarow::app
