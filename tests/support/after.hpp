// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>

#include <initializer_list>

namespace test {

/// The position after moves from the empty board.
inline inarow::position after(const inarow::rules& r, std::initializer_list<inarow::square> moves) {
    inarow::position p = inarow::position::start(r).value();
    for (const inarow::square s : moves) p = p.play(s).value();
    return p;
}

}  // namespace test
