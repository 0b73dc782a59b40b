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
#include <optional>
#include <vector>

/// A game judged move by move, a little at a time, so that a page can show what is known and stop.
namespace inarow::inline v0::ui {

/// As solve::analyze does it, from the last position to the first, but with so much time for each
/// position, and without the better moves.
class review {
public:
    /// What an earlier review of the same game found, as far as it is the same, is kept.
    review(const game& of, std::chrono::nanoseconds for_each, const review* earlier = nullptr)
        : game_{of}, for_each_{for_each} {
        screen_game at(screen_position::start_unchecked(of.rules()));
        plies_.push_back({solve::value_inquiry(at.position())});
        for (const square s : of.moves()) {
            (void)at.apply(s);
            plies_.push_back({solve::value_inquiry(at.position())});
        }
        if (earlier == nullptr) return;
        const std::size_t both = std::min(plies_.size(), earlier->plies_.size());
        for (std::size_t i = 0; i < both && earlier->plies_[i].asked.at == plies_[i].asked.at; ++i)
            plies_[i] = earlier->plies_[i];
    }

    [[nodiscard]] bool is_done() const { return !next().has_value(); }

    /// Works at one position, for a tenth of a second at most.
    void go_on(solve::solver& by) {
        const auto at = next();
        if (!at) return;
        auto& [asked, spent] = plies_[*at];
        if (*at + 1 < plies_.size()) {
            const int at_least = -plies_[*at + 1].asked.score_lies.most;
            asked.score_lies.least = std::max(asked.score_lies.least, at_least);
            if (asked.is_answered()) return;
        }
        by.set_limit(solve::limit::of_time(std::min(longest_slice, for_each_ - spent)));
        (void)by.answer(asked);
        spent += by.spent().time;
    }

    /// What is known.
    [[nodiscard]] solve::analysis<dynamic> known() const {
        solve::analysis<dynamic> result = solve::unjudged(game_);
        for (std::size_t i = 0; i < plies_.size(); ++i) {
            const auto& asked = plies_[i].asked;
            (i == 0 ? result.at_start : result.moves[i - 1].after) =
                turned(asked.score_lies, asked.at.to_move());
        }
        judge(result);
        return result;
    }

private:
    struct ply {
        solve::value_inquiry<screen_position::capacity> asked;
        std::chrono::nanoseconds spent{};
    };
    static constexpr std::chrono::nanoseconds longest_slice = std::chrono::milliseconds(100);

    /// The last ply to which there is something left to do.
    [[nodiscard]] std::optional<std::size_t> next() const {
        for (std::size_t i = plies_.size(); i-- > 0;)
            if (!plies_[i].asked.is_answered() && plies_[i].spent < for_each_) return i;
        return std::nullopt;
    }

    game game_;
    std::chrono::nanoseconds for_each_;
    std::vector<ply> plies_;
};

/// Writes what is known as JSON: for every ply from 0 on where first's score lies, the score in
/// words, and of the move before it the judgement and the remark.
inline void write_review(core::sink auto& to, const review& of) {
    const solve::analysis<dynamic> all = of.known();
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
