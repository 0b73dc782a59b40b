// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow.h>

#include <cstddef>
#include <memory>

#include <doctest/doctest.h>

namespace test {

struct destroy {
    void operator()(inarow_position* p) const { inarow_position_destroy(p); }
    void operator()(inarow_solver* s) const { inarow_solver_destroy(s); }
};
using position_ptr = std::unique_ptr<inarow_position, destroy>;
using solver_ptr = std::unique_ptr<inarow_solver, destroy>;

inline position_ptr create_position(const char* rules, const char* moves) {
    position_ptr result(inarow_position_create(rules, moves, nullptr, 0));
    REQUIRE(result);
    return result;
}
inline solver_ptr create_solver(int threads) {
    solver_ptr result(inarow_solver_create(std::size_t{1} << 20, threads, nullptr, 0));
    REQUIRE(result);
    return result;
}

}  // namespace test
