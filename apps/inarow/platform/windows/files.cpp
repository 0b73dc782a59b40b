// SPDX-License-Identifier: BSL-1.0
#include "platform/files.hpp"

#include "handle.hpp"

#include <cerrno>
#include <cstdio>
#include <memory>

#include <io.h>

namespace inarow::app::platform {

std::filesystem::path program_path() {
    constexpr DWORD longest_path = 32768;
    std::wstring path(longest_path, L'\0');
    path.resize(GetModuleFileNameW(nullptr, path.data(), longest_path));
    return path;
}

// On Windows, the new file gets its attributes from the folder instead of from `replaced`.
int write_new_file(const std::string& path, std::span<const std::span<const std::byte>> parts,
                   const std::string& /*replaced*/) {
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "wbx"),
                                                         std::fclose);
    if (file == nullptr) return errno;
    for (const std::span<const std::byte> part : parts)
        if (std::fwrite(part.data(), 1, part.size(), file.get()) != part.size()) return errno;
    if (std::fflush(file.get()) != 0 || _commit(_fileno(file.get())) != 0) return errno;
    return std::fclose(file.release()) == 0 ? 0 : errno;
}

bool is_standard_output(const std::string& /*path*/) { return false; }

}  // namespace inarow::app::platform
