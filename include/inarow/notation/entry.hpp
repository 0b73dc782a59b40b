// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/position.hpp>
#include <inarow/notation/notation.hpp>

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string_view>

namespace inarow::inline v0 {

/// A move as somebody wrote it: a short text, the notation it is in, and, if that was said, whose
/// move it is. Made of "center", 13, "b2", or of a longer text, of which only the beginning is
/// kept; none of those is a move.
/// Structural, so that it can be a template argument, and one array, so that g++ prints it short.
struct move_text {
    static constexpr int longest = 14;

    char characters_[longest + 1]{};  ///< the last one holds what is not text

    consteval move_text(const char* text) {
        for (int i = 0; text[i] != '\0'; ++i) add(i, text[i]);
    }
    consteval move_text(int number) : move_text{core::written<longest>(number).view()} {}
    explicit constexpr move_text(std::string_view text, notation::kind in = notation::kind::any) {
        // Not written when it is nothing: g++ would print every zero before it.
        if (in != notation::kind::any)
            characters_[longest] = static_cast<char>(static_cast<int>(in) * 8);
        for (std::size_t i = 0; i < text.size() && !is_cut(); ++i)
            add(static_cast<int>(i), text[i]);
    }

    [[nodiscard]] constexpr int size() const {
        int size = 0;
        while (size < longest && characters_[size] != '\0') ++size;
        return size;
    }
    [[nodiscard]] constexpr std::string_view view() const {
        return {characters_, static_cast<std::size_t>(size())};
    }
    [[nodiscard]] constexpr bool is_cut() const { return (characters_[longest] & 4) != 0; }
    [[nodiscard]] constexpr notation::kind notation() const {
        return static_cast<notation::kind>(characters_[longest] / 8);
    }
    [[nodiscard]] constexpr mark by() const { return static_cast<mark>(characters_[longest] & 3); }
    [[nodiscard]] constexpr move_text made_by(player side) const {
        return with((characters_[longest] & ~3) | static_cast<int>(mark_of(side)));
    }
    [[nodiscard]] constexpr move_text written_in(notation::kind k) const {
        return with((characters_[longest] & 7) | static_cast<int>(k) * 8);
    }

    constexpr bool operator==(const move_text&) const = default;

private:
    constexpr void add(int i, char c) {
        if (i == longest) {
            characters_[longest] = static_cast<char>(characters_[longest] | 4);
        } else if (i < longest) {
            characters_[i] = c == '\0' ? '\1' : c;
        }
    }
    [[nodiscard]] constexpr move_text with(int what_is_not_text) const {
        move_text result = *this;
        result.characters_[longest] = static_cast<char>(what_is_not_text);
        return result;
    }
};

/// The same move, said to be that player's: refused when it is not their turn.
[[nodiscard]] consteval move_text by(player side, move_text m) { return m.made_by(side); }

/// The same text, said to be in that notation.
[[nodiscard]] consteval move_text in(notation::kind k, move_text m) { return m.written_in(k); }

/// Why an entry was refused: by the rules, or because it is no move in its notation (then
/// `move.kind` is not_a_move, and `syntax` says where and why).
struct refused_entry {
    illegal_move move{};
    notation::syntax_error syntax{};

    constexpr bool operator==(const refused_entry&) const = default;
};

/// Reads an entry as a move; what is wrong with it, the reader keeps.
[[nodiscard]] constexpr move read(notation::reader& from, const rules& r, player to_move,
                                  const move_text& text) {
    const auto tail = static_cast<unsigned char>(text.characters_[move_text::longest]);
    move m = notation::read(from, tail == 0 ? notation::kind::any : text.notation(), r);
    if (from.at != from.size) from.fail(notation::expected_here::the_end);
    if (tail == 0) return m;
    if (text.is_cut()) from.fail(notation::expected_here::the_end);
    // The text may name the player too, as OpenSpiel's do: neither may name the wrong one.
    if (text.by() != mark::none && m.by != mark_of(other(to_move))) m.by = text.by();
    return m;
}

/// The index of the square that an entry puts a stone on; -1 when it is refused.
template <int Capacity>
[[nodiscard]] constexpr int square_of(const basic_position<Capacity>& p, const move_text& text) {
    notation::reader from(text.characters_, text.size());
    const move m = read(from, p.rules_, p.to_move_, text);
    if (from.failed) return -1;
    const auto v = p.judge(m);
    return v.legal ? index_of(p.rules(), v.where) : -1;
}

/// Why an entry is refused. An ended game comes first: after it, no entry is looked at.
/// Precondition: square_of(p, text) is -1.
template <int Capacity>
[[nodiscard]] constexpr refused_entry why_refused(const basic_position<Capacity>& p,
                                                  const move_text& text) {
    using enum illegal_move::reason;
    if (p.is_over()) return {p.explained(game_over, {}), {}};
    notation::reader from{text.view()};
    const move m = read(from, p.rules(), p.to_move(), text);
    if (from.failed) return {p.explained(not_a_move, {}), from.error};
    return {p.explained(p.judge(m).why, m), {}};
}

/// The square that an entry puts a stone on, or why it does not.
template <int Capacity>
[[nodiscard]] constexpr std::expected<square, refused_entry> resolve(
    const basic_position<Capacity>& p, const move_text& text) {
    const int index = square_of(p, text);
    if (index < 0) return std::unexpected(why_refused(p, text));
    return square_at(p.rules(), index);
}

}  // namespace inarow::inline v0
