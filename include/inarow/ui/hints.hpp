// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/enum_names.hpp>
#include <inarow/json/writer.hpp>
#include <inarow/messages/annotation.hpp>
#include <inarow/solve/solver.hpp>
#include <inarow/ui/insight.hpp>
#include <inarow/ui/state.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

/// Finds the values of the moves of a position. The search works in slices, so that a page can show
/// intermediate results and stop the search.
namespace inarow::inline v0::ui {

/// Returns how many of `plies` plies are moves of the player who makes the last ply.
[[nodiscard]] constexpr int own_moves(int plies) { return (plies + 1) / 2; }

/// Writes "wins in 5", "loses in 8" or "draw" for a move with score `score` in a position with
/// `free` free squares. The number counts the moves of the player who completes the line, including
/// this move if that player makes it.
constexpr void write_score_in_words(core::sink auto& out, const rules& r, int score, int free,
                                    const search_phrases& texts = english<search_phrases>) {
    if (score == 0) return core::write(out, texts.score_draw);
    const int plies = value_of(score, r, free, first).plies;
    write_phrase(out, score > 0 ? texts.score_win : texts.score_loss, {own_moves(plies)});
}

/// A move, and the bounds of its score that are known so far. The score is from the mover's point
/// of view.
struct hint {
    square where;
    solve::value_query<page_position::capacity> after;
    std::chrono::nanoseconds next_slice;  ///< time limit of the next slice of the search

    [[nodiscard]] solve::bounds score_bounds() const { return negated(after.score_bounds); }
};

/// The hints of a position. The search resumes unfinished hints in turn. At first, a slice takes at
/// most 4 ms. Each further slice of the same hint can take twice as long as the slice before, up to
/// 128 ms. A hint that needs a short search therefore does not wait for a hint that needs a long
/// search.
class hints {
public:
    explicit hints(const page_position& p) : position_{p}, insight_{insight_of(p)} {
        p.for_each_move(
            [&](square s) { all_.push_back({s, solve::value_query(p.after(s)), first_slice}); });
    }

    [[nodiscard]] const page_position& position() const { return position_; }
    /// Returns one hint for each legal move, in the order of the legal moves.
    [[nodiscard]] const std::vector<hint>& all() const { return all_; }
    /// Returns the squares that decide the position. These squares are known before any search.
    [[nodiscard]] const ui::insight& insight() const { return insight_; }
    [[nodiscard]] bool is_done() const {
        return std::ranges::all_of(all_, [](const hint& h) { return h.after.is_done(); });
    }
    /// Continues the search for one hint, for at most 128 ms.
    void resume(solve::solver& solver) {
        if (is_done()) return;
        while (all_[next_ % all_.size()].after.is_done()) ++next_;
        hint& now = all_[next_++ % all_.size()];
        (void)solver.answer(now.after, solve::limit::of_time(now.next_slice));
        if (now.next_slice < longest_slice) now.next_slice *= 2;
    }

private:
    static constexpr std::chrono::milliseconds first_slice{4};
    static constexpr std::chrono::milliseconds longest_slice{128};

