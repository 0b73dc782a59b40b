// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/messages/record_error.hpp>
#include <inarow/ui/phrases.hpp>
#include <inarow/ui/state_text.hpp>

#include <algorithm>
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
    sentence_writer(Sink& out, const page_phrases& texts) : out_{out}, texts_{texts} {}

    void operator()(not_now why) const { put(messages::phrase_of(texts_.not_now, why)); }
    void operator()(const refused_position& p) const {
        messages::write_refusal(out_, p.rules, p.why, p.to_move, texts_);
    }
    void operator()(const refused_move& m) const {
        messages::write_refusal(out_, m.rules, m.why, m.text, texts_);
    }
    void operator()(const illegal_rules& why) const {
        const bool is_too_large = why.which != illegal_rules::number::run && why.value > why.max;
        if (!is_too_large) return messages::write_refusal(out_, why, texts_);
        messages::detail::write_refused_number(out_, texts_.board_too_large, why, texts_);
    }
    void operator()(const illegal_take_back& why) const {
        messages::write_refusal(out_, why, texts_);
    }
    void operator()(const no_such_ply& why) const {
        put(texts_.no_such_ply, {number(why.asked), why.last});
    }
    void operator()(const no_such_variation& why) const {
        put(texts_.no_such_variation, {number(why.asked), why.count});
    }
    void operator()(const too_many_variations& /*why*/) const {
        put(texts_.too_many_variations, {variations::max_count});
    }
    void operator()(const solve::illegal_level& why) const {
        put(texts_.no_such_level, {number(why.number), why.min, why.max});
    }

    void operator()(const unreadable& u) const {
        if (!u.key.view().empty()) core::write(out_, u.key, ": ");
        std::visit([&](const auto& why) { unread(u, why); }, u.why);
    }

private:
    void put(const phrase& text) const { core::write(out_, text); }
    template <std::size_t Size>
    void put(const phrase& text, const messages::argument (&arguments)[Size]) const {
        write_phrase(out_, text, arguments);
    }
    /// Returns the number of a ply, a variation or a level. If the number is too large to be read
    /// exactly, returns "above 99999".
    [[nodiscard]] sentence_text number(long long asked) const {
        constexpr long long max = notation::reader::max_exact_number;
        sentence_text result;
        write_phrase(result, asked > max ? texts_.above : "{0}",
                     {static_cast<int>((std::min)(asked, max))});
        return result;
    }
    void unread(const unreadable& u, const not_one_of& why) const {
        sentence_text words;
        for (std::size_t i = 0; i < why.words.size(); ++i)
            core::write(words, i == 0 ? "" : ", ", why.words[i]);
        put(texts_.not_one_of, {text_of(u), words});
    }
    void unread(const unreadable& u, const other_format& /*why*/) const {
        put(texts_.other_format, {text_of(u), other_format::known});
    }
    void unread(const unreadable& u, const repeated& /*why*/) const {
        put(texts_.repeated, {text_of(u)});
    }
    void unread(const unreadable& /*text*/, const not_utf8& /*why*/) const { put(texts_.not_utf8); }
    void unread(const unreadable& /*text*/, discrepancy why) const {
        put(messages::phrase_of(texts_.discrepancy, why));
    }
    void unread(const unreadable& u, const reserved_property& /*why*/) const {
        put(texts_.reserved_property, {text_of(u)});
    }
    void unread(const unreadable& /*text*/, const without_moves& /*why*/) const {
        put(texts_.without_moves);
    }
    void unread(const unreadable& /*text*/, const notation::misplaced_parenthesis& why) const {
        messages::write_refusal(out_, why, texts_);
    }
    void unread(const unreadable& u, const notation::syntax_error& why) const {
        messages::write_refusal(out_, text_of(u), why, texts_);
    }
    void unread(const unreadable& /*text*/, const auto& why) const { (*this)(why); }

    [[nodiscard]] sentence_text text_of(const unreadable& u) const {
        const bool is_cut = u.text.size() == std::size(u.text.characters_);
        sentence_text result;
        messages::detail::write_quoted(result, u.text, is_cut, 256, texts_);
        return result;
    }

    Sink& out_;                  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const page_phrases& texts_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

/// Returns the phrase `text` with two arguments: the name of the unreadable text, and the reason.
[[nodiscard]] inline sentence_text unreadable_sentence(const phrase& text, std::string_view what,
                                                       const unreadable& why,
                                                       const page_phrases& texts) {
    sentence_text reason;
    sentence_writer{reason, texts}(why);
    sentence_text result;
    write_phrase(result, text, {what, reason});
    return result;
}

}  // namespace detail

/// Returns the sentence that says why the last action was refused: "Move 3: first (X) cannot play
/// "b2": b2 is already taken by second (O)." Returns an empty text if the action was not refused.
[[nodiscard]] inline sentence_text sentence(const state& s,
                                            const page_phrases& texts = english<page_phrases>) {
    sentence_text result;
    if (s.refused) std::visit(detail::sentence_writer(result, texts), *s.refused);
    return result;
}
/// Returns the sentence that says why a text, named by `what`, cannot be read: "The link cannot be
/// read: starter: "nobody" is not one of first, second, toss."
[[nodiscard]] inline sentence_text sentence(std::string_view what, const unreadable& why,
                                            const page_phrases& texts = english<page_phrases>) {
    return detail::unreadable_sentence(texts.unreadable, what, why, texts);
}

/// Returns the sentence for a text that can be read only in part: "The link cannot be read whole:
/// ..."
[[nodiscard]] inline sentence_text sentence_of_part(
    std::string_view what, const unreadable& why,
    const page_phrases& texts = english<page_phrases>) {
    return detail::unreadable_sentence(texts.unreadable_in_part, what, why, texts);
}

}  // namespace inarow::inline v0::ui
