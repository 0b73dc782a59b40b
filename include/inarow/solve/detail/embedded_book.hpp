// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/string_view.hpp>
#include <inarow/game/rules.hpp>

/// Embedded books are opening books that are constants of a program, so that constant evaluations
/// can probe them. The header of a book specializes `embedded_book` for the rules of the book.
/// Programs that do not include the header therefore do not contain the book. A book never changes
/// an answer, but without a book the search for an answer may exceed its limit.
namespace inarow::inline v0::solve::detail {

struct no_book {};

/// The book for the rules: a search policy, or no_book if no book exists. Precondition: the first
/// player starts in `Rules`.
template <rules Rules>
inline constexpr no_book embedded_book{};

/// Returns the path of the header whose book covers positions with the given rules and number of
/// stones. Returns an empty text if no book covers these positions.
[[nodiscard]] constexpr core::string_view embedded_book_header(const rules& r, int stones) {
    constexpr int plies = 15;
    return starting_with(first, r) == connect_four && stones <= plies
               ? "inarow/solve/connect_four_book.hpp"
               : "";
}

}  // namespace inarow::inline v0::solve::detail
