// SPDX-License-Identifier: BSL-1.0
#include "platform/files.hpp"

#include <algorithm>
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
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

int write_new_file(const std::string& path, std::span<const std::span<const std::byte>> parts,
                   const std::string& replaced) {
    struct stat kept{};
    const bool replaces = stat(replaced.c_str(), &kept) == 0;
    const mode_t mode = replaces ? S_IRUSR | S_IWUSR : 0666;
    const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (file < 0) return errno;
    const auto write_part = [file](std::span<const std::byte> part) {
        return write_all(file, part);
    };
    bool is_written = std::ranges::all_of(parts, write_part);
    if (replaces) {
        // Only root may change the owner; otherwise the new file belongs to the current user.
        if (fchown(file, kept.st_uid, kept.st_gid) != 0) errno = 0;
        is_written = is_written && fchmod(file, kept.st_mode & 07777U) == 0;
    }
    const int error = is_written && fsync(file) == 0 ? 0 : errno;
    close(file);
    return error;
}

bool is_standard_output(const std::string& path) {
    struct stat named{};
    struct stat output{};
    return stat(path.c_str(), &named) == 0 && fstat(STDOUT_FILENO, &output) == 0 &&
           named.st_dev == output.st_dev && named.st_ino == output.st_ino;
}

}  // namespace inarow::app::platform
