// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/notation/detail/record_builder.hpp>
#include <inarow/notation/detail/sgf_rules.hpp>
#include <inarow/notation/detail/sgf_tree.hpp>
#include <inarow/notation/record.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/notation/sgf.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Reads games in the Smart Game Format (SGF) as records.
namespace inarow::inline v0::notation::detail {

/// Returns the square of an SGF point, such as `hh`. Returns a square with the column -1 if the
/// text is not a point.
[[nodiscard]] constexpr square sgf_point(std::string_view text) {
    if (text.size() != 2) return {-1, -1};
    const square result{sgf_number(text[0]), sgf_number(text[1])};
    return result.row < 0 ? square{-1, -1} : result;
}

/// Returns whether a value is one point or several points, such as `hh,hg`.
[[nodiscard]] constexpr bool lists_points(std::string_view value) {
    if (value.size() % 3 != 2) return false;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const bool is_letter_of_point = value[i] >= 'a' && value[i] <= 't';
        const bool is_right = i % 3 == 2 ? value[i] == ',' : is_letter_of_point;
        if (!is_right) return false;
    }
    return true;
}

/// Returns whether a property is unknown and lists points, which may be stones.
[[nodiscard]] inline bool has_unknown_points(const sgf_property& p) {
    constexpr std::string_view known[] = {
        "TR", "CR", "MA", "SQ", "SL", "DD", "VW", "TB", "TW", "LB", "AR", "LN", "TE", "BM",
        "DO", "IT", "KO", "L",  "M",  "RG", "SC", "EL", "EX", "CA", "LT", "ST", "US", "PB",
        "PW", "BR", "WR", "BT", "WT", "GN", "EV", "RO", "PC", "DT", "SO", "AN", "CP", "ON",
        "OT", "N",  "C",  "GC", "RE", "TM", "HA", "KM", "FG", "PM", "V",  "HO"};
    return std::ranges::find(known, p.name) == std::ranges::end(known) &&
           std::ranges::all_of(p.values, lists_points);
}

/// Interprets a tree: reads the rules and the start position from the root, and then the moves.
class sgf_record_reader {
public:
    sgf_record_reader(const sgf_tree& tree, const record_defaults& defaults)
        : tree_{tree}, defaults_{defaults}, builder_(defaults.start, tree.begin) {
        builder_.set_form();
    }

    [[nodiscard]] record read() {
        if (tree_.nodes.empty())
            builder_.fail(tree_.error.value_or(syntax_error{expected_token::a_property, 0}),
                          tree_.end);
        if (!builder_.failed() && read_rules() && read_start()) read_nodes();
        if (!builder_.failed() && tree_.error)
            builder_.fail(*tree_.error, static_cast<std::size_t>(tree_.error->offset));
        if (!tree_.is_closed && !tree_.error) builder_.warn(unclosed, tree_.end);
        // If all stones are in unknown properties, refuses the text instead of reading it as a game
        // without moves.
        if (builder_.is_empty() && points_offset_) builder_.fail(not_a_game{}, *points_offset_);
        return builder_.finish();
    }

private:
    using enum record_warning::reason;

    [[nodiscard]] const sgf_property* root(std::string_view name) const {
        const auto& all = tree_.nodes.front().properties;
        const auto found = std::ranges::find(all, name, &sgf_property::name);
        return found == all.end() ? nullptr : &*found;
    }
    [[nodiscard]] static std::string_view trimmed(std::string_view text) {
        while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
        while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
        return text;
    }
    [[nodiscard]] static std::string_view value_of(const sgf_property& p) {
        return trimmed(p.values.front());
    }

