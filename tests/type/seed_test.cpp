// SPDX-License-Identifier: BSL-1.0
#include <inarow.hpp>

#include "game/seed_cases.hpp"
#include "support/at_both_times.hpp"
#include "support/board.hpp"

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

#include <doctest/doctest.h>

// The table that game/seed_test.cpp holds values to, here held to types: each move, each refusal
// with its reason, and each board, which is that of the values.

namespace seed_test {
namespace {

using namespace inarow;
using test::expect;

/// A move of the table, which has squares, as a text: `3,1`, or the column `3`.
consteval move_text text_of(const rules& r, const move& m) {
    core::fixed_string<move_text::max_size> text;
    core::write(text, m.column + 1);
    if (m.names_row()) core::write(text, ',', r.rows - m.row);
    const move_text result{text.view(),
                           m.names_row() ? notation::kind::xy : notation::kind::columns};
    return m.mover == mark::none ? result : result.made_by(m.mover == mark::first ? first : second);
}

/// A board of the table, where the rows follow one on the other, as set_up takes it.
consteval auto position_text(const seed::seed_case& c) {
    core::fixed_string<200> text;
    for (int row = 0; row < c.rules.rows; ++row) {
        const auto columns = static_cast<std::size_t>(c.rules.columns);
        if (row > 0) core::write(text, '/');
        core::write(text, c.start.substr(static_cast<std::size_t>(row) * columns, columns));
    }
    core::write(text, ' ', c.start_to_move == first ? 'X' : 'O');
    return text;
}

template <std::size_t Case>
struct played_in_types {
    static constexpr const seed::seed_case& the = seed::cases[Case];
    static constexpr std::size_t steps = the.steps.size();

    template <std::size_t Step>
    static constexpr move_text text = text_of(the.rules, the.steps[Step].attempted);

    static consteval auto begin() {
        if constexpr (the.start.empty()) {
            return std::type_identity<new_game<the.rules>>{};
        } else {
            constexpr auto board = position_text(the);
            using set_up = set_up_unchecked<the.rules, str<board.size()>{board.view()}>;
            expect(test::shows(set_up::position, the.start));
            return std::type_identity<set_up>{};
        }
    }

    template <class Game, std::size_t Step>
    static constexpr auto after_step() {
        using tried = try_play<Game, text<Step>>;
        constexpr const seed::step& s = the.steps[Step];
        expect(tried::refused == s.is_refused);
        expect(legal_moves<Game, text<Step>> != s.is_refused);
        if constexpr (s.is_refused) {
            expect(tried::refusal.move.kind == s.why);
            expect(tried::refusal.move.to_move == Game::position.to_move());
            expect(std::is_same_v<typename tried::game, Game>);
            return std::type_identity<Game>{};
        } else {
            using after = play<Game, text<Step>>;
            expect(std::is_same_v<typename tried::game, after>);
            expect(after::position == Game::position.play(s.attempted).value());
            expect(std::is_same_v<take_back<after>, Game>);
            return std::type_identity<after>{};
        }
    }

    template <class Game, std::size_t Step = 0>
    static constexpr bool holds() {
        if constexpr (Step < steps) {
            using after = decltype(after_step<Game, Step>())::type;
            after_step<Game, Step>();
            return holds<after, Step + 1>();
        } else {
            constexpr auto& p = Game::position;
            expect(p.outcome() == the.outcome);
            expect(finished<Game> == (the.outcome != outcome::in_play));
            if constexpr (finished<Game>) expect(who_won<Game> == the.outcome);
            return expect(p.to_move() == the.to_move);
        }
    }

    /// All moves in one list: the same type, or stopped at the first that is refused.
    template <class Game, std::size_t... Step>
    static constexpr bool holds_in_one_line(std::index_sequence<Step...> /*steps*/) {
        using tried = try_play<Game, text<Step>...>;
        if constexpr (tried::refused) {
            expect(!legal_moves<Game, text<Step>...>);
            return expect(the.steps[tried::legal].is_refused);
        } else {
            using after = play<Game, text<Step>...>;
            expect(std::is_same_v<after, typename tried::game>);
            return expect(std::is_same_v<take_back<after, sizeof...(Step)>, Game>);
        }
    }
};

template <std::size_t... Case>
constexpr bool hold_all(std::index_sequence<Case...> /*cases*/) {
    return (played_in_types<Case>::template holds<
                typename decltype(played_in_types<Case>::begin())::type>() &&
            ...);
}
constexpr bool all_cases_hold() { return hold_all(std::make_index_sequence<seed::case_count>{}); }
AT_BOTH_TIMES(all_cases_hold)

template <std::size_t... Case>
constexpr bool hold_all_in_one_line(std::index_sequence<Case...> /*cases*/) {
    return (played_in_types<Case>::template holds_in_one_line<
                typename decltype(played_in_types<Case>::begin())::type>(
                std::make_index_sequence<played_in_types<Case>::steps>{}) &&
            ...);
}
constexpr bool all_cases_hold_in_one_line() {
    return hold_all_in_one_line(std::make_index_sequence<seed::case_count>{});
}
AT_BOTH_TIMES(all_cases_hold_in_one_line)

// What the table, which has squares, cannot say.

constexpr bool row_5_a_column_that_is_no_number() {
    using start = new_game<connect_four>;
    using tried = try_play<start, "1.5">;
    expect(tried::refusal.move.kind == illegal_move::reason::not_a_move);
    return expect(std::is_same_v<tried::game, start>);
}
AT_BOTH_TIMES(row_5_a_column_that_is_no_number)

constexpr bool row_7_every_square_of_a_draw_can_be_asked_about() {
    using drawn = play<new_game<tic_tac_toe>, 13, 23, 33, 12, 22, 11, 32, 31, 21>;
    expect(is_drawn<drawn>);
    return expect(is_occupied<drawn, 11> && is_occupied<drawn, 12> && is_occupied<drawn, 13> &&
                  is_occupied<drawn, 21> && is_occupied<drawn, 22> && is_occupied<drawn, 23> &&
                  is_occupied<drawn, 31> && is_occupied<drawn, 32> && is_occupied<drawn, 33>);
}
AT_BOTH_TIMES(row_7_every_square_of_a_draw_can_be_asked_about)

constexpr bool row_9_squares_past_9_are_written_with_a_comma() {
    using g = play<new_game<square_board(11)>, "1,11">;
    expect(is_occupied<g, "a11"> && !is_occupied<g, "k1">);
    expect(legal_moves<g, "11,1"> && !legal_moves<g, "1,11">);
    // Not "111", which could be either.
    return expect(try_play<g, "111">::refusal.move.kind == illegal_move::reason::not_a_move);
}
AT_BOTH_TIMES(row_9_squares_past_9_are_written_with_a_comma)

}  // namespace
}  // namespace seed_test
