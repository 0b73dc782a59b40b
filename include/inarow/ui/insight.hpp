// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/bitboard/geometry.hpp>
#include <inarow/core/bitset.hpp>
#include <inarow/core/enum_names.hpp>
#include <inarow/game/line.hpp>
#include <inarow/json/writer.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/ui/player_names.hpp>
#include <inarow/ui/state.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Finds the threats on a board without a search.
namespace inarow::inline v0::ui {

/// The stones of both players, without turns. Unlike a position, this board can hold stones that no
/// order of moves puts there, so that a program can ask what a player would threaten.
class threat_board {
public:
    explicit threat_board(const page_position& p) : rules_{p.rules()} {
        for (int i = 0; i < rules_.squares(); ++i) {
            const mark m = p.at(square_at(rules_, i));
            if (m != mark::none) stones_[m == mark::second ? 1 : 0].set(i);
        }
    }

    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] bool drops() const { return bitboard::has_drops(rules_); }
    [[nodiscard]] bool is_free(square s) const {
        return !core::test_either(stones_[0], stones_[1], index_of(rules_, s));
    }
    /// Returns whether a stone can be put on `s` now: `s` is free and, if stones drop, the square
    /// below is not free or `s` is in the bottom row.
    [[nodiscard]] bool is_reachable(square s) const {
        return is_free(s) && (!drops() || s.row == rules_.rows - 1 || !is_free(below(s)));
    }
    /// Returns whether `s` is a threat of `side`: the square is free, and a stone of `side` there
    /// wins. The square need not be reachable.
    [[nodiscard]] bool is_threat(square s, player side) const {
        return is_free(s) && winner_of_line(rules_, side) == side &&
               completes_line(stones_[static_cast<std::size_t>(side)], rules_, s);
    }
    /// Returns the threats of `side` in reading order.
    [[nodiscard]] std::vector<square> threats(player side) const {
        std::vector<square> result;
        for (int i = 0; i < rules_.squares(); ++i)
            if (const square s = square_at(rules_, i); is_threat(s, side)) result.push_back(s);
        return result;
    }
    /// Returns the reachable threats of `side`, in reading order.
    [[nodiscard]] std::vector<square> wins(player side) const {
        std::vector<square> result = threats(side);
        std::erase_if(result, [&](square s) { return !is_reachable(s); });
        return result;
    }
    /// Returns the two threats with which `side` wins after a stone on `s`, because the opponent
    /// can block only one of them. Both are reachable or, if stones drop, the second lies on top of
    /// the first. Returns an empty vector if a stone on `s` makes no such threats, or lets the
    /// opponent win on top of it. Preconditions: `s` is reachable; before the stone, no player can
    /// win at once, except the opponent on `s`.
    [[nodiscard]] std::vector<square> double_threat(square s, player side) const {
        threat_board after = *this;
        after.put(s, side);
        const std::vector<square> wins = after.wins_after(s, side);
        if (drops() && s.row > 0 && after.is_threat(above(s), other(side))) return {};
        if (wins.size() > 1) return {wins[0], wins[1]};
        if (wins.size() == 1 && drops() && wins[0].row > 0 && after.is_threat(above(wins[0]), side))
            return {wins[0], above(wins[0])};
        return {};
    }

    void put(square s, player side) {
        stones_[static_cast<std::size_t>(side)].set(index_of(rules_, s));
    }

private:
    [[nodiscard]] static square above(square s) { return {.column = s.column, .row = s.row - 1}; }
    [[nodiscard]] static square below(square s) { return {.column = s.column, .row = s.row + 1}; }
    /// Returns the reachable threats of `side` after their stone on `last`, in reading order. Where
    /// stones are placed, a threat that was not there before is on a line through `last`.
    [[nodiscard]] std::vector<square> wins_after(square last, player side) const {
        if (drops()) return wins(side);
        std::vector<square> result;
        for (const direction& line : line_directions)
            for (const direction step : {line, direction{-line.columns, -line.rows}}) {
                square s = last;
                for (int i = 1; i < rules_.run; ++i) {
                    s = adjacent(rules_, s, step);
                    if (!is_on_board(rules_, s)) break;
                    if (is_threat(s, side) && !core::contains(result, s)) result.push_back(s);
                }
            }
        std::ranges::sort(result, {}, [&](square s) { return index_of(rules_, s); });
        return result;
    }

    inarow::rules rules_;
    std::array<core::bitset<page_position::capacity>, 2> stones_{};
};

/// Returns the squares where a player would win immediately if it were their turn.
[[nodiscard]] inline std::vector<square> winning_squares(const page_position& p, player side) {
    if (p.is_over()) return {};
    return threat_board(p).wins(side);
}

