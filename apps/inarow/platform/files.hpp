// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>

namespace inarow::app::platform {

/// Returns the path of this program, or an empty path if the system does not provide it.
[[nodiscard]] std::filesystem::path program_path();

/// Writes a new file and waits until it is on the disk. If the file `replaced` exists, gives its
/// mode and owner to the new file. Returns 0 or errno; EEXIST means that the file already exists
/// and is unchanged.
[[nodiscard]] int write_new_file(const std::string& path,
                                 std::span<const std::span<const std::byte>> parts,
                                 const std::string& replaced);

/// Returns whether standard output goes to the file with this path.
[[nodiscard]] bool is_standard_output(const std::string& path);

}  // namespace inarow::app::platform
