// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/fixed_string.hpp>
#include <inarow/core/string_view.hpp>
#include <inarow/game/game.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/notation/move_text.hpp>
#include <inarow/notation/position_text.hpp>

#include <cstddef>

/// Refusals as English sentences, for compiler errors, the command line, the web page and Python.
namespace inarow::inline v0::messages {

/// The capacity of a sentence, in characters. Sentences about refused moves, rules and boards are
/// never longer. Any longer sentence is cut.
inline constexpr std::size_t sentence_capacity = 256;
using sentence_text = core::fixed_string<sentence_capacity>;

/// Writes a player: "first (X)" or "second (O)".
constexpr void write_player(core::sink auto& out, player side) {
    core::write(out, name_of(side), " (", notation::letter_of(side), ')');
}

namespace detail {

constexpr void write_square(core::sink auto& out, const rules& r, square s) {
    notation::algebraic::print(out, r, s);
}

/// Writes a text in quotes. If `cut` is true, ends the text with "...". Writes a byte that is not
/// printable ASCII as an escape with two hexadecimal digits, so that every sentence is valid UTF-8.
/// `nul` is the character that stands for a NUL in the text, and is written as `\0`. By default, no
/// character stands for a NUL.
constexpr void write_quoted(core::sink auto& out, core::string_view text, bool cut = false,
                            int nul = 256) {
    constexpr core::string_view digits = "0123456789abcdef";
    core::write(out, '"');
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte < 0x7f) {
            core::write(out, c);
        } else if (c == nul) {
            core::write(out, "\\0");
        } else {
            core::write(out, "\\x", digits[byte / 16], digits[byte % 16]);
        }
    }
    core::write(out, cut ? "...\"" : "\"");
}

/// Writes a move text in quotes. If the move text was made from a value of a type that cannot be a
/// move (for example, from `true`), writes the move text without quotes.
constexpr void write_move_text(core::sink auto& out, const move_text& text) {
    if (!text.is_text()) return core::write(out, text.view());
    write_quoted(out, text.view(), text.is_cut(), move_text::nul);
}

}  // namespace detail

/// Writes how a game ended: "first (X) has won" or "it was drawn".
constexpr void write_end(core::sink auto& out, outcome ended) {
    if (ended == outcome::draw) return core::write(out, "it was drawn");
    write_player(out, ended == outcome::first_won ? first : second);
    core::write(out, " has won");
}

/// Writes whose turn it is, or how the game ended. The text is "second (O) is to make move 4.",
/// "first (X) has won." or "The game was drawn."
template <int Capacity>
constexpr void write_turn_text(core::sink auto& out, const basic_position<Capacity>& p) {
    if (p.outcome() == outcome::draw) return core::write(out, "The game was drawn.");
    if (p.is_over()) {
        write_end(out, p.outcome());
        return core::write(out, '.');
    }
    write_player(out, p.to_move());
    core::write(out, " is to make move ", p.stones() + 1, '.');
}

