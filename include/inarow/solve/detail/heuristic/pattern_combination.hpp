// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/line_patterns.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// What a stone of a player makes of a square in all four directions together.
namespace inarow::inline v0::solve::detail::heuristic {

/// The strongest thing that a stone on a square makes in all directions together.
enum class threat : std::uint8_t {
    none,
    open_three,
    two_threes,  ///< two open threes
    four,
    four_three,  ///< a four and an open three
    two_fours,   ///< or an open four: two squares that complete a line
    five,
};
inline constexpr int threat_count = 7;

/// The patterns of a square in four directions: their number in the decimal system.
class pattern_combination {
public:
    static constexpr int directions = 4;
    static constexpr int count = 10'000;

    [[nodiscard]] constexpr int index() const { return index_; }
    [[nodiscard]] constexpr pattern in(int direction) const {
        return static_cast<pattern>(index_ / place(direction) % pattern_count);
    }
    constexpr void replace(int direction, pattern before, pattern after) {
        index_ = static_cast<std::uint16_t>(
            index_ + place(direction) * (static_cast<int>(after) - static_cast<int>(before)));
    }
    constexpr bool operator==(const pattern_combination&) const = default;

private:
    [[nodiscard]] static constexpr int place(int direction) {
        constexpr std::array<int, directions> places{1, 10, 100, 1000};
        return places[static_cast<std::size_t>(direction)];
    }

    std::uint16_t index_ = 0;
};

/// What is known of every combination.
class combination_table {
public:
    /// The number of squares with each threat from `four` on, in 16 bits each.
    using threat_counts = std::uint64_t;
    struct entry {
        threat_counts count;     ///< of this square
        std::int16_t score;      ///< for the order of moves
        std::int16_t own;        ///< for the evaluation: of the player to move
        std::int16_t opponents;  ///< of the other player
        threat strongest;
    };

    /// Precondition: t is at least `four`.
    [[nodiscard]] static constexpr int count_of(threat_counts counts, threat t) {
        return static_cast<int>(counts >> shift(t) & 0xffffU);
    }

    [[nodiscard]] static const combination_table& made() {
        static const combination_table result;
        return result;
    }
    [[nodiscard]] const entry& operator[](pattern_combination c) const {
        return entries_[static_cast<std::size_t>(c.index())];
    }

private:
    [[nodiscard]] static constexpr unsigned shift(threat t) {
        return 16U * (static_cast<unsigned>(t) - static_cast<unsigned>(threat::four));
    }

    combination_table() : entries_(pattern_combination::count) {
        for (int i = 0; i < pattern_combination::count; ++i) {
            std::array<int, pattern_count> lines{};
            for (int rest = i, d = 0; d < pattern_combination::directions; ++d, rest /= 10)
                ++lines[static_cast<std::size_t>(rest % 10)];
            entries_[static_cast<std::size_t>(i)] = entry_of(lines);
        }
    }
    using line_counts = std::array<int, pattern_count>;

    [[nodiscard]] static entry entry_of(const line_counts& lines) {
        const threat strongest = strongest_of(lines);
        const auto t = static_cast<std::size_t>(strongest);
        return {.count = strongest < threat::four ? 0 : threat_counts{1} << shift(strongest),
                .score = static_cast<std::int16_t>(sum(lines, scores)),
                .own = static_cast<std::int16_t>(sum(lines, own_patterns) + own_threats[t]),
                .opponents = static_cast<std::int16_t>(sum(lines, opponents_patterns) +
                                                       opponents_threats[t]),
                .strongest = strongest};
    }
    [[nodiscard]] static threat strongest_of(const line_counts& lines) {
        const auto number = [&](pattern p) { return lines[static_cast<std::size_t>(p)]; };
        if (number(pattern::five) > 0) return threat::five;
        const int fours = 2 * number(pattern::open_four) + number(pattern::four);
        const int threes = number(pattern::open_three);
        if (fours > 1) return threat::two_fours;
        if (fours == 1) return threes > 0 ? threat::four_three : threat::four;
        return threes > 1 ? threat::two_threes : threes == 1 ? threat::open_three : threat::none;
    }
    using pattern_weights = std::array<int, pattern_count>;
    using threat_weights = std::array<int, threat_count>;
    [[nodiscard]] static int sum(const line_counts& lines, const pattern_weights& weights) {
        int result = 0;
        for (std::size_t i = 0; i < lines.size(); ++i) result += lines[i] * weights[i];
        return result;
    }

    // A pattern more is worth three to four times as much; of two alike the open one more.
    static constexpr pattern_weights scores{0, 1, 3, 5, 16, 20, 80, 100, 600, 4000};
    // Fitted to the results of games, then tuned by games: 200 multiply the odds by e.
    static constexpr pattern_weights own_patterns{0, 0, -2, 1, 4, 17, 40, 105, 0, 0};
    static constexpr pattern_weights opponents_patterns{0, -1, -2, 0, 2, 16, 33, 80, 93, 0};
    static constexpr threat_weights own_threats{0, -5, -53, -50, 155, 0, 0};
    static constexpr threat_weights opponents_threats{0, -9, -38, -2, 148, 45, 0};

    std::vector<entry> entries_;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
