// SPDX-License-Identifier: BSL-1.0
#include "help/description.hpp"

#include "io/files.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <system_error>

namespace inarow::app {
namespace {

namespace files = std::filesystem;

void write_file(const files::path& path, std::string_view text) {
    std::error_code none;  // output_file reports errors
    files::create_directories(path.parent_path(), none);
    output_file(path.string()).write(std::as_bytes(std::span(text)));
}

void write_man_pages(const command_description& command, const std::string& version,
                     const files::path& folder) {
    write_file(folder / (with_hyphens(command.name) + ".1"), man_page(command, version));
    for (const command_description& each : command.commands) write_man_pages(each, version, folder);
}

}  // namespace

void write_documentation(const command_description& program, const std::string& version,
                         const files::path& share) {
    const std::string& name = program.name;
    write_man_pages(program, version, share / "man/man1");
    write_file(share / "bash-completion/completions" / name, bash_completion(program));
    write_file(share / "zsh/site-functions" / ('_' + name), zsh_completion(program));
    write_file(share / "fish/vendor_completions.d" / (name + ".fish"), fish_completion(program));
}

std::string with_hyphens(std::string name) {
    std::ranges::replace(name, ' ', '-');
    return name;
}

}  // namespace inarow::app
