// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>

namespace inarow::app::platform {

/// This program; empty where the system does not tell.
[[nodiscard]] std::filesystem::path program_path();

/// Writes a new file and waits until the disk has it; gives errno, or 0. What was there is lost.
[[nodiscard]] int write_file(const std::string& path,
                             std::span<const std::span<const std::byte>> parts);

}  // namespace inarow::app::platform
