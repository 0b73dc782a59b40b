// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <ranges>
#include <string>
#include <string_view>
#include <vector>

#include <rapidcheck.h>

namespace test {

/// In a generator: a text of some of the parts that stand between bars.
inline std::string some_of(std::string_view bars) {
    std::vector<std::string_view> parts;
    for (const auto part : bars | std::views::split('|')) parts.emplace_back(part);
    std::string result;
    for (const std::string_view part :
         *rc::gen::container<std::vector<std::string_view>>(rc::gen::elementOf(parts)))
        result += part;
    return result;
}

}  // namespace test
