// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/forecast.hpp>
#include <inarow/draw/remark.hpp>
#include <inarow/solve/solver.hpp>
#include <inarow/ui/state.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string_view>
#include <vector>

/// What each move of a position is worth, found a little at a time, so that a page can show what is
/// known and stop.
namespace inarow::inline v0::ui {

/// How many of so many plies the winner makes, who makes the last of them.
[[nodiscard]] constexpr int own_moves(int plies) { return (plies + 1) / 2; }

/// "wins in 5", "loses in 8" or "draw", of a move with that score in a position with so many free
/// squares. It counts the winner's own moves, this one included where it is the winner's.
constexpr void write_score_in_words(core::sink auto& to, int score, int free) {
    if (score == 0) return core::write(to, "draw");
    const int plies = value_of(score, free, first).plies;
    core::write(to, score > 0 ? "wins in " : "loses in ", own_moves(plies));
}

/// What is known of the score of a move, for who makes it.
struct hint {
    square where;
    solve::value_inquiry<screen_position::capacity> after;
    std::chrono::nanoseconds next_slice;  ///< how long to work at it the next time, at most

    [[nodiscard]] solve::bounds score_lies() const { return negated(after.score_lies); }
};

/// All moves of a position. Work goes round among those that are not answered, a longer slice each
/// time, so that easy ones do not wait for hard ones.
class hints {
public:
    explicit hints(const screen_position& p) : of_{p} {
        p.for_each_move(
            [&](square s) { all_.push_back({s, solve::value_inquiry(p.after(s)), first_slice}); });
    }

    [[nodiscard]] const screen_position& of() const { return of_; }
    /// In order of their squares' numbers, from the top left; columns from the left.
    [[nodiscard]] const std::vector<hint>& all() const { return all_; }
    [[nodiscard]] bool are_answered() const {
        for (const hint& each : all_)
            if (!each.after.is_answered()) return false;
        return true;
    }
    /// Works at one of them, for an eighth of a second at most.
    void go_on(solve::solver& by) {
        if (are_answered()) return;
        while (all_[next_ % all_.size()].after.is_answered()) ++next_;
        hint& now = all_[next_++ % all_.size()];
        by.set_limit(solve::limit::of_time(now.next_slice));
        (void)by.answer(now.after);
        if (now.next_slice < longest_slice) now.next_slice *= 2;
    }

private:
    static constexpr std::chrono::milliseconds first_slice{4};
    static constexpr std::chrono::milliseconds longest_slice{128};

    screen_position of_;
    std::vector<hint> all_;
    std::size_t next_ = 0;
};

/// Writes them as JSON: the square, the move, where its score lies, whether it is best, and the
/// score in words where it is known, else what is known of it ("wins", "unknown").
void write_hints(core::sink auto& to, const hints& found) {
    const screen_position& p = found.of();
    const int free = p.rules().squares() - p.stones();
    int most = -free;  // of any move
    for (const hint& each : found.all()) most = std::max(most, each.score_lies().most);
    core::write(to, "{\"is_answered\":", found.are_answered() ? "true" : "false", ",\"moves\":[");
    bool is_next = false;
    for (const hint& each : found.all()) {
        const solve::bounds lies = each.score_lies();
        core::write(to, is_next ? "," : "", "{\"square\":", index_of(p.rules(), each.where));
        core::write(to, ",\"move\":\"");
        notation::print(to, notation::default_for(p.rules()), p.rules(), each.where, p.to_move());
        core::write(to, "\",\"least\":", lies.least, ",\"most\":", lies.most, ",\"is_best\":");
        core::write(to, lies.least >= most ? "true" : "false");
        core::write(to, ",\"words\":\"");
        if (is_exact(lies)) {
            write_score_in_words(to, lies.least, free);
        } else {
            core::write(to, lies.least > 0    ? "wins"
                            : lies.most < 0   ? "loses"
                            : lies.least == 0 ? "does not lose"
                            : lies.most == 0  ? "does not win"
                                              : "unknown");
        }
        core::write(to, "\"}");
        is_next = true;
    }
    core::write(to, "]}");
}

}  // namespace inarow::inline v0::ui
