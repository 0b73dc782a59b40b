// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/text.hpp>
#include <inarow/draw/sentence.hpp>
#include <inarow/game/position.hpp>
#include <inarow/notation/algebraic.hpp>
#include <inarow/notation/position_text.hpp>

#include <string_view>

/// What a line of moves came to, as one line of JSON. `inarow replay` writes it when it runs, and
/// has a compiler write it when it decides the game as types: the same text, from here.
namespace inarow::inline v0::draw {

/// A text as a JSON string. Precondition: it is printable ASCII, as every sentence is.
constexpr void write_json_string(core::sink auto& to, std::string_view text) {
    core::write(to, '"');
    for (const char c : text) {
        if (c == '"' || c == '\\') core::write(to, '\\');
        core::write(to, c);
    }
    core::write(to, '"');
}

/// `["O.X", ".X.", "..."]`, the rows from the top.
template <int Capacity>
constexpr void write_json_board(core::sink auto& to, const basic_position<Capacity>& p) {
    core::write(to, '[');
    for (int row = 0; row < p.rules().rows; ++row) {
        core::write(to, row == 0 ? "\"" : ", \"");
        notation::print_row(to, p, row);
        core::write(to, '"');
    }
    core::write(to, ']');
}

/// `["a1", "b2", "c3"]`, or null when nobody has won.
template <int Capacity>
constexpr void write_json_winning_line(core::sink auto& to, const basic_position<Capacity>& p) {
    if (winner_of(p.outcome()) == mark::none) return core::write(to, "null");
    char before = '[';
    for (const square s : p.winning_line()) {
        core::write(to, before == '[' ? "[\"" : ", \"");
        notation::algebraic::print(to, p.rules(), s);
        core::write(to, '"');
        before = ',';
    }
    core::write(to, ']');
}

/// Why the move of that number in a line was refused: its kind, its number, and the sentence.
constexpr void write_json_error(core::sink auto& to, const rules& r, refused_entry why, int number,
                                const move_text& entry) {
    why.move.number = number;
    core::write(to, R"({"kind": ")", name_of(why.move.kind), R"(", "move": )", number);
    core::write(to, R"(, "text": )");
    write_json_string(to, sentence(r, why, entry));
    core::write(to, '}');
}

/// All that comes before the error.
template <int Capacity>
constexpr void write_report_head(core::sink auto& to, const basic_position<Capacity>& p,
                                 int moves) {
    core::write(to, R"({"moves": )", moves, R"(, "outcome": ")", name_of(p.outcome()));
    core::write(to, R"(", "to_move": )");
    if (p.is_over()) {
        core::write(to, "null");
    } else {
        write_json_string(to, name_of(p.to_move()));
    }
    core::write(to, R"(, "board": )");
    write_json_board(to, p);
    core::write(to, R"(, "winning_line": )");
    write_json_winning_line(to, p);
    core::write(to, R"(, "error": )");
}

/// Writes what a line of `moves` legal moves led to, without an end of line.
template <int Capacity>
constexpr void write_report(core::sink auto& to, const basic_position<Capacity>& p, int moves) {
    write_report_head(to, p, moves);
    core::write(to, "null}");
}

/// The same for a line whose next entry was refused; `p` is the position before it. The move is
/// counted from the beginning of the line, whatever stood on the board before.
template <int Capacity>
constexpr void write_report(core::sink auto& to, const basic_position<Capacity>& p, int moves,
                            const refused_entry& why, const move_text& entry) {
    write_report_head(to, p, moves);
    write_json_error(to, p.rules(), why, moves + 1, entry);
    core::write(to, '}');
}

}  // namespace inarow::inline v0::draw
