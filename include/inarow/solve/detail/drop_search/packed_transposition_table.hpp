// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/core/detail/zeroed_pages.hpp>
#include <inarow/core/wide_uint.hpp>
#include <inarow/solve/bounds.hpp>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <span>
#include <vector>

namespace inarow::inline v0::solve::detail::drop_search {

/// Hashes keys of up to 64 bits. Different keys have different hashes. The upper bits of the hash
/// determine the slot in the table, and the lower bits are the tag in the entry. Together, the slot
/// and the tag identify the hash. The table therefore never confuses two positions.
template <class Word>
struct packed_hash {
    using type = std::uint64_t;
    static constexpr bool is_exact = true;

    /// Maps the key to its hash. The mapping is a bijection that spreads keys over the upper bits
    /// of the hash. The lower bits contain the generation, which changes when the table is cleared.
    /// A position therefore keeps its slot, but no longer matches an entry of an earlier
    /// generation.
    [[nodiscard, gnu::always_inline]] static type of(Word key, int key_bits,
                                                     std::uint64_t generation) {
        constexpr std::uint64_t odd = 0x9e3779b97f4a7c15U;
        const int spare = 64 - key_bits;
        key = key * odd << spare >> spare;
        key ^= key >> key_bits / 2;
        return key * odd << spare | generation;
    }
    [[nodiscard, gnu::always_inline]] static std::uint64_t index_hash(type hash) { return hash; }
    [[nodiscard, gnu::always_inline]] static std::uint64_t tag(type hash) { return hash; }
};

#if defined(__SIZEOF_INT128__)
/// Hashes keys of up to 128 bits. The index and the tag are independent of each other. The table
/// confuses two positions if they share a slot and, by chance, a tag of 50 bits. At 10^12 probes
/// per day, the table confuses two positions about once in 1000 days.
template <>
struct packed_hash<core::uint128> {
    struct type {
        std::uint64_t index;
        std::uint64_t tag;
    };
    static constexpr bool is_exact = false;

    [[nodiscard, gnu::always_inline]] static type of(core::uint128 key, int, std::uint64_t) {
        constexpr core::uint128 odd =
            core::uint128{0x9e3779b97f4a7c15U} << 64 | 0xf39cc0605cedc835U;  // the golden ratio
        const core::uint128 product = key * odd;
        const std::uint64_t high = core::high_word(product);
        return {(high ^ core::low_word(product)) * 0xd1342543de82ef95U, high >> 14};
    }
    [[nodiscard, gnu::always_inline]] static std::uint64_t index_hash(const type& hash) {
        return hash.index;
    }
    [[nodiscard, gnu::always_inline]] static std::uint64_t tag(const type& hash) {
        return hash.tag;
    }
};
#endif

/// A transposition table of any size, with entries of eight bytes. It finds the score bounds of a
/// position by the hash of the position's key. The key has the type Word. In an entry, the bounds
/// take 14 bits, and the tag takes the other 50 bits.
///
/// The table starts small and doubles whenever it is half full. A short search therefore uses a
/// small table that stays in the fast caches, and is three times as fast as with a large table.
/// Clearing usually takes constant time, because it changes only the generation. It overwrites
/// entries only if the keys leave no bits for the generation, if all generations are used up, or if
/// the table has grown.
///
/// Threads may probe and store concurrently, because an entry is one word, which threads read and
/// write atomically.
template <class Word>
class packed_transposition_table {
    using hashing = packed_hash<Word>;

public:
    using hash_type = typename hashing::type;

    static constexpr int min_index_bits = 14;  ///< the number of index bits that tags omit
    static constexpr std::size_t min_bytes = sizeof(std::uint64_t) << min_index_bits;
    static constexpr std::uint64_t max_bytes = std::uint64_t{sizeof(std::uint64_t)} << 32;

    /// Uses at most `bytes` bytes. Replaces a value below min_bytes or above max_bytes with that
    /// limit.
    packed_transposition_table(std::size_t bytes, int key_bits)
        : words_{static_cast<std::size_t>(std::clamp<std::uint64_t>(bytes, min_bytes, max_bytes)) /
                 sizeof(std::uint64_t)},
          key_bits_{key_bits} {
        if (words_.bytes() < min_bytes) std::abort();  // out of memory: abort, as the system would
    }

    [[nodiscard]] std::size_t bytes() const {
        return sizeof(std::uint64_t) * (min_capacity() << doublings());
    }

    /// Removes every entry.
    void erase_all() {
        const bool is_told_by_generation =
            key_bits_ < 64 && ++generation_ >> (64 - key_bits_) == 0 && capacity_ == min_capacity();
        if (!is_told_by_generation) {
            // Only the first min_capacity() entries need clearing. When the table grows, it
            // overwrites the other entries before anything reads them.
            std::memset(words_.data(), 0, sizeof(std::uint64_t) * min_capacity());
            generation_ = 0;
        }
        stores_ = 0;
        capacity_ = min_capacity();
    }
    /// Returns the current number of slots.
    [[nodiscard]] long long capacity() const { return static_cast<long long>(capacity_); }
    [[nodiscard]] bool can_grow() const { return 2 * capacity_ <= words_.size(); }
    /// Doubles the capacity. Returns false if the capacity is at its maximum. A table that threads
    /// share does not grow by itself. Call this function while no other thread uses the table.
    [[nodiscard]] bool grow() {
        if (!can_grow()) return false;
        rehash();
        return true;
    }

