// SPDX-License-Identifier: BSL-1.0
#include "games/replay.hpp"

#include <inarow/json/replay.hpp>
#include <inarow/messages/sgf_error.hpp>
#include <inarow/notation/moves_text.hpp>

#include "commands.hpp"
#include "games/sgf_input.hpp"
#include "in_compiler/compiled_games.hpp"
#include "io/failure.hpp"
#include "io/input_lines.hpp"
#include "options.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace inarow::app {
namespace {

/// Makes a move that was already checked. On small boards, copying the position is faster than
/// checking the move again; on large boards, it is slower.
void make_move(basic_position<64>& p, square resolved) { p = p.after(resolved); }
void make_move(position& p, square resolved) { (void)p.apply(resolved); }

/// Plays a list of moves up to the first refused move and writes the result; returns false if a
/// move was refused. Unlike notation::apply_moves, it is fast enough for a million games a second,
/// because it avoids std::expected.
template <int Capacity>
bool replay_line(output& out, basic_position<Capacity>& p, notation::kind k,
                 std::string_view line) {
    const char* const score = line.data() + notation::score_offset(k, p.rules(), line);
    for (int moves = 0;; ++moves) {
        const std::string_view next = notation::next_move_text(k, p.rules(), line);
        if (next.empty()) {
            json::write_replay(out, p, moves);
            return true;
        }
        const move_text text(next, k);
        if (next.data() == score) {
            json::write_replay(out, p, moves, notation::score_in_moves(p), text);
            return false;
        }
        const int index = square_of(p, text);
        if (index < 0) {
            json::write_replay(out, p, moves, explain_refusal(p, text), text);
            return false;
        }
        make_move(p, square_at(p.rules(), index));
    }
}

/// The reason why a game in SGF is refused, as one word. A refused move has the same word as in a
/// list of moves.
std::string_view kind_of(const notation::sgf_error& why) {
    if (const auto* const move = std::get_if<illegal_move>(&why.why)) return name_of(move->kind);
    if (std::holds_alternative<illegal_layout>(why.why)) return "illegal_layout";
    if (std::holds_alternative<notation::other_rules>(why.why)) return "other_rules";
    return std::holds_alternative<illegal_rules>(why.why) ? "illegal_rules" : "not_a_game";
}

/// Replays a game in SGF, which has its own rules and start position; returns false if it is
/// refused. If the game cannot be read, writes the start position.
bool replay_sgf(output& out, const game_setup& setup, std::string_view text) {
    const auto read = read_sgf(setup, text);
    if (read) {
        json::write_replay(out, read->position(), read->ply());
        return true;
    }
    const notation::sgf_error& why = read.error();
    const auto before = read_sgf(setup, text, why.moves);
    const position p = before ? before->position() : setup.start<dynamic>();
    json::write_replay(out, p, before ? before->ply() : 0, kind_of(why),
                       messages::sentence("The game", why).view());
    return false;
}

template <int Capacity>
int replay_all(const game_setup& setup, const replay_arguments& arguments, output& out) {
    const basic_position<Capacity> start = setup.start<Capacity>();
    basic_position<Capacity> p = start;
    input_lines input;
    int code = 0;
    for (long long number = 1;; ++number) {
        // Flushes, because a program may wait for an answer before it writes the next line.
        if (!input.has_next()) out.flush();
        const auto line = input.next();
        if (!line) return code;
        bool is_legal = false;
        if (begins_sgf(*line)) {
            out.flush();  // reading the rest of the game may block
            is_legal = replay_sgf(out, setup, whole_sgf(input, *line));
        } else {
            p = start;
            is_legal = replay_line(out, p, setup.input_notation, *line);
        }
        if (!is_legal && arguments.strict) code = failure::failed;
        out.append("\n", 1);
        out.line_done();
        if (input.was_cut()) code = warn_of_cut_line(number);
    }
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

bool write_replayed(output& out, const game_setup& setup, std::string_view text) {
    position start = setup.start<dynamic>();
    const bool is_legal = begins_sgf(text) ? replay_sgf(out, setup, text)
                                           : replay_line(out, start, setup.input_notation, text);
    core::write(out, '\n');
    return is_legal;
}

int replay(const replay_arguments& arguments, output& out) {
    const game_setup setup = read_setup(arguments.board);
    require_in_compiler(arguments.in_compiler);
    if (arguments.in_compiler.wanted) return replay_in_compiler(setup, arguments, out);
    return setup.rules.squares() <= 64 ? replay_all<64>(setup, arguments, out)
                                       : replay_all<dynamic>(setup, arguments, out);
}

}  // namespace inarow::app
