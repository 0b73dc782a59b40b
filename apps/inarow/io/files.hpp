// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "io/failure.hpp"

#include <cstddef>
#include <fstream>
#include <span>
#include <string>

/// The files that commands read and write, all of them here. They are regular files: a pipe can be
/// waited for in vain, a device has no end, and neither can be replaced. What is refused is thrown
/// as a failure.
namespace inarow::app {

/// Refuses what is there and is not a regular file, such as a pipe, a device or a directory.
void require_regular_file(const std::string& path, int code = failure::failed);

/// A file to read from.
[[nodiscard]] std::ifstream open_file(const std::string& path);

/// All of a file, which is refused if it is larger.
[[nodiscard]] std::string read_file(const std::string& path, std::size_t max_size);

/// A file to write to, as a whole: under a name of its own beside it, which replaces it when it is
/// complete. Links are followed, and a file that is replaced keeps its mode and owner.
class output_file {
public:
    /// Refuses the empty name, "-", what is there and is no regular file, where standard output
    /// goes, and a place where no file can be made.
    explicit output_file(const std::string& path);

    /// The path, with links followed.
    [[nodiscard]] const std::string& target() const { return target_; }
    [[nodiscard]] bool exists() const;

    void write(std::span<const std::span<const std::byte>> parts) const;
    void write(std::span<const std::byte> bytes) const { write(std::span(&bytes, 1)); }

private:
    /// Writes a new file beside the target; returns its path.
    [[nodiscard]] std::string write_beside(std::span<const std::span<const std::byte>> parts) const;

    std::string path_;
    std::string target_;
};

}  // namespace inarow::app
