// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/game/rules.hpp>

namespace inarow::inline v0::draw {

/// The glyphs of the marks in a drawing, in UTF-8. All three glyphs must be equally wide on a
/// terminal.
struct glyphs {
    core::string_view none;
    core::string_view first;
    core::string_view second;
    int columns_wide = 1;  ///< terminal columns of each glyph: 1, or 2 for emoji

    [[nodiscard]] constexpr core::string_view operator[](mark m) const {
        if (m == mark::none) return none;
        return m == mark::first ? first : second;
    }
    constexpr bool operator==(const glyphs&) const = default;
};

inline constexpr glyphs ascii{".", "X", "O"};
// The glyphs are written as escaped UTF-8 bytes, because -fexec-charset and -finput-charset do not
// change escaped bytes.
/// "·", "×", "○": nearly every monospaced font has these characters. Many fonts lack the crosses
/// and circles of Unicode's symbol blocks.
inline constexpr glyphs unicode{"\xc2\xb7", "\xc3\x97", "\xe2\x97\x8b"};
/// "⬜", "❌", "⭕"
inline constexpr glyphs emoji{"\xe2\xac\x9c", "\xe2\x9d\x8c", "\xe2\xad\x95", 2};
/// "⚫", "🟡", "🔴": the first player is yellow. Free squares are black, so that both colors stand
/// out.
inline constexpr glyphs disc_emoji{"\xe2\x9a\xab", "\xf0\x9f\x9f\xa1", "\xf0\x9f\x94\xb4", 2};

/// A set of glyphs, and the name that selects the set.
struct named_glyphs {
    core::string_view name;
    glyphs set;
};

inline constexpr named_glyphs glyph_sets[] = {
    {"ascii", ascii}, {"unicode", unicode}, {"emoji", emoji}, {"discs", disc_emoji}};

/// Returns the set of glyphs with the name `name`, or null if no set has this name.
[[nodiscard]] constexpr const glyphs* find(core::string_view name) {
    for (const named_glyphs& each : glyph_sets)
        if (each.name == name) return &each.set;
    return nullptr;
}

}  // namespace inarow::inline v0::draw
