// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/board.hpp>
#include <inarow/draw/svg.hpp>
#include <inarow/notation/position_text.hpp>

#include "commands.hpp"
#include "failure.hpp"
#include "input_lines.hpp"
#include "options.hpp"

#include <string>
#include <string_view>

#include <unistd.h>

namespace inarow::app {
namespace {

void draw_position(output& out, const game& g, const show_arguments& arguments) {
    const position& p = g.position();
    const auto coordinates =
        arguments.no_coordinates ? draw::coordinates::none : draw::coordinates::as_played;
    const square marked = arguments.mark_last && g.ply() > 0 ? g.moves().back() : draw::nowhere;
    if (arguments.style == "svg") {
        draw::svg(out, p, {.coordinates = coordinates, .marked = marked});
    } else if (arguments.style == "text") {
        notation::print_position(out, p);
        core::write(out, '\n');
    } else {
        draw::board(
            out, p,
            {.set = *draw::find(arguments.style), .coordinates = coordinates, .marked = marked});
    }
}

/// Draws the position after a list of moves, or says on standard error why there is none.
bool show_line(output& out, const game_setup& setup, const show_arguments& arguments,
               std::string_view line) {
    const auto g = notation::play_moves(game(setup.start<dynamic>()), line, setup.notation);
    if (!g) {
        out.flush();
        complain(sentence(setup.rules, g.error()));
        return false;
    }
    draw_position(out, *g, arguments);
    return true;
}

int show_input(output& out, const game_setup& setup, const show_arguments& arguments) {
    // Pictures of several lines are kept apart.
    const bool apart = arguments.style != "svg" && arguments.style != "text";
    input_lines input;
    int code = 0;
    bool drawn = false;
    // A position alone is worth drawing.
    if (arguments.board.has_position && !input.has_input()) show_line(out, setup, arguments, {});
    while (const auto line = input.next()) {
        if (drawn && apart) core::write(out, '\n');
        drawn = show_line(out, setup, arguments, *line);
        if (!drawn || input.was_cut()) code = failure::failed;
        if (!input.has_next()) out.flush();
    }
    return code;
}

}  // namespace

int show(const show_arguments& arguments, output& out) {
    const game_setup setup = read_setup(arguments.board);
    if (arguments.moves.empty() && isatty(STDIN_FILENO) == 0)
        return show_input(out, setup, arguments);
    std::string line;
    for (const std::string& moves : arguments.moves) line += moves + ' ';
    return show_line(out, setup, arguments, line) ? 0 : failure::wrong_usage;
}

}  // namespace inarow::app
