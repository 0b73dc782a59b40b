// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/layout.hpp>
#include <inarow/ui/state.hpp>

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <utility>
#include <variant>

/// Defines all changes of the state of an app. reduce(state, action) returns the next state.
namespace inarow::inline v0::ui {

/// Starts a game.
struct start {
    player toss = first;  ///< the player who starts if a toss decides; the caller makes the toss

    bool operator==(const start&) const = default;
};
/// Makes a move.
struct play {
    move_text text;
    ui::controller controller = ui::controller::person;

    bool operator==(const play&) const = default;
};
/// Goes back by one ply. If a person plays against the computer, goes back to the previous turn of
/// the person or, if there is none, to the start of the game.
struct undo {
    bool operator==(const undo&) const = default;
};
/// Goes forward by one ply. If a person plays against the computer, goes forward to the next turn
/// of the person or, if there is none, to the end of the variation.
struct redo {
    bool operator==(const redo&) const = default;
};
/// Goes to a ply of the displayed variation or of another variation. Plies are counted from 0.
struct jump {
    int ply;
    std::optional<int> variation{};  ///< number of the other variation, from 1

    bool operator==(const jump&) const = default;
};
/// Discards the moves after the displayed position, in all variations that reach this position. The
/// game then continues from this position.
struct resume {
    bool operator==(const resume&) const = default;
};
/// Makes the displayed variation the main variation.
struct promote {
    bool operator==(const promote&) const = default;
};
/// Discards the displayed variation. Shows the variation that shares the most moves with the
/// discarded variation, at the ply where the two variations diverge.
struct remove {
    bool operator==(const remove&) const = default;
};
/// Discards the game. The rules and the players stay the same. If the game is over and belongs to a
/// series, its result is added to the results of the series, and the players change sides.
struct reset {
    bool operator==(const reset&) const = default;
};
/// Sets the rules, except for who starts (see choose_starter). This action is refused once a game
/// has started.
struct choose_rules {
    inarow::rules rules;

    bool operator==(const choose_rules&) const = default;
};
/// Sets the rules and the start position of games. This action is refused once a game has started.
struct choose_position {
    inarow::position position;

    bool operator==(const choose_position&) const = default;
};
/// Sets who starts the next game.
struct choose_starter {
    ui::starter starter;

    bool operator==(const choose_starter&) const = default;
};
/// Sets who makes the next moves of a player: a person, the computer or a remote player.
struct choose_controller {
    player side;
    ui::controller controller;

    bool operator==(const choose_controller&) const = default;
};
/// Sets the strength with which the computer makes the next moves of a player.
struct choose_level {
    player side;
    solve::level level;

    bool operator==(const choose_level&) const = default;
};
struct show_hints {
    bool shown;

    bool operator==(const show_hints&) const = default;
};
/// Sets the comment on the displayed position. An empty text removes the comment.
struct comment {
    std::string text;  ///< UTF-8

    bool operator==(const comment&) const = default;
};
/// Sets a property of the whole game, such as the name of a player. An empty text removes the
/// property.
struct describe {
    game_property which;
    std::string text;  ///< UTF-8

    bool operator==(const describe&) const = default;
};

using action = std::variant<start, play, undo, redo, jump, resume, promote, remove, reset,
                            choose_rules, choose_position, choose_starter, choose_controller,
                            choose_level, show_hints, comment, describe>;

/// Returns the series of a game, with the result of the game if it is over.
[[nodiscard]] inline series with_result(const state& s) {
    series result = s.series;
    const outcome ended = s.position().outcome();
    if (ended != outcome::in_play)
        ++result.results.at(ended == outcome::first_won ? 0 : ended == outcome::draw ? 2 : 1);
    return result;
}
/// Returns the series of the next game, in which the players have changed sides. Precondition: the
/// game is over.
[[nodiscard]] inline series series_after(const state& s) {
    series result = with_result(s);
    (std::swap)(result.results[0], result.results[1]);
    return result;
}

namespace detail {

/// Applies an action to a state. If the action is refused, returns the reason and leaves the state
/// unchanged.
class reducer {
public:
    using result = std::expected<void, refusal>;

