// SPDX-License-Identifier: BSL-1.0
#include "in_compiler/cpp_program.hpp"

#include <inarow/notation/rules_text.hpp>

namespace inarow::app {
namespace {

/// A string literal in ASCII. Other characters become escapes of three octal digits, so that a
/// digit after an escape is not part of it.
std::string literal(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            core::write(result, '\\', c);
        } else if (byte >= 0x20 && byte < 0x7f) {
            core::write(result, c);
        } else {
            core::write(result, '\\', byte / 64, byte / 8 % 8, byte % 8);
        }
    }
    return result + '"';
}

}  // namespace

std::string start_of_program(const game_setup& setup) {
    std::string result =
        "#include <inarow.hpp>\n\n"
        "using namespace inarow;\n"
        "using enum notation::kind;\n\n";
    result += "constexpr rules game_rules = ";
    notation::print_rules_in_cpp(result, setup.rules);
    result += ";\n";
    if (setup.position.empty()) {
        result += "using start = new_game<game_rules>;\n";
    } else {
        core::write(result, "using start = ", setup.unchecked ? "set_up_unchecked" : "set_up");
        core::write(result, "<game_rules, ", literal(setup.position), ">;\n");
    }
    return result;
}

std::string move_in_cpp(notation::kind k, std::string_view text) {
    // Keeps one character more than a move_text does, so that the compiler still recognizes a text
    // that is too long.
    std::string kept(text.substr(0, move_text::max_size + 1));
    for (char& c : kept)
        if (c == '\0') c = move_text::nul;
    if (k == notation::kind::any) return literal(kept);
    std::string result = "written_in(";
    core::write(result, notation::name_of(k), ", ", literal(kept), ")");
    return result;
}

std::string comment(std::string_view text) {
    constexpr std::size_t longest = 90;
    std::string result = "// ";
    for (const char c : text.substr(0, longest)) result += c >= 0x20 && c < 0x7f ? c : '?';
    // A backslash at the end would continue the comment on the next line.
    return result + (text.size() > longest ? "...\n" : result.back() == '\\' ? ".\n" : "\n");
}

}  // namespace inarow::app
