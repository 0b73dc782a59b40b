// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/glyphs.hpp>

#include "support/at_both_times.hpp"

#include <string_view>

namespace glyphs_test {
namespace {

using namespace inarow;

constexpr bool a_mark_has_its_glyph() {
    return draw::ascii[mark::none] == "." && draw::ascii[mark::first] == "X" &&
           draw::ascii[mark::second] == "O" && draw::disc_emoji[mark::first] == "🟡" &&
           draw::emoji[mark::second] == "⭕";
}
AT_BOTH_TIMES(a_mark_has_its_glyph)

constexpr bool sets_are_found_by_name() {
    for (const auto& each : draw::glyph_sets)
        if (draw::find(each.name) != &each.set) return false;
    return *draw::find("ascii") == draw::ascii && *draw::find("unicode") == draw::unicode &&
           *draw::find("emoji") == draw::emoji && *draw::find("discs") == draw::disc_emoji;
}
AT_BOTH_TIMES(sets_are_found_by_name)

constexpr bool other_names_find_nothing() {
    return draw::find("") == nullptr && draw::find("ASCII") == nullptr &&
           draw::find("disc") == nullptr && draw::find("discs ") == nullptr;
}
AT_BOTH_TIMES(other_names_find_nothing)

constexpr bool is_one_character(std::string_view glyph) {
    int begins = 0;
    for (const char c : glyph) begins += (static_cast<unsigned char>(c) & 0xc0U) != 0x80U ? 1 : 0;
    return begins == 1;
}
constexpr bool glyphs_are_single_characters_and_differ() {
    for (const auto& [name, set] : draw::glyph_sets) {
        for (const mark m : {mark::none, mark::first, mark::second})
            if (!is_one_character(set[m])) return false;
        if (set.none == set.first || set.none == set.second || set.first == set.second)
            return false;
    }
    return true;
}
AT_BOTH_TIMES(glyphs_are_single_characters_and_differ)

}  // namespace
}  // namespace glyphs_test
