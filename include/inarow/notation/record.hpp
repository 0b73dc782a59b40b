// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/enum_names.hpp>
#include <inarow/core/string_view.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/syntax_error.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Records: games as data, with their variations, names, comments and other properties.
namespace inarow::inline v0::notation {

/// A property of a node, such as `PB[Anna]`. The names of properties are those of the Smart Game
/// Format (SGF). A value is stored as it is written between the brackets of an SGF text, so `\]`
/// stands for `]`. text_of_value and value_of_text convert between values and plain texts.
struct property {
    std::string name;
    std::vector<std::string> values;

    bool operator==(const property&) const = default;
};

/// Returns whether records omit a property because print_sgf writes it anyway. These properties
/// state the format, the kind of game, the encoding, the program, the size of the board, the start
/// position, and the moves.
[[nodiscard]] inline bool is_part_of_game(std::string_view name) {
    constexpr std::string_view names[] = {"FF", "GM", "CA", "AP", "SZ", "B",
                                          "W",  "AB", "AW", "AE", "PL"};
    return std::ranges::find(names, name) != std::ranges::end(names);
}

/// A node of the game tree of a record: a move and its properties. The root has no move.
struct record_node {
    static constexpr int none = -1;

    int parent = none;  ///< index of the parent, which comes before its children
    square where{};     ///< the square of the move's stone
    std::vector<property> properties{};

    bool operator==(const record_node&) const = default;
};

/// A warning that a part of a text was not read, or that the author of the text may have meant
/// something else. GM and RU are properties of SGF: GM is the kind of game, and RU is the rules.
struct record_warning {
    enum class reason : std::uint8_t {
        other_game,         ///< GM is not 4, the number of gomoku
        rules_not_applied,  ///< the text names rules that inarow does not support, such as renju
        rules_ignored,      ///< RU is neither a rules text nor a known name of rules
        points_ignored,     ///< an unknown property names squares of the board
        pass,               ///< a player passes; the moves after the pass are not read
        later_setup,        ///< stones are set up after a move; some moves are not in the record
        unclosed,           ///< the text ends within the game
        text_ignored,       ///< text before or after the game
        unreached,          ///< no game reaches the start position
        partly_read,        ///< a part cannot be read, such as a variation after an illegal move
        undecodable,        ///< bytes that are invalid in the encoding of the text
    };
    reason kind;
    std::size_t offset;  ///< number of bytes in the text before the cause of the warning
    std::string text;    ///< the part of the text that the warning is about; can be empty

    bool operator==(const record_warning&) const = default;
};
[[nodiscard]] constexpr core::string_view name_of(record_warning::reason r) {
    constexpr auto names = core::enum_names_of<record_warning::reason>(
        "other_game", "rules_not_applied", "rules_ignored", "points_ignored", "pass", "later_setup",
        "unclosed", "text_ignored", "unreached", "partly_read", "undecodable");
    return names[r];
}

/// Returns whether a record with this warning lacks a part of its text. Do not overwrite the
/// original file with such a record.
[[nodiscard]] constexpr bool is_loss(record_warning::reason r) {
    using enum record_warning::reason;
    switch (r) {
        case other_game:
        case rules_not_applied:
        case rules_ignored:
        case points_ignored:
        case unreached: return false;
        case pass:
        case later_setup:
        case unclosed:
        case text_ignored:
        case partly_read:
        case undecodable:
        default: break;
    }
    return true;
}

/// The error for a game whose rules differ from the requested rules.
struct other_rules {
    inarow::rules asked;

    constexpr bool operator==(const other_rules&) const = default;
};

/// The error for a drawn board with a size for which the reader has no rules.
struct other_board_size {
    int columns;
    int rows;

    constexpr bool operator==(const other_board_size&) const = default;
};

/// The error for a parenthesis in a list of moves, if this parenthesis has no counterpart or begins
/// a variation that replaces no move.
struct misplaced_parenthesis {
    enum class problem : std::uint8_t {
        not_closed,
        not_opened,
        without_move,  ///< the variation has no move to replace
    };
    problem what;
    int moves;  ///< number of moves before the parenthesis

    constexpr bool operator==(const misplaced_parenthesis&) const = default;
};

/// The error for a text that is not a game in any known form.
struct not_a_game {
    constexpr bool operator==(const not_a_game&) const = default;
};

/// The reason why a text cannot be read as a game, or cannot be read beyond `offset`.
struct record_error {
    std::variant<syntax_error, illegal_rules, other_rules, illegal_layout, illegal_move,
                 illegal_moves_text, misplaced_parenthesis, other_board_size, not_a_game>
        why;
    std::size_t offset = 0;  ///< number of bytes in the text before the error
    inarow::rules rules{};   ///< rules of the game, as far as they were read
    player to_move{};        ///< player to move in an illegal layout

    bool operator==(const record_error&) const = default;
};

/// A game with its variations and properties.
struct record {
    position start;                     ///< start position of the game
    std::vector<record_node> nodes{1};  ///< nodes of the tree; the root is first
    std::string charset{"UTF-8"};       ///< encoding of the values of properties
    std::vector<record_warning> warnings{};
    std::optional<record_error> refused{};  ///< why the main line was not read to its end
    std::size_t offset = 0;                 ///< number of bytes in the text before the record
    std::optional<int> score{};             ///< score that the text gives after the moves, if any
    bool is_of_a_form = false;  ///< whether a form such as SGF shows that the text is a game

    explicit record(position p) : start{(std::move)(p)} {}

