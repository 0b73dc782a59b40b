// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "help/description.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Parts that the completion scripts of all shells share.
namespace inarow::app {

/// Returns the text with each placeholder, for example "@program@", replaced by its content.
[[nodiscard]] std::string fill(std::string text,
                               const std::vector<std::pair<std::string, std::string>>& blanks);

/// Returns the text in single quotes. Replaces each single quote in the text by `escape`.
[[nodiscard]] std::string single_quoted(std::string_view text, std::string_view escape = R"('\'')");

[[nodiscard]] std::string joined(const std::vector<std::string>& texts, std::string_view between);

/// Returns the start of a description, short enough for the list of options or commands in a shell.
[[nodiscard]] std::string summary(const std::string& what);

/// Returns the last word of a command's name: "make" of "inarow book make".
[[nodiscard]] std::string last_word(const std::string& name);

/// Calls visit with a command and all commands below it.
template <class Visit>
void for_each_command(const command_description& command, Visit visit) {
    visit(command);
    for (const command_description& each : command.commands) for_each_command(each, visit);
}

}  // namespace inarow::app
