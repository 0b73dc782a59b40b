// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/notation/detail/charset.hpp>
#include <inarow/notation/detail/drawn_board.hpp>
#include <inarow/notation/detail/environment_record.hpp>
#include <inarow/notation/detail/link_record.hpp>
#include <inarow/notation/detail/list_record.hpp>
#include <inarow/notation/detail/program_record.hpp>
#include <inarow/notation/detail/sgf_record.hpp>
#include <inarow/notation/detail/sgf_tree.hpp>
#include <inarow/notation/record.hpp>
#include <inarow/notation/record_lines.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Reads games in many forms: SGF, links, lists of moves, positions, drawn boards and files of
/// other programs.
namespace inarow::inline v0::notation {

namespace detail {

/// Replaces two kinds of marks with blanks: each `>` at the start of a line of a quoted mail, and
/// each line of three backticks that begins or ends a code block.
[[nodiscard]] inline std::string without_quotes(std::string_view text) {
    std::string result(text);
    bool is_line_start = true;
    for (std::size_t i = 0; i < result.size(); ++i) {
        if (is_line_start && result[i] == '>') result[i] = ' ';
        is_line_start = result[i] == '\n' || (is_line_start && result[i] == ' ');
        if (std::string_view(result).substr(i).starts_with("```")) {
            const std::size_t end = (std::min)(result.find('\n', i), result.size());
            for (; i < end; ++i) result[i] = ' ';
        }
        if (i < result.size() && result[i] == '\n') is_line_start = true;
    }
    return result;
}

/// Replaces each backslash followed by the letter n with a line break, and each single quote with a
/// blank.
[[nodiscard]] inline std::string with_line_breaks(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_break = text.substr(i).starts_with("\\n");
        result += is_break ? '\n' : text[i] == '\'' ? ' ' : text[i];
        if (is_break) ++i;
    }
    return result;
}

/// Reads moves, a position or a drawn board.
[[nodiscard]] inline record read_plain(std::string_view text, const record_defaults& defaults,
                                       std::size_t offset, bool is_line) {
    const std::string_view plain = unquoted(trimmed(text));
    // In a text quoted from a program, a backslash and the letter n stand for a line break.
    if (plain.contains("\\n") && !plain.contains('\n'))
        return read_plain(with_line_breaks(plain), defaults, offset, is_line);
    if (looks_like_position(plain)) return record_of_position(plain, defaults, offset);
    if (const auto drawn = find_drawn_board(text, defaults.start.rules()))
        return record_of_drawing(*drawn, defaults, offset);
    if (const auto scored = find_score(trimmed(text), defaults, is_line)) {
        record made = scored->moves.empty() ? record(defaults.start)
                                            : record_of_list(scored->moves, defaults, offset);
        made.offset = offset;
        made.score = scored->score;
        return made;
    }
    if (defaults.start.rules().gravity == place && defaults.moves == kind::any)
        if (const auto offsets = offsets_of_opening(trimmed(text)))
            return record_of_opening(*offsets, defaults, offset);
    return record_of_list(trimmed(text), defaults, offset);
}

/// Reads a text that is one game, in any form except SGF. `is_line` tells whether the text comes
/// from a data file with one game in each line.
[[nodiscard]] inline record read_one(std::string_view text, const record_defaults& defaults,
                                     std::size_t offset, bool is_line) {
    if (is_line) {
        record made = read_list({text, defaults.moves, defaults.start}, offset);
        if (!made.refused && made.nodes.size() > 1) return made;
    }
    if (auto made = read_program_file(text, defaults, offset)) return *(std::move)(made);
    if (auto made = read_link(text, defaults, offset)) return *(std::move)(made);
    if (auto made = read_observation(text, defaults, offset)) return *(std::move)(made);
    if (auto made = read_actions(text, defaults, offset)) return *(std::move)(made);
    return read_plain(is_line ? std::string(text) : without_quotes(text), defaults, offset,
                      is_line);
}

}  // namespace detail

/// Returns the name of the encoding of an SGF text. If the text is valid UTF-8, the name is UTF-8.
/// If the text is UTF-16 with a byte order mark, the name is also UTF-8, because game_reader
/// converts UTF-16 to UTF-8. For any other text, the name is the value of the SGF property CA or,
/// without CA, ISO-8859-1.
[[nodiscard]] inline std::string charset_of(std::string_view text) {
    if (detail::is_utf8(text) || detail::is_utf16(text)) return "UTF-8";
    const std::string_view named = detail::charset_property(text);
    return named.empty() ? "ISO-8859-1" : std::string(named);
}

/// How a text is divided into games.
enum class text_layout : std::uint8_t {
    one_game,    ///< the text, such as pasted text, is one game; only SGF texts and joined files of
                 ///< Piskvork can have several games
    lines,       ///< each line is a game, except SGF games and drawings, which can have several
                 ///< lines; the first line can contain the names of the columns of a table
    one_record,  ///< the text is one game that record_lines collected from a data file
};

