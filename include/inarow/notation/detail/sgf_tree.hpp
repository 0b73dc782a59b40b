// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/notation/detail/charset.hpp>
#include <inarow/notation/detail/text.hpp>
#include <inarow/notation/syntax_error.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Parses the Smart Game Format (SGF), FF[1] to FF[4], without interpreting its properties. Source:
/// https://www.red-bean.com/sgf/
namespace inarow::inline v0::notation::detail {

struct sgf_property {
    std::string name;  ///< in capitals, as in FF[4]
    std::vector<std::string_view> values;
    std::size_t offset;  ///< place of the first value in the text

    [[nodiscard]] std::size_t offset_of(std::string_view value) const {
        return offset + static_cast<std::size_t>(value.data() - values.front().data());
    }
};

struct sgf_node {
    int parent;  ///< index of the parent node; -1 for a root
    std::vector<sgf_property> properties{};
};

/// One game tree of a text.
struct sgf_tree {
    std::vector<sgf_node> nodes{};  ///< in the order of the text, so parents precede children
    std::size_t begin = 0;
    std::size_t end = 0;
    bool is_closed = false;
    std::optional<syntax_error> error{};  ///< why the rest of the tree was not read
};

[[nodiscard]] constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

/// Returns the name of a property in capitals, as in FF[4]. FF[3] writes `GaMe` and `Black` for GM
/// and B, so this function removes lowercase letters from a name that has capitals. The function
/// converts a name without capitals to capitals.
[[nodiscard]] inline std::string sgf_name(std::string_view written) {
    std::string capitals;
    std::string all;
    for (const char c : written) {
        if (!core::is_letter(c) || is_capital(c)) capitals += c;
        all += c == core::lower(c) && core::is_letter(c) ? static_cast<char>(c - 'a' + 'A') : c;
    }
    for (const char c : capitals)
        if (core::is_letter(c)) return capitals;
    return all;
}

/// Returns the offset of the first tree at or after `begin`. A tree begins with `(`, followed by
/// `;` or a property. Returns npos if there is no tree.
[[nodiscard]] constexpr std::size_t find_sgf(std::string_view text, std::size_t begin = 0) {
    for (; (begin = text.find('(', begin)) != std::string_view::npos; ++begin) {
        std::size_t i = begin + 1;
        const auto skip = [&](auto is_skipped) {
            const std::size_t from = i;
            while (i < text.size() && is_skipped(text[i])) ++i;
            return i - from;
        };
        (void)skip(is_space);
        if (i < text.size() && text[i] == ';') return begin;
        constexpr std::size_t longest_name = 40;
        const bool is_name = i < text.size() && is_capital(text[i]);
        const std::size_t size =
            skip([](char c) { return core::is_letter(c) || core::is_digit(c); });
        (void)skip(is_space);
        if (is_name && size <= longest_name && i < text.size() && text[i] == '[') return begin;
    }
    return std::string_view::npos;
}

/// Reads one tree. `charset` is the encoding of the text.
class sgf_tree_reader {
public:
    sgf_tree_reader(std::string_view text, std::size_t begin, wide_charset charset)
        : text_{text}, at_{begin}, charset_{charset} {
        tree_.begin = begin;
    }

    [[nodiscard]] sgf_tree read() {
        do {
            read_token();
            skip_spaces();
        } while (!open_.empty() && at_ < text_.size() && !tree_.error);
        tree_.is_closed = open_.empty();
        tree_.end = at_;
        return (std::move)(tree_);
    }

private:
    [[nodiscard]] bool next_is(char c) const { return at_ < text_.size() && text_[at_] == c; }
    [[nodiscard]] bool skip(char c) { return next_is(c) && ++at_ != 0; }
    void skip_spaces() {
        while (at_ < text_.size() && is_space(text_[at_])) ++at_;
    }
    void add_node() {
        tree_.nodes.push_back({.parent = last_});
        last_ = static_cast<int>(tree_.nodes.size()) - 1;
        has_node_ = true;
    }

    void read_token() {
        if (skip('(')) {
            open_.push_back(last_);
            has_node_ = false;
        } else if (skip(';')) {
            add_node();
        } else if (skip(')')) {
            last_ = open_.back();
            open_.pop_back();
            has_node_ = false;
        } else {
            // Some programs omit the first semicolon of a tree.
            if (!has_node_) add_node();
            read_property();
        }
    }
    void read_property() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && (core::is_letter(text_[at_]) || core::is_digit(text_[at_])))
            ++at_;
        sgf_property read{
            .name = sgf_name(text_.substr(begin, at_ - begin)), .values = {}, .offset = 0};
        skip_spaces();
        if (at_ == begin || (at_ < text_.size() && !next_is('['))) {
            fail(read.name.empty() ? expected_token::a_property : expected_token::a_property_value);
            return;
        }
        read.offset = at_ + 1;
        while (skip('[')) {
            const auto value = read_value();
            if (!value) break;
            read.values.push_back(*value);
            skip_spaces();
        }
        if (!read.values.empty()) add((std::move)(read));
    }
    /// Reads a value up to its closing bracket. Returns nothing if the text ends before the
    /// bracket.
    [[nodiscard]] std::optional<std::string_view> read_value() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && text_[at_] != ']') {
            if (text_[at_] == '\\') ++at_;
            if (at_ < text_.size()) at_ += character_size(charset_, text_.substr(at_));
        }
        if (at_ >= text_.size()) {
            at_ = text_.size();
            return std::nullopt;
        }
        return text_.substr(begin, at_++ - begin);
    }
    /// Adds a property to the last node. If the node already has the same property for set-up
    /// stones, adds the stones to that property.
    void add(sgf_property&& read) {
        auto& all = tree_.nodes[static_cast<std::size_t>(last_)].properties;
        const bool is_setup = read.name == "AB" || read.name == "AW" || read.name == "AE";
        for (sgf_property& before : all)
            if (is_setup && before.name == read.name) {
                before.values.insert(before.values.end(), read.values.begin(), read.values.end());
                return;
            }
        all.push_back((std::move)(read));
    }
    void fail(expected_token what) { tree_.error = {what, static_cast<int>(at_)}; }

    std::string_view text_;
    std::size_t at_;
    wide_charset charset_;
    sgf_tree tree_{};
    std::vector<int> open_{};  ///< the last node before each open tree
    int last_ = -1;
    bool has_node_ = false;  ///< whether the innermost open tree has a node so far
};

}  // namespace inarow::inline v0::notation::detail
