// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <source_location>

#include <doctest/doctest.h>

// A case written once, as a constexpr function that calls `expect`, and checked twice: when it is
// compiled and when it is run.
//
//     constexpr bool players_alternate() {
//         expect(…);
//         return expect(…);
//     }
//     AT_BOTH_TIMES(players_alternate)

namespace test {

/// Not constexpr on purpose: in constant evaluation the compiler stops here and shows the caller.
inline void expectation_failed(std::source_location where) {
    ADD_FAIL_CHECK_AT(where.file_name(), static_cast<int>(where.line()), "not as expected");
}

constexpr bool expect(bool holds, std::source_location where = std::source_location::current()) {
    if (!holds) expectation_failed(where);
    return holds;
}

}  // namespace test

#define AT_BOTH_TIMES(...)        \
    static_assert(__VA_ARGS__()); \
    TEST_CASE(#__VA_ARGS__) { CHECK(__VA_ARGS__()); }
