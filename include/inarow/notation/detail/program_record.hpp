// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/notation/detail/drawn_board.hpp>
#include <inarow/notation/detail/record_builder.hpp>
#include <inarow/notation/detail/sgf_rules.hpp>
#include <inarow/notation/detail/text.hpp>
#include <inarow/notation/reader.hpp>
#include <inarow/notation/record.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Reads the files of gomoku programs as records: Piskvork's .psq, Yixin's .sav and .pos, and
/// RenLib's .lib. The functions follow the source code of the programs, because the formats are not
/// documented elsewhere.
namespace inarow::inline v0::notation::detail {

/// Begins a record of five in a row with the board and the starting player of `own`. Returns false
/// and stores the error if the rules are refused.
[[nodiscard]] inline bool begin_five_in_a_row(record_builder& made, const record_defaults& defaults,
                                              rules own, std::size_t offset) {
    made.set_form();
    made.set_rules(own);
    if (const auto valid = (check)(own); !valid) return made.fail(valid.error(), offset);
    const auto chosen = rules_left_open(defaults, starting_with(first, own), false);
    if (!chosen) return made.fail(chosen.error(), offset);
    own = starting_with(own.starts, *chosen);
    made.set_rules(own);
    made.start_at(*layout::start(own));
    return true;
}

/// Reads the next integer of a line. Blanks and at most one comma can precede it.
[[nodiscard]] inline std::optional<int> next_number(reader& line) {
    while (line.next() == ' ' || line.next() == '\t') ++line.offset;
    (void)line.skip(',');
    while (line.next() == ' ' || line.next() == '\t') ++line.offset;
    if (!core::is_digit(line.next())) return std::nullopt;
    return line.number(expected_token::a_number);
}

/// A line of a text, and its place in the text.
struct text_line {
    std::string_view text;
    std::size_t offset;
};
[[nodiscard]] inline std::vector<text_line> lines_of(std::string_view text, std::size_t offset) {
    std::vector<text_line> all;
    for (const std::string_view line : split(text, "\n"))
        all.push_back(
            {trimmed(line), offset + static_cast<std::size_t>(line.data() - text.data())});
    return all;
}

[[nodiscard]] inline bool is_piskvork(std::string_view text) {
    return trimmed(text).starts_with("Piskvork");
}
/// Returns the first file in a text. Only files of Piskvork can follow one another.
[[nodiscard]] inline std::string_view first_program_file(std::string_view text) {
    if (!is_piskvork(text)) return text;
    const std::size_t next = text.find("\nPiskvork", text.find("Piskvork"));
    return next == std::string_view::npos ? text : text.substr(0, next + 1);
}

/// Reads `Piskvorky 20x20, 11:11, 0`, then a line `x,y,time` for each move. Columns and rows are
/// counted from 1 at the top left. The last number of the first line is 1 if the second player
/// starts. After the moves, a line can name the rules, and two lines can name the players.
[[nodiscard]] inline record record_of_piskvork(std::string_view text,
                                               const record_defaults& defaults,
                                               std::size_t offset) {
    record_builder made(defaults.start, offset);
    auto lines = lines_of(text, offset);
    std::erase_if(lines, [](const text_line& l) { return l.text.empty(); });
    reader head{lines.front().text};
    while (!head.at_end() && !core::is_digit(head.next())) ++head.offset;
    rules own = gomoku;
    own.columns = head.number(expected_token::a_board_size);
    head.expect('x', expected_token::a_board_size);
    own.rows = head.number(expected_token::a_board_size);
    if (head.failed) {
        made.fail(syntax_error{expected_token::a_board_size, 0}, lines.front().offset);
        return made.finish();
    }
    const std::string_view rest = lines.front().text.substr(static_cast<std::size_t>(head.offset));
    if (trimmed(rest.substr((std::min)(rest.rfind(',') + 1, rest.size()))) == "1")
        own.starts = second;
    if (!begin_five_in_a_row(made, defaults, own, lines.front().offset)) return made.finish();
    std::size_t i = 1;
    for (; i < lines.size(); ++i) {
        reader line{lines[i].text};
        const auto column = next_number(line);
        const auto row = column ? next_number(line) : std::nullopt;
        if (!row) break;
        const square s{*column - 1, *row - 1};
        if (!made.play_next(inarow::move{s}, lines[i].offset)) return made.finish();
    }
    std::vector<property> names;
    for (int player = 0; i < lines.size(); ++i) {
        const std::string_view line = lines[i].text;
        const std::size_t comma = line.rfind(',');
        if (comma != std::string_view::npos && find_sgf_rules(line.substr(comma + 1)) != nullptr) {
            const named_rules* const known = find_sgf_rules(line.substr(comma + 1));
            if (!known->is_applied || known->length != made.position().rules().length)
                made.warn(record_warning::reason::rules_not_applied, lines[i].offset,
                          line.substr(comma + 1));
        } else if (line.find_first_not_of("-0123456789") != std::string_view::npos && player < 2) {
            names.push_back({player++ == 0 ? "PB" : "PW", {value_of_text(line)}});
        }
    }
    made.add_properties(0, (std::move)(names));
    return made.finish();
}

/// Returns the numbers of a text. Returns nothing if the text contains anything other than numbers.
[[nodiscard]] inline std::optional<std::vector<int>> only_numbers(std::string_view text) {
    std::vector<int> all;
    reader input{text};
    for (;;) {
        while (!input.at_end() && is_space(input.next())) ++input.offset;
        if (input.at_end()) return all;
        if (!core::is_digit(input.next())) return std::nullopt;
        all.push_back(input.number(expected_token::a_number));
    }
}
/// Returns whether a text is a .sav file. Its first three lines are the numbers of rows, columns
/// and moves. Each other line contains the two numbers of a move.
[[nodiscard]] inline bool is_yixin_sav(std::string_view text) {
    const auto lines = lines_of(trimmed(text), 0);
    if (lines.size() < 3) return false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto numbers = only_numbers(lines[i].text);
        if (!numbers || numbers->size() != (i < 3 ? 1U : 2U)) return false;
    }
    constexpr int smallest_board = 5;
    const auto size = only_numbers(lines[0].text);
    return size->front() >= smallest_board && lines.size() > 3;
}
[[nodiscard]] inline record record_of_yixin_sav(std::string_view text,
                                                const record_defaults& defaults,
                                                std::size_t offset) {
    record_builder made(defaults.start, offset);
    const auto lines = lines_of(trimmed(text), offset);
    const auto number = [&](std::size_t line, std::size_t i) {
        return (*only_numbers(lines[line].text))[i];
    };
    rules own = gomoku;
    own.rows = number(0, 0);
    own.columns = number(1, 0);
    if (!begin_five_in_a_row(made, defaults, own, offset)) return made.finish();
    for (std::size_t i = 3; i < lines.size(); ++i) {
        const square s{number(i, 1), number(i, 0)};
        if (!made.play_next(inarow::move{s}, lines[i].offset)) return made.finish();
    }
    if (static_cast<std::size_t>(number(2, 0)) != lines.size() - 3)
        made.warn(record_warning::reason::partly_read, lines[2].offset, lines[2].text);
    return made.finish();
}

