// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/notation/entry.hpp>
#include <inarow/type/game.hpp>
#include <inarow/type/refusal.hpp>

#include <cstddef>

/// Moves on game types: the strict one, which does not compile when it is illegal, and the total
/// one, which gives the same game and the reason.
namespace inarow::inline v0 {

namespace type {

/// The squares of a line of moves, as far as they are legal.
template <std::size_t Count>
struct judged_line {
    int squares[Count + 1]{};
    std::size_t legal = 0;
};

/// Plays moves one after the other, up to the first refused one.
template <int Capacity, class... Moves>
[[nodiscard]] constexpr judged_line<sizeof...(Moves)> judged_in_line(basic_position<Capacity> p,
                                                                     const Moves&... moves) {
    judged_line<sizeof...(Moves)> result;
    // Not a fold: clang 19 takes none of more than 256 moves.
    const move_text* const all[] = {&moves..., nullptr};
    for (std::size_t i = 0; i < sizeof...(Moves); ++i) {
        const int square = square_of(p, *all[i]);
        if (square < 0) break;
        result.squares[result.legal++] = square;
        p = p.after(square_at(p.rules(), square));
    }
    return result;
}

/// The game after the squares numbered From to From + Count - 1 of a line; halved, so that no
/// line is too long for the depth a compiler allows.
template <class Game, auto Line, std::size_t From, std::size_t Count>
struct after_line {
    using half = typename after_line<Game, Line, From, Count / 2>::game;
    using game = typename after_line<half, Line, From + Count / 2, Count - Count / 2>::game;
};
template <class Game, auto Line, std::size_t From>
struct after_line<Game, Line, From, 1> {
    using game = typename next<Game, Line.squares[From]>::self;
    // Asked for here, move by move, or the last one of a long line is too deep for a compiler.
    static_assert(game::position.stones_ > 0);
};
template <class Game, auto Line, std::size_t From>
struct after_line<Game, Line, From, 0> {
    using game = Game;
};

/// Why the first refused move of a line is refused, and after which of its moves.
template <int Capacity>
struct refused_line {
    basic_position<Capacity> position;
    move_text entry;
    refused_entry why;
};
template <int Capacity, class... Moves>
[[nodiscard]] constexpr refused_line<Capacity> first_refused(const basic_position<Capacity>& from,
                                                             const Moves&... moves) {
    refused_line<Capacity> result{from, move_text{""}, {}};
    const move_text* const all[] = {&moves..., nullptr};
    for (std::size_t i = 0; i < sizeof...(Moves); ++i) {
        const int square = square_of(result.position, *all[i]);
        if (square < 0) {
            result.entry = *all[i];
            result.why = why_refused(result.position, *all[i]);
            break;
        }
        result.position = result.position.after(square_at(result.position.rules(), square));
    }
    return result;
}

/// The part of a large board to show with a refused move: around it, if it has a place.
template <int Capacity>
[[nodiscard]] constexpr square place_of(const refused_line<Capacity>& r) {
    using enum illegal_move::reason;
    const rules& all = r.position.rules();
    const move& m = r.why.move.attempted;
    if (r.why.move.kind == not_a_move || r.why.move.kind == game_over) return middle_of(r.position);
    return {.column = m.column, .row = m.names_row() ? m.row : all.rows - 1};
}

template <int Capacity>
[[nodiscard]] constexpr report report_on(const refused_line<Capacity>& r) {
    report result;
    draw::write_refusal(result.sentence, r.position.rules(), r.why, r.entry);
    draw::write_moves_left(result.sentence, r.position);
    write_board(result, r.position, place_of(r));
    return result;
}
/// What a move comes to: a link after the game, or the refusal of `Playing`.
template <bool Legal>
struct move_if {
    template <class Game, int Square, class Playing>
    using game = next<Game, Square>;
};
template <>
struct move_if<false> {
    template <class Game, int Square, class Playing>
    using game = refusal<Playing::refused, Game>;
};

/// The same for a line of moves.
template <bool Legal>
struct line_if {
    template <class Game, auto Line, class Playing>
    using game = typename after_line<Game, Line, 0, Line.legal>::game;
};
template <>
struct line_if<false> {
    template <class Game, auto Line, class Playing>
    using game = refusal<Playing::refused, Game>;
};

/// A class, whose name is all of it that g++ prints in an error; of an alias it would print the
/// whole definition. What it names, `play` asks for its `self`: only there can a refusal fail, so
/// no compiler has more than that one step to tell of.
template <class Game, move_text... Moves>
struct playing {
    static constexpr auto line = judged_in_line(Game::position, Moves...);
    static constexpr report refused = report_on(first_refused(Game::position, Moves...));
    using next =
        typename line_if<line.legal == sizeof...(Moves)>::template game<Game, line, playing>;
};
/// Most programs play a move at a time, and it costs half of a line of one.
template <class Game, move_text Move>
struct playing<Game, Move> {
    static constexpr int square = square_of(Game::position, Move);
    static constexpr report refused = report_on(first_refused(Game::position, Move));
    using next = typename move_if<(square >= 0)>::template game<Game, square, playing>;
};

}  // namespace type

/// The game after these moves, one after the other: "center", 13, "b2", "4", by(first, "a1"),
/// in(notation::kind::openspiel, "x3"). Does not compile when one is illegal: the error says
/// which and why, and draws the board before it.
template <a_game Game, move_text... Moves>
using play = typename type::playing<Game, Moves...>::next::self;

/// Whether these moves can be played on a game: asks what `play` would refuse.
template <class Game, move_text... Moves>
concept legal_moves =
    a_game<Game> && type::judged_in_line(Game::position, Moves...).legal == sizeof...(Moves);

/// These moves on a game, whatever they are: the total counterpart of `play`.
template <a_game Game, move_text... Moves>
struct try_play {
private:
    static constexpr auto judged = type::judged_in_line(Game::position, Moves...);
    static constexpr auto stopped = type::first_refused(Game::position, Moves...);

public:
    /// The game after the moves before the first refused one: the very same type as before, if
    /// that was the first.
    using game = typename type::after_line<Game, judged, 0, judged.legal>::game;
    /// How many moves were played.
    static constexpr std::size_t legal = judged.legal;
    static constexpr bool refused = judged.legal < sizeof...(Moves);
    /// With `refused`: the refused move, why it is, and the sentence that says so.
    static constexpr move_text entry = stopped.entry;
    static constexpr refused_entry refusal = stopped.why;
    static constexpr draw::sentence_text sentence =
        refused ? draw::sentence(Game::position.rules(), refusal, entry) : draw::sentence_text{};
};

}  // namespace inarow::inline v0