    explicit reducer(state& s) : state_{s} {}

    result operator()(const start& s) {
        if (state_.is_started) return refuse(not_now::already_started);
        const player starter = state_.starter == starter::toss     ? s.toss
                               : state_.starter == starter::second ? second
                                                                   : first;
        begin(started_by(starter));
        state_.is_started = true;
        return {};
    }
    result operator()(const play& p) {
        if (!state_.is_started) return refuse(not_now::not_started);
        const position& current = state_.position();
        if (!current.is_over() && state_.controller_of(current.to_move()) != p.controller)
            return refuse(p.controller != controller::person ? not_now::turn_of_person
                          : state_.is_remote()               ? not_now::not_at_turn
                                                             : not_now::turn_of_computer);
        if (state_.is_remote() && !state_.undone.empty()) return refuse(not_now::not_at_turn);
        const auto where = resolve(current, p.text);
        if (!where) return refuse(refused_move{where.error(), p.text, current.rules()});
        if (state_.undone.empty()) {
            (void)state_.game.apply(*where);
        } else {
            if (const auto found = vary(*where); !found) return found;
            forward();
        }
        return {};
    }
    result operator()(const undo& /*action*/) {
        if (!state_.is_started) return refuse(not_now::not_started);
        if (state_.game.ply() == 0) return refuse(illegal_take_back{1, 0});
        do back();
        while (state_.game.ply() > 0 && is_passed_over());
        return {};
    }
    result operator()(const redo& /*action*/) {
        if (state_.undone.empty()) return refuse(not_now::nothing_to_redo);
        do forward();
        while (!state_.undone.empty() && is_passed_over());
        return {};
    }
    result operator()(const jump& j) {
        const int count = state_.variations.count();
        const int number = j.variation.value_or(state_.variations.number());
        if (number < 1 || number > count) return refuse(no_such_variation{number, count});
        const auto all = state_.variations.with(state_.moves());
        const auto plies = static_cast<int>(all[static_cast<std::size_t>(number - 1)].size());
        if (j.ply < 0 || j.ply > plies) return refuse(no_such_ply{j.ply, plies});
        if (number != state_.variations.number())
            show(state_.variations.show(state_.moves(), number));
        go_to(j.ply);
        return {};
    }
    result operator()(const resume& /*action*/) {
        if (state_.undone.empty()) return refuse(not_now::nothing_to_redo);
        (state_.undone.clear)();
        state_.variations.cut(state_.moves());
        cut_properties();
        return {};
    }
    result operator()(const promote& /*action*/) {
        if (state_.variations.number() == 1) return refuse(not_now::is_main_variation);
        state_.variations.promote(state_.moves());
        return {};
    }
    result operator()(const remove& /*action*/) {
        if (state_.variations.count() == 1) return refuse(not_now::is_only_variation);
        const variation removed = state_.moves();
        show(state_.variations.remove(removed));
        go_to(static_cast<int>(shared_plies(state_.moves(), removed)));
        cut_properties();
        return {};
    }
    result operator()(const reset& /*action*/) {
        if (!state_.is_started) return refuse(not_now::not_started);
        if (state_.series.id != 0 && state_.position().is_over()) {
            state_.series = series_after(state_);
            std::ranges::reverse(state_.controllers);
        }
        begin(started_by(first));
        state_.is_started = false;
        return {};
    }
    result operator()(const choose_rules& c) {
        if (state_.is_started) return refuse(not_now::already_started);
        if (const auto fits = check_side(c.rules, state_.max_side); !fits)
            return refuse(fits.error());
        begin(position::start_unchecked(starting_with(first, c.rules)));
        return {};
    }
    result operator()(const choose_position& c) {
        if (state_.is_started) return refuse(not_now::already_started);
        if (const auto fits = check_side(c.position.rules(), state_.max_side); !fits)
            return refuse(fits.error());
        begin(c.position);
        return {};
    }
    result operator()(const choose_starter& c) {
        state_.starter = c.starter;
        return {};
    }
    result operator()(const choose_controller& c) {
        state_.controllers[static_cast<std::size_t>(c.side)] = c.controller;
        if (!state_.is_remote()) state_.series = {};
        return {};
    }
    result operator()(const choose_level& c) {
        state_.levels[static_cast<std::size_t>(c.side)] = c.level;
        return {};
    }
    result operator()(const show_hints& s) {
        state_.has_hints = s.shown;
        return {};
    }
    result operator()(const comment& c) {
        if (!state_.is_started) return refuse(not_now::not_started);
        const auto& made = state_.game.moves();
        set_text(state_.properties, {made.begin(), made.end()}, comment_code, c.text);
        return {};
    }
    result operator()(const describe& d) {
        if (!state_.is_started) return refuse(not_now::not_started);
        set_text(state_.properties, {}, game_property_codes[d.which], d.text);
        return {};
    }

private:
    [[nodiscard]] static result refuse(refusal why) { return std::unexpected(why); }

