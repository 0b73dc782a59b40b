// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/detail/indices.hpp>
#include <inarow/core/fixed_string.hpp>
#include <inarow/core/string_view.hpp>
#include <inarow/game/position.hpp>
#include <inarow/game/result.hpp>
#include <inarow/notation/notation.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace inarow::inline v0 {

namespace squares {

/// The enumeration of the square names, such as `b2`. <inarow/notation/named_moves.hpp> defines its
/// enumerators.
enum square_name : std::uint16_t;  // NOLINT(cppcoreguidelines-use-enum-class)

}  // namespace squares

namespace detail {

template <class T, class... Types>
inline constexpr bool is_one_of = (std::is_same_v<T, Types> || ...);
template <class T>
inline constexpr bool is_character =
    is_one_of<T, char, wchar_t, decltype(u8'0'), char16_t, char32_t>;
template <class T>
inline constexpr bool is_char_array = false;
template <std::size_t Size>
inline constexpr bool is_char_array<char[Size]> = true;

/// Returns whether `T` is an integer type, or an enumeration whose values convert to integers.
template <class T>
[[nodiscard]] consteval bool is_integer() {
    if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
        return std::is_convertible_v<T, long long> && sizeof(T) <= sizeof(long long);
    } else {
        return false;
    }
}
/// The name that a refusal uses for a value of a type that cannot be a move.
template <class T>
inline constexpr const char* no_move_name = std::is_enum_v<T>       ? "an enumerator"
                                            : std::is_pointer_v<T>  ? "a pointer"
                                            : std::is_function_v<T> ? "a function"
                                            : std::is_array_v<T>    ? "an array"
                                            : std::is_class_v<T>    ? "an object"
                                                                    : "a value";
template <std::size_t Size>
inline constexpr const char* no_move_name<wchar_t[Size]> = "an L text";
#if defined(__cpp_char8_t)
template <std::size_t Size>
inline constexpr const char* no_move_name<char8_t[Size]> = "a u8 text";
#endif
template <std::size_t Size>
inline constexpr const char* no_move_name<char16_t[Size]> = "a u text";
template <std::size_t Size>
inline constexpr const char* no_move_name<char32_t[Size]> = "a U text";

}  // namespace detail

/// A move as text, made from "center", 13, "b2", square{1, 1} or squares::b2. A move_text can also
/// hold the notation of the text and the player who makes the move. A text of more than max_size
/// characters is cut and refused as a move, because no notation has moves of that length. The class
/// is structural, so that a move can be a template argument. The only data member is an array,
/// because g++ prints such a class in short form.
struct move_text {
    static constexpr int max_size = 14;
    static constexpr char nul = '\x1a';  ///< stands for a NUL inside a text
    static_assert(notation::kind_names.size() <= 16, "the notation has four bits");

    /// The last character holds the player (2 bits), whether the text is cut (1 bit) and the
    /// notation (4 bits). The sign bit is set if the text was made from a value of a type that
    /// cannot be a move.
    char characters_[max_size + 1]{};

#if defined(__clang__)
    // Writes only the characters of the text and its NUL, because otherwise clang prints a list of
    // numbers instead of "center". This constructor exists only for clang, because g++ would also
    // print the NUL.
    template <std::size_t Size>
        requires(Size <= max_size + 1)
    consteval move_text(const char (&text)[Size])
        : move_text(text, used_size(text, Size), core::detail::make_indices<Size>{}) {}
#endif

