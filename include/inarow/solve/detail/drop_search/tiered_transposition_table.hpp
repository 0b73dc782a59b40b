// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/drop_search/packed_transposition_table.hpp>

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace inarow::inline v0::solve::detail::drop_search {

/// A small and a large transposition table. The small table is for positions near the horizon of
/// the search, which is the last ply at which a win still counts. The large table is for all other
/// positions. A position is near the horizon if the horizon is fewer than `min_far_plies` plies
/// away, as in 90% of all positions. In a single table, these positions would evict all other
/// positions. The small table fits into a core's cache. With the two tables, a long search takes
/// about half as much time as with a single table.
///
/// Within one question, all positions with the same number of free squares are equally far from the
/// horizon. A position is therefore always looked up in the table that stores it.
template <class Word>
class tiered_transposition_table {
public:
    using tier = packed_transposition_table<Word>;

    static constexpr int min_far_plies = 17;
    static constexpr std::size_t max_near_bytes = std::size_t{1} << 20;  ///< fits into the L2 cache
    static constexpr std::size_t min_bytes = 2 * tier::min_bytes;

    /// Uses at most `bytes` bytes, but at least min_bytes.
    tiered_transposition_table(std::size_t bytes, int key_bits)
        : near_((std::min)(bytes / 2, max_near_bytes), key_bits),
          far_(bytes - (std::min)(bytes / 2, max_near_bytes), key_bits) {}

    /// Returns the table for positions in which only a win within `left` plies can change the
    /// result.
    [[nodiscard, gnu::always_inline]] tier& for_plies(int left) {
        return left < min_far_plies ? near_ : far_;
    }

    [[nodiscard]] std::size_t bytes() const { return near_.bytes() + far_.bytes(); }
    /// Returns the memory that a checkpoint saves and restores.
    [[nodiscard]] std::vector<std::span<std::byte>> memory() {
        auto result = near_.memory();
        for (const auto part : far_.memory()) result.push_back(part);
        return result;
    }
    void erase_all() {
        near_.erase_all();
        far_.erase_all();
    }

    /// Returns the capacity of the large table.
    [[nodiscard]] long long capacity() const { return far_.capacity(); }
    [[nodiscard]] bool can_grow() const { return far_.can_grow(); }
    /// Grows the small table to its full size and doubles the large table. Tables that threads
    /// share do not grow by themselves. Call this function while no thread uses the tables.
    void grow() {
        while (near_.grow()) {
        }
        (void)far_.grow();
    }

private:
    tier near_;
    tier far_;
};

}  // namespace inarow::inline v0::solve::detail::drop_search
