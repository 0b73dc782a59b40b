// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdlib>
#include <string_view>

namespace test {

/// Whether recorded results are to be written anew: INAROW_REWRITE=1.
inline bool is_to_be_rewritten() {
    const char* value = std::getenv("INAROW_REWRITE");
    return value != nullptr && std::string_view(value) == "1";
}

}  // namespace test
