// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/core/write.hpp>
#include <inarow/game/game.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/game/result.hpp>
#include <inarow/notation/reader.hpp>
#include <inarow/notation/rules_text.hpp>

#include <cstddef>
#include <limits>
#include <optional>
#include <variant>

/// Games in the Smart Game Format, FF[4], as games of gomoku, GM[4]:
/// `(;FF[4]GM[4]SZ[15]RU[15x15/5];B[hh];W[ig])`. Black is the first player, and White is the
/// second. `hh` is a column and a row, counted from the top left with the letters a to z, then A to
/// Z. RU contains the rules text. A game without RU is five in a row. Source:
/// https://www.red-bean.com/sgf/
namespace inarow::inline v0::notation {

/// The error for a game whose rules differ from the requested rules.
struct other_rules {
    inarow::rules asked;

    constexpr bool operator==(const other_rules&) const = default;
};

/// The reason why a text is not accepted as a game in SGF.
struct sgf_error {
    std::variant<syntax_error, illegal_rules, other_rules, illegal_layout, illegal_move> why;
    int offset = 0;         ///< place of the error in the text, in characters, from 0
    int moves = 0;          ///< number of moves made before the error
    inarow::rules rules{};  ///< rules of the game, as far as they were read
    player to_move{};       ///< player to move in an illegal layout

    constexpr bool operator==(const sgf_error&) const = default;
};

/// The nesting at a place in an SGF text: how many trees are open there, and whether the place is
/// inside a value.
struct sgf_nesting {
    int trees = 0;
    bool is_in_value = false;
    bool is_escaped = false;

    constexpr void take(char c) {
        if (is_in_value) {
            is_in_value = is_escaped || c != ']';
            is_escaped = !is_escaped && c == '\\';
        } else if (c == '[') {
            is_in_value = true;
        } else if (c == '(') {
            ++trees;
        } else if (c == ')' && trees > 0) {
            --trees;
        }
    }
    /// Returns whether all trees and values are closed.
    [[nodiscard]] constexpr bool is_closed() const { return trees == 0 && !is_in_value; }
};

namespace detail {

/// A value of a property, exactly as in the text.
struct sgf_value {
    int node;                ///< number of the node in the main line, from 0
    core::string_view name;  ///< name of the property
    core::string_view text;
    int offset;
};

constexpr void skip_spaces(reader& input) {
    while (!input.at_end() && static_cast<unsigned char>(input.next()) <= ' ') ++input.offset;
}

[[nodiscard]] constexpr core::string_view part_of(const reader& input, int begin, int end) {
    return {input.text + begin, static_cast<std::size_t>(end - begin)};
}

/// Reads a property and passes each of its values to `take`.
constexpr void read_property(reader& input, int node, auto&& take) {
    const int begin = input.offset;
    while (is_letter(input.next())) ++input.offset;
    const core::string_view name = part_of(input, begin, input.offset);
    if (name.empty()) input.fail(expected_token::a_property);
    skip_spaces(input);
    if (input.next() != '[') input.fail(expected_token::a_property_value);
    while (!input.failed && input.skip('[')) {
        const int value = input.offset;
        sgf_nesting nesting{.is_in_value = true};
        while (!input.at_end() && nesting.is_in_value) nesting.take(input.text[input.offset++]);
        if (nesting.is_in_value) {
            input.fail(expected_token::a_property_value);
        } else {
            take(sgf_value{node, name, part_of(input, value, input.offset - 1), value});
            skip_spaces(input);
        }
    }
}

/// Passes each value of the main line to `take`, until the reader fails. The main line is the first
/// variation. In the rest of the text, only checks that all trees are closed.
constexpr void read_main_line(reader& input, auto&& take) {
    skip_spaces(input);
    int trees = 0;
    int node = -1;
    for (; !input.failed && input.next() != ')'; skip_spaces(input)) {
        if (input.skip('(')) {
            ++trees;
            skip_spaces(input);
            if (input.next() != ';') input.fail(expected_token::a_game_tree);
        } else if (trees > 0 && input.skip(';')) {
            ++node;
        } else if (trees > 0 && node >= 0) {
            read_property(input, node, take);
        } else {
            input.fail(expected_token::a_game_tree);
        }
    }
    // The reader keeps the first failure, so later calls of `fail` do not replace it.
    if (trees == 0) input.fail(expected_token::a_game_tree);
    sgf_nesting nesting{.trees = trees};
    while (!input.failed && !input.at_end() && !nesting.is_closed())
        nesting.take(input.text[input.offset++]);
    if (!nesting.is_closed()) input.fail(expected_token::a_closing_parenthesis);
    skip_spaces(input);
    if (!input.at_end()) input.fail(expected_token::the_end);
}

/// Returns 0 for a, 25 for z, 26 for A, 51 for Z, and -1 if the character is not a letter.
[[nodiscard]] constexpr int sgf_number(char letter) {
    if (letter >= 'a' && letter <= 'z') return letter - 'a';
    return letter >= 'A' && letter <= 'Z' ? letter - 'A' + 26 : -1;
}
[[nodiscard]] constexpr char sgf_letter(int number) {
    return static_cast<char>(number < 26 ? 'a' + number : 'A' + number - 26);
}

/// Returns the square that a value names, or column -1 if the value is not a point.
[[nodiscard]] constexpr square sgf_point(const sgf_value& v) {
    if (v.text.size() != 2) return {-1, -1};
    const square result{sgf_number(v.text[0]), sgf_number(v.text[1])};
    return result.row < 0 ? square{-1, -1} : result;
}

/// If the property of a value is B or W, makes its move. Otherwise, does nothing.
template <int Capacity>
[[nodiscard]] constexpr result<void, sgf_error> apply_sgf_move(const sgf_value& v,
                                                               basic_game<Capacity>& made) {
    if (v.name != "B" && v.name != "W") return {};
    const auto fail = [&](const auto& why) {
        return sgf_error{why, v.offset, made.ply(), made.rules(), {}};
    };
    const square s = sgf_point(v);
    if (s.column < 0) return fail(syntax_error{expected_token::a_point, v.offset});
    const auto where = made.apply(move{s}.made_by(v.name == "B" ? first : second));
    if (!where) return fail(where.error());
    return {};
}

/// Returns whether the rules are five in a row, on a board of any size. GM[4], gomoku, means such a
/// game.
[[nodiscard]] constexpr bool is_five_in_a_row(const rules& r) {
    return r.run == gomoku.run && r.gravity == gomoku.gravity;
}

/// Reads a game in steps: first the rules, then the start position, then the moves. Each step reads
/// the whole text again, because the properties of a node can be in any order.
template <int Capacity>
class sgf_parser {
public:
    constexpr sgf_parser(core::string_view text, const std::optional<rules>& asked)
        : text_{text}, asked_{asked} {}

