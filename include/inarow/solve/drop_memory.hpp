// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/compact_table.hpp>

#include <algorithm>
#include <cstddef>

/// What a search of boards on which stones drop remembers.
namespace inarow::inline v0::solve {

/// A large table, and a small one for positions near the end of the search. Those are nine in ten:
/// in one table with the others they would push each other out of the fast caches. So each is
/// found sooner, and a heavy search takes half the time.
///
/// In one question all positions with the same number of free squares have as many plies left, so
/// that a position is looked for where it was put.
class drop_memory {
public:
    static constexpr int fewest_plies_far = 17;
    static constexpr std::size_t most_bytes_near = std::size_t{1} << 20;  ///< what a core has near
    static constexpr std::size_t fewest_bytes = 2 * compact_table::fewest_bytes;

    /// Of at most so many bytes, and at least fewest_bytes, for keys of so many bits.
    drop_memory(std::size_t bytes, int key_bits)
        : near_(std::min(bytes / 2, most_bytes_near), key_bits),
          far_(bytes - std::min(bytes / 2, most_bytes_near), key_bits) {}

    /// Where a position is kept that matters only when the game is won within so many plies.
    [[nodiscard, gnu::always_inline]] compact_table& for_plies(int left) {
        return left < fewest_plies_far ? near_ : far_;
    }

    [[nodiscard]] std::size_t bytes() const { return near_.bytes() + far_.bytes(); }
    /// As if it were new.
    void forget() {
        near_.forget();
        far_.forget();
    }

    /// The large table's.
    [[nodiscard]] long long room() const { return far_.room(); }
    [[nodiscard]] bool can_grow() const { return far_.can_grow(); }
    /// Grows; while threads share it, it does not by itself.
    void grow() {
        while (near_.grow()) {
        }
        (void)far_.grow();
    }

private:
    compact_table near_;
    compact_table far_;
};

}  // namespace inarow::inline v0::solve
