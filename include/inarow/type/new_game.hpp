// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/notation/position_text.hpp>
#include <inarow/type/detail/count.hpp>
#include <inarow/type/detail/refusal.hpp>
#include <inarow/type/game.hpp>

/// Game types that start on an empty board, or on a given board.
namespace inarow::inline v0 {

namespace detail {

template <rules Rules>
[[nodiscard]] constexpr diagnostic illegal_rules_diagnostic() {
    diagnostic result;
    messages::write_refusal(result.sentence, (check)(Rules).error());
    return result;
}
template <rules Rules>
struct refused_rules {
    static constexpr diagnostic text = illegal_rules_diagnostic<Rules>();
};

/// Adds `Part` to the template arguments of a start, unless `Part` is the default.
template <class Game, auto Part, auto Default>
struct with_part;
template <int Columns, int Rows, int Run, auto... Parts, auto Part, auto Default>
struct with_part<started<Columns, Rows, Run, Parts...>, Part, Default> {
    using game = started<Columns, Rows, Run, Parts..., Part>;
};
template <int Columns, int Rows, int Run, auto... Parts, auto Part>
struct with_part<started<Columns, Rows, Run, Parts...>, Part, Part> {
    using game = started<Columns, Rows, Run, Parts...>;
};

/// The rules that the template arguments of a start describe.
template <class Start>
inline constexpr rules rules_of_start{};
template <int Columns, int Rows, int Run, auto... Parts>
inline constexpr rules rules_of_start<started<Columns, Rows, Run, Parts...>> =
    rules_from(Columns, Rows, Run, Parts...);

template <rules Rules>
struct started_by {
    static constexpr rules defaults{};
    using numbers = started<Rules.columns, Rules.rows, Rules.run>;
    using gravity = with_part<numbers, Rules.gravity, defaults.gravity>::game;
    using length = with_part<gravity, Rules.length, defaults.length>::game;
    using convention = with_part<length, Rules.convention, defaults.convention>::game;
    using edges = with_part<convention, Rules.edges, defaults.edges>::game;
    using game = with_part<edges, Rules.starts, defaults.starts>::game;
    static_assert(rules_of_start<game> == Rules, "a part of the rules is missing above");
};

template <bool Valid>
struct new_game_if {
    template <rules Rules>
    using reason = accepted;
    template <rules Rules>
    using game = accepted_game<game_of<typename started_by<Rules>::game>>;
};
template <>
struct new_game_if<false> {
    template <rules Rules>
    using reason = reason_of<refused_rules<Rules>>;
    template <rules Rules>
    using game = refusal<refused_rules<Rules>, game_of<started<3, 3, 3>>>;
};

/// Returns whether `T` is the type of a part of rules other than a number, such as `gravity`.
template <class T>
[[nodiscard]] consteval bool is_part_of_rules() {
    [[maybe_unused]] auto [columns, rows, run, gravity, length, convention, edges, starts] =
        rules{};
    return is_one_of<T, decltype(gravity), decltype(length), decltype(convention), decltype(edges),
                     decltype(starts)>;
}
template <class T, class... Types>
inline constexpr int count_of = (0 + ... + (std::is_same_v<T, Types> ? 1 : 0));
/// Tells whether the first three types are integers, and all other types are distinct types of
/// parts of rules, such as `gravity`.
template <class Columns, class Rows, class Run, class... Parts>
inline constexpr bool are_rules =
    is_count<Columns> && is_count<Rows> && is_count<Run> &&
    ((is_part_of_rules<Parts>() && count_of<Parts, Parts...> == 1) && ...);

struct no_rules {
    static constexpr diagnostic text = diagnostic_of(
        "These are not rules: new_game takes rules, or three integers and the parts that differ "
        "from their defaults, such as new_game<connect_four> or new_game<7, 6, 4, drop>.");
};
/// The game that new_game starts, or the refusal of its arguments.
template <auto... Parts>
struct starting {
    using next = refusal<no_rules, game_of<started<3, 3, 3>>>;
};
template <rules Rules>
struct starting<Rules> {
    using next = typename new_game_if<is_valid(Rules)>::template game<Rules>;
};
// Takes the numbers as `auto` and checks their types, because clang accepts a character for an int
// parameter.
template <auto Columns, auto Rows, auto Run, auto... Parts>
    requires are_rules<decltype(Columns), decltype(Rows), decltype(Run), decltype(Parts)...>
struct starting<Columns, Rows, Run, Parts...>
    : starting<rules_from(nearest_int(Columns), nearest_int(Rows), nearest_int(Run), Parts...)> {};

/// The position that a set-up text describes or, if the text is refused, the reason for the
/// refusal.
template <int Capacity>
struct set_up_result {
    basic_position<Capacity> position;
    bool refused = false;
    diagnostic why{};
};
template <int Capacity>
[[nodiscard]] constexpr set_up_result<Capacity> set_up_from(const rules& r, core::string_view text,
                                                            bool checked) {
    const auto empty = *basic_layout<Capacity>::start(r);
    const auto layout = notation::parse_position(empty, text);
    set_up_result<Capacity> result{empty.unchecked()};
    if (!layout) {
        result.refused = true;
        messages::write_refusal(result.why.sentence, "The position", layout.error());
        return result;
    }
    result.position = layout->unchecked();
    if (const auto reached = layout->checked(); checked && !reached) {
        result.refused = true;
        messages::write_refusal(result.why.sentence, r, reached.error(), result.position.to_move());
        write_board(result.why, result.position, reached.error().where);
    }
    return result;
}
template <rules Rules, str Text, bool Checked>
inline constexpr set_up_result<Rules.squares()> set_up_of =
    set_up_from<Rules.squares()>(Rules, Text.view(), Checked);
/// Returns the shortest text of a position. This text is part of the name of the game type. The
/// position itself is not a part of the name, because compilers mangle the zeros of a position in
/// different ways.
template <rules Rules, str Text, bool Checked>
[[nodiscard]] constexpr auto text_of_start() {
    constexpr auto text = [] {
        constexpr const auto& p = set_up_of<Rules, Text, Checked>.position;
        core::fixed_string<2 * p.capacity + 2> result;
        notation::print_rows(result, p);
        core::write(result, ' ', notation::letter_of(p.to_move()));
        return result;
    }();
    return str<text.size()>{text.view()};
}
template <rules Rules, str Text, bool Checked>
struct refused_set_up {
    static constexpr diagnostic text = set_up_of<Rules, Text, Checked>.why;
};

}  // namespace detail

/// A game that starts from a given position, with the rules of `Start`.
template <class Start, str Text>
struct started_from {
    using links_ = detail::links_after<started_from, 0>;
    using self = hidden<static_cast<started_from*>(nullptr)>;
    static constexpr auto position =
        detail::set_up_from<Start::position.capacity>(Start::position.rules(), Text.view(), false)
            .position;
    static constexpr int ply = 0;
};

namespace detail {

template <bool Refused>
struct set_up_unless {
    template <rules Rules, str Text>
    using reason = accepted;
    template <rules Rules, str Text, bool Checked>
    using game = accepted_game<game_of<
        started_from<typename started_by<Rules>::game, text_of_start<Rules, Text, Checked>()>>>;
};
template <>
struct set_up_unless<true> {
    template <rules Rules, str Text>
    using reason = reason_of<refused_set_up<Rules, Text, true>>;
    template <rules Rules, str Text, bool Checked>
    using game =
        refusal<refused_set_up<Rules, Text, Checked>, game_of<typename started_by<Rules>::game>>;
};

/// `setting_up` is a class instead of an alias, so that g++ prints a short name in errors (see
/// `playing` in play.hpp).
template <rules Rules, str Text, bool Checked>
struct setting_up {
    using next =
        typename set_up_unless<set_up_of<Rules, Text, Checked>.refused>::template game<Rules, Text,
                                                                                       Checked>;
};
template <rules Rules, str Text, bool Checked>
    requires(!is_valid(Rules))
struct setting_up<Rules, Text, Checked> {
    using next = starting<Rules>::next;
};

}  // namespace detail

/// Tells whether new_game accepts the rules: whether all their numbers are from 1 to 999.
template <rules Rules>
concept valid_rules =
    detail::holds<typename detail::new_game_if<is_valid(Rules)>::template reason<Rules>>;

/// A game under these rules on the empty board. The arguments are a `rules` object, as in
/// new_game<connect_four>, or three integers and the parts of the rules that differ from the
/// defaults, as in new_game<7, 6, 4, drop>. Rules with a number out of range do not compile.
template <auto... Rules>
using new_game = typename detail::starting<Rules...>::next::self;

/// A game that starts from a given board, such as set_up<tic_tac_toe, "X.O/.X./..O X">. See
/// notation/position_text.hpp for the form of the text. Does not compile if the text is invalid, if
/// basic_layout::checked refuses the board because no game reaches it, or if new_game refuses the
/// rules.
template <rules Rules, str Text>
using set_up = typename detail::setting_up<Rules, Text, true>::next::self;

/// Like set_up, but does not check whether a game reaches the board.
template <rules Rules, str Text>
using set_up_unchecked = typename detail::setting_up<Rules, Text, false>::next::self;

/// Tells whether set_up accepts the rules and the board.
template <rules Rules, str Text>
concept reachable =
    valid_rules<Rules> &&
    detail::holds<typename detail::set_up_unless<
        detail::set_up_of<Rules, Text, true>.refused>::template reason<Rules, Text>>;

}  // namespace inarow::inline v0