    /// Accepts a value of any type, so that a function with a move_text parameter can explain in a
    /// sentence why it refuses a value of a wrong type.
    template <class Entry>
    consteval move_text(const Entry& entry) {
        if constexpr (detail::is_char_array<Entry>) {
            std::size_t size = sizeof(Entry);
            while (size > 0 && entry[size - 1] == '\0') --size;
            add(entry, size);
        } else if constexpr (detail::is_one_of<Entry, const char*, char*>) {
            entry == nullptr ? add_no_text("nullptr") : add(entry);
        } else if constexpr (detail::is_one_of<Entry, square, move>) {
            add_move(entry);
        } else if constexpr (std::is_same_v<Entry, squares::square_name>) {
            add_square_name(static_cast<int>(entry));
        } else if constexpr (std::is_null_pointer_v<Entry>) {
            add_no_text("nullptr");
        } else if constexpr (std::is_same_v<Entry, bool>) {
            add_no_text(entry ? "true" : "false");
        } else if constexpr (detail::is_character<Entry>) {
            const char text[] = {'\'', entry >= 0 && entry < 127 ? static_cast<char>(entry) : '?',
                                 '\''};
            add_no_text({text, sizeof(text)});
        } else if constexpr (std::is_floating_point_v<Entry>) {
            core::fixed_string<32> text;
            core::write_fixed(text, static_cast<double>(entry));
            add_no_text(text.view());
        } else if constexpr (detail::is_integer<Entry>()) {
            using widest =
                std::conditional_t<std::is_unsigned_v<Entry>, unsigned long long, long long>;
            add_number(static_cast<widest>(entry));
        } else {
            add_no_text(detail::no_move_name<Entry>);
        }
    }
    /// Accepts a class that converts to a string view, such as std::string. Also works at run time.
    template <class Text>
        requires std::is_class_v<Text> && std::is_convertible_v<const Text&, core::string_view>
    constexpr move_text(const Text& text) : move_text(text, notation::kind::any) {}
    template <class Text>
        requires std::is_class_v<Text> && std::is_convertible_v<const Text&, core::string_view>
    constexpr move_text(const Text& text, notation::kind k) {
        // Does not write a 0 into the last character, because g++ would then print every zero
        // before the last character.
        if (k != notation::kind::any) set_last(static_cast<int>(k) << 3);
        add(text);
    }
    constexpr move_text(const char* text, notation::kind k)
        : move_text(core::string_view(text), k) {}

    /// Returns whether the text was made from a value of a type that can be a move. For example,
    /// the result is false for a bool, a character, a floating-point number and a null pointer.
    [[nodiscard]] constexpr bool is_text() const { return (characters_[max_size] & 0x80) == 0; }

    [[nodiscard]] constexpr int size() const {
        int size = 0;
        while (size < max_size && characters_[size] != '\0') ++size;
        return size;
    }
    [[nodiscard]] constexpr core::string_view view() const {
        return {characters_, static_cast<std::size_t>(size())};
    }
    [[nodiscard]] constexpr bool is_cut() const { return (characters_[max_size] & 4) != 0; }
    [[nodiscard]] constexpr notation::kind notation() const {
        return static_cast<notation::kind>(characters_[max_size] >> 3 & 15);
    }
    /// Returns the player who makes the move, or mark::none if no player is given.
    [[nodiscard]] constexpr mark mover() const {
        return static_cast<mark>(characters_[max_size] & 3);
    }
    [[nodiscard]] constexpr move_text made_by(player side) const {
        return with_last((characters_[max_size] & ~3) | static_cast<int>(mark_of(side)));
    }
    [[nodiscard]] constexpr move_text written_in(notation::kind k) const {
        return with_last((characters_[max_size] & ~(15 << 3)) | static_cast<int>(k) << 3);
    }

    constexpr bool operator==(const move_text& other) const {
        return core::detail::equal(characters_, other.characters_);
    }

private:
#if defined(__clang__)
    template <std::size_t... Place>
    consteval move_text(const char* text, std::size_t size,
                        core::detail::indices<Place...> /*places*/)
        : characters_{(text[Place] == '\0' && Place < size ? nul : text[Place])...} {}

    /// Returns the size of a text without the NULs at its end.
    [[nodiscard]] static consteval std::size_t used_size(const char* text, std::size_t size) {
        while (size > 0 && text[size - 1] == '\0') --size;
        return size;
    }
#endif
    consteval void add_number(auto number) {
        if (number < 0 || number >= 100) return add(core::to_fixed_string<20>(number).view());
        // Uses the constructor for text literals, because clang prints other texts as a list of
        // numbers.
        const char text[] = {static_cast<char>('0' + number / 10),
                             static_cast<char>('0' + number % 10), '\0'};
        const char digit[] = {text[1], '\0'};
        *this = number < 10 ? move_text(digit) : move_text(text);
    }
    constexpr void add(core::string_view text) { add(text.data(), text.size()); }
    // Takes a pointer and a size instead of a string_view. Otherwise, a compiler would check the
    // constructor of string_view again for each text length.
    constexpr void add(const char* text, std::size_t size) {
        if (size > max_size) {
            size = max_size;
            set_last(characters_[max_size] | 4);
        }
        for (std::size_t i = 0; i < size; ++i) characters_[i] = text[i] == '\0' ? nul : text[i];
    }
    constexpr void add_no_text(core::string_view text) {
        set_last(0x80);
        add(text);
    }
    /// Writes a square in Gomocup notation, because that notation does not depend on the size of
    /// the board. Writes a move without a row as a column, counted from 1.
    constexpr void add_move(const move& m) {
        core::fixed_string<2 * 11 + 1> text;
        if (m.names_row()) {
            core::write(text, m.column, ',', m.row);
        } else {
            core::write(text, static_cast<long long>(m.column) + 1);
        }
        const auto k = m.names_row() ? notation::kind::gomocup : notation::kind::columns;
        set_last(static_cast<int>(k) << 3 | static_cast<int>(m.mover));
        add(text.view());
    }
    constexpr void add_square_name(int name) {
        core::fixed_string<3> text;
        notation::algebraic::detail::print_column(text, name / 26);
        core::write(text, name % 26 + 1);
        add(text.view());
    }
    constexpr void set_last(int last) { characters_[max_size] = static_cast<char>(last); }
    [[nodiscard]] constexpr move_text with_last(int last) const {
        move_text result = *this;
        result.set_last(last);
        return result;
    }
};

