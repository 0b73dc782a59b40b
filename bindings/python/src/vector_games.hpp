// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/playout.hpp>

#include "reading.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace inarow::python {

/// What many games of the same rules show, each game's part after the other's.
struct shown {
    shown(const rules& r, std::size_t count)
        : squares{static_cast<std::size_t>(r.squares())},
          actions{static_cast<std::size_t>(actions_of(r))},
          observations(count * 2 * squares),
          masks(count * actions),
          rewards(count * 2),
          terminated(count),
          outcomes(count),
          players(count) {}

    std::size_t squares;
    std::size_t actions;
    std::vector<std::int8_t> observations;  ///< the stones of who is to move, then the other's
    std::vector<std::uint8_t> masks;
    std::vector<float> rewards;  ///< first's, second's
    std::vector<std::uint8_t> terminated;
    std::vector<std::int8_t> outcomes;
    std::vector<std::int8_t> players;
};

/// Many games, stepped at once. With a Capacity no game needs memory of its own.
template <int Capacity>
class game_vector {
public:
    using position_type = basic_position<Capacity>;

    game_vector(const rules& r, std::size_t count, shown& on)
        : rules_{r}, fresh_(r, 1), on_{&on}, positions_(count, empty(r)) {
        show(fresh_, 0, positions_[0]);
        for (std::size_t i = 0; i < count; ++i) begin(i);
    }

    [[nodiscard]] const position_type& at(std::size_t i) const { return positions_[i]; }
    [[nodiscard]] std::span<const position_type> all() const { return positions_; }

    /// From the empty board.
    void begin(std::size_t i) {
        positions_[i] = empty(rules_);
        const auto copy = [&](const auto& from, auto& to) {
            std::ranges::copy(from, to.begin() + static_cast<std::ptrdiff_t>(i * from.size()));
        };
        copy(fresh_.observations, on_->observations);
        copy(fresh_.masks, on_->masks);
        on_->players[i] = fresh_.players[0];
    }
    /// From a position of the same rules.
    void set(std::size_t i, const position_type& p) {
        positions_[i] = p;
        show(*on_, i, p);
        forget_end(i);
    }
    void forget_end(std::size_t i) {
        on_->rewards[2 * i] = on_->rewards[2 * i + 1] = 0;
        on_->terminated[i] = 0;
        on_->outcomes[i] = 0;
    }

    /// Precondition: the mask has the action.
    void step(std::size_t i, int action, bool auto_reset) {
        const move m = move_of(rules_, action);
        position_type& p = positions_[i];
        const square where = *p.apply(m);
        std::int8_t* const mine = on_->observations.data() + 2 * i * on_->squares;
        std::int8_t* const theirs = mine + on_->squares;
        std::swap_ranges(mine, theirs, theirs);
        theirs[index_of(rules_, where)] = 1;
        if (p.is_over()) return end(i, auto_reset);
        // A move changes no other one's legality as long as the game goes on.
        on_->masks[i * on_->actions + static_cast<std::size_t>(action)] = p.judge(m).legal ? 1 : 0;
        on_->players[i] = static_cast<std::int8_t>(p.to_move());
        if (on_->outcomes[i] != 0) forget_end(i);
    }
    /// Of a game that is over, and stays so.
    void pass(std::size_t i) { on_->rewards[2 * i] = on_->rewards[2 * i + 1] = 0; }

private:
    [[nodiscard]] static position_type empty(const rules& r) {
        return position_type::start_unchecked(r);
    }

    void end(std::size_t i, bool auto_reset) {
        const position_type& p = positions_[i];
        const mark winner = winner_of(p.outcome());
        const float of_first = winner == mark::none ? 0.0F : winner == mark::first ? 1.0F : -1.0F;
        on_->rewards[2 * i] = of_first;
        on_->rewards[2 * i + 1] = -of_first;
        on_->terminated[i] = 1;
        on_->outcomes[i] = static_cast<std::int8_t>(p.outcome());
        if (auto_reset) return begin(i);
        std::fill_n(on_->masks.begin() + static_cast<std::ptrdiff_t>(i * on_->actions),
                    on_->actions, std::uint8_t{0});
        on_->players[i] = static_cast<std::int8_t>(p.to_move());
    }

    static void show(shown& on, std::size_t i, const position_type& p) {
        const rules& r = p.rules();
        std::int8_t* const mine = on.observations.data() + 2 * i * on.squares;
        for (int k = 0; k < r.squares(); ++k) {
            const mark m = p.at(square_at(r, k));
            mine[k] = m == mark_of(p.to_move()) ? 1 : 0;
            mine[on.squares + static_cast<std::size_t>(k)] =
                m == mark_of(other(p.to_move())) ? 1 : 0;
        }
        std::uint8_t* const mask = on.masks.data() + i * on.actions;
        std::fill_n(mask, on.actions, std::uint8_t{0});
        p.for_each_move([&](square s) { mask[action_of(r, s)] = 1; });
        on.players[i] = static_cast<std::int8_t>(p.to_move());
    }

    rules rules_;
    shown fresh_;
    shown* on_;
    std::vector<position_type> positions_;
};

/// Random games from positions to their end; the fastest that the processor can.
void play_out(std::span<const basic_position<64>> from, solve::random_lanes& random,
              std::span<outcome> ends);
void play_out(std::span<const position> from, solve::random_lanes& random, std::span<outcome> ends);

}  // namespace inarow::python
