// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/position_view.hpp>

#include <utility>

namespace inarow::inline v0::solve::detail {

/// The interface of the search that a query calls, so that a search can be compiled separately from
/// the queries. A search covers one position and its successors.
class search_interface {
public:
    search_interface() = default;
    search_interface(const search_interface&) = delete;
    search_interface(search_interface&&) = delete;
    search_interface& operator=(const search_interface&) = delete;
    search_interface& operator=(search_interface&&) = delete;
    virtual ~search_interface() = default;

    /// Returns a bound on the score of a position. A result above alpha is a lower bound, and any
    /// other result is an upper bound. Also accepts finished positions.
    [[nodiscard]] virtual int null_window(const position_view& p, int alpha) = 0;
    /// Returns whether the search has reached its limit. If so, the last bound is meaningless.
    [[nodiscard]] virtual bool is_stopped() const = 0;
};

/// Adapts a search of any type to search_interface.
template <class Search>
class search_adapter final : public search_interface {
public:
    template <class... Arguments>
    explicit search_adapter(Arguments&&... arguments)
        : search_(std::forward<Arguments>(arguments)...) {}

    [[nodiscard]] int null_window(const position_view& p, int alpha) override {
        return search_.null_window(p, alpha);
    }
    [[nodiscard]] bool is_stopped() const override { return search_.is_stopped(); }

private:
    Search search_;
};

}  // namespace inarow::inline v0::solve::detail
