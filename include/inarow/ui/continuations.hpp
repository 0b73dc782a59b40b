// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/json/writer.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/solve/solver.hpp>
#include <inarow/ui/state.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace inarow::inline v0::ui {

/// The moves that follow a move if both players always play the first of their best moves.
struct continuation {
    /// The maximum number of moves to find.
    static constexpr std::size_t longest = 6;

    square where;
    solve::principal_variation_query<page_position::capacity> after;
    bool is_in_book = false;  ///< whether the position after the move is in the opening book

    /// Returns the known moves after `where`.
    [[nodiscard]] std::span<const square> moves() const {
        return std::span(after.moves.begin(), (std::min)(after.moves.size(), longest));
    }
    [[nodiscard]] bool is_done() const { return after.is_done() || moves().size() == longest; }
};

/// The continuations of all legal moves of a position, which a page shows in its explorer. The
/// search works in slices, so that a page can stop the search between two slices. Each slice
/// continues the search for one move. The moves whose search is not done take turns.
class continuations {
public:
    explicit continuations(const page_position& p) : position_{p} {
        p.for_each_move([&](square s) {
            all_.push_back({s, solve::principal_variation_query(solve::value_query(p.after(s)))});
        });
    }

    [[nodiscard]] const page_position& position() const { return position_; }
    /// Returns one continuation for each legal move, in the order of the legal moves.
    [[nodiscard]] const std::vector<continuation>& all() const { return all_; }
    [[nodiscard]] bool is_done() const {
        return std::ranges::all_of(all_, [](const continuation& c) { return c.is_done(); });
    }
    /// Continues the search for one move, for at most a tenth of a second.
    void resume(solve::solver& solver) {
        if (is_done()) return;
        while (all_[next_ % all_.size()].is_done()) ++next_;
        continuation& now = all_[next_++ % all_.size()];
        const auto& book = solver.current_book();
        now.is_in_book = book && book->view().probe(position_.after(now.where));
        constexpr std::chrono::milliseconds slice{100};
        (void)solver.answer(now.after, solve::limit::of_time(slice));
    }

private:
    page_position position_;
    std::vector<continuation> all_{};
    std::size_t next_ = 0;
};

/// Writes continuations as JSON. For each move, writes its square, the moves that follow, and
/// whether the position after the move is in the opening book.
void write_continuations(core::sink auto& out, const continuations& found) {
    const page_position& p = found.position();
    json::writer json(out);
    json.begin_object();
    json.member("is_done", found.is_done());
    json.key("moves");
    json.array(found.all(), [&](const continuation& c) {
        json.begin_object();
        json.member("square", index_of(p.rules(), c.where));
        json.member("is_in_book", c.is_in_book);
        json.key("line");
        json.array(c.moves(), [&, mover = p.to_move()](square s) mutable {
            mover = other(mover);
            json.string([&](auto& text) {
                notation::print(text, notation::kind::any, p.rules(), s, mover);
            });
        });
        json.end_object();
    });
    json.end_object();
}

}  // namespace inarow::inline v0::ui