/// Returns whether a text is a .pos file: a byte with the number of moves, then for each move a
/// byte with the value `15 * row + column`.
[[nodiscard]] inline bool is_pos(std::string_view text) {
    if (text.size() < 2 ||
        static_cast<std::size_t>(static_cast<unsigned char>(text[0])) + 1 != text.size())
        return false;
    std::vector<bool> is_seen(256);
    for (const char c : text.substr(1)) {
        const auto place = static_cast<unsigned char>(c);
        if (place >= gomoku.squares() || is_seen[place]) return false;
        is_seen[place] = true;
    }
    return true;
}
[[nodiscard]] inline record record_of_pos(std::string_view text, const record_defaults& defaults,
                                          std::size_t offset) {
    record_builder made(defaults.start, offset);
    if (!begin_five_in_a_row(made, defaults, gomoku, offset)) return made.finish();
    for (std::size_t i = 1; i < text.size(); ++i) {
        const int place = static_cast<unsigned char>(text[i]);
        if (!made.play_next(inarow::move{square_at(gomoku, place)}, offset + i)) break;
    }
    return made.finish();
}

/// Reads a .lib file of RenLib: a tree of moves with comments.
class renlib_reader {
public:
    static constexpr std::string_view magic = "\xffRenLib\xff";

    renlib_reader(std::string_view text, const record_defaults& defaults, std::size_t offset)
        : text_{text}, defaults_{defaults}, offset_{offset}, made_(defaults.start, offset) {}

    [[nodiscard]] record read() {
        if (!begin_five_in_a_row(made_, defaults_, gomoku, offset_)) return made_.finish();
        if (text_.starts_with(magic)) {
            constexpr std::size_t head_size = 20;
            const int major = byte_at(8);
            const int minor = byte_at(9);
            if (major > 3 || (major == 3 && minor > 4)) {
                made_.fail(not_a_game{}, offset_ + 8);
                return made_.finish();
            }
            at_ = head_size;
        }
        while (at_ + 1 < text_.size() && !is_done_ && !made_.failed()) read_node();
        if (!is_done_ && !made_.failed())
            made_.warn(record_warning::reason::unclosed, offset_ + text_.size());
        return made_.finish();
    }

private:
    // NOLINTNEXTLINE(cppcoreguidelines-use-enum-class,performance-enum-size): bits of a number
    enum flag : int {
        more_flags = 0x01,
        no_move = 0x02,
        comment = 0x08,
        old_comment = 0x20,
        no_child = 0x40,
        sibling = 0x80,
        board_text = 0x0100
    };