/// Reads the games in a text one after the other.
class game_reader {
public:
    /// The text must outlive the reader.
    explicit game_reader(std::string_view text, record_defaults defaults,
                         text_layout layout = text_layout::one_game)
        : defaults_{(std::move)(defaults)}, layout_{layout} {
        if (detail::is_utf16(text)) converted_ = detail::utf8_of_utf16(text);
        text_ = converted_.empty() ? text : std::string_view(converted_);
        constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
        if (text_.starts_with(byte_order_mark)) at_ = byte_order_mark.size();
        if (detail::find_sgf(text_) == std::string_view::npos) return;
        is_sgf_ = true;
        charset_ = charset_of(text_);
        is_utf8_ = charset_ == "UTF-8";
    }

    game_reader(const game_reader&) = delete;
    game_reader& operator=(const game_reader&) = delete;
    game_reader(game_reader&&) = delete;
    game_reader& operator=(game_reader&&) = delete;
    ~game_reader() = default;

    /// Returns the next game, or `nullopt` at the end of the text.
    [[nodiscard]] std::optional<record> next() {
        if (is_sgf_) return next_sgf();
        // A program's file has several lines but contains one game. Several files can follow each
        // other if their first lines show where each file begins.
        if (at_ == 0 || detail::is_piskvork(text_.substr(at_))) {
            const std::string_view file = detail::first_program_file(text_.substr(at_));
            if (auto made = detail::read_program_file(file, defaults_, at_)) {
                at_ += file.size();
                return made;
            }
        }
        if (layout_ == text_layout::lines) return next_line();
        const std::string_view rest = text_.substr(at_);
        const std::size_t offset = std::exchange(at_, text_.size());
        if (detail::trimmed(rest).empty()) return std::nullopt;
        return detail::read_one(rest, defaults_, offset, layout_ == text_layout::one_record);
    }

private:
    [[nodiscard]] std::optional<record> next_sgf() {
        const std::size_t begin = detail::find_sgf(text_, at_);
        if (begin == std::string_view::npos) return std::nullopt;
        const auto [tree, charset] = read_tree(begin);
        record made = detail::sgf_record_reader(tree, defaults_).read();
        made.charset = charset;
        warn_of_text(made, at_, begin);
        at_ = tree.error ? text_.size() : (std::max)(tree.end, begin + 1);
        if (!tree.error && detail::find_sgf(text_, at_) == std::string_view::npos)
            warn_of_text(made, at_, text_.size());
        return made;
    }
    /// Reads a tree, and determines its encoding. If the tree is valid UTF-8, its encoding is
    /// UTF-8, even if the SGF property CA names another encoding, because CA can be out of date. A
    /// tree without CA has the encoding of the whole text.
    [[nodiscard]] std::pair<detail::sgf_tree, std::string> read_tree(std::size_t begin) const {
        using detail::wide_charset;
        auto tree = detail::sgf_tree_reader(text_, begin, wide_charset::none).read();
        const std::string_view part = text_.substr(begin, tree.end - begin);
        if (is_utf8_ || detail::is_utf8(part)) return {(std::move)(tree), "UTF-8"};
        const std::string_view named = detail::charset_property(part);
        std::string charset(named.empty() ? std::string_view(charset_) : named);
        if (const auto set = detail::wide_charset_of(charset); set != wide_charset::none)
            tree = detail::sgf_tree_reader(text_, begin, set).read();
        return {(std::move)(tree), (std::move)(charset)};
    }
    void warn_of_text(record& made, std::size_t begin, std::size_t end) const {
        if (!detail::trimmed(text_.substr(begin, end - begin)).empty())
            made.warnings.push_back({record_warning::reason::text_ignored, begin, {}});
    }
    [[nodiscard]] std::string_view take_line() {
        const std::size_t size = (std::min)(text_.find('\n', at_), text_.size()) - at_;
        std::string_view line = text_.substr(at_, size);
        at_ = (std::min)(at_ + size + 1, text_.size());
        if (line.ends_with('\r')) line.remove_suffix(1);
        return line;
    }
    [[nodiscard]] std::optional<record> next_line() {
        while (at_ < text_.size()) {
            const std::size_t offset = at_;
            const std::string_view line = take_line();
            if (record_lines::is_skipped(line)) continue;
            if (!std::exchange(is_after_header_, true) && record_lines::is_header(line)) continue;
            record_lines lines;
            for (bool is_complete = lines.add(line); !is_complete && at_ < text_.size();)
                is_complete = lines.add(take_line());
            return detail::read_one(lines.text(), defaults_, offset, true);
        }
        return std::nullopt;
    }

    record_defaults defaults_;
    text_layout layout_;
    std::string converted_{};
    std::string_view text_{};
    std::size_t at_ = 0;
    bool is_sgf_ = false;
    bool is_utf8_ = false;  ///< whether the whole text is UTF-8
    bool is_after_header_ = false;
    std::string charset_{};
};

/// Returns the games in a text. If a game is read only in part, its record contains warnings or the
/// reason why the game was refused. If the text is blank, returns no games.
[[nodiscard]] inline std::vector<record> read_games(std::string_view text,
                                                    const record_defaults& defaults,
                                                    text_layout layout = text_layout::one_game) {
    std::vector<record> all;
    game_reader reader(text, defaults, layout);
    while (auto next = reader.next()) all.push_back(*(std::move)(next));
    return all;
}

}  // namespace inarow::inline v0::notation
