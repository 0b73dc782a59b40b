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

word_boards::word_boards(const rules& r, std::size_t count)
    : rules_{r}, geometry_{r}, boards_(count) {
    for (int action = 0; action < action_count(r); ++action)
        action_squares_.push_back(r.gravity == drop ? geometry_.column << action * geometry_.stride
                                                    : geometry_.bit_of(square_at(r, action)));
    for (int i = 0; i < r.squares(); ++i) {
        const square s = square_at(r, i);
        bit_squares_[std::countr_zero(geometry_.bit_of(s))] = s;
    }
}

position word_boards::position_at(std::size_t i) const {
    const auto [own, opponent] = boards_[i];
    const player mover = mover_of(own | opponent);
    auto result = *layout::start(rules_);
    for (std::uint64_t left = own | opponent; left != 0; left &= left - 1) {
        const std::uint64_t stone = left & -left;
        result.put(bit_squares_[std::countr_zero(stone)],
                   mark_of((own & stone) != 0 ? mover : other(mover)));
    }
    result.set_to_move(mover);
    return result.unchecked();
}

void word_boards::playout(std::size_t begin, solve::simd_xoroshiro& random,
                          std::span<outcome> outcomes) const {
    solve::playout(rules_, std::span(boards_).subspan(begin, outcomes.size()), random, outcomes);
}

}  // namespace inarow::python
