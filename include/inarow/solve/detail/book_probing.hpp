// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/position_view.hpp>
#include <inarow/solve/loaded_book.hpp>

#include <optional>
#include <utility>

namespace inarow::inline v0::solve::detail {

/// Wraps a search. If a position is in an opening book, returns the score from the book. Otherwise,
/// calls the search.
template <class Search>
class book_probing {
public:
    template <class... Arguments>
    explicit book_probing(const std::optional<loaded_book>& probed, Arguments&&... arguments)
        : book_{probed}, search_(std::forward<Arguments>(arguments)...) {}

    [[nodiscard]] bool is_stopped() const { return search_.is_stopped(); }

    int null_window(const position_view& p, int alpha) {
        const auto known = book_ ? book_->view().probe(p) : std::nullopt;
        return known ? *known : search_.null_window(p, alpha);
    }

private:
    // The member can be a reference, because the object exists only while it answers one question.
    // NOLINTNEXTLINE(cppcoreguidelines-avoid-const-or-ref-data-members)
    const std::optional<loaded_book>& book_;
    Search search_;
};

}  // namespace inarow::inline v0::solve::detail
