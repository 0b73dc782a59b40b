// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/detail/cpu_dispatch.hpp>

#include <cstdint>

#include <doctest/doctest.h>

namespace cpu_dispatch_test {
namespace {

using namespace inarow::core::detail;

/// The sum of the popcounts of 0, 1, ..., last: a loop that a compiler may vectorize.
template <class Cpu>
std::uint64_t popcount_sum(std::uint64_t last) {
    constexpr auto step = [](const std::uint64_t& limit) __attribute__((always_inline)) {
        std::uint64_t sum = 0;
        for (std::uint64_t i = 0; i <= limit; ++i)
            sum += static_cast<std::uint64_t>(__builtin_popcountll(i));
        return sum;
    };
    return Cpu::template run<step>(last);
}

TEST_CASE("the dispatched instruction set computes the same") {
    CHECK(baseline_cpu::is_supported());
    CHECK(popcount_sum<baseline_cpu>(1023) == 5120);
    const std::uint64_t sum = dispatch_cpu([](auto best) {
        CHECK(decltype(best)::is_supported());
        return popcount_sum<decltype(best)>(1023);
    });
    CHECK(sum == 5120);
}

TEST_CASE("a step may change its arguments") {
    int a = 1;
    constexpr auto step = [](int& number, int increment) __attribute__((always_inline)) {
        number += increment;
        return number;
    };
    const int five = 5;
    CHECK(baseline_cpu::run<step>(a, five) == 6);
    CHECK(a == 6);
}

#if defined(__x86_64__)
TEST_CASE("a larger instruction set includes the smaller one") {
    if (avx512_cpu::is_supported()) CHECK(avx2_cpu::is_supported());
    if (avx2_cpu::is_supported()) CHECK(popcount_sum<avx2_cpu>(1023) == 5120);
}
#endif

}  // namespace
}  // namespace cpu_dispatch_test
