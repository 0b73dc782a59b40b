// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/string_view.hpp>
#include <inarow/game/rules.hpp>

/// Opening books inside a program, which constant evaluations can probe. A header with a book
/// specializes `embedded_book` for its rules, so a program that does not include it pays nothing.
/// An answer is the same with and without the book; without it, there may be none.
namespace inarow::inline v0::solve::detail {

struct no_book {};

/// The book for rules that the first player starts: a search policy, or no_book.
template <rules Rules>
inline constexpr no_book embedded_book{};

/// The header that has the book for such rules and a number of stones, or nothing.
[[nodiscard]] constexpr core::string_view embedded_book_header(const rules& r, int stones) {
    constexpr int plies = 15;
    return starting_with(first, r) == connect_four && stones <= plies
               ? "inarow/solve/connect_four_book.hpp"
               : "";
}

}  // namespace inarow::inline v0::solve::detail
