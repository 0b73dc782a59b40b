// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>
#include <inarow/core/mix64.hpp>
#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/maker_breaker/line_table.hpp>
#include <inarow/solve/detail/stones_of_player.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

using core::detail::as_index;
using maker_breaker::line_table;

/// A mutable position for searches by threats. For each player and number of stones, keeps a list
/// of the open lines that contain this number of the player's stones. A line is open to a player if
/// the other player has no stone in it.
class threat_board {
public:
    threat_board(const position_view& p, const line_table& lines)
        : rules_{p.rules()},
          lines_{lines},
          marks_(as_index(rules_.squares()), mark::none),
          stones_(as_index(lines.size())),
          places_(as_index(lines.size())),
          open_(2 * as_index((rules_.run + 1) * lines.size())),
          sizes_(2 * as_index(rules_.run + 1)) {
        for (int s = 0; s < squares(); ++s)
            for (const player side : {first, second})
                if (p.has_stone(side, s)) place(s, side);
    }

    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] const line_table& lines() const { return lines_; }
    [[nodiscard]] int squares() const { return static_cast<int>(marks_.size()); }
    [[nodiscard]] mark at(int s) const { return marks_[as_index(s)]; }
    [[nodiscard]] bool is_free(int s) const { return marks_[as_index(s)] == mark::none; }
    [[nodiscard]] std::uint64_t key() const { return key_; }
    /// Returns the number of a player's stones in a line.
    [[nodiscard]] int stones(int line, player side) const {
        return stones_[as_index(line)][as_index(side)];
    }
    /// Returns the lines that are open to `side` and contain `stones` stones of `side`.
    /// Precondition: `stones` is at least 1.
    [[nodiscard]] std::span<const std::uint16_t> open(player side, int stones) const {
        const std::size_t list = list_of(side, stones);
        return std::span(open_).subspan(list * as_index(lines_.size()), sizes_[list]);
    }

    struct completing_squares {
        int count = 0;                       ///< 2 stands for 2 or more
        std::array<int, 2> found{{-1, -1}};  ///< the first two of these squares
    };
    /// Returns the free squares where a stone of `side` completes a decisive line.
    [[nodiscard]] completing_squares completing(player side) const {
        completing_squares result{};
        for (const int line : open(side, rules_.run - 1)) {
            const int s = free_square(line);
            if (s == result.found[0] || !completes_decisive_line(rules_, marks_, s, side)) continue;
            result.found[as_index(result.count++)] = s;
            if (result.count == 2) break;
        }
        return result;
    }

    /// Returns what a stone contributes to the key.
    [[nodiscard]] static constexpr std::uint64_t key_of(int s, player side) {
        return core::mix64(static_cast<std::uint64_t>(2 * s + static_cast<int>(side) + 1) *
                           0x9e3779b97f4a7c15U);
    }

    void place(int s, player side) { change(s, side, mark_of(side), 1); }
    void remove(int s, player side) { change(s, side, mark::none, -1); }

private:
    [[nodiscard]] int free_square(int line) const {
        for (const int s : lines_.squares(line))
            if (is_free(s)) return s;
        return -1;
    }

    void change(int s, player side, mark content, int step) {
        marks_[as_index(s)] = content;
        key_ ^= key_of(s, side);
        for (const int line : lines_.through(s)) {
            auto& count = stones_[as_index(line)][as_index(side)];
            const int others = stones(line, other(side));
            const int before = count;
            const int after = before + step;
            count = static_cast<std::uint16_t>(after);
            if (others == 0) {
                if (before > 0) unlist(line, list_of(side, before));
                if (after > 0) list(line, list_of(side, after));
            } else if (before == 0) {
                unlist(line, list_of(other(side), others));
            } else if (after == 0) {
                list(line, list_of(other(side), others));
            }
        }
    }
    [[nodiscard]] std::size_t list_of(player side, int stones) const {
        return as_index(static_cast<int>(side) * (rules_.run + 1) + stones);
    }
    void list(int line, std::size_t list) {
        const std::uint16_t place = sizes_[list]++;
        places_[as_index(line)] = place;
        open_[list * as_index(lines_.size()) + place] = static_cast<std::uint16_t>(line);
    }
    void unlist(int line, std::size_t list) {
        std::uint16_t* const lines = &open_[list * as_index(lines_.size())];
        const std::uint16_t place = places_[as_index(line)];
        const std::uint16_t last = lines[--sizes_[list]];
        lines[place] = last;
        places_[last] = place;
    }

    inarow::rules rules_;
    const line_table& lines_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::uint64_t key_ = 0;
    std::vector<mark> marks_;
    std::vector<std::array<std::uint16_t, 2>> stones_;  ///< indexed by line and player
    std::vector<std::uint16_t> places_;                 ///< the place of each line in its list
    /// The lists of open lines, one after the other. Each list has room for all lines.
    std::vector<std::uint16_t> open_;
    std::vector<std::uint16_t> sizes_;  ///< the number of lines in each list
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
