// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/solver.hpp>
#include <inarow/ui/hints.hpp>
#include <inarow/ui/review.hpp>

#include "engine/engine_search.hpp"
#include "play/play_session.hpp"

#include <functional>
#include <memory>
#include <optional>

namespace inarow::app::screen {

/// Whether hints and reviews are searched for games of this state: those on a board that fits on a
/// page.
[[nodiscard]] bool can_search(const ui::state& s);

/// What is searched while the screen waits for keys, on a thread: the move of the computer, else
/// hints, else a review.
class thinker {
public:
    explicit thinker(const session_settings& settings) : settings_{settings} {}

    /// Takes up what was found, and starts what this state still needs.
    void resume(const ui::state& s, bool has_review);
    /// Whether there will be news without any key.
    [[nodiscard]] bool is_busy() const { return take_up_ != nullptr; }
    /// To be called before the state changes: ends the search, and forgets the hints.
    void stop();

    /// The move of the computer, once.
    [[nodiscard]] std::optional<computer_move> take_move();
    /// What is known of the moves of this state; null before the first of it is.
    [[nodiscard]] const ui::hints* hints() const { return hints_.get(); }
    [[nodiscard]] const ui::review* review() const { return review_.get(); }

private:
    void choose_move(const ui::state& s);
    void find_hints(const ui::state& s);
    void go_through(const ui::state& s);
    /// Has the thread do this; what it found is taken up by `found`.
    void start(std::function<void()> work, std::function<void()> found);

    const session_settings& settings_;
    std::function<void()> take_up_;
    std::optional<computer_move> move_;
    std::shared_ptr<const ui::hints> hints_;
    std::shared_ptr<const ui::review> review_;
    background worker_;  // the last member: its work uses the others
};

}  // namespace inarow::app::screen
