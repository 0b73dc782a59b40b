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

/// The phrases of sentences about records, in addition to the phrases of refusals.
struct record_phrases : phrases {
    phrase after_one_move = "after {0} move";
    phrase after_moves = "after {0} moves";
    phrase not_closed = "The variation {0} has no end: expected a closing parenthesis.";
    phrase not_opened = "The closing parenthesis {0} ends no variation.";
    phrase without_move = "The variation {0} begins in place of no move.";

    phrase unreadable_at = "{0} cannot be read at character {1}: {2}";
    phrase other_rules = "its rules are {0}, but {1} were asked for.";
    phrase other_board_size = "the board has {0} columns and {1} rows, but the rules are {2}.";
    phrase not_a_game = "expected a link, a list of moves, a position, a drawn board or SGF.";

    phrase other_game = "GM is {0}, not 4, the number of gomoku; the game is read as gomoku.";
    phrase rules_not_applied =
        "The rules {0} are not applied: the game is played as five in a row, without forbidden "
        "moves and without rules for the opening.";
    phrase rules_ignored = "{0} is not the name of rules; the game is five in a row.";
    phrase points_ignored = "The property {0} names points; they are not stones here.";
    phrase pass[2] = {"Black passes; the moves after the pass are not read.",
                      "White passes; the moves after the pass are not read."};
    phrase later_setup = "Stones are set up after the first move; the game begins there.";
    phrase unclosed = "The text ends within the game.";
    phrase text_ignored = "There is other text around the game; it is not read.";
    phrase start_unreached = "No game reaches the start position.";
    phrase partly_read = "The game is read only in part: {0} cannot be read.";
    phrase a_move = "a move";
    phrase undecodable = "The game has bytes that are not in its encoding, {0}; they are replaced.";
};

/// Writes the reason why a parenthesis in a list of moves is refused.
constexpr void write_refusal(core::sink auto& out, const notation::misplaced_parenthesis& why,
                             const record_phrases& texts = english<record_phrases>) {
    using enum notation::misplaced_parenthesis::problem;
    auto place = detail::part_for(out);
    write_phrase(place, why.moves == 1 ? texts.after_one_move : texts.after_moves, {why.moves});
    switch (why.what) {
        case not_closed: return write_phrase(out, texts.not_closed, {place});
        case not_opened: return write_phrase(out, texts.not_opened, {place});
        case without_move: return write_phrase(out, texts.without_move, {place});
        default: break;
    }
}

namespace detail {

/// Writes the reason why a record is refused, as the end of a sentence.
template <core::sink Sink>
struct record_reason_writer {
    Sink& out;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const notation::record_error&
        refused;                  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const record_phrases& texts;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)

    constexpr void operator()(const notation::syntax_error& why) const {
        write_expected(out, why.what, texts);
        core::write(out, '.');
    }
    constexpr void operator()(const illegal_rules& why) const { write_refusal(out, why, texts); }
    constexpr void operator()(const notation::other_rules& why) const {
        auto asked = part_for(out);
        notation::print_rules(asked, why.asked);
        write_phrase(out, texts.other_rules, {rules_text(), asked});
    }
    constexpr void operator()(const illegal_layout& why) const {
        write_refusal(out, refused.rules, why, refused.to_move, texts);
    }
    constexpr void operator()(const illegal_move& why) const {
        core::write(out, sentence<Sink>(refused.rules, why, texts).view());
    }
    constexpr void operator()(const notation::illegal_moves_text& why) const {
        illegal_move_text numbered = why.why;
        numbered.move.number = why.number;
        write_refusal(out, refused.rules, numbered, why.text, texts);
    }
    constexpr void operator()(const notation::misplaced_parenthesis& why) const {
        write_refusal(out, why, texts);
    }
    constexpr void operator()(const notation::other_board_size& why) const {
        write_phrase(out, texts.other_board_size, {why.columns, why.rows, rules_text()});
    }
    constexpr void operator()(const notation::not_a_game& /*why*/) const {
        core::write(out, texts.not_a_game);
    }

private:
    [[nodiscard]] constexpr auto rules_text() const {
        auto result = part_for(out);
        notation::print_rules(result, refused.rules);
        return result;
    }
};

}  // namespace detail

/// Writes the reason why a game, named by `what`, cannot be read: "The game cannot be read at
/// character 31: Move 2: second (O) cannot play "h8": ..."
constexpr void write_refusal(core::sink auto& out, core::string_view what,
                             const notation::record_error& why,
                             const record_phrases& texts = english<record_phrases>) {
    core::fixed_string<2 * sentence_capacity> reason;
    std::visit(detail::record_reason_writer<decltype(reason)>{reason, why, texts}, why.why);
    write_phrase(out, texts.unreadable_at,
                 {what, static_cast<std::ptrdiff_t>(why.offset) + 1, reason});
}
[[nodiscard]] constexpr sentence_text sentence(core::string_view what,
                                               const notation::record_error& why) {
    sentence_text result;
    write_refusal(result, what, why);
    return result;
}

/// Writes a warning as a sentence: "The rules "Renju" are not applied: the game is played as
/// ..."
constexpr void write_warning(core::sink auto& out, const notation::record_warning& w,
                             const record_phrases& texts = english<record_phrases>) {
    using enum notation::record_warning::reason;
    const core::string_view text(w.text);
    // A part of a text in quotes, shortened so that it fits into a sentence.
    constexpr std::size_t longest = 24;
    const bool is_cut = text.size() > longest;
    auto part = detail::part_for(out);
    detail::write_quoted(part, is_cut ? text.substr(0, longest) : text, is_cut, 256, texts);
    switch (w.kind) {
        case other_game: return write_phrase(out, texts.other_game, {part});
        case rules_not_applied: return write_phrase(out, texts.rules_not_applied, {part});
        case rules_ignored: return write_phrase(out, texts.rules_ignored, {part});
        case points_ignored: return write_phrase(out, texts.points_ignored, {part});
        case pass: return core::write(out, texts.pass[text == "B" ? 0 : 1]);
        case later_setup: return core::write(out, texts.later_setup);
        case unclosed: return core::write(out, texts.unclosed);
        case text_ignored: return core::write(out, texts.text_ignored);
        case unreached: return core::write(out, texts.start_unreached);
        case partly_read:
            if (text.empty()) return write_phrase(out, texts.partly_read, {texts.a_move});
            return write_phrase(out, texts.partly_read, {part});
        case undecodable: return write_phrase(out, texts.undecodable, {part});
        default: break;
    }
}
[[nodiscard]] constexpr sentence_text sentence(const notation::record_warning& w) {
    sentence_text result;
    write_warning(result, w);
    return result;
}

}  // namespace inarow::inline v0::messages
