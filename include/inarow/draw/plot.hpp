// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/fixed_string.hpp>
#include <inarow/draw/glyphs.hpp>
#include <inarow/solve/analysis.hpp>

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace inarow::inline v0::draw {

/// The settings for drawing a plot as text.
struct plot_style {
    glyphs set = ascii;
    /// The maximum width of the plot, in terminal columns. In a long game, several moves share a
    /// column of the plot.
    int columns = 79;
    /// The maximum number of rows above zero, and also below zero. Several scores can share a row.
    int rows = 8;
    /// The texts in the legend for scores above and below zero.
    std::string_view above = "first wins";
    std::string_view below = "second wins";
};

/// Returns the bounds of the score after the first `moves` moves.
template <int Capacity>
[[nodiscard]] constexpr solve::bounds score_after(const solve::analysis<Capacity>& a, int moves) {
    return moves == 0 ? a.at_start : a.moves[static_cast<std::size_t>(moves) - 1].after;
}
/// Returns the score within the bounds that is nearest to 0, the score of a draw.
[[nodiscard]] constexpr int nearest_to_zero(const solve::bounds& lies) {
    if (lies.lower > 0) return lies.lower;
    return lies.upper < 0 ? lies.upper : 0;
}

namespace detail {

/// Returns the range of the scores in a plot. The range includes -1, 1 and the result of
/// nearest_to_zero for each position.
template <int Capacity>
[[nodiscard]] constexpr solve::bounds plotted_scores(const solve::analysis<Capacity>& a) {
    solve::bounds result{-1, 1};
    for (int i = 0; i <= static_cast<int>(a.moves.size()); ++i) {
        const int score = nearest_to_zero(score_after(a, i));
        result = {(std::min)(result.lower, score), (std::max)(result.upper, score)};
    }
    return result;
}
/// Returns the distance between the labels of an axis: the smallest number of the sequence 1, 2, 5,
/// 10, 20, 50, ... that is not less than `at_least`.
[[nodiscard]] constexpr int round_step(int at_least) {
    int step = 1;
    for (int i = 0; step < at_least; ++i) step = i % 3 == 1 ? step / 2 * 5 : 2 * step;
    return step;
}

/// Writes one plot, piece by piece. `plot` creates the writer.
template <int Capacity, core::sink Sink>
class plot_writer {
public:
    constexpr plot_writer(Sink& out, const solve::analysis<Capacity>& a, const plot_style& look)
        : out_{&out}, game_{&a}, look_{&look}, scores_{plotted_scores(a)} {
        const int higher = scores_.upper > -scores_.lower ? scores_.upper : -scores_.lower;
        scores_a_row_ = rounded_up(higher, look.rows < 1 ? 1 : look.rows);
        const int widest = digits_of(rounded_up(higher, scores_a_row_) * scores_a_row_) + 1;
        margin_ = 1 + (widest < 4 ? 4 : widest);
        const int wide = look.set.columns_wide;
        const int room = look.columns - margin_;
        pitch_ = points() * (wide + 1) <= room + 1 ? wide + 1 : wide;
        points_a_column_ = rounded_up(points(), room < pitch_ ? 1 : room / pitch_);
    }

    constexpr void picture() {
        const int above = rounded_up(scores_.upper, scores_a_row_);
        const int below = rounded_up(-scores_.lower, scores_a_row_);
        for (int level = above; level >= -below; --level) row(level);
        marks();
        numbers();
        legend();
    }

private:
    /// A summary of the positions in one column.
    struct column {
        int highest = 0;
        int lowest = 0;
        bool has_unknown = false;
        solve::judgment worst = solve::judgment::unknown;
    };

    [[nodiscard]] static constexpr int rounded_up(int dividend, int divisor) {
        return (dividend + divisor - 1) / divisor;
    }
    [[nodiscard]] static constexpr int digits_of(int number) {
        int result = 1;
        for (; number > 9; number /= 10) ++result;
        return result;
    }
    [[nodiscard]] constexpr int points() const { return static_cast<int>(game_->moves.size()) + 1; }
    [[nodiscard]] constexpr int columns() const { return rounded_up(points(), points_a_column_); }
    [[nodiscard]] constexpr column column_at(int number) const {
        column result;
        const int begin = number * points_a_column_;
        const int end = begin + points_a_column_;
        for (int i = begin; i < end && i < points(); ++i) {
            const solve::bounds lies = score_after(*game_, i);
            const int score = nearest_to_zero(lies);
            if (score > result.highest) result.highest = score;
            if (score < result.lowest) result.lowest = score;
            result.has_unknown |= score == 0 && !is_exact(lies);
            if (i == 0) continue;
            const solve::judgment is = game_->moves[static_cast<std::size_t>(i) - 1].judgment;
            if (is > result.worst) result.worst = is;
        }
        return result;
    }

    /// Writes spaces up to a place in the line. Callers must then write text, so that no line ends
    /// with spaces.
    constexpr void go_to(int place) {
        for (; cursor_ < place; ++cursor_) core::write(*out_, ' ');
    }
    constexpr void put(std::string_view text, int wide) {
        core::write(*out_, text);
        cursor_ += wide;
    }
    constexpr void put(std::string_view text) { put(text, static_cast<int>(text.size())); }
    constexpr void end_line() {
        core::write(*out_, '\n');
        cursor_ = 0;
    }
    /// Writes a text, right-aligned in the margin.
    constexpr void label(std::string_view text) {
        go_to(margin_ - 1 - static_cast<int>(text.size()));
        put(text);
    }
    constexpr void go_to_column(int number) { go_to(margin_ + number * pitch_); }

    constexpr void row(int level) {
        const int score = level * scores_a_row_;
        label(core::to_fixed_string<12>(score > 0 ? "+" : "", score).view());
        for (int i = 0; i < columns(); ++i) {
            const column here = column_at(i);
            if (level == 0) {
                zero(i, here.has_unknown);
            } else if (level > 0 ? here.highest > score - scores_a_row_
                                 : here.lowest < score + scores_a_row_) {
                go_to_column(i);
                put(level > 0 ? look_->set.first : look_->set.second, look_->set.columns_wide);
            }
        }
        end_line();
    }
    /// Extends the zero line to the end of a column. If `unknown` is true, writes a question mark
    /// in the column.
    constexpr void zero(int number, bool unknown) {
        go_to(margin_ - 1);
        const int end = margin_ + number * pitch_ + look_->set.columns_wide;
        while (cursor_ < end) {
            if (cursor_ == margin_ - 1) {
                put(" ");
            } else if (unknown && cursor_ == margin_ + number * pitch_) {
                put("?");
            } else {
                put(has_ascii() ? "-" : "\xe2\x94\x80", 1);  // U+2500
            }
        }
    }

    /// Returns whether the players' glyphs are ASCII. If they are, the zero line is also ASCII.
    [[nodiscard]] constexpr bool has_ascii() const {
        return look_->set.first.size() == 1 && look_->set.second.size() == 1;
    }

    constexpr void marks() {
        for (int i = 0; i < columns(); ++i) {
            const solve::judgment worst = column_at(i).worst;
            if (worst <= solve::judgment::best) continue;
            go_to_column(i);
            put(worst == solve::judgment::mistake ? "^" : "~");
        }
        if (cursor_ != 0) end_line();
    }

    /// Writes move numbers at regular distances.
    constexpr void numbers() {
        const int last = game_->start.stones() + points() - 1;
        const int wide = digits_of(last);
        const int apart = wide < 3 ? 4 : wide + 1;
        const int step = round_step(rounded_up(apart * points_a_column_, pitch_));
        label("move");
        for (int i = 0; i < points(); ++i) {
            const int number = game_->start.stones() + i;
            if (number % step != 0) continue;
            const int place = margin_ + i / points_a_column_ * pitch_;
            if (place > margin_ && place + digits_of(number) > look_->columns) break;
            go_to(place);
            put(core::to_fixed_string<12>(number).view());
        }
        end_line();
    }

    constexpr void legend() {
        column all;
        for (int i = 0; i < columns(); ++i) {
            const column here = column_at(i);
            if (here.highest > 0) all.highest = 1;
            if (here.lowest < 0) all.lowest = -1;
            all.has_unknown |= here.has_unknown;
        }
        const auto has = [&](solve::judgment j) {
            return game_->count(first, j) + game_->count(second, j) > 0;
        };
        const int wide = look_->set.columns_wide;
        entry(all.highest > 0, look_->set.first, look_->above, wide);
        entry(all.lowest < 0, look_->set.second, look_->below, wide);
        entry(has(solve::judgment::mistake), "^", "mistake");
        entry(has(solve::judgment::inaccuracy), "~", "inaccuracy");
        entry(all.has_unknown, "?", "unknown");
        if (cursor_ != 0) end_line();
    }
    constexpr void entry(bool occurs, std::string_view sign, std::string_view meaning,
                         int wide = 1) {
        if (!occurs) return;
        const int needed = 2 + wide + 1 + static_cast<int>(meaning.size());
        if (cursor_ != 0 && cursor_ + needed > look_->columns) end_line();
        go_to(cursor_ == 0 ? margin_ : cursor_ + 2);
        put(sign, wide);
        put(" ");
        put(meaning);
    }

    Sink* out_;
    const solve::analysis<Capacity>* game_;
    const plot_style* look_;
    solve::bounds scores_;
    int margin_ = 5;  ///< terminal columns to the left of the first column
    int scores_a_row_ = 1;
    int points_a_column_ = 1;
    int pitch_ = 1;   ///< distance from one column to the next
    int cursor_ = 0;  ///< number of terminal columns written in this line
};

}  // namespace detail

/// Writes a plot of the scores of an analyzed game, from its start to its end. Scores are above
/// zero if the first player wins, and below zero if the second player wins. The faster the win, the
/// farther the score is from zero. Every line ends with a newline.
template <int Capacity>
constexpr void plot(core::sink auto& out, const solve::analysis<Capacity>& a,
                    const plot_style& look = {}) {
    detail::plot_writer(out, a, look).picture();
}

}  // namespace inarow::inline v0::draw
