// SPDX-License-Identifier: BSL-1.0
// A game as a value, in a program without a library.
#include <inarow.hpp>

/// The outcome of a game of Connect Four by the digits of its columns; -1 where a move is refused.
extern "C" int outcome_of(const char* columns) {
    auto p = inarow::position_of<inarow::connect_four>::start_unchecked(inarow::connect_four);
    for (; *columns != '\0'; ++columns)
        if (!p.apply(inarow::move::into_column(*columns - '1'))) return -1;
    return static_cast<int>(p.outcome());
}
