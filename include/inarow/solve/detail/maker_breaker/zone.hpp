// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/bitset.hpp>
#include <inarow/solve/detail/maker_breaker/symmetries.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>

namespace inarow::inline v0::solve::detail::maker_breaker {

/// A relevance zone contains the squares that a proof relies on. A proof that the maker completes
/// no line stays valid even if the maker has a stone on every square outside the zone. Therefore,
/// if a reply refutes one move of the maker, the same reply refutes every move outside the zone of
/// this refutation. Sources: Wu and Lin, Relevance-zone-oriented proof search for Connect6 (2010);
/// for the zone of the breaker, Hsu, Ko, Chen, Wei, Hsueh and Wu, On solving the 7,7,5-game and the
/// 8,8,5-game (2020).
template <int Squares>
struct zone {
    core::bitset<Squares> squares{};

    [[nodiscard]] static constexpr zone everything() {
        zone result;
        for (auto& word : result.squares.words_) word = ~std::uint64_t{0};
        return result;
    }
    [[nodiscard]] constexpr bool has(int square) const { return squares.test(square); }
    constexpr void add(int square) { squares.set(square); }
    constexpr zone& operator|=(const zone& other) {
        for (std::size_t i = 0; i < std::size(squares.words_); ++i)
            squares.words_[i] |= other.squares.words_[i];
        return *this;
    }
    constexpr zone& operator&=(const zone& other) {
        for (std::size_t i = 0; i < std::size(squares.words_); ++i)
            squares.words_[i] &= other.squares.words_[i];
        return *this;
    }
    constexpr bool operator==(const zone&) const = default;

    /// Returns the image of the zone under a symmetry, on a board of `count` squares.
    [[nodiscard]] zone image(const symmetries& all, int symmetry, int count) const {
        if (symmetry == 0) return *this;
        zone result;
        for (int s = 0; s < count; ++s)
            if (has(s)) result.add(all.image(symmetry, s));
        return result;
    }
    /// Returns the inverse image: the zone that the symmetry maps to this zone.
    [[nodiscard]] zone original(const symmetries& all, int symmetry, int count) const {
        if (symmetry == 0) return *this;
        zone result;
        for (int s = 0; s < count; ++s)
            if (has(all.image(symmetry, s))) result.add(s);
        return result;
    }
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
