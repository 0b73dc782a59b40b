// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/board.hpp>
#include <inarow/draw/svg.hpp>
#include <inarow/notation/position_text.hpp>

#include "commands.hpp"
#include "failure.hpp"
#include "lines.hpp"
#include "options.hpp"
#include "played_line.hpp"

#include <string>
#include <string_view>

#include <unistd.h>

namespace inarow::app {
namespace {

void draw_position(output& to, const game& g, const show_arguments& how) {
    const position& p = g.position();
    const auto coordinates =
        how.no_coordinates ? draw::coordinates::none : draw::coordinates::as_played;
    const square marked = how.mark_last && g.ply() > 0 ? g.moves().back() : draw::nowhere;
    if (how.style == "svg") {
        draw::svg(to, p, {.coordinates = coordinates, .marked = marked});
    } else if (how.style == "text") {
        notation::print_position(to, p);
        core::write(to, '\n');
    } else {
        draw::board(to, p,
                    {.set = *draw::find(how.style), .coordinates = coordinates, .marked = marked});
    }
}

/// Draws the position after a line of moves; or says why there is none, on standard error.
bool show_line(output& to, const setting& on, const show_arguments& how, std::string_view line) {
    const auto g = played_line(on, game(on.start<dynamic>()), line);
    if (!g) {
        to.flush();
        complain(g.error());
        return false;
    }
    draw_position(to, *g, how);
    return true;
}

int show_input(output& to, const setting& on, const show_arguments& how) {
    // Pictures of several lines are kept apart.
    const bool apart = how.style != "svg" && how.style != "text";
    lines from;
    int code = 0;
    bool drawn = false;
    // A position alone is worth drawing.
    if (how.board.has_position && !from.has_input()) show_line(to, on, how, {});
    while (const auto line = from.next()) {
        if (drawn && apart) core::write(to, '\n');
        drawn = show_line(to, on, how, *line);
        if (!drawn || from.was_cut()) code = failure::failed;
        if (!from.has_next()) to.flush();
    }
    return code;
}

}  // namespace

int show(const show_arguments& from, output& to) {
    const setting on = read_setting(from.board);
    if (from.moves.empty() && isatty(STDIN_FILENO) == 0) return show_input(to, on, from);
    std::string line;
    for (const std::string& moves : from.moves) line += moves + ' ';
    return show_line(to, on, from, line) ? 0 : failure::wrong_usage;
}

}  // namespace inarow::app
