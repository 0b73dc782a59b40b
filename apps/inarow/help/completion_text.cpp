// SPDX-License-Identifier: BSL-1.0
#include "help/completion_text.hpp"

#include <algorithm>
#include <cstddef>

namespace inarow::app {

std::string fill(std::string text, const std::vector<std::pair<std::string, std::string>>& blanks) {
    for (const auto& [blank, content] : blanks) {
        std::size_t found = text.find(blank);
        while (found != std::string::npos) {
            text.replace(found, blank.size(), content);
            found = text.find(blank, found + content.size());
        }
    }
    return text;
}

std::string single_quoted(std::string_view text, std::string_view escape) {
    std::string result = "'";
    for (const char c : text) {
        if (c == '\'')
            result += escape;
        else
            result += c;
    }
    return result + '\'';
}

std::string joined(const std::vector<std::string>& texts, std::string_view between) {
    std::string result;
    for (const std::string& text : texts) {
        if (!result.empty()) result += between;
        result += text;
    }
    return result;
}

std::string summary(const std::string& what) {
    constexpr std::size_t enough = 60;
    std::size_t end = std::min(what.find_first_of(":;[("), what.size());
    if (end > enough) end = std::min(what.find(','), end);
    return what.substr(0, what.find_last_not_of(' ', end - 1) + 1);
}

std::string last_word(const std::string& name) { return name.substr(name.rfind(' ') + 1); }

}  // namespace inarow::app
