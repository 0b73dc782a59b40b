// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "support/long_run.hpp"
#include "support/sanitized.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

#include <rapidcheck.h>

namespace test {

/// Checks a property that number of times, and prints its seed: an eighth under the sanitizers, and
/// four times as many in a long run (INAROW_LONG=1). A counterexample is shrunk and printed.
/// RC_PARAMS overrides the parameters that it names: RC_PARAMS="seed=…" repeats a run.
template <class Property>
bool holds(const std::string& what, int times, Property property) {
    rc::detail::TestMetadata metadata;
    metadata.id = what;
    metadata.description = what;
    rc::detail::TestParams params = rc::detail::configuration().testParams;
    const char* given = std::getenv("RC_PARAMS");
    if (given == nullptr || !std::string_view(given).contains("max_success"))
        params.maxSuccess = is_sanitized ? std::max(1, times / 8) : is_long() ? 4 * times : times;
    std::cout << what << " (seed=" << params.seed << ")\n" << std::flush;
    const auto result = rc::detail::checkTestable(property, metadata, params);
    if (result.template is<rc::detail::SuccessResult>()) return true;
    rc::detail::printResultMessage(result, std::cout);
    std::cout << "\nthe same again: RC_PARAMS=\"seed=" << params.seed << "\"\n";
    return false;
}

}  // namespace test
