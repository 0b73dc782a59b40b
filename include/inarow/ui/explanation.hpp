// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/enum_names.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/json/writer.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/solve/solver.hpp>
#include <inarow/ui/hints.hpp>
#include <inarow/ui/insight.hpp>
#include <inarow/ui/line_pattern.hpp>
#include <inarow/ui/state.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Explains the value of a move. An explanation contains a sentence, and shows how the game
/// continues and which moves are better.
namespace inarow::inline v0::ui {

/// The meaning of a mark on a square:
/// - `line`: a move of the line (the moves that the explanation shows), with its number.
/// - `better`: a move that is better than the explained move.
/// - `threat`: a square where the winner of the line can win immediately.
/// - `zugzwang`: a square where the winner of the line can win once the other player has been
///   forced to move below it.
/// A `threat` and a `zugzwang` also have a number: the number of the move after which the winner
/// can win there.
enum class mark_kind : std::uint8_t { line, better, threat, zugzwang };
inline constexpr auto mark_kind_names =
    core::enum_names_of<mark_kind>("line", "better", "threat", "zugzwang");

struct board_mark {
    square where;
    mark_kind kind;
    player mover;    ///< the player who makes the move
    int number = 0;  ///< number of a move in the line, from 1; 0 for no move

    bool operator==(const board_mark&) const = default;
};

/// The explanation of a move. The search works in slices, so that a page can stop the search
/// between two slices.
class explanation {
public:
    /// Precondition: the move is legal.
    explanation(const page_position& before, square move)
        : before_{before},
          move_{move},
          reply_{solve::value_query(before.after(move))},
          best_{solve::value_query(before)} {}

    [[nodiscard]] const page_position& before() const { return before_; }
    [[nodiscard]] square(move)() const { return move_; }
    [[nodiscard]] bool is_done() const {
        return reply_.is_done() && best_.is_done() &&
               (!gives_win_away() || (after_best_ && after_best_->is_done()));
    }

    /// Continues the search for at most a tenth of a second.
    void resume(solve::solver& solver) {
        const auto slice = solve::limit::of_time(std::chrono::milliseconds(100));
        if (!reply_.is_done()) {
            (void)solver.answer(reply_, slice);
        } else if (!best_.is_done()) {
            (void)solver.answer(best_, slice);
        } else if (gives_win_away()) {
            if (!after_best_) after_best_.emplace(solve::value_query(before_.after(best_.best[0])));
            (void)solver.answer(*after_best_, slice);
        }
    }

    /// Returns the line: the move and the best play after it. The line ends at the end of the game
    /// or, if the search is not done, after the last known move.
    [[nodiscard]] std::vector<square> line() const {
        std::vector<square> result{move_};
        result.insert(result.end(), reply_.moves.begin(), reply_.moves.end());
        return result;
    }
    /// Returns the first of the best moves and the best play after it, if the move gives a win
    /// away; otherwise an empty line. Precondition: is_done().
    [[nodiscard]] std::vector<square> better_line() const {
        std::vector<square> result;
        if (!gives_win_away()) return result;
        result.push_back(best_.best[0]);
        result.insert(result.end(), after_best_->moves.begin(), after_best_->moves.end());
        return result;
    }
    /// Returns the position before ply `ply` of the line. Plies are counted from 0. If `ply` is the
    /// length of the line, returns the position at the end of the line.
    [[nodiscard]] page_position at(std::size_t ply) const {
        page_position p = before_;
        for (const square s : line()) {
            if (ply-- == 0) break;
            p = p.after(s);
        }
        return p;
    }
    /// Returns the mover's score before the move. Precondition: is_done().
    [[nodiscard]] int score_before() const { return best_.value.score(); }
    /// Returns the mover's score after the move. Precondition: is_done().
    [[nodiscard]] int score_after() const { return -reply_.root_value.score(); }
    [[nodiscard]] bool is_best() const { return score_after() == score_before(); }
    /// Returns all best moves, in reading order. Precondition: is_done().
    [[nodiscard]] std::vector<square> best() const {
        return {best_.best.begin(), best_.best.end()};
    }

private:
    using line_query = solve::principal_variation_query<page_position::capacity>;

