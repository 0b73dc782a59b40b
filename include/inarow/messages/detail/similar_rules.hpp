// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/messages/detail/similar_word.hpp>
#include <inarow/notation/rules_text.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::inline v0::messages::detail {

/// Returns the rules text that a text with an unknown name probably means. Corrects the spelling of
/// the name, or replaces a name that other packages use for Connect Four. Keeps the part after the
/// name.
[[nodiscard]] inline std::optional<std::string> similar_rules(std::string_view written) {
    const std::string_view name = written.substr(0, written.find('/'));
    std::vector<std::string> names;
    for (const auto& named : notation::rules_by_name) names.emplace_back(named.name);
    const bool is_other_name = name == "connect4" || name == "connectx";
    auto meant =
        is_other_name ? std::optional<std::string>("connect-four") : similar_word(name, names);
    if (!meant || *meant == name) return std::nullopt;
    return *meant + std::string(written.substr(name.size()));
}

}  // namespace inarow::inline v0::messages::detail
