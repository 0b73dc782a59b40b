// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/position.hpp>
#include <inarow/solve/bounds.hpp>
#include <inarow/solve/detail/score.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

namespace inarow::inline v0::solve::detail::reference {

/// The transposition table of the reference search. An entry contains a whole position and the
/// bounds of its score. A newer position replaces an older position in the same slot.
template <int Capacity>
class position_table {
public:
    using position_type = basic_position<Capacity>;

    /// Makes as many entries as fit into `bytes` bytes, but at least one.
    position_table(const position_type& root, std::size_t bytes)
        : entry_bytes_{sizeof(entry) +
                       2 * sizeof(std::uint64_t) * std::size(root.marks_[0].words_)},
          entries_(std::max<std::size_t>(bytes / entry_bytes_, 1),
                   entry{root, {-no_bound, no_bound}}) {}

    [[nodiscard]] std::size_t bytes() const { return entries_.size() * entry_bytes_; }

    /// Returns the known bounds of a position's score. Returns -no_bound and no_bound if the table
    /// has no bounds for the position.
    [[nodiscard]] bounds probe(const position_type& p) const {
        const entry& e = entries_[p.hash() % entries_.size()];
        return e.position == p ? e.known : bounds{-no_bound, no_bound};
    }
    void store(const position_type& p, const bounds& known) {
        entries_[p.hash() % entries_.size()] = {p, known};
    }

private:
    struct entry {
        position_type position;
        bounds known;
    };
    std::size_t entry_bytes_;
    std::vector<entry> entries_;
};

}  // namespace inarow::inline v0::solve::detail::reference
