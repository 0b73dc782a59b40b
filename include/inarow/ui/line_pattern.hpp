// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/outcome.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/ui/insight.hpp>
#include <inarow/ui/state.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// Finds the pattern by which a line of moves is won, and writes it as a sentence.
namespace inarow::inline v0::ui {

/// pattern_of looks for patterns in the position before a line, and after each of the first
/// max_pattern_plies plies of the line.
inline constexpr std::size_t max_pattern_plies = 8;

/// The kinds of patterns in a line, whose owner is the player who wins the line:
/// - `win`: after the first move, the owner wins at once.
/// - `double_threat`: the owner makes two threats, of which the other player can block only one.
/// - `waiting_threat`: the owner has a threat that no stone can reach yet. The other player loses
///   if they play on the square below.
/// - `threat`: the owner makes a threat that the other player must block at once.
/// - `next_double_threat`: the owner makes a double threat with the next move, unless the other
///   player prevents it.
/// - `claimeven`: the owner answers each stone with a stone on top of it. The owner can also be a
///   player who holds a draw.
enum class line_pattern_kind : std::uint8_t {
    win,
    double_threat,
    waiting_threat,
    threat,
    next_double_threat,
    claimeven
};

struct line_pattern {
    line_pattern_kind kind;
    std::size_t plies;  ///< the pattern is on the board after this many plies of the line
    player owner;
    /// The threats; for `next_double_threat`, the moves that make a double threat; for `claimeven`,
    /// the first answer.
    std::vector<square> squares;
    bool is_decisive = false;  ///< whether the last move of the line is on one of the squares

    bool operator==(const line_pattern&) const = default;
};

namespace detail {

class line_pattern_finder {
public:
    line_pattern_finder(const page_position& before, std::span<const square> made)
        : line_{made}, positions_{before} {
        for (const square s : made) positions_.push_back(positions_.back().after(s));
        for (const page_position& p : positions_) boards_.emplace_back(p);
    }

    [[nodiscard]] std::optional<line_pattern> find() const {
        const outcome end = positions_.back().outcome();
        if (line_.size() < 2 || end == outcome::in_play) return std::nullopt;
        if (end == outcome::draw) {
            const auto found = claimeven(first);
            return found ? found : claimeven(second);
        }
        const player winner = end == outcome::first_won ? first : second;
        if (mover(line_.size() - 1) != winner) return std::nullopt;  // in misère play
        if (line_.size() == 2) return win(winner);
        for (const auto& found : {double_threat(winner), last_square(winner), lasting(winner),
                                  claimeven(winner), passing(winner), next_double_threat(winner)})
            if (found) return found;
        return std::nullopt;
    }

private:
    using kind = line_pattern_kind;

    [[nodiscard]] player mover(std::size_t ply) const { return positions_[ply].to_move(); }
    [[nodiscard]] square last() const { return line_.back(); }
    [[nodiscard]] std::size_t max_plies() const {
        return (std::min)(max_pattern_plies, line_.size() - 1);
    }
    [[nodiscard]] bool is_waiting(std::size_t plies, square s, player side) const {
        return boards_[plies].is_threat(s, side) && !boards_[plies].is_reachable(s);
    }

