// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/enum_names.hpp>
#include <inarow/notation/detail/charset.hpp>
#include <inarow/notation/record.hpp>
#include <inarow/ui/variations.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The properties of a game: the names of its players, comments, and the properties that another
/// program wrote.
namespace inarow::inline v0::ui {

/// Orders variations lexicographically, square by square.
struct variation_order {
    [[nodiscard]] bool operator()(const variation& a, const variation& b) const {
        return std::ranges::lexicographical_compare(a, b, [](const square& one, const square& two) {
            return one.column != two.column ? one.column < two.column : one.row < two.row;
        });
    }
};

/// Maps each position, given by the moves from the start, to its properties. All texts are UTF-8.
/// No list of properties is empty.
using properties = std::map<variation, std::vector<notation::property>, variation_order>;

/// Properties of a whole game, which belong to its start.
enum class game_property : std::uint8_t { first, second, date, event, result };
inline constexpr auto game_property_names =
    core::enum_names_of<game_property>("first", "second", "date", "event", "result");
/// The names of these properties in SGF.
inline constexpr auto game_property_codes =
    core::enum_names_of<game_property>("PB", "PW", "DT", "EV", "RE");
/// The name of the property that is a comment on a position.
inline constexpr std::string_view comment_code = "C";

/// Returns the text of a property of the position after `moves`, or an empty text.
[[nodiscard]] inline std::string text_of(const properties& all, const variation& moves,
                                         std::string_view code) {
    const auto found = all.find(moves);
    if (found == all.end()) return {};
    const auto named = std::ranges::find(found->second, code, &notation::property::name);
    return named == found->second.end() ? std::string()
                                        : notation::text_of_value(named->values.front());
}
/// Sets a property to the single value `text`. An empty text removes the property.
inline void set_text(properties& all, const variation& moves, std::string_view code,
                     std::string_view text) {
    notation::record_node node{.properties = (std::move)(all[moves])};
    notation::set_text(node, code, text);
    if (node.properties.empty())
        (void)(all.erase)(moves);
    else
        all[moves] = (std::move)(node.properties);
}

/// Returns whether one of the variations begins with these moves.
[[nodiscard]] inline bool reaches(const std::vector<variation>& all, const variation& moves) {
    return std::ranges::any_of(
        all, [&](const variation& v) { return shared_plies(v, moves) == moves.size(); });
}
/// Discards the properties of positions that no variation reaches.
inline void cut(properties& all, const std::vector<variation>& variations) {
    std::erase_if(all, [&](const auto& each) { return !reaches(variations, each.first); });
}

/// Returns the properties of a record. A value that is not UTF-8 is read as ISO-8859-1, so
/// that no byte is lost.
[[nodiscard]] inline properties properties_of(const notation::record& r) {
    properties result;
    for (std::size_t i = 0; i < r.nodes.size(); ++i) {
        if (r.nodes[i].properties.empty()) continue;
        auto& all = result[r.moves_to(static_cast<int>(i))] = r.nodes[i].properties;
        for (notation::property& p : all)
            for (std::string& value : p.values)
                if (!notation::detail::is_utf8(value))
                    value = notation::detail::utf8_of_latin1(value);
    }
    return result;
}
/// Adds properties to the nodes of a record.
inline void add_properties(notation::record& r, const properties& all) {
    for (const auto& [moves, some] : all)
        r.nodes[static_cast<std::size_t>(r.add_moves(moves))].properties = some;
}

}  // namespace inarow::inline v0::ui
