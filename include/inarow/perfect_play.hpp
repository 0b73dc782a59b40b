// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

/// Includes <inarow.hpp> and perfect play: the values and best moves of game types (value<Game>,
/// reply<Game>, challenge<Game, moves...>) and of positions (solve::value(position)). To solve
/// large boards at run time, also include <inarow/solve/solver.hpp>.

// clang-format off: the next header must come first. If another header included the next header
// earlier, compiler errors in the next header would also list that other header.
#include <inarow/type/detail/refusal.hpp>
// clang-format on

#include <inarow.hpp>
#include <inarow/messages/game_value.hpp>
#include <inarow/solve/all_values.hpp>
#include <inarow/solve/questions.hpp>
#include <inarow/type/challenge.hpp>
#include <inarow/type/perfect_play.hpp>
