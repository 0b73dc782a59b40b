// SPDX-License-Identifier: BSL-1.0
#include "in_compiler/diagnostics.hpp"

#include <inarow/core/string_view.hpp>

#include <charconv>
#include <cstddef>

namespace inarow::app {
namespace {

std::string_view take_line(std::string_view& rest) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return line;
}

/// Reads a string literal at the beginning of a text. The opening quote was already removed.
/// Removes the literal from the text and returns the characters of the literal. Decodes the octal
/// escapes that compilers write.
std::string take_literal(std::string_view& rest) {
    std::string result;
    while (!rest.empty() && rest.front() != '"') {
        char c = rest.front();
        rest.remove_prefix(1);
        if (c == '\\' && !rest.empty()) {
            std::size_t digits = 0;
            int code = 0;
            while (digits < 3 && digits < rest.size() && rest[digits] >= '0' && rest[digits] <= '7')
                code = code * 8 + (rest[digits++] - '0');
            c = digits > 0 ? static_cast<char>(code) : rest.front() == 'n' ? '\n' : rest.front();
            rest.remove_prefix(digits > 0 ? digits : 1);
        }
        result += c;
    }
    if (!rest.empty()) rest.remove_prefix(1);
    return result;
}

/// The strings among the arguments of a template: `name<str<3>{"abc"}, str<2>{"de"}>`.
std::vector<std::string> arguments_of(std::string_view name, std::string_view line) {
    std::vector<std::string> result;
    const std::size_t found = line.find(name);
    if (found == std::string_view::npos) return result;
    line.remove_prefix(found + name.size());
    while (true) {
        const std::size_t quote = line.find('"');
        if (quote == std::string_view::npos || line.substr(0, quote).contains("}>")) return result;
        line.remove_prefix(quote + 1);
        result.push_back(take_literal(line));
    }
}

/// Whether the line is code that a compiler quotes: `   49 |     static_assert(…`.
bool quotes_code(std::string_view line) {
    const std::size_t bar = line.find_first_not_of(" 0123456789");
    return bar != std::string_view::npos && bar > 0 && line[bar] == '|';
}

/// Returns whether a text is a row of a drawn board: the name of the row, a space, and marks. No
/// part of a sentence has this form.
bool is_row(std::string_view text) {
    const std::size_t name = text.find_first_not_of(' ');
    const std::size_t space = text.find(' ', name == std::string_view::npos ? 0 : name);
    if (space == std::string_view::npos || !core::is_digit(text[name])) return false;
    const std::string_view marks = text.substr(space);
    return marks.find_first_not_of(" .XO[]") == std::string_view::npos;
}

/// Adds the arguments of one template to a message: first the parts of its sentence, then the rows
/// of its board.
void add_arguments(const std::vector<std::string>& arguments, compiler_message& message) {
    for (const std::string& argument : arguments) {
        if (!message.board.empty() || is_row(argument)) {
            message.board += argument + '\n';
        } else {
            message.sentence += (message.sentence.empty() ? "" : " ") + argument;
        }
    }
}

/// A message of several lines: the sentence, then the board.
compiler_message take_message(std::string_view sentence, std::string_view& rest) {
    compiler_message result{std::string(sentence), {}};
    while (!rest.empty()) {
        const std::string_view before = rest;
        const std::string_view line = take_line(rest);
        if (line.empty()) break;
        if (quotes_code(line)) {
            rest = before;
            break;
        }
        result.board.append(line).append("\n");
    }
    return result;
}

}  // namespace

std::vector<compiler_message> parse_messages(std::string_view errors) {
    constexpr std::string_view message = "static assertion failed: ";
    std::vector<compiler_message> result;
    while (!errors.empty()) {
        const std::string_view line = take_line(errors);
        if (!line.contains("error: ")) continue;
        if (const std::size_t found = line.find(message); found != std::string_view::npos) {
            result.push_back(take_message(line.substr(found + message.size()), errors));
        } else if (const auto sentence = arguments_of("because<", line); !sentence.empty()) {
            result.emplace_back();
            add_arguments(sentence, result.back());
        } else if (const auto rows = arguments_of("on_this_board<", line);
                   !rows.empty() && !result.empty()) {
            add_arguments(rows, result.back());
        }
    }
    return result;
}

namespace {

/// Adds the data of one line of an assembly listing.
void add_data(std::string_view line, std::string& data) {
    const std::size_t begin = line.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return;
    line.remove_prefix(begin);
    if (line.starts_with(".byte")) {
        int value = 0;
        const std::size_t digits = line.find_first_of("0123456789");
        if (digits == std::string_view::npos) return;
        std::from_chars(line.data() + digits, line.data() + line.size(), value);
        data += static_cast<char>(value);
    } else if (line.starts_with(".ascii") || line.starts_with(".asciz") ||
               line.starts_with(".string")) {
        const std::size_t quote = line.find('"');
        if (quote == std::string_view::npos) return;
        line.remove_prefix(quote + 1);
        data += take_literal(line);
    }
}

}  // namespace

std::vector<std::string> parse_records(std::string_view assembly, std::size_t count) {
    constexpr std::string_view label = "record_";
    std::vector<std::string> result(count);
    std::string* current = nullptr;
    while (!assembly.empty()) {
        const std::string_view line = take_line(assembly);
        if (line.empty() || line.front() == '\t' || line.front() == ' ') {
            if (current != nullptr) add_data(line, *current);
            continue;
        }
        std::size_t number = 0;
        if (line.starts_with(label))
            std::from_chars(line.data() + label.size(), line.data() + line.size(), number);
        current = number >= 1 && number <= count ? &result[number - 1] : nullptr;
    }
    return result;
}

}  // namespace inarow::app
