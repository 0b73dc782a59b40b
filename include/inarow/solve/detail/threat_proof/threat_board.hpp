// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/core/mix64.hpp>
#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/maker_breaker/line_table.hpp>
#include <inarow/solve/detail/proof/side_lengths.hpp>
#include <inarow/solve/detail/stones_of_player.hpp>
#include <inarow/solve/detail/threat_proof/threat_tree.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

using core::detail::as_index;
using maker_breaker::line_table;

/// A mutable position for searches by threats. Counts the stones of each player in each line. A
/// line is open to a player if the other player has no stone in it. The line lengths of the players
/// can differ (see side_lengths).
///
/// The counts have the order of line_table::entry_of, so that the lines through a square are four
/// windows of adjacent bytes. A stone changes the bytes of a window together, as words.
class threat_board {
public:
    /// The run must be at most this number, because counts are bytes.
    static constexpr int max_run = 63;

    threat_board(const position_view& p, const line_table& lines)
        : threat_board(p, lines, proof::side_lengths(p.rules().length)) {}
    threat_board(const position_view& p, const line_table& lines,
                 const proof::side_lengths& lengths)
        : rules_{p.rules()},
          lines_{lines},
          lengths_{lengths},
          marks_(as_index(rules_.squares()), mark::none) {
        const std::size_t size = as_index(lines.entries());
        const std::size_t padded = (size + simd_lanes - 1) / simd_lanes * simd_lanes;
        for (auto& counts : counts_) counts.assign(padded, gap);
        for (int line = 0; line < lines.size(); ++line)
            for (auto& counts : counts_) counts[as_index(lines.entry_of(line))] = 0;
        for (int i = 0; i < lanes; ++i)
            last_window_lanes_[as_index(i)] = i < (lines.run() - 1) % lanes + 1 ? 1 : 0;
        for (int s = 0; s < squares(); ++s)
            for (const player side : {first, second})
                if (p.has_stone(side, s)) place(s, side);
    }

    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] const line_table& lines() const { return lines_; }
    [[nodiscard]] int squares() const { return static_cast<int>(marks_.size()); }
    [[nodiscard]] mark at(int s) const { return marks_[as_index(s)]; }
    [[nodiscard]] bool is_free(int s) const { return at(s) == mark::none; }
    [[nodiscard]] std::uint64_t key() const { return key_; }
    /// Returns the number of a player's stones in a line.
    [[nodiscard]] int stones(int line, player side) const {
        return counts_[as_index(side)][as_index(lines_.entry_of(line))];
    }
    /// Calls visit(line) for each line that is open to `side` and contains `stones` stones of
    /// `side`.
    void for_each_open(player side, int stones, auto visit) const {
        for (std::size_t i = 0; i < counts_[0].size(); i += simd_lanes) {
            const simd selected = open_at(i, side, stones);
            if (!any(selected)) continue;
            for (std::size_t lane = 0; lane < simd_lanes; ++lane)
                if (selected[lane] != 0) visit(lines_.line_at(static_cast<int>(i + lane)));
        }
    }
    /// Returns whether there is a line that is open to `side` and contains `stones` stones of
    /// `side`.
    [[nodiscard]] bool has_open(player side, int stones) const {
        simd all{};
        for (std::size_t i = 0; i < counts_[0].size(); i += simd_lanes)
            all |= open_at(i, side, stones);
        return any(all);
    }

    /// Appends the free squares of a player's open lines with `stones` stones, unless the squares
    /// are in `seen`.
    void append_open_squares(player side, int stones, zone& seen, std::vector<int>& squares) const {
        for_each_open(side, stones, [&](int line) {
            for (const int s : lines_.squares(line)) {
                if (!is_free(s) || seen.has(s)) continue;
                seen.add(s);
                squares.push_back(s);
            }
        });
    }

    struct completing_squares {
        int count = 0;                       ///< 2 stands for 2 or more
        std::array<int, 2> found{{-1, -1}};  ///< the first two of these squares
    };
    /// Returns the free squares where a stone of `side` completes a decisive line.
    [[nodiscard]] completing_squares completing(player side) const {
        completing_squares result{};
        for_each_open(side, rules_.run - 1, [&](int line) { add_square_of(line, side, result); });
        return result;
    }
    /// Does the same, but only for the lines through `s`, the square of the player's last stone.
    [[nodiscard]] completing_squares completing_through(int s, player side) const {
        completing_squares result{};
        const auto& own = counts_[as_index(side)];
        const auto& others = counts_[as_index(other(side))];
        for (const int window : lines_.windows(s))
            for (int entry = window; entry < window + rules_.run; ++entry)
                if (own[as_index(entry)] == rules_.run - 1 && others[as_index(entry)] == 0)
                    add_square_of(lines_.line_at(entry), side, result);
        return result;
    }

    /// Returns whether a stone of `side` on `s` completes a decisive line.
    [[nodiscard]] bool completes(int s, player side) const {
        return completes_line(stones_of_player{marks_, mark_of(side)},
                              lengths_.rules_of(side, rules_), square_at(rules_, s));
    }

    /// Returns what a stone contributes to the key.
    [[nodiscard]] static constexpr std::uint64_t key_of(int s, player side) {
        return core::mix64(static_cast<std::uint64_t>(2 * s + static_cast<int>(side) + 1) *
                           0x9e3779b97f4a7c15U);
    }

    void place(int s, player side) {
        marks_[as_index(s)] = mark_of(side);
        key_ ^= key_of(s, side);
        change_counts(s, side, [](std::uint64_t word, std::uint64_t ones) { return word + ones; });
    }
    void remove(int s, player side) {
        marks_[as_index(s)] = mark::none;
        key_ ^= key_of(s, side);
        change_counts(s, side, [](std::uint64_t word, std::uint64_t ones) { return word - ones; });
    }

