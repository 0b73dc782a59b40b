// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/board.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/notation/entry.hpp>

#include "options.hpp"

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::app {

/// Why something was refused, as a sentence.
using refused_sentence = std::string;

/// A game being played, with what was taken back of it.
class table {
public:
    explicit table(const setting& on) : on_{on}, now_(on.start<dynamic>()) {}
    table(const table&) = delete;
    table(table&&) = delete;
    table& operator=(const table&) = delete;
    table& operator=(table&&) = delete;
    virtual ~table() = default;

    [[nodiscard]] const setting& on() const { return on_; }
    [[nodiscard]] const game& now() const { return now_; }
    [[nodiscard]] bool is_over() const { return now_.position().is_over(); }

    /// Each says why not, or nothing when it was done.
    [[nodiscard]] std::optional<refused_sentence> play(std::string_view text);
    [[nodiscard]] std::optional<refused_sentence> undo(int count);
    /// Plays again up to `count` moves that were taken back.
    [[nodiscard]] std::optional<refused_sentence> redo(int count);
    void restart(const setting& on);

    /// The board as drawn.
    [[nodiscard]] virtual std::string board(const draw::style& look,
                                            const draw::window& part) const;
    /// How the game stands, as a sentence.
    [[nodiscard]] virtual std::string standing() const;
    /// What else there is to say about the board, as that it is not all drawn; empty if nothing.
    [[nodiscard]] virtual std::string aside(const draw::window& part) const;
    /// The game as a C++ program, if it is one; else empty.
    [[nodiscard]] virtual std::string program() const { return {}; }

    /// The best move as who decides here finds it; nothing where that is left to the program.
    [[nodiscard]] virtual std::optional<square> best_move() const { return std::nullopt; }

    /// A square as a move is written here; the mover is the one after `ply` moves.
    [[nodiscard]] std::string written(square s, int ply) const;

protected:
    /// Decides on a move; on taking moves back. Those that did so themselves say it here.
    [[nodiscard]] virtual std::expected<square, refused_sentence> decide(const move_text& entry);
    [[nodiscard]] virtual std::optional<refused_sentence> decide_take_back(int count);
    /// The game was changed otherwise: by redo and restart.
    virtual void look_again() {}

private:
    setting on_;
    game now_;
    std::vector<square> undone_;
};

}  // namespace inarow::app
