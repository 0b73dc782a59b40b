// SPDX-License-Identifier: BSL-1.0
#include <inarow/json/record.hpp>
#include <inarow/json/replay.hpp>
#include <inarow/notation/moves_text.hpp>

#include "commands.hpp"
#include "games/record_input.hpp"
#include "in_compiler/compiled_games.hpp"
#include "io/failure.hpp"
#include "io/input_lines.hpp"
#include "options.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace inarow::app {
namespace {

/// Makes a move that was already checked. On small boards, copying the position is faster than
/// checking the move again; on large boards, it is slower.
void make_move(basic_position<64>& p, square resolved) { p = p.after(resolved); }
void make_move(position& p, square resolved) { (void)p.apply(resolved); }

/// Plays a list of moves. Returns the number of moves, or -1 if one is refused or the list has a
/// score. Unlike notation::read_games, it is fast enough for a million games a second.
template <int Capacity>
int play_line(basic_position<Capacity>& p, notation::kind k, std::string_view line) {
    const char* const score = line.data() + notation::score_offset(k, p.rules(), line);
    for (int moves = 0;; ++moves) {
        const std::string_view next = notation::next_move_text(k, p.rules(), line);
        if (next.empty()) return moves;
        if (next.data() == score) return -1;
        const int index = square_of(p, move_text(next, k));
        if (index < 0) return -1;
        make_move(p, square_at(p.rules(), index));
    }
}

/// Writes a record; returns whether it was read to its end.
bool write_game(output& out, const input_record& input) {
    json::write_record(out, input.record);
    out.append("\n", 1);
    out.line_done();
    return !input.record.refused && !input.was_cut;
}

template <int Capacity>
int replay_all(const game_setup& setup, const replay_arguments& arguments, output& out) {
    const basic_position<Capacity> start = setup.start<Capacity>();
    basic_position<Capacity> p = start;
    record_input input(setup);
    int code = 0;
    const auto write_all = [&](std::optional<input_record> game) {
        for (; game; game = input.has_game() ? input.next() : std::nullopt)
            if (!write_game(out, *game) && (arguments.strict || game->was_cut))
                code = failure::failed;
    };
    while (true) {
        // Flushes, because a program may wait for an answer before it writes the next line.
        if (!input.has_next()) out.flush();
        const auto line = input.next_line();
        if (!line) return code;
        p = start;
        const int moves = play_line(p, setup.input_notation, *line);
        if (moves < 0) {
            out.flush();  // reading the rest of the game may block
            const long long number = input.line_number();
            write_all(input.read(*line));
            if (input.was_cut()) code = warn_of_cut_line(number);
            continue;
        }
        json::write_replay(out, p, moves);
        out.append("\n", 1);
        out.line_done();
        if (input.was_cut()) code = warn_of_cut_line(input.line_number());
    }
}

int replay_files(const game_setup& setup, const replay_arguments& arguments, output& out) {
    record_input input(setup, arguments.files);
    bool is_legal = true;
    while (const auto game = input.next()) is_legal = write_game(out, *game) && is_legal;
    return arguments.strict && !is_legal ? failure::failed : 0;
}

/// The `replay` command with --in-compiler: a compiler plays every game, as types.
int replay_in_compiler(const game_setup& setup, const replay_arguments& arguments, output& out) {
    bool is_legal = true;
    const auto take = [&](long long, const std::string&, const std::string& record) {
        is_legal = is_legal && record.ends_with(R"("error": null})");
        core::write(out, record, '\n');
        out.flush();
    };
    const int code = play_lines_in_compiler(setup, arguments.in_compiler,
                                            {.includes = "#include <inarow/json/replay.hpp>\n",
                                             .write_record = R"(
template <class Line>
constexpr void write_record(core::sink auto& out) {
    constexpr auto& position = Line::game::position;
    if constexpr (std::is_void_v<typename Line::refused>) {
        json::write_replay(out, position, Line::moves);
    } else {
        json::write_replay(out, position, Line::moves, Line::refused::refusal,
                           Line::refused::refused_move);
    }
}
)",
                                             .max_lines = 200,
                                             .take = take});
    return code == 0 && arguments.strict && !is_legal ? failure::failed : code;
}

}  // namespace

int warn_of_cut_line(long long number) {
    complain("line " + std::to_string(number) + " is longer than " +
             std::to_string(input_lines::max_size) + " bytes: only its beginning was played.");
    return failure::failed;
}

int replay(const replay_arguments& arguments, output& out) {
    const game_setup setup = read_setup(arguments.board);
    require_in_compiler(arguments.in_compiler);
    if (!arguments.files.empty() && arguments.in_compiler.wanted)
        throw failure{failure::wrong_usage, "--in-compiler reads standard input, not files."};
    if (!arguments.files.empty()) return replay_files(setup, arguments, out);
    if (arguments.in_compiler.wanted) return replay_in_compiler(setup, arguments, out);
    return setup.rules.squares() <= 64 ? replay_all<64>(setup, arguments, out)
                                       : replay_all<dynamic>(setup, arguments, out);
}

}  // namespace inarow::app
