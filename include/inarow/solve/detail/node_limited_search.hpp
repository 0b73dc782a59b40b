// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/general/position_search.hpp>
#include <inarow/solve/detail/reference/negamax.hpp>
#include <inarow/solve/detail/search_interface.hpp>
#include <inarow/solve/detail/word_dispatch.hpp>
#if defined(INAROW_COMPILED_SOLVER)
#include <memory>
#endif

/// A search with a limited number of nodes, for constant evaluation and for run time. The search
/// visits the same nodes in both cases.
namespace inarow::inline v0::solve::detail {

struct node_budget {
    long long left;

    constexpr bool consume() { return left-- > 0; }
    /// Returns the number of consumed nodes. `all` is the number of nodes that the budget began
    /// with.
    [[nodiscard]] constexpr long long consumed(long long all) const {
        return left < 0 ? all : all - left;
    }
};

/// The transposition table of a limited search has 2^small_table_bits entries. The table is small,
/// because it is on the stack or part of a constant evaluation.
template <class Word>
inline constexpr int small_table_bits = sizeof(Word) <= 16   ? 12
                                        : sizeof(Word) <= 64 ? 10
                                                             : 8;
template <class Word>
using small_transposition_table = general::fixed_transposition_table<Word, small_table_bits<Word>>;

#if defined(INAROW_COMPILED_SOLVER)
class solver_impl;

/// The limited search at run time. It is compiled separately from the queries.
class INAROW_SOLVER_API node_limited_search {
public:
    node_limited_search(const position_view& root, long long nodes);
    node_limited_search(const node_limited_search&) = delete;
    node_limited_search(node_limited_search&&) = delete;
    node_limited_search& operator=(const node_limited_search&) = delete;
    node_limited_search& operator=(node_limited_search&&) = delete;
    ~node_limited_search();

    [[nodiscard]] search_interface& search() { return *search_; }
    [[nodiscard]] long long nodes() const;

private:
    std::unique_ptr<solver_impl> solver_;
    search_interface* search_ = nullptr;
};
#endif

template <class Query>
constexpr long long resume_by_headers(Query& query, long long nodes) {
    const auto root = query.root();
    node_budget budget{nodes};
    switch (search_for(root.rules())) {
        case search_kind::drop:  // the general search replaces the two run-time searches
        case search_kind::maker_breaker:
        case search_kind::general:
            (void)with_word_for<root.capacity>(root.rules(), [&](auto zero) {
                using word = decltype(zero);
                using table = small_transposition_table<word>;
                table entries{};
                general::position_search<word, table, node_budget> search(root, entries, budget);
                query.resume(search);
            });
            break;
        case search_kind::reference: {
            using table = reference::no_table;
            table entries;
            reference::negamax_search<root.capacity, table, node_budget> search(entries, budget);
            query.resume(search);
        }
        default: break;
    }
    return budget.consumed(nodes);
}

/// Resumes a query for at most `nodes` nodes. Returns the number of nodes searched.
template <class Query>
constexpr long long resume_within(Query& query, long long nodes) {
#if defined(INAROW_COMPILED_SOLVER)
    if consteval {
        return resume_by_headers(query, nodes);
    } else {
        node_limited_search compiled(query.root(), nodes);
        query.resume(compiled.search());
        return compiled.nodes();
    }
#else
    return resume_by_headers(query, nodes);
#endif
}

}  // namespace inarow::inline v0::solve::detail
