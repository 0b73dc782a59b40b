// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/core/write.hpp>
#include <inarow/game/game.hpp>
#include <inarow/notation/rules_text.hpp>

#include <cstddef>

/// Writes games in the Smart Game Format, FF[4], as games of gomoku, GM[4]:
/// `(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[15]RU[15x15/5];B[hh];W[ig])`. Black is the first player, and
/// White is the second. `hh` is a column and a row, counted from the top left with the letters a to
/// z, then A to Z. RU contains the rules text. read_games reads such games. Source:
/// https://www.red-bean.com/sgf/
namespace inarow::inline v0::notation {

namespace detail {

/// Returns 0 for a, 25 for z, 26 for A, 51 for Z, and -1 if the character is not a letter.
[[nodiscard]] constexpr int sgf_number(char letter) {
    if (letter >= 'a' && letter <= 'z') return letter - 'a';
    return letter >= 'A' && letter <= 'Z' ? letter - 'A' + 26 : -1;
}
[[nodiscard]] constexpr char sgf_letter(int number) {
    return static_cast<char>(number < 26 ? 'a' + number : 'A' + number - 26);
}

}  // namespace detail

/// Returns whether SGF has letters for all columns and rows of the board: at most 52 of each.
[[nodiscard]] constexpr bool can_print_sgf(const rules& r) {
    constexpr int letters = 52;
    return r.columns <= letters && r.rows <= letters;
}

namespace detail {

constexpr void print_sgf_point(core::sink auto& out, square s) {
    core::write(out, '[', sgf_letter(s.column), sgf_letter(s.row), ']');
}

/// Writes the start position of a game: its stones, and whose turn it is. Writes nothing for the
/// usual start from the empty board.
template <int Capacity>
constexpr void print_sgf_setup(core::sink auto& out, const basic_position<Capacity>& p) {
    if (p.stones() == 0 && p.to_move() == p.rules().starts) return;
    for (const player side : {first, second}) {
        core::string_view name = side == first ? "AB" : "AW";
        for (int i = 0; i < p.rules().squares(); ++i) {
            const square s = square_at(p.rules(), i);
            if (p.at(s) != mark_of(side)) continue;
            core::write(out, name);
            print_sgf_point(out, s);
            name = "";
        }
    }
    core::write(out, "PL[", p.to_move() == first ? 'B' : 'W', ']');
}

/// Writes the first properties of a game, from the format to the size of the board.
constexpr void print_sgf_size(core::sink auto& out, core::string_view charset, const rules& r) {
    core::write(out, ";FF[4]GM[4]CA[", charset, "]AP[inarow]SZ[", r.columns);
    if (r.rows != r.columns) core::write(out, ':', r.rows);
    core::write(out, ']');
}
constexpr void print_sgf_rules(core::sink auto& out, const rules& r) {
    core::write(out, "RU[");
    print_rules(out, r);
    core::write(out, ']');
}
/// Writes the result of a game that is over.
constexpr void print_sgf_result(core::sink auto& out, outcome o) {
    core::write(out, "RE[", o == outcome::draw ? "0" : o == outcome::first_won ? "B+" : "W+", ']');
}
constexpr void print_sgf_move(core::sink auto& out, square s, player mover) {
    core::write(out, ';', mover == first ? 'B' : 'W');
    print_sgf_point(out, s);
}

}  // namespace detail

/// Writes a game on one line. If the game is over, includes the result. To write a game with its
/// variations and properties, see sgf_record.hpp.
/// Precondition: can_print_sgf(g.rules()).
template <int Capacity>
constexpr void print_sgf(core::sink auto& out, const basic_game<Capacity>& g) {
    core::write(out, '(');
    detail::print_sgf_size(out, "UTF-8", g.rules());
    detail::print_sgf_rules(out, g.rules());
    if (g.position().is_over()) detail::print_sgf_result(out, g.position().outcome());
    detail::print_sgf_setup(out, g.replay(0)->position());
    for (int ply = 0; ply < g.ply(); ++ply)
        detail::print_sgf_move(out, g.moves()[static_cast<std::size_t>(ply)], g.mover(ply));
    core::write(out, ')');
}

}  // namespace inarow::inline v0::notation
