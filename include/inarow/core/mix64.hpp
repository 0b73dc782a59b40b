// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <cstdint>

namespace inarow::inline v0::core {

/// Mixes a 64-bit word with a bijection that spreads every input bit over all output bits. The
/// result is the same on every platform, so hashes agree between builds. Source: the finalizer of
/// SplitMix64 (Steele, Lea, Flood 2014; constants of David Stafford).
constexpr std::uint64_t mix64(std::uint64_t word) {
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9U;
    word = (word ^ (word >> 27)) * 0x94d049bb133111ebU;
    return word ^ (word >> 31);
}

}  // namespace inarow::inline v0::core
