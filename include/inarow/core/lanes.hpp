// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>

/// Eight words at once.
namespace inarow::inline v0::core {

/// Eight words that are added, shifted and combined all at once: in two instructions where the
/// processor has registers of 256 bits, in one where it has those of 512. Not to be passed or given
/// by value, which processors do in different ways.
using lanes = std::uint64_t __attribute__((vector_size(64)));

/// How many bits of each word are set. By shifts and sums, so that it needs no instruction that
/// some processors have not.
[[gnu::always_inline]] inline void count_each(const lanes& words, lanes& counts) {
    counts = words - (words >> 1 & 0x5555'5555'5555'5555U);
    counts = (counts & 0x3333'3333'3333'3333U) + (counts >> 2 & 0x3333'3333'3333'3333U);
    counts = (counts + (counts >> 4)) & 0x0f0f'0f0f'0f0f'0f0fU;
    counts += counts >> 8;
    counts += counts >> 16;
    counts = (counts + (counts >> 32)) & 0x7fU;
}

}  // namespace inarow::inline v0::core
