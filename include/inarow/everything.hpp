// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

/// <inarow.hpp>, and what it leaves out because it costs more to include: perfect play, boards of
/// any size, typed games, pictures as SVG, std::format, the state of an app.

#include <inarow.hpp>
#include <inarow/draw/plot.hpp>
#include <inarow/draw/plot_svg.hpp>
#include <inarow/draw/svg.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/format.hpp>
#include <inarow/game/typed_game.hpp>
#include <inarow/json/replay.hpp>
#include <inarow/messages/annotation.hpp>
#include <inarow/messages/book_error.hpp>
#include <inarow/messages/sgf_error.hpp>
#include <inarow/perfect_play.hpp>
#include <inarow/solve/analysis.hpp>
#include <inarow/solve/book_builder.hpp>
#include <inarow/solve/choice.hpp>
#include <inarow/solve/perft.hpp>
#include <inarow/solve/playout.hpp>
#include <inarow/solve/tree_search.hpp>
#include <inarow/solve/vcf_search.hpp>
#include <inarow/type/start_typed.hpp>
#include <inarow/ui/continuations.hpp>
#include <inarow/ui/explanation.hpp>
#include <inarow/ui/headline.hpp>
#include <inarow/ui/hints.hpp>
#include <inarow/ui/import.hpp>
#include <inarow/ui/json.hpp>
#include <inarow/ui/position_editor.hpp>
#include <inarow/ui/puzzle_answer.hpp>
#include <inarow/ui/puzzle_maker.hpp>
#include <inarow/ui/review.hpp>
#include <inarow/ui/rules_sentence.hpp>
