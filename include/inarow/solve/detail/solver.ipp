// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/engine.hpp>
#include <inarow/solve/detail/engine_search.hpp>
#include <inarow/solve/detail/limited_search.hpp>
#include <inarow/solve/solver.hpp>
#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/drop_board_search.ipp>
#include <inarow/solve/detail/general_search.ipp>
#include <inarow/solve/detail/place_board_search.ipp>
#include <inarow/solve/detail/wide_drop_board_search.ipp>
#endif

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve {

namespace detail {

class question_search {
public:
    explicit question_search(const resources& available) : resources_{available} {}

    [[nodiscard]] searcher& begin(engine chosen, const inarow::detail::position_view& root,
                                  const limit& allowed, const std::optional<loaded_book>& book) {
        if (!use_maker(maker_of(chosen, root.rules()), root))
            (void)use_maker(bitboard_search_maker(root.rules()), root);
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

private:
    /// Switches to the search that `maker` makes, if that search supports the root. Returns whether
    /// it does.
    [[nodiscard]] bool use_maker(engine_search_maker maker,
                                 const inarow::detail::position_view& root) {
        if (maker == maker_) return search_->supports(root);
        auto made = maker(resources_.table_bytes, resources_.threads);
        if (!made->supports(root)) return false;
        search_.reset();  // frees the old table before the new search allocates one
        search_ = (std::move)(made);
        maker_ = maker;
        return true;
    }
    [[nodiscard]] static engine_search_maker maker_of(engine chosen, const rules& r) {
        switch (chosen) {
            case engine::drop_board: return drop_board_search_maker(r);
            case engine::place_board: return place_board_search_maker(r);
            case engine::bitboard: return bitboard_search_maker(r);
            case engine::reference:
            default: break;
        }
        return reference_search_maker();
    }

    resources resources_;
    engine_search_maker maker_ = nullptr;  ///< the maker of the search
    std::unique_ptr<engine_search> search_{};
};

}  // namespace detail

INAROW_SOLVER_INLINE solver::solver(const resources& available)
    : search_{std::make_unique<detail::question_search>(available)} {}
INAROW_SOLVER_INLINE solver::solver(solver&&) noexcept = default;
INAROW_SOLVER_INLINE solver& solver::operator=(solver&&) noexcept = default;
INAROW_SOLVER_INLINE solver::~solver() = default;

INAROW_SOLVER_INLINE std::size_t solver::table_bytes() const { return search_->table_bytes(); }
INAROW_SOLVER_INLINE int solver::threads() const { return search_->threads(); }
INAROW_SOLVER_INLINE std::vector<std::span<std::byte>> solver::table_memory(
    const inarow::detail::position_view& p) {
    (void)begin_search(p, limit_);
    (void)end_search();
    return search_->table_memory();
}
INAROW_SOLVER_INLINE void(solver::clear)() {
    search_->erase_all();
    last_ = total_ = {};
}
INAROW_SOLVER_INLINE detail::searcher& solver::begin_search(
    const inarow::detail::position_view& root, const limit& allowed) {
    return search_->begin(detail::engine_for(root.rules()), root, allowed, book_);
}
INAROW_SOLVER_INLINE long long solver::end_search() {
    search_->end();
    return search_->nodes();
}

#if defined(INAROW_COMPILED_SOLVER)
namespace detail {

limited_search::limited_search(const inarow::detail::position_view& root, long long nodes) {
    static const std::optional<loaded_book> no_book;
    const engine fastest = engine_for(root.rules());
    std::size_t bytes = 0;  // no table for the reference search, as in a constant evaluation
    if (fastest != engine::reference)
        (void)with_word_for<dynamic>(root.rules(), [&](auto zero) {
            using word = decltype(zero);
            bytes = sizeof(general::tt_entry<word>) << small_table_bits<word>;
        });
    search_ = std::make_unique<question_search>(resources{.table_bytes = bytes});
    searcher_ = &search_->begin(is_constexpr(fastest) ? fastest : engine::bitboard, root,
                                {.nodes = nodes}, no_book);
}
limited_search::~limited_search() = default;

long long limited_search::nodes() const { return search_->nodes(); }

}  // namespace detail
#endif

}  // namespace inarow::inline v0::solve
