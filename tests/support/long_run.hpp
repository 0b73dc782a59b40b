// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdlib>
#include <iostream>
#include <string_view>

namespace test {

/// Whether the long tests are asked for; if not, says which one was left out.
inline bool long_run(std::string_view what) {
    const char* asked = std::getenv("INAROW_LONG");
    if (asked != nullptr && std::string_view(asked) == "1") return true;
    std::cout << "not run without INAROW_LONG=1: " << what << '\n';
    return false;
}

}  // namespace test