    /// Precondition: the other two searches are done.
    [[nodiscard]] bool gives_win_away() const { return score_before() > 0 && score_after() <= 0; }

    page_position before_;
    square move_;
    line_query reply_;
    solve::best_moves_query<page_position::capacity> best_;
    std::optional<line_query> after_best_{};
};

/// The moment that decides a line of moves. After the winner makes move `ply`, the opponent cannot
/// prevent the win.
struct decisive_moment {
    std::size_t ply;              ///< index of the move in the line, from 0
    std::vector<square> threats;  ///< squares where the winner threatens to win; empty in zugzwang
    bool is_zugzwang;             ///< whether only the opponent's reply makes the last move legal
};

/// Returns the moment that decides a line: the winner's second-to-last move. Returns `nullopt` if
/// the line is shorter than three plies, if nobody wins, or if the winner does not make the last
/// move of the line.
[[nodiscard]] inline std::optional<decisive_moment> decisive_moment_of(const explanation& why) {
    const std::vector<square> line = why.line();
    const page_position end = why.at(line.size());
    const std::size_t min_plies = 3;
    if (line.size() < min_plies || end.outcome() == outcome::draw) return std::nullopt;
    const std::size_t ply = line.size() - min_plies;
    const player winner = why.at(ply).to_move();
    if (end.outcome() != won_by(winner)) return std::nullopt;
    const page_position after = why.at(ply + 1);
    auto threats = winning_squares(after, winner);
    const bool is_zugzwang = threats.empty() && !(after.check)(line.back()).legal;
    return decisive_moment{ply, (std::move)(threats), is_zugzwang};
}

namespace detail {

/// Writes the sentence of a finished explanation.
template <core::sink Sink>
class explanation_writer {
public:
    explanation_writer(Sink& out, const explanation& why, bool names_better,
                       const search_phrases& texts)
        : out_{out},
          why_{why},
          line_{why.line()},
          mover_{why.before().to_move()},
          names_better_{names_better},
          texts_{texts},
          pattern_{pattern_of(why.before(), line_)} {
        if (!names_better || pattern_) return;
        better_line_ = why.better_line();
        better_pattern_ = pattern_of(why.before(), better_line_);
    }

    void write() const {
        verdict();
        story();
        if (names_better_ && !why_.is_best()) better();
    }

private:
    [[nodiscard]] const rules& r() const { return why_.before().rules(); }
    template <std::size_t Size>
    void put(const phrase& text, const messages::argument (&arguments)[Size]) const {
        write_phrase(out_, text, arguments);
    }
    [[nodiscard]] const phrase& name(player side) const { return player_name(texts_, r(), side); }
    [[nodiscard]] std::string move_text(square s, player mover) const {
        return move_in_sentence(r(), s, mover, texts_.column);
    }
    [[nodiscard]] player mover_of(std::size_t ply) const {
        return ply % 2 == 0 ? mover_ : other(mover_);
    }
    [[nodiscard]] std::string ply_text(std::size_t ply) const {
        return move_text(line_[ply], mover_of(ply));
    }
    [[nodiscard]] int plies() const { return static_cast<int>(line_.size()); }

