// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/json/writer.hpp>
#include <inarow/ui/explanation.hpp>
#include <inarow/ui/insight.hpp>
#include <inarow/ui/puzzle.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Answers a move in a puzzle. An answer says whether the move is right and why, and contains the
/// reply and the next task.
namespace inarow::inline v0::ui {

/// A judged move in a puzzle. The search is the same as for an explanation of the move, so it works
/// in slices.
class puzzle_answer {
public:
    /// Precondition: the move is legal.
    puzzle_answer(puzzle asked, square answer)
        : asked_{(std::move)(asked)}, why_(asked_.position(), answer) {}

    [[nodiscard]] const puzzle& asked() const { return asked_; }
    [[nodiscard]] const explanation& why() const { return why_; }
    [[nodiscard]] bool is_done() const { return has_pattern() || why_.is_done(); }
    /// Continues the search for at most a tenth of a second.
    void resume(solve::solver& solver) {
        if (!is_done()) why_.resume(solver);
    }
    /// Returns whether the puzzle asks for a pattern, which needs no search.
    [[nodiscard]] bool has_pattern() const { return asked_.kind == puzzle_kind::pattern; }

    /// Precondition: is_done().
    [[nodiscard]] bool is_right() const {
        if (has_pattern()) return does_most_urgent(asked_.position(), (why_.move)());
        return ui::is_right(asked_.kind, why_.score_after(), why_.score_before());
    }
    /// Returns the puzzle after the move and the reply that delays the loss longest. Returns
    /// `nullopt` if the move is wrong or ends the puzzle. Only puzzles of the kind `win` can take
    /// several moves. Precondition: is_done().
    [[nodiscard]] std::optional<puzzle> next() const {
        if (has_pattern()) return std::nullopt;
        const auto line = why_.line();
        if (!is_right() || asked_.kind != puzzle_kind::win || line.size() < 3) return std::nullopt;
        puzzle result = asked_;
        --result.moves;
        for (const square s : {line[0], line[1]}) (void)result.game.apply(s);
        return result;
    }

private:
    puzzle asked_;
    explanation why_;
};

namespace detail {

/// Writes what a move in a puzzle of the kind `pattern` does, or what it lets the opponent do.
void write_pattern_answer(core::sink auto& out, const puzzle_answer& a,
                          const search_phrases& texts) {
    const page_position before = a.asked().position();
    const page_position after = a.why().at(1);
    const insight seen = insight_of(after);
    write_phrase(out,
                 after.is_over() ? texts.answer_wins
                 : a.is_right()  ? texts.answer_decides
                                 : texts.answer_does_not_decide,
                 {move_name(before.rules(), (a.why().move)(), before.to_move())});
    if (after.is_over()) return;
    const bool is_threat = a.is_right() && !seen.blocks.empty();
    const bool is_chance = !a.is_right() && (!seen.wins.empty() || !seen.double_threats.empty());
    if (is_threat || is_chance) core::write(out, ' ');
    if (is_threat) write_threat(out, after, seen, texts);
    if (is_chance) write_chance(out, after, seen, texts);
}

/// Returns the marks of a move in a puzzle of the kind `pattern`: the move, and where its player
/// or, if it is wrong, the opponent wins.
[[nodiscard]] inline std::vector<board_mark> pattern_marks(const puzzle_answer& a) {
    const page_position after = a.why().at(1);
    const player mover = a.asked().position().to_move();
    std::vector<board_mark> result{{(a.why().move)(), mark_kind::line, mover, 1}};
    const insight seen = insight_of(after);
    const auto& chances = seen.wins.empty() ? seen.double_threats : seen.wins;
    for (const square s : a.is_right() ? seen.blocks : chances)
        result.push_back({s, mark_kind::threat, a.is_right() ? mover : other(mover), 1});
    return result;
}

}  // namespace detail

/// Writes whether a move is right. If the puzzle continues, adds the reply and the next task:
/// "Right: 4. Red answers 3. ..." Otherwise, adds the explanation of the move without the better
/// moves. If the puzzle asks for a pattern, writes what the move threatens or, if the move is
/// wrong, what the move lets the opponent do. Precondition: a.is_done().
void write_answer_sentence(core::sink auto& out, const puzzle_answer& a,
                           const search_phrases& texts = english<search_phrases>) {
    std::string why;
    if (a.has_pattern()) {
        detail::write_pattern_answer(why, a, texts);
    } else if (const auto next = a.next()) {
        const rules& r = next->game.rules();
        const player mover = next->game.position().to_move();
        const auto line = a.why().line();
        write_phrase(why, texts.answers,
                     {detail::move_name(r, line[0], mover), player_name(texts, r, other(mover)),
                      detail::move_name(r, line[1], other(mover))});
        core::write(why, ' ');
        write_task(why, *next, texts);
    } else {
        write_explanation_sentence(why, a.why(), false, texts);
    }
    write_phrase(out, a.is_right() ? texts.right : texts.wrong, {why});
}

/// Returns the marks of the explanation of the move, without the better moves. If the puzzle asks
/// for a pattern, returns marks on the move and on the squares where the next move wins. The result
/// is empty if the puzzle continues, or if the answer is not done.
[[nodiscard]] inline std::vector<board_mark> marks_of(const puzzle_answer& a) {
    if (!a.is_done() || a.next()) return {};
    if (a.has_pattern()) return detail::pattern_marks(a);
    auto result = marks_of(a.why());
    std::erase_if(result, [](const board_mark& m) { return m.kind == mark_kind::better; });
    return result;
}

/// Writes an answer as JSON: whether the search is done, whether the move is right, the sentence
/// and the marks. If the puzzle continues, also writes the puzzle after the reply, as one line.
void write_answer(core::sink auto& out, const puzzle_answer& a,
                  const search_phrases& texts = english<search_phrases>) {
    json::writer json(out);
    json.begin_object();
    json.member("is_done", a.is_done());
    json.member("is_right", a.is_done() && a.is_right());
    detail::sentence_member(json, "sentence", [&](std::string& text) {
        if (a.is_done()) write_answer_sentence(text, a, texts);
    });
    write_marks(json, a.asked().game.rules(), marks_of(a));
    const auto next = a.is_done() ? a.next() : std::nullopt;
    json.string_member("next", next.has_value(), [&](auto& text) { print_puzzle(text, *next); });
    json.end_object();
}

}  // namespace inarow::inline v0::ui