/// What decides on a square:
/// - `none`: nothing that is seen without a search.
/// - `win`: the player to move wins there at once.
/// - `block`: the opponent would win there at once, if it were their turn.
/// - `double_threat`: there the player to move makes a double threat, two threats of which the
///   opponent can block only one.
/// - `opposing_double_threat`: the opponent would make a double threat there.
enum class pattern : std::uint8_t { none, win, block, double_threat, opposing_double_threat };
inline constexpr auto pattern_names =
    core::enum_names_of<pattern>("none", "win", "block", "double-threat", "opposing-double-threat");

/// The squares that decide a position, as far as a player sees them without a search. All lists are
/// in reading order.
struct insight {
    std::vector<square> wins{};    ///< where the player to move wins at once
    std::vector<square> blocks{};  ///< where the opponent would win at once
    /// Where the player to move makes a double threat. Empty if the player can win at once, or
    /// cannot block all wins of the opponent.
    std::vector<square> double_threats{};
    /// Where the opponent would make a double threat. Empty if a player can win at once.
    std::vector<square> opposing_double_threats{};

    bool operator==(const insight&) const = default;

    /// Returns the most urgent pattern on a square.
    [[nodiscard]] pattern at(square s) const {
        if (core::contains(wins, s)) return pattern::win;
        if (core::contains(blocks, s)) return pattern::block;
        if (core::contains(double_threats, s)) return pattern::double_threat;
        if (core::contains(opposing_double_threats, s)) return pattern::opposing_double_threat;
        return pattern::none;
    }
};

[[nodiscard]] inline insight insight_of(const page_position& p) {
    insight result;
    if (p.is_over()) return result;
    const player mover = p.to_move();
    const threat_board board(p);
    result.wins = board.wins(mover);
    result.blocks = board.wins(other(mover));
    if (!result.wins.empty() || result.blocks.size() > 1) return result;
    p.for_each_move([&](square s) {
        const bool is_allowed = result.blocks.empty() || result.blocks[0] == s;
        if (is_allowed && !board.double_threat(s, mover).empty())
            result.double_threats.push_back(s);
        if (result.blocks.empty() && !board.double_threat(s, other(mover)).empty())
            result.opposing_double_threats.push_back(s);
    });
    return result;
}

/// Returns whether the insight contains any square.
[[nodiscard]] inline bool is_decisive(const insight& seen) {
    return !seen.wins.empty() || !seen.blocks.empty() || !seen.double_threats.empty() ||
           !seen.opposing_double_threats.empty();
}

/// Returns whether a move does what is most urgent. If the player can win at once, the move must
/// win. Otherwise, if the opponent threatens to win on one square, the move must block this square.
/// Otherwise, if the player can make a double threat, the move must make one. Otherwise, if the
/// opponent threatens to make a double threat, the move must prevent every double threat. Returns
/// false in all other cases, and if the opponent threatens to win on several squares. Precondition:
/// the move is legal.
[[nodiscard]] inline bool does_most_urgent(const page_position& p, square move) {
    const insight seen = insight_of(p);
    if (!seen.wins.empty()) return core::contains(seen.wins, move);
    if (!seen.blocks.empty()) return seen.blocks.size() == 1 && seen.blocks[0] == move;
    if (!seen.double_threats.empty()) return core::contains(seen.double_threats, move);
    if (seen.opposing_double_threats.empty()) return false;
    const insight then = insight_of(p.after(move));
    return then.wins.empty() && then.double_threats.empty();
}

/// Writes what a pattern on a square means, for the player to move. Writes nothing for `none`.
void write_pattern(core::sink auto& out, const rules& r, pattern kind, player mover,
                   const search_phrases& texts = english<search_phrases>) {
    const phrase& opponent = player_name(texts, r, other(mover));
    switch (kind) {
        case pattern::none: return;
        case pattern::win: return core::write(out, texts.pattern_win);
        case pattern::block: return write_phrase(out, texts.pattern_block, {opponent});
        case pattern::double_threat: return core::write(out, texts.pattern_double_threat);
        case pattern::opposing_double_threat:
        default: break;
    }
    write_phrase(out, texts.pattern_opposing_double_threat, {opponent});
}

