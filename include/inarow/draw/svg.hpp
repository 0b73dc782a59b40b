// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/write.hpp>
#include <inarow/draw/board_style.hpp>
#include <inarow/draw/labels.hpp>
#include <inarow/game/position.hpp>
#include <inarow/notation/algebraic.hpp>
#include <inarow/notation/rules_text.hpp>

#include <string_view>

namespace inarow::inline v0::draw {

/// The settings for drawing a board as an SVG picture.
struct svg_style {
    draw::coordinates coordinates = draw::coordinates::as_played;
    bool decisive_line = true;  ///< whether to draw a line through the decisive squares
    square marked = nowhere;    ///< a square to highlight, such as the last move
    /// Whether each square has an invisible rectangle for clicks; see docs/draw/svg.md.
    bool targets = false;
};

namespace detail {

/// The style sheets. A picture has a card (a filled rectangle) as its background, so the colors of
/// the picture suit any page. Readers who prefer dark pages get a second set of colors. Every CSS
/// rule names the classes of the picture, because a style sheet inside a page applies to the whole
/// page, including other pictures.
namespace svg_css {

inline constexpr std::string_view common = R"(
.inarow{font:600 15px ui-sans-serif,system-ui,sans-serif;fill:none;stroke-linecap:round}
.inarow .card{fill:#fbfaf8}
.inarow .names{fill:#77726a}
)";
inline constexpr std::string_view placed = R"(.inarow.placed .grid{stroke:#d3cec4;stroke-width:2}
.inarow.placed .marked{fill:#f4ebc8}
.inarow.placed .band{stroke:#f4ebc8;stroke-width:34}
.inarow.placed .line{stroke:#b8942a;stroke-width:4}
.inarow.placed .first{stroke:#2463c9;stroke-width:5}
.inarow.placed .second{stroke:#d9482b;stroke-width:5}
)";
inline constexpr std::string_view dropped = R"(.inarow.dropped .panel{fill:#2f62b8}
.inarow.dropped .hole{fill:#fbfaf8}
.inarow.dropped .first{fill:#f8c624;stroke:#e0a90c;stroke-width:4}
.inarow.dropped .second{fill:#e2483c;stroke:#bf3128;stroke-width:4}
.inarow.dropped .marked{stroke:#fbfaf8;stroke-width:3}
.inarow.dropped .band{stroke:#fbfaf8;stroke-width:8}
.inarow.dropped .line{stroke:#23262d;stroke-width:4}
)";
inline constexpr std::string_view goban = R"(.inarow.goban .wood{fill:#e0b36c}
.inarow.goban .grid{stroke:#5f4118;stroke-width:1.5}
.inarow.goban .star{fill:#5f4118}
.inarow.goban .first{fill:#1d1f24;stroke:#1d1f24}
.inarow.goban .second{fill:#f7f5f0;stroke:#b9b3a6}
.inarow.goban .marked{fill:#d9482b}
.inarow.goban .band{stroke:#fbfaf8;stroke-width:8}
.inarow.goban .line{stroke:#23262d;stroke-width:4}
)";
inline constexpr std::string_view common_dark = R"(@media (prefers-color-scheme:dark){
.inarow .card{fill:#1a1d23}
.inarow .names{fill:#9aa1ad}
)";
inline constexpr std::string_view placed_dark = R"(.inarow.placed .grid{stroke:#3d434e}
.inarow.placed .marked{fill:#343c4d}
.inarow.placed .band{stroke:#343c4d}
.inarow.placed .line{stroke:#e3c565}
.inarow.placed .first{stroke:#73a9ff}
.inarow.placed .second{stroke:#ff8163}
)";
inline constexpr std::string_view goban_dark = R"(.inarow.goban .wood{fill:#c99a55}
.inarow.goban .first{stroke:#666d7a}
)";
inline constexpr std::string_view dropped_dark = R"(.inarow.dropped .panel{fill:#27508f}
.inarow.dropped .hole{fill:#1a1d23}
.inarow.dropped .band{stroke:#1a1d23}
.inarow.dropped .line{stroke:#f2f3f5}
)";

}  // namespace svg_css

/// Writes one picture, piece by piece. `svg` creates the writer.
template <int Capacity, core::sink Sink>
class svg_writer {
public:
    constexpr svg_writer(Sink& out, const basic_position<Capacity>& p, const svg_style& look)
        : out_{&out}, position_{&p}, look_{&look} {}

    constexpr void picture() const {
        begin();
        title();
        description();
        style_sheet();
        put("<rect class='card' width='", width(), "' height='", height(), "' rx='12'/>\n");
        if (has_names()) names();
        switch (style()) {
            case board_style::marks: marks(); break;
            case board_style::stones: goban(); break;
            case board_style::discs: discs(); break;
            default: break;
        }
        if (look_->targets) targets();
        put("</svg>\n");
    }

private:
    // These lengths are in the units of the picture.
    static constexpr int side = 40;      ///< side of a square
    static constexpr int edge = 22;      ///< distance between the board and the edge of the card
    static constexpr int gap = 16;       ///< distance between the board and the names of its rows
    static constexpr int digit = 10;     ///< width of a digit in the names of the rows
    static constexpr int longest = 800;  ///< maximum width and height; larger pictures are scaled

    [[nodiscard]] constexpr const inarow::rules& rules() const { return position_->rules(); }
    [[nodiscard]] constexpr board_style style() const { return board_style_of(rules()); }
    /// Returns the argument for the style of the board.
    template <class T>
    [[nodiscard]] constexpr T chosen(const T& marks, const T& stones, const T& discs) const {
        switch (style()) {
            case board_style::marks: return marks;
            case board_style::stones: return stones;
            case board_style::discs: return discs;
            default: break;
        }
        return marks;
    }
    [[nodiscard]] constexpr bool has_names() const {
        return look_->coordinates != coordinates::none;
    }
    [[nodiscard]] constexpr int left() const {
        if (!has_names()) return edge;
        return edge / 2 +
               digit * static_cast<int>(row_label(rules(), look_->coordinates, 0).size()) + gap;
    }
    [[nodiscard]] constexpr int right() const { return left() + side * rules().columns; }
    [[nodiscard]] constexpr int bottom() const { return edge + side * rules().rows; }
    [[nodiscard]] constexpr int width() const { return right() + edge; }
    [[nodiscard]] constexpr int height() const {
        return bottom() + (has_names() ? edge + 18 : edge);
    }
    [[nodiscard]] constexpr int x_of(int column) const { return left() + side * column + side / 2; }
    [[nodiscard]] constexpr int y_of(int row) const { return edge + side * row + side / 2; }

    constexpr void put(const auto&... parts) const { (core::write(*out_, parts), ...); }

    /// Calls visit(square) for each square with the mark `m`, in reading order.
    constexpr void for_each(mark m, auto visit) const {
        for (square s; s.row < rules().rows; ++s.row)
            for (s.column = 0; s.column < rules().columns; ++s.column)
                if (position_->at(s) == m) visit(s);
    }

    constexpr void begin() const {
        const int longer = width() > height() ? width() : height();
        const auto shown = [&](int length) {
            return longer <= longest ? length : length * longest / longer;
        };
        put("<svg xmlns='http://www.w3.org/2000/svg' class='inarow ");
        put(chosen<std::string_view>("placed", "goban", "dropped"), "' role='img' viewBox='0 0 ");
        put(width(), ' ', height(), "' width='", shown(width()));
        put("' height='", shown(height()), "'>\n");
    }

    /// Draws the decisive line before the stones, because crosses and rings stay readable on top of
    /// the line.
    constexpr void marks() const {
        grid();
        if (has_marked()) {
            const square s = look_->marked;
            put("<rect class='marked' x='", x_of(s.column) - 17, "' y='", y_of(s.row) - 17);
            put("' width='34' height='34' rx='6'/>\n");
        }
        decisive_line();
        stones();
    }
    constexpr void goban() const {
        wood();
        lines();
        stars();
        stones();
        if (has_marked()) group("marked", [&] { circle(look_->marked, 5); });
        decisive_line();
    }
    constexpr void discs() const {
        panel();
        if (has_marked()) group("marked", [&] { circle(look_->marked, 18); });
        stones();
        decisive_line();
    }
    [[nodiscard]] constexpr bool has_marked() const { return is_on_board(rules(), look_->marked); }
    constexpr void group(std::string_view name, auto content) const {
        put("<g class='", name, "'>\n");
        content();
        put("</g>\n");
    }

    /// Writes the rules, and then the player to move or the outcome.
    constexpr void title() const {
        put("<title>");
        notation::print_rules_name(*out_, rules());
        const mark winner = winner_of(position_->outcome());
        if (winner != mark::none) {
            put(": ", name_of(winner), " has won");
        } else if (position_->is_over()) {
            put(": a draw");
        } else {
            put(": ", name_of(mark_of(position_->to_move())), " to move");
        }
        put("</title>\n");
    }
    [[nodiscard]] constexpr std::string_view name_of(mark m) const {
        return player_name(rules(), m == mark::first ? first : second);
    }

    /// Describes the picture in words, for people who cannot see the picture.
    constexpr void description() const {
        put("<desc>");
        if (position_->stones() == 0) put("The board is empty.");
        for (const mark m : {mark::first, mark::second}) {
            int count = 0;
            for_each(m, [&](square s) {
                if (count == 0) put(m == mark::first ? "" : " ", name_of(m), " on");
                item(s, count++);
            });
            if (count != 0) put('.');
        }
        if (look_->decisive_line) {
            int count = 0;
            for (const square s : position_->decisive_line()) {
                if (count == 0) put(" The ", line_name(rules()), " line is");
                item(s, count++);
            }
            if (count != 0) put('.');
        }
        put("</desc>\n");
    }
    /// Returns the word for the decisive line from the point of view of the player who completed
    /// it: "winning" or "losing".
    [[nodiscard]] static constexpr std::string_view line_name(const inarow::rules& r) {
        switch (r.convention) {
            case convention::normal: return "winning";
            case convention::misere: return "losing";
            default: break;
        }
        return "decisive";
    }
    constexpr void item(square s, int count) const {
        put(count == 0 ? " " : ", ");
        notation::algebraic::print(*out_, rules(), s);
    }

    constexpr void style_sheet() const {
        put("<style>", svg_css::common);
        put(chosen(svg_css::placed, svg_css::goban, svg_css::dropped), svg_css::common_dark);
        put(chosen(svg_css::placed_dark, svg_css::goban_dark, svg_css::dropped_dark));
        put("}\n</style>\n");
    }

    constexpr void names() const {
        put("<g class='names' text-anchor='end'>\n");
        for (int row = 0; row < rules().rows; ++row)
            name(left() - gap, y_of(row) + 5, row_label(rules(), look_->coordinates, row));
        put("</g>\n<g class='names' text-anchor='middle'>\n");
        for (int column = 0; column < rules().columns; ++column)
            name(x_of(column), bottom() + 25, column_label(rules(), look_->coordinates, column));
        put("</g>\n");
    }
    constexpr void name(int x, int y, const label& text) const {
        put("<text x='", x, "' y='", y, "'>", text.view(), "</text>\n");
    }

    /// Draws the lines between the squares.
    constexpr void grid() const {
        put("<path class='grid' d='");
        for (int column = 1; column < rules().columns; ++column)
            put('M', left() + side * column, ' ', edge, 'v', side * rules().rows);
        for (int row = 1; row < rules().rows; ++row)
            put('M', left(), ' ', edge + side * row, 'h', side * rules().columns);
        put("'/>\n");
    }

    constexpr void wood() const {
        put("<rect class='wood' x='", left(), "' y='", edge, "' width='", right() - left());
        put("' height='", bottom() - edge, "' rx='8'/>\n");
    }
    /// Draws the lines of a goban, through the centers of its squares.
    constexpr void lines() const {
        put("<path class='grid' d='");
        for (int column = 0; column < rules().columns; ++column)
            put('M', x_of(column), ' ', y_of(0), 'v', side * (rules().rows - 1));
        for (int row = 0; row < rules().rows; ++row)
            put('M', x_of(0), ' ', y_of(row), 'h', side * (rules().columns - 1));
        put("'/>\n");
    }
    constexpr void stars() const {
        group("star", [&] {
            for (square s; s.row < rules().rows; ++s.row)
                for (s.column = 0; s.column < rules().columns; ++s.column)
                    if (is_star_point(rules(), s)) circle(s, 4);
        });
    }

    /// Draws the panel into which stones are dropped. Free squares are holes in the panel.
    constexpr void panel() const {
        constexpr int rim = 6;
        put("<rect class='panel' x='", left() - rim, "' y='", edge - rim);
        put("' width='", right() - left() + 2 * rim);
        put("' height='", bottom() - edge + 2 * rim, "' rx='14'/>\n");
        group("hole", [&] { for_each(mark::none, [&](square s) { circle(s, 16); }); });
    }

    /// Draws an invisible rectangle on each square, for pages that handle clicks.
    constexpr void targets() const {
        put("<g class='targets' pointer-events='all'>\n");
        for (square s; s.row < rules().rows; ++s.row)
            for (s.column = 0; s.column < rules().columns; ++s.column) {
                put("<rect data-square='", s.row * rules().columns + s.column);
                put("' x='", left() + side * s.column, "' y='", edge + side * s.row);
                put("' width='", side, "' height='", side, "'/>\n");
            }
        put("</g>\n");
    }

    constexpr void stones() const {
        for (const player p : {first, second})
            group(player_names[p], [&] { for_each(mark_of(p), [&](square s) { stone(s, p); }); });
    }
    constexpr void stone(square s, player p) const {
        if (style() == board_style::marks && p == first) {
            put("<path d='M", x_of(s.column) - 10, ' ', y_of(s.row) - 10);
            put("l20 20m0-20l-20 20'/>\n");
        } else {
            circle(s, chosen(11, 18, 14));
        }
    }
    constexpr void circle(square center, int radius) const {
        put("<circle cx='", x_of(center.column), "' cy='", y_of(center.row));
        put("' r='", radius, "'/>\n");
    }

    /// Draws a line through the decisive squares. A band behind the line separates it from the
    /// stones. If the line continues at the opposite edge, draws the line in parts.
    constexpr void decisive_line() const {
        if (!look_->decisive_line) return;
        const auto won = position_->decisive_line();
        if (won.empty()) return;
        for (const std::string_view name : {"band", "line"}) {
            put("<path class='", name, "' d='");
            for (int i = 0; i < won.length; ++i) {
                if (i == 0 || !is_next(won, i)) point('M', won[i]);
                if (i + 1 == won.length || !is_next(won, i + 1)) point('L', won[i]);
            }
            put("'/>\n");
        }
    }
    /// Returns whether square `i` of a line is next to the square before it. If the two squares are
    /// not adjacent, the line continues at the opposite edge.
    [[nodiscard]] static constexpr bool is_next(const line& l, int i) {
        return l[i].column == l[i - 1].column + l.step.columns &&
               l[i].row == l[i - 1].row + l.step.rows;
    }
    constexpr void point(char how, square s) const { put(how, x_of(s.column), ' ', y_of(s.row)); }

    Sink* out_;
    const basic_position<Capacity>* position_;
    const svg_style* look_;
};

}  // namespace detail

/// Writes a position as a self-contained SVG picture. The picture has colors for light and dark
/// pages, and a description for people who cannot see the picture. Supports every board, even 1x1.
template <int Capacity>
constexpr void svg(core::sink auto& out, const basic_position<Capacity>& p,
                   const svg_style& look = {}) {
    detail::svg_writer(out, p, look).picture();
}

}  // namespace inarow::inline v0::draw
