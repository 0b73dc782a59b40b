// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::inline v0::messages::detail {

/// Returns the Levenshtein distance of two texts: the minimum number of characters to insert,
/// delete or replace to turn one into the other. Ignores case.
[[nodiscard]] inline std::size_t edit_distance(std::string_view a, std::string_view b) {
    const auto lower_case = [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    };
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j < row.size(); ++j) row[j] = j;
    for (const char c : a) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const bool is_same = lower_case(c) == lower_case(b[j]);
            const std::size_t replaced = diagonal + (is_same ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = (std::min)({replaced, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

/// Returns the word that `written` probably means, or `nullopt`. Chooses the word with the smallest
/// edit distance. This distance must be at most 1, or at most a third of the size of `written`. If
/// `written` has at least 3 characters, a word that begins with `written` has the distance 1.
[[nodiscard]] inline std::optional<std::string> similar_word(std::string_view written,
                                                             std::span<const std::string> words) {
    constexpr std::size_t longest = 40;  // longer than any word
    if (written.empty() || written.size() > longest || words.empty()) return std::nullopt;
    const auto difference = [&](const std::string& word) {
        constexpr std::size_t min_beginning = 3;
        const bool is_beginning = written.size() >= min_beginning && word.starts_with(written);
        return is_beginning ? 1 : edit_distance(written, word);
    };
    const auto nearest = std::ranges::min_element(words, {}, difference);
    if (difference(*nearest) > std::max<std::size_t>(1, written.size() / 3)) return std::nullopt;
    return *nearest;
}

}  // namespace inarow::inline v0::messages::detail
