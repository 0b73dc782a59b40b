// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/detail/position_view.hpp>

#include <utility>

namespace inarow::inline v0::solve::detail {

/// The search that a query calls: it searches a position and its successors. An interface, so that
/// the search can be compiled separately from the queries.
class searcher {
public:
    searcher() = default;
    searcher(const searcher&) = delete;
    searcher(searcher&&) = delete;
    searcher& operator=(const searcher&) = delete;
    searcher& operator=(searcher&&) = delete;
    virtual ~searcher() = default;

    /// Returns a bound of the score of a position: a lower bound if the returned bound is above
    /// alpha, otherwise an upper bound. Also accepts finished positions.
    [[nodiscard]] virtual int null_window(const inarow::detail::position_view& p, int alpha) = 0;
    /// Whether the search has reached its limit; the last bound is then meaningless.
    [[nodiscard]] virtual bool stopped() const = 0;
};

/// Adapts a search of any type to the interface searcher.
template <class Search>
class searcher_of final : public searcher {
public:
    template <class... Arguments>
    explicit searcher_of(Arguments&&... arguments)
        : search_(std::forward<Arguments>(arguments)...) {}

    [[nodiscard]] int null_window(const inarow::detail::position_view& p, int alpha) override {
        return search_.null_window(p, alpha);
    }
    [[nodiscard]] bool stopped() const override { return search_.stopped(); }

private:
    Search search_;
};

}  // namespace inarow::inline v0::solve::detail
