// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/notation/notation.hpp>
#include <inarow/notation/rules_text.hpp>

#include "help/description.hpp"

#include <cstddef>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

// Include this header only in command_line.cpp, because no other source may include CLI11.

namespace inarow::app {

/// Returns the words to offer as the value of an option: the choices of the option, or the names of
/// rules or notations.
inline std::vector<std::string> words_for(const std::string& name, const std::string& value) {
    std::vector<std::string> words;
    if (value.contains('|')) words = CLI::detail::split(value, '|');
    if (name == "--rules")
        for (const auto& [known, meant] : notation::rules_by_name) words.emplace_back(known);
    if (name == "--notation")
        for (std::size_t i = 1; i < notation::kind_names.size(); ++i)
            words.emplace_back(notation::name_of(static_cast<notation::kind>(i)));
    return words;
}

inline offer offered_for(const option_description& option) {
    if (!option.words.empty()) return offer::words;
    if (option.value == "FILE") return offer::files;
    if (option.value == "DIR") return offer::directories;
    return option.names.back() == "--compiler" ? offer::programs : offer::nothing;
}

inline option_description describe(const CLI::Option& option) {
    option_description result;
    result.is_positional = option.get_positional();
    if (result.is_positional) result.names.push_back(option.get_name());
    for (const auto& name : option.get_snames()) result.names.push_back("-" + name);
    for (const auto& name : option.get_lnames()) result.names.push_back("--" + name);
    result.value = result.is_positional ? option.get_name() : option.get_type_name();
    if (option.get_type_size() == 0) result.value.clear();
    result.what = option.get_description();
    result.words = words_for(result.names.back(), result.value);
    result.offered = offered_for(result);
    result.is_required = option.get_required();
    result.repeats = option.get_items_expected_max() > 1;
    return result;
}

inline command_description describe(const CLI::App& app, const std::string& name) {
    command_description result;
    result.name = name;
    result.what = app.get_description();
    result.notes = app.get_footer();
    for (const CLI::Option* option : app.get_options()) result.options.push_back(describe(*option));
    for (const CLI::App* command : app.get_subcommands(nullptr))
        result.commands.push_back(describe(*command, name + ' ' + command->get_name()));
    return result;
}

}  // namespace inarow::app