    page_position position_;
    ui::insight insight_;
    std::vector<hint> all_{};
    std::size_t next_ = 0;
};

/// The outcome that the bounds of a score determine, from the point of view of the player whose
/// score it is. The outlook is `unknown` if the bounds allow more than one outcome.
enum class outlook : std::uint8_t { unknown, win, draw, loss };

inline constexpr auto outlook_names =
    core::enum_names_of<outlook>("unknown", "win", "draw", "loss");

[[nodiscard]] constexpr outlook outlook_of(const solve::bounds& b) {
    if (b.lower > 0) return outlook::win;
    if (b.upper < 0) return outlook::loss;
    return is_exact(b) ? outlook::draw : outlook::unknown;
}

namespace detail {

/// Returns, in words, what is known about the sign of a score, such as "does not lose". `b`
/// contains the bounds of a score that is not known exactly.
[[nodiscard]] constexpr const phrase& sign_in_words(const solve::bounds& b,
                                                    const search_phrases& texts) {
    return b.lower > 0    ? texts.score_wins
           : b.upper < 0  ? texts.score_loses
           : b.lower == 0 ? texts.score_does_not_lose
           : b.upper == 0 ? texts.score_does_not_win
                          : texts.score_unknown;
}

}  // namespace detail

/// Writes a score that may not be known exactly. If the bounds are exact, writes the same text as
/// write_score_in_words. Otherwise, writes "wins", "loses", "does not lose", "does not win" or
/// "unknown".
constexpr void write_bounds_in_words(core::sink auto& out, const rules& r,
                                     const solve::bounds& known, int free,
                                     const search_phrases& texts = english<search_phrases>) {
    if (is_exact(known)) return write_score_in_words(out, r, known.lower, free, texts);
    core::write(out, detail::sign_in_words(known, texts));
}

/// Returns, for each hint, whether its move is known to be a best move.
[[nodiscard]] inline std::vector<bool> best_of(const hints& found) {
    int upper = -found.position().rules().squares();  // upper bound over all moves
    for (const hint& h : found.all()) upper = (std::max)(upper, h.score_bounds().upper);
    std::vector<bool> result;
    for (const hint& h : found.all()) result.push_back(h.score_bounds().lower >= upper);
    return result;
}

/// If a position has more legal moves than this number, a board shows at most this many hints.
inline constexpr int max_shown_hints = 12;

/// Returns, for each hint, whether a board shows the hint. If the position has at most
/// max_shown_hints moves, a board shows the hint of each move that is known to win, lose or draw.
/// Otherwise, a board shows the hints of the moves to choose from:
///
/// - if some moves are known to win: the moves that win soonest according to the known bounds;
/// - otherwise, if some moves are known to lose: the moves that are not known to lose;
/// - if all moves lose: the best moves.
///
/// A board shows no hint if none of these cases applies, or if there are more than max_shown_hints
/// moves to choose from.
[[nodiscard]] inline std::vector<bool> shown_of(const hints& found) {
    const std::vector<hint>& all = found.all();
    std::vector<bool> result;
    if (std::ssize(all) <= max_shown_hints) {
        for (const hint& h : all)
            result.push_back(outlook_of(h.score_bounds()) != outlook::unknown);
        return result;
    }
    int lower = 0;
    bool is_any_lost = false;
    for (const hint& h : all) {
        lower = (std::max)(lower, h.score_bounds().lower);
        is_any_lost = is_any_lost || h.score_bounds().upper < 0;
    }
    for (const hint& h : all) {
        const solve::bounds known = h.score_bounds();
        result.push_back(lower > 0 ? known.lower == lower : is_any_lost && known.upper >= 0);
    }
    if (std::ranges::none_of(result, std::identity()) && is_any_lost) result = best_of(found);
    if (std::ranges::count(result, true) > max_shown_hints) result.assign(all.size(), false);
    return result;
}

/// Writes hints as JSON: whether the search is done, what the opponent threatens, and how the
/// player to move can win. For each move, writes its square, its text, the bounds of its score, its
/// outlook, and the score in words. Also writes whether the move is a best move, whether a board
/// shows the hint, and the pattern on the square. If the score is not known exactly, the words are,
/// for example, "wins", "unknown" or "holds so far".
void write_hints(core::sink auto& out, const hints& found,
                 const search_phrases& texts = english<search_phrases>) {
    const page_position& p = found.position();
    const int free = p.rules().squares() - p.stones();
    const std::vector<bool> best = best_of(found);
    const std::vector<bool> shown = shown_of(found);
    json::writer json(out);
    json.begin_object();
    json.member("is_done", found.is_done());
    detail::sentence_member(
        json, "threat", [&](std::string& text) { write_threat(text, p, found.insight(), texts); });
    detail::sentence_member(
        json, "chance", [&](std::string& text) { write_chance(text, p, found.insight(), texts); });
    json.key("moves");
    json.array(found.all(), [&, index = std::size_t{0}](const hint& h) mutable {
        const solve::bounds known = h.score_bounds();
        json.begin_object();
        json.member("square", index_of(p.rules(), h.where));
        json.string_member("move", [&](auto& text) {
            notation::print(text, notation::kind::any, p.rules(), h.where, p.to_move());
        });
        json.member("lower", known.lower);
        json.member("upper", known.upper);
        json.member("outlook", outlook_names, outlook_of(known));
        const bool is_best = best[index];
        const bool is_shown = shown[index++];
        json.member("is_best", is_best);
        json.member("is_shown", is_shown);
        const pattern seen = found.insight().at(h.where);
        json.member("pattern", pattern_names, seen);
        detail::sentence_member(json, "pattern_words", [&](std::string& text) {
            write_pattern(text, p.rules(), seen, p.to_move(), texts);
        });
        detail::sentence_member(json, "words", [&](std::string& text) {
            if (is_shown && outlook_of(known) == outlook::unknown)
                core::write(text, texts.holds_so_far);
            else
                write_bounds_in_words(text, p.rules(), known, free, texts);
        });
        json.end_object();
    });
    json.end_object();
}

}  // namespace inarow::inline v0::ui
