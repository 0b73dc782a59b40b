// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/proof/format.hpp>
#include <inarow/solve/detail/proof/reader.hpp>

#include <cstddef>
#include <span>

namespace inarow::inline v0::solve::detail::proof {

/// Reads the numbers of a correct tree, which are squares or tags.
class tree_reader {
public:
    /// The tree is on a board with this number of squares.
    tree_reader(std::span<const std::byte> bytes, int square_count)
        : bytes_(bytes), squares_{static_cast<unsigned>(square_count)} {}

    [[nodiscard]] unsigned value_of(tag t) const { return squares_ + static_cast<unsigned>(t); }
    [[nodiscard]] bool is_square(unsigned value) const { return value < squares_; }

    [[nodiscard]] std::size_t at() const { return bytes_.at(); }
    void go_to(std::size_t at) { bytes_.go_to(at); }
    [[nodiscard]] unsigned number() {
        unsigned value = 0;
        return bytes_.number(value) ? value : 0;
    }
    void skip_number() { [[maybe_unused]] const unsigned skipped = number(); }
    /// Returns the next number without reading it.
    [[nodiscard]] unsigned next_number() {
        const std::size_t before = at();
        const unsigned value = number();
        go_to(before);
        return value;
    }

private:
    reader bytes_;
    unsigned squares_;
};

}  // namespace inarow::inline v0::solve::detail::proof
