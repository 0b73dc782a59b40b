// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>
#include <cstring>

/// Several words at once.
namespace inarow::inline v0::core {

template <int Count>
struct lanes_of;
// g++ 12 forgets the size where it depends on a parameter.
template <>
struct lanes_of<4> {
    using type = std::uint64_t __attribute__((vector_size(32)));
};
template <>
struct lanes_of<8> {
    using type = std::uint64_t __attribute__((vector_size(64)));
};

/// So many words that are added, shifted and combined all at once: eight in one instruction where
/// the processor has registers of 512 bits, four where it has those of 256. Not to be passed or
/// given by value, which processors do in different ways.
template <int Count>
using lanes = typename lanes_of<Count>::type;

/// How many bits of each word are set. By shifts and sums, so that it needs no instruction that
/// some processors have not.
template <class Lanes>
[[gnu::always_inline]] inline void count_each(const Lanes& words, Lanes& counts) {
    counts = words - (words >> 1 & 0x5555'5555'5555'5555U);
    counts = (counts & 0x3333'3333'3333'3333U) + (counts >> 2 & 0x3333'3333'3333'3333U);
    counts = (counts + (counts >> 4)) & 0x0f0f'0f0f'0f0f'0f0fU;
    counts += counts >> 8;
    counts += counts >> 16;
    counts = (counts + (counts >> 32)) & 0x7fU;
}

/// The same, in one instruction where a processor has it; in slow ones elsewhere.
template <class Lanes>
[[gnu::always_inline]] inline void count_each_at_once(const Lanes& words, Lanes& counts) {
    std::uint64_t each[sizeof(Lanes) / sizeof(std::uint64_t)];
    std::memcpy(each, &words, sizeof each);
    for (std::uint64_t& word : each) word = static_cast<std::uint64_t>(__builtin_popcountll(word));
    std::memcpy(&counts, each, sizeof each);
}

}  // namespace inarow::inline v0::core
