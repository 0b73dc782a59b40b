// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "array_layout.hpp"
#include "boards.hpp"
#include "failure.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
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
          players(count),
          over(count) {}

    std::size_t size;  ///< of an observation
    std::size_t actions;
    std::vector<std::int8_t> observations;
    std::vector<std::uint8_t> masks;
    std::vector<float> rewards;  ///< first's, second's
    std::vector<std::uint8_t> terminated;
    std::vector<std::int8_t> outcomes;
    std::vector<std::int8_t> players;
    std::vector<std::uint8_t> over;  ///< the games on whose boards nothing can be played
};

/// Many games, stepped at once.
template <class Boards>
class game_vector {
public:
    game_vector(const array_layout& as, std::size_t count, shown& on)
        : as_{as}, fresh_(as, 1), on_{&on}, boards_(as.its_rules(), count) {
        show(fresh_, 0, value_or_refuse(position::start(as.its_rules())));
        for (std::size_t i = 0; i < count; ++i) begin(i);
    }

    [[nodiscard]] const Boards& boards() const { return boards_; }

    /// From the empty board.
    void begin(std::size_t i) {
        boards_.begin(i);
        const auto copy = [&](const auto& from, auto& to) {
            std::ranges::copy(from, to.begin() + static_cast<std::ptrdiff_t>(i * from.size()));
        };
        copy(fresh_.observations, on_->observations);
        copy(fresh_.masks, on_->masks);
        on_->players[i] = fresh_.players[0];
        on_->over[i] = 0;
    }
    /// From a position of the same rules.
    void set(std::size_t i, const position& p) {
        boards_.set(i, p);
        show(*on_, i, p);
        forget_end(i);
        on_->over[i] = p.is_over() ? 1 : 0;
    }
    void forget_end(std::size_t i) {
        on_->rewards[2 * i] = on_->rewards[2 * i + 1] = 0;
        on_->terminated[i] = 0;
        on_->outcomes[i] = 0;
    }

    /// Precondition: the mask has the action, and the game is not over.
    void step(std::size_t i, int action, bool auto_reset) {
        const made_move made = boards_.make(i, static_cast<int>(as_.ours(action)));
        if (made.how != outcome::in_play && auto_reset) {
            tell_end(i, made.how);
            return begin(i);
        }
        as_.add(made.where, made.by, on_->observations.data() + i * on_->size);
        on_->players[i] = static_cast<std::int8_t>(other(made.by));
        if (made.how != outcome::in_play) return stay(i, made.how);
        // A move changes no other one's legality as long as the game goes on.
        on_->masks[i * on_->actions + static_cast<std::size_t>(action)] = made.can_be_made_again;
        if (on_->outcomes[i] != 0) forget_end(i);
    }
    /// Of a game that is over, and stays so or begins anew.
    void pass(std::size_t i, bool auto_reset) {
        on_->rewards[2 * i] = on_->rewards[2 * i + 1] = 0;
        if (!auto_reset) return;
        forget_end(i);
        begin(i);
    }

private:
    void tell_end(std::size_t i, outcome how) {
        const mark winner = winner_of(how);
        const float of_first = winner == mark::none ? 0.0F : winner == mark::first ? 1.0F : -1.0F;
        on_->rewards[2 * i] = of_first;
        on_->rewards[2 * i + 1] = -of_first;
        on_->terminated[i] = 1;
        on_->outcomes[i] = static_cast<std::int8_t>(how);
    }
    void stay(std::size_t i, outcome how) {
        tell_end(i, how);
        on_->over[i] = 1;
        std::fill_n(on_->masks.begin() + static_cast<std::ptrdiff_t>(i * on_->actions),
                    on_->actions, static_cast<std::uint8_t>(as_.mask_at_end() ? 1 : 0));
    }

    void show(shown& on, std::size_t i, const position& p) const {
        as_.paint(p, p.to_move(), on.observations.data() + i * on.size);
        as_.mask(p, on.masks.data() + i * on.actions);
        on.players[i] = static_cast<std::int8_t>(p.to_move());
    }

    array_layout as_;
    shown fresh_;
    shown* on_;
    Boards boards_;
};

}  // namespace inarow::python
