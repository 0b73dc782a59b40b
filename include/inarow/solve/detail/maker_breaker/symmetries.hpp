// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/mix64.hpp>
#include <inarow/game/square.hpp>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::maker_breaker {

/// The key of a position: a hash of 128 bits. In practice, all positions of one search have
/// different keys.
struct key {
    std::uint64_t high = 0;
    std::uint64_t low = 0;

    constexpr key& operator^=(const key& other) {
        high ^= other.high;
        low ^= other.low;
        return *this;
    }
    constexpr auto operator<=>(const key&) const = default;
};

/// The symmetries of a board without gravity. There are eight symmetries if the board is square,
/// otherwise four. For Zobrist hashing, this class also stores the key of each stone in each image
/// of the board.
class symmetries {
public:
    explicit symmetries(const rules& r) : squares_{r.squares()} {
        const int all = r.columns == r.rows ? 8 : 4;
        for (int i = 0; i < all; ++i) {
            for (int s = 0; s < squares_; ++s) {
                const int image = index_of(r, image_of(r, square_at(r, s), i));
                images_.push_back(static_cast<std::uint16_t>(image));
                for (int side = 0; side < 2; ++side) keys_.push_back(key_of(2 * image + side));
            }
        }
    }

    [[nodiscard]] int size() const {
        return static_cast<int>(images_.size() / static_cast<std::size_t>(squares_));
    }
    /// Returns the image of a square under a symmetry. Squares and symmetries are numbers.
    [[nodiscard]] int image(int symmetry, int square) const {
        return images_[place_of(symmetry, square)];
    }
    /// Returns the image of a square. Each bit of the symmetry's number stands for a reflection.
    /// The bit of value 1 exchanges left and right. The bit of value 2 then exchanges top and
    /// bottom. The bit of value 4 then reflects along the diagonal.
    [[nodiscard]] static square image_of(const rules& r, square s, int symmetry) {
        const auto bits = static_cast<unsigned>(symmetry);
        if ((bits & 1U) != 0) s.column = r.columns - 1 - s.column;
        if ((bits & 2U) != 0) s.row = r.rows - 1 - s.row;
        if ((bits & 4U) != 0) (std::swap)(s.column, s.row);
        return s;
    }
    /// Returns the key of a stone on the image of `square` under a symmetry.
    [[nodiscard]] const maker_breaker::key& key(int symmetry, int square, player side) const {
        return keys_[2 * place_of(symmetry, square) + (side == first ? 0U : 1U)];
    }

private:
    [[nodiscard]] std::size_t place_of(int symmetry, int square) const {
        return static_cast<std::size_t>(symmetry) * static_cast<std::size_t>(squares_) +
               static_cast<std::size_t>(square);
    }
    [[nodiscard]] static maker_breaker::key key_of(int stone) {
        const auto number = static_cast<std::uint64_t>(stone) + 1;
        return {core::mix64(number * 0x9e3779b97f4a7c15U),
                core::mix64(number * 0xbf58476d1ce4e5b9U)};
    }

    int squares_;
    std::vector<std::uint16_t> images_{};
    std::vector<maker_breaker::key> keys_{};
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
