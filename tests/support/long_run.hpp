// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdlib>
#include <iostream>
#include <string_view>

namespace test {

/// Whether long tests are to run.
inline bool is_long() {
    const char* value = std::getenv("INAROW_LONG");
    return value != nullptr && std::string_view(value) == "1";
}

/// Whether long tests are to run; if not, prints the name of the skipped one.
inline bool long_run(std::string_view what) {
    if (is_long()) return true;
    std::cout << "not run without INAROW_LONG=1: " << what << '\n';
    return false;
}

}  // namespace test
