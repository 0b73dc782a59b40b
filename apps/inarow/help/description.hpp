// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

/// The command line as data: what --help says, for man pages and the completions of shells.
namespace inarow::app {

/// What a shell offers for a value.
enum class offer : std::uint8_t { nothing, words, files, directories, programs };

struct option_description {
    std::vector<std::string> names;  ///< "-h" and "--help"; of a positional argument "FILE"
    std::string value;               ///< "NUMBER"; of a flag empty
    std::string what;
    offer offered = offer::nothing;
    std::vector<std::string> words;  ///< to offer
    bool is_positional = false;
    bool is_required = false;
    bool repeats = false;
};

struct command_description {
    std::string name;  ///< with its parents': "inarow book make"
    std::string what;
    std::string notes;  ///< paragraphs and examples below the options
    std::vector<option_description> options;
    std::vector<command_description> commands;
};

/// A page for man, with that version at its foot.
[[nodiscard]] std::string man_page(const command_description& command, const std::string& version);

// Scripts for a whole program.
[[nodiscard]] std::string bash_completion(const command_description& program);
[[nodiscard]] std::string zsh_completion(const command_description& program);
[[nodiscard]] std::string fish_completion(const command_description& program);

/// Writes all of them, where a share/ has them. Throws a failure if that is not possible.
void write_documentation(const command_description& program, const std::string& version,
                         const std::filesystem::path& share);

/// `inarow-book-make`
[[nodiscard]] std::string with_hyphens(std::string name);

}  // namespace inarow::app
