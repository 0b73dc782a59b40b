// SPDX-License-Identifier: BSL-1.0
#include "mapped_file.hpp"

#include "failure.hpp"
#include "printable.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string_view>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace inarow::app {
namespace {

[[noreturn]] void fail(const std::string& path, std::string_view what) {
    const int why = errno;
    throw failure{failure::failed, in_quotes(path) + " cannot be " + std::string(what) + ": " +
                                       std::strerror(why) + '.'};
}

/// An open file, closed at the end.
class descriptor {
public:
    descriptor(const std::string& path, int how) : fd_{open(path.c_str(), how | O_CLOEXEC, 0666)} {}
    ~descriptor() {
        if (fd_ >= 0) close(fd_);
    }
    descriptor(const descriptor&) = delete;
    descriptor(descriptor&&) = delete;
    descriptor& operator=(const descriptor&) = delete;
    descriptor& operator=(descriptor&&) = delete;

    [[nodiscard]] bool is_open() const { return fd_ >= 0; }
    [[nodiscard]] int get() const { return fd_; }

private:
    int fd_;
};

bool read_all(int from, std::vector<std::byte>& to) {
    constexpr std::size_t chunk = std::size_t{1} << 16;
    std::size_t size = 0;
    while (true) {
        to.resize(size + chunk);
        const ssize_t got = read(from, to.data() + size, chunk);
        if (got < 0 && errno == EINTR) continue;
        if (got > 0) size += static_cast<std::size_t>(got);
        to.resize(size);
        if (got <= 0) return got == 0;
    }
}

bool write_all(int to, std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = write(to, bytes.data(), bytes.size());
        if (written >= 0) {
            bytes = bytes.subspan(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            return false;
        }
    }
    return fsync(to) == 0;
}

}  // namespace

void mapped_file::unmap::operator()(std::byte* from) const { munmap(from, size); }

mapped_file::mapped_file(const std::string& path) : mapped_(nullptr, unmap{0}) {
    const descriptor file(path, O_RDONLY);
    struct stat is{};
    if (!file.is_open() || fstat(file.get(), &is) != 0) fail(path, "read");
    if (S_ISREG(is.st_mode) && is.st_size > 0) {
        const auto size = static_cast<std::size_t>(is.st_size);
        void* at = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
        if (at == MAP_FAILED) fail(path, "read");
        mapped_ = {static_cast<std::byte*>(at), unmap{size}};
        bytes_ = {mapped_.get(), size};
    } else {
        if (!read_all(file.get(), read_)) fail(path, "read");
        bytes_ = read_;
    }
}

void replace_file(const std::string& path, std::span<const std::byte> by) {
    const std::string beside = path + ".new";
    const descriptor file(beside, O_WRONLY | O_CREAT | O_TRUNC);
    if (!file.is_open() || !write_all(file.get(), by) ||
        std::rename(beside.c_str(), path.c_str()) != 0) {
        const int why = errno;
        if (file.is_open()) unlink(beside.c_str());
        errno = why;
        fail(path, "written");
    }
}

}  // namespace inarow::app
