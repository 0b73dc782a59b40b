// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/board.hpp>
#include <inarow/draw/svg.hpp>
#include <inarow/messages/sgf_error.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/sgf.hpp>

#include "commands.hpp"
#include "games/replay.hpp"
#include "games/sgf_input.hpp"
#include "io/failure.hpp"
#include "io/input_lines.hpp"
#include "options.hpp"
#include "platform/standard_streams.hpp"

#include <expected>
#include <string>
#include <string_view>
#include <utility>

namespace inarow::app {
namespace {

bool is_drawn_as_text(const show_arguments& arguments) {
    return arguments.format.empty() || arguments.format == "board";
}

/// Refuses options that contradict each other.
void refuse_combinations(const show_arguments& arguments) {
    if (arguments.json && !arguments.format.empty())
        throw failure{failure::wrong_usage,
                      "--json and --format both choose the output: write one of them."};
    if (!arguments.style.empty() && (arguments.json || !is_drawn_as_text(arguments)))
        throw failure{failure::wrong_usage, "--style is about a drawn board, and there is none."};
}

void draw_position(output& out, const game& g, const show_arguments& arguments) {
    const position& p = g.position();
    const auto coordinates =
        arguments.no_coordinates ? draw::coordinates::none : draw::coordinates::as_played;
    const square marked = arguments.mark_last && g.ply() > 0 ? g.moves().back() : draw::nowhere;
    if (arguments.format == "svg") {
        draw::svg(out, p, {.coordinates = coordinates, .marked = marked});
    } else if (arguments.format == "sgf") {
        notation::print_sgf(out, g);
        core::write(out, '\n');
    } else if (arguments.format == "position") {
        notation::print_position(out, p);
        core::write(out, '\n');
    } else {
        draw::board(out, p,
                    {.set = *draw::find(arguments.style.empty() ? "ascii" : arguments.style),
                     .coordinates = coordinates,
                     .marked = marked});
    }
}

/// The game of a line, or the sentence for its refusal.
std::expected<game, std::string> read_game(const game_setup& setup, std::string_view line) {
    if (begins_sgf(line)) {
        auto g = read_sgf(setup, line);
        if (g) return *std::move(g);
        return std::unexpected(std::string(messages::sentence("the game", g.error()).view()));
    }
    auto g = notation::play_moves(game(setup.start<dynamic>()), line, setup.input_notation);
    if (g) return *std::move(g);
    return std::unexpected(sentence(setup.rules, g.error()));
}

/// Draws the position after a list of moves or a game in SGF. If the game is refused, says why on
/// standard error and returns false.
bool show_line(output& out, const game_setup& setup, const show_arguments& arguments,
               std::string_view line) {
    if (arguments.json) return write_replayed(out, setup, line);
    auto g = read_game(setup, line);
    if (g && arguments.format == "sgf" && !notation::can_print_sgf(g->rules()))
        g = std::unexpected("a board of more than 52 columns or rows cannot be written as SGF.");
    if (!g) {
        out.flush();
        complain(g.error());
        return false;
    }
    draw_position(out, *g, arguments);
    return true;
}

int show_input(output& out, const game_setup& setup, const show_arguments& arguments) {
    // An empty line separates boards that are drawn as text.
    const bool apart = !arguments.json && is_drawn_as_text(arguments);
    input_lines input;
    int code = 0;
    bool drawn = false;
    // Draws a given position even if there is no input.
    if (arguments.board.has_position && !input.has_input()) show_line(out, setup, arguments, {});
    while (const auto line = input.next()) {
        if (drawn && apart) core::write(out, '\n');
        drawn = begins_sgf(*line) ? show_line(out, setup, arguments, whole_sgf(input, *line))
                                  : show_line(out, setup, arguments, *line);
        if (!drawn || input.was_cut()) code = failure::failed;
        if (!input.has_next()) out.flush();
    }
    return code;
}

}  // namespace

int show(const show_arguments& arguments, output& out) {
    refuse_combinations(arguments);
    const game_setup setup = read_setup(arguments.board);
    if (arguments.moves.empty() && !platform::is_terminal(platform::stream::input))
        return show_input(out, setup, arguments);
    std::string line;
    for (const std::string& moves : arguments.moves) line += moves + ' ';
    return show_line(out, setup, arguments, line) ? 0 : failure::failed;
}

}  // namespace inarow::app