    /// Reads the rules from the properties RU (rules) and SZ (size). A game without RU is five in a
    /// row.
    [[nodiscard]] bool read_rules() {
        const std::size_t offset = read_rules_text();
        if (const sgf_property* const game = root("GM")) {
            is_go_ = value_of(*game) == "1";
            if (value_of(*game) != "4") builder_.warn(other_game, game->offset, value_of(*game));
        }
        if (!read_size()) return false;
        if (!has_rules_ && starts_with_white()) rules_.starts = second;
        if (const auto valid = (check)(rules_); !valid)
            return builder_.fail(valid.error(), size_offset_.value_or(offset));
        return choose_rules(offset);
    }
    /// Reads RU, and returns its place in the text.
    std::size_t read_rules_text() {
        const sgf_property* const p = root("RU");
        if (p == nullptr || value_of(*p).empty()) return tree_.begin;
        const std::string_view text = value_of(*p);
        if (const named_rules* const known = find_sgf_rules(text)) {
            rules_.length = known->length;
            is_of_a_name_ = known->is_applied && known->name != "gomoku";
            if (!known->is_applied) builder_.warn(rules_not_applied, p->offset, text);
        } else if (const auto read = parse_rules(text); read && is_valid(*read)) {
            rules_ = *read;
            has_rules_ = true;
        } else {
            builder_.warn(rules_ignored, p->offset, text);
        }
        return p->offset;
    }
    [[nodiscard]] bool read_size() {
        const sgf_property* const p = root("SZ");
        if (p == nullptr) {
            if (is_go_ && !has_rules_) rules_.columns = rules_.rows = 19;
            return true;
        }
        reader input{value_of(*p)};
        const int columns = input.number(expected_token::a_board_size);
        skip_spaces(input);
        const bool has_rows = input.skip(':') || input.skip('x');
        skip_spaces(input);
        const int rows = has_rows ? input.number(expected_token::a_board_size) : columns;
        size_offset_ = p->offset;
        if (input.failed || !input.at_end())
            return builder_.fail(syntax_error{expected_token::a_board_size, 0}, p->offset);
        if (has_rules_ && (columns != rules_.columns || rows != rules_.rows))
            return builder_.fail(syntax_error{expected_token::size_of_the_rules_text, 0},
                                 p->offset);
        rules_.columns = columns;
        rules_.rows = rows;
        return true;
    }
    static void skip_spaces(reader& input) {
        while (!input.at_end() && is_space(input.next())) ++input.offset;
    }
    /// Returns whether White makes the first move. Returns false if set-up stones or PL (the player
    /// to move) precede this move.
    [[nodiscard]] bool starts_with_white() const {
        for (const sgf_node& node : tree_.nodes)
            for (const sgf_property& p : node.properties) {
                if (p.name == "AB" || p.name == "AW" || p.name == "PL" || p.name == "B")
                    return false;
                if (p.name == "W") return !is_pass(p.values.front());
            }
        return false;
    }
    [[nodiscard]] bool choose_rules(std::size_t offset) {
        builder_.set_rules(rules_);
        if (has_rules_ || is_of_a_name_)
            return !defaults_.asked || *defaults_.asked == rules_ ||
                   builder_.fail(other_rules{*defaults_.asked}, offset);
        const auto chosen = rules_left_open(defaults_, rules_, !size_offset_ && !is_go_);
        if (!chosen) return builder_.fail(chosen.error(), offset);
        const player starts = rules_.starts;
        rules_ = starting_with(defaults_.asked ? chosen->starts : starts, *chosen);
        builder_.set_rules(rules_);
        return true;
    }

    [[nodiscard]] static bool is_setup(std::string_view name) {
        return name == "AB" || name == "AW" || name == "AE" || name == "PL";
    }
    /// Returns whether a node sets up a position. The property PL (the player to move) sets up a
    /// position only if it changes whose turn it is.
    [[nodiscard]] bool has_setup(const sgf_node& node) const {
        return std::ranges::any_of(node.properties, [&](const sgf_property& p) {
            if (p.name != "PL") return is_setup(p.name);
            return player_of(value_of(p)) != builder_.position().to_move();
        });
    }
    [[nodiscard]] static std::optional<player> player_of(std::string_view side) {
        const char letter = side.empty() ? ' ' : core::lower(side.front());
        if (letter == 'b' || letter == '1') return first;
        if (letter == 'w' || letter == '2') return second;
        return std::nullopt;
    }
    /// Returns the player who makes the first move in or after node `from`.
    [[nodiscard]] std::optional<player> next_mover(std::size_t from) const {
        for (; from < tree_.nodes.size(); ++from)
            for (const sgf_property& p : tree_.nodes[from].properties)
                if (p.name == "B" || p.name == "W") return p.name == "B" ? first : second;
        return std::nullopt;
    }
    [[nodiscard]] bool read_start() {
        builder_.start_at(*layout::start(rules_));
        if (!has_setup(tree_.nodes.front())) return true;
        return read_setup(tree_.nodes.front());
    }
    /// Restarts the game at the position before a node, and applies the set-up properties of the
    /// node.
    [[nodiscard]] bool read_setup(const sgf_node& node) {
        layout onto = layout::copy_of(builder_.position());
        std::optional<player> to_move;
        std::optional<std::size_t> offset;
        for (const sgf_property& p : node.properties) {
            if (!is_setup(p.name)) continue;
            if (!offset) offset = p.offset;
            if (p.name == "PL") {
                to_move = player_of(value_of(p));
                if (!to_move)
                    return builder_.fail(syntax_error{expected_token::black_or_white, 0}, p.offset);
            } else if (!put_stones(p, onto)) {
                return false;
            }
        }
        if (!to_move) to_move = next_mover(static_cast<std::size_t>(&node - tree_.nodes.data()));
        onto.set_to_move(to_move.value_or(onto.mover_by_counts()));
        return builder_.set_up(onto, *offset, defaults_.is_unchecked);
    }
    [[nodiscard]] bool put_stones(const sgf_property& p, layout& onto) {
        const mark m = p.name == "AB" ? mark::first : p.name == "AW" ? mark::second : mark::none;
        for (const std::string_view each : p.values) {
            const std::string_view value = trimmed(each);
            if (value.empty()) continue;
            // `aa:cc` is the rectangle whose opposite corners are the two points.
            const std::size_t colon = value.find(':');
            const square a = sgf_point(trimmed(value.substr(0, colon)));
            const square b =
                colon == std::string_view::npos ? a : sgf_point(trimmed(value.substr(colon + 1)));
            if (!is_on_board(rules_, a) || !is_on_board(rules_, b))
                return builder_.fail(syntax_error{expected_token::a_point, 0}, p.offset_of(each));
            for (int row = (std::min)(a.row, b.row); row <= (std::max)(a.row, b.row); ++row)
                for (int column = (std::min)(a.column, b.column);
                     column <= (std::max)(a.column, b.column); ++column)
                    onto.put({column, row}, m);
        }
        return true;
    }

