// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/remark.hpp>
#include <inarow/draw/report.hpp>
#include <inarow/solve/analysis.hpp>
#include <inarow/solve/solver.hpp>
#include <inarow/ui/state.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>

/// A game judged move by move, a little at a time, so that a page can show what is known and stop.
namespace inarow::inline v0::ui {

/// From the last position to the first, as solve::analyze, and no longer at each than it is given.
class review {
public:
    explicit review(const game& of, std::chrono::nanoseconds for_each)
        : analysis_{solve::unjudged(of)},
          at_{on_screen(of)},
          now_{at_.position()},
          for_each_{for_each} {}

    /// What is known.
    [[nodiscard]] const solve::analysis<dynamic>& known() const { return analysis_; }
    [[nodiscard]] bool is_done() const { return is_done_; }

    /// Works at one position, for a tenth of a second at most.
    void go_on(solve::solver& by) {
        if (is_done_) return;
        if (!now_.is_answered() && spent_ < for_each_) {
            by.set_limit(
                solve::limit::of_time(std::min<std::chrono::nanoseconds>(slice, for_each_)));
            (void)by.answer(now_);
            spent_ += by.spent().time;
        }
        keep();
        if (now_.is_answered() || spent_ >= for_each_) step_back();
    }

private:
    static constexpr std::chrono::milliseconds slice{100};

    void keep() {
        const auto lies = turned(now_.score_lies, at_.position().to_move());
        const auto ply = static_cast<std::size_t>(at_.ply());
        (ply == 0 ? analysis_.at_start : analysis_.moves[ply - 1].after) = lies;
        judge(analysis_);
    }
    void step_back() {
        is_done_ = at_.ply() == 0;
        if (is_done_) return;
        const player by = other(at_.position().to_move());
        const int at_least =
            turned(analysis_.moves[static_cast<std::size_t>(at_.ply()) - 1].after, by).least;
        (void)at_.undo();
        now_ = solve::value_inquiry(at_.position());
        now_.score_lies.least = std::max(now_.score_lies.least, at_least);
        spent_ = {};
    }

    solve::analysis<dynamic> analysis_;
    screen_game at_;
    solve::value_inquiry<screen_position::capacity> now_;
    std::chrono::nanoseconds for_each_;
    std::chrono::nanoseconds spent_{};
    bool is_done_ = false;
};

/// Writes what is known as JSON: for every ply from 0 on where first's score lies, the score in
/// words, and of the move before it the judgement and the remark.
inline void write_review(core::sink auto& to, const review& of) {
    const solve::analysis<dynamic>& all = of.known();
    inarow::game at(all.start);
    const auto write_ply = [&](const solve::bounds& lies) {
        core::write(to, "{\"least\":", lies.least, ",\"most\":", lies.most, ",\"words\":\"");
        draw::write_forecast(to, at.position(), lies);
        core::write(to, '"');
    };
    core::write(to, "{\"is_done\":", of.is_done() ? "true" : "false", ",\"plies\":[");
    write_ply(all.at_start);
    core::write(to, '}');
    for (const auto& m : all.moves) {
        (void)at.apply(m.where);
        core::write(to, ',');
        write_ply(m.after);
        core::write(to, ",\"is\":\"", name_of(m.is), "\",\"remark\":\"");
        draw::write_remark(to, all.start.rules(), m);
        core::write(to, "\"}");
    }
    core::write(to, "]}");
}

}  // namespace inarow::inline v0::ui
