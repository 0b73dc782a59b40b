// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/processor.hpp>

#include <cstdint>

#include <doctest/doctest.h>

namespace {

using namespace inarow;

/// The sum of the bits of so many numbers, in a loop that a compiler may do at once.
template <class Processor>
std::uint64_t bits_up_to(std::uint64_t most) {
    constexpr auto step = [](const std::uint64_t& limit) __attribute__((always_inline)) {
        std::uint64_t sum = 0;
        for (std::uint64_t i = 0; i <= limit; ++i)
            sum += static_cast<std::uint64_t>(__builtin_popcountll(i));
        return sum;
    };
    return Processor::template run<step>(most);
}

TEST_CASE("the processor that is here gives what any gives") {
    CHECK(core::common_processor::is_here());
    CHECK(bits_up_to<core::common_processor>(1023) == 5120);
    const std::uint64_t found = core::with_processor([](auto best) {
        CHECK(decltype(best)::is_here());
        return bits_up_to<decltype(best)>(1023);
    });
    CHECK(found == 5120);
}

TEST_CASE("a step may change what it is given") {
    int a = 1;
    constexpr auto step = [](int& number, int by) __attribute__((always_inline)) {
        number += by;
        return number;
    };
    const int five = 5;
    CHECK(core::common_processor::run<step>(a, five) == 6);
    CHECK(a == 6);
}

#if defined(__x86_64__)
TEST_CASE("who has more has all that others have") {
    if (core::avx512_processor::is_here()) CHECK(core::avx2_processor::is_here());
    if (core::avx2_processor::is_here()) CHECK(bits_up_to<core::avx2_processor>(1023) == 5120);
}
#endif

}  // namespace
