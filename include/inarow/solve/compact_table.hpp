// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/zeroed.hpp>
#include <inarow/solve/inquiry.hpp>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

/// What a search remembers of positions of up to 64 bits, eight bytes for each.
namespace inarow::inline v0::solve {

/// Bounds of the scores of positions, by a key of so many bits. An entry is found by the upper bits
/// of its key once that is scattered, which can be undone, and holds the lower ones: so no two
/// positions are ever taken for each other. The bounds take the 14 bits left.
///
/// It uses little of its memory at first and twice as much whenever that is half full: the table of
/// a short search stays in the fast caches, which is worth a factor of three there. To forget takes
/// no time, where keys have bits to spare to be told from those of before by.
///
/// Several threads may look up and remember at once: an entry is one word, written at once.
class compact_table {
public:
    static constexpr int fewest_bits = 14;  ///< of the index; they are what entries do without
    static constexpr std::size_t fewest_bytes = sizeof(std::uint64_t) << fewest_bits;

    /// Of at most so many bytes, and at least fewest_bytes.
    compact_table(std::size_t bytes, int key_bits)
        : words_{std::bit_floor(std::max(bytes, fewest_bytes) / sizeof(std::uint64_t))},
          most_bits_{std::countr_zero(words_.size())},
          key_bits_{key_bits} {
        if (words_.bytes() < fewest_bytes) std::abort();  // as the system does, which has none left
    }

    [[nodiscard]] std::size_t bytes() const { return words_.bytes(); }

    /// As if it were new.
    void forget() {
        const bool are_told_apart =
            key_bits_ < 64 && ++generation_ >> (64 - key_bits_) == 0 && bits_ == fewest_bits;
        if (!are_told_apart) {
            // What lies above is written before it is read, when the table grows.
            std::memset(words_.data(), 0, fewest_bytes);
            generation_ = 0;
        }
        stored_ = 0;
        bits_ = fewest_bits;
    }
    /// How many entries there is room for without growing.
    [[nodiscard]] long long room() const { return 1LL << bits_; }
    [[nodiscard]] bool can_grow() const { return bits_ < most_bits_; }
    /// Grows; false when it cannot. While threads share it, it does not by itself.
    [[nodiscard]] bool grow() {
        if (!can_grow()) return false;
        spread_out();
        return true;
    }

    /// Where a position is kept, as long as the table does not grow.
    class place {
    public:
        /// Has the entry fetched while something else is done.
        void prefetch() const { __builtin_prefetch(word_); }
        /// Narrows what is known of the score.
        [[gnu::always_inline]] void recall(bounds& score_lies) const {
            const std::uint64_t word = std::atomic_ref(*word_).load(std::memory_order_relaxed);
            // An empty entry is 0, and so is the tag of some key.
            if (word >> bound_bits != tag_ || word == 0) return;
            score_lies = {static_cast<int>(word & one_bound) - bias,
                          static_cast<int>(word >> one_bound_bits & one_bound) - bias};
        }

    private:
        friend class compact_table;
        place(std::uint64_t* word, std::uint64_t tag) : word_{word}, tag_{tag} {}
        std::uint64_t* word_;
        std::uint64_t tag_;
    };

    /// Scatters a key over the upper bits; every key comes to another number. The lower ones tell
    /// what was remembered since the table last forgot, so that this changes no place.
    [[nodiscard, gnu::always_inline]] std::uint64_t scattered(std::uint64_t key) const {
        constexpr std::uint64_t odd = 0x9e3779b97f4a7c15U;
        const int spare = 64 - key_bits_;
        key = key * odd << spare >> spare;
        key ^= key >> key_bits_ / 2;
        return key * odd << spare | generation_;
    }
    [[nodiscard, gnu::always_inline]] place find(std::uint64_t scattered) const {
        return {words_.data() + (scattered >> (64 - bits_)),
                scattered & ((std::uint64_t{1} << (64 - fewest_bits)) - 1)};
    }
    [[gnu::always_inline]] void remember(std::uint64_t scattered, const bounds& score_lies,
                                         bool alone) {
        const place at = find(scattered);
        const std::uint64_t word = at.tag_ << bound_bits |
                                   static_cast<std::uint64_t>(score_lies.most + bias)
                                       << one_bound_bits |
                                   static_cast<std::uint64_t>(score_lies.least + bias);
        std::atomic_ref(*at.word_).store(word, std::memory_order_relaxed);
        if (alone && ++stored_ >> (bits_ - 1) != 0) (void)grow();
    }

private:
    static constexpr int one_bound_bits = 7;
    static constexpr int bound_bits = 2 * one_bound_bits;
    static constexpr std::uint64_t one_bound = (1U << one_bound_bits) - 1;
    static constexpr int bias = 64;

    /// Every entry moves to one of the two places that become of its own.
    [[gnu::noinline]] void spread_out() {
        std::uint64_t* words = words_.data();
        const int next_bit = 63 - bits_ + bound_bits;  // of the scattered key, in an entry
        for (std::size_t i = std::size_t{1} << bits_; i-- > 0;) {
            const std::uint64_t word = words[i];
            words[2 * i] = words[2 * i + 1] = 0;
            if (word != 0) words[2 * i + (word >> next_bit & 1U)] = word;
        }
        ++bits_;
        stored_ = 0;
    }

    core::zeroed<std::uint64_t> words_;
    int most_bits_;
    int key_bits_;
    int bits_ = fewest_bits;
    std::uint64_t generation_ = 0;
    std::uint64_t stored_ = 0;
};

}  // namespace inarow::inline v0::solve
