// SPDX-License-Identifier: BSL-1.0
#include "help/description.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>

namespace inarow::app {
namespace {

/// Escapes text so that roff shows it unchanged, without requests or substituted characters.
std::string roff(std::string_view text) {
    std::string result;
    bool line_begins = true;
    for (const char c : text) {
        if (line_begins && (c == '.' || c == '\'')) result += "\\&";
        line_begins = c == '\n';
        switch (c) {
            case '-': result += "\\-"; break;
            case '\\': result += "\\e"; break;
            case '^': result += "\\(ha"; break;
            case '~': result += "\\(ti"; break;
            case '\'': result += "\\(aq"; break;
            case '`': result += "\\(ga"; break;
            default: result += c;
        }
    }
    return result;
}
std::string bold(std::string_view text) { return "\\fB" + roff(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + roff(text) + "\\fR"; }

bool is_of_a_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-'; }

/// The text as roff, with options in bold.
std::string prose(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t begin = std::min(text.find("--"), text.size());
        const std::string_view rest = text.substr(begin);
        const auto end =
            static_cast<std::size_t>(std::ranges::find_if_not(rest, is_of_a_word) - rest.begin());
        result += roff(text.substr(0, begin));
        if (end > 0) result += bold(rest.substr(0, end));
        text = rest.substr(end);
    }
    return result;
}

/// The value of an option: the choices of "ascii|svg" in bold, or a placeholder such as "NUMBER" in
/// italics.
std::string value_of(const option_description& option) {
    if (!option.value.contains('|')) return italic(option.value);
    std::string result;
    for (const std::string& word : option.words) result += (result.empty() ? "" : "|") + bold(word);
    return result;
}

std::string names_of(const option_description& option) {
    if (option.is_positional) return italic(option.names[0]);
    std::string result;
    for (const std::string& name : option.names)
        result += (result.empty() ? "" : ", ") + bold(name);
    return option.value.empty() ? result : result + ' ' + value_of(option);
}

std::string tagged(const std::string& tag, const std::string& text) {
    return ".TP\n" + tag + '\n' + text + '\n';
}

std::string synopsis(const command_description& command) {
    std::string result = bold(command.name) + " [" + italic("OPTIONS") + ']';
    for (const option_description& option : command.options) {
        if (!option.is_positional) continue;
        const std::string name = names_of(option) + (option.repeats ? "..." : "");
        result += option.is_required ? ' ' + name : " [" + name + ']';
    }
    if (!command.commands.empty()) result += ' ' + italic("COMMAND");
    return result + '\n';
}

/// The text of --help below the options, by section.
struct notes {
    std::string description;
    std::string exit_status;
    std::string examples;
};

/// The exit codes of a text such as "0 for success; 1 if a move is refused. See errors.md." as a
/// list, and the sentence after them.
std::string exit_status(std::string_view paragraph) {
    std::string text(paragraph);
    std::ranges::replace(text, '\n', ' ');
    const std::size_t end = text.find(". ");
    std::string_view codes = std::string_view(text).substr(0, end);
    codes.remove_suffix(codes.ends_with('.') ? 1 : 0);
    std::string result;
    while (!codes.empty()) {
        const std::string_view item = codes.substr(0, codes.find("; "));
        const std::size_t code = std::min(item.find(' '), item.size());
        const std::string_view when = item.substr(std::min(code + 1, item.size()));
        result += tagged(bold(item.substr(0, code)), prose(when));
        codes.remove_prefix(std::min(item.size() + 2, codes.size()));
    }
    if (end != std::string::npos) result += ".PP\n" + prose(text.substr(end + 2)) + '\n';
    return result;
}

/// The lines below "Examples:", without their margin.
std::string example_lines(std::string_view paragraph) {
    constexpr std::string_view margin = "\n  ";
    std::string result;
    for (std::size_t end = paragraph.find(margin); end != std::string_view::npos;) {
        const std::size_t begin = end + margin.size();
        end = paragraph.find(margin, begin);
        result += roff(paragraph.substr(begin, std::min(end, paragraph.size()) - begin)) + '\n';
    }
    return result;
}

notes read_notes(std::string_view text) {
    constexpr std::string_view exit_codes = "Exit codes: ";
    notes result;
    while (!text.empty()) {
        const std::string_view paragraph = text.substr(0, text.find("\n\n"));
        text.remove_prefix(std::min(paragraph.size() + 2, text.size()));
        if (paragraph.starts_with("Example"))
            result.examples += example_lines(paragraph);
        else if (paragraph.starts_with(exit_codes))
            result.exit_status += exit_status(paragraph.substr(exit_codes.size()));
        else
            result.description +=
                (result.description.empty() ? "" : ".PP\n") + prose(paragraph) + '\n';
    }
    return result;
}

std::string options_section(const command_description& command) {
    std::string arguments;
    std::string options;
    for (const option_description& option : command.options)
        (option.is_positional ? arguments : options) +=
            tagged(names_of(option), prose(option.what) + '.');
    if (!arguments.empty()) arguments.insert(0, ".SH ARGUMENTS\n");
    return arguments + ".SH OPTIONS\n" + options;
}

std::string commands_section(const command_description& command) {
    if (command.commands.empty()) return "";
    std::string result = ".SH COMMANDS\n";
    for (const command_description& each : command.commands)
        result += tagged(bold(each.name), prose(each.what) + '.');
    return result;
}

std::string see_also(const command_description& command) {
    std::string names;
    if (const std::size_t last = command.name.rfind(' '); last != std::string::npos)
        names = bold(with_hyphens(command.name.substr(0, last))) + "(1)";
    for (const command_description& each : command.commands)
        names += (names.empty() ? "" : ",\n") + bold(with_hyphens(each.name)) + "(1)";
    return names.empty() ? "" : ".SH SEE ALSO\n" + names + '\n';
}

std::string capitals(std::string text) {
    for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

/// The headline of a command in the form that lists of man pages use: "play at a terminal". Removes
/// the name from the headline of the program itself, "inarow: k-in-a-row games".
std::string headline(const command_description& command) {
    std::string result = command.what;
    if (const std::string own = command.name + ": "; result.starts_with(own))
        result.erase(0, own.size());
    if (!result.empty())
        result[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(result[0])));
    return result;
}

}  // namespace

std::string man_page(const command_description& command, const std::string& version) {
    const auto [description, exit_status, examples] = read_notes(command.notes);
    const std::string page = with_hyphens(command.name);

    std::string result = ".TH " + roff(capitals(page)) + R"( 1 "" ")" + version +
                         R"(" "User Commands")" + "\n.nh\n.ad l\n.SH NAME\n" + roff(page) +
                         " \\- " + roff(headline(command)) + "\n.SH SYNOPSIS\n" + synopsis(command);
    if (!description.empty()) result += ".SH DESCRIPTION\n" + description;
    result += commands_section(command) + options_section(command);
    if (!exit_status.empty()) result += ".SH EXIT STATUS\n" + exit_status;
    if (!examples.empty()) result += ".SH EXAMPLES\n.EX\n" + examples + ".EE\n";
    return result + see_also(command);
}

}  // namespace inarow::app