    [[nodiscard]] bool is_pass(std::string_view value) const {
        return value.empty() || (value == "tt" && rules_.columns <= 19 && rules_.rows <= 19);
    }

    /// Reads the moves and the other properties of all nodes. For each node of the tree, `places`
    /// contains the corresponding node of the record, or `unread` if the node follows a pass or a
    /// refused move.
    void read_nodes() {
        constexpr int unread = -1;
        std::vector<int> places(tree_.nodes.size(), 0);
        std::vector<bool> is_main(tree_.nodes.size(), false);
        int main_end = -1;
        for (std::size_t i = 0; i < tree_.nodes.size() && !builder_.failed(); ++i) {
            const sgf_node& node = tree_.nodes[i];
            is_main[i] = node.parent == main_end;
            if (is_main[i]) main_end = static_cast<int>(i);
            const int before = i == 0 ? 0 : places[static_cast<std::size_t>(node.parent)];
            // The set-up of this node restarts the game, so the record keeps none of the earlier
            // nodes.
            if (i > 0 && is_main[i] && before != unread && has_setup(node))
                std::ranges::fill(places, unread);
            places[i] = before == unread ? unread : read_node(node, before, i == 0, is_main[i]);
        }
    }
    /// Reads a node of the tree. Returns the node of the record that contains the last move of the
    /// tree node, or -1 if the following nodes must not be read.
    int read_node(const sgf_node& node, int at, bool is_root, bool is_main) {
        builder_.go_to(at);
        if (!is_root && has_setup(node)) {
            const std::size_t offset = node.properties.front().offset;
            builder_.warn(later_setup, offset);
            if (!is_main || !read_setup(node)) return -1;
            at = 0;
        }
        std::vector<property> others;
        for (const sgf_property& p : node.properties) {
            if (p.name == "B" || p.name == "W") {
                at = read_moves(p, at, is_main);
                if (at < 0) return -1;
            } else if (!is_part_of_game(p.name) &&
                       !(is_root && has_rules_ && p.name == "RU")) {  // the writer writes the rules
                if (has_unknown_points(p)) {
                    builder_.warn_once(points_ignored, p.offset, p.name);
                    points_offset_ = p.offset;
                }
                others.push_back({p.name, {p.values.begin(), p.values.end()}});
            }
        }
        // Some programs write the first moves into the root. The other properties of the root, such
        // as the names of the players, still belong to the root of the record.
        builder_.add_properties(is_root ? 0 : at, (std::move)(others));
        return at;
    }
    /// Ends a variation at a refused move, and returns -1. If the variation is the main line,
    /// refuses the game. Otherwise, adds a warning.
    int end_line(const auto& why, std::size_t offset, std::string_view value, bool is_main) {
        if (is_main) {
            builder_.fail(why, offset);
        } else {
            // Uses the full name, because g++ 12 crashes on a name from `using enum` in a template.
            builder_.warn(record_warning::reason::partly_read, offset, value);
        }
        return -1;
    }
    int read_moves(const sgf_property& p, int at, bool is_main) {
        for (const std::string_view value : p.values) {
            const std::size_t offset = p.offset_of(value);
            const player side = p.name == "B" ? first : second;
            if (is_pass(trimmed(value))) {
                builder_.warn(pass, offset, p.name);
                return -1;
            }
            const square s = sgf_point(trimmed(value));
            if (s.column < 0)
                return end_line(syntax_error{expected_token::a_point, 0}, offset, value, is_main);
            const auto done = builder_.play(at, move{s}.made_by(side));
            if (!done) return end_line(done.error(), offset, value, is_main);
            at = *done;
        }
        return at;
    }

    const sgf_tree& tree_;             // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    const record_defaults& defaults_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    record_builder builder_;
    rules rules_ = gomoku;
    bool has_rules_ = false;     ///< whether RU has a rules text
    bool is_of_a_name_ = false;  ///< whether RU decides the kind of five in a row
    bool is_go_ = false;
    std::optional<std::size_t> size_offset_{};
    std::optional<std::size_t> points_offset_{};  ///< place of an unknown property with points
};

}  // namespace inarow::inline v0::notation::detail