    /// Returns whether the record contains everything in its text, so that the record can replace
    /// the text.
    [[nodiscard]] bool is_whole() const {
        return !refused && std::ranges::none_of(warnings, is_loss, &record_warning::kind);
    }
    /// Returns the moves from the start to a node, which is given by its index.
    [[nodiscard]] std::vector<square> moves_to(int node) const {
        std::vector<square> result;
        for (; at(node).parent != record_node::none; node = at(node).parent)
            result.push_back(at(node).where);
        std::ranges::reverse(result);
        return result;
    }
    /// Returns the last node of the main line. The main line follows the first child of each node.
    [[nodiscard]] int last_node() const {
        int last = 0;
        const int count = static_cast<int>(nodes.size());
        for (int i = 1; i < count; ++i)
            if (at(i).parent == last) last = i;
        return last;
    }
    /// Returns the game of the main line.
    [[nodiscard]] inarow::game main_line() const {
        inarow::game result(start);
        for (const square s : moves_to(last_node())) (void)result.apply(s);
        return result;
    }
    /// Returns the moves of each variation, from the start to an end of the tree. The main line is
    /// first.
    [[nodiscard]] std::vector<std::vector<square>> variations() const {
        std::vector<std::vector<int>> children(nodes.size());
        for (int i = static_cast<int>(nodes.size()) - 1; i > 0; --i)
            children[static_cast<std::size_t>(at(i).parent)].push_back(i);
        std::vector<std::vector<square>> result;
        std::vector<int> rest{0};
        while (!rest.empty()) {
            const int node = rest.back();
            const auto& after = children[static_cast<std::size_t>(node)];
            rest.pop_back();
            rest.insert(rest.end(), after.begin(), after.end());
            if (after.empty()) result.push_back(moves_to(node));
        }
        return result;
    }
    /// Adds a node after `parent` and returns its index.
    int add(int parent, square where) {
        nodes.push_back({.parent = parent, .where = where});
        return static_cast<int>(nodes.size()) - 1;
    }

    /// Adds a list of moves that begins at the start, and returns the node of the last move. Does
    /// not add moves that the record already has.
    int add_moves(const std::vector<square>& moves) {
        int node = 0;
        for (const square s : moves) {
            int child = node + 1;
            const int count = static_cast<int>(nodes.size());
            while (child < count && (at(child).parent != node || at(child).where != s)) ++child;
            node = child < count ? child : add(node, s);
        }
        return node;
    }

    bool operator==(const record&) const = default;

private:
    [[nodiscard]] const record_node& at(int node) const {
        return nodes[static_cast<std::size_t>(node)];
    }
};

/// The lists of moves after which a text can contain the score of the position.
enum class score_form : std::uint8_t {
    none,
    after_joined_moves,  ///< as in `4453 2` and, in a line of a data file, `4453,2`
    after_all_moves,     ///< in a line of a data file, also as in `d1 d2 e1 c1 -2`
};

/// Defaults for what a text does not specify, and options for reading the text.
struct record_defaults {
    inarow::position start;        ///< start position of a list of moves, with its rules
    std::optional<rules> asked{};  ///< if given, games with other rules are refused
    kind moves = kind::any;        ///< notation of lists of moves
    bool is_unchecked = false;     ///< whether to read set-up boards that no game reaches
    bool guesses_rules = false;    ///< whether to try the digits 1 to 7 as moves of Connect Four
    score_form scores = score_form::after_joined_moves;  ///< scores that can follow the moves
};

/// Returns the property of a node with the given name, or a null pointer.
[[nodiscard]] inline const property* find_property(const record_node& node, std::string_view name) {
    const auto found = std::ranges::find(node.properties, name, &property::name);
    return found == node.properties.end() ? nullptr : &*found;
}

/// Returns the text of a value, without escapes, and with `\n` for each line break. A line break
/// after a backslash is removed. The value must be in UTF-8.
[[nodiscard]] inline std::string text_of_value(std::string_view value) {
    const auto is_break = [](char c) { return c == '\n' || c == '\r'; };
    std::string result;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const bool is_escaped = value[i] == '\\';
        if (is_escaped && ++i == value.size()) break;
        if (!is_break(value[i])) {
            result += value[i];
            continue;
        }
        // "\r\n" and "\n\r" are one line break.
        if (i + 1 < value.size() && is_break(value[i + 1]) && value[i + 1] != value[i]) ++i;
        if (!is_escaped) result += '\n';
    }
    return result;
}

/// Converts a text to the value of a property.
[[nodiscard]] inline std::string value_of_text(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == ']' || c == '\\') result += '\\';
        result += c;
    }
    return result;
}

/// Returns the text of the first value of a property, or an empty text if the node does not have
/// the property.
[[nodiscard]] inline std::string text_of(const record_node& node, std::string_view name) {
    const property* const found = find_property(node, name);
    return found == nullptr || found->values.empty() ? std::string()
                                                     : text_of_value(found->values.front());
}

/// Sets a property of a node to the single value `text`. An empty text removes the property.
inline void set_text(record_node& node, std::string_view name, std::string_view text) {
    const auto found = std::ranges::find(node.properties, name, &property::name);
    if (text.empty()) {
        if (found != node.properties.end()) (void)(node.properties.erase)(found);
    } else if (found != node.properties.end()) {
        found->values = {value_of_text(text)};
    } else {
        node.properties.push_back({std::string(name), {value_of_text(text)}});
    }
}

}  // namespace inarow::inline v0::notation
