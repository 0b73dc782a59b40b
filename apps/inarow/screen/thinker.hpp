// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/solver.hpp>
#include <inarow/ui/hints.hpp>
#include <inarow/ui/review.hpp>

#include "play/play_session.hpp"
#include "screen/background.hpp"

#include <functional>
#include <memory>
#include <optional>

namespace inarow::app::screen {

/// Returns whether hints and reviews are available for the game. They are available if the board
/// has at most ui::max_page_side columns and rows.
[[nodiscard]] bool can_search(const ui::state& s);

/// Searches on a separate thread while the screen waits for keys: first for the move of the
/// computer, then for hints, then for a review.
class thinker {
public:
    explicit thinker(const session_settings& settings) : settings_{settings} {}

    /// If the last search has ended, takes its results and starts the next search that the state
    /// needs.
    void resume(const ui::state& s, bool has_review);
    /// Returns whether a search is running, or has ended but `resume` has not yet taken its
    /// results.
    [[nodiscard]] bool is_busy() const { return take_up_ != nullptr; }
    /// Ends the search and discards the hints. Must be called before the state changes.
    void stop();

    /// Returns the move of the computer, if it has been found. Returns each move only once.
    [[nodiscard]] std::optional<computer_move> take_move();
    /// Returns the hints known so far for the moves of the state, or null before the first result.
    [[nodiscard]] const ui::hints* hints() const { return hints_.get(); }
    [[nodiscard]] const ui::review* review() const { return review_.get(); }

private:
    void choose_move(const ui::state& s);
    void find_hints(const ui::state& s);
    void go_through(const ui::state& s);
    /// Runs `work` on the thread. When the work has ended, `resume` calls `found` to take the
    /// results.
    void start(std::function<void()> work, std::function<void()> found);

    const session_settings& settings_;
    std::function<void()> take_up_;
    std::optional<computer_move> move_;
    std::shared_ptr<const ui::hints> hints_;
    std::shared_ptr<const ui::review> review_;
    background worker_;  // the last member, because its work uses the others
};

}  // namespace inarow::app::screen
