// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace inarow::app {

/// Writes a file beside `path` and renames it to `path` when it is complete. Throws a failure if it
/// cannot be written.
void replace_file(const std::string& path, std::span<const std::byte> bytes);

}  // namespace inarow::app
