// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/fixed_string.hpp>
#include <inarow/core/string_view.hpp>
#include <inarow/game/game.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/messages/phrases.hpp>
#include <inarow/notation/move_text.hpp>
#include <inarow/notation/position_text.hpp>

#include <cstddef>

/// Refusals as sentences, for compiler errors, the command line, the web page and Python. By
/// default, all functions write English. For another language, pass a table of phrases.
namespace inarow::inline v0::messages {

/// The capacity of a sentence, in characters. Sentences about refused moves, rules and boards are
/// never longer. A longer sentence of another kind is cut.
inline constexpr std::size_t sentence_capacity = 256;
using sentence_text = core::fixed_string<sentence_capacity>;

namespace detail {

/// Returns an empty text for a part of the sentence that is written to `out`. The text has the type
/// of `out` if possible, so that a program contains only one copy of the functions that write to a
/// text.
template <class Sink>
[[nodiscard]] constexpr auto part_for(const Sink& /*out*/) {
    if constexpr (requires { Sink(); })
        return Sink();
    else
        return sentence_text();
}

}  // namespace detail

/// Returns the phrase for a player: "first (X)" or "second (O)".
[[nodiscard]] constexpr core::string_view player_text(player side, const phrases& texts) {
    return texts.players[static_cast<std::size_t>(side)];
}
/// Writes a player: "first (X)" or "second (O)".
constexpr void write_player(core::sink auto& out, player side,
                            const phrases& texts = english<phrases>) {
    core::write(out, player_text(side, texts));
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
                            int nul = 256, const phrases& texts = english<phrases>) {
    constexpr core::string_view digits = "0123456789abcdef";
    core::write(out, texts.opening_quote);
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
    core::write(out, cut ? "..." : "", texts.closing_quote);
}

/// Writes a move text in quotes. If the move text was made from a value of a type that cannot be a
/// move (for example, from `true`), writes the move text without quotes.
constexpr void write_move_text(core::sink auto& out, const move_text& text,
                               const phrases& texts = english<phrases>) {
    if (!text.is_text()) return core::write(out, text.view());
    write_quoted(out, text.view(), text.is_cut(), move_text::nul, texts);
}

}  // namespace detail

/// Writes how a game ended: "first (X) has won" or "it was drawn".
constexpr void write_end(core::sink auto& out, outcome ended,
                         const phrases& texts = english<phrases>) {
    if (ended == outcome::draw) return core::write(out, texts.was_drawn);
    const player winner = ended == outcome::first_won ? first : second;
    write_phrase(out, texts.has_won, {player_text(winner, texts)});
}

/// Writes whose turn it is, or how the game ended. Examples are "second (O) is to make move 4.",
/// "first (X) has won." and "The game was drawn."
template <int Capacity>
constexpr void write_turn_text(core::sink auto& out, const basic_position<Capacity>& p,
                               const phrases& texts = english<phrases>) {
    if (p.outcome() == outcome::draw) return core::write(out, texts.game_was_drawn);
    if (p.is_over()) {
        write_end(out, p.outcome(), texts);
        return core::write(out, '.');
    }
    write_phrase(out, texts.makes_move, {player_text(p.to_move(), texts), p.stones() + 1});
}