    [[nodiscard]] constexpr result<basic_game<Capacity>, sgf_error> parse(int max_moves) {
        for_each_value([this](const sgf_value& v) { read_rules(v); });
        for_each_value([this](const sgf_value& v) { read_size(v); });
        choose_rules();
        if (failed_) return error_;
        auto layout = basic_layout<Capacity>::start(rules_);
        if (!layout) return sgf_error{layout.error(), rules_offset_, 0, rules_, {}};
        for_each_value([&](const sgf_value& v) { read_setup(v, *layout); });
        if (has_setup_)
            layout->set_to_move(to_move_ == mark::second  ? second
                                : to_move_ == mark::first ? first
                                                          : layout->mover_by_counts());
        const auto start = layout->checked();
        if (!failed_ && !start) {
            fail(start.error(), setup_offset_);
            error_.to_move = layout->unchecked().to_move();
        }
        if (failed_) return error_;
        basic_game<Capacity> result(*start);
        for_each_value([&](const sgf_value& v) {
            if (result.ply() < max_moves) read_move(v, result);
        });
        if (failed_) return error_;
        return result;
    }

private:
    constexpr void for_each_value(auto&& take) {
        if (failed_) return;
        reader input{text_};
        read_main_line(input, [&](const sgf_value& v) {
            if (!failed_) take(v);
        });
        if (input.failed) fail(input.error, input.error.offset);
    }
    constexpr void fail(const auto& why, int offset, int moves = 0) {
        if (failed_) return;
        failed_ = true;
        error_ = {why, offset, moves, rules_, {}};
    }
    constexpr void expect(expected_token what, const sgf_value& v) {
        fail(syntax_error{what, v.offset}, v.offset);
    }

    constexpr void read_rules(const sgf_value& v) {
        if (v.node > 0) return;
        if (v.name == "GM" && v.text != "4") expect(expected_token::number_of_gomoku, v);
        // "gomoku" in RU does not give the size of the board.
        if (v.name != "RU" || v.text == "gomoku") return;
        // Ignores a text that is not valid rules, because other programs write other texts into RU.
        const auto read = parse_rules(v.text);
        if (!read || !is_valid(*read)) return;
        rules_ = *read;
        has_rules_ = true;
        rules_offset_ = v.offset;
    }
    constexpr void read_size(const sgf_value& v) {
        if (v.node > 0 || v.name != "SZ") return;
        reader input{v.text};
        const int columns = input.number(expected_token::a_board_size);
        const int rows = input.skip(':') ? input.number(expected_token::a_board_size) : columns;
        if (input.failed || !input.at_end()) return expect(expected_token::a_board_size, v);
        if (has_rules_ && (columns != rules_.columns || rows != rules_.rows))
            return expect(expected_token::size_of_the_rules_text, v);
        rules_.columns = columns;
        rules_.rows = rows;
        has_size_ = true;
        if (!has_rules_) rules_offset_ = v.offset;
    }
    /// Replaces the default rules with the requested rules if the text has no rules text and no
    /// other size, and if the requested rules are five in a row. Otherwise, the requested rules
    /// must equal the rules of the text.
    constexpr void choose_rules() {
        if (failed_ || !asked_ || *asked_ == rules_) return;
        const bool has_its_size =
            !has_size_ || (asked_->columns == rules_.columns && asked_->rows == rules_.rows);
        if (has_rules_ || !has_its_size || !is_five_in_a_row(*asked_))
            return fail(other_rules{*asked_}, rules_offset_);
        rules_ = *asked_;
    }
    constexpr void read_setup(const sgf_value& v, basic_layout<Capacity>& onto) {
        const bool is_stone = v.name == "AB" || v.name == "AW";
        if (!is_stone && v.name != "AE" && v.name != "PL") return;
        if (v.node > 0) return expect(expected_token::setup_before_moves, v);
        if (!has_setup_) setup_offset_ = v.offset;
        has_setup_ = true;
        if (v.name == "PL") {
            to_move_ = v.text == "B" ? mark::first : v.text == "W" ? mark::second : mark::none;
            if (to_move_ == mark::none) expect(expected_token::black_or_white, v);
        } else if (const square s = sgf_point(v); !is_on_board(rules_, s)) {
            expect(expected_token::a_point, v);
        } else {
            onto.put(s, v.name == "AB" ? mark::first : v.name == "AW" ? mark::second : mark::none);
        }
    }
    constexpr void read_move(const sgf_value& v, basic_game<Capacity>& made) {
        if (const auto done = apply_sgf_move(v, made); !done && !failed_) {
            failed_ = true;
            error_ = done.error();
        }
    }

