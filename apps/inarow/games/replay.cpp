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
#include <vector>

namespace inarow::app {
namespace {

/// Makes a move that was already checked. On small boards, it is faster to copy the position than
/// to check the move again. On large boards, it is slower.
void make_move(basic_position<64>& p, square resolved) { p = p.after(resolved); }
void make_move(position& p, square resolved) { (void)p.apply(resolved); }

/// The moves of a line as JSON. On boards of at most `max_squares` squares, prepares the string of
/// every move once, because writing a string takes longer than making a move.
template <int Capacity>
class moves_writer {
public:
    moves_writer(const basic_position<Capacity>& start, notation::kind k)
        : notation_{k}, starts_{start.to_move()} {
        const rules& r = start.rules();
        if (r.squares() > max_squares) return;
        for (const player mover : {first, second})
            for (int i = 0; i < r.squares(); ++i)
                print(strings_[mover == second].emplace_back(), r, square_at(r, i), mover);
    }

    void clear() {
        text_.clear();
        count_ = 0;
    }
    void add(const rules& r, square s) {
        const player mover = count_++ % 2 == 0 ? starts_ : other(starts_);
        const auto& strings = strings_[mover == second];
        strings.empty() ? print(text_, r, s, mover)
                        : void(text_ += strings[static_cast<std::size_t>(index_of(r, s))]);
    }
    [[nodiscard]] json::written_moves written() const {
        return {.count = count_, .strings = std::string_view(text_).substr(count_ > 0 ? 2 : 0)};
    }

private:
    static constexpr int max_squares = 1000;

    void print(std::string& out, const rules& r, square s, player mover) const {
        out += ", ";
        json::writer(out).string(
            [&](auto& text) { notation::print(text, notation_, r, s, mover); });
    }

    notation::kind notation_;
    player starts_;
    std::vector<std::string> strings_[2];  ///< of both players; empty on large boards
    std::string text_;
    int count_ = 0;
};

/// Plays a list of moves and adds the moves to the writer. Returns false if a move is refused, or
/// if a score follows the moves. Unlike notation::read_games, this function is fast enough for a
/// million games a second.
template <int Capacity>
bool play_line(basic_position<Capacity>& p, moves_writer<Capacity>& moves, notation::kind k,
               std::string_view line) {
    const char* const score = line.data() + notation::score_offset(k, p.rules(), line);
    while (true) {
        const std::string_view next = notation::next_move_text(k, p.rules(), line);
        if (next.empty()) return true;
        if (next.data() == score) return false;
        const int index = square_of(p, move_text(next, k));
        if (index < 0) return false;
        const square s = square_at(p.rules(), index);
        moves.add(p.rules(), s);
        make_move(p, s);
    }
}

/// Writes a record. Returns whether the record was read to its end.
bool write_game(output& out, const game_setup& setup, const input_record& input) {
    json::write_record(out, source_of(setup, input), input.record);
    out.append("\n", 1);
    out.line_done();
    return !input.record.refused && !input.was_cut;
}

template <int Capacity>
int replay_all(const game_setup& setup, const replay_arguments& arguments, output& out) {
    const basic_position<Capacity> start = setup.start<Capacity>();
    basic_position<Capacity> p = start;
    moves_writer moves(start, setup.notation);
    record_input input(setup);
    int code = 0;
    const auto write_all = [&](std::optional<input_record> game) {
        for (; game; game = input.has_game() ? input.next() : std::nullopt)
            if (!write_game(out, setup, *game) && (arguments.strict || game->was_cut))
                code = failure::failed;
    };
    while (true) {
        // Flushes, because a program may wait for an answer before it writes the next line.
        if (!input.has_next()) out.flush();
        const auto line = input.next_line();
        if (!line) return code;
        p = start;
        moves.clear();
        if (!play_line(p, moves, setup.input_notation, *line)) {
            out.flush();  // reading the rest of the game may block
            const long long number = input.line_number();
            write_all(input.read(*line));
            if (input.was_cut()) code = warn_of_cut_line(number);
            continue;
        }
        json::write_replay(out, {.line = input.line_number(), .notation = setup.notation}, p,
                           moves.written());
        out.append("\n", 1);
        out.line_done();
        if (input.was_cut()) code = warn_of_cut_line(input.line_number());
    }
}

int replay_files(const game_setup& setup, const replay_arguments& arguments, output& out) {
    record_input input(setup, arguments.files);
    bool is_legal = true;
    while (const auto game = input.next()) is_legal = write_game(out, setup, *game) && is_legal;
    return arguments.strict && !is_legal ? failure::failed : 0;
}

/// Implements the `replay` command with --in-compiler: a compiler plays every game with types.
int replay_in_compiler(const game_setup& setup, const replay_arguments& arguments, output& out) {
    bool is_legal = true;
    const auto take = [&](long long, const std::string&, const std::string& record) {
        is_legal = is_legal && record.ends_with(R"("error": null})");
        core::write(out, record, '\n');
        out.flush();
    };
    std::string write_record = "\nconstexpr notation::kind moves_notation = ";
    core::write(write_record, notation::name_of(setup.notation), R"(;
template <class Line>
constexpr void write_record(core::sink auto& out) {
    constexpr json::source source{.line = Line::number, .notation = moves_notation};
    constexpr auto& position = Line::game::position;
    const auto moves = game_constant<typename Line::game>{}.plain().moves();
    if constexpr (std::is_void_v<typename Line::refused>) {
        json::write_replay(out, source, position, moves);
    } else {
        json::write_replay(out, source, position, moves, Line::refused::refusal,
                           Line::refused::refused_move);
    }
}
)");
    const int code =
        play_lines_in_compiler(setup, arguments.in_compiler,
                               {.includes = "#include <inarow/json/replay.hpp>\n"
                                            "#include <inarow/type/game_constant.hpp>\n",
                                .write_record = write_record,
                                .max_lines = 200,
                                .take = take});
    return code == 0 && arguments.strict && !is_legal ? failure::failed : code;
}

}  // namespace

int warn_of_cut_line(long long number) {
    complain("line " + std::to_string(number) + " is longer than " +
             std::to_string(input_lines::max_size) + " bytes: only its beginning was read.");
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
