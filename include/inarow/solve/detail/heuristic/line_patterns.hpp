// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/game/rules.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// Finds the pattern that a stone would make in the line through its square. A table, which is
/// computed from the rules, contains the pattern for each possible content of the surrounding
/// squares.
namespace inarow::inline v0::solve::detail::heuristic {

using core::detail::as_index;

/// The strongest pattern that a player's stone makes in one direction. A five is a decisive line,
/// even if the run is not 5. A four needs one more stone to become a five, a three needs two more
/// stones, and so on. A four is open if there are two squares where one more stone makes a five.
/// Any other pattern is open if one more stone makes an open pattern.
enum class pattern : std::uint8_t {
    none,
    one,
    open_one,
    two,
    open_two,
    three,
    open_three,
    four,
    open_four,
    five,
};
inline constexpr int pattern_count = 10;

/// The patterns of both players. The lower four bits hold the pattern of the first player, and the
/// upper four bits hold the pattern of the second player. The type is not std::uint8_t, because a
/// compiler must assume that a std::uint8_t can alias any object.
enum class pattern_pair : std::uint8_t {};

[[nodiscard]] constexpr pattern pattern_of(player side, pattern_pair both) {
    const auto bits = static_cast<unsigned>(both);
    return static_cast<pattern>(side == first ? bits & 15U : bits >> 4U);
}

/// A table of the patterns that both players would make on a square in one direction, indexed by
/// the code of the square. A code contains two bits for each nearby square in that direction,
/// before and after the square. The lowest bits belong to the farthest square before the square.
class line_patterns {
public:
    enum class content : std::uint8_t { free_square, first_stone, second_stone, edge };

    /// Returns the number of squares on each side that affect the pattern.
    [[nodiscard]] static constexpr int reach_of(const rules& r) {
        switch (r.length) {
            case line_length::at_least: break;
            case line_length::exactly: return r.run;  // a stone this far away can make an overline
            default: break;
        }
        return r.run - 1;
    }
    /// Returns whether boards of patterns support the rules: normal play without gravity on a
    /// bounded board, for runs with a table of acceptable size.
    [[nodiscard]] static constexpr bool supports(const rules& r) {
        [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges,
                                      starts] = r;
        switch (edges) {
            case edges::bounded: break;
            case edges::wrapping:
            default: return false;
        }
        switch (gravity) {
            case place: break;
            case drop: return false;
            default: break;
        }
        switch (convention) {
            case convention::normal: break;
            case convention::misere: return false;
            default: break;
        }
        return run > 2 && reach_of(r) <= max_reach;
    }
    /// The largest supported reach. A table has 4^(2 * reach) bytes.
    static constexpr int max_reach = 5;

    /// Precondition: reach_of(r) is from 1 to max_reach.
    explicit line_patterns(const rules& r) : rules_{r}, reach_{reach_of(r)} {
        std::size_t ternary_codes = 1;
        for (int i = 0; i < 2 * reach_; ++i) ternary_codes *= 3;
        known_.resize(ternary_codes, unknown);
        const std::size_t codes = std::size_t{1} << static_cast<unsigned>(4 * reach_);
        both_.resize(codes);
        for (std::size_t code = 0; code < codes; ++code)
            both_[code] = static_cast<pattern_pair>(of_code(code, content::first_stone) |
                                                    of_code(code, content::second_stone) << 4U);
        known_ = {};
    }

    [[nodiscard]] int reach() const { return reach_; }
    [[nodiscard]] pattern_pair both(std::uint32_t code) const { return both_[code]; }

private:
    static constexpr std::uint8_t unknown = 255;
    // The possible contents of a square in a window, from the point of view of one player.
    static constexpr std::uint8_t open_to_own = 0;
    static constexpr std::uint8_t own_stone = 1;
    static constexpr std::uint8_t blocked = 2;
    using window = std::array<std::uint8_t, 2 * max_reach + 1>;

    [[nodiscard]] int of_code(std::size_t code, content own) {
        window w{};
        for (int i = 0; i < 2 * reach_; ++i, code /= 4) {
            const auto here = static_cast<content>(code % 4);
            w[as_index(i < reach_ ? i : i + 1)] = here == content::free_square ? open_to_own
                                                  : here == own                ? own_stone
                                                                               : blocked;
        }
        w[as_index(reach_)] = own_stone;
        return static_cast<int>(of_window(w));
    }
    [[nodiscard]] pattern of_window(window& w) {
        std::size_t code = 0;
        for (int i = 0; i <= 2 * reach_; ++i)
            if (i != reach_) code = 3 * code + w[as_index(i)];
        if (known_[code] == unknown)
            known_[code] = static_cast<std::uint8_t>(completes(w) ? pattern::five : after_next(w));
        return static_cast<pattern>(known_[code]);
    }
    [[nodiscard]] bool completes(const window& w) const {
        int length = 1;
        for (int i = reach_ + 1; i <= 2 * reach_ && w[as_index(i)] == own_stone; ++i) ++length;
        for (int i = reach_ - 1; i >= 0 && w[as_index(i)] == own_stone; --i) ++length;
        return is_decisive(rules_, length);
    }
    /// Returns the pattern of a window that is not a five. The pattern follows from the best
    /// pattern after one more stone.
    [[nodiscard]] pattern after_next(window& w) {
        std::array<int, pattern_count> squares{};
        for (int i = 0; i <= 2 * reach_; ++i) {
            if (w[as_index(i)] != open_to_own) continue;
            w[as_index(i)] = own_stone;
            ++squares[as_index(static_cast<int>(of_window(w)))];
            w[as_index(i)] = open_to_own;
        }
        if (squares[as_index(static_cast<int>(pattern::five))] > 0)
            return squares[as_index(static_cast<int>(pattern::five))] > 1 ? pattern::open_four
                                                                          : pattern::four;
        for (int best = static_cast<int>(pattern::open_four); best > 2; --best)
            if (squares[as_index(best)] > 0) return static_cast<pattern>(best - 2);
        return pattern::none;
    }

    rules rules_;
    int reach_;
    std::vector<std::uint8_t> known_{};  ///< patterns by ternary code; used in construction
    std::vector<pattern_pair> both_{};
};

}  // namespace inarow::inline v0::solve::detail::heuristic
