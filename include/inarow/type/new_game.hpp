// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/layout.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/type/game.hpp>
#include <inarow/type/refusal.hpp>

#include <string_view>

/// Where game types begin: on an empty board, or on a given one.
namespace inarow::inline v0 {

/// Rules that a game can be played by: asks what new_game would refuse.
template <rules Rules>
concept sensible_rules = check(Rules).has_value();

namespace type {

[[nodiscard]] constexpr report report_on(const illegal_rules& why) {
    report result;
    draw::write_refusal(result.sentence, why);
    return result;
}
template <rules Rules>
inline constexpr report refused_rules = report_on(check(Rules).error());

template <rules Rules>
using begun_by = begun<Rules.columns, Rules.rows, Rules.run, Rules.gravity, Rules.starts>;

template <bool Sensible>
struct new_game_if {
    template <rules Rules>
    using game = begun_by<Rules>;
};
template <>
struct new_game_if<false> {
    template <rules Rules>
    using game = refusal<refused_rules<Rules>, begun_by<tic_tac_toe>>;
};

/// What a set-up comes to, from the text to the position.
template <int Capacity>
struct set_up_result {
    basic_position<Capacity> position;
    bool refused = false;
    report why{};
};
template <int Capacity>
[[nodiscard]] constexpr set_up_result<Capacity> set_up_from(const rules& r, std::string_view text,
                                                            bool checked) {
    const auto empty = *basic_layout<Capacity>::start(r);
    const auto layout = notation::parse_position(empty, text);
    set_up_result<Capacity> result{empty.unchecked()};
    if (!layout) {
        result.refused = true;
        draw::write_refusal(result.why.sentence, "The position", layout.error());
        return result;
    }
    result.position = layout->unchecked();
    if (const auto reached = layout->checked(); checked && !reached) {
        result.refused = true;
        draw::write_refusal(result.why.sentence, r, reached.error(), result.position.to_move());
        write_board(result.why, result.position, reached.error().where);
    }
    return result;
}
template <rules Rules, say Text, bool Checked>
inline constexpr set_up_result<Rules.squares()> set_up_of =
    set_up_from<Rules.squares()>(Rules, Text.view(), Checked);
template <rules Rules, say Text, bool Checked>
inline constexpr report refused_set_up = set_up_of<Rules, Text, Checked>.why;

/// A closure that returns the position, for the same reason that `seal` is one: not to print it.
template <auto Position>
inline constexpr auto origin = [] { return Position; };

template <bool Refused>
struct set_up_unless {
    template <rules Rules, say Text, bool Checked>
    using game =
        begun_from<std::remove_const_t<decltype(origin<set_up_of<Rules, Text, Checked>.position>)>>;
};
template <>
struct set_up_unless<true> {
    template <rules Rules, say Text, bool Checked>
    using game = refusal<refused_set_up<Rules, Text, Checked>, begun_by<Rules>>;
};

template <rules Rules, say Text, bool Checked>
using set_up =
    typename set_up_unless<set_up_of<Rules, Text, Checked>.refused>::template game<Rules, Text,
                                                                                   Checked>;

}  // namespace type

/// A game of these rules on the empty board. Rules that make no sense do not compile.
template <rules Rules>
using new_game = typename type::new_game_if<sensible_rules<Rules>>::template game<Rules>::self;

/// A game that goes on from a board, such as set_up<tic_tac_toe, "X.O/.X./..O X"> (see
/// notation/position_text.hpp). A board that no game reaches does not compile.
template <rules Rules, say Text>
    requires sensible_rules<Rules>
using set_up = typename type::set_up<Rules, Text, true>::self;

/// The same, whatever the board.
template <rules Rules, say Text>
    requires sensible_rules<Rules>
using set_up_unchecked = typename type::set_up<Rules, Text, false>::self;

/// A board that a game can reach: asks what set_up would refuse.
template <rules Rules, say Text>
concept reachable = sensible_rules<Rules> && !type::set_up_of<Rules, Text, true>.refused;

}  // namespace inarow::inline v0
