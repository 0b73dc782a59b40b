// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/seal.hpp>
#include <inarow/core/text.hpp>
#include <inarow/draw/board.hpp>
#include <inarow/draw/sentence.hpp>

#include <cstddef>
#include <string_view>
#include <utility>

/// What a refusal looks like in a compiler's error: the sentence first, then the board as drawn.
/// Where the compiler prints a text as it is (clang 22), that is one message; elsewhere the
/// sentence and the rows of the board are template arguments, which are printed readably.
namespace inarow::inline v0 {

/// Characters as a template argument. As long as they are, and the end written too, or clang
/// prints them as numbers.
template <std::size_t Size>
struct say {
    char characters[Size + 1]{};

    constexpr say(const char (&text)[Size + 1]) {
        for (std::size_t i = 0; i < Size; ++i) characters[i] = text[i];
        characters[Size] = '\0';
    }
    /// Precondition: the text is Size characters long.
    explicit constexpr say(std::string_view text) {
        for (std::size_t i = 0; i < Size; ++i) characters[i] = text[i];
        characters[Size] = '\0';
    }
    [[nodiscard]] constexpr std::size_t size() const { return Size; }
    [[nodiscard]] constexpr const char* data() const { return characters; }
    [[nodiscard]] constexpr std::string_view view() const { return {characters, Size}; }
};
template <std::size_t Size>
say(const char (&)[Size]) -> say<Size - 1>;

namespace type {

/// What an error says: a sentence with the moves there are after it, and a board.
struct report {
    core::text<draw::sentence_capacity + 100> sentence;
    core::text<1000> board;
};

/// What of a board is drawn in an error: all of it, or, where it is too large, the part around a
/// square.
[[nodiscard]] constexpr draw::window part_drawn(const rules& r, square around) {
    return r.rows > 10 || r.columns > 10 ? draw::around(r, around) : draw::whole(r);
}
/// The square around which to draw a board when there is no other: in the middle of the line that
/// won, or of the board.
template <int Capacity>
[[nodiscard]] constexpr square middle_of(const basic_position<Capacity>& p) {
    const auto won = p.winning_line();
    if (!won.empty()) return won[won.length / 2];
    return {.column = p.rules().columns / 2, .row = p.rules().rows / 2};
}

template <int Capacity>
constexpr void write_part(report& to, const basic_position<Capacity>& p, const draw::window& part) {
    const draw::picture drawn{p, {.winning_line = false}, part};
    for (int i = 0; i < drawn.lines(); ++i) {
        if (i > 0) core::write(to.board, '\n');
        drawn.line(to.board, i);
    }
}
template <int Capacity>
constexpr void write_board(report& to, const basic_position<Capacity>& p, square around) {
    write_part(to, p, part_drawn(p.rules(), around));
}

template <const report& Report>
struct saying {
    static constexpr const report& what = Report;
};

}  // namespace type

#if defined(__cpp_static_assert) && __cpp_static_assert >= 202306L

namespace type {

[[nodiscard]] constexpr auto message(const report& r) {
    core::text<draw::sentence_capacity + 1101> text;
    core::write(text, r.sentence.view(), r.board.size() == 0 ? "" : "\n", r.board.view());
    return text;
}

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"
#endif
/// The error itself: to ask for its `self`, which is what `Then` hides, does not compile. What it
/// says is hidden too, or every line of the error would print it.
template <class Saying, class Then>
struct refused : core::sealed<Then> {
    static_assert(false, message(core::sealed<Saying>::self::what));
};
#if defined(__clang__)
#pragma clang diagnostic pop
#endif

}  // namespace type

#else

/// What an error is about: the arguments are the sentence, and the rows of the board (for clang
/// in one, which takes fewer lines; for g++ in two, which takes shorter ones). Empty, so that
/// whatever is asked of them is an error that prints them, without a note where they are declared.
template <say... Sentence>
struct because {};
template <say... Rows>
struct on_this_board {};

namespace type {

/// clang shortens a text in a template argument after so many characters; g++ does not.
#if defined(__clang__)
inline constexpr std::size_t longest_shown = 36;
#else
inline constexpr std::size_t longest_shown = 1000;
#endif

/// Where the line that begins at `from` ends: at its newline, or, shortened, at a space.
[[nodiscard]] constexpr std::size_t line_end(std::string_view text, std::size_t from) {
    std::size_t end = from;
    while (end < text.size() && text[end] != '\n') ++end;
    if (end - from <= longest_shown) return end;
    for (end = from + longest_shown; end > from && text[end] != ' '; --end) {
    }
    return end > from ? end : from + longest_shown;
}

/// The line of a text with that number, from 0; empty after the last.
[[nodiscard]] constexpr std::string_view line_of(std::string_view text, std::size_t number) {
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = line_end(text, from);
        if (number-- == 0) return text.substr(from, end - from);
        from = end + (end < text.size() && (text[end] == '\n' || text[end] == ' ') ? 1 : 0);
    }
    return {};
}
[[nodiscard]] constexpr std::size_t line_count(std::string_view text) {
    std::size_t count = 0;
    while (!line_of(text, count).empty()) ++count;
    return count;
}

template <const auto& Text, std::size_t Number>
inline constexpr say<line_of(Text.view(), Number).size()> line{line_of(Text.view(), Number)};

template <const auto& Text>
using lines_of = std::make_index_sequence<line_count(Text.view())>;

template <const report& Report, std::size_t... S>
because<line<Report.sentence, S>...> reason(std::index_sequence<S...>);
template <const report& Report, std::size_t From, std::size_t... B>
    requires(sizeof...(B) > 0)
on_this_board<line<Report.board, From + B>...> drawing(std::index_sequence<B...>);
struct no_board {
    using legal_move = void;
};
template <const report&, std::size_t>
no_board drawing(std::index_sequence<>);
template <const report& Report, std::size_t... S, std::size_t... B>
because<line<Report.sentence, S>..., line<Report.board, B>...> both(std::index_sequence<S...>,
                                                                    std::index_sequence<B...>);

/// The error itself: to ask for its `self`, which is what `Then` hides, does not compile. What it
/// says is hidden too, or every line of the error would print it.
template <class Saying, class Then>
struct refused : core::sealed<Then> {
    static constexpr const report& says = core::sealed<Saying>::self::what;
    using sentence_lines = lines_of<says.sentence>;
    using board_lines = lines_of<says.board>;
#if defined(__clang__)
    using told = typename decltype(both<says>(sentence_lines{}, board_lines{}))::legal_move;
#else
    using told = typename decltype(reason<says>(sentence_lines{}))::legal_move;
    // g++ prints all the rows in one line, and of a large board that would be too long.
    static constexpr std::size_t above = board_lines::size() < 8 ? board_lines::size() : 8;
    using drawn =
        typename decltype(drawing<says, 0>(std::make_index_sequence<above>{}))::legal_move;
    using below = typename decltype(drawing<says, above>(
        std::make_index_sequence<board_lines::size() - above>{}))::legal_move;
#endif
};

}  // namespace type

#endif

namespace type {

/// Does not compile when its `self` is asked for, and says why; that is then `Then`, so that what
/// follows in a program does not fail for the same reason again.
template <const report& Report, class Then>
using refusal = refused<core::seal_of<saying<Report>>, core::seal_of<Then>>;

}  // namespace type

}  // namespace inarow::inline v0
