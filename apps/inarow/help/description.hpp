// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

/// The command line as data: the content of --help, for man pages and shell completions.
namespace inarow::app {

/// What a shell offers for a value.
enum class offer : std::uint8_t { nothing, words, files, directories, programs };

struct option_description {
    std::vector<std::string> names;  ///< "-h" and "--help"; "FILE" for a positional argument
    std::string value;               ///< "NUMBER"; empty for a flag
    std::string what;
    offer offered = offer::nothing;
    std::vector<std::string> words;  ///< to offer as completions
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

/// A man page with the version in its footer.
[[nodiscard]] std::string man_page(const command_description& command, const std::string& version);

// Completion scripts for a whole program.
[[nodiscard]] std::string bash_completion(const command_description& program);
[[nodiscard]] std::string zsh_completion(const command_description& program);
[[nodiscard]] std::string fish_completion(const command_description& program);

/// Writes all of them to their usual places below share/. Throws a failure if that fails.
void write_documentation(const command_description& program, const std::string& version,
                         const std::filesystem::path& share);

/// `inarow-book-make`
[[nodiscard]] std::string with_hyphens(std::string name);

}  // namespace inarow::app