namespace detail {

/// Writes the range of a board's squares, "a1 to c3", or columns, "columns 1 to 7".
constexpr void write_extent(core::sink auto& out, const rules& r, bool columns_only) {
    if (columns_only) return core::write(out, "columns 1 to ", r.columns);
    core::write(out, "a1 to ");
    write_square(out, r, {.column = r.columns - 1, .row = 0});
}

/// Writes the words for a token at the end of a sentence. If the words end with a comma, omits the
/// comma.
constexpr void write_last_token(core::sink auto& out, notation::expected_token what) {
    const core::string_view name = name_of(what);
    const bool goes_on = name.data()[name.size() - 1] == ',';
    core::write(out, name.substr(0, name.size() - (goes_on ? 1 : 0)));
}

/// Writes what a parser expected, and where: "expected a row number at character 2"
constexpr void write_expected(core::sink auto& out, const notation::syntax_error& why) {
    core::write(out, "expected ");
    if (why.offset < 0) return write_last_token(out, why.what);
    core::write(out, name_of(why.what), " at character ", why.offset + 1);
}

/// Writes the reason why a move is refused, without the final period. The text follows "first (X)
/// cannot play "center": ".
constexpr void write_reason(core::sink auto& out, const rules& r, const illegal_move_text& why) {
    using enum illegal_move::reason;
    const illegal_move& m = why.move;
    switch (m.kind) {
        case game_over: core::write(out, "the game is over, "); return write_end(out, m.ended);
        case not_a_move:
            core::write(out, "it is not a move, ");
            return write_expected(out, why.syntax);
        case wrong_player:
            core::write(out, "it is the turn of ");
            return write_player(out, m.to_move);
        case names_no_row: return core::write(out, "a column alone is not a square of this board");
        case off_the_board:
            core::write(out, "it is off the board (");
            write_extent(out, r, !m.attempted.names_row());
            return core::write(out, ')');
        case column_full: return core::write(out, "column ", m.attempted.column + 1, " is full");
        case taken:
            write_square(out, r, {m.attempted.column, m.attempted.row});
            core::write(out, " is already taken by ");
            return write_player(out, m.holder == mark::first ? first : second);
        case floating:
            core::write(out, "a stone dropped into column ", m.attempted.column + 1, " falls to ");
            return write_square(out, r, m.lands);
        default: break;
    }
}

/// Returns the square that an invalid text probably means. If there is no such square, returns a
/// square with the column -1.
[[nodiscard]] constexpr square square_meant(const rules& r, const illegal_move_text& why,
                                            const move_text& entry) {
    const bool is_name = why.syntax.what == notation::expected_token::a_square_name ||
                         why.syntax.what == notation::expected_token::the_end;
    const bool is_whole = entry.is_text() && !entry.is_cut();
    if (why.move.kind != illegal_move::reason::not_a_move || !is_name || !is_whole ||
        !notation::names::has_names(r))
        return {.column = -1, .row = -1};
    return notation::names::detail::nearest(entry.view());
}

}  // namespace detail

/// Writes the reason why a move is refused: "Move 3: first (X) cannot play "center": b2 is already
/// taken by second (O)."
constexpr void write_refusal(core::sink auto& out, const rules& r, const illegal_move_text& why,
                             const move_text& entry) {
    const bool names_other = why.move.kind == illegal_move::reason::wrong_player;
    core::write(out, "Move ", why.move.number, ": ");
    write_player(out, names_other ? other(why.move.to_move) : why.move.to_move);
    core::write(out, " cannot play ");
    detail::write_move_text(out, entry);
    core::write(out, ": ");
    if (const square meant = detail::square_meant(r, why, entry); meant.column >= 0) {
        core::write(out, "it is not a move. Did you mean \"");
        notation::names::print(out, r, meant);
        return core::write(out, "\"?");
    }
    detail::write_reason(out, r, why);
    core::write(out, '.');
}
/// Returns the sentence that write_refusal writes. This function and the next function are
/// templates, so that a program with only legal moves does not instantiate the code that writes
/// sentences.
template <class Text = sentence_text>
[[nodiscard]] constexpr Text sentence(const rules& r, const illegal_move_text& why,
                                      const move_text& entry) {
    Text result;
    write_refusal(result, r, why, entry);
    return result;
}
/// Returns the sentence that write_refusal writes, for a move that is not given as a text. The
/// sentence names the square or the column of the move.
template <class Text = sentence_text>
[[nodiscard]] constexpr Text sentence(const rules& r, const illegal_move& why) {
    core::fixed_string<2 * 11 + 3> name;  // move_text cuts a longer name
    if (!why.attempted.names_row()) {
        core::write(name, static_cast<long long>(why.attempted.column) + 1);
    } else if (is_on_board(r, {why.attempted.column, why.attempted.row})) {
        detail::write_square(name, r, {why.attempted.column, why.attempted.row});
    } else {
        core::write(name, '(', why.attempted.column, ',', why.attempted.row, ')');
    }
    return sentence<Text>(r, illegal_move_text{why, {}}, move_text{name.view()});
}

