// SPDX-License-Identifier: BSL-1.0
#include "../files.hpp"

#include <algorithm>
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>
#ifdef __APPLE__
#include <cstdint>

#include <mach-o/dyld.h>
#endif

namespace inarow::app::platform {
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

std::filesystem::path program_path() {
    std::error_code none;
#ifdef __APPLE__
    std::uint32_t size = 0;
    (void)_NSGetExecutablePath(nullptr, &size);
    std::string path(size, '\0');
    if (_NSGetExecutablePath(path.data(), &size) != 0) return {};
    return std::filesystem::canonical(path.c_str(), none);
#else
    return std::filesystem::read_symlink("/proc/self/exe", none);
#endif
}

int write_file(const std::string& path, std::span<const std::span<const std::byte>> parts) {
    const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0) return errno;
    const auto write_part = [file](std::span<const std::byte> part) {
        return write_all(file, part);
    };
    const int error = std::ranges::all_of(parts, write_part) && fsync(file) == 0 ? 0 : errno;
    close(file);
    return error;
}

}  // namespace inarow::app::platform
