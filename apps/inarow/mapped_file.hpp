// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace inarow::app {

/// The bytes of a file: mapped, so that only what is looked at is read; read where it cannot be
/// mapped, as a pipe.
class mapped_file {
public:
    /// Throws a failure when the file cannot be read.
    explicit mapped_file(const std::string& path);

    /// They stay where they are when this is moved.
    [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }

private:
    struct unmap {
        std::size_t size;
        void operator()(std::byte* from) const;
    };

    std::unique_ptr<std::byte, unmap> mapped_;
    std::vector<std::byte> read_;
    std::span<const std::byte> bytes_;
};

/// Writes a file beside, and lets it take the place of `path` when it is whole. Throws a failure
/// when it cannot be written.
void replace_file(const std::string& path, std::span<const std::byte> by);

}  // namespace inarow::app
