// SPDX-License-Identifier: BSL-1.0
#include "boards.hpp"

namespace inarow::python {

template <int Capacity>
void position_boards<Capacity>::playout(std::size_t begin, solve::simd_xoroshiro& random,
                                        std::span<outcome> outcomes) const {
    solve::playout(std::span(boards_).subspan(begin, outcomes.size()), random, outcomes);
}
template class position_boards<64>;
template class position_boards<dynamic>;

word_boards::word_boards(const rules& r, std::size_t count) : board_(r), boards_(count) {
    action_squares_.resize(static_cast<std::size_t>(action_count(r)));
    for (int i = 0; i < r.squares(); ++i) {
        const square s = square_at(r, i);
        const std::uint64_t bit = board_.geometry.bit_of(s);
        action_squares_[static_cast<std::size_t>(action_of(r, s))] |= bit;
        bit_squares_[std::countr_zero(bit)] = s;
    }
}

void word_boards::playout(std::size_t begin, solve::simd_xoroshiro& random,
                          std::span<outcome> outcomes) const {
    solve::playout(board_.rules, std::span(boards_).subspan(begin, outcomes.size()), random,
                   outcomes);
}

}  // namespace inarow::python
