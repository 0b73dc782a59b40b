// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/sentence.hpp>
#include <inarow/ui/state_text.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <variant>

/// Why an action was refused, or a text could not be read, as one sentence.
namespace inarow::inline v0::ui {

/// Longer than any sentence here.
inline constexpr std::size_t sentence_capacity = 2 * draw::sentence_capacity;
using sentence_text = core::text<sentence_capacity>;

namespace detail {

/// Writes what is wrong, as a sentence.
template <core::sink Sink>
class sentence_writer {
public:
    explicit sentence_writer(Sink& to) : to_{to} {}

    void operator()(not_now why) const {
        constexpr std::string_view sentences[] = {
            "The game has not been started yet.",
            "The game has been started already: reset it first.",
            "It is the computer's turn.",
            "It is not the computer's turn.",
            "There is no move to make again.",
        };
        core::write(to_, sentences[static_cast<std::uint8_t>(why)]);
    }
    void operator()(const refused_move& m) const {
        draw::write_refusal(to_, m.rules, m.why, m.entry);
    }
    void operator()(const illegal_rules& why) const {
        if (why.which != illegal_rules::number::run && why.value > why.most) {
            core::write(to_, "The board is too large: it has ", why.value);
            core::write(to_, why.which == illegal_rules::number::columns ? " columns" : " rows");
            return core::write(to_, ", but there is room for ", why.most, " here.");
        }
        draw::write_refusal(to_, why);
    }
    void operator()(const illegal_take_back& why) const { draw::write_refusal(to_, why); }
    void operator()(const no_such_ply& why) const {
        core::write(to_, "There is no ply ", why.asked, ": the game has ", why.most, '.');
    }

    void operator()(const unreadable& u) const {
        if (!u.of.view().empty()) core::write(to_, u.of, ": ");
        std::visit([&](const auto& why) { unread(u, why); }, u.why);
    }

private:
    void unread(const unreadable& u, const not_one_of& why) const {
        write_text(u);
        core::write(to_, " is not one of ");
        for (std::size_t i = 0; i < why.words.size(); ++i)
            core::write(to_, i == 0 ? "" : ", ", why.words[i]);
        core::write(to_, '.');
    }
    void unread(const unreadable& u, const repeated&) const {
        write_text(u);
        core::write(to_, " is there twice.");
    }
    void unread(const unreadable&, const without_moves&) const {
        core::write(to_, "there are no moves.");
    }
    void unread(const unreadable& u, const notation::syntax_error& why) const {
        write_text(u);
        core::write(to_, " is wrong: ");
        draw::write_expected(to_, why);
        core::write(to_, '.');
    }
    void unread(const unreadable&, const auto& why) const { (*this)(why); }

    void write_text(const unreadable& u) const {
        const bool is_cut = u.text.size() == std::size(u.text.characters_);
        draw::write_quoted(to_, u.text, is_cut);
    }

    Sink& to_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

}  // namespace detail

/// Why the last action was refused: "Move 3: first (X) cannot play "b2": b2 is already taken by
/// second (O)."; empty when it was not.
[[nodiscard]] inline sentence_text sentence(const state& of) {
    sentence_text result;
    if (of.refused) std::visit(detail::sentence_writer(result), *of.refused);
    return result;
}
/// Why a text, which is called `what`, could not be read: "The link cannot be read: starter:
/// "nobody" is not one of first, second, toss."
[[nodiscard]] inline sentence_text sentence(std::string_view what, const unreadable& why) {
    sentence_text result;
    core::write(result, what, " cannot be read: ");
    detail::sentence_writer{result}(why);
    return result;
}

}  // namespace inarow::inline v0::ui
