// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/as_index.hpp>

#include <algorithm>
#include <array>
#include <cstddef>

namespace inarow::inline v0::solve::detail::heuristic {

using core::detail::as_index;

struct scored_move {
    int square;
    int move_score;
};

/// Keeps the moves with the highest scores, in descending order of score. Keeps at most `limit`
/// moves. Among moves with equal scores, the move that was inserted earlier comes first.
template <int MaxMoves>
class move_list {
public:
    explicit move_list(int limit = MaxMoves) : limit_{(std::min)(limit, MaxMoves)} {}

    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] const scored_move& operator[](int i) const { return moves_[as_index(i)]; }

    void insert(scored_move m) {
        int i = size_ < limit_ ? size_++ : limit_;
        for (; i > 0 && moves_[as_index(i - 1)].move_score < m.move_score; --i)
            if (i < limit_) moves_[as_index(i)] = moves_[as_index(i - 1)];
        if (i < limit_) moves_[as_index(i)] = m;
    }

private:
    std::array<scored_move, static_cast<std::size_t>(MaxMoves)> moves_{};
    int limit_;
    int size_ = 0;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
