// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/ui/state.hpp>

#include <cstddef>
#include <expected>
#include <utility>
#include <variant>

/// All that happens in an app: reduce(state, action) is the next state.
namespace inarow::inline v0::ui {

/// Begins a game.
struct start {
    player toss = first;  ///< who begins where that is left to a toss: thrown by the caller

    bool operator==(const start&) const = default;
};
/// Makes a move.
struct play {
    move_text entry;
    controller by = controller::person;

    bool operator==(const play&) const = default;
};
/// Goes back to where a person was to move, or to the beginning.
struct undo {
    bool operator==(const undo&) const = default;
};
/// Goes on to where a person is to move, or to the end.
struct redo {
    bool operator==(const redo&) const = default;
};
/// Goes to a ply of the game; 0 is its beginning.
struct jump {
    int ply;

    bool operator==(const jump&) const = default;
};
/// Forgets the moves that were taken back: the game goes on from here.
struct resume {
    bool operator==(const resume&) const = default;
};
/// Ends the game; rules and players stay.
struct reset {
    bool operator==(const reset&) const = default;
};
/// Other rules, before the start of a game. Who starts is not theirs to say.
struct choose_rules {
    inarow::rules rules;

    bool operator==(const choose_rules&) const = default;
};
/// Who is to start the next game.
struct choose_starter {
    ui::starter starter;

    bool operator==(const choose_starter&) const = default;
};
/// Who moves for a player from now on.
struct choose_controller {
    player side;
    ui::controller controller;

    bool operator==(const choose_controller&) const = default;
};
struct show_hints {
    bool shown;

    bool operator==(const show_hints&) const = default;
};

using action = std::variant<start, play, undo, redo, jump, resume, reset, choose_rules,
                            choose_starter, choose_controller, show_hints>;

namespace detail {

/// Changes a state, or gives the reason why not; then nothing is changed.
class reducer {
public:
    using result = std::expected<void, refusal>;

    explicit reducer(state& of) : of_{of} {}

    result operator()(const start& s) {
        if (of_.is_started) return refuse(not_now::already_started);
        const player begins = of_.starter == starter::toss     ? s.toss
                              : of_.starter == starter::second ? second
                                                               : first;
        begin(starting_with(begins, of_.rules()));
        of_.is_started = true;
        return {};
    }
    result operator()(const play& p) {
        if (!of_.is_started) return refuse(not_now::not_started);
        const position& at = of_.position();
        if (!at.is_over() && of_.controller_of(at.to_move()) != p.by)
            return refuse(p.by == controller::person ? not_now::turn_of_computer
                                                     : not_now::turn_of_person);
        const auto where = resolve(at, p.entry);
        if (!where) return refuse(refused_move{where.error(), p.entry, at.rules()});
        const bool is_redone = !of_.undone.empty() && of_.undone.back() == *where;
        (void)of_.game.apply(*where);
        if (is_redone) {
            of_.undone.pop_back();
        } else {
            of_.undone.clear();
        }
        return {};
    }
    result operator()(const undo&) {
        if (!of_.is_started) return refuse(not_now::not_started);
        if (of_.game.ply() == 0) return refuse(illegal_take_back{1, 0});
        do back();
        while (of_.game.ply() > 0 && is_passed_over());
        return {};
    }
    result operator()(const redo&) {
        if (of_.undone.empty()) return refuse(not_now::nothing_to_redo);
        do forth();
        while (!of_.undone.empty() && is_passed_over());
        return {};
    }
    result operator()(const jump& j) {
        if (j.ply < 0 || j.ply > of_.plies()) return refuse(no_such_ply{j.ply, of_.plies()});
        while (of_.game.ply() > j.ply) back();
        while (of_.game.ply() < j.ply) forth();
        return {};
    }
    result operator()(const resume&) {
        if (of_.undone.empty()) return refuse(not_now::nothing_to_redo);
        of_.undone.clear();
        return {};
    }
    result operator()(const reset&) {
        if (!of_.is_started) return refuse(not_now::not_started);
        begin(starting_with(first, of_.rules()));
        of_.is_started = false;
        return {};
    }
    result operator()(const choose_rules& c) {
        if (of_.is_started) return refuse(not_now::already_started);
        if (const auto fits = check_for_screen(c.rules); !fits) return refuse(fits.error());
        begin(starting_with(first, c.rules));
        return {};
    }
    result operator()(const choose_starter& c) {
        of_.starter = c.starter;
        return {};
    }
    result operator()(const choose_controller& c) {
        of_.controllers[static_cast<std::size_t>(c.side)] = c.controller;
        return {};
    }
    result operator()(const show_hints& s) {
        of_.has_hints = s.shown;
        return {};
    }

private:
    [[nodiscard]] static result refuse(refusal why) { return std::unexpected(std::move(why)); }

    /// Precondition: the rules make sense.
    void begin(const rules& r) {
        of_.game = inarow::game(position::start_unchecked(r));
        of_.undone.clear();
    }
    void back() {
        of_.undone.push_back(of_.game.moves().back());
        (void)of_.game.undo();
    }
    void forth() {
        (void)of_.game.apply(of_.undone.back());
        of_.undone.pop_back();
    }
    /// Whether a person who steps through the game has no move to make here.
    [[nodiscard]] bool is_passed_over() const {
        return of_.controller_of(of_.position().to_move()) == controller::computer &&
               core::contains(of_.controllers, controller::person);
    }

    state& of_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

}  // namespace detail

/// The state after an action; when it is refused, the state as it was, with the reason. The same
/// arguments give the same result.
[[nodiscard]] inline state reduce(state from, const action& a) {
    from.refused.reset();
    if (auto done = std::visit(detail::reducer(from), a); !done)
        from.refused = std::move(done).error();
    return from;
}

}  // namespace inarow::inline v0::ui