    [[nodiscard]] line_pattern win(player winner) const {
        const std::size_t plies = boards_[0].is_reachable(last()) ? 0 : 1;
        return {kind::win, plies, winner, {last()}, true};
    }
    /// The winner's second-to-last move, if it makes a double threat.
    [[nodiscard]] std::optional<line_pattern> double_threat(player winner) const {
        const std::size_t ply = line_.size() - 3;
        if (ply >= max_pattern_plies) return std::nullopt;
        auto squares = boards_[ply].double_threat(line_[ply], winner);
        if (squares.empty()) return std::nullopt;
        return line_pattern{kind::double_threat, ply + 1, winner, (std::move)(squares), true};
    }
    /// The threat on the square of the last move.
    [[nodiscard]] std::optional<line_pattern> last_square(player winner) const {
        for (std::size_t plies = 0; plies <= max_plies(); ++plies)
            if (is_waiting(plies, last(), winner))
                return line_pattern{kind::waiting_threat, plies, winner, {last()}, true};
        return std::nullopt;
    }
    /// The first threat that stays to the end of the line, the lowest of several.
    [[nodiscard]] std::optional<line_pattern> lasting(player winner) const {
        auto squares = boards_[line_.size() - 1].threats(winner);
        std::ranges::reverse(squares);
        for (std::size_t plies = 0; plies <= max_plies(); ++plies)
            for (const square s : squares)
                if (is_waiting(plies, s, winner))
                    return line_pattern{kind::waiting_threat, plies, winner, {s}};
        return std::nullopt;
    }
    /// The first threat that the winner makes.
    [[nodiscard]] std::optional<line_pattern> passing(player winner) const {
        for (std::size_t plies = 1; plies <= max_plies(); ++plies)
            for (const square s : boards_[plies].threats(winner)) {
                if (mover(plies - 1) != winner) continue;
                const bool is_reachable = boards_[plies].is_reachable(s);
                return line_pattern{
                    is_reachable ? kind::threat : kind::waiting_threat, plies, winner, {s}};
            }
        return std::nullopt;
    }
    /// The first move of the winner that threatens to make a double threat.
    [[nodiscard]] std::optional<line_pattern> next_double_threat(player winner) const {
        for (std::size_t plies = 1; plies <= max_plies(); ++plies) {
            if (mover(plies - 1) != winner) continue;
            auto squares = insight_of(positions_[plies]).opposing_double_threats;
            if (!squares.empty())
                return line_pattern{kind::next_double_threat, plies, winner, (std::move)(squares)};
        }
        return std::nullopt;
    }
    /// The answers on top of each move, from an early move to the end of the line. Fewer than three
    /// answers are no pattern.
    [[nodiscard]] std::optional<line_pattern> claimeven(player side) const {
        constexpr int min_answers = 3;
        std::size_t begin = line_.size();
        int answers = 0;
        for (std::size_t ply = line_.size() - 1; ply > 0; --ply) {
            if (mover(ply) != side) continue;
            const square below = line_[ply - 1];
            if (line_[ply] != square{below.column, below.row - 1}) break;
            begin = ply;
            ++answers;
        }
        if (answers < min_answers || begin >= max_pattern_plies || !drops()) return std::nullopt;
        return line_pattern{kind::claimeven, begin + 1, side, {line_[begin]}};
    }
    [[nodiscard]] bool drops() const { return boards_[0].drops(); }

    std::span<const square> line_;
    std::vector<page_position> positions_;
    std::vector<threat_board> boards_{};
};

}  // namespace detail

/// Returns the pattern by which a line is won, if the pattern is on the board within
/// max_pattern_plies plies. In a drawn line, the pattern can only be claimeven. Returns `nullopt`
/// if there is no such pattern, if the line has fewer than two moves, or if the game is not over at
/// the end of the line. Precondition: the moves are legal.
[[nodiscard]] inline std::optional<line_pattern> pattern_of(const page_position& before,
                                                            std::span<const square> line) {
    return detail::line_pattern_finder(before, line).find();
}

/// The line that a sentence is about:
/// - `explained`: the line that a board shows, with numbers. Its first move has been named.
/// - `better`: another line.
enum class line_kind : std::uint8_t { explained, better };

namespace detail {

/// Writes the sentence about the pattern of a line.
template <core::sink Sink>
class line_pattern_writer {
public:
    line_pattern_writer(Sink& out, const rules& r, std::span<const square> made,
                        const line_pattern& found, line_kind kind, const search_phrases& texts)
        : out_{out}, rules_{r}, line_{made}, found_{found}, kind_{kind}, texts_{texts} {}

    void write() const {
        switch (found_.kind) {
            case line_pattern_kind::win: return win();
            case line_pattern_kind::claimeven:
                return put(texts_.claimeven, {numbered(move_text(found_.squares[0])), owner()});
            case line_pattern_kind::double_threat: return double_threat();
            case line_pattern_kind::threat:
                core::write(out_, made(filled(texts_.blocked_threat,
                                              {opponent(), place(found_.squares[0])})));
                return core::write(out_, '.');
            case line_pattern_kind::next_double_threat: return next_double_threat();
            case line_pattern_kind::waiting_threat:
            default: break;
        }
        waiting_threat();
    }

private:
    template <std::size_t Size>
    void put(const phrase& text, const messages::argument (&arguments)[Size]) const {
        write_phrase(out_, text, arguments);
    }
    [[nodiscard]] const phrase& owner() const { return player_name(texts_, rules_, found_.owner); }
    [[nodiscard]] const phrase& opponent() const {
        return player_name(texts_, rules_, other(found_.owner));
    }
    [[nodiscard]] std::string move_text(square s) const {
        return move_in_sentence(rules_, s, found_.owner, texts_.column);
    }
    /// The number of a row, from the bottom.
    [[nodiscard]] int row(square s) const { return rules_.rows - s.row; }
    /// Returns "in row 3 of column 7" or "at c3". If moves are columns, the name of a column alone
    /// does not identify a square that no stone can reach yet, so the text also contains the row.
    [[nodiscard]] std::string place(square s) const {
        if (names_columns(rules_)) return filled(texts_.in_row_of_column, {row(s), move_text(s)});
        return filled(texts_.at_squares, {move_text(s)});
    }
    [[nodiscard]] bool is_even(square s) const { return row(s) % 2 == 0; }
    [[nodiscard]] std::string numbered(const std::string& move) const {
        if (kind_ != line_kind::explained) return move;
        return filled(texts_.numbered, {move, static_cast<int>(found_.plies)});
    }

