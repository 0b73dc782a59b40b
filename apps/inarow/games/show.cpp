// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/board.hpp>
#include <inarow/draw/svg.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/sgf_record.hpp>

#include "commands.hpp"
#include "games/record_input.hpp"
#include "io/failure.hpp"
#include "options.hpp"
#include "platform/standard_streams.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace inarow::app {
namespace {

bool is_drawn_as_text(const show_arguments& arguments) {
    return arguments.format.empty() || arguments.format == "board";
}

/// Refuses options that contradict each other.
void refuse_combinations(const show_arguments& arguments) {
    if (!arguments.style.empty() && !is_drawn_as_text(arguments))
        throw failure{failure::wrong_usage, "--style needs --format board."};
}

void draw_position(output& out, const game& g, const show_arguments& arguments) {
    const position& p = g.position();
    const auto coordinates =
        arguments.no_coordinates ? draw::coordinates::none : draw::coordinates::as_played;
    const square marked = arguments.mark_last && g.ply() > 0 ? g.moves().back() : draw::nowhere;
    if (arguments.format == "svg") {
        draw::svg(out, p, {.coordinates = coordinates, .marked = marked});
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

/// Draws the position after a game. If the game is refused, writes the reason and the place in the
/// input to standard error, and returns false.
bool show_record(output& out, const show_arguments& arguments, const input_record& input,
                 const std::string& place = "") {
    const notation::record& r = input.record;
    const bool has_letters = arguments.format != "sgf" || notation::can_print_sgf(r.start.rules());
    if (r.refused || !has_letters || !r.warnings.empty()) out.flush();
    complain_of_warnings(input);
    if (r.refused) {
        complain(place + sentence(r));
        return false;
    }
    if (!has_letters) {
        complain(place + "a board of more than 52 columns or rows cannot be written as SGF.");
        return false;
    }
    if (arguments.format == "sgf") {
        print_sgf(out, r);
        core::write(out, '\n');
    } else {
        draw_position(out, r.main_line(), arguments);
    }
    return true;
}

int show_all(output& out, record_input& input, const show_arguments& arguments) {
    // An empty line separates boards that are drawn as text.
    const bool apart = is_drawn_as_text(arguments);
    int code = 0;
    bool drawn = false;
    while (const auto next = input.next()) {
        if (drawn && apart) core::write(out, '\n');
        drawn = show_record(out, arguments, *next, next->place + ": ");
        if (!drawn || next->was_cut) code = failure::failed;
        if (!input.has_next()) out.flush();
    }
    return code;
}

}  // namespace

int show(const show_arguments& arguments, output& out) {
    refuse_combinations(arguments);
    const game_setup setup = read_setup(arguments.board);
    if (are_files(arguments.moves)) {
        record_input files(setup, arguments.moves);
        return show_all(out, files, arguments);
    }
    if (!arguments.moves.empty() || platform::is_terminal(platform::stream::input))
        return show_record(out, arguments, record_of(setup, arguments.moves)) ? 0 : failure::failed;
    record_input input(setup);
    // Draws a given position even if there is no input.
    if (arguments.board.has_position && !input.has_input())
        (void)show_record(out, arguments, record_of(setup, {}));
    return show_all(out, input, arguments);
}

}  // namespace inarow::app
