// SPDX-License-Identifier: BSL-1.0
#include "help/completion_text.hpp"

namespace inarow::app {
namespace {

constexpr const char* script = R"(#compdef @program@
# zsh completion for @program@, from its --help
@functions@_@program@ "$@"
)";

constexpr const char* function_of_command = R"(@function@() {
    _arguments@options@
}
)";

constexpr const char* function_of_commands = R"(@function@() {
    local curcontext=$curcontext context state line
    typeset -A opt_args
    _arguments -C@options@ \
        '1: :->command' '*:: :->arguments'
    case $state in
        command)
            local commands=(@commands@
            )
            _describe command commands ;;
        arguments)
            (( $+functions[@function@-$line[1]] )) && @function@-$line[1] ;;
    esac
}
)";

std::string action_of(const option_description& option) {
    switch (option.offered) {
        case offer::nothing: return "";
        case offer::words: return '(' + joined(option.words, " ") + ')';
        case offer::files: return "_files";
        case offer::directories: return "_files -/";
        case offer::programs: return "_command_names -e";
    }
    return "";
}

/// An option as an argument of _arguments:
/// '--style=[Characters for the board]:STYLE:(ascii discs)'.
std::string specification(const option_description& option) {
    const std::string value =
        option.value.empty() ? "" : ':' + option.value + ':' + action_of(option);
    if (option.is_positional) return single_quoted((option.repeats ? "*" : "") + value);
    const std::string rest =
        (option.value.empty() ? "[" : "=[") + summary(option.what) + ']' + value;
    if (option.names.size() == 1) return single_quoted(option.names[0] + rest);
    return single_quoted('(' + joined(option.names, " ") + ')') + '{' + joined(option.names, ",") +
           '}' + single_quoted(rest);
}

std::string function_text(const command_description& command) {
    std::string options;
    for (const option_description& option : command.options)
        options += " \\\n        " + specification(option);
    std::string commands;
    for (const command_description& each : command.commands)
        commands +=
            "\n                " + single_quoted(last_word(each.name) + ':' + summary(each.what));
    return fill(commands.empty() ? function_of_command : function_of_commands,
                {{"@function@", '_' + with_hyphens(command.name)},
                 {"@options@", options},
                 {"@commands@", commands}});
}

}  // namespace

std::string zsh_completion(const command_description& program) {
    std::string functions;
    for_each_command(
        program, [&](const command_description& command) { functions += function_text(command); });
    return fill(script, {{"@program@", program.name}, {"@functions@", functions}});
}

}  // namespace inarow::app
