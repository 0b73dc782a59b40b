// SPDX-License-Identifier: BSL-1.0
// examples/search_for_a_while.cpp
#include <inarow/dynamic.hpp>
#include <inarow/solve/solver.hpp>

#include <chrono>
#include <iostream>

using namespace inarow;
using namespace std::chrono_literals;

int main() {
    const auto large = position::start({.columns = 9, .rows = 8, .run = 4, .gravity = drop});
    if (!large) return 1;

    // Search for 100 ms, or until another thread calls stopper.request_stop().
    const solve::stop_source stopper;
    auto allowed = solve::limit::of_time(100ms);
    allowed.stop = stopper.get_token();

    solve::solver solver({.table_bytes = 16'000'000, .threads = 2});
    solver.set_limit(allowed);
    if (const auto v = solve::value(*large, solver)) {
        std::cout << name_of(v->outcome) << '\n';
    } else {
        std::cout << v.error().free << " free squares: not solved in time\n";
    }
}
