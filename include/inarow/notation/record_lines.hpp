// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/notation/detail/charset.hpp>
#include <inarow/notation/detail/drawn_board.hpp>
#include <inarow/notation/detail/sgf_tree.hpp>
#include <inarow/notation/detail/text.hpp>
#include <inarow/notation/link_text.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace inarow::inline v0::notation {

/// Collects the lines of one game from a data file. Most games are one line. An SGF game continues
/// until its parentheses are closed, and a board as a JSON array until its brackets are closed.
/// Drawings and files of Piskvork continue until a blank line.
class record_lines {
public:
    /// Adds the next line of the file, without its line break. Returns whether the game is
    /// complete.
    bool add(std::string_view line) {
        if (form_ == form::unknown) {
            form_ = form_of(line);
        } else {
            text_ += '\n';
            take("\n");
        }
        text_ += line;
        take(line);
        return is_complete(line);
    }
    /// Returns the lines collected so far.
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] bool empty() const { return form_ == form::unknown; }

    /// Returns whether a line is blank or a comment that begins with `#`. A link that begins with
    /// `#` is not a comment.
    [[nodiscard]] static bool is_skipped(std::string_view line) {
        const std::size_t begin = line.find_first_not_of(" \t\r\n");
        return begin == std::string_view::npos ||
               (line[begin] == '#' && !find_link(line.substr(begin)));
    }
    /// Returns whether the text that begins with this line is UTF-16 and therefore cannot be
    /// divided into lines.
    [[nodiscard]] static bool is_whole_text(std::string_view line) {
        return detail::is_utf16(line);
    }
    /// Returns whether a line names the columns of a table, such as `moves,score`.
    [[nodiscard]] static bool is_header(std::string_view line) {
        constexpr std::string_view names[] = {
            "move",   "moves", "position", "positions", "game", "games", "board", "score",
            "scores", "value", "result",   "outcome",   "best", "plies", "nodes"};
        bool has_name = false;
        for (std::string_view word : detail::split(line, " \t,;\r")) {
            word = detail::unquoted(word);
            if (word.empty()) continue;
            const bool is_name = std::ranges::any_of(names, [&](std::string_view name) {
                return std::ranges::equal(word, name, {}, core::lower);
            });
            if (!is_name) return false;
            has_name = true;
        }
        return has_name;
    }

private:
    enum class form : std::uint8_t { unknown, line, sgf, array, block };

    [[nodiscard]] static form form_of(std::string_view line) {
        const std::string_view plain = detail::trimmed(line);
        if (plain == "(" || detail::find_sgf(plain) == 0) return form::sgf;
        if (plain.starts_with("Piskvork")) return form::block;
        for (const detail::drawn_marks& set : detail::all_drawn_marks())
            if (!set.are_digits())
                if (const auto row = detail::read_drawn_row(set, line, plain.starts_with('|'));
                    row && row->size() > 1 && row->size() <= static_cast<std::size_t>(largest_rule))
                    return form::block;
        if (plain.starts_with('[')) return form::array;
        return detail::is_ruler(plain, false) ? form::block : form::line;
    }
    void take(std::string_view part) {
        if (form_ == form::array)
            for (const char c : part)
                open_ += static_cast<int>(c == '[') - static_cast<int>(c == ']');
        if (form_ != form::sgf) return;
        if (charset_ == detail::wide_charset::none && text_.contains("CA["))
            charset_ = detail::wide_charset_of(detail::charset_property(text_));
        for (std::size_t i = 0; i < part.size();) {
            const char c = part[i];
            i += is_in_value_ ? detail::character_size(charset_, part.substr(i)) : 1;
            take_sgf(c);
        }
    }
    void take_sgf(char c) {
        if (is_in_value_) {
            is_in_value_ = is_escaped_ || c != ']';
            is_escaped_ = !is_escaped_ && c == '\\';
        } else if (c == '[') {
            is_in_value_ = open_ > 0;
        } else if (c == '(') {
            ++open_;
        } else if (c == ')' && open_ > 0) {
            --open_;
        }
    }
    [[nodiscard]] bool is_complete(std::string_view line) const {
        switch (form_) {
            case form::sgf: return open_ == 0 && !is_in_value_;
            case form::array: return open_ <= 0;
            case form::block: return detail::trimmed(line).empty();
            case form::unknown:
            case form::line:
            default: return true;
        }
    }

    form form_ = form::unknown;
    std::string text_{};
    int open_ = 0;  ///< number of open brackets or trees
    bool is_in_value_ = false;
    bool is_escaped_ = false;
    detail::wide_charset charset_{};
};

}  // namespace inarow::inline v0::notation
