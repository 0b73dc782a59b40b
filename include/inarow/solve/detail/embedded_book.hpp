// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/string_view.hpp>
#include <inarow/game/rules.hpp>

/// Opening books inside a program, for constant evaluations to probe. The header of a book
/// specializes `embedded_book` for its rules, so programs that do not include it pay nothing. A
/// book never changes an answer, but without one there may be no answer.
namespace inarow::inline v0::solve::detail {

struct no_book {};

/// The book for rules in which the first player starts: a search policy, or no_book.
template <rules Rules>
inline constexpr no_book embedded_book{};

/// The header with the book for the given rules and number of stones; empty if there is none.
[[nodiscard]] constexpr core::string_view embedded_book_header(const rules& r, int stones) {
    constexpr int plies = 15;
    return starting_with(first, r) == connect_four && stones <= plies
               ? "inarow/solve/connect_four_book.hpp"
               : "";
}

}  // namespace inarow::inline v0::solve::detail
