// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

/// <inarow.hpp>, and perfect play: the value and the best moves of a game, for game types
/// (value<Game>, reply<Game>, challenge<Game, moves...>) and for positions
/// (solve::value(position)). For large boards at run time, add <inarow/solve/solver.hpp>.

// clang-format off: first, so that errors that begin in this header name one header fewer.
#include <inarow/type/detail/refusal.hpp>
// clang-format on

#include <inarow.hpp>
#include <inarow/messages/game_value.hpp>
#include <inarow/solve/all_values.hpp>
#include <inarow/solve/questions.hpp>
#include <inarow/type/challenge.hpp>
#include <inarow/type/perfect_play.hpp>
