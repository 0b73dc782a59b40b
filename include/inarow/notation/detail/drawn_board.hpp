// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/game/rules.hpp>
#include <inarow/notation/detail/text.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Reads boards that are drawn as text: pictures, grids and JSON arrays.
namespace inarow::inline v0::notation::detail {

/// The marks of a drawn board, row by row from the top.
struct drawn_board {
    int columns;
    int rows;
    std::vector<mark> marks;
    std::optional<player> to_move{};
    bool is_alone = true;  ///< whether the text contains only the board
};

/// The texts that represent each mark, in lower case.
struct drawn_marks {
    std::vector<std::string_view> none;
    std::vector<std::string_view> first;
    std::vector<std::string_view> second;

    /// Returns whether the marks are digits, which could also be moves or names of rows.
    [[nodiscard]] bool are_digits() const { return first.front() == "1"; }
};

/// Returns the sets of marks that drawings use. Each drawing uses one set.
[[nodiscard]] inline const std::vector<drawn_marks>& all_drawn_marks() {
    static const std::vector<drawn_marks> sets{
        {{".", "_", "-", "\xc2\xb7", "null", "none", "*", "+", ""},
         {"x", "\xc3\x97", "\xe2\x9d\x8c", "\xe2\x9c\x95", "\xe2\x9c\x96", "\xe2\x9c\x97"},
         {"o", "\xe2\x97\x8b", "\xe2\xad\x95", "\xe2\x97\xaf"}},
        {{"\xe2\xac\x9c", "\xe2\xac\x9b", "\xe2\x96\xa1"},
         {"\xe2\x9d\x8c", "x"},
         {"\xe2\xad\x95", "o"}},
        {{"\xe2\x9a\xab", "\xe2\x9a\xaa", "\xe2\xac\x9b", "\xe2\xac\x9c"},
         {"\xf0\x9f\x9f\xa1"},
         {"\xf0\x9f\x94\xb4"}},
        {{".", "_", "-", "+", "\xc2\xb7"},
         {"\xe2\x97\x8f", "\xe2\x9a\xab"},
         {"\xe2\x97\x8b", "\xe2\x9a\xaa"}},
        {{"0", "null", ""}, {"1"}, {"2", "-1"}},
    };
    return sets;
}

/// Removes the mark at the front of a text and returns it. If several texts of the set match, takes
/// the longest.
[[nodiscard]] inline std::optional<mark> take_mark(const drawn_marks& set, std::string_view& text) {
    std::optional<mark> result;
    std::size_t longest = 0;
    const auto consider = [&](const std::vector<std::string_view>& some, mark m) {
        for (const std::string_view each : some) {
            const bool is_here =
                each.size() > longest && each.size() <= text.size() &&
                std::ranges::equal(each, text.substr(0, each.size()), {}, {}, core::lower);
            if (!is_here) continue;
            longest = each.size();
            result = m;
        }
    };
    consider(set.none, mark::none);
    consider(set.first, mark::first);
    consider(set.second, mark::second);
    text.remove_prefix(longest);
    // A Unicode variation selector belongs to the emoji before it.
    if (text.starts_with("\xef\xb8\x8f")) text.remove_prefix(3);
    return result;
}

/// Appends the marks in `cells` to a row. `cells` is one cell, or several cells without separators.
/// Returns false if `cells` contains any other text.
[[nodiscard]] inline bool append_marks(const drawn_marks& set, std::string_view cells,
                                       std::vector<mark>& row) {
    while (!cells.empty()) {
        const auto m = take_mark(set, cells);
        if (!m) return false;
        row.push_back(*m);
    }
    return true;
}

/// Returns whether a line is a separator between rows, such as `---+---`.
[[nodiscard]] inline bool is_ruler(std::string_view line, bool has_bars) {
    for (const std::string_view c :
         {"\xe2\x94\x80", "\xe2\x94\xbc", "\xe2\x94\x9c", "\xe2\x94\xa4"})
        if (line.contains(c)) return true;
    const bool is_drawn = std::ranges::all_of(
        line, [](char c) { return c == '-' || c == '+' || c == '=' || c == '|' || c == ' '; });
    return is_drawn && (has_bars || line.contains('+') || line.contains('=')) &&
           (line.contains('-') || line.contains('='));
}

/// Returns whether a line contains only names of columns or rows: short words of letters and
/// digits.
[[nodiscard]] inline bool is_label_line(std::string_view line) {
    constexpr std::size_t longest_label = 3;
    for (const std::string_view word : split(line, " \t"))
        if (word.size() > longest_label || !std::ranges::all_of(word, [](char c) {
                return core::is_letter(c) || core::is_digit(c);
            }))
            return false;
    return true;
}

/// Returns whether each row has a bar before its first cell. A ruler such as `---+---` shows that
/// the rows do not begin with a bar.
[[nodiscard]] inline bool has_left_border(const std::vector<std::string_view>& lines) {
    bool has_bar = false;
    for (const std::string_view line : lines) {
        const std::string_view text = trimmed(line);
        if (is_ruler(text, true)) {
            if (text.front() == '-' && text.contains('+')) return false;
            continue;
        }
        if (!text.contains('|')) continue;
        const std::string_view before = trimmed(text.substr(0, text.find('|')));
        if (!before.empty() && !is_number(before)) return false;
        has_bar = true;
    }
    return has_bar;
}

/// Reads one row of a drawing, such as `3 O . X`, `X|O| ` or `XO.`.
[[nodiscard]] inline std::optional<std::vector<mark>> read_drawn_row(const drawn_marks& set,
                                                                     std::string_view line,
                                                                     bool has_border) {
    std::vector<mark> row;
    if (line.contains('|')) {
        auto cells = split(line, "|");
        if (has_border) {
            (cells.erase)(cells.begin());
            if (!cells.empty() && trimmed(cells.back()).empty()) cells.pop_back();
        }
        for (const std::string_view cell : cells) {
            const std::string_view text = trimmed(cell);
            if (text.empty())
                row.push_back(mark::none);
            else if (!append_marks(set, text, row))
                return std::nullopt;
        }
        return row;
    }
    std::string plain(line);
    // Brackets highlight squares, as in `X[X].`.
    std::ranges::replace_if(
        plain, [](char c) { return c == '[' || c == ']' || c == '\t' || c == ','; }, ' ');
    auto words = split(trimmed(plain), " ");
    std::erase_if(words, [](std::string_view word) { return word.empty(); });
    if (words.empty()) return std::nullopt;
    const bool has_names = !set.are_digits();
    if (words.size() > 1 && is_number(words.front()) && has_names) (words.erase)(words.begin());
    if (words.size() > 1 && is_number(words.back()) && has_names) words.pop_back();
    for (const std::string_view word : words)
        if (!append_marks(set, word, row)) return std::nullopt;
    return row;
}

/// Reads the rows of a board from a JSON array. The elements of the array are marks, strings that
/// are rows, or arrays of marks.
[[nodiscard]] inline std::optional<std::vector<std::vector<mark>>> read_array(
    const drawn_marks& set, std::string_view text) {
    std::vector<std::vector<mark>> rows;
    std::vector<mark> row;
    std::string word;
    bool is_quoted = false;
    bool has_word = false;
    bool is_ok = true;
    const auto end_word = [&] {
        const std::string_view cells = trimmed(word);
        if (has_word && cells.empty())
            row.push_back(mark::none);
        else
            is_ok = is_ok && append_marks(set, cells, row);
        (word.clear)();
        has_word = false;
    };
    int depth = 0;
    for (const char c : text) {
        if (c == '"' || c == '\'') {
            is_quoted = !is_quoted;
            has_word = true;
        } else if (is_quoted || (static_cast<unsigned char>(c) > ' ' &&
                                 !std::string_view("[(,])").contains(c))) {
            word += c;
        } else if (c == '[' || c == '(') {
            ++depth;
        } else if (c == ',' || c == ']' || c == ')') {
            // A string of several marks is a row.
            const bool is_row =
                has_word && word.size() > 1 && word != "null" && word.front() != '\xe2';
            end_word();
            if (c != ',') --depth;
            if ((is_row || c != ',') && !row.empty()) rows.push_back(std::exchange(row, {}));
        }
    }
    if (!is_ok || depth != 0 || !trimmed(word).empty()) return std::nullopt;
    return rows;
}

/// Removes the first line that says whose turn it is, such as "X to move". Returns the player to
/// move, or nothing if there is no such line.
[[nodiscard]] inline std::optional<player> take_turn(std::vector<std::string_view>& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = lines[i];
        if (line.size() < 2 || !(line.ends_with(" to move") || line.ends_with(" to move.") ||
                                 line.ends_with(" to play")))
            continue;
        const char side = core::lower(line.front());
        if ((side != 'x' && side != 'o') || line[1] != ' ') continue;
        (lines.erase)(lines.begin() + static_cast<std::ptrdiff_t>(i));
        return side == 'x' ? first : second;
    }
    return std::nullopt;
}

