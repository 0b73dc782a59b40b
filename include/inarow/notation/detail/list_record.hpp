// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/notation/detail/drawn_board.hpp>
#include <inarow/notation/detail/record_builder.hpp>
#include <inarow/notation/detail/text.hpp>
#include <inarow/notation/moves_tree.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/rules_text.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Reads lists of moves and set-up boards as records.
namespace inarow::inline v0::notation::detail {

/// Returns the same board with the same rules, except that the other player starts.
[[nodiscard]] inline layout with_other_starter(const layout& board) {
    const rules& r = board.rules();
    const position shown = board.unchecked();
    layout result = *layout::start(starting_with(other(r.starts), r));
    for (int i = 0; i < r.squares(); ++i) result.put(square_at(r, i), shown.at(square_at(r, i)));
    result.set_to_move(shown.to_move());
    return result;
}

/// Returns a record that starts from a set-up board and has no moves. If no rules are requested and
/// only a game that the other player starts can reach the board, changes who starts.
[[nodiscard]] inline record record_of_board(layout board, const record_defaults& defaults,
                                            std::size_t offset) {
    record_builder made(defaults.start, offset);
    if (!defaults.asked && !board.checked())
        if (layout other = with_other_starter(board); other.checked()) board = (std::move)(other);
    made.set_rules(board.rules());
    (void)made.set_up(board, offset, defaults.is_unchecked);
    return made.finish();
}
[[nodiscard]] inline record refused_record(const record_defaults& defaults, const auto& why,
                                           std::size_t offset) {
    record_builder made(defaults.start, offset);
    made.fail(why, offset);
    return made.finish();
}

/// Returns rules for a board of the given size: the default rules or, if no rules are requested,
/// named rules such as `gomoku`. Returns nothing if none of these rules have this size.
[[nodiscard]] inline std::optional<rules> rules_of_size(const record_defaults& defaults,
                                                        int columns, int rows) {
    const auto fits = [&](const rules& r) { return r.columns == columns && r.rows == rows; };
    if (fits(defaults.start.rules())) return defaults.start.rules();
    if (defaults.asked) return std::nullopt;
    for (const auto& [name, r] : rules_by_name)
        if (fits(r)) return r;
    return std::nullopt;
}

[[nodiscard]] inline record record_of_drawing(const drawn_board& drawn,
                                              const record_defaults& defaults, std::size_t offset) {
    const auto r = rules_of_size(defaults, drawn.columns, drawn.rows);
    if (!r) return refused_record(defaults, other_board_size{drawn.columns, drawn.rows}, offset);
    layout board = *layout::start(*r);
    for (int i = 0; i < r->squares(); ++i)
        board.put(square_at(*r, i), drawn.marks[static_cast<std::size_t>(i)]);
    board.set_to_move(drawn.to_move.value_or(board.mover_by_counts()));
    record made = record_of_board(board, defaults, offset);
    if (!drawn.is_alone)
        made.warnings.push_back({record_warning::reason::text_ignored, offset, {}});
    return made;
}

/// Returns whether a text has the form of a position: rows with slashes between them. The first row
/// must begin with a mark or a number.
[[nodiscard]] constexpr bool looks_like_position(std::string_view text) {
    const auto is_mark = [](char c) {
        return core::is_digit(c) || c == '.' || core::lower(c) == 'x' || core::lower(c) == 'o';
    };
    return text.contains('/') && is_mark(text.front()) && std::ranges::all_of(text, [](char c) {
               return core::is_letter(c) || core::is_digit(c) || c == '/' || c == '.' || c == ' ';
           });
}
[[nodiscard]] inline record record_of_position(std::string_view text,
                                               const record_defaults& defaults,
                                               std::size_t offset) {
    std::vector<rules> tried{defaults.start.rules()};
    if (!defaults.asked)
        for (const auto& [name, r] : rules_by_name) tried.push_back(r);
    std::optional<syntax_error> error;
    for (const rules& r : tried) {
        const auto board = parse_position(*layout::start(r), core::string_view(text));
        if (board) return record_of_board(*board, defaults, offset);
        if (!error) error = board.error();
    }
    return refused_record(defaults, *error,
                          offset + static_cast<std::size_t>((std::max)(error->offset, 0)));
}

/// Replaces the separators of a list with blanks, so that all other characters keep their offsets.
[[nodiscard]] inline std::string with_blanks(std::string_view text, std::string_view separators) {
    std::string result(text);
    for (std::size_t i = 0; i < result.size(); ++i) {
        if (separators.contains(result[i])) result[i] = ' ';
        // A comma before a blank separates moves. A comma inside a move, such as 7,7, does not.
        if (result[i] == ',' && (i + 1 == result.size() || result[i + 1] == ' ')) result[i] = ' ';
        // The numbers of moves, as in `1. d1 2. e1` and `1... e1`, also become blanks.
        if (result[i] != '.' || i == 0 || !core::is_digit(result[i - 1])) continue;
        std::size_t begin = i;
        while (begin > 0 && core::is_digit(result[begin - 1])) --begin;
        if (begin > 0 && result[begin - 1] != ' ') continue;
        for (; begin < result.size() && (begin < i || result[begin] == '.'); ++begin)
            result[begin] = ' ';
    }
    return result;
}

/// One way to read a list of moves.
struct list_reading {
    std::string_view text;
    kind notation;
    position start;
};

[[nodiscard]] inline record read_list(const list_reading& how, std::size_t offset) {
    record_builder made(how.start, offset);
    const std::string_view list = how.text;
    if (list.contains('(') && how.notation != kind::openspiel) {
        moves_tree_reader(made, how.notation, offset).read(list);
        return made.finish();
    }
    std::string_view rest = list;
    const rules& r = how.start.rules();
    const std::size_t score = score_offset(how.notation, r, list);
    for (int node = 0, number = 1;; ++number) {
        const std::string_view next = next_move_text(how.notation, r, rest);
        if (next.empty()) return made.finish();
        const std::size_t place = list.size() - rest.size() - next.size();
        const move_text m(core::string_view(next), how.notation);
        const auto where = resolve(made.position(), m);
        if (place == score || !where) {
            const auto why = place == score ? score_in_moves(made.position()) : where.error();
            made.fail(illegal_moves_text{number, place, m, why}, offset + place);
            return made.finish();
        }
        node = *made.play(node, inarow::move{*where});
    }
}

/// Returns the offsets of an opening, such as `0,0, 1,1, 0,3`: integers with commas between them.
/// Returns nothing for any other text. Also returns nothing for fewer than four integers if no
/// integer is negative.
[[nodiscard]] inline std::optional<std::vector<int>> offsets_of_opening(std::string_view text) {
    std::vector<int> all;
    for (std::string_view part : split(text, ",")) {
        part = trimmed(part);
        const bool is_negative = part.starts_with('-');
        if (is_negative) part.remove_prefix(1);
        if (!is_number(part)) return std::nullopt;
        reader input{part};
        const int number = input.number(expected_token::a_number);
        all.push_back(is_negative ? -number : number);
    }
    if (all.size() < 4 && std::ranges::none_of(all, [](int n) { return n < 0; }))
        return std::nullopt;
    return all;
}
/// Reads an opening of Piskvork or Gomocup: offsets from the center, to the right and downward.
[[nodiscard]] inline record record_of_opening(const std::vector<int>& offsets,
                                              const record_defaults& defaults, std::size_t offset) {
    const rules& r = defaults.start.rules();
    if (!is_five_in_a_row(r) || offsets.size() % 2 != 0)
        return refused_record(defaults, not_a_game{}, offset);
    record_builder made(defaults.start, offset);
    for (std::size_t i = 0; i < offsets.size(); i += 2) {
        const square s{r.columns / 2 + offsets[i], r.rows / 2 + offsets[i + 1]};
        if (!made.play_next(inarow::move{s}, offset)) break;
    }
    return made.finish();
}

/// The moves that lead to a position, and the score of the position, as in a line of a data set:
/// `4453 2` or `4453,2`.
struct scored_moves {
    std::string_view moves;
    int score;
};
/// Returns whether a number that follows moves with separators is a score. The number is a score if
/// it has a sign, or if the last move is in algebraic notation, because such a number cannot be a
/// move.
[[nodiscard]] inline bool can_follow_separated_moves(std::string_view number,
                                                     std::string_view moves) {
    if (!core::is_digit(number.front())) return true;
    const std::size_t last = moves.find_last_of(" \t,;");
    const std::string_view move = moves.substr(last == std::string_view::npos ? 0 : last + 1);
    return !move.empty() && core::is_letter(move.front()) && core::is_digit(move.back());
}
/// Returns the moves and the score of a line. A number after joined moves (moves without
/// separators) is a score. If `is_line` is true, a number after a comma or a semicolon is also a
/// score. If defaults.scores is score_form::after_all_moves, a line of moves with separators can
/// end with a score, too: a number that cannot be a move. The maximum score is 1 more than half the
/// number of squares.
[[nodiscard]] inline std::optional<scored_moves> find_score(std::string_view text,
                                                            const record_defaults& defaults,
                                                            bool is_line) {
    if (defaults.scores == score_form::none) return std::nullopt;
    const std::size_t last = text.find_last_of(" \t,;");
    if (last == std::string_view::npos) return std::nullopt;
    const std::string_view number = unquoted(text.substr(last + 1));
    std::string_view digits = number;
    const bool is_negative = digits.starts_with('-');
    if (is_negative || digits.starts_with('+')) digits.remove_prefix(1);
    if (!is_number(digits)) return std::nullopt;
    const std::string_view before = trimmed(text.substr(0, last + 1));
    const bool is_table = is_line && (before.ends_with(',') || before.ends_with(';'));
    const std::string_view moves =
        unquoted(trimmed(is_table ? before.substr(0, before.size() - 1) : before));
    const rules& r = defaults.start.rules();
    reader input{digits};
    const int score = input.number(expected_token::a_number);
    if (score > r.squares() / 2 + 1) return std::nullopt;
    const scored_moves result{moves, is_negative ? -score : score};
    if (moves.find_first_of(" \t,;") != std::string_view::npos)
        return defaults.scores == score_form::after_all_moves && is_line && !is_table &&
                       can_follow_separated_moves(number, moves)
                   ? std::optional(result)
                   : std::nullopt;
    const bool are_columns = is_number(moves) && has_joined_columns(defaults.moves, r);
    const bool is_joined = (are_columns && moves.size() > 1) || joined_move_size(moves, 0) > 0;
    if (!is_joined && !(is_table && (moves.empty() || are_columns))) return std::nullopt;
    return result;
}

/// Returns whether a number in a text has a minus sign. A minus sign follows a blank. A hyphen
/// after any other character separates two moves, as in H8-I9.
[[nodiscard]] inline bool has_signed_number(std::string_view text) {
    for (std::size_t i = 1; i + 1 < text.size(); ++i)
        if (text[i] == '-' && core::is_digit(text[i + 1]) &&
            (text[i - 1] == ' ' || text[i - 1] == '\t'))
            return true;
    return false;
}

/// Reads a list of moves in any notation and with any separators. Returns the first reading without
/// an error. If every reading has an error, returns the reading with the most moves.
[[nodiscard]] inline record record_of_list(std::string_view text, const record_defaults& defaults,
                                           std::size_t offset) {
    while (!text.empty() && (text.back() == '.' || text.back() == '*' || text.back() == ' '))
        text.remove_suffix(1);
    const std::string lines = with_blanks(text, "\n\r\t;[]{}\"'>");
    const std::string words = with_blanks(text, "\n\r\t;[]{}\"'>,-");
    const bool has_sign = has_signed_number(text);
    std::vector<list_reading> readings;
    const auto add_all = [&](const position& start, kind k) {
        if (!text.contains('\n')) readings.push_back({text, k, start});
        if (lines != text) readings.push_back({lines, k, start});
        if (words != lines && !has_sign) readings.push_back({words, k, start});
    };
    add_all(defaults.start, defaults.moves);
    if (defaults.moves == kind::any) {
        for (std::size_t i = 1; i < kind_names.size(); ++i)
            add_all(defaults.start, static_cast<kind>(i));
        // A list of only the digits 1 to 7 can be columns of Connect Four.
        const bool are_columns =
            std::ranges::all_of(words, [](char c) { return c == ' ' || (c >= '1' && c <= '7'); });
        if (defaults.guesses_rules && !defaults.asked && are_columns)
            add_all(*position::start(connect_four), kind::any);
    }
    // In a data file, a number after joined columns, such as `4453 2`, is a score. It is not a move
    // in another notation.
    if (!defaults.guesses_rules &&
        score_offset(defaults.moves, defaults.start.rules(), text) < text.size())
        return read_list(readings.front(), offset);
    std::optional<record> best;
    for (const list_reading& how : readings) {
        record made = read_list(how, offset);
        if (!made.refused && made.nodes.size() > 1) return made;
        if (!best || made.nodes.size() > best->nodes.size()) best = (std::move)(made);
    }
    if (!best->refused)
        best->refused = record_error{not_a_game{}, offset, defaults.start.rules(), {}};
    return *(std::move)(best);
}

}  // namespace inarow::inline v0::notation::detail
