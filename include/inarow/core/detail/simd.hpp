// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>
#include <cstring>

/// SIMD vectors of 64-bit words.
namespace inarow::inline v0::core::detail {

template <int Lanes>
struct simd_type;
// There is one specialization for each size, because g++ 12 ignores a vector_size that depends on a
// template parameter.
template <>
struct simd_type<4> {
    using type = std::uint64_t __attribute__((vector_size(32)));
};
template <>
struct simd_type<8> {
    using type = std::uint64_t __attribute__((vector_size(64)));
};

/// A SIMD vector of `Lanes` words. The usual operators combine two vectors lane by lane. Do not
/// pass or return vectors by value, because the calling convention depends on the instruction set.
template <int Lanes>
using simd = typename simd_type<Lanes>::type;

/// Counts the set bits of each lane with shifts and sums, for instruction sets without a vector
/// popcount.
template <class Simd>
[[gnu::always_inline]] inline void popcount_each(const Simd& words, Simd& counts) {
    counts = words - (words >> 1 & 0x5555'5555'5555'5555U);
    counts = (counts & 0x3333'3333'3333'3333U) + (counts >> 2 & 0x3333'3333'3333'3333U);
    counts = (counts + (counts >> 4)) & 0x0f0f'0f0f'0f0f'0f0fU;
    counts += counts >> 8;
    counts += counts >> 16;
    counts = (counts + (counts >> 32)) & 0x7fU;
}

/// Counts the set bits of each lane with one instruction of AVX-512 VPOPCNTDQ. This function is
/// slow if the instruction set lacks VPOPCNTDQ.
template <class Simd>
[[gnu::always_inline]] inline void popcount_each_native(const Simd& words, Simd& counts) {
    std::uint64_t lanes[sizeof(Simd) / sizeof(std::uint64_t)];
    std::memcpy(lanes, &words, sizeof lanes);
    for (std::uint64_t& word : lanes) word = static_cast<std::uint64_t>(__builtin_popcountll(word));
    std::memcpy(&counts, lanes, sizeof lanes);
}

}  // namespace inarow::inline v0::core::detail