/// Returns the board with these rows. Returns nothing if the rows have different lengths, or if
/// there are fewer than two rows or columns.
[[nodiscard]] inline std::optional<drawn_board> board_of_rows(
    const std::vector<std::vector<mark>>& rows) {
    if (rows.size() < 2 || rows.front().size() < 2) return std::nullopt;
    drawn_board result{.columns = static_cast<int>(rows.front().size()),
                       .rows = static_cast<int>(rows.size()),
                       .marks = {}};
    for (const auto& row : rows) {
        if (row.size() != rows.front().size()) return std::nullopt;
        result.marks.insert(result.marks.end(), row.begin(), row.end());
    }
    return result;
}

/// Returns whether a line is a row in any set of marks. Ignores the set of digits, because digits
/// can be the names of columns.
[[nodiscard]] inline bool is_drawn_row(std::string_view line, bool has_border) {
    return std::ranges::any_of(all_drawn_marks(), [&](const drawn_marks& set) {
        if (set.are_digits()) return false;
        const auto row = read_drawn_row(set, line, has_border);
        return row && row->size() > 1;
    });
}

/// Reads lines as a drawing with one set of marks. The names of the columns can be before or after
/// the rows.
[[nodiscard]] inline std::optional<drawn_board> read_drawing(
    const drawn_marks& set, const std::vector<std::string_view>& lines) {
    const bool has_bars =
        std::ranges::any_of(lines, [](std::string_view l) { return l.contains('|'); });
    const bool has_border = has_left_border(lines);
    std::vector<std::vector<mark>> rows;
    bool is_after = false;
    bool is_alone = true;
    for (const std::string_view line : lines) {
        if (is_ruler(line, has_bars)) continue;
        const auto row = read_drawn_row(set, line, has_border);
        if (row && is_after) return std::nullopt;
        if (row) {
            rows.push_back(*row);
            continue;
        }
        const bool has_words = std::ranges::any_of(
            line, [](char c) { return core::is_letter(c) || core::is_digit(c); });
        // If the line is a row in another set of marks, returns nothing, so that the caller tries
        // the other sets. The rows before this line can fit several sets, because the sets have
        // marks in common.
        if (!has_words || is_drawn_row(line, has_border)) return std::nullopt;
        is_after = !rows.empty();
        is_alone = is_alone && is_label_line(line);
    }
    auto result = board_of_rows(rows);
    // Inside other text, a board must be larger, because two short lines of a sentence can look
    // like rows.
    constexpr std::size_t smallest = 3;
    if (!is_alone && (rows.size() < smallest || rows.front().size() < smallest))
        return std::nullopt;
    if (result) result->is_alone = is_alone;
    return result;
}

