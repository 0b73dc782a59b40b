// SPDX-License-Identifier: BSL-1.0
#include "boards.hpp"

namespace inarow::python {

template <int Capacity>
void position_boards<Capacity>::play_out(std::size_t from, solve::random_lanes& random,
                                         std::span<outcome> ends) const {
    solve::play_out(std::span(all_).subspan(from, ends.size()), random, ends);
}
template class position_boards<64>;
template class position_boards<dynamic>;

word_boards::word_boards(const rules& r, std::size_t count) : rules_{r}, on_{r}, all_(count) {
    for (int action = 0; action < actions_of(r); ++action)
        choices_.push_back(r.gravity == drop ? on_.column << action * on_.stride
                                             : on_.at(square_at(r, action)));
    for (int i = 0; i < r.squares(); ++i)
        squares_[std::countr_zero(on_.at(square_at(r, i)))] = square_at(r, i);
}

position word_boards::at(std::size_t i) const {
    const auto [own, theirs] = all_[i];
    const player next = mover(own | theirs);
    auto result = *layout::start(rules_);
    for (std::uint64_t left = own | theirs; left != 0; left &= left - 1) {
        const std::uint64_t stone = left & -left;
        result.put(squares_[std::countr_zero(stone)],
                   mark_of((own & stone) != 0 ? next : other(next)));
    }
    result.set_to_move(next);
    return result.unchecked();
}

void word_boards::play_out(std::size_t from, solve::random_lanes& random,
                           std::span<outcome> ends) const {
    solve::play_out(rules_, std::span(all_).subspan(from, ends.size()), random, ends);
}

}  // namespace inarow::python
