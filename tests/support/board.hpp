// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/layout.hpp>

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string_view>

namespace test {

constexpr bool are(const auto& squares, std::initializer_list<inarow::square> expected) {
    return std::ranges::equal(squares, expected);
}

/// A layout from rows of X, O and '.', top row first, one after the other.
template <class Layout>
constexpr Layout laid(const inarow::rules& r, std::string_view rows, inarow::player to_move) {
    auto result = *Layout::start(r);
    for (int i = 0; i < r.squares(); ++i) {
        const char letter = rows[static_cast<std::size_t>(i)];
        result.put(inarow::square_at(r, i), letter == 'X'   ? inarow::mark::first
                                            : letter == 'O' ? inarow::mark::second
                                                            : inarow::mark::none);
    }
    result.set_to_move(to_move);
    return result;
}

/// The position of such rows; the stone counts tell who is to move.
template <inarow::rules Rules, class Position = inarow::position_of<Rules>>
constexpr Position position_shown(std::string_view rows) {
    auto result = laid<inarow::basic_layout<Position::capacity>>(Rules, rows, inarow::first);
    result.set_to_move(result.mover_by_counts());
    return result.checked().value();
}

/// Whether a stone of a player completes a decisive line there.
template <int Capacity>
bool completes_line(const inarow::basic_position<Capacity>& p, inarow::player side,
                    inarow::square s) {
    const struct {
        const inarow::basic_position<Capacity>& board;
        inarow::mark stone;
        [[nodiscard]] bool test(int i) const {
            return board.at(inarow::square_at(board.rules(), i)) == stone;
        }
    } stones{p, inarow::mark_of(side)};
    return inarow::completes_line(stones, p.rules(), s);
}

/// Whether the board has exactly these marks.
template <int Capacity>
constexpr bool shows(const inarow::basic_position<Capacity>& p, std::string_view rows) {
    for (int i = 0; i < p.rules().squares(); ++i) {
        const inarow::mark m = p.at(inarow::square_at(p.rules(), i));
        const char letter = m == inarow::mark::first ? 'X' : m == inarow::mark::second ? 'O' : '.';
        if (letter != rows[static_cast<std::size_t>(i)]) return false;
    }
    return true;
}

}  // namespace test
