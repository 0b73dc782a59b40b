// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/indices.hpp>
#include <inarow/core/fixed_string.hpp>
#include <inarow/core/string_view.hpp>
#include <inarow/draw/board.hpp>
#include <inarow/messages/refusal.hpp>

#include <cstddef>
#include <type_traits>

/// Refusals (the reasons why inarow does not accept a move, rules or a text) as compiler errors. An
/// error shows a sentence, and then the drawn board. A compiler that can print computed messages,
/// such as clang 22, prints both as one message. For other compilers, both are template arguments,
/// because these compilers print template arguments readably.
namespace inarow::inline v0 {

/// A string as a template argument. The array holds exactly the text and a NUL, because clang
/// prints an array with more elements as numbers. The name of this class is short, because an error
/// repeats the name in each line.
template <std::size_t Size>
struct str {
    char characters[Size + 1]{};

    constexpr str(const char (&text)[Size + 1]) {
        for (std::size_t i = 0; i < Size; ++i) characters[i] = text[i];
        characters[Size] = '\0';
    }
    /// Precondition: the text is Size characters long.
    explicit constexpr str(core::string_view text) {
        for (std::size_t i = 0; i < Size; ++i) characters[i] = text[i];
        characters[Size] = '\0';
    }
    [[nodiscard]] constexpr std::size_t size() const { return Size; }
    [[nodiscard]] constexpr const char* data() const { return characters; }
    [[nodiscard]] constexpr core::string_view view() const { return {characters, Size}; }
};
template <std::size_t Size>
str(const char (&)[Size]) -> str<Size - 1>;

namespace detail {

/// The text of an error: a sentence, sometimes with a list of the legal moves, and a board.
struct diagnostic {
    core::fixed_string<messages::sentence_capacity + 100> sentence{};
    core::fixed_string<1000> board{};
};

/// Returns a diagnostic without a board.
[[nodiscard]] constexpr diagnostic diagnostic_of(core::string_view sentence) {
    diagnostic result;
    core::write(result.sentence, sentence);
    return result;
}

/// Returns the part of a board that an error draws: the whole board or, if the board has more than
/// 10 columns or rows, the part around a square.
[[nodiscard]] constexpr draw::window window_for(const rules& r, square center) {
    return r.rows > 10 || r.columns > 10 ? draw::around(r, center) : draw::whole(r);
}
/// Returns the square around which an error draws a large board if the error is not about a certain
/// square. This is the middle of the decisive line or, without such a line, the middle of the
/// board.
template <int Capacity>
[[nodiscard]] constexpr square center_of(const basic_position<Capacity>& p) {
    const auto won = p.decisive_line();
    if (!won.empty()) return won[won.length / 2];
    return {.column = p.rules().columns / 2, .row = p.rules().rows / 2};
}

template <int Capacity>
constexpr void write_part(diagnostic& out, const basic_position<Capacity>& p,
                          const draw::window& part) {
    const draw::picture drawn{p, {.decisive_line = false}, part};
    for (int i = 0; i < drawn.lines(); ++i) {
        if (i > 0) core::write(out.board, '\n');
        drawn.line(out.board, i);
    }
}
template <int Capacity>
constexpr void write_board(diagnostic& out, const basic_position<Capacity>& p, square center) {
    write_part(out, p, window_for(p.rules(), center));
}

/// The diagnostic of an error, and the type that replaces the refused type. Pass a diagnostic as a
/// class with the static member `text`, never by reference, because g++ 14 and later refuse a
/// template argument that is a reference and depends on another template argument.
template <class Diagnostic, class Then>
struct verdict {
    using diagnosed = Diagnostic;
    using self = Then;
};

}  // namespace detail

/// A sentence as template arguments, which compilers print readably. The class has no members, so
/// naming any member is an error. The compiler then prints the arguments without a note about a
/// declaration.
template <str... Sentence>
struct because {};

namespace detail {

/// The maximum length of a string argument that clang prints whole. g++ prints a string of any
/// length whole.
#if defined(__clang__)
inline constexpr std::size_t max_string = 36;
#else
inline constexpr std::size_t max_string = 1000;
#endif

/// Returns the end of the line that starts at `begin`: a newline or, in a long line, a space.
[[nodiscard]] constexpr std::size_t line_end(core::string_view text, std::size_t begin) {
    std::size_t end = begin;
    while (end < text.size() && text[end] != '\n') ++end;
    if (end - begin <= max_string) return end;
    for (end = begin + max_string; end > begin && text[end] != ' '; --end) {
    }
    return end > begin ? end : begin + max_string;
}

/// Returns line `number` of a text, counted from 0, or an empty text after the last line.
[[nodiscard]] constexpr core::string_view line_of(core::string_view text, std::size_t number) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = line_end(text, begin);
        if (number-- == 0) return text.substr(begin, end - begin);
        begin = end + (end < text.size() && (text[end] == '\n' || text[end] == ' ') ? 1 : 0);
    }
    return {};
}
[[nodiscard]] constexpr std::size_t line_count(core::string_view text) {
    std::size_t count = 0;
    while (!line_of(text, count).empty()) ++count;
    return count;
}