    [[nodiscard]] bool is_explained_move() const {
        return found_.plies == 1 && kind_ == line_kind::explained;
    }
    [[nodiscard]] bool is_later_move() const {
        return found_.plies > 1 && kind_ != line_kind::explained;
    }
    /// Returns the move that makes the pattern, as the start of a sentence: "Column 4 (number 3)".
    [[nodiscard]] std::string maker() const {
        return numbered(
            move_in_sentence(rules_, line_[found_.plies - 1], found_.owner, texts_.first_column));
    }
    /// Returns who makes a threat: "It makes ...", "Column 4 (number 3) makes ...", "Red has ...",
    /// "After column 4, Red gets ...".
    [[nodiscard]] std::string made(const std::string& threat) const {
        if (found_.plies == 0) return filled(texts_.has, {owner(), threat});
        if (is_explained_move()) return filled(texts_.it_makes, {threat});
        if (is_later_move()) return filled(texts_.gets, {move_text(line_[0]), owner(), threat});
        return filled(texts_.makes, {maker(), threat});
    }
    void win() const {
        const square s = found_.squares[0];
        if (found_.plies == 0) return put(texts_.does_not_block, {place(s)});
        put(is_even(s) ? texts_.even_threat_on_top : texts_.odd_threat_on_top, {owner(), place(s)});
    }
    void double_threat() const {
        const square a = found_.squares[0];
        const square b = found_.squares[1];
        const std::string maker = made(
            std::string(is_open_four(rules_, a, b) ? texts_.an_open_four : texts_.a_double_threat));
        if (names_columns(rules_) && a.column == b.column)
            put(texts_.cannot_stop_both_rows, {maker, opponent(), row(a), row(b), move_text(b)});
        else
            put(texts_.cannot_stop_both, {maker, opponent(), move_text(a), move_text(b)});
    }
    void next_double_threat() const {
        const phrase& threat = texts_.a_double_threat;
        const std::string where =
            squares_text(rules_, found_.squares, found_.owner, texts_.one_of, texts_);
        if (is_explained_move()) return put(texts_.it_prepares, {threat, where});
        if (is_later_move())
            return put(texts_.prepares_after, {move_text(line_[0]), owner(), threat, where});
        put(texts_.prepares, {maker(), threat, where});
    }
    void waiting_threat() const {
        const square s = found_.squares[0];
        const std::string maker =
            made(filled(is_even(s) ? texts_.even_threat : texts_.odd_threat, {place(s)}));
        if (!found_.is_decisive) return put(texts_.cannot_play_below, {maker, opponent()});
        const bool is_zugzwang = line_[line_.size() - 2] == square{s.column, s.row + 1};
        put(is_zugzwang ? texts_.zugzwang : texts_.wins_in_the_end, {maker, opponent()});
    }

    Sink& out_;           // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const rules& rules_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::span<const square> line_;
    const line_pattern& found_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    line_kind kind_;
    const search_phrases& texts_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

}  // namespace detail

/// Writes the pattern of a line as a sentence, such as "It makes a double threat: Red cannot stop
/// both column 1 and column 5." In an explained line, the sentence can contain the number of a move
/// in parentheses.
void write_line_pattern(core::sink auto& out, const rules& r, std::span<const square> line,
                        const line_pattern& found, line_kind kind,
                        const search_phrases& texts = english<search_phrases>) {
    detail::line_pattern_writer(out, r, line, found, kind, texts).write();
}

}  // namespace inarow::inline v0::ui
