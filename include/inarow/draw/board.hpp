// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/write.hpp>
#include <inarow/draw/glyphs.hpp>
#include <inarow/draw/labels.hpp>
#include <inarow/game/position.hpp>

#include <cstddef>

namespace inarow::inline v0::draw {

/// The settings for drawing a board as text.
struct style {
    glyphs set = ascii;
    draw::coordinates coordinates = draw::coordinates::as_played;
    bool decisive_line = true;  ///< whether to draw brackets around the decisive line: `[X X X]`
    square marked = nowhere;    ///< another square in brackets, such as the last move
};

/// A part of a board, given by its upper left square, number of columns and number of rows.
struct window {
    int left = 0;
    int top = 0;
    int columns = 0;
    int rows = 0;

    constexpr bool operator==(const window&) const = default;
};

/// Returns the window that contains the whole board.
[[nodiscard]] constexpr window whole(const rules& r) {
    return {.columns = r.columns, .rows = r.rows};
}

/// Returns a window of up to `side` x `side` squares. The middle of the window is as near to
/// `center` as the edges of the board allow. `center` may be off the board.
[[nodiscard]] constexpr window around(const rules& r, square center, int side = 9) {
    const auto shorter = [&](int length) { return length < side ? length : side; };
    const auto begin = [&](int index, int length) {
        const int last = length - shorter(length);
        if (index < side / 2) return 0;
        return index - side / 2 < last ? index - side / 2 : last;
    };
    return {.left = begin(center.column, r.columns),
            .top = begin(center.row, r.rows),
            .columns = shorter(r.columns),
            .rows = shorter(r.rows)};
}

/// Draws a position as text, line by line. The rows of the board come first, from the top, then the
/// names of the columns. The picture refers to the position, which must outlive the picture.
template <int Capacity>
class picture {
public:
    constexpr picture(const basic_position<Capacity>& p, const style& look, const window& part)
        : position_{&p}, style_{look}, part_{part} {
        if (style_.decisive_line) won_ = position_->decisive_line();
        // Rows are numbered from the bottom and columns from the left, so the longest names are at
        // the top and at the right.
        longest_row_ = row_name(part_.top).size();
        longest_column_ = column_name(part_.columns - 1).size();
        has_brackets_ = won_.length != 0 || is_on_board(position_->rules(), style_.marked);
    }
    constexpr picture(const basic_position<Capacity>& p, const style& look = {})
        : picture(p, look, whole(p.rules())) {}
    picture(const basic_position<Capacity>&&, const style& = {}) = delete;
    picture(const basic_position<Capacity>&&, const style&, const window&) = delete;

    [[nodiscard]] constexpr int rows() const { return part_.rows; }
    /// Returns the number of lines in the picture: the rows of the board, plus the lines of column
    /// names below these rows.
    [[nodiscard]] constexpr int lines() const { return part_.rows + lines_of_names(); }

    /// Writes one line, without a newline. Precondition: 0 <= number < lines().
    constexpr void line(core::sink auto& out, int number) const {
        if (number < part_.rows) {
            row(out, part_.top + number);
        } else {
            names(out, number - part_.rows);
        }
    }

private:
    /// Writes one row of the board. A space or a bracket separates two marks. If the picture has
    /// brackets, a space or a bracket also precedes the first mark of each row, so that the rows
    /// stay aligned.
    constexpr void row(core::sink auto& out, int row) const {
        const label name = row_name(row);
        pad(out, longest_row_ - name.size());
        core::write(out, name.view());
        pad(out, longest_row_ != 0 ? 1 : 0);
        bool inside = false;
        for (int i = 0; i < part_.columns; ++i) {
            const square s{.column = part_.left + i, .row = row};
            const bool enters = is_bracketed(s);
            if (i != 0 || has_brackets_)
                core::write(out, enters == inside ? ' ' : enters ? '[' : ']');
            core::write(out, style_.set[position_->at(s)]);
            inside = enters;
        }
        if (inside) core::write(out, ']');
    }

    /// Writes one line of the column names. If a name is wider than a mark, the names are written
    /// vertically.
    constexpr void names(core::sink auto& out, int number) const {
        pad(out, longest_row_ + 1);
        for (int i = 0; i < part_.columns; ++i) {
            const label name = column_name(i);
            pad(out, i != 0 || has_brackets_ ? 1 : 0);
            if (longest_column_ <= width()) {
                pad(out, width() - name.size());
                core::write(out, name.view());
                continue;
            }
            pad(out, width() - 1);
            const std::size_t above = longest_column_ - name.size();
            const auto line = static_cast<std::size_t>(number);
            core::write(out, line < above ? ' ' : name.view()[line - above]);
        }
    }
    [[nodiscard]] constexpr int lines_of_names() const {
        if (longest_column_ > width()) return static_cast<int>(longest_column_);
        return longest_column_ == 0 ? 0 : 1;
    }

    /// Returns the width of a mark, in terminal columns.
    [[nodiscard]] constexpr std::size_t width() const {
        return static_cast<std::size_t>(style_.set.columns_wide);
    }
    [[nodiscard]] constexpr label row_name(int row) const {
        return row_label(position_->rules(), style_.coordinates, row);
    }
    [[nodiscard]] constexpr label column_name(int i) const {
        return column_label(position_->rules(), style_.coordinates, part_.left + i);
    }
    [[nodiscard]] constexpr bool is_bracketed(square s) const {
        for (int i = 0; i < won_.length; ++i)
            if (won_[i] == s) return true;
        return s == style_.marked;
    }
    static constexpr void pad(core::sink auto& out, std::size_t count) {
        for (; count > 0; --count) core::write(out, ' ');
    }

    const basic_position<Capacity>* position_;
    style style_;
    window part_;
    inarow::line won_{};
    bool has_brackets_ = false;
    std::size_t longest_row_ = 0;
    std::size_t longest_column_ = 0;
};

/// Writes a part of a board. Every line ends with a newline.
template <int Capacity>
constexpr void board(core::sink auto& out, const basic_position<Capacity>& p, const style& look,
                     const window& part) {
    const picture<Capacity> drawn{p, look, part};
    for (int i = 0; i < drawn.lines(); ++i) {
        drawn.line(out, i);
        core::write(out, '\n');
    }
}

/// Writes the board. Every line ends with a newline.
template <int Capacity>
constexpr void board(core::sink auto& out, const basic_position<Capacity>& p,
                     const style& look = {}) {
    board(out, p, look, whole(p.rules()));
}

}  // namespace inarow::inline v0::draw
