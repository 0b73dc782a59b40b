// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "io/failure.hpp"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <optional>
#include <span>
#include <string>

/// Opens, reads and writes all files of the commands. The files must be regular files, because a
/// pipe may block forever, a device may be endless, and neither can be replaced. If a function
/// refuses a file, it throws a failure.
namespace inarow::app {

/// Refuses existing paths that are not regular files, for example pipes, devices and directories.
void require_regular_file(const std::string& path, int code = failure::failed);

/// Opens a file for reading.
[[nodiscard]] std::ifstream open_file(const std::string& path);

/// Returns the contents of a file. Refuses files of more than `max_size` bytes.
[[nodiscard]] std::string read_file(const std::string& path, std::size_t max_size);

/// Returns the path of a file or folder of data that is installed with the program or, if it is not
/// installed, in the source tree of the program. Returns `nullopt` if there is none.
[[nodiscard]] std::optional<std::filesystem::path> find_data(const std::string& name);

/// An output file that is written as a whole. The class first writes a temporary file next to the
/// output file, then replaces the output file by the complete temporary file. Links are followed.
/// The new file gets the mode and the owner of the replaced file.
class output_file {
public:
    /// Refuses an empty name, "-", an existing path that is not a regular file, the file that
    /// standard output goes to, and places where no file can be created.
    explicit output_file(const std::string& path);

    /// Returns the path after following links.
    [[nodiscard]] const std::string& target() const { return target_; }
    [[nodiscard]] bool exists() const;

    void write(std::span<const std::span<const std::byte>> parts) const;
    void write(std::span<const std::byte> bytes) const { write(std::span(&bytes, 1)); }

private:
    /// Writes a new file next to the target. Returns the path of the new file.
    [[nodiscard]] std::string write_beside(std::span<const std::span<const std::byte>> parts) const;

    std::string path_;
    std::string target_;
};

}  // namespace inarow::app