    void verdict() const {
        const int before = why_.score_before();
        const int after = why_.score_after();
        const std::string move = move_in_sentence(
            r(), line_[0], mover_, names_better_ ? texts_.first_column : texts_.column);
        if (after > 0 && plies() == 1) return put(texts_.move_wins, {move});
        if (after == 0 && before > 0)
            return put(texts_.holds_against_win, {move, name(other(mover_))});
        if (after == 0)
            return put(why_.best().size() == 1 ? texts_.only_move_holds : texts_.holds, {move});
        const phrase& text = after > 0 ? (why_.is_best() ? texts_.is_best : texts_.wins_later)
                             : why_.is_best() ? texts_.holds_out
                             : before > 0     ? texts_.loses_win
                             : before == 0    ? texts_.loses_draw
                                              : texts_.loses_sooner;
        put(text, {move, name(after > 0 ? mover_ : other(mover_)), in_moves()});
    }
    /// Returns "in 3 moves" or, if a best move leads to the same winner, "in 3 moves instead of 2".
    /// Counts only the moves of the player who makes the last ply of the line.
    [[nodiscard]] std::string in_moves() const {
        const int before = why_.score_before();
        const int count = own_moves(plies());
        if (why_.is_best() || (before > 0) != (why_.score_after() > 0) || before == 0)
            return filled(count == 1 ? texts_.in_one_move : texts_.in_moves, {count});
        const int free = r().squares() - why_.before().stones();
        return filled(count == 1 ? texts_.in_one_move_instead : texts_.in_moves_instead,
                      {count, own_moves(value_of(before, r(), free, mover_).plies)});
    }
    void story() const {
        if (pattern_) {
            core::write(out_, ' ');
            return write_line_pattern(out_, r(), line_, *pattern_, line_kind::explained, texts_);
        }
        if (plies() > 1 && !better_pattern_) end_text();
    }
    void end_text() const {
        const page_position end = why_.at(line_.size());
        if (end.outcome() == outcome::draw) return;
        const player last = mover_of(line_.size() - 1);
        const bool is_own_win = end.outcome() == won_by(last);
        const auto moment = decisive_moment_of(why_);
        if (is_own_win && !moment) return;
        core::write(out_, ' ');
        if (is_own_win) return moment_text(*moment, last);
        put(texts_.must_complete, {name(last), ply_text(line_.size() - 1)});
    }
    void moment_text(const decisive_moment& moment, player winner) const {
        const std::string move = ply_text(moment.ply);
        const int number = static_cast<int>(moment.ply) + 1;
        const phrase& loser = name(other(winner));
        const auto& threats = moment.threats;
        if (threats.size() > 1)
            return put(texts_.end_both, {move, number, loser, move_text(threats[0], winner),
                                         move_text(threats[1], winner)});
        const std::string answer = ply_text(line_.size() - 2);
        if (moment.is_zugzwang)
            return put(texts_.end_zugzwang, {move, number, loser, answer, name(winner)});
        const bool is_block = core::contains(threats, line_[line_.size() - 2]);
        put(is_block ? texts_.end_block : texts_.end_no_defense,
            {move, number, loser, answer, ply_text(line_.size() - 1)});
    }
    void better() const {
        constexpr std::size_t max_named = 4;
        const auto best = why_.best();
        std::string list;
        for (std::size_t i = 0; i < best.size() && i < max_named; ++i)
            core::write(list, i > 0 ? ", " : "", move_name(r(), best[i], mover_));
        if (best.size() > max_named) list = filled(texts_.and_others, {list});
        if (names_columns(r()))
            list = filled(best.size() == 1 ? texts_.column : texts_.columns, {list});
        core::write(out_, ' ');
        put(texts_.better, {list});
        if (!better_pattern_) return;
        core::write(out_, ' ');
        write_line_pattern(out_, r(), better_line_, *better_pattern_, line_kind::better, texts_);
    }

