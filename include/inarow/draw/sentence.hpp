// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/text.hpp>
#include <inarow/game/game.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/notation/entry.hpp>
#include <inarow/notation/position_text.hpp>

#include <cstddef>
#include <string_view>

/// Every refusal as one English sentence: the only place where they are worded. The compiler's
/// errors, the command line and everything built on top say what is written here.
namespace inarow::inline v0::draw {

/// Longer than any sentence here.
inline constexpr std::size_t sentence_capacity = 256;
using sentence_text = core::text<sentence_capacity>;

/// "first (X)", "second (O)".
constexpr void write_player(core::sink auto& to, player side) {
    core::write(to, name_of(side), " (", notation::letter_of(side), ')');
}
constexpr void write_square(core::sink auto& to, const rules& r, square s) {
    notation::algebraic::print(to, r, s);
}

/// A text in quotes, printable ASCII as it is and every other byte as \xNN, so that the sentence
/// is valid UTF-8 whatever was typed.
constexpr void write_quoted(core::sink auto& to, std::string_view text, bool cut = false) {
    constexpr std::string_view digits = "0123456789abcdef";
    core::write(to, '"');
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte < 0x7f) {
            core::write(to, c);
        } else {
            core::write(to, "\\x", digits[byte / 16], digits[byte % 16]);
        }
    }
    core::write(to, cut ? "...\"" : "\"");
}

/// "first (X) has won" or "it was drawn".
constexpr void write_end(core::sink auto& to, outcome ended) {
    if (ended == outcome::draw) return core::write(to, "it was drawn");
    write_player(to, ended == outcome::first_won ? first : second);
    core::write(to, " has won");
}

/// "second (O) is to move.", "first (X) has won." or "The game was drawn."
template <int Capacity>
constexpr void write_standing(core::sink auto& to, const basic_position<Capacity>& p) {
    if (p.outcome() == outcome::draw) return core::write(to, "The game was drawn.");
    if (p.is_over()) {
        write_end(to, p.outcome());
        return core::write(to, '.');
    }
    write_player(to, p.to_move());
    core::write(to, " is to make move ", p.stones() + 1, '.');
}

/// "a1 to c3", or "columns 1 to 7".
constexpr void write_extent(core::sink auto& to, const rules& r, bool columns_only) {
    if (columns_only) return core::write(to, "columns 1 to ", r.columns);
    core::write(to, "a1 to ");
    write_square(to, r, {.column = r.columns - 1, .row = 0});
}

/// "expected a row number at character 2"
constexpr void write_expected(core::sink auto& to, const notation::syntax_error& why) {
    core::write(to, "expected ", name_of(why.what), " at character ", why.at + 1);
}

/// The rest of the sentence after "first (X) cannot play "center": ", without its full stop.
constexpr void write_reason(core::sink auto& to, const rules& r, const refused_entry& why) {
    using enum illegal_move::reason;
    const illegal_move& m = why.move;
    switch (m.kind) {
        case game_over: core::write(to, "the game is over, "); return write_end(to, m.ended);
        case not_a_move:
            core::write(to, "it is not a move, ");
            return write_expected(to, why.syntax);
        case wrong_player:
            core::write(to, "it is the turn of ");
            return write_player(to, m.to_move);
        case names_no_row: return core::write(to, "a column alone is not a square of this board");
        case off_the_board:
            core::write(to, "it is off the board (");
            write_extent(to, r, !m.attempted.names_row());
            return core::write(to, ')');
        case column_full: return core::write(to, "column ", m.attempted.column + 1, " is full");
        case taken:
            write_square(to, r, {m.attempted.column, m.attempted.row});
            core::write(to, " is already taken by ");
            return write_player(to, m.holder == mark::first ? first : second);
        case floating:
            core::write(to, "a stone dropped into column ", m.attempted.column + 1, " falls to ");
            return write_square(to, r, m.lands);
    }
}