/// Line `Number` of a part of a diagnostic. The part is the sentence or the board.
template <class Diagnostic, auto Part, std::size_t Number>
inline constexpr str<line_of((Diagnostic::text.*Part).view(), Number).size()> line{
    line_of((Diagnostic::text.*Part).view(), Number)};

template <class Diagnostic, auto Part>
using lines_of = core::detail::make_indices<line_count((Diagnostic::text.*Part).view())>;

template <class Diagnostic, class Lines = lines_of<Diagnostic, &diagnostic::sentence>>
struct sentence_type;
template <class Diagnostic, std::size_t... S>
struct sentence_type<Diagnostic, core::detail::indices<S...>> {
    // Without type_identity_t, clang would print the expression `line<...>` instead of the text of
    // each line.
    using type = std::type_identity_t<because<line<Diagnostic, &diagnostic::sentence, S>...>>;
};
/// The sentence of a diagnostic as a type.
template <class Diagnostic>
using reason_of = typename sentence_type<Diagnostic>::type;

/// The type that replaces a reason_of if nothing is refused.
struct accepted {};
template <class Reason>
inline constexpr bool is_accepted = false;
template <>
inline constexpr bool is_accepted<accepted> = true;

/// The part that the concepts about game types, such as game_type, have in common. `Reason` is
/// `accepted` or a reason_of. If one of these concepts fails, the note of every compiler ends with
/// the reason_of, and therefore shows the sentence of the refusal.
template <class Reason>
concept holds = is_accepted<Reason>;

}  // namespace detail

// g++ 14 and later print computed messages in every language version, but define the feature-test
// macro only in C++26.
#if (defined(__cpp_static_assert) && __cpp_static_assert >= 202306L) || \
    (defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 14)

namespace detail {

template <class Diagnostic>
[[nodiscard]] constexpr auto message() {
    constexpr const diagnostic& told = Diagnostic::text;
    core::fixed_string<messages::sentence_capacity + 1101> text;
    core::write(text, told.sentence.view(), told.board.size() == 0 ? "" : "\n", told.board.view());
    return text;
}

// clang also obeys these pragmas.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wc++26-extensions"
/// Causes the error: the static_assert of this class fails and prints the message. `self` is the
/// type that replaces the refused type. `Verdict` is a null pointer to the verdict, because
/// otherwise every line of the error would print the verdict.
template <auto Verdict>
struct refused {
    using opened = std::remove_pointer_t<decltype(Verdict)>;
    using self = typename opened::self;
    static_assert(false, message<typename opened::diagnosed>());
};
#pragma GCC diagnostic pop

}  // namespace detail

#else

/// The rows of a board as template arguments. For clang, the rows and the sentence are in one list,
/// because clang prints one list in fewer lines than two. For g++, the rows are in a separate list,
/// so that the lines are shorter.
template <str... Rows>
struct on_this_board {};

namespace detail {

template <class Diagnostic, std::size_t... S>
because<line<Diagnostic, &diagnostic::sentence, S>...> sentence(core::detail::indices<S...>);
template <class Diagnostic, std::size_t Begin, std::size_t... B>
    requires(sizeof...(B) > 0)
on_this_board<line<Diagnostic, &diagnostic::board, Begin + B>...> drawing(
    core::detail::indices<B...>);
struct no_board {
    using legal_move = void;
};
template <class, std::size_t>
no_board drawing(core::detail::indices<>);
template <class Diagnostic, std::size_t... S, std::size_t... B>
because<line<Diagnostic, &diagnostic::sentence, S>..., line<Diagnostic, &diagnostic::board, B>...>
    both(core::detail::indices<S...>, core::detail::indices<B...>);

/// Causes the error by naming a member `legal_move`, which the lists of lines do not have. `self`
/// is the type that replaces the refused type. `Verdict` is a null pointer to the verdict, because
/// otherwise every line of the error would print the verdict.
template <auto Verdict>
struct refused {
    using opened = std::remove_pointer_t<decltype(Verdict)>;
    using self = typename opened::self;
    using diagnosed = typename opened::diagnosed;
    using words = lines_of<diagnosed, &diagnostic::sentence>;
    using rows = lines_of<diagnosed, &diagnostic::board>;
#if defined(__clang__)
    using told = typename decltype(both<diagnosed>(words{}, rows{}))::legal_move;
#else
    using told = typename decltype(sentence<diagnosed>(words{}))::legal_move;
    // The rows of a large board are in two lists, because g++ prints each list on one line.
    static constexpr std::size_t above = rows::size() < 8 ? rows::size() : 8;
    using upper = core::detail::make_indices<above>;
    using lower = core::detail::make_indices<rows::size() - above>;
    using drawn = typename decltype(drawing<diagnosed, 0>(upper{}))::legal_move;
    using below = typename decltype(drawing<diagnosed, above>(lower{}))::legal_move;
#endif
};

}  // namespace detail

#endif

namespace detail {

/// A type whose member `self` is `Then`. Naming `self` is an error that shows the diagnostic. The
/// code after the error uses `Then`, so that the refusal causes no further errors.
template <class Diagnostic, class Then>
using refusal = refused<static_cast<verdict<Diagnostic, Then>*>(nullptr)>;

}  // namespace detail

}  // namespace inarow::inline v0
