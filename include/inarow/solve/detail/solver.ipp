// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/node_limited_search.hpp>
#include <inarow/solve/detail/search_kind.hpp>
#include <inarow/solve/detail/solver_search.hpp>
#include <inarow/solve/solver.hpp>
#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/drop_search.ipp>
#include <inarow/solve/detail/general_search.ipp>
#include <inarow/solve/detail/maker_breaker_search.ipp>
#include <inarow/solve/detail/wide_drop_search.ipp>
#endif

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve {

namespace detail {

class solver_impl {
public:
    explicit solver_impl(const resources& available) : resources_{available} {
        resources_.threads = (std::max)(resources_.threads, 1);
    }

    [[nodiscard]] search_interface& begin(search_kind chosen, const position_view& root,
                                          const limit& allowed,
                                          const std::optional<loaded_book>& book) {
        if (!use_maker(maker_of(chosen, root.rules()), root))
            (void)use_maker(general_search_maker(root.rules()), root);
        return search_->begin(root, allowed, book);
    }
    [[nodiscard]] long long nodes() const { return search_->nodes(); }
    void end() { search_->end(); }

    [[nodiscard]] std::size_t table_bytes() const { return search_ ? search_->table_bytes() : 0; }
    [[nodiscard]] int threads() const { return resources_.threads; }
    [[nodiscard]] std::vector<std::span<std::byte>> table_memory() {
        return search_->table_memory();
    }
    void erase_all() {
        if (search_) search_->erase_all();
    }
    [[nodiscard]] std::optional<std::vector<square>> relevance_zone(const position_view& p) {
        return search_->relevance_zone(p);
    }

private:
    /// Switches to the search that `maker` makes, if that search supports the root. Returns whether
    /// the search supports the root.
    [[nodiscard]] bool use_maker(solver_search_maker maker, const position_view& root) {
        if (maker == maker_) return search_->supports(root);
        auto made = maker(resources_.table_bytes, resources_.threads);
        if (!made->supports(root)) return false;
        search_.reset();  // frees the old table before the new search allocates one
        search_ = (std::move)(made);
        maker_ = maker;
        return true;
    }
    [[nodiscard]] static solver_search_maker maker_of(search_kind chosen, const rules& r) {
        switch (chosen) {
            case search_kind::drop: return drop_search_maker(r);
            case search_kind::maker_breaker: return maker_breaker_search_maker(r);
            case search_kind::general: return general_search_maker(r);
            case search_kind::reference:
            default: break;
        }
        return reference_search_maker();
    }

    resources resources_;
    solver_search_maker maker_ = nullptr;  ///< the function that made the search
    std::unique_ptr<solver_search> search_{};
};

}  // namespace detail

INAROW_SOLVER_INLINE solver::solver(const resources& available)
    : impl_{std::make_unique<detail::solver_impl>(available)} {}
INAROW_SOLVER_INLINE solver::solver(solver&&) noexcept = default;
INAROW_SOLVER_INLINE solver& solver::operator=(solver&&) noexcept = default;
INAROW_SOLVER_INLINE solver::~solver() = default;

INAROW_SOLVER_INLINE std::size_t solver::table_bytes() const { return impl_->table_bytes(); }
INAROW_SOLVER_INLINE int solver::threads() const { return impl_->threads(); }
INAROW_SOLVER_INLINE std::vector<std::span<std::byte>> solver::table_memory(
    const position_view& p) {
    (void)begin_search(p, limit_);
    (void)end_search();
    return impl_->table_memory();
}
INAROW_SOLVER_INLINE std::optional<std::vector<square>> solver::relevance_zone(
    const position_view& p) {
    (void)begin_search(p, limit_);
    (void)end_search();
    return impl_->relevance_zone(p);
}
INAROW_SOLVER_INLINE void(solver::clear)() {
    impl_->erase_all();
    last_ = total_ = {};
}
INAROW_SOLVER_INLINE detail::search_interface& solver::begin_search(const position_view& root,
                                                                    const limit& allowed) {
    return impl_->begin(detail::search_for(root.rules()), root, allowed, book_);
}
INAROW_SOLVER_INLINE long long solver::end_search() {
    impl_->end();
    return impl_->nodes();
}

#if defined(INAROW_COMPILED_SOLVER)
namespace detail {

node_limited_search::node_limited_search(const position_view& root, long long nodes) {
    static const std::optional<loaded_book> no_book;
    const search_kind fastest = search_for(root.rules());
    std::size_t bytes = 0;  // no table for the reference search, as in a constant evaluation
    if (fastest != search_kind::reference)
        (void)with_word_for<dynamic>(root.rules(), [&](auto zero) {
            using word = decltype(zero);
            bytes = sizeof(general::tt_entry<word>) << small_table_bits<word>;
        });
    solver_ = std::make_unique<solver_impl>(resources{.table_bytes = bytes});
    search_ = &solver_->begin(is_constexpr(fastest) ? fastest : search_kind::general, root,
                              {.nodes = nodes}, no_book);
}
node_limited_search::~node_limited_search() = default;

long long node_limited_search::nodes() const { return solver_->nodes(); }

}  // namespace detail
#endif

}  // namespace inarow::inline v0::solve
