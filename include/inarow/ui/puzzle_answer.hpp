// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/json/writer.hpp>
#include <inarow/ui/explanation.hpp>
#include <inarow/ui/puzzle.hpp>

#include <optional>
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
    [[nodiscard]] bool is_done() const { return why_.is_done(); }
    /// Continues the search for at most a tenth of a second.
    void resume(solve::solver& solver) { why_.resume(solver); }

    /// Precondition: is_done().
    [[nodiscard]] bool is_right() const {
        return ui::is_right(asked_.kind, why_.score_after(), why_.score_before());
    }
    /// Returns the puzzle after the reply that delays the loss longest. Returns `nullopt` if the
    /// move is wrong or ends the puzzle. Precondition: is_done().
    [[nodiscard]] std::optional<puzzle> next() const {
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

/// Writes whether a move is right. If the puzzle continues, adds the reply and the next task:
/// "Right: 4. Red answers 3. ..." Otherwise, adds the explanation of the move without the better
/// moves. Precondition: a.is_done().
void write_answer_sentence(core::sink auto& out, const puzzle_answer& a) {
    core::write(out, a.is_right() ? "Right: " : "Wrong: ");
    const auto next = a.next();
    if (!next) return write_explanation_sentence(out, a.why(), false);
    const rules& r = next->game.rules();
    const player mover = next->game.position().to_move();
    const auto line = a.why().line();
    notation::print(out, notation::kind::any, r, line[0], mover);
    core::write(out, ". ", draw::player_name(r, other(mover)), " answers ");
    notation::print(out, notation::kind::any, r, line[1], other(mover));
    core::write(out, ". ");
    write_task(out, *next);
}

/// Returns the marks of the explanation of the move, without the better moves. The result is empty
/// if the puzzle continues, or if the answer is not done.
[[nodiscard]] inline std::vector<board_mark> marks_of(const puzzle_answer& a) {
    if (!a.is_done() || a.next()) return {};
    auto result = marks_of(a.why());
    std::erase_if(result, [](const board_mark& m) { return m.kind == mark_kind::better; });
    return result;
}

/// Writes an answer as JSON: whether it is done, whether the move is right, the sentence and the
/// marks. If the puzzle continues, also writes the puzzle after the reply, as one line.
void write_answer(core::sink auto& out, const puzzle_answer& a) {
    json::writer json(out);
    json.begin_object();
    json.member("is_done", a.is_done());
    json.member("is_right", a.is_done() && a.is_right());
    json.string_member("sentence", [&](auto& text) {
        if (a.is_done()) write_answer_sentence(text, a);
    });
    write_marks(json, a.asked().game.rules(), marks_of(a));
    const auto next = a.is_done() ? a.next() : std::nullopt;
    json.string_member("next", next.has_value(), [&](auto& text) { print_puzzle(text, *next); });
    json.end_object();
}

}  // namespace inarow::inline v0::ui
