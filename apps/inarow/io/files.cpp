// SPDX-License-Identifier: BSL-1.0
#include "io/files.hpp"

#include "io/printable.hpp"
#include "platform/files.hpp"

#include <cerrno>
#include <filesystem>
#include <random>
#include <system_error>
#include <utility>

namespace inarow::app {
namespace {

namespace files = std::filesystem;

[[noreturn]] void refuse(int code, const std::string& path, const std::string& why) {
    throw failure{code, in_quotes(path) + ' ' + why};
}
[[noreturn]] void refuse(const std::string& path, std::string_view what,
                         const std::error_code& why) {
    refuse(failure::failed, path, std::string(what) + ": " + why.message() + '.');
}

std::error_code last_error() { return {errno != 0 ? errno : EIO, std::generic_category()}; }

/// The file that a path leads to, after following symbolic links.
files::path without_links(files::path path) {
    constexpr int max_links = 40;  // the limit of the system
    std::error_code none;
    for (int i = 0; i < max_links && files::is_symlink(path, none); ++i)
        path = path.parent_path() / files::read_symlink(path, none);
    return path;
}

}  // namespace

void require_regular_file(const std::string& path, int code) {
    std::error_code none;
    const files::file_status found = files::status(path, none);
    if (files::exists(found) && !files::is_regular_file(found))
        refuse(code, path, "is not a regular file.");
}

std::ifstream open_file(const std::string& path) {
    require_regular_file(path);
    errno = 0;
    std::ifstream result(path, std::ios::binary);
    if (!result) refuse(path, "cannot be read", last_error());
    return result;
}

std::string read_file(const std::string& path, std::size_t max_size) {
    std::ifstream file = open_file(path);
    std::string result;
    constexpr std::size_t chunk = std::size_t{1} << 16;
    while (file && result.size() <= max_size) {
        const std::size_t size = result.size();
        result.resize(size + chunk);
        errno = 0;
        file.read(result.data() + size, static_cast<std::streamsize>(chunk));
        result.resize(size + static_cast<std::size_t>(file.gcount()));
    }
    if (file.bad()) refuse(path, "cannot be read", last_error());
    if (result.size() > max_size)
        refuse(failure::failed, path,
               "is too large: it has more than " + std::to_string(max_size) + " bytes.");
    return result;
}

std::optional<files::path> find_data(const std::string& name) {
    const files::path prefix = platform::program_path().parent_path().parent_path();
    std::error_code none;
    for (files::path path :
         {prefix / "share" / "inarow" / name, INAROW_SOURCE_DATA / files::path(name)})
        if (files::exists(path, none)) return path;
    return std::nullopt;
}

output_file::output_file(const std::string& path) : path_{path} {
    if (path.empty()) refuse(failure::wrong_usage, path, "is not the name of a file.");
    if (path == "-")
        refuse(failure::wrong_usage, path,
               "is standard output, but a file is needed here: write ./- for a file named -.");
    require_regular_file(path, failure::wrong_usage);
    if (platform::is_standard_output(path))
        refuse(failure::wrong_usage, path, "is where standard output goes.");
    target_ = without_links(path).string();
    std::error_code none;
    files::remove(write_beside({}), none);
}

bool output_file::exists() const {
    std::error_code none;
    return files::exists(target_, none);
}

std::string output_file::write_beside(std::span<const std::span<const std::byte>> parts) const {
    std::random_device random;
    for (;;) {
        std::string path = target_ + ".new-" + std::to_string(random());
        const int error = platform::write_new_file(path, parts, target_);
        if (error == 0) return path;
        if (error == EEXIST) continue;
        std::error_code none;
        files::remove(path, none);
        refuse(path_, "cannot be written", {error, std::generic_category()});
    }
}

void output_file::write(std::span<const std::span<const std::byte>> parts) const {
    const std::string beside = write_beside(parts);
    std::error_code error;
    files::rename(beside, target_, error);
    if (!error) return;
    std::error_code none;
    files::remove(beside, none);
    refuse(path_, "cannot be written", error);
}

}  // namespace inarow::app
