// SPDX-License-Identifier: BSL-1.0
#include "board_area.hpp"

#include <inarow/draw/labels.hpp>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

namespace inarow::app::screen {
namespace {

/// The characters of a horizontal line above, between or below the rows of a board.
struct line_set {
    std::string_view left;
    std::string_view across;
    std::string_view between;
    std::string_view right;
};
constexpr line_set unicode_top{"┌", "─", "┬", "┐"};
constexpr line_set unicode_middle{"├", "─", "┼", "┤"};
constexpr line_set unicode_bottom{"└", "─", "┴", "┘"};
constexpr line_set ascii_lines{"+", "-", "+", "+"};

std::string line_of(const line_set& set, int squares, int width) {
    std::string result(set.left);
    for (int i = 0; i < squares; ++i) {
        if (i != 0) result += set.between;
        for (int j = 0; j < width; ++j) result += set.across;
    }
    return result.append(set.right);
}

int longest_row_name(const rules& r) {
    return static_cast<int>(draw::row_label(r, draw::coordinates::as_played, 0).size());
}
int longest_column_name(const rules& r) {
    return static_cast<int>(
        draw::column_label(r, draw::coordinates::as_played, r.columns - 1).size());
}

style style_of(mark m) {
    return m == mark::none ? style::dim : m == mark::first ? style::first : style::second;
}

}  // namespace

board_area::board_area(const rules& r, int glyph_width, square center, const area& room)
    : rules_{r}, glyph_width_{glyph_width} {
    const int names = longest_row_name(r) + 1;
    const int marker = moves_are_columns(r) ? 1 : 0;
    has_lines_ = names + r.columns * (glyph_width + 3) + 1 <= room.columns &&
                 marker + 2 * r.rows + 2 <= room.rows;
    const auto fitting = [](int size) { return std::max(size, 1); };
    const int columns = fitting((room.columns - names - 1) / pitch());
    const int rows = fitting(has_lines_ ? r.rows : room.rows - marker - lines_of_names());
    const draw::window across = draw::around(r, center, columns);
    const draw::window down = draw::around(r, center, rows);
    part_ = {.left = across.left, .top = down.top, .columns = across.columns, .rows = down.rows};

    const int width = names + part_.columns * pitch() + 1;
    const int left = room.top_left.column + std::max(room.columns - width, 0) / 2;
    origin_ = {.row = room.top_left.row + marker + (has_lines_ ? 1 : 0),
               .column = left + names + (has_lines_ ? 2 : 1)};
}

int board_area::min_rows(const rules& r) { return (moves_are_columns(r) ? 1 : 0) + r.rows + 1; }

place board_area::place_of(square s) const {
    return {.row = origin_.row + (s.row - part_.top) * (has_lines_ ? 2 : 1),
            .column = origin_.column + (s.column - part_.left) * pitch()};
}

bool board_area::shows(square s) const {
    return s.column >= part_.left && s.column < part_.left + part_.columns && s.row >= part_.top &&
           s.row < part_.top + part_.rows;
}

std::optional<square> board_area::square_at(place where) const {
    const int x = where.column - origin_.column + 1;
    const int y = where.row - origin_.row + (has_lines_ ? 1 : 0);
    const bool is_across = x >= 0 && x < part_.columns * pitch();
    if (!is_across || where.row < origin_.row - 2 || where.row >= bottom()) return std::nullopt;
    const int column = part_.left + x / pitch();
    const int row = y / (has_lines_ ? 2 : 1);
    if (moves_are_columns(rules_))
        return square{.column = column, .row = part_.top + std::clamp(row, 0, part_.rows - 1)};
    if (y < 0 || row >= part_.rows) return std::nullopt;
    return square{.column = column, .row = part_.top + row};
}

int board_area::lines_of_names() const {
    const int longest = longest_column_name(rules_);
    return has_lines_ || longest <= glyph_width_ ? 1 : longest;
}

int board_area::bottom() const {
    const int rows = has_lines_ ? 2 * part_.rows : part_.rows;
    return origin_.row + rows + lines_of_names();
}

void board_area::draw(canvas& onto, const board_content& content) const {
    if (has_lines_) draw_lines(onto, content.has_unicode);
    draw_names(onto, content);
    draw_marks(onto, content);
    draw_scores(onto, content);
}

void board_area::draw_lines(canvas& onto, bool has_unicode) const {
    const place corner{.row = origin_.row - 1, .column = origin_.column - 2};
    const int width = glyph_width_ + 2;
    for (int row = 0; row <= part_.rows; ++row) {
        const line_set& set = !has_unicode        ? ascii_lines
                              : row == 0          ? unicode_top
                              : row == part_.rows ? unicode_bottom
                                                  : unicode_middle;
        onto.write({.row = corner.row + 2 * row, .column = corner.column},
                   line_of(set, part_.columns, width), style::frame);
        if (row == part_.rows) return;
        for (int i = 0; i <= part_.columns; ++i)
            onto.write({.row = corner.row + 2 * row + 1, .column = corner.column + i * (width + 1)},
                       has_unicode ? "│" : "|", style::frame);
    }
}

void board_area::draw_names(canvas& onto, const board_content& content) const {
    const auto how = draw::coordinates::as_played;
    for (int i = 0; i < part_.rows; ++i) {
        const square s{.column = part_.left, .row = part_.top + i};
        const draw::label name = draw::row_label(rules_, how, s.row);
        onto.write(
            {.row = place_of(s).row,
             .column = origin_.column - (has_lines_ ? 3 : 2) - static_cast<int>(name.size())},
            name.view(), style::dim);
    }
    const int below = bottom() - lines_of_names();
    for (int i = 0; i < part_.columns; ++i) {
        const square s{.column = part_.left + i, .row = part_.top};
        const draw::label name = draw::column_label(rules_, how, s.column);
        const bool is_chosen = content.chosen && content.chosen->column == s.column;
        const style chosen_style = is_chosen ? style::bold : style::dim;
        const int column = place_of(s).column;
        if (lines_of_names() == 1) {
            onto.write({.row = below, .column = column}, name.view(), chosen_style);
            continue;
        }
        // A name that is too wide is written vertically.
        const int above = lines_of_names() - static_cast<int>(name.size());
        for (std::size_t j = 0; j < name.size(); ++j)
            onto.write({.row = below + above + static_cast<int>(j), .column = column},
                       name.view().substr(j, 1), chosen_style);
    }
}

void board_area::bracket(canvas& onto, square s, std::string_view left,
                         std::string_view right) const {
    const auto [row, column] = place_of(s);
    onto.write({.row = row, .column = column - 1}, left, style::bold);
    onto.write({.row = row, .column = column + glyph_width_}, right, style::bold);
}

void board_area::draw_marks(canvas& onto, const board_content& content) const {
    const position& p = content.shown;
    for (int row = part_.top; row < part_.top + part_.rows; ++row)
        for (int column = part_.left; column < part_.left + part_.columns; ++column) {
            const square s{.column = column, .row = row};
            const mark m = p.at(s);
            // If lines separate the squares, an empty square needs no sign.
            if (m == mark::none && has_lines_) continue;
            onto.write(place_of(s), content.glyphs[m], style_of(m));
        }
    const inarow::line won = p.decisive_line();
    for (int i = 0; i < won.length; ++i)
        if (shows(won[i])) bracket(onto, won[i], "[", "]");
    if (won.length == 0 && content.last != draw::nowhere && shows(content.last))
        bracket(onto, content.last, "[", "]");
    if (!content.chosen || !shows(*content.chosen)) return;
    const mark mover = p.to_move() == first ? mark::first : mark::second;
    if (p.at(*content.chosen) == mark::none)
        onto.write(place_of(*content.chosen), content.glyphs[mover], style::dim);
    if (*content.chosen != content.last) bracket(onto, *content.chosen, "(", ")");
    if (!moves_are_columns(rules_)) return;
    const place above{.row = origin_.row - (has_lines_ ? 2 : 1),
                      .column = place_of(*content.chosen).column};
    onto.write(above, content.glyphs[mover], style_of(mover));
}

void board_area::draw_scores(canvas& onto, const board_content& content) const {
    for (const auto& [where, text, how] : content.scores) {
        if (!shows(where)) continue;
        const auto [row, column] = place_of(where);
        if (std::cmp_less_equal(text.size(), glyph_width_)) {
            onto.write({.row = row, .column = column}, text, how);
        } else if (has_lines_) {
            // Writes the score over the parentheses that can surround the square.
            onto.write({.row = row, .column = column - 1}, text, how);
            const int end = column - 1 + static_cast<int>(text.size());
            for (int i = end; i <= column + glyph_width_; ++i)
                onto.write({.row = row, .column = i}, " ");
        } else {
            onto.write({.row = row, .column = column}, text.substr(0, 1), how);
        }
    }
}

}  // namespace inarow::app::screen