    /// Returns the memory that a checkpoint saves and restores. Grows the table to its full size
    /// first.
    [[nodiscard]] std::vector<std::span<std::byte>> memory() {
        while (grow()) {
        }
        return {std::as_writable_bytes(std::span(words_.data(), words_.size())),
                std::as_writable_bytes(std::span(&generation_, 1))};
    }

    /// The slot of a position, valid until the table grows.
    class slot {
    public:
        /// Prefetches the entry's cache line.
        void prefetch() const { __builtin_prefetch(word_); }
        /// Sets `score_bounds` to the bounds stored for the position. If no bounds are stored,
        /// leaves `score_bounds` unchanged.
        [[gnu::always_inline]] void probe(bounds& score_bounds) const {
            const std::uint64_t word = std::atomic_ref(*word_).load(std::memory_order_relaxed);
            // An empty entry is 0. Without the second test, a hash whose tag is 0 would match it.
            if (word >> bounds_bits != tag_ || word == 0) return;
            score_bounds = {static_cast<int>(word & bound_mask) - bias,
                            static_cast<int>(word >> bound_bits & bound_mask) - bias};
        }

    private:
        friend class packed_transposition_table;
        slot(std::uint64_t* word, std::uint64_t tag) : word_{word}, tag_{tag} {}
        std::uint64_t* word_;
        std::uint64_t tag_;
    };

    [[nodiscard, gnu::always_inline]] hash_type hash(Word key) const {
        return hashing::of(key, key_bits_, generation_);
    }
    [[nodiscard, gnu::always_inline]] slot find(const hash_type& hash) const {
        return {words_.data() + slot_of(hashing::index_hash(hash) >> 32, capacity_),
                hashing::tag(hash) & ((std::uint64_t{1} << (64 - min_index_bits)) - 1)};
    }
    /// Returns the part of the hash whose upper bits contain the index.
    [[nodiscard, gnu::always_inline]] static std::uint64_t index_hash(const hash_type& hash) {
        return hashing::index_hash(hash);
    }
    /// Replaces the entry in the slot of the hash. `exclusive` is true if no other thread uses the
    /// table. The table can grow only in this case.
    [[gnu::always_inline]] void store(const hash_type& hash, const bounds& score_bounds,
                                      bool exclusive) {
        const slot target = find(hash);
        const std::uint64_t word = target.tag_ << bounds_bits |
                                   static_cast<std::uint64_t>(score_bounds.upper + bias)
                                       << bound_bits |
                                   static_cast<std::uint64_t>(score_bounds.lower + bias);
        std::atomic_ref(*target.word_).store(word, std::memory_order_relaxed);
        if (exclusive && ++stores_ >= capacity_ / 2) (void)grow();
    }

private:
    static constexpr int bound_bits = 7;
    static constexpr int bounds_bits = 2 * bound_bits;
    static constexpr std::uint64_t bound_mask = (1U << bound_bits) - 1;
    static constexpr int bias = 64;

    /// Returns how many times the table can double from its smallest to its largest capacity. The
    /// largest capacity leaves at most one in 2^14 of the allocated words unused.
    [[nodiscard]] int doublings() const {
        // Does not use std::bit_width, because its result is not an int in every standard library.
        constexpr int highest_bit = std::numeric_limits<std::size_t>::digits - 1;
        return (std::max)(0, highest_bit - std::countl_zero(words_.size()) - min_index_bits);
    }
    [[nodiscard]] std::size_t min_capacity() const { return words_.size() >> doublings(); }

    /// Returns the slot of a hash. Spreads hashes evenly over any number of slots and keeps their
    /// order, so that doubling the capacity splits each slot in two. Needs only the upper 32 bits
    /// of a hash and a 64-bit multiplication.
    [[nodiscard, gnu::always_inline]] static std::size_t slot_of(std::uint64_t upper_hash,
                                                                 std::uint64_t capacity) {
        return core::detail::as_index(upper_hash * capacity >> 32);
    }
    /// Returns the upper half of an entry's hash, computed from the entry's slot and tag. The
    /// result is unique, because the upper halves of all hashes of a slot are at most 2^tag_bits
    /// consecutive numbers.
    [[nodiscard]] std::uint64_t upper_hash(std::uint64_t word, std::size_t index) const {
        constexpr int tag_bits = 32 - min_index_bits;  // in the upper half
        constexpr std::uint64_t mask = (std::uint64_t{1} << tag_bits) - 1;
        const std::uint64_t min_hash = ((std::uint64_t{index} << 32) + capacity_ - 1) / capacity_;
        return min_hash + (((word >> (bounds_bits + 32)) - min_hash) & mask);
    }

    /// Doubles the capacity. Each slot becomes two slots, and its entry moves to one of them. If
    /// the tag does not determine the right slot, copies the entry to both slots.
    [[gnu::noinline]] void rehash() {
        std::uint64_t* words = words_.data();
        for (std::size_t i = capacity_; i-- > 0;) {
            const std::uint64_t word = words[i];
            if constexpr (hashing::is_exact) {
                words[2 * i] = words[2 * i + 1] = 0;
                if (word != 0) words[slot_of(upper_hash(word, i), 2 * capacity_)] = word;
            } else {
                words[2 * i] = words[2 * i + 1] = word;
            }
        }
        capacity_ *= 2;
        stores_ = 0;
    }

    core::detail::zeroed_pages<std::uint64_t> words_;
    int key_bits_;
    std::size_t capacity_ = min_capacity();
    std::uint64_t generation_ = 0;
    std::uint64_t stores_ = 0;  ///< number of stores since the table last grew
};

}  // namespace inarow::inline v0::solve::detail::drop_search
