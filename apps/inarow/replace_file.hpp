// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace inarow::app {

/// Writes a file beside `path` and renames it to `path` when it is complete. Throws a failure if it
/// cannot be written.
void replace_file(const std::string& path, std::span<const std::span<const std::byte>> parts);
inline void replace_file(const std::string& path, std::span<const std::byte> bytes) {
    replace_file(path, std::span(&bytes, 1));
}

}  // namespace inarow::app
