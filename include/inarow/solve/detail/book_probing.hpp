// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/loaded_book.hpp>

#include <optional>

namespace inarow::inline v0::solve::detail {

/// A searcher that answers from an opening book where the book has the position.
template <class Searcher>
struct book_probing {
    Searcher& searcher;
    const std::optional<loaded_book>& book;

    [[nodiscard]] bool stopped() const { return searcher.stopped(); }

    template <int Capacity>
    int null_window(const basic_position<Capacity>& p, int alpha) {
        const auto known = book ? book->view().probe(p) : std::nullopt;
        return known ? *known : searcher.null_window(p, alpha);
    }
};

}  // namespace inarow::inline v0::solve::detail
