// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/board.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/notation/notation.hpp>

#include "canvas.hpp"

#include <optional>
#include <string>
#include <vector>

namespace inarow::app::screen {

/// Returns whether moves are columns, into which stones drop.
[[nodiscard]] constexpr bool moves_are_columns(const rules& r) {
    return notation::default_for(r) == notation::kind::columns;
}

/// A part of the screen.
struct area {
    place top_left;
    int rows = 0;
    int columns = 0;
};

/// The position to draw, and what to show in addition to its marks.
struct board_content {
    const position& shown;
    draw::glyphs glyphs;
    bool has_unicode = false;
    std::optional<square> chosen;  ///< where the next stone would land
    square last = draw::nowhere;   ///< the last move

    /// A score shown in a square, of at most three characters.
    struct score {
        square where;
        std::string text;
        style how;
    };
    std::vector<score> scores{};
};

/// Draws a board on the screen. Draws lines between the squares if there is room. If the board is
/// too large, shows only the part around the square `center`.
class board_area {
public:
    /// Precondition: the area has at least 6 rows and 12 columns.
    board_area(const rules& r, int glyph_width, square center, const area& room);

    /// Returns the number of screen rows that the whole board needs without lines between the
    /// squares.
    [[nodiscard]] static int min_rows(const rules& r);

    void draw(canvas& onto, const board_content& content) const;
    /// Returns the square at a place of the screen. If moves are columns, a place above or below
    /// the board stands for the top or bottom square of its column.
    [[nodiscard]] std::optional<square> square_at(place where) const;
    /// Returns the place of a square's mark on the screen. Precondition: the displayed part of the
    /// board contains the square.
    [[nodiscard]] place place_of(square s) const;

private:
    void draw_lines(canvas& onto, bool has_unicode) const;
    void draw_names(canvas& onto, const board_content& content) const;
    void draw_marks(canvas& onto, const board_content& content) const;
    void draw_scores(canvas& onto, const board_content& content) const;
    void bracket(canvas& onto, square s, std::string_view left, std::string_view right) const;
    [[nodiscard]] bool shows(square s) const;
    [[nodiscard]] int lines_of_names() const;
    /// Returns the screen row below the drawing.
    [[nodiscard]] int bottom() const;
    /// Returns the distance between adjacent marks in a row, in screen columns.
    [[nodiscard]] int pitch() const { return glyph_width_ + (has_lines_ ? 3 : 1); }

    inarow::rules rules_;
    int glyph_width_;
    bool has_lines_;
    draw::window part_;
    place origin_;  ///< where the mark of the first shown square is
};

}  // namespace inarow::app::screen
