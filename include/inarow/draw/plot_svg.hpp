// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/write.hpp>
#include <inarow/draw/plot.hpp>
#include <inarow/draw/svg.hpp>
#include <inarow/messages/annotation.hpp>
#include <inarow/notation/rules_text.hpp>

#include <string_view>

namespace inarow::inline v0::draw {

namespace detail {

/// The style sheets that plots need in addition to the style sheets of boards. The area of each
/// player has the color of that player's stones.
namespace svg_css {

inline constexpr std::string_view plot = R"(.inarow.plot{font-size:13px}
.inarow.plot .grid{stroke:#e6e2da}
.inarow.plot .zero{stroke:#77726a}
.inarow.plot .first{fill:#7ba3e6}
.inarow.plot .second{fill:#ec9482}
.inarow.plot.discs .first{fill:#f8cf4c}
.inarow.plot.discs .second{fill:#ea7a70}
.inarow.plot .unknown{fill:#dcd7cc}
.inarow.plot .mistake{fill:#6b21a8;stroke:#fbfaf8;stroke-width:1.5}
.inarow.plot .inaccuracy{fill:#fbfaf8;stroke:#6b21a8;stroke-width:2}
)";
inline constexpr std::string_view plot_dark = R"(.inarow.plot .grid{stroke:#2c313a}
.inarow.plot .zero{stroke:#9aa1ad}
.inarow.plot .first{fill:#3f6fb8}
.inarow.plot .second{fill:#b5543c}
.inarow.plot.discs .first{fill:#c79a16}
.inarow.plot.discs .second{fill:#b23c32}
.inarow.plot .unknown{fill:#3a3f4a}
.inarow.plot .mistake{fill:#dcb8ff;stroke:#1a1d23}
.inarow.plot .inaccuracy{fill:#1a1d23;stroke:#dcb8ff}
)";

}  // namespace svg_css

/// Writes one plot, piece by piece. `plot_svg` creates the writer.
template <int Capacity, core::sink Sink>
class svg_plot_writer {
public:
    constexpr svg_plot_writer(Sink& out, const solve::analysis<Capacity>& a)
        : out_{&out},
          game_{&a},
          scores_{plotted_scores(a)},
          span_{scores_.upper - scores_.lower},
          height_{span_ < 10 ? 22 * span_ : 220} {
        const int room = 588 / points();
        step_ = room > 28 ? 28 : room < 3 ? 3 : room;
    }

    constexpr void picture() const {
        begin();
        words();
        put("<style>", svg_css::common, svg_css::plot, svg_css::common_dark);
        put(svg_css::plot_dark, "}\n</style>\n");
        put("<rect class='card' width='", width(), "' height='", height(), "' rx='12'/>\n");
        scale_of_scores();
        unknowns();
        area(first);
        area(second);
        put("<path class='zero' d='M", left, ' ', zero(), 'H', right(), "'/>\n");
        marks();
        scale_of_moves();
        legend();
        put("</svg>\n");
    }

private:
    // These lengths are in the units of the picture.
    static constexpr int left = 56;  ///< left edge of the plot; score labels are left of the edge
    static constexpr int top = 22;
    static constexpr int beside = 110;    ///< width right of the plot, for texts such as "X wins"
    static constexpr int below = 66;      ///< height for the move numbers and the legend
    static constexpr int half = 44;       ///< minimum height of each player's side
    static constexpr int key = 120;       ///< width of one entry of the legend
    static constexpr int longest = 1200;  ///< maximum displayed width; wider plots are scaled

    /// The judgments that the legend explains.
    static constexpr solve::judgment explained[] = {
        solve::judgment::mistake, solve::judgment::inaccuracy, solve::judgment::unknown};

    [[nodiscard]] constexpr const inarow::rules& rules() const { return game_->start.rules(); }
    [[nodiscard]] constexpr int points() const { return static_cast<int>(game_->moves.size()) + 1; }
    [[nodiscard]] constexpr int right() const { return left + step_ * points(); }
    [[nodiscard]] constexpr int reach(int score) const {
        const int length = score * height_ / span_;
        return length < half ? half : length;
    }
    [[nodiscard]] constexpr int zero() const { return top + reach(scores_.upper); }
    [[nodiscard]] constexpr int bottom() const { return zero() + reach(-scores_.lower); }
    [[nodiscard]] constexpr int width() const {
        int keys = 0;
        for (const auto is : explained) keys += static_cast<int>(has(is));
        const int needed = left + key * keys;
        return right() + beside < needed ? needed : right() + beside;
    }
    [[nodiscard]] constexpr int height() const { return bottom() + below; }
    [[nodiscard]] constexpr int x_of(int point) const { return left + step_ * point; }
    [[nodiscard]] constexpr int middle_of(int point) const { return x_of(point) + step_ / 2; }
    [[nodiscard]] constexpr int y_of(int score) const { return zero() - score * height_ / span_; }
    [[nodiscard]] constexpr std::string_view name_of(player side) const {
        return player_name(rules(), side);
    }
    [[nodiscard]] constexpr bool has(solve::judgment is) const {
        if (is == solve::judgment::unknown) return has_unknown_score();
        return game_->count(first, is) + game_->count(second, is) > 0;
    }

    [[nodiscard]] constexpr bool has_unknown_score() const {
        for (int i = 0; i < points(); ++i)
            if (!is_exact(score_after(*game_, i))) return true;
        return false;
    }

    constexpr void put(const auto&... parts) const { (core::write(*out_, parts), ...); }
    constexpr void text(int x, int y, const auto&... parts) const {
        put("<text x='", x, "' y='", y, "'>", parts...);
        put("</text>\n");
    }

    constexpr void begin() const {
        const bool fits = width() <= longest;
        put("<svg xmlns='http://www.w3.org/2000/svg' class='inarow plot");
        put(rules().gravity == drop ? " discs" : "", "' role='img' viewBox='0 0 ");
        put(width(), ' ', height(), "' width='", fits ? width() : longest);
        put("' height='", fits ? height() : height() * longest / width(), "'>\n");
    }

    /// Describes the plot in words, for people who cannot see the picture.
    constexpr void words() const {
        put("<title>");
        notation::print_rules_name(*out_, rules());
        put(": the score after each move</title>\n<desc>Positive when ", name_of(first));
        put(" wins. At the start ");
        messages::write_score(*out_, game_->at_start);
        if (points() > 1) {
            put(", at the end ");
            messages::write_score(*out_, game_->moves.back().after);
        }
        put('.');
        for (const auto& m : game_->moves) {
            if (m.judgment <= solve::judgment::best) continue;
            put(' ');
            note(m);
            put('.');
        }
        put("</desc>\n");
    }
    /// Writes a note about a move: "Move 3, X: threw away a draw (better: b2 a1)"
    constexpr void note(const solve::analyzed_move<Capacity>& m) const {
        put("Move ", m.number, ", ", name_of(m.mover), ": ");
        messages::write_annotation(*out_, rules(), m);
        if (m.better.empty()) return;
        put(" (better: ");
        messages::write_better_moves(*out_, rules(), m);
        put(')');
    }

    /// Writes the scores and grid lines on the left, and the meaning of the scores on the right.
    constexpr void scale_of_scores() const {
        constexpr int apart = 24;
        const int each = round_step((apart * span_ + height_ - 1) / height_);
        const int lowest = scores_.lower / each * each;
        put("<path class='grid' d='");
        for (int score = lowest; score <= scores_.upper; score += each)
            put('M', left, ' ', y_of(score), 'H', right());
        put("'/>\n<g class='names' text-anchor='end'>\n");
        for (int score = lowest; score <= scores_.upper; score += each)
            text(left - 10, y_of(score) + 5, score > 0 ? "+" : "", score);
        put("</g>\n<g class='names'>\n");
        text(right() + 12, (top + zero()) / 2 + 2, name_of(first), " wins");
        text(right() + 12, zero() + 5, "draw");
        text(right() + 12, (zero() + bottom()) / 2 + 8, name_of(second), " wins");
        put("</g>\n");
    }

    /// Draws the bounds of scores that are not known exactly. Clips the bounds to the range of the
    /// plot.
    constexpr void unknowns() const {
        if (!has_unknown_score()) return;
        put("<path class='unknown' d='");
        for (int i = 0; i < points(); ++i) {
            const solve::bounds lies = score_after(*game_, i);
            if (is_exact(lies)) continue;
            const int high = lies.upper < scores_.upper ? y_of(lies.upper) : top;
            const int low = lies.lower > scores_.lower ? y_of(lies.lower) : bottom();
            put('M', x_of(i), ' ', high, 'h', step_, 'V', low, 'h', -step_, 'z');
        }
        put("'/>\n");
    }

    /// Draws the area between zero and the scores of the positions in which `side` wins.
    constexpr void area(player side) const {
        put("<path class='", side == first ? "first" : "second", "' d='M", left, ' ', zero());
        int shown_at = 0;
        for (int i = 0; i < points(); ++i) {
            const int score = nearest_to_zero(score_after(*game_, i));
            const int shown = (score > 0) == (side == first) ? score : 0;
            if (shown != shown_at) put('H', x_of(i), 'V', y_of(shown));
            shown_at = shown;
        }
        put('H', right(), 'V', zero(), "z'/>\n");
    }

    /// Marks each mistake and each inaccuracy at the score after the move. Tooltips explain the
    /// marks.
    constexpr void marks() const {
        for (int i = 1; i < points(); ++i) {
            const auto& m = game_->moves[static_cast<std::size_t>(i) - 1];
            if (m.judgment <= solve::judgment::best) continue;
            mark_at(middle_of(i), y_of(nearest_to_zero(m.after)), m.judgment, [&] { note(m); });
        }
    }
    constexpr void mark_at(int x, int y, solve::judgment is, auto write_title) const {
        put("<path class='", solve::name_of(is), "' d='M", x);
        if (is == solve::judgment::mistake) {
            put(' ', y - 7, "l7 7-7 7-7-7z");
        } else {
            put(' ', y - 4, "a4 4 0 1 1 0 8 4 4 0 1 1 0-8z");
        }
        put("'><title>");
        write_title();
        put("</title></path>\n");
    }

    constexpr void scale_of_moves() const {
        constexpr int apart = 32;
        const int each = round_step((apart + step_ - 1) / step_);
        put("<g class='names' text-anchor='middle'>\n");
        for (int i = 0; i < points(); ++i) {
            const int number = game_->start.stones() + i;
            if (number % each == 0) text(middle_of(i), bottom() + 22, number);
        }
        put("</g>\n<g class='names'>\n");
        text(right() + 12, bottom() + 22, "move");
        put("</g>\n");
    }

    constexpr void legend() const {
        const int y = bottom() + 45;
        int x = left;
        for (const auto is : explained) {
            if (!has(is)) continue;
            if (is == solve::judgment::unknown) {
                put("<path class='unknown' d='M", x, ' ', y - 7, "h14v14h-14z'/>\n");
            } else {
                mark_at(x + 7, y, is, [&] { put(solve::name_of(is)); });
            }
            put("<g class='names'>\n");
            text(x + 20, y + 5, solve::name_of(is));
            put("</g>\n");
            x += key;
        }
    }

    Sink* out_;
    const solve::analysis<Capacity>* game_;
    solve::bounds scores_;
    int step_ = 1;    ///< distance from one position to the next
    int span_ = 1;    ///< highest score minus lowest score
    int height_ = 1;  ///< height of the range of scores in the picture
};

}  // namespace detail

/// Writes a plot of the scores of an analyzed game, from its start to its end, as a self-contained
/// SVG picture. Scores are above zero if the first player wins, and below zero if the second player
/// wins. The faster the win, the farther the score is from zero.
template <int Capacity>
constexpr void plot_svg(core::sink auto& out, const solve::analysis<Capacity>& a) {
    detail::svg_plot_writer(out, a).picture();
}

}  // namespace inarow::inline v0::draw
