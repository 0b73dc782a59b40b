// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/combination_weights.hpp>
#include <inarow/solve/detail/heuristic/line_patterns.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

/// The patterns that a player's stone makes on a square in all four directions together.
namespace inarow::inline v0::solve::detail::heuristic {

/// The patterns of a square in four directions, as the digits of a decimal number.
class pattern_combination {
public:
    static constexpr int directions = 4;
    static constexpr int count = 10'000;

    constexpr pattern_combination() = default;
    explicit constexpr pattern_combination(std::uint16_t number) : number_{number} {}

    [[nodiscard]] constexpr int number() const { return number_; }
    [[nodiscard]] constexpr pattern in(int direction) const {
        return static_cast<pattern>(number_ / place(direction) % pattern_count);
    }
    constexpr void replace(int direction, pattern before, pattern after) {
        number_ = static_cast<std::uint16_t>(
            number_ + place(direction) * (static_cast<int>(after) - static_cast<int>(before)));
    }
    constexpr bool operator==(const pattern_combination&) const = default;

private:
    [[nodiscard]] static constexpr int place(int direction) {
        constexpr std::array<int, directions> places{1, 10, 100, 1000};
        return places[static_cast<std::size_t>(direction)];
    }

    std::uint16_t number_ = 0;
};

/// Precomputed properties of every combination.
class combination_table {
public:
    /// Four counts of 16 bits each: the numbers of squares whose strongest threat is `four`,
    /// `four_three`, `two_fours` and `five`.
    using threat_counts = std::uint64_t;
    struct entry {
        std::int16_t score;    ///< the value of a stone on the square
        std::int16_t attack;   ///< move-ordering weight of the patterns of the player to move
        std::int16_t defense;  ///< move-ordering weight of the opponent's patterns
        std::int16_t sorted_index;
        threat strongest;
    };
    [[nodiscard]] static constexpr threat_counts one_square(threat t) {
        constexpr std::array<threat_counts, threat_count> counts{
            0, 0, 0, 1, 1U << 16U, threat_counts{1} << 32U, threat_counts{1} << 48U};
        return counts[static_cast<std::size_t>(t)];
    }
    /// Precondition: `t` is at least `four`.
    [[nodiscard]] static constexpr int count_of(threat_counts counts, threat t) {
        return static_cast<int>(counts / one_square(t) & 0xffffU);
    }

    /// Returns the index of a combination among all `sorted_count` sorted combinations, in
    /// lexicographic order. The weights of evaluation_network are in this order. Precondition: the
    /// patterns are sorted from strongest to weakest.
    [[nodiscard]] static constexpr int sorted_index(
        const std::array<pattern, pattern_combination::directions>& sorted) {
        const auto [a, b, c, d] = sorted;
        return chosen(static_cast<int>(a) + 3, 4) + chosen(static_cast<int>(b) + 2, 3) +
               chosen(static_cast<int>(c) + 1, 2) + static_cast<int>(d);
    }
    static constexpr int sorted_count = 715;

    [[nodiscard]] static const combination_table& made() {
        static const combination_table result;
        return result;
    }
    [[nodiscard]] const entry& operator[](pattern_combination c) const {
        return entries_[static_cast<std::size_t>(c.number())];
    }

private:
    using sorted_patterns = std::array<pattern, pattern_combination::directions>;

    /// Returns the number of ways to choose `k` of `n` objects.
    [[nodiscard]] static constexpr int chosen(int n, int k) {
        return k == 0 ? 1 : chosen(n, k - 1) * (n - k + 1) / k;
    }

    combination_table() : entries_(pattern_combination::count) {
        for (int i = 0; i < pattern_combination::count; ++i)
            entries_[static_cast<std::size_t>(i)] = entry_of(sorted(i));
    }
    /// Returns the patterns of the combination with this number, from strongest to weakest. Does
    /// not use <algorithm>, because that header would cost the compiler 20 MB of memory.
    [[nodiscard]] static sorted_patterns sorted(int number) {
        sorted_patterns result{};
        for (int rest = number; rest > 0; rest /= pattern_count) {
            auto inserted = static_cast<pattern>(rest % pattern_count);
            for (pattern& each : result)
                if (each < inserted) (std::swap)(each, inserted);
        }
        return result;
    }
    [[nodiscard]] static entry entry_of(const sorted_patterns& sorted) {
        const threat strongest = strongest_of(sorted);
        const auto weight = [&](const combination_weights& weights) {
            return static_cast<std::int16_t>(weights.of(sorted, strongest));
        };
        return {.score = score_of(sorted),
                .attack = weight(attack_weights),
                .defense = weight(defense_weights),
                .sorted_index = static_cast<std::int16_t>(combination_table::sorted_index(sorted)),
                .strongest = strongest};
    }
    [[nodiscard]] static threat strongest_of(const sorted_patterns& patterns) {
        const auto number = [&](pattern p) {
            int result = 0;
            for (const pattern each : patterns) result += each == p ? 1 : 0;
            return result;
        };
        if (number(pattern::five) > 0) return threat::five;
        const int fours = 2 * number(pattern::open_four) + number(pattern::four);
        const int threes = number(pattern::open_three);
        if (fours > 1) return threat::two_fours;
        if (fours == 1) return threes > 0 ? threat::four_three : threat::four;
        return threes > 1 ? threat::two_threes : threes == 1 ? threat::open_three : threat::none;
    }
    /// Returns the value of the patterns. A pattern is worth at least four times as much as the
    /// same pattern with one stone fewer. An open pattern is worth at least three times as much as
    /// a closed pattern with the same number of stones.
    [[nodiscard]] static std::int16_t score_of(const sorted_patterns& patterns) {
        constexpr std::array<int, pattern_count> scores{0, 1, 3, 5, 16, 20, 80, 100, 600, 4000};
        int result = 0;
        for (const pattern p : patterns) result += scores[static_cast<std::size_t>(p)];
        return static_cast<std::int16_t>(result);
    }

    std::vector<entry> entries_;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
