// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/core/write.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/solve/game_value.hpp>

#include <cstddef>

/// Texts about the values of games.
namespace inarow::inline v0::messages {

/// Writes the value of a position: "first (X) wins with move 7" or "it is a draw". In misère play,
/// writes a win as "first (X) wins: second (O) must complete a line with move 8". If the game is
/// over, writes "first (X) has won" or "it was drawn". Precondition: `v` is the value of `p`.
template <int Capacity>
constexpr void write_game_value(core::sink auto& out, const basic_position<Capacity>& p,
                                const game_value& v) {
    if (p.is_over()) return write_end(out, p.outcome());
    if (v.outcome == outcome::draw) return core::write(out, "it is a draw");
    const player winner = v.outcome == outcome::first_won ? first : second;
    const player completer = winner_of_line(p.rules(), winner);
    write_player(out, winner);
    core::write(out, " wins");
    if (completer != winner) {
        core::write(out, ": ");
        write_player(out, completer);
        core::write(out, " must complete a line");
    }
    core::write(out, " with move ", p.stones() + v.plies);
}

namespace detail {

/// The maximum number of moves of a variation that a sentence lists.
inline constexpr std::size_t max_variation_listed = 9;

}  // namespace detail

/// Writes the moves of a variation in the default notation of the rules: "b2 a1 c3". If there are
/// more than nine moves, writes the first nine and "and so on".
template <int Capacity>
constexpr void write_variation(core::sink auto& out, const basic_position<Capacity>& p,
                               const auto& squares) {
    std::size_t named = 0;
    player mover = p.to_move();
    for (const square s : squares) {
        if (named > 0) core::write(out, ' ');
        if (named++ == detail::max_variation_listed) return core::write(out, "and so on");
        notation::print(out, notation::default_for(p.rules()), p.rules(), s, mover);
        mover = other(mover);
    }
}

/// Writes the reason why a claim is wrong: "first (X) does not win this game: with perfect play it
/// is a draw, as by b2 a1 c1 ..."
template <int Capacity>
constexpr void write_refuted_claim(core::sink auto& out, const basic_position<Capacity>& p,
                                   player claimed, const game_value& v, const auto& variation) {
    write_player(out, claimed);
    core::write(out, " does not win this game: ", p.is_over() ? "" : "with perfect play ");
    write_game_value(out, p, v);
    if (!variation.empty()) {
        core::write(out, ", as by ");
        write_variation(out, p, variation);
    }
    core::write(out, '.');
}

namespace detail {

/// Writes the reason why there is no reply: "There is no reply: the game is over, first (X) has
/// won."
template <int Capacity>
constexpr void write_no_reply(core::sink auto& out, const basic_position<Capacity>& p) {
    core::write(out, "There is no reply: the game is over, ");
    write_end(out, p.outcome());
    core::write(out, '.');
}

/// Writes that an answer was not found, and what you can do next: "Perfect play is beyond the
/// compiler's limit here: 42 squares are free, and 1 evaluation of 7272 nodes is not enough. Make
/// moves first, ...". The search used `evaluations` evaluations of `nodes` nodes each. `raised` is
/// a higher limit to try, or 0 if boards of this size are not searched. `header` names the header
/// of an opening book that contains the answer, or is empty if there is no such book.
template <int Capacity>
constexpr void write_not_found(core::sink auto& out, const basic_position<Capacity>& p,
                               int evaluations, long long nodes, int raised,
                               core::string_view header = {}) {
    core::write(out, "Perfect play is beyond the compiler's limit here: ");
    core::write(out, p.rules().squares() - p.stones(), " squares are free, and ");
    if (raised == 0)
        return core::write(
            out, "a board of this size with these rules is not searched. A program can use ",
            "solve::choose.");
    core::write(out, evaluations, evaluations == 1 ? " evaluation of " : " evaluations of ");
    core::write(out, static_cast<int>(nodes), evaluations == 1 ? " nodes is" : " nodes are");
    core::write(out, " not enough. ");
    if (!header.empty()) core::write(out, "Include <", header, ">, ");
    core::write(out, header.empty() ? "Make" : "make",
                " moves first, raise the limit as in value<G, ");
    core::write(out, "solve::evaluation_limit{", raised, "}>, or use solve::solver in a program.");
}

}  // namespace detail

}  // namespace inarow::inline v0::messages
