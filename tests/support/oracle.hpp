// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The rules of the game a second time, for the tests to compare with: simple, slow, and sharing
// nothing with the library. Marks are 'X' (first), 'O' (second) and '.' (free).

namespace oracle {

struct cell {
    int column;
    int row;
    bool operator==(const cell&) const = default;
};

/// A wish to move: into a column, or onto a cell; `by` is '.' when it names no player.
struct wish {
    int column;
    std::optional<int> row;
    char by = '.';
};

struct refusal {
    std::string_view kind;
    char holder = '.';  ///< of a taken cell
    cell lands{0, 0};   ///< where the floating stone would fall
};

struct game {
    int columns;
    int rows;
    int run;
    bool drops;
    char mover;
    bool exactly = false;  ///< a row longer than `run` is no line
    bool misere = false;   ///< who makes a line loses
    bool wraps = false;    ///< beyond each edge is the opposite one
    /// board[row][column], row 0 on top.
    std::vector<std::vector<char>> board{std::size_t(rows),
                                         std::vector<char>(std::size_t(columns), '.')};
    std::vector<cell> played{};
    std::string_view outcome = "in play";

    bool exists(int column, int row) const {
        return 0 <= column && column < columns && 0 <= row && row < rows;
    }
    char at(int column, int row) const { return board[std::size_t(row)][std::size_t(column)]; }
    /// The cell there, which may be beyond an edge.
    cell beyond(int column, int row) const {
        if (!wraps) return {column, row};
        const auto within = [](int number, int side) { return (number % side + side) % side; };
        return {within(column, columns), within(row, rows)};
    }
    bool is(int column, int row, char who) const {
        const cell c = beyond(column, row);
        return exists(c.column, c.row) && at(c.column, c.row) == who;
    }
    /// The number of different cells in that direction until the first one comes again.
    int around(int right, int down) const {
        int steps = 1;
        while (beyond(steps * right, steps * down) != cell{0, 0}) ++steps;
        return steps;
    }
    char other() const { return mover == 'X' ? 'O' : 'X'; }

    /// Whether `run` cells in a row from here are all `who`'s, and where longer rows are no lines
    /// neither the cell before them nor the one behind.
    bool line_from(int column, int row, int right, int down, char who) const {
        if (wraps && around(right, down) < run) return false;
        for (int i = 0; i < run; ++i)
            if (!is(column + i * right, row + i * down, who)) return false;
        if (wraps && around(right, down) == run) return true;  // nothing before and behind
        return !exactly || (!is(column - right, row - down, who) &&
                            !is(column + run * right, row + run * down, who));
    }
    bool has_line(char who) const {
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column)
                if (line_from(column, row, 1, 0, who) || line_from(column, row, 0, 1, who) ||
                    line_from(column, row, 1, 1, who) || line_from(column, row, 1, -1, who))
                    return true;
        return false;
    }
    int count(char who) const {
        int result = 0;
        for (const auto& line : board)
            for (const char mark : line) result += mark == who ? 1 : 0;
        return result;
    }

    /// The row a stone in this column falls to, the lowest free one; -1 when the column is full.
    int landing(int column) const {
        int lowest = -1;
        for (int row = 0; row < rows; ++row)
            if (at(column, row) == '.') lowest = row;
        return lowest;
    }

    std::optional<refusal> why_not(const wish& w) const {
        if (outcome != "in play") return refusal{"game_over"};
        if (w.by != '.' && w.by != mover) return refusal{"wrong_player"};
        if (!w.row && !drops) return refusal{"names_no_row"};
        if (!w.row) {
            if (w.column < 0 || w.column >= columns) return refusal{"off_the_board"};
            if (landing(w.column) == -1) return refusal{"column_full"};
            return {};
        }
        if (!exists(w.column, *w.row)) return refusal{"off_the_board"};
        if (at(w.column, *w.row) != '.') return refusal{"taken", at(w.column, *w.row)};
        if (drops && landing(w.column) != *w.row)
            return refusal{"floating", '.', {w.column, landing(w.column)}};
        return {};
    }

    /// Every cell a stone can come onto now, in reading order, or column by column when they drop.
    std::vector<cell> moves() const {
        std::vector<cell> result;
        if (outcome != "in play") return result;
        if (drops) {
            for (int column = 0; column < columns; ++column)
                if (landing(column) != -1) result.push_back({column, landing(column)});
        } else {
            for (int row = 0; row < rows; ++row)
                for (int column = 0; column < columns; ++column)
                    if (at(column, row) == '.') result.push_back({column, row});
        }
        return result;
    }

    /// Plays a wish that `why_not` has nothing against.
    void play(const wish& w) {
        const cell c{w.column, w.row ? *w.row : landing(w.column)};
        board[std::size_t(c.row)][std::size_t(c.column)] = mover;
        played.push_back(c);
        if (has_line(mover))
            outcome = (mover == 'X') == misere ? "second won" : "first won";
        else if (count('.') == 0)
            outcome = "draw";
        mover = other();
    }

    /// The board as rows of characters, and who moves.
    std::string text() const {
        std::string result;
        for (const auto& line : board) result += std::string(line.begin(), line.end()) + '\n';
        return result + mover + " to move, " + std::string(outcome) + '\n';
    }
};

}  // namespace oracle