/// Reads a text as a drawn board. The text can be a flat array, which has no inner arrays. If such
/// an array has size.squares() elements, reads the array as a board of `size`. Otherwise, reads the
/// array as a board of named rules with the same number of squares.
[[nodiscard]] inline std::optional<drawn_board> find_drawn_board(std::string_view text,
                                                                 const rules& size) {
    const std::string_view whole = trimmed(text);
    const bool is_array = whole.starts_with('[') && whole.ends_with(']');
    std::vector<std::string_view> lines;
    for (std::string_view line : split(text, "\n")) {
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
        if (!trimmed(line).empty()) lines.push_back(line);
    }
    if (!is_array && lines.size() < 2) return std::nullopt;
    const auto to_move = take_turn(lines);
    for (const drawn_marks& set : all_drawn_marks()) {
        std::optional<drawn_board> found;
        if (is_array) {
            auto rows = read_array(set, whole);
            if (rows && rows->size() == 1) {
                // A flat array contains the squares of all rows, one row after the other.
                const std::vector<mark> flat = rows->front();
                for (const inarow::rules& r : {size, tic_tac_toe, connect_four, gomoku})
                    if (!found && static_cast<int>(flat.size()) == r.squares())
                        found = drawn_board{.columns = r.columns, .rows = r.rows, .marks = flat};
            } else if (rows) {
                found = board_of_rows(*rows);
            }
        }
        // A text in brackets can be a drawing that begins and ends with a highlighted square,
        // `[X]`.
        if (!found) found = read_drawing(set, lines);
        if (!found) continue;
        found->to_move = to_move;
        return found;
    }
    return std::nullopt;
}

}  // namespace inarow::inline v0::notation::detail
