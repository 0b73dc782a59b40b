// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>

namespace inarow::app::platform {

/// This program; empty where the system does not tell.
[[nodiscard]] std::filesystem::path program_path();

/// Writes a new file, with the mode and the owner of another if that exists, and waits until the
/// disk has it; gives errno, or 0. EEXIST: there is one already, and it stays.
[[nodiscard]] int write_new_file(const std::string& path,
                                 std::span<const std::span<const std::byte>> parts,
                                 const std::string& replaced);

/// Whether standard output goes to this file.
[[nodiscard]] bool is_standard_output(const std::string& path);

}  // namespace inarow::app::platform