/// Writes the legal moves: " Free squares: a1, c3." or " Open columns: 1, 2." Writes nothing if
/// there are no legal moves, or more than nine.
template <int Capacity>
constexpr void write_moves_left(core::sink auto& out, const basic_position<Capacity>& p) {
    const rules& r = p.rules();
    const bool drops = r.gravity == drop;
    constexpr int max_moves_listed = 9;
    // Visiting the squares of a huge board would exceed the compiler's limit.
    if (!drops && r.squares() - p.stones() > max_moves_listed) return;
    int count = 0;
    p.for_each_move([&](square) { ++count; });
    if (count == 0 || count > max_moves_listed) return;
    core::write(out, drops ? " Open columns: " : " Free squares: ");
    p.for_each_move([&](square s) {
        notation::print(out, notation::default_for(r), r, s, p.to_move());
        core::write(out, --count > 0 ? ", " : ".");
    });
}

namespace detail {

/// Writes a number that is part of rules. If the number is too large to be read exactly, writes
/// "more than 99999".
constexpr void write_number_read(core::sink auto& out, int value) {
    constexpr int max = notation::reader::max_exact_number;
    if (value > max) return core::write(out, "more than ", max);
    core::write(out, value);
}

}  // namespace detail

/// Writes the reason why rules are refused: "Invalid rules: 0 columns, but it must be 1 to 999."
constexpr void write_refusal(core::sink auto& out, const illegal_rules& why) {
    using enum illegal_rules::number;
    constexpr auto names =
        core::enum_names_of<illegal_rules::number>("columns", "rows", "in a row", "squares");
    if (why.which == squares)
        return core::write(out, "The board is too large: it has ", why.value, ' ', names[why.which],
                           ", but there is room for ", why.max, " here.");
    core::write(out, "Invalid rules: ");
    detail::write_number_read(out, why.value);
    core::write(out, ' ', names[why.which], ", but it must be 1 to ", why.max, '.');
}

namespace detail {

/// Writes the reason why no order of moves leads to a board: "its stones cannot have been dropped
/// in turn"
constexpr void write_no_order(core::sink auto& out, const rules& r) {
    switch (r.gravity) {
        case place: break;
        case drop: return core::write(out, "its stones cannot have been dropped in turn");
        default: break;
    }
    core::write(out, "its longer lines come from a line of exactly ", r.run,
                ", which would have ended the game");
}

}  // namespace detail

/// Writes the reason why no game reaches a board: "No game reaches this board: …"
constexpr void write_refusal(core::sink auto& out, const rules& r, const illegal_layout& why,
                             player to_move) {
    using enum illegal_layout::reason;
    core::write(out, "No game reaches this board: ");
    switch (why.kind) {
        case stone_counts:
            core::write(out, "with ", why.first_stones, " X and ", why.second_stones,
                        " O it cannot be the turn of ");
            write_player(out, to_move);
            break;
        case floating_stone:
            core::write(out, "there is a free square under the stone on ");
            detail::write_square(out, r, why.where);
            break;
        case played_past_end:
            core::write(out, "the line from ");
            detail::write_square(out, r, why.where);
            core::write(out, " had already ended the game before the last move");
            break;
        case no_order: detail::write_no_order(out, r); break;
        default: break;
    }
    core::write(out, '.');
}

/// Writes the reason why moves cannot be taken back: "No move can be taken back: the game has just
/// begun."
constexpr void write_refusal(core::sink auto& out, const illegal_take_back& why) {
    if (why.asked < 0) return core::write(out, "One cannot take back ", why.asked, " moves.");
    if (why.played == 0)
        return core::write(out, "No move can be taken back: the game has just begun.");
    core::write(out, why.asked, " moves cannot be taken back: the game has only ", why.played, '.');
}

/// Writes the reason why a text, named by `what`, cannot be read: "The position cannot be read:
/// expected a slash at character 4."
constexpr void write_refusal(core::sink auto& out, core::string_view what,
                             const notation::syntax_error& why) {
    core::write(out, what, " cannot be read: ");
    detail::write_expected(out, why);
    core::write(out, '.');
}

/// Returns the sentence that write_refusal writes for these arguments.
template <class... Refusal>
[[nodiscard]] constexpr sentence_text refusal_sentence(const Refusal&... refusal) {
    sentence_text result;
    write_refusal(result, refusal...);
    return result;
}

}  // namespace inarow::inline v0::messages
