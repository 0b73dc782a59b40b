// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/fixed_string.hpp>
#include <inarow/game/position.hpp>
#include <inarow/notation/notation.hpp>

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string_view>

namespace inarow::inline v0 {

/// A move as text: "center", 13 or "b2", its notation, and the player who makes it, if that is
/// given. Of a longer text only the beginning is kept; no notation has such moves. Structural, so
/// that it can be a template argument, and one array, which g++ prints in short.
struct move_text {
    static constexpr int max_size = 14;
    static_assert(notation::kind_names.size() <= 16, "the notation has four bits");

    char characters_[max_size + 1]{};  ///< the last holds notation, player and a cut mark

    consteval move_text(const char* text) {
        for (int i = 0; text[i] != '\0'; ++i) add(i, text[i]);
    }
    consteval move_text(int number) : move_text{core::to_fixed_string<max_size>(number).view()} {}
    explicit constexpr move_text(std::string_view text, notation::kind k = notation::kind::any) {
        // Not written where it is 0: g++ would print every zero before it.
        if (k != notation::kind::any)
            characters_[max_size] = static_cast<char>(static_cast<int>(k) * 8);
        for (std::size_t i = 0; i < text.size() && !is_cut(); ++i)
            add(static_cast<int>(i), text[i]);
    }

    [[nodiscard]] constexpr int size() const {
        int size = 0;
        while (size < max_size && characters_[size] != '\0') ++size;
        return size;
    }
    [[nodiscard]] constexpr std::string_view view() const {
        return {characters_, static_cast<std::size_t>(size())};
    }
    [[nodiscard]] constexpr bool is_cut() const { return (characters_[max_size] & 4) != 0; }
    [[nodiscard]] constexpr notation::kind notation() const {
        return static_cast<notation::kind>(characters_[max_size] / 8);
    }
    /// mark::none if no player is given.
    [[nodiscard]] constexpr mark mover() const {
        return static_cast<mark>(characters_[max_size] & 3);
    }
    [[nodiscard]] constexpr move_text made_by(player side) const {
        return with_last((characters_[max_size] & ~3) | static_cast<int>(mark_of(side)));
    }
    [[nodiscard]] constexpr move_text written_in(notation::kind k) const {
        return with_last((characters_[max_size] & 7) | static_cast<int>(k) * 8);
    }

    constexpr bool operator==(const move_text&) const = default;

private:
    constexpr void add(int i, char c) {
        if (i == max_size) {
            characters_[max_size] = static_cast<char>(characters_[max_size] | 4);
        } else if (i < max_size) {
            characters_[i] = c == '\0' ? '\1' : c;
        }
    }
    [[nodiscard]] constexpr move_text with_last(int last) const {
        move_text result = *this;
        result.characters_[max_size] = static_cast<char>(last);
        return result;
    }
};

/// The same move, made by that player: refused if it is not their turn.
[[nodiscard]] consteval move_text made_by(player side, move_text m) { return m.made_by(side); }

/// The same text, in that notation.
[[nodiscard]] consteval move_text written_in(notation::kind k, move_text m) {
    return m.written_in(k);
}

/// Why a move text was refused: by the rules, or because it is not a move in its notation (then
/// `move.kind` is not_a_move, and `syntax` says where and why).
struct illegal_move_text {
    illegal_move move{};
    notation::syntax_error syntax{};

    constexpr bool operator==(const illegal_move_text&) const = default;
};

/// Parses a move text; the reader keeps the error.
[[nodiscard]] constexpr move read(notation::reader& input, const rules& r, player to_move,
                                  const move_text& text) {
    const auto tail = static_cast<unsigned char>(text.characters_[move_text::max_size]);
    move m = notation::read(input, tail == 0 ? notation::kind::any : text.notation(), r);
    if (input.offset != input.size) input.fail(notation::expected_token::the_end);
    if (tail == 0) return m;
    if (text.is_cut()) input.fail(notation::expected_token::the_end);
    // OpenSpiel's moves name the player, too: neither may name the wrong one.
    if (text.mover() != mark::none && m.mover != mark_of(other(to_move))) m.mover = text.mover();
    return m;
}

/// The index of the square of a move; -1 if it is refused.
template <int Capacity>
[[nodiscard]] constexpr int square_of(const basic_position<Capacity>& p, const move_text& text) {
    notation::reader input(text.characters_, text.size());
    const move m = read(input, p.rules_, p.to_move_, text);
    if (input.failed) return -1;
    const auto v = p.check(m);
    return v.legal ? index_of(p.rules(), v.where) : -1;
}

/// Why a move is refused; the end of the game comes before a syntax error.
/// Precondition: square_of(p, text) is -1.
template <int Capacity>
[[nodiscard]] constexpr illegal_move_text explain_refusal(const basic_position<Capacity>& p,
                                                          const move_text& text) {
    using enum illegal_move::reason;
    if (p.is_over()) return {p.explained(game_over, {}), {}};
    notation::reader input{text.view()};
    const move m = read(input, p.rules(), p.to_move(), text);
    if (input.failed) return {p.explained(not_a_move, {}), input.error};
    return {p.explained(p.check(m).why, m), {}};
}

/// The square of a move, or why it is refused.
template <int Capacity>
[[nodiscard]] constexpr std::expected<square, illegal_move_text> resolve(
    const basic_position<Capacity>& p, const move_text& text) {
    const int index = square_of(p, text);
    if (index < 0) return std::unexpected(explain_refusal(p, text));
    return square_at(p.rules(), index);
}

}  // namespace inarow::inline v0
