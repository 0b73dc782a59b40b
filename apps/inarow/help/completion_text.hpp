// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "help/description.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Shared parts of the scripts for all shells.
namespace inarow::app {

/// A text with each blank, for example "@program@", replaced.
[[nodiscard]] std::string fill(std::string text,
                               const std::vector<std::pair<std::string, std::string>>& blanks);

/// The text in single quotes, with `escape` in place of each quote.
[[nodiscard]] std::string single_quoted(std::string_view text, std::string_view escape = R"('\'')");

[[nodiscard]] std::string joined(const std::vector<std::string>& texts, std::string_view between);

/// The start of a description, short enough for the list of options or commands in a shell.
[[nodiscard]] std::string summary(const std::string& what);

/// "make" of "inarow book make".
[[nodiscard]] std::string last_word(const std::string& name);

/// Calls visit with a command and all commands below it.
template <class Visit>
void for_each_command(const command_description& command, Visit visit) {
    visit(command);
    for (const command_description& each : command.commands) for_each_command(each, visit);
}

}  // namespace inarow::app
