// SPDX-License-Identifier: BSL-1.0
#include "help/completion_text.hpp"

namespace inarow::app {
namespace {

constexpr const char* script = R"(# bash completion for @program@, from its --help
_@program@() {
    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local command=@program@ i words
    # --style=discs comes as three words.
    if [[ $word == = ]]; then
        word=
    elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    for ((i = 1; i < COMP_CWORD; ++i)); do
        case "$command ${COMP_WORDS[i]}" in
            @commands@) command+=" ${COMP_WORDS[i]}" ;;
        esac
    done
    COMPREPLY=()
    case "$command $previous" in
@values@    esac
    case $command in
@words@    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -F _@program@ @program@
)";

/// Returns the bash command that offers those values of an option that match the typed word.
std::string offer_of(const option_description& option) {
    const auto reply = [](const std::string& action) {
        return "mapfile -t COMPREPLY < <(compgen " + action + " -- \"$word\"); ";
    };
    switch (option.offered) {
        case offer::nothing: return "";
        case offer::words: return reply("-W " + single_quoted(joined(option.words, " ")));
        case offer::files: return "compopt -o filenames; " + reply("-f");
        case offer::directories: return "compopt -o filenames; " + reply("-d");
        case offer::programs: return reply("-c");
    }
    return "";
}

/// Returns the lines that replace the placeholder `@values@`: one line for each name of each option
/// that takes a value.
std::string cases_of_values(const command_description& command) {
    std::string result;
    for (const option_description& option : command.options) {
        if (option.is_positional || option.value.empty()) continue;
        for (const std::string& name : option.names)
            result += "        " + single_quoted(command.name + ' ' + name) + ") " +
                      offer_of(option) + "return ;;\n";
    }
    return result;
}

/// Returns the line for `command` among the lines that replace the placeholder `@words@`. The line
/// offers the options and subcommands of the command. If the command takes a file, the line also
/// offers files.
std::string case_of_words(const command_description& command) {
    std::vector<std::string> words;
    std::string file;
    for (const option_description& option : command.options) {
        if (!option.is_positional)
            words.push_back(option.names.back());
        else if (option.offered == offer::files)
            file = "[[ $word == -* ]] || { " + offer_of(option) + "return; }; ";
    }
    for (const command_description& each : command.commands) words.push_back(last_word(each.name));
    return "        " + single_quoted(command.name) + ") " + file +
           "words=" + single_quoted(joined(words, " ")) + " ;;\n";
}

}  // namespace

std::string bash_completion(const command_description& program) {
    std::vector<std::string> commands;
    std::string values;
    std::string words;
    for_each_command(program, [&](const command_description& command) {
        for (const command_description& each : command.commands)
            commands.push_back(single_quoted(each.name));
        values += cases_of_values(command);
        words += case_of_words(command);
    });
    return fill(script, {{"@program@", program.name},
                         {"@commands@", joined(commands, " | ")},
                         {"@values@", values},
                         {"@words@", words}});
}

}  // namespace inarow::app
