// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/ui/state.hpp>

#include <optional>
#include <string>

namespace inarow::app {

/// Somebody else who judges every move of a session and shows the game: a compiler.
class referee {
public:
    referee() = default;
    referee(const referee&) = delete;
    referee(referee&&) = delete;
    referee& operator=(const referee&) = delete;
    referee& operator=(referee&&) = delete;
    virtual ~referee() = default;

    /// Judges a move, or taking back `count` moves, of the state's game: why it is refused, as a
    /// sentence, or nothing if it is legal; then the referee shows the game after it.
    [[nodiscard]] virtual std::optional<std::string> judge_move(const ui::state& s,
                                                                const move_text& text) = 0;
    [[nodiscard]] virtual std::optional<std::string> judge_take_back(const ui::state& s,
                                                                     int count) = 0;
    /// Shows another game, after a redo or a restart.
    virtual void show(const ui::state& s) = 0;

    /// The board, as lines.
    [[nodiscard]] virtual std::string board() const = 0;
    /// The status of the game, as a sentence.
    [[nodiscard]] virtual std::string standing() const = 0;
    /// What was compiled, and how long that took.
    [[nodiscard]] virtual std::string remark() const = 0;
    /// The game as a C++ program.
    [[nodiscard]] virtual std::string program() const = 0;
    /// The best move; nothing if that is beyond the referee.
    [[nodiscard]] virtual std::optional<square> best_move(const ui::state& s) const = 0;
};

}  // namespace inarow::app
