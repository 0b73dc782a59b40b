// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/grid.hpp>
#include <inarow/solve/playout.hpp>

#include "reading.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace inarow::python {

/// The boards of many games of the same rules. There are two kinds, as of a search: positions, for
/// all rules, and grids of one word, on which a move is a few expressions without a branch.

/// What a move came to.
struct made_move {
    square where;
    player by;
    outcome how;
    bool can_be_made_again;  ///< the same action, by the other
};

template <int To, int From>
[[nodiscard]] basic_position<To> converted(const basic_position<From>& p) {
    if constexpr (To == From) {
        return p;
    } else {
        auto result = *basic_layout<To>::start(p.rules());
        for (int i = 0; i < p.rules().squares(); ++i)
            result.put(square_at(p.rules(), i), p.at(square_at(p.rules(), i)));
        result.set_to_move(p.to_move());
        return result.unchecked();
    }
}

/// With a Capacity no board needs memory of its own.
template <int Capacity>
class position_boards {
public:
    position_boards(const rules& r, std::size_t count)
        : empty_{basic_position<Capacity>::start_unchecked(r)}, all_(count, empty_) {}

    void begin(std::size_t i) { all_[i] = empty_; }
    void set(std::size_t i, const position& p) { all_[i] = converted<Capacity>(p); }
    [[nodiscard]] position at(std::size_t i) const { return converted<dynamic>(all_[i]); }

    /// Precondition: it is legal.
    made_move make(std::size_t i, int action) {
        auto& p = all_[i];
        const move m = move_of(p.rules(), action);
        const player by = p.to_move();
        const square where = *p.apply(m);
        return {where, by, p.outcome(), p.judge(m).legal};
    }
    void play_out(std::size_t from, solve::random_lanes& random, std::span<outcome> ends) const;

private:
    basic_position<Capacity> empty_;
    std::vector<basic_position<Capacity>> all_;
};

/// Precondition: no stone hangs above a free square where stones drop.
class word_boards {
public:
    using sides = solve::grid<std::uint64_t>::sides;

    word_boards(const rules& r, std::size_t count);

    [[nodiscard]] static bool has_room(const rules& r) { return solve::bits_needed(r) <= 64; }

    void begin(std::size_t i) { all_[i] = {}; }
    void set(std::size_t i, const position& p) { all_[i] = on_.sides_of(p); }
    [[nodiscard]] position at(std::size_t i) const;

    /// Precondition: it is legal.
    made_move make(std::size_t i, int action) {
        const std::uint64_t choice = choices_[static_cast<std::size_t>(action)];
        auto& [own, theirs] = all_[i];
        const std::uint64_t taken = own | theirs;
        const std::uint64_t stone = choice & on_.playable(taken);
        const std::uint64_t made = own | stone;
        own = theirs;
        theirs = made;
        const player by = mover(taken);
        const bool is_full = (taken | stone) == on_.squares;
        return {squares_[static_cast<std::size_t>(std::countr_zero(stone))], by,
                on_.has_line(made) ? won_by(by)
                : is_full          ? outcome::draw
                                   : outcome::in_play,
                (choice & on_.squares & ~(taken | stone)) != 0};
    }
    void play_out(std::size_t from, solve::random_lanes& random, std::span<outcome> ends) const;

private:
    [[nodiscard]] player mover(std::uint64_t taken) const {
        return std::popcount(taken) % 2 == 0 ? rules_.starts : other(rules_.starts);
    }

    rules rules_;
    solve::grid<std::uint64_t> on_;
    std::vector<std::uint64_t> choices_;  ///< the squares that an action may mean
    square squares_[64]{};                ///< that the bits are
    std::vector<sides> all_;
};

}  // namespace inarow::python
