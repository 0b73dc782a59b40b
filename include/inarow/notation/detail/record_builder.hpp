// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/detail/owning_result.hpp>
#include <inarow/notation/record.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace inarow::inline v0::notation::detail {

/// Returns whether the rules are five in a row, on a board of any size. The records of other gomoku
/// programs are games of five in a row.
[[nodiscard]] constexpr bool is_five_in_a_row(const rules& r) {
    return r.run == gomoku.run && r.gravity == gomoku.gravity;
}

/// Chooses the rules for a record that does not say which kind of five in a row was played. Returns
/// the requested rules if there are any. Otherwise, returns the default rules if they are five in a
/// row on the same board as `own`, or `own` if they are not. Returns an error if the requested
/// rules do not fit. `has_no_size` means that the record does not contain the size of its board, so
/// that any board fits.
[[nodiscard]] inline result<rules, other_rules> rules_left_open(const record_defaults& defaults,
                                                                const rules& own,
                                                                bool has_no_size) {
    const auto fits = [&](const rules& r) {
        return is_five_in_a_row(r) &&
               (has_no_size || (r.columns == own.columns && r.rows == own.rows));
    };
    if (defaults.asked) {
        if (*defaults.asked != own && !fits(*defaults.asked)) return other_rules{*defaults.asked};
        return *defaults.asked;
    }
    const rules& usual = defaults.start.rules();
    return fits(usual) ? usual : own;
}

/// Builds a record node by node, and holds the game at the current node.
class record_builder {
public:
    record_builder(const inarow::position& start, std::size_t offset) : made_(start), game_(start) {
        made_.offset = offset;
    }

    [[nodiscard]] bool failed() const { return made_.refused.has_value(); }
    [[nodiscard]] const inarow::position& position() const { return game_.position(); }
    [[nodiscard]] const inarow::game& game() const { return game_; }

    void set_rules(const inarow::rules& r) { rules_ = r; }
    /// Stores the error, unless an earlier error is stored. Always returns false.
    bool fail(const auto& why, std::size_t offset, player to_move = first) {
        if (!failed()) made_.refused = record_error{why, offset, rules_, to_move};
        return false;
    }
    void warn(record_warning::reason why, std::size_t offset, std::string_view text = {}) {
        made_.warnings.push_back({why, offset, std::string(text)});
    }
    /// Adds a warning, unless the record already has the same warning.
    void warn_once(record_warning::reason why, std::size_t offset, std::string_view text) {
        for (const record_warning& w : made_.warnings)
            if (w.kind == why && w.text == text) return;
        warn(why, offset, text);
    }

    void start_at(const layout& start) { begin(start.unchecked()); }
    /// Restarts the game at a position. Discards all nodes except the root, which keeps its
    /// properties. Returns false if no game reaches the position, unless `is_unchecked` is true.
    [[nodiscard]] bool set_up(const layout& start, std::size_t offset, bool is_unchecked) {
        const auto reached = start.checked();
        begin(start.unchecked());
        if (reached) return true;
        if (!is_unchecked) return fail(reached.error(), offset, start.unchecked().to_move());
        warn(record_warning::reason::unreached, offset);
        return true;
    }

    /// Goes to the current node or one of its ancestors. A caller that reads nodes in the order of
    /// the text never needs any other node.
    void go_to(int node) {
        if (node == at_) return;
        int back = 0;
        // Counts the moves from the node to the current node.
        for (; at_ != node && at_ != 0; at_ = node_at(at_).parent) ++back;
        (void)game_.undo(back);
    }
    /// Goes to any node of the tree.
    void leap_to(int node) {
        game_ = inarow::game(made_.start);
        for (const square s : made_.moves_to(node)) (void)game_.apply(s);
        at_ = node;
    }
    [[nodiscard]] int parent_of(int node) const { return node_at(node).parent; }
    /// Makes a move after node `at`. Returns the new node, or the refusal.
    [[nodiscard]] result<int, illegal_move> play(int at, const move& m) {
        go_to(at);
        const auto where = game_.apply(m);
        if (!where) return where.error();
        at_ = made_.add(at, *where);
        return at_;
    }
    /// Makes a move after the current node. If the move is refused, stores the reason and returns
    /// false.
    [[nodiscard]] bool play_next(const move& m, std::size_t offset) {
        const auto done = play(at_, m);
        return done.has_value() || fail(done.error(), offset);
    }
    /// Adds properties to a node. If the node already has a comment, appends the new comment to the
    /// existing comment.
    void add_properties(int node, std::vector<property> some) {
        auto& all = made_.nodes[static_cast<std::size_t>(node)].properties;
        const bool is_first = all.empty();
        for (property& each : some) {
            const auto found = is_first || each.name != "C"
                                   ? all.end()
                                   : std::ranges::find(all, each.name, &property::name);
            if (found == all.end() || each.values.empty() || found->values.empty()) {
                all.push_back((std::move)(each));
            } else {
                found->values.front() += "\n" + each.values.front();
            }
        }
    }
    /// Returns whether the record has neither moves nor stones.
    [[nodiscard]] bool is_empty() const {
        return made_.nodes.size() == 1 && made_.start.stones() == 0;
    }
    /// Records that the form of the text, such as SGF, shows that the text is a game.
    void set_form() { made_.is_of_a_form = true; }
    [[nodiscard]] record finish() { return (std::move)(made_); }

private:
    [[nodiscard]] const record_node& node_at(int i) const {
        return made_.nodes[static_cast<std::size_t>(i)];
    }
    void begin(const inarow::position& start) {
        made_.start = start;
        made_.nodes.resize(1);
        game_ = inarow::game(start);
        at_ = 0;
    }

    record made_;
    inarow::game game_;
    inarow::rules rules_ = game_.rules();
    int at_ = 0;
};

}  // namespace inarow::inline v0::notation::detail
