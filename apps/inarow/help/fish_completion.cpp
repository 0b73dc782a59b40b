// SPDX-License-Identifier: BSL-1.0
#include "help/completion_text.hpp"

#include <cstddef>

namespace inarow::app {
namespace {

std::string in_quotes_of_fish(const std::string& text) { return single_quoted(text, R"(\')"); }

std::string offer_of(const option_description& option) {
    if (option.value.empty()) return "";
    switch (option.offered) {
        case offer::nothing: return " -x";
        case offer::words: return " -x -a " + in_quotes_of_fish(joined(option.words, " "));
        case offer::files: return " -rF";
        case offer::directories: return " -x -a '(__fish_complete_directories)'";
        case offer::programs: return " -x -a '(__fish_complete_command)'";
    }
    return "";
}

/// An option as arguments of `complete`: " -s h -l help -d 'Print this help message and exit'".
std::string option_text(const option_description& option) {
    if (option.is_positional) return option.offered == offer::files ? " -F" : "";
    std::string result;
    for (const std::string& name : option.names)
        result += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    return result + offer_of(option) + " -d " + in_quotes_of_fish(summary(option.what));
}

/// The condition that a command is typed, but none of its subcommands:
/// "__fish_seen_subcommand_from book; and not __fish_seen_subcommand_from make check find".
std::string condition(const command_description& command) {
    const std::string seen = "__fish_seen_subcommand_from";
    std::vector<std::string> conditions;
    for (std::size_t end = command.name.find(' '); end != std::string::npos;) {
        const std::size_t begin = end;
        end = command.name.find(' ', begin + 1);
        conditions.push_back(seen + command.name.substr(begin, end - begin));
    }
    std::string below;
    for (const command_description& each : command.commands) below += ' ' + last_word(each.name);
    if (!below.empty()) conditions.push_back("not " + seen + below);
    return joined(conditions, "; and ");
}

}  // namespace

std::string fish_completion(const command_description& program) {
    const std::string begin = "complete -c " + program.name;
    std::string result =
        "# fish completion for " + program.name + ", from its --help\n" + begin + " -f\n";
    for_each_command(program, [&](const command_description& command) {
        const std::string under = begin + " -n " + in_quotes_of_fish(condition(command));
        for (const command_description& each : command.commands)
            result += under + " -a " + last_word(each.name) + " -d " +
                      in_quotes_of_fish(summary(each.what)) + '\n';
        for (const option_description& option : command.options)
            if (const std::string text = option_text(option); !text.empty())
                result += under + text + '\n';
    });
    return result;
}

}  // namespace inarow::app
