// SPDX-License-Identifier: BSL-1.0
#include "replace_file.hpp"

#include "failure.hpp"
#include "platform/files.hpp"
#include "printable.hpp"

#include <filesystem>
#include <system_error>

namespace inarow::app {
void replace_file(const std::string& path, std::span<const std::span<const std::byte>> parts) {
    const std::string beside = path + ".new";
    std::error_code error(platform::write_file(beside, parts), std::generic_category());
    if (!error) std::filesystem::rename(beside, path, error);
    if (!error) return;
    std::error_code none;
    std::filesystem::remove(beside, none);
    throw failure{failure::failed,
                  in_quotes(path) + " cannot be written: " + error.message() + '.'};
}

}  // namespace inarow::app