/// "Move 3: first (X) cannot play "center": b2 is already taken by second (O)."
constexpr void write_refusal(core::sink auto& to, const rules& r, const refused_entry& why,
                             const move_text& entry) {
    const bool names_other = why.move.kind == illegal_move::reason::wrong_player;
    core::write(to, "Move ", why.move.number, ": ");
    write_player(to, names_other ? other(why.move.to_move) : why.move.to_move);
    core::write(to, " cannot play ");
    write_quoted(to, entry.view(), entry.is_cut());
    core::write(to, ": ");
    write_reason(to, r, why);
    core::write(to, '.');
}
[[nodiscard]] constexpr sentence_text sentence(const rules& r, const refused_entry& why,
                                               const move_text& entry) {
    sentence_text result;
    write_refusal(result, r, why, entry);
    return result;
}
/// The same for a move that nobody wrote down: its square or column is named instead.
[[nodiscard]] constexpr sentence_text sentence(const rules& r, const illegal_move& why) {
    core::text<move_text::longest> name;
    if (!why.attempted.names_row()) {
        core::write(name, why.attempted.column + 1);
    } else if (on_the_board(r, {why.attempted.column, why.attempted.row})) {
        write_square(name, r, {why.attempted.column, why.attempted.row});
    } else {
        core::write(name, '(', why.attempted.column, ',', why.attempted.row, ')');
    }
    return sentence(r, refused_entry{why, {}}, move_text{name.view()});
}

/// How many moves are named at most.
inline constexpr int moves_named = 9;

/// " Free squares: a1, c3." or " Open columns: 1, 2."; nothing when there are none or too many.
template <int Capacity>
constexpr void write_moves_left(core::sink auto& to, const basic_position<Capacity>& p) {
    int count = 0;
    p.for_each_move([&](square) { ++count; });
    if (count == 0 || count > moves_named) return;
    const bool drops = p.rules().gravity == drop;
    core::write(to, drops ? " Open columns: " : " Free squares: ");
    p.for_each_move([&](square s) {
        notation::print(to, notation::default_for(p.rules()), p.rules(), s, p.to_move());
        core::write(to, --count > 0 ? ", " : ".");
    });
}

/// "The rules make no sense: 0 columns, but there must be 1 to 999."
constexpr void write_refusal(core::sink auto& to, const illegal_rules& why) {
    using enum illegal_rules::number;
    if (why.which == squares)
        return core::write(to, "The board is too large: it has ", why.value,
                           " squares, but there is room for ", why.most, " here.");
    constexpr std::string_view names[] = {" columns", " rows", " in a row to win"};
    const std::string_view name = names[static_cast<int>(why.which)];
    core::write(to, "The rules make no sense: ", why.value, name, ", but it must be 1 to ",
                why.most, '.');
}

/// "No game reaches this board: …"
constexpr void write_refusal(core::sink auto& to, const rules& r, const illegal_layout& why,
                             player to_move) {
    using enum illegal_layout::reason;
    core::write(to, "No game reaches this board: ");
    switch (why.kind) {
        case stone_counts:
            core::write(to, "with ", why.first_stones, " X and ", why.second_stones,
                        " O it cannot be the turn of ");
            write_player(to, to_move);
            break;
        case floating_stone:
            core::write(to, "there is a free square under the stone on ");
            write_square(to, r, why.where);
            break;
        case played_past_a_win:
            core::write(to, "the line from ");
            write_square(to, r, why.where);
            core::write(to, " had already won before the last move");
            break;
        case no_order: core::write(to, "its stones cannot have been dropped in turn"); break;
    }
    core::write(to, '.');
}

/// "No move can be taken back: the game has just begun."
constexpr void write_refusal(core::sink auto& to, const illegal_take_back& why) {
    if (why.asked < 0) return core::write(to, "One cannot take back ", why.asked, " moves.");
    if (why.played == 0)
        return core::write(to, "No move can be taken back: the game has just begun.");
    core::write(to, why.asked, " moves cannot be taken back: the game has only ", why.played, '.');
}

/// "The position cannot be read: expected a slash at character 4."
constexpr void write_refusal(core::sink auto& to, std::string_view what,
                             const notation::syntax_error& why) {
    core::write(to, what, " cannot be read: ");
    write_expected(to, why);
    core::write(to, '.');
}

/// What write_refusal makes of its arguments.
template <class... Refusal>
[[nodiscard]] constexpr sentence_text refusal_sentence(const Refusal&... refusal) {
    sentence_text result;
    write_refusal(result, refusal...);
    return result;
}

}  // namespace inarow::inline v0::draw
