// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/messages/refusal.hpp>
#include <inarow/notation/record.hpp>
#include <inarow/notation/rules_text.hpp>

#include <cstddef>
#include <variant>

/// Sentences about records (games as data): why a record is refused, and which parts were not read.
namespace inarow::inline v0::messages {

/// Writes the reason why a parenthesis in a list of moves is refused.
constexpr void write_refusal(core::sink auto& out, const notation::misplaced_parenthesis& why) {
    using enum notation::misplaced_parenthesis::problem;
    const core::string_view moves = why.moves == 1 ? " move" : " moves";
    switch (why.what) {
        case not_closed:
            return core::write(out, "The variation after ", why.moves, moves,
                               " has no end: expected a closing parenthesis.");
        case not_opened:
            return core::write(out, "The closing parenthesis after ", why.moves, moves,
                               " ends no variation.");
        case without_move:
            return core::write(out, "The variation after ", why.moves, moves,
                               " begins in place of no move.");
        default: break;
    }
}

namespace detail {

/// Writes the reason why a record is refused, as the end of a sentence.
template <core::sink Sink>
struct record_reason_writer {
    Sink& out;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const notation::record_error&
        refused;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)

    constexpr void operator()(const notation::syntax_error& why) const {
        core::write(out, "expected ");
        write_last_token(out, why.what);
        core::write(out, '.');
    }
    constexpr void operator()(const illegal_rules& why) const { write_refusal(out, why); }
    constexpr void operator()(const notation::other_rules& why) const {
        core::write(out, "its rules are ");
        notation::print_rules(out, refused.rules);
        core::write(out, ", but ");
        notation::print_rules(out, why.asked);
        core::write(out, " were asked for.");
    }
    constexpr void operator()(const illegal_layout& why) const {
        write_refusal(out, refused.rules, why, refused.to_move);
    }
    constexpr void operator()(const illegal_move& why) const {
        core::write(out, sentence(refused.rules, why).view());
    }
    constexpr void operator()(const notation::illegal_moves_text& why) const {
        illegal_move_text numbered = why.why;
        numbered.move.number = why.number;
        write_refusal(out, refused.rules, numbered, why.text);
    }
    constexpr void operator()(const notation::misplaced_parenthesis& why) const {
        write_refusal(out, why);
    }
    constexpr void operator()(const notation::other_board_size& why) const {
        core::write(out, "the board has ", why.columns, " columns and ", why.rows,
                    " rows, but the rules are ");
        notation::print_rules(out, refused.rules);
        core::write(out, '.');
    }
    constexpr void operator()(const notation::not_a_game& /*why*/) const {
        core::write(out, "expected a link, a list of moves, a position, a drawn board or SGF.");
    }
};

}  // namespace detail

/// Writes the reason why a game, named by `what`, cannot be read: "The game cannot be read at
/// character 31: Move 2: second (O) cannot play "h8": ..."
constexpr void write_refusal(core::sink auto& out, core::string_view what,
                             const notation::record_error& why) {
    core::write(out, what, " cannot be read at character ", static_cast<long long>(why.offset) + 1,
                ": ");
    std::visit(detail::record_reason_writer{out, why}, why.why);
}
[[nodiscard]] constexpr sentence_text sentence(core::string_view what,
                                               const notation::record_error& why) {
    sentence_text result;
    write_refusal(result, what, why);
    return result;
}

namespace detail {

/// Writes a part of a text in quotes, shortened so that it fits into a sentence.
constexpr void write_part(core::sink auto& out, core::string_view text) {
    constexpr std::size_t longest = 24;
    const bool is_cut = text.size() > longest;
    write_quoted(out, is_cut ? text.substr(0, longest) : text, is_cut);
}

/// Writes a warning as a sentence: "The rules "Renju" are not applied: the game is played as ..."
constexpr void write_warning(core::sink auto& out, const notation::record_warning& w) {
    using enum notation::record_warning::reason;
    const core::string_view text(w.text);
    switch (w.kind) {
        case other_game:
            core::write(out, "GM is ");
            write_part(out, text);
            core::write(out, ", not 4, the number of gomoku; the game is read as gomoku.");
            break;
        case rules_not_applied:
            core::write(out, "The rules ");
            write_part(out, text);
            core::write(out,
                        " are not applied: the game is played as five in a row, without "
                        "forbidden moves and without rules for the opening.");
            break;
        case rules_ignored:
            write_part(out, text);
            core::write(out, " is not the name of rules; the game is five in a row.");
            break;
        case points_ignored:
            core::write(out, "The property ");
            write_part(out, text);
            core::write(out, " names points; they are not stones here.");
            break;
        case pass:
            core::write(out, text == "B" ? "Black" : "White",
                        " passes; the moves after the pass are not read.");
            break;
        case later_setup:
            core::write(out, "Stones are set up after the first move; the game begins there.");
            break;
        case unclosed: core::write(out, "The text ends within the game."); break;
        case text_ignored:
            core::write(out, "There is other text around the game; it is not read.");
            break;
        case unreached: core::write(out, "No game reaches the start position."); break;
        case partly_read:
            core::write(out, "The game is read only in part: ");
            text.empty() ? core::write(out, "a move") : write_part(out, text);
            core::write(out, " cannot be read.");
            break;
        case undecodable:
            core::write(out, "The game has bytes that are not in its encoding, ");
            write_part(out, text);
            core::write(out, "; they are replaced.");
            break;
        default: break;
    }
}

}  // namespace detail

[[nodiscard]] constexpr sentence_text sentence(const notation::record_warning& w) {
    sentence_text result;
    detail::write_warning(result, w);
    return result;
}

}  // namespace inarow::inline v0::messages
