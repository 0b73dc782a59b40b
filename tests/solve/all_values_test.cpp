// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/all_values.hpp>

#include "support/board.hpp"
#include "support/minimax.hpp"
#include "support/named.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

#include <doctest/doctest.h>

namespace all_values_test {
namespace {

using namespace inarow;
using solve::all_values;
using test::position_shown;

constexpr all_values<tic_tac_toe> values_of_tic_tac_toe;
static_assert(values_of_tic_tac_toe.size() == 5478);
static_assert(values_of_tic_tac_toe[position_of<tic_tac_toe>::start(tic_tac_toe).value()] ==
              game_value{outcome::draw, 9});
static_assert(values_of_tic_tac_toe[position_shown<tic_tac_toe>("XO."
                                                                ".X."
                                                                "...")] ==
              game_value{outcome::first_won, 4});
static_assert(values_of_tic_tac_toe[position_shown<tic_tac_toe>("XXX"
                                                                "OO."
                                                                "...")] ==
              game_value{outcome::first_won, 0});

template <rules Rules, class Position = position_of<Rules>>
std::size_t check_all() {
    CAPTURE(test::named(Rules));
    const all_values<Rules> values;
    test::minimax<Position> plain;
    (void)plain.value(Position::start(Rules).value());
    CHECK(static_cast<std::size_t>(values.size()) == plain.known().size());
    bool all_right = true;
    for (const auto& [p, value] : plain.known()) all_right = all_right && values[p] == value;
    CHECK(all_right);
    return plain.known().size();
}

TEST_CASE("all positions of small games") {
    CHECK(check_all<tic_tac_toe>() == 5478);
    CHECK(check_all<starting_with(second, tic_tac_toe)>() == 5478);
    check_all<rules{4, 2, 2}>();
    check_all<rules{2, 4, 2}>();
    check_all<rules{2, 4, 3}>();
    check_all<rules{3, 3, 2}>();
    check_all<rules{3, 3, 1}>();
    check_all<rules{9, 1, 4}>();
    check_all<rules{1, 9, 3}>();
    check_all<rules{3, 2, 9}>();
    check_all<on_torus(tic_tac_toe)>();
    check_all<misere(on_torus(rules{4, 2, 3}))>();
    check_all<on_torus(rules{3, 3, 3, drop})>();
    CHECK(check_all<rules{1, 1, 1}>() == 2);
    CHECK(check_all<rules{1, 1, 2, drop}>() == 2);
    check_all<rules{3, 3, 3, drop}>();
    check_all<rules{3, 3, 2, drop}>();
    check_all<rules{2, 4, 3, drop}>();
    check_all<rules{4, 2, 3, drop}>();
    check_all<rules{9, 1, 3, drop}>();
    check_all<starting_with(second, rules{1, 9, 2, drop})>();
}

TEST_CASE("all positions of small games of exactly-k and misère") {
    CHECK(check_all<misere(tic_tac_toe)>() == 5478);
    CHECK(check_all<exactly(misere(starting_with(second, tic_tac_toe)))>() == 5478);
    check_all<exactly(rules{3, 3, 2})>();
    check_all<misere(exactly(rules{3, 3, 2}))>();
    check_all<exactly(rules{9, 1, 3})>();
    check_all<misere(rules{1, 9, 3})>();
    check_all<exactly(rules{4, 2, 2})>();
    check_all<misere(exactly(rules{2, 4, 2}))>();
    check_all<exactly(rules{3, 3, 1})>();
    check_all<misere(rules{2, 2, 1})>();
    check_all<exactly(rules{9, 1, 3, drop})>();
    check_all<misere(rules{3, 3, 3, drop})>();
    check_all<exactly(starting_with(second, rules{3, 3, 2, drop}))>();
    check_all<misere(exactly(rules{4, 2, 2, drop}))>();
}

// A line of four, or of two threes in one row, is none.
constexpr rules three_exactly = exactly(rules{8, 1, 3});
constexpr all_values<three_exactly> values_of_three_exactly;
static_assert(values_of_three_exactly[position_shown<three_exactly>("XX.XOO.O")].value().outcome ==
              outcome::draw);

constexpr all_values<misere(tic_tac_toe)> values_of_misere;
static_assert(
    values_of_misere[position_of<misere(tic_tac_toe)>::start(misere(tic_tac_toe)).value()] ==
    game_value{outcome::draw, 9});
static_assert(values_of_misere[position_shown<misere(tic_tac_toe)>("XXX"
                                                                   "OO."
                                                                   "...")] ==
              game_value{outcome::second_won, 0});

TEST_CASE("positions of any capacity have values") {
    CHECK(check_all<tic_tac_toe, position>() == 5478);
    check_all<rules{3, 3, 3, drop}, basic_position<100>>();
}

TEST_CASE("a position of other rules has no value") {
    const all_values<tic_tac_toe> values;
    const auto value = [&](const rules& r) { return values[position::start(r).value()]; };
    CHECK(value(tic_tac_toe).has_value());
    CHECK(!value({3, 3, 2}));
    CHECK(!value({3, 3, 3, drop}));
    CHECK(!value({4, 2, 3}));
    CHECK(!value(connect_four));
    CHECK(!value(starting_with(second, tic_tac_toe)));
    CHECK(!value(exactly(tic_tac_toe)));
    CHECK(!value(misere(tic_tac_toe)));
}

/// The value of a layout, whether or not a game reaches it.
template <rules Rules>
std::optional<game_value> value_of_layout(std::string_view rows, player to_move) {
    static const all_values<Rules> values;
    return values[test::laid<layout>(Rules, rows, to_move).unchecked()];
}

TEST_CASE("a position that no game reaches has no value") {
    constexpr rules three_dropped{3, 3, 3, drop};
    CHECK(value_of_layout<tic_tac_toe>("X........", second).has_value());
    CHECK(!value_of_layout<tic_tac_toe>("XX.......", first));
    CHECK(!value_of_layout<tic_tac_toe>("O........", first));
    CHECK(value_of_layout<three_dropped>("......X..", second).has_value());
    CHECK(!value_of_layout<three_dropped>("X........", second));  // it floats
}

TEST_CASE("a position with the wrong player to move has no value") {
    CHECK(!value_of_layout<tic_tac_toe>("X........", first));
    CHECK(!value_of_layout<tic_tac_toe>(".........", second));
}

TEST_CASE("a finished position that no game reaches has no value") {
    CHECK(value_of_layout<tic_tac_toe>("XXXOO....", second).has_value());
    CHECK(!value_of_layout<tic_tac_toe>("XXX......", second));
    CHECK(!value_of_layout<tic_tac_toe>("XXXOOO...", first));
}

}  // namespace
}  // namespace all_values_test