private:
    static constexpr std::uint8_t gap = 128;  ///< the smallest count of an entry without a line
    static constexpr int lanes = 8;           ///< number of counts in 64 bits
    static constexpr std::size_t simd_lanes = 16;
    using simd = std::uint8_t __attribute__((vector_size(simd_lanes)));
    using lanes_of_word = std::array<std::uint8_t, lanes>;

    /// Adds the square that a line with `run` - 1 stones lacks to the squares that complete a
    /// decisive line, if it is one of them.
    void add_square_of(int line, player side, completing_squares& result) const {
        if (result.count == 2) return;
        int s = -1;
        for (const int each : lines_.squares(line))
            if (is_free(each)) s = each;
        if (s == result.found[0] ||
            !completes_decisive_line(lengths_.rules_of(side, rules_), marks_, s, side))
            return;
        result.found[as_index(result.count++)] = s;
    }

    [[nodiscard]] simd open_at(std::size_t entry, player side, int stones) const {
        simd own;
        simd others;
        std::memcpy(&own, &counts_[as_index(side)][entry], sizeof own);
        std::memcpy(&others, &counts_[as_index(other(side))][entry], sizeof others);
        const simd wanted = simd{} + static_cast<std::uint8_t>(stones);
        return simd((own == wanted) & (others == 0));
    }
    [[nodiscard]] static bool any(const simd& selected) {
        std::array<std::uint64_t, sizeof(simd) / sizeof(std::uint64_t)> words{};
        std::memcpy(words.data(), &selected, sizeof selected);
        return (words[0] | words[1]) != 0;
    }

    void change_counts(int s, player side, auto changed) {
        constexpr lanes_of_word every_lane{1, 1, 1, 1, 1, 1, 1, 1};
        auto& counts = counts_[as_index(side)];
        for (const int window : lines_.windows(s)) {
            for (int i = 0; i < rules_.run; i += lanes) {
                const bool is_last = i + lanes >= rules_.run;
                const auto ones =
                    std::bit_cast<std::uint64_t>(is_last ? last_window_lanes_ : every_lane);
                std::uint64_t word = 0;
                std::memcpy(&word, &counts[as_index(window + i)], sizeof word);
                word = changed(word, ones);
                std::memcpy(&counts[as_index(window + i)], &word, sizeof word);
            }
        }
    }

    inarow::rules rules_;
    const line_table& lines_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    proof::side_lengths lengths_;
    std::uint64_t key_ = 0;
    std::vector<mark> marks_;
    /// The number of each player's stones in each line, indexed by entry.
    std::array<std::vector<std::uint8_t>, 2> counts_{};
    lanes_of_word last_window_lanes_{};  ///< ones for the counts in the last word of a window
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
