// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/notation/rules_text.hpp>

#include <string>

namespace test {

/// The rules as text, to name them in messages.
inline std::string named(const inarow::rules& r) {
    std::string result;
    inarow::notation::print_rules(result, r);
    return result;
}

}  // namespace test