    [[nodiscard]] int byte_at(std::size_t i) const {
        return i < text_.size() ? static_cast<unsigned char>(text_[i]) : 0;
    }
    void read_node() {
        const std::size_t offset = offset_ + at_;
        const int place = byte_at(at_);
        int flags = byte_at(at_ + 1);
        at_ += 2;
        if ((flags & more_flags) != 0) {
            flags |= byte_at(at_ + 1) << 8;
            at_ = (std::min)(at_ + 2, text_.size());
        }
        const open_sibling here{node_, is_skipped_};
        if (!is_skipped_) read_place(place, (flags & no_move) == 0, offset);
        is_after_root_ = true;
        read_comment(flags);
        if ((flags & sibling) != 0) siblings_.push_back(here);
        if ((flags & no_child) == 0) return;
        is_main_line_ = false;
        is_done_ = siblings_.empty();
        if (is_done_) return;
        node_ = siblings_.back().parent;
        is_skipped_ = siblings_.back().is_skipped;
        siblings_.pop_back();
    }
    /// Reads the place of a move. The root may lack a move. Any other node without a move is a
    /// pass.
    void read_place(int place, bool has_move, std::size_t offset) {
        if (place == 0 || !has_move) {
            is_skipped_ = is_after_root_;
            if (is_after_root_) made_.warn(record_warning::reason::pass, offset);
            return;
        }
        const auto done =
            made_.play(node_, inarow::move{square{(place - 1) % 16, (place - 1) / 16}});
        if (done) {
            node_ = *done;
            return;
        }
        is_skipped_ = true;
        if (is_main_line_) {
            made_.fail(done.error(), offset);
        } else {
            made_.warn(record_warning::reason::partly_read, offset);
        }
    }
    void read_comment(int flags) {
        if ((flags & old_comment) != 0) {
            while (at_ < text_.size() && byte_at(at_) < 0x80) ++at_;
            at_ = (std::min)(at_ + 1, text_.size());
        }
        if ((flags & comment) != 0)
            if (const std::string text = take_text(); !text.empty() && !is_skipped_)
                made_.add_properties(node_, {{"C", {value_of_text(text)}}});
        if ((flags & board_text) != 0) (void)take_text();
    }
    /// Takes a text that ends with a zero byte and is padded to an even number of bytes.
    [[nodiscard]] std::string take_text() {
        const std::size_t end = (std::min)(text_.find('\0', at_), text_.size());
        std::string value(text_.substr(at_, end - at_));
        std::ranges::replace(value, '\b', '\n');
        const std::size_t size = end + 1 - at_;
        at_ = (std::min)(at_ + size + size % 2, text_.size());
        return value;
    }

    /// A sibling that follows the subtree of a node.
    struct open_sibling {
        int parent;
        bool is_skipped;
    };

    std::string_view text_;
    const record_defaults& defaults_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::size_t offset_;
    record_builder made_;
    std::size_t at_ = 0;
    int node_ = 0;
    bool is_after_root_ = false;
    bool is_main_line_ = true;  ///< false after the first node without a child
    bool is_skipped_ = false;   ///< whether to ignore the moves after a pass or a refused move
    bool is_done_ = false;
    std::vector<open_sibling> siblings_{};
};

/// Returns the record of a program's file, or nothing if the text has another format.
[[nodiscard]] inline std::optional<record> read_program_file(std::string_view text,
                                                             const record_defaults& defaults,
                                                             std::size_t offset) {
    constexpr std::string_view old_renlib = "x";
    if (text.starts_with(renlib_reader::magic) ||
        (text.starts_with(old_renlib) && text.size() > 1 &&
         text.find_first_of(std::string_view("\0@\x80\bH", 5), 1) == 1))
        return renlib_reader(text, defaults, offset).read();
    if (is_pos(text)) return record_of_pos(text, defaults, offset);
    if (is_piskvork(text)) return record_of_piskvork(text, defaults, offset);
    if (is_yixin_sav(text)) return record_of_yixin_sav(text, defaults, offset);
    return std::nullopt;
}

}  // namespace inarow::inline v0::notation::detail
