// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/enum_names.hpp>
#include <inarow/core/string_view.hpp>
#include <inarow/core/write.hpp>
#include <inarow/notation/syntax_error.hpp>

#include <cstddef>

/// The phrases of sentences. A table of phrases is a class whose members are phrases. Their default
/// values are English texts; a table in another language has other values.
namespace inarow::inline v0::messages {

/// A sentence or a part of a sentence. `{0}`, `{1}`, … stand for the arguments, so a translation
/// can contain the arguments in another order. The class has no default constructor, so a phrase
/// without an English text does not compile.
struct phrase : core::string_view {
    constexpr phrase(const char* text) : core::string_view(text) {}
};

/// The table with the English texts.
template <class Phrases>
inline constexpr Phrases english{};

/// An argument of a phrase: a text or a number.
struct argument {
    const char* characters = nullptr;  ///< the characters of a text, or null for a number
    std::ptrdiff_t value = 0;          ///< the number, or the size of the text

    constexpr argument(core::string_view text)
        : characters{text.empty() ? "" : text.data()},
          value{static_cast<std::ptrdiff_t>(text.size())} {}
    template <core::text_range Text>
    constexpr argument(const Text& text) : argument(core::string_view(text)) {}
    constexpr argument(std::ptrdiff_t number) : value{number} {}
};

namespace detail {

constexpr void write_filled(core::sink auto& out, core::string_view text,
                            const argument* arguments) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '{') continue;
        out.append(text.data() + begin, i - begin);
        const argument& inserted = arguments[text[i + 1] - '0'];
        if (inserted.characters == nullptr)
            core::write(out, static_cast<long long>(inserted.value));
        else
            out.append(inserted.characters, static_cast<std::size_t>(inserted.value));
        begin = i + 3;
    }
    out.append(text.data() + begin, text.size() - begin);
}

}  // namespace detail

/// Writes a phrase, with the arguments in place of `{0}`, `{1}`, … Precondition: each brace of the
/// phrase belongs to such a placeholder, and there is an argument for each placeholder.
template <std::size_t Size>
constexpr void write_phrase(core::sink auto& out, core::string_view text,
                            const argument (&arguments)[Size]) {
    detail::write_filled(out, text, arguments);
}

/// Returns the phrase of an enumerator. Compiles only if there are as many phrases as enumerators.
template <class Enum, std::size_t Size>
[[nodiscard]] constexpr const phrase& phrase_of(const phrase (&all)[Size], Enum value) {
    static_assert(core::detail::is_enumerator<Enum, static_cast<Enum>(Size - 1)>());
    static_assert(!core::detail::is_enumerator<Enum, static_cast<Enum>(Size)>());
    return all[static_cast<std::size_t>(value)];
}

/// The phrases of refusals.
struct phrases {
    phrase players[2] = {"first (X)", "second (O)"};
    phrase stones[2] = {"X", "O"};
    phrase opening_quote = "\"";
    phrase closing_quote = "\"";

    phrase has_won = "{0} has won";
    phrase was_drawn = "it was drawn";
    phrase game_was_drawn = "The game was drawn.";
    phrase makes_move = "{0} is to make move {1}.";

    phrase expected = "expected {0}";
    phrase expected_at = "expected {0} at character {1}";
    core::enum_names<notation::expected_token, notation::detail::token_names.size()> tokens =
        notation::detail::token_names;
    phrase unreadable = "{0} cannot be read: {1}";

    phrase move_refused = "Move {0}: {1} cannot play {2}: {3}";
    phrase name_meant = "it is not a move. Did you mean \"{0}\"?";
    phrase game_over = "the game is over, {0}";
    phrase not_a_move = "it is not a move, {0}";
    phrase turn_of = "it is the turn of {0}";
    phrase names_no_row = "a column alone is not a square of this board";
    phrase off_the_board = "it is off the board ({0})";
    phrase columns_extent = "columns 1 to {0}";
    phrase squares_extent = "a1 to {0}";
    phrase column_full = "column {0} is full";
    phrase taken = "{0} is already taken by {1}";
    phrase floating = "a stone dropped into column {0} falls to {1}";

    phrase rules_numbers[4] = {"columns", "rows", "in a row", "squares"};
    phrase board_too_large =
        "The board is too large: it has {0} {1}, but there is room for {2} here.";
    phrase rules_refused = "Invalid rules: {0} {1}, but it must be 1 to {2}.";
    phrase more_than = "more than {0}";

    phrase unreached = "No game reaches this board: {0}.";
    phrase stone_counts = "with {0} {1} and {2} {3} it cannot be the turn of {4}";
    phrase floating_stone = "there is a free square under the stone on {0}";
    phrase played_past_end = "the line from {0} had already ended the game before the last move";
    phrase not_dropped = "its stones cannot have been dropped in turn";
    phrase longer_lines =
        "its longer lines come from a line of exactly {0}, which would have ended "
        "the game";

    phrase take_back_negative = "One cannot take back {0} moves.";
    phrase take_back_at_start = "No move can be taken back: the game has just begun.";
    phrase take_back_too_many = "{0} moves cannot be taken back: the game has only {1}.";
};

}  // namespace inarow::inline v0::messages
