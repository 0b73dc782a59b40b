// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "array_layout.hpp"
#include "boards.hpp"
#include "failure.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace inarow::python {

/// The results of a step of many games: one array for each property, game after game.
struct step_buffers {
    step_buffers(const array_layout& l, std::size_t count)
        : observation_size{l.size()},
          action_count{l.action_count()},
          observations(count * observation_size),
          masks(count * action_count),
          rewards(count * 2),
          terminated(count),
          outcomes(count),
          players(count),
          over(count) {}
    /// Copies some games of `source`.
    step_buffers(const step_buffers& source, std::span<const std::size_t> games)
        : observation_size{source.observation_size},
          action_count{source.action_count},
          observations(selected(source.observations, games, observation_size)),
          masks(selected(source.masks, games, action_count)),
          rewards(selected(source.rewards, games, 2)),
          terminated(selected(source.terminated, games)),
          outcomes(selected(source.outcomes, games)),
          players(selected(source.players, games)),
          over(selected(source.over, games)) {}

    std::size_t observation_size;
    std::size_t action_count;
    std::vector<std::int8_t> observations;
    std::vector<std::uint8_t> masks;
    std::vector<float> rewards;  ///< of the first player, then of the second player
    std::vector<std::uint8_t> terminated;
    std::vector<std::int8_t> outcomes;
    std::vector<std::int8_t> players;
    std::vector<std::uint8_t> over;  ///< whether the position is finished, so that no move is legal
};

/// Many games that are stepped together.
template <class Boards>
class game_vector {
public:
    game_vector(const array_layout& layout, std::size_t count, step_buffers& buffers)
        : layout_{layout}, start_(layout, 1), buffers_{&buffers}, boards_(layout.rules(), count) {
        write_position(start_, 0, value_or_refuse(position::start(layout.rules())));
        for (std::size_t i = 0; i < count; ++i) reset(i);
    }
    /// Copies some games. Their buffers are already copied.
    game_vector(const game_vector& source, std::span<const std::size_t> games,
                step_buffers& buffers)
        : layout_{source.layout_},
          start_{source.start_},
          buffers_{&buffers},
          boards_(source.boards_, games) {}

    [[nodiscard]] const Boards& boards() const { return boards_; }

    /// Sets a game to the empty board, but keeps the result of its last step.
    void reset(std::size_t i) {
        boards_.reset(i);
        const auto copy = [&](const auto& source, auto& target) {
            std::ranges::copy(source,
                              target.begin() + static_cast<std::ptrdiff_t>(i * source.size()));
        };
        copy(start_.observations, buffers_->observations);
        copy(start_.masks, buffers_->masks);
        buffers_->players[i] = start_.players[0];
        buffers_->over[i] = 0;
    }
    /// Sets a game to a position with the same rules.
    void set(std::size_t i, const position& p) {
        boards_.set(i, p);
        write_position(*buffers_, i, p);
        clear_result(i);
        buffers_->over[i] = p.is_over() ? 1 : 0;
    }
    void clear_result(std::size_t i) {
        buffers_->rewards[2 * i] = buffers_->rewards[2 * i + 1] = 0;
        buffers_->terminated[i] = 0;
        buffers_->outcomes[i] = 0;
    }

    /// Precondition: the action is legal.
    void step(std::size_t i, int action, bool auto_reset) {
        const move_result result = boards_.make(i, static_cast<int>(layout_.to_inarow(action)));
        if (result.outcome != outcome::in_play && auto_reset) {
            write_result(i, result.outcome);
            return reset(i);
        }
        layout_.add_stone(result.where, result.mover,
                          buffers_->observations.data() + i * buffers_->observation_size);
        buffers_->players[i] = static_cast<std::int8_t>(other(result.mover));
        if (result.outcome != outcome::in_play) return finish(i, result.outcome);
        // While the game is in play, a move changes the legality of its own action only.
        buffers_->masks[i * buffers_->action_count + static_cast<std::size_t>(action)] =
            result.is_action_legal_again;
        if (buffers_->outcomes[i] != 0) clear_result(i);
    }
    /// Steps a finished game.
    void pass(std::size_t i, bool auto_reset) {
        buffers_->rewards[2 * i] = buffers_->rewards[2 * i + 1] = 0;
        if (!auto_reset) return;
        clear_result(i);
        reset(i);
    }

private:
    void write_result(std::size_t i, outcome result) {
        const mark winner = winner_of(result);
        const float reward = winner == mark::none ? 0.0F : winner == mark::first ? 1.0F : -1.0F;
        buffers_->rewards[2 * i] = reward;
        buffers_->rewards[2 * i + 1] = -reward;
        buffers_->terminated[i] = 1;
        buffers_->outcomes[i] = static_cast<std::int8_t>(result);
    }
    void finish(std::size_t i, outcome result) {
        write_result(i, result);
        buffers_->over[i] = 1;
        std::fill_n(
            buffers_->masks.begin() + static_cast<std::ptrdiff_t>(i * buffers_->action_count),
            buffers_->action_count, static_cast<std::uint8_t>(layout_.terminal_mask() ? 1 : 0));
    }

    void write_position(step_buffers& buffers, std::size_t i, const position& p) const {
        layout_.write_observation(p, p.to_move(),
                                  buffers.observations.data() + i * buffers.observation_size);
        layout_.write_mask(p, buffers.masks.data() + i * buffers.action_count);
        buffers.players[i] = static_cast<std::int8_t>(p.to_move());
    }

    array_layout layout_;
    step_buffers start_;  ///< of one game on the empty board
    step_buffers* buffers_;
    Boards boards_;
};

}  // namespace inarow::python