    Sink& out_;               // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const explanation& why_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::vector<square> line_;
    player mover_;
    bool names_better_;
    const search_phrases& texts_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::optional<line_pattern> pattern_;
    /// The better line and its pattern. Both are empty if the explained line has a pattern.
    std::vector<square> better_line_{};
    std::optional<line_pattern> better_pattern_{};
};

}  // namespace detail

/// Writes the explanation as text: "Column 4 gives the win away: Red wins in 9 moves. Column 3
/// (number 6) makes an even threat in row 2 of column 5, and in the end Yellow has to play below
/// it. Better: column 2." A number in parentheses is the number of a mark. The text names the
/// pattern of the line or, if the line has no pattern, describes the end of the line. If
/// `names_better` is false, the text follows "Right: " or "Wrong: ", so it begins in lower case,
/// and it omits the better moves. If the explanation is not done, writes what the move threatens,
/// what the opponent can do then, and that the value of the move is not proven.
void write_explanation_sentence(core::sink auto& out, const explanation& why,
                                bool names_better = true,
                                const search_phrases& texts = english<search_phrases>) {
    if (why.is_done()) return detail::explanation_writer(out, why, names_better, texts).write();
    const page_position after = why.at(1);
    const insight seen = insight_of(after);
    if (!seen.blocks.empty() || !seen.opposing_double_threats.empty()) {
        write_threat(out, after, seen, texts);
        core::write(out, ' ');
    }
    if (!seen.wins.empty() || !seen.double_threats.empty()) {
        write_chance(out, after, seen, texts);
        core::write(out, ' ');
    }
    const page_position& before = why.before();
    write_phrase(out, texts.not_proven,
                 {detail::move_name(before.rules(), (why.move)(), before.to_move())});
}

namespace detail {

/// Returns the marks on the squares of the line's pattern or, if it has none, of its decisive
/// moment.
[[nodiscard]] inline std::vector<board_mark> winning_marks(const explanation& why) {
    std::vector<board_mark> result;
    const auto line = why.line();
    const auto add = [&](square s, mark_kind kind, player winner, std::size_t plies) {
        result.push_back({s, kind, winner, static_cast<int>(plies)});
    };
    if (const auto found = pattern_of(why.before(), line)) {
        if (found->kind == line_pattern_kind::claimeven) return result;
        const threat_board board(why.at(found->plies));
        for (const square s : found->squares)
            add(s, board.is_reachable(s) ? mark_kind::threat : mark_kind::zugzwang, found->owner,
                found->plies);
    } else if (const auto moment = decisive_moment_of(why)) {
        const player winner = why.at(moment->ply).to_move();
        for (const square s : moment->threats) add(s, mark_kind::threat, winner, moment->ply + 1);
        if (moment->is_zugzwang) add(line.back(), mark_kind::zugzwang, winner, moment->ply + 1);
    }
    return result;
}

}  // namespace detail

/// Returns the marks of an explanation. If the explanation is not done, returns only the mark of
/// the move.
[[nodiscard]] inline std::vector<board_mark> marks_of(const explanation& why) {
    std::vector<board_mark> result;
    player mover = why.before().to_move();
    const auto line = why.is_done() ? why.line() : std::vector{(why.move)()};
    for (const square s : line) {
        const int number = static_cast<int>(result.size()) + 1;
        result.push_back({s, mark_kind::line, mover, number});
        mover = other(mover);
    }
    if (!why.is_done()) return result;
    if (!why.is_best())
        for (const square s : why.best())
            result.push_back({s, mark_kind::better, why.before().to_move()});
    for (const board_mark& m : detail::winning_marks(why)) result.push_back(m);
    return result;
}

/// Writes the member "marks" of a JSON object.
template <core::sink Sink>
void write_marks(json::writer<Sink>& json, const rules& r, const std::vector<board_mark>& marks) {
    json.key("marks");
    json.array(marks, [&](const board_mark& m) {
        json.begin_object();
        json.member("square", index_of(r, m.where));
        json.member("kind", mark_kind_names, m.kind);
        json.member("mover", player_names, m.mover);
        json.member("number", m.number > 0 ? std::optional(m.number) : std::nullopt);
        json.string_member("text", [&](auto& text) {
            notation::print(text, notation::kind::any, r, m.where, m.mover);
        });
        json.end_object();
    });
}

/// Writes an explanation as JSON: whether the search is done, the sentence, and the marks. Each
/// mark contains its move as text. Squares are numbers in reading order.
void write_explanation(core::sink auto& out, const explanation& why,
                       const search_phrases& texts = english<search_phrases>) {
    const rules& r = why.before().rules();
    json::writer json(out);
    json.begin_object();
    json.member("is_done", why.is_done());
    detail::sentence_member(json, "sentence", [&](std::string& text) {
        write_explanation_sentence(text, why, true, texts);
    });
    write_marks(json, r, marks_of(why));
    json.end_object();
}

}  // namespace inarow::inline v0::ui