namespace detail {

/// Returns whether a sentence names a column for a move.
[[nodiscard]] constexpr bool names_columns(const rules& r) {
    return notation::default_for(r) == notation::kind::columns;
}

/// Returns a move as text.
[[nodiscard]] inline std::string move_name(const rules& r, square s, player side) {
    std::string result;
    notation::print(result, notation::kind::any, r, s, side);
    return result;
}
/// Returns a phrase with its arguments.
template <std::size_t Size>
[[nodiscard]] std::string filled(core::string_view text,
                                 const messages::argument (&arguments)[Size]) {
    std::string result;
    write_phrase(result, text, arguments);
    return result;
}

/// Writes the text that `write(sink)` writes as a member of a JSON object. The sink is a string, so
/// that a program contains only one copy of the functions that write sentences.
template <core::sink Sink>
void sentence_member(json::writer<Sink>& json, std::string_view name, const auto& write) {
    std::string text;
    write(text);
    json.member(name, std::string_view(text));
}

/// Returns a move in a sentence: "g8" or, with the phrase for a column, "column 4".
[[nodiscard]] inline std::string move_in_sentence(const rules& r, square s, player side,
                                                  const phrase& column) {
    return filled(names_columns(r) ? column : "{0}", {move_name(r, s, side)});
}

/// Returns the squares of moves: "at g8 and l8", "in column 3 or 6". `last_two` is the phrase that
/// links the last two squares.
[[nodiscard]] inline std::string squares_text(const rules& r, const std::vector<square>& squares,
                                              player side, const phrase& last_two,
                                              const search_phrases& texts) {
    std::string list;
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const std::string name = move_name(r, squares[i], side);
        if (i > 0 && i + 1 == squares.size())
            list = filled(last_two, {list, name});
        else
            core::write(list, i > 0 ? ", " : "", name);
    }
    const bool is_one = squares.size() == 1 || &last_two == &texts.one_of;
    return filled(!names_columns(r) ? texts.at_squares
                  : is_one          ? texts.in_column
                                    : texts.in_columns,
                  {list});
}

/// Returns whether two threats are the ends of an open four: they are on one line with four squares
/// between them, and five in a row win.
[[nodiscard]] constexpr bool is_open_four(const rules& r, square a, square b) {
    if (bitboard::has_drops(r) || r.run != 5) return false;
    for (const direction& step : line_directions)
        for (const int sign : {-r.run, r.run})
            if (b == square{a.column + sign * step.columns, a.row + sign * step.rows}) return true;
    return false;
}

/// Returns "an open four" if each of the moves makes one, otherwise "a double threat".
[[nodiscard]] inline const phrase& double_threat_name(const threat_board& board,
                                                      const std::vector<square>& moves, player side,
                                                      const search_phrases& texts) {
    for (const square s : moves) {
        const auto threats = board.double_threat(s, side);
        if (!is_open_four(board.rules(), threats[0], threats[1])) return texts.a_double_threat;
    }
    return texts.an_open_four;
}

}  // namespace detail

/// Writes what the opponent threatens: "Black threatens to win at g8 and l8.", "Black threatens to
/// make an open four at g8 or k8.", "Yellow threatens to make a double threat in column 3." Writes
/// nothing if the opponent threatens nothing.
void write_threat(core::sink auto& out, const page_position& p, const insight& found,
                  const search_phrases& texts = english<search_phrases>) {
    const rules& r = p.rules();
    const player side = other(p.to_move());
    const phrase& name = player_name(texts, r, side);
    if (const auto& wins = found.blocks; !wins.empty())
        return write_phrase(out, texts.threatens_to_win,
                            {name, detail::squares_text(r, wins, side, texts.all_of, texts)});
    const auto& moves = found.opposing_double_threats;
    if (moves.empty()) return;
    write_phrase(out, texts.threatens_to_make,
                 {name, detail::double_threat_name(threat_board(p), moves, side, texts),
                  detail::squares_text(r, moves, side, texts.one_of, texts)});
}

/// Writes how the player to move wins: "White wins at once at k8.", "White can make an open four at
/// g8 or k8." Writes nothing if the player has no such move.
void write_chance(core::sink auto& out, const page_position& p, const insight& found,
                  const search_phrases& texts = english<search_phrases>) {
    const rules& r = p.rules();
    const player side = p.to_move();
    const phrase& name = player_name(texts, r, side);
    if (const auto& wins = found.wins; !wins.empty())
        return write_phrase(out, texts.wins_at_once,
                            {name, detail::squares_text(r, wins, side, texts.one_of, texts)});
    const auto& moves = found.double_threats;
    if (moves.empty()) return;
    write_phrase(out, texts.can_make,
                 {name, detail::double_threat_name(threat_board(p), moves, side, texts),
                  detail::squares_text(r, moves, side, texts.one_of, texts)});
}

}  // namespace inarow::inline v0::ui