namespace detail {

/// Writes the range of a board's squares, "a1 to c3", or of its columns, "columns 1 to 7".
constexpr void write_extent(core::sink auto& out, const rules& r, bool columns_only,
                            const phrases& texts = english<phrases>) {
    if (columns_only) return write_phrase(out, texts.columns_extent, {r.columns});
    auto corner = part_for(out);
    write_square(corner, r, {.column = r.columns - 1, .row = 0});
    write_phrase(out, texts.squares_extent, {corner});
}

/// Writes what a parser expected, for the end of a sentence. If the words for the token end with a
/// comma, omits the comma.
constexpr void write_expected(core::sink auto& out, notation::expected_token what,
                              const phrases& texts = english<phrases>) {
    const core::string_view name = texts.tokens[what];
    write_phrase(out, texts.expected, {name.substr(0, name.size() - (name.back() == ',' ? 1 : 0))});
}
/// Writes what a parser expected, and where: "expected a row number at character 2"
constexpr void write_expected(core::sink auto& out, const notation::syntax_error& why,
                              const phrases& texts = english<phrases>) {
    if (why.offset < 0) return write_expected(out, why.what, texts);
    write_phrase(out, texts.expected_at, {texts.tokens[why.what], why.offset + 1});
}

/// Writes the reason why a move is refused, without the final period. The text follows "first (X)
/// cannot play "center": ".
constexpr void write_reason(core::sink auto& out, const rules& r, const illegal_move_text& why,
                            const phrases& texts) {
    using enum illegal_move::reason;
    const illegal_move& m = why.move;
    auto part = part_for(out);
    switch (m.kind) {
        case game_over:
            write_end(part, m.ended, texts);
            return write_phrase(out, texts.game_over, {part});
        case not_a_move:
            write_expected(part, why.syntax, texts);
            return write_phrase(out, texts.not_a_move, {part});
        case wrong_player: return write_phrase(out, texts.turn_of, {player_text(m.to_move, texts)});
        case names_no_row: return core::write(out, texts.names_no_row);
        case off_the_board:
            write_extent(part, r, !m.attempted.names_row(), texts);
            return write_phrase(out, texts.off_the_board, {part});
        case column_full: return write_phrase(out, texts.column_full, {m.attempted.column + 1});
        case taken:
            write_square(part, r, {m.attempted.column, m.attempted.row});
            return write_phrase(
                out, texts.taken,
                {part, player_text(m.holder == mark::first ? first : second, texts)});
        case floating:
            write_square(part, r, m.lands);
            return write_phrase(out, texts.floating, {m.attempted.column + 1, part});
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
                             const move_text& entry, const phrases& texts = english<phrases>) {
    const bool names_other = why.move.kind == illegal_move::reason::wrong_player;
    const player mover = names_other ? other(why.move.to_move) : why.move.to_move;
    auto move = detail::part_for(out);
    detail::write_move_text(move, entry, texts);
    auto reason = detail::part_for(out);
    if (const square meant = detail::square_meant(r, why, entry); meant.column >= 0) {
        auto name = detail::part_for(out);
        notation::names::print(name, r, meant);
        write_phrase(reason, texts.name_meant, {name});
    } else {
        detail::write_reason(reason, r, why, texts);
        core::write(reason, '.');
    }
    write_phrase(out, texts.move_refused,
                 {why.move.number, player_text(mover, texts), move, reason});
}
/// Returns the sentence that write_refusal writes. This function and the next function are
/// templates, so that a program with only legal moves does not instantiate the code that writes
/// sentences.
template <class Text = sentence_text>
[[nodiscard]] constexpr Text sentence(const rules& r, const illegal_move_text& why,
                                      const move_text& entry,
                                      const phrases& texts = english<phrases>) {
    Text result;
    write_refusal(result, r, why, entry, texts);
    return result;
}
/// Returns the sentence that write_refusal writes, for a move that is not given as a text. The
/// sentence names the square or the column of the move.
template <class Text = sentence_text>
[[nodiscard]] constexpr Text sentence(const rules& r, const illegal_move& why,
                                      const phrases& texts = english<phrases>) {
    // If the name has more than move_text::max_size characters, move_text cuts the name.
    core::fixed_string<2 * 11 + 3> name;
    if (!why.attempted.names_row()) {
        core::write(name, static_cast<long long>(why.attempted.column) + 1);
    } else if (is_on_board(r, {why.attempted.column, why.attempted.row})) {
        detail::write_square(name, r, {why.attempted.column, why.attempted.row});
    } else {
        core::write(name, '(', why.attempted.column, ',', why.attempted.row, ')');
    }
    return sentence<Text>(r, illegal_move_text{why, {}}, move_text{name.view()}, texts);
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

/// Writes the phrase `text`. Its arguments are the refused number, what this number counts, and the
/// maximum. If a parser did not read the number exactly because it was too large, writes "more than
/// 99999" instead of the number.
constexpr void write_refused_number(core::sink auto& out, const phrase& text,
                                    const illegal_rules& why, const phrases& texts) {
    constexpr int max = notation::reader::max_exact_number;
    const bool is_exact = why.which == illegal_rules::number::squares || why.value <= max;
    auto number = part_for(out);
    write_phrase(number, is_exact ? "{0}" : texts.more_than, {is_exact ? why.value : max});
    write_phrase(out, text, {number, phrase_of(texts.rules_numbers, why.which), why.max});
}

}  // namespace detail

/// Writes the reason why rules are refused: "Invalid rules: 0 columns, but it must be 1 to 999."
constexpr void write_refusal(core::sink auto& out, const illegal_rules& why,
                             const phrases& texts = english<phrases>) {
    const bool is_large = why.which == illegal_rules::number::squares;
    detail::write_refused_number(out, is_large ? texts.board_too_large : texts.rules_refused, why,
                                 texts);
}

namespace detail {

/// Writes the reason why no order of moves leads to a board: "its stones cannot have been dropped
/// in turn"
constexpr void write_no_order(core::sink auto& out, const rules& r,
                              const phrases& texts = english<phrases>) {
    switch (r.gravity) {
        case place: break;
        case drop: return core::write(out, texts.not_dropped);
        default: break;
    }
    write_phrase(out, texts.longer_lines, {r.run});
}

constexpr void write_reason(core::sink auto& out, const rules& r, const illegal_layout& why,
                            player to_move, const phrases& texts) {
    using enum illegal_layout::reason;
    auto where = part_for(out);
    switch (why.kind) {
        case stone_counts:
            return write_phrase(out, texts.stone_counts,
                                {why.first_stones, texts.stones[0], why.second_stones,
                                 texts.stones[1], player_text(to_move, texts)});
        case floating_stone:
            write_square(where, r, why.where);
            return write_phrase(out, texts.floating_stone, {where});
        case played_past_end:
            write_square(where, r, why.where);
            return write_phrase(out, texts.played_past_end, {where});
        case no_order: return write_no_order(out, r, texts);
        default: break;
    }
}

}  // namespace detail

/// Writes the reason why no game reaches a board: "No game reaches this board: …"
constexpr void write_refusal(core::sink auto& out, const rules& r, const illegal_layout& why,
                             player to_move, const phrases& texts = english<phrases>) {
    auto reason = detail::part_for(out);
    detail::write_reason(reason, r, why, to_move, texts);
    write_phrase(out, texts.unreached, {reason});
}

/// Writes the reason why moves cannot be taken back: "No move can be taken back: the game has just
/// begun."
constexpr void write_refusal(core::sink auto& out, const illegal_take_back& why,
                             const phrases& texts = english<phrases>) {
    const phrase& text = why.asked < 0     ? texts.take_back_negative
                         : why.played == 0 ? texts.take_back_at_start
                                           : texts.take_back_too_many;
    write_phrase(out, text, {why.asked, why.played});
}

/// Writes the reason why a text, named by `what`, cannot be read: "The position cannot be read:
/// expected a slash at character 4."
constexpr void write_refusal(core::sink auto& out, core::string_view what,
                             const notation::syntax_error& why,
                             const phrases& texts = english<phrases>) {
    auto expected = detail::part_for(out);
    detail::write_expected(expected, why, texts);
    write_phrase(out, texts.unreadable, {what, expected});
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
