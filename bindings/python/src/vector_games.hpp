// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/playout.hpp>

#include "array_layout.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace inarow::python {

/// What many games of the same rules show, each game's part after the other's.
struct shown {
    shown(const array_layout& l, std::size_t count)
        : size{l.size()},
          actions{l.actions()},
          observations(count * size),
          masks(count * actions),
          rewards(count * 2),
          terminated(count),
          outcomes(count),
          players(count) {}

    std::size_t size;  ///< of an observation
    std::size_t actions;
    std::vector<std::int8_t> observations;
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

    game_vector(const array_layout& as, std::size_t count, shown& on)
        : as_{as}, fresh_(as, 1), on_{&on}, positions_(count, empty(as.its_rules())) {
        show(fresh_, 0, positions_[0]);
        for (std::size_t i = 0; i < count; ++i) begin(i);
    }

    [[nodiscard]] const position_type& at(std::size_t i) const { return positions_[i]; }
    [[nodiscard]] std::span<const position_type> all() const { return positions_; }

    /// From the empty board.
    void begin(std::size_t i) {
        positions_[i] = empty(as_.its_rules());
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
        const move m = move_of(as_.its_rules(), as_.ours(action));
        position_type& p = positions_[i];
        const player by = p.to_move();
        const square where = *p.apply(m);
        as_.add(where, by, on_->observations.data() + i * on_->size);
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
                    on_->actions, static_cast<std::uint8_t>(as_.mask_at_end() ? 1 : 0));
        on_->players[i] = static_cast<std::int8_t>(p.to_move());
    }

    void show(shown& on, std::size_t i, const position_type& p) const {
        as_.paint(p, p.to_move(), on.observations.data() + i * on.size);
        as_.mask(p, on.masks.data() + i * on.actions);
        on.players[i] = static_cast<std::int8_t>(p.to_move());
    }

    array_layout as_;
    shown fresh_;
    shown* on_;
    std::vector<position_type> positions_;
};

/// Random games from positions to their end; the fastest that the processor can.
void play_out(std::span<const basic_position<64>> from, solve::random_lanes& random,
              std::span<outcome> ends);
void play_out(std::span<const position> from, solve::random_lanes& random, std::span<outcome> ends);

}  // namespace inarow::python
