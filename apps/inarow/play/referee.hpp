// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/ui/state.hpp>

#include <optional>
#include <string>

namespace inarow::app {

/// An external judge of every move of a session. The only referee is a compiler. The referee also
/// displays the game.
class referee {
public:
    referee() = default;
    referee(const referee&) = delete;
    referee(referee&&) = delete;
    referee& operator=(const referee&) = delete;
    referee& operator=(referee&&) = delete;
    virtual ~referee() = default;

    /// Judges a move, or the undoing of `count` moves, in the state's game. If the referee refuses
    /// the change, returns a sentence. Otherwise, returns `nullopt`, and the referee shows the
    /// resulting game from then on.
    [[nodiscard]] virtual std::optional<std::string> judge_move(const ui::state& s,
                                                                const move_text& text) = 0;
    [[nodiscard]] virtual std::optional<std::string> judge_take_back(const ui::state& s,
                                                                     int count) = 0;
    /// Shows another game, after a redo or a restart.
    virtual void show(const ui::state& s) = 0;

    /// Returns the board, as lines.
    [[nodiscard]] virtual std::string board() const = 0;
    /// Returns the status of the game, as a sentence.
    [[nodiscard]] virtual std::string turn_text() const = 0;
    /// Returns a note on what was compiled and how long the compilation took.
    [[nodiscard]] virtual std::string note() const = 0;
    /// Returns the game as a C++ program.
    [[nodiscard]] virtual std::string program() const = 0;
    /// Returns the best move, or `nullopt` if the referee cannot find it within its limits.
    [[nodiscard]] virtual std::optional<square> best_move(const ui::state& s) const = 0;
};

}  // namespace inarow::app