    core::string_view text_;
    std::optional<rules> asked_;
    rules rules_ = gomoku;
    bool has_rules_ = false;
    bool has_size_ = false;
    int rules_offset_ = 0;
    bool failed_ = false;
    sgf_error error_{};
    bool has_setup_ = false;
    int setup_offset_ = 0;
    mark to_move_ = mark::none;
};

}  // namespace detail

/// Parses the main line of one game, up to `max_moves` moves. The rules text gives the rules. A
/// game without a rules text is five in a row on a board of the size in the text, or 15x15 if the
/// text has no size. If rules are `asked` for, a game with other rules is refused. A game without a
/// rules text also matches other kinds of five in a row, such as exactly(gomoku), if the board has
/// the same size.
template <int Capacity>
[[nodiscard]] constexpr result<basic_game<Capacity>, sgf_error> parse_sgf(
    core::string_view text, const std::optional<rules>& asked = std::nullopt,
    int max_moves = (std::numeric_limits<int>::max)()) {
    return detail::sgf_parser<Capacity>(text, asked).parse(max_moves);
}

/// Returns whether SGF has letters for all columns and rows of the board: at most 52 of each.
[[nodiscard]] constexpr bool can_print_sgf(const rules& r) {
    constexpr int letters = 52;
    return r.columns <= letters && r.rows <= letters;
}

namespace detail {

constexpr void print_sgf_point(core::sink auto& out, square s) {
    core::write(out, '[', sgf_letter(s.column), sgf_letter(s.row), ']');
}

/// Writes the start position of a game: its stones, and whose turn it is.
template <int Capacity>
constexpr void print_sgf_setup(core::sink auto& out, const basic_position<Capacity>& p) {
    for (const player side : {first, second}) {
        core::string_view name = side == first ? "AB" : "AW";
        for (int i = 0; i < p.rules().squares(); ++i) {
            const square s = square_at(p.rules(), i);
            if (p.at(s) != mark_of(side)) continue;
            core::write(out, name);
            print_sgf_point(out, s);
            name = "";
        }
    }
    core::write(out, "PL[", p.to_move() == first ? 'B' : 'W', ']');
}

/// Writes everything before the moves of a game. If the game has ended, includes the result.
template <int Capacity>
constexpr void print_sgf_begin(core::sink auto& out, const basic_game<Capacity>& g) {
    const rules& r = g.rules();
    core::write(out, "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[", r.columns);
    if (r.rows != r.columns) core::write(out, ':', r.rows);
    core::write(out, "]RU[");
    print_rules(out, r);
    core::write(out, ']');
    if (g.position().is_over())
        core::write(out, "RE[",
                    g.position().outcome() == outcome::draw        ? "0"
                    : g.position().outcome() == outcome::first_won ? "B+"
                                                                   : "W+",
                    ']');
    const auto start = g.replay(0)->position();
    if (start.stones() > 0) print_sgf_setup(out, start);
}
constexpr void print_sgf_move(core::sink auto& out, square s, player mover) {
    core::write(out, ';', mover == first ? 'B' : 'W');
    print_sgf_point(out, s);
}

}  // namespace detail

/// Writes a game on one line, in the form that parse_sgf reads. If the game has ended, includes the
/// result.
/// Precondition: can_print_sgf(g.rules()).
template <int Capacity>
constexpr void print_sgf(core::sink auto& out, const basic_game<Capacity>& g) {
    detail::print_sgf_begin(out, g);
    for (int ply = 0; ply < g.ply(); ++ply)
        detail::print_sgf_move(out, g.moves()[static_cast<std::size_t>(ply)], g.mover(ply));
    core::write(out, ')');
}

}  // namespace inarow::inline v0::notation