/// Returns the same move, with `side` as the player who makes the move. A position refuses the move
/// if the other player is to move.
[[nodiscard]] consteval move_text made_by(player side, move_text m) { return m.made_by(side); }

/// Returns the same text, with `k` as the notation in which the text is read.
[[nodiscard]] consteval move_text written_in(notation::kind k, move_text m) {
    return m.written_in(k);
}

/// The reason why a move text was refused: the rules forbid the move, or the text is not a move in
/// its notation. In the second case, `move.kind` is not_a_move, and `syntax` says where and why
/// parsing failed.
struct illegal_move_text {
    illegal_move move{};
    notation::syntax_error syntax{};

    constexpr bool operator==(const illegal_move_text&) const = default;
};

/// Parses a move text. If parsing fails, the reader keeps the error.
[[nodiscard]] constexpr move read(notation::reader& input, const rules& r, player to_move,
                                  const move_text& text) {
    const auto tail = static_cast<unsigned char>(text.characters_[move_text::max_size]);
    if (!text.is_text()) {
        input.fail(notation::expected_token::a_text_or_integer);
        input.error.offset = -1;
        return {};
    }
    move m = notation::read(input, tail == 0 ? notation::kind::any : text.notation(), r);
    if (input.offset != input.size) input.fail(notation::expected_token::the_end);
    if (tail == 0) return m;
    if (text.is_cut()) input.fail(notation::expected_token::the_end);
    // In OpenSpiel's notation, the text names a player, and `text.mover()` can name a player, too.
    // If one of these players is not the player to move, the move is refused.
    if (text.mover() != mark::none && m.mover != mark_of(other(to_move))) m.mover = text.mover();
    return m;
}

/// Returns the row-major index of the square of a move, or -1 if the move is refused.
template <int Capacity>
[[nodiscard]] constexpr int square_of(const basic_position<Capacity>& p, const move_text& text) {
    // read_plain needs a NUL after the text. If the last character of the array is 0, there is
    // always a NUL after the text.
    if (text.characters_[move_text::max_size] == 0) {
        const square plain = notation::algebraic::detail::read_plain(text.characters_, p.rules_);
        if (plain.column >= 0)
            return (p.check)(plain).legal ? plain.row * p.rules_.columns + plain.column : -1;
        const int column = notation::columns::detail::read_plain(text.characters_, p.rules_);
        if (column >= 0) {
            const auto checked = (p.check)(move::into_column(column));
            return checked.legal ? index_of(p.rules_, checked.where) : -1;
        }
    }
    notation::reader input(text.characters_, text.size());
    const move m = read(input, p.rules_, p.to_move_, text);
    if (input.failed) return -1;
    const auto checked = (p.check)(m);
    return checked.legal ? index_of(p.rules_, checked.where) : -1;
}

/// Returns the reason why a move is refused. If the game is over, the reason is game_over, even if
/// the text also has a syntax error. Precondition: square_of(p, text) is -1.
template <int Capacity>
[[nodiscard]] constexpr illegal_move_text explain_refusal(const basic_position<Capacity>& p,
                                                          const move_text& text) {
    using enum illegal_move::reason;
    if (p.is_over()) return {p.explained(game_over, {}), {}};
    notation::reader input{text.view()};
    const move m = read(input, p.rules(), p.to_move(), text);
    if (input.failed) return {p.explained(not_a_move, {}), input.error};
    return {p.explained((p.check)(m).why, m), {}};
}

/// Returns the square of a move's stone, or the reason why the move is refused.
template <int Capacity>
[[nodiscard]] constexpr result<square, illegal_move_text> resolve(const basic_position<Capacity>& p,
                                                                  const move_text& text) {
    const int index = square_of(p, text);
    if (index < 0) return explain_refusal(p, text);
    return square_at(p.rules(), index);
}

}  // namespace inarow::inline v0
