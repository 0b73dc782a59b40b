// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

/// Includes <inarow.hpp>, and most public headers that <inarow.hpp> omits to save compile time: the
/// headers for perfect play, boards of any size, typed games, pictures as SVG, std::format,
/// analysis, books and more.

#include <inarow.hpp>
#include <inarow/draw/plot.hpp>
#include <inarow/draw/plot_svg.hpp>
#include <inarow/draw/svg.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/format.hpp>
#include <inarow/game/typed_game.hpp>
#include <inarow/messages/annotation.hpp>
#include <inarow/messages/book_error.hpp>
#include <inarow/messages/proof_error.hpp>
#include <inarow/messages/record_error.hpp>
#include <inarow/notation/read_games.hpp>
#include <inarow/notation/sgf_record.hpp>
#include <inarow/perfect_play.hpp>
#include <inarow/solve/analysis.hpp>
#include <inarow/solve/book_builder.hpp>
#include <inarow/solve/choice.hpp>
#include <inarow/solve/perft.hpp>
#include <inarow/solve/playout.hpp>
#include <inarow/solve/proof.hpp>
#include <inarow/solve/tree_search.hpp>
#include <inarow/solve/vcf_search.hpp>
#include <inarow/solve/winning_proof.hpp>
#include <inarow/solve/winning_strategy.hpp>
#include <inarow/type/game_constant.hpp>
#include <inarow/type/winning_strategy.hpp>
