// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/playout.hpp>

#include <cstdint>
#include <string>
#include <vector>

#include <nanobind/nanobind.h>

namespace inarow::python {

/// The results of the last step, and all data that determines how the games continue.
struct games_state {
    std::string rules;
    std::string layout;
    bool auto_reset;
    std::vector<position> positions;
    std::vector<float> rewards;
    std::vector<std::uint8_t> terminated;
    std::vector<std::int8_t> outcomes;
    solve::simd_xoroshiro random;
};

/// Returns the state as a dict of texts and new arrays.
[[nodiscard]] nanobind::dict dict_of(const games_state& state);
/// The inverse of dict_of. Refuses a dict that is not the state of games.
[[nodiscard]] games_state games_state_of(const nanobind::dict& state);

}  // namespace inarow::python
