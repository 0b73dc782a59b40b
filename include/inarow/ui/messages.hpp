// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/messages/record_error.hpp>
#include <inarow/ui/state_text.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <variant>

/// Sentences that say why an action was refused, or why a text cannot be read.
namespace inarow::inline v0::ui {

/// The capacity of a sentence, in characters. No sentence that this header writes is longer.
inline constexpr std::size_t sentence_capacity = 2 * messages::sentence_capacity;
using sentence_text = core::fixed_string<sentence_capacity>;

namespace detail {

/// Writes the sentence for a refusal, or for a text that cannot be read.
template <core::sink Sink>
class sentence_writer {
public:
    explicit sentence_writer(Sink& out) : out_{out} {}

    void operator()(not_now why) const {
        constexpr auto sentences = core::enum_names_of<not_now>(
            "The game has not been started yet.",
            "The game has already been started: reset it first.", "It is the computer's turn.",
            "It is not the computer's turn.", "There is nothing to redo: no move was taken back.",
            "This is the main variation already.", "There is no other variation.",
            "You can move at the end of the game only, when it is your turn.");
        core::write(out_, sentences[why]);
    }
    void operator()(const refused_position& p) const {
        messages::write_refusal(out_, p.rules, p.why, p.to_move);
    }
    void operator()(const refused_move& m) const {
        messages::write_refusal(out_, m.rules, m.why, m.text);
    }
    void operator()(const illegal_rules& why) const {
        if (why.which != illegal_rules::number::run && why.value > why.max) {
            core::write(out_, "The board is too large: it has ");
            messages::detail::write_number_read(out_, why.value);
            core::write(out_, why.which == illegal_rules::number::columns ? " columns" : " rows");
            return core::write(out_, ", but there is room for ", why.max, " here.");
        }
        messages::write_refusal(out_, why);
    }
    void operator()(const illegal_take_back& why) const { messages::write_refusal(out_, why); }
    void operator()(const no_such_ply& why) const {
        write_absent("ply", why.asked);
        core::write(out_, ": the game has ", why.last, '.');
    }
    void operator()(const no_such_variation& why) const {
        write_absent("variation", why.asked);
        core::write(out_, ": the game has ", why.count, '.');
    }
    void operator()(const too_many_variations& /*why*/) const {
        core::write(out_, "There are ", variations::max_count,
                    " variations, the most that a game can have: remove one first.");
    }
    void operator()(const solve::illegal_level& why) const {
        write_absent("level", why.number);
        core::write(out_, ": the levels are ", why.min, " to ", why.max, '.');
    }

    void operator()(const unreadable& u) const {
        if (!u.key.view().empty()) core::write(out_, u.key, ": ");
        std::visit([&](const auto& why) { unread(u, why); }, u.why);
    }

private:
    /// Writes that there is no ply, variation or level with this number. The number may be too
    /// large to be read exactly.
    void write_absent(core::string_view what, long long number) const {
        constexpr long long max = notation::reader::max_exact_number;
        core::write(out_, "There is no ", what);
        core::write(out_, number > max ? " above " : " ", number > max ? max : number);
    }
    void unread(const unreadable& u, const not_one_of& why) const {
        write_text(u);
        core::write(out_, " is not one of ");
        for (std::size_t i = 0; i < why.words.size(); ++i)
            core::write(out_, i == 0 ? "" : ", ", why.words[i]);
        core::write(out_, '.');
    }
    void unread(const unreadable& u, const other_format& /*why*/) const {
        write_text(u);
        core::write(out_, " is not a format that this version of inarow knows: it reads format ",
                    other_format::known, '.');
    }
    void unread(const unreadable& u, const repeated& /*why*/) const {
        write_text(u);
        core::write(out_, " is given twice.");
    }
    void unread(const unreadable& /*text*/, const not_utf8& /*why*/) const {
        core::write(out_, "the text is not in UTF-8.");
    }
    void unread(const unreadable& /*text*/, discrepancy why) const {
        constexpr auto sentences =
            core::enum_names_of<discrepancy>("it does not continue the game that was played here.",
                                             "the game that was played here has gone on since.");
        core::write(out_, sentences[why]);
    }
    void unread(const unreadable& u, const reserved_property& /*why*/) const {
        write_text(u);
        core::write(out_, " is part of the game, not a property that it has.");
    }
    void unread(const unreadable& /*text*/, const without_moves& /*why*/) const {
        core::write(out_, "it needs moves.");
    }
    void unread(const unreadable& /*text*/, const notation::misplaced_parenthesis& why) const {
        messages::write_refusal(out_, why);
    }
    void unread(const unreadable& u, const notation::syntax_error& why) const {
        write_text(u);
        core::write(out_, " cannot be read: ");
        messages::detail::write_expected(out_, why);
        core::write(out_, '.');
    }
    void unread(const unreadable& /*text*/, const auto& why) const { (*this)(why); }

    void write_text(const unreadable& u) const {
        const bool is_cut = u.text.size() == std::size(u.text.characters_);
        messages::detail::write_quoted(out_, u.text, is_cut);
    }

    Sink& out_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

}  // namespace detail

/// Returns the sentence that says why the last action was refused: "Move 3: first (X) cannot play
/// "b2": b2 is already taken by second (O)." Returns an empty text if the action was not refused.
[[nodiscard]] inline sentence_text sentence(const state& s) {
    sentence_text result;
    if (s.refused) std::visit(detail::sentence_writer(result), *s.refused);
    return result;
}
/// Returns the sentence that says why a text, named by `what`, cannot be read: "The link cannot be
/// read: starter: "nobody" is not one of first, second, toss."
[[nodiscard]] inline sentence_text sentence(std::string_view what, const unreadable& why) {
    sentence_text result;
    core::write(result, what, " cannot be read: ");
    detail::sentence_writer{result}(why);
    return result;
}

/// Returns the sentence for a text that can be read only in part: "The link cannot be read whole:
/// ..."
[[nodiscard]] inline sentence_text sentence_of_part(std::string_view what, const unreadable& why) {
    sentence_text result;
    core::write(result, what, " cannot be read whole: ");
    detail::sentence_writer{result}(why);
    return result;
}

}  // namespace inarow::inline v0::ui