    /// Returns the start position of a game that `starter` starts. Returns a set-up position
    /// unchanged.
    [[nodiscard]] position started_by(player starter) const {
        if (state_.start.stones() > 0 || state_.start.is_over()) return state_.start;
        return position::start_unchecked(starting_with(starter, state_.start.rules()));
    }
    void begin(const position& from_start) {
        state_.start = from_start;
        state_.game = inarow::game(from_start);
        (state_.undone.clear)();
        state_.variations = {};
        state_.properties = {};
    }
    /// Discards the properties of discarded moves.
    void cut_properties() { cut(state_.properties, state_.variations.with(state_.moves())); }
    /// Ensures that `where` is the next move to redo. If necessary, shows another variation with
    /// this move at this place, or begins a new variation. Precondition: there are undone moves.
    result vary(square where) {
        if (state_.undone.back() == where) return {};
        const variation& made = state_.game.moves();
        variation next = made;
        next.push_back(where);
        if (const auto number = state_.variations.find(next)) {
            show(state_.variations.show(state_.moves(), *number));
        } else {
            if (state_.variations.count() == variations::max_count)
                return refuse(too_many_variations{});
            state_.variations.branch(state_.moves(), made.size());
            state_.undone = {where};
        }
        return {};
    }
    /// Shows a variation. If necessary, goes back to the last ply that the variation shares with
    /// the previously displayed variation.
    void show(const variation& next) {
        const auto shared = static_cast<int>(shared_plies(next, state_.moves()));
        while (state_.game.ply() > shared) back();
        state_.undone.assign(next.rbegin(), next.rend() - state_.game.ply());
    }
    void go_to(int ply) {
        while (state_.game.ply() > ply) back();
        while (state_.game.ply() < ply) forward();
    }
    void back() {
        state_.undone.push_back(state_.game.moves().back());
        (void)state_.game.undo();
    }
    void forward() {
        (void)state_.game.apply(state_.undone.back());
        state_.undone.pop_back();
    }
    /// Returns whether undo and redo skip this position. They skip it if the computer is to move
    /// and its opponent is a person.
    [[nodiscard]] bool is_passed_over() const {
        return state_.controller_of(state_.position().to_move()) == controller::computer &&
               core::contains(state_.controllers, controller::person);
    }

    state& state_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

}  // namespace detail

/// Returns the state after an action. If the action is refused, returns the same state with the
/// reason. This function is pure: the same arguments always give the same result.
[[nodiscard]] inline state reduce(state before, const action& a) {
    before.refused.reset();
    if (auto done = std::visit(detail::reducer(before), a); !done)
        before.refused = (std::move)(done).error();
    return before;
}

}  // namespace inarow::inline v0::ui
