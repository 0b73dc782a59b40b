// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

/// Includes the basic parts of inarow: games as types and as values, for boards whose size is known
/// at compile time. For boards whose size is known only at run time, include <inarow/dynamic.hpp>.
/// For SVG pictures, include <inarow/draw/svg.hpp>.

// clang-format off: the next header must come before all headers that include it. Otherwise, its
// compiler errors would also list one of those headers.
#include <inarow/type/detail/refusal.hpp>
// clang-format on

#include <inarow/draw/board.hpp>
#include <inarow/game/game.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/move_text.hpp>
#include <inarow/notation/named_moves.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/stream.hpp>
#include <inarow/type/display.hpp>
#include <inarow/type/must.hpp>
#include <inarow/type/new_game.hpp>
#include <inarow/type/play.hpp>
#include <inarow/type/query.hpp>
#include <inarow/type/take_back.hpp>
#include <inarow/version.hpp>
