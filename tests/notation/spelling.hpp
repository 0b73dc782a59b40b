// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/fixed_string.hpp>
#include <inarow/notation/notation.hpp>

#include "support/at_both_times.hpp"

#include <cstddef>
#include <initializer_list>
#include <string_view>

// How the tests of the notations say what a text means, and how a square is written.

namespace test {

using inarow::notation::expected_token;
using inarow::notation::kind;
using inarow::notation::syntax_error;

/// The boards that every square is written on and read back from.
inline constexpr inarow::rules board_7x6{.columns = 7, .rows = 6, .run = 4};
inline constexpr inarow::rules board_9x9 = inarow::square_board(9);
inline constexpr inarow::rules board_10x10 = inarow::square_board(10);
inline constexpr inarow::rules board_40x40 = inarow::square_board(40);
inline constexpr inarow::rules board_999x1{.columns = 999, .rows = 1, .run = 5};
inline constexpr inarow::rules board_1x999{.columns = 1, .rows = 999, .run = 5};

constexpr inarow::rules dropping(inarow::rules r) {
    r.gravity = inarow::drop;
    return r;
}

using spelling = inarow::core::fixed_string<32>;

constexpr spelling printed(kind k, const inarow::rules& r, inarow::square s,
                           inarow::player mover = inarow::first) {
    spelling result;
    inarow::notation::print(result, k, r, s, mover);
    return result;
}

constexpr bool means(kind k, const inarow::rules& r, std::string_view text,
                     const inarow::move& meant) {
    const auto read = inarow::notation::parse(k, r, text);
    return read.has_value() && *read == meant;
}

/// The text is refused at that place, for want of that.
constexpr bool refused(kind k, const inarow::rules& r, std::string_view text, expected_token what,
                       int offset) {
    const auto read = inarow::notation::parse(k, r, text);
    return !read && read.error() == syntax_error{what, offset};
}

/// What is written is what is read: the square, or, where stones are dropped and the notation
/// names columns only, its column; and the player, where the notation names one.
constexpr bool survives(kind k, const inarow::rules& r, inarow::square s, inarow::player mover) {
    const auto read = inarow::notation::parse(k, r, printed(k, r, s, mover).view());
    return read.has_value() && read->column == s.column &&
           (r.gravity == inarow::drop && !read->names_row() ? true : read->row == s.row) &&
           (read->mover == inarow::mark::none || read->mover == mark_of(mover));
}

template <kind Kind, inarow::rules Rules>
constexpr bool every_square_survives() {
    for (int i = 0; i < Rules.squares(); ++i)
        if (!survives(Kind, Rules, square_at(Rules, i),
                      i % 2 == 0 ? inarow::first : inarow::second))
            return expect(false);
    return true;
}

/// No two squares are written alike. Slow: for small boards.
template <kind Kind, inarow::rules Rules>
constexpr bool no_two_squares_look_alike() {
    for (int i = 0; i < Rules.squares(); ++i)
        for (int j = 0; j < i; ++j)
            if (printed(Kind, Rules, square_at(Rules, i)) ==
                printed(Kind, Rules, square_at(Rules, j)).view())
                return expect(false);
    return true;
}

}  // namespace test

#define EVERY_SQUARE_SURVIVES(kind)                          \
    AT_BOTH_TIMES(every_square_survives<kind, tic_tac_toe>)  \
    AT_BOTH_TIMES(every_square_survives<kind, board_7x6>)    \
    AT_BOTH_TIMES(every_square_survives<kind, connect_four>) \
    AT_BOTH_TIMES(every_square_survives<kind, board_9x9>)    \
    AT_BOTH_TIMES(every_square_survives<kind, board_10x10>)  \
    AT_BOTH_TIMES(every_square_survives<kind, board_40x40>)  \
    AT_BOTH_TIMES(every_square_survives<kind, board_999x1>)  \
    AT_BOTH_TIMES(every_square_survives<kind, board_1x999>)
