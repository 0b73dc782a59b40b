// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

/// The command line as data: the content of --help, for man pages and shell completions.
namespace inarow::app {

/// What a shell offers as the value of an option.
enum class offer : std::uint8_t { nothing, words, files, directories, programs };

struct option_description {
    std::vector<std::string> names;  ///< "-h" and "--help"; "FILE" for a positional argument
    std::string value;               ///< "NUMBER"; empty for a flag
    std::string what;
    offer offered = offer::nothing;
    std::vector<std::string> words;  ///< words to offer as completions
    bool is_positional = false;
    bool is_required = false;
    bool repeats = false;
};

struct command_description {
    std::string name;  ///< including its parents: "inarow book make"
    std::string what;
    std::string notes;  ///< paragraphs and examples below the options
    std::vector<option_description> options;
    std::vector<command_description> commands;
};

/// Returns the man page of a command, with the version in its footer.
[[nodiscard]] std::string man_page(const command_description& command, const std::string& version);

// The completion scripts for the whole program.
[[nodiscard]] std::string bash_completion(const command_description& program);
[[nodiscard]] std::string zsh_completion(const command_description& program);
[[nodiscard]] std::string fish_completion(const command_description& program);

/// Writes the man pages and the completion scripts to their usual places below the directory
/// `share`. Throws a failure if a file cannot be written.
void write_documentation(const command_description& program, const std::string& version,
                         const std::filesystem::path& share);

/// Returns the name of a command with hyphens instead of spaces: `inarow-book-make`.
[[nodiscard]] std::string with_hyphens(std::string name);

}  // namespace inarow::app
