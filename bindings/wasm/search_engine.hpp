// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/choice.hpp>
#include <inarow/solve/detail/maker_breaker/symmetries.hpp>
#include <inarow/solve/winning_proof.hpp>
#include <inarow/ui/continuations.hpp>
#include <inarow/ui/explanation.hpp>
#include <inarow/ui/hints.hpp>
#include <inarow/ui/puzzle_answer.hpp>
#include <inarow/ui/review.hpp>
#include <inarow/ui/state_text.hpp>

#include "language.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace inarow::wasm {

/// Writes the computer's move as JSON: `{"move": "4", "is_proven": true}`. Below the highest level,
/// the computer looks for no proof, so `is_proven` is null.
void write_choice(core::sink auto& out, const rules& r, player mover, square where,
                  std::optional<bool> is_proven) {
    json::writer json(out);
    json.begin_object();
    json.string_member(
        "move", [&](auto& text) { notation::print(text, notation::kind::any, r, where, mover); });
    json.member("is_proven", is_proven);
    json.end_object();
}

/// The searches that a worker of the page runs, for the computer's moves, hints, reviews,
/// explanations and answers to puzzles. ui/state_text.hpp defines the texts that the functions
/// read. The functions return JSON.
class search_engine {
public:
    /// Sets the language of all later results (see language::set).
    [[nodiscard]] std::string set_language(std::string translation) {
        return language_.set((std::move)(translation));
    }
    /// Returns whether the page has an opening book for the rules of the state.
    [[nodiscard]] static bool has_book(std::string_view state_text) {
        const auto state = ui::parse_state(state_text);
        return state && starting_with(first, state->rules()) == connect_four;
    }
    /// Sets the opening book. Returns false if the bytes are not a book.
    [[nodiscard]] bool set_book(std::vector<std::byte> bytes) {
        auto book = solve::loaded_book::load(std::move(bytes));
        if (!book) return false;
        solver_.set_book(*std::move(book));
        return true;
    }

    /// Returns the names of the proofs of gomoku that can apply to the game, separated by spaces:
    /// "h8-a1 h8-a15", for example. The list is empty if the player to move is not at the highest
    /// level, or if the engine already has a proof for the game.
    [[nodiscard]] std::string useful_proofs(std::string_view state_text) const {
        std::string result;
        const auto state = ui::parse_state(state_text);
        if (!state) return result;
        const game& g = state->game;
        rules meant = g.rules();
        meant.length = line_length::at_least;  // the proofs hold for both line lengths
        const player mover = g.position().to_move();
        if (meant != gomoku || mover != first || !state->level_of(mover).is_highest() ||
            g.ply() < 2 || g.position().stones() != g.ply() ||
            (proof_ && solve::winning_proof::leads_to(g, proof_->states())))
            return result;
        const solve::detail::maker_breaker::symmetries images(g.rules());
        const auto write = [&](int symmetry, std::size_t ply) {
            const int s = images.image(symmetry, index_of(g.rules(), g.moves()[ply]));
            notation::print(result, notation::kind::algebraic, g.rules(), square_at(g.rules(), s),
                            first);
        };
        for (int symmetry = 0; symmetry < images.size(); ++symmetry) {
            if (!result.empty()) result += ' ';
            write(symmetry, 0);
            result += '-';
            write(symmetry, 1);
        }
        return result;
    }
    /// Sets the proof that `choose` follows. Returns false if the bytes are not a correct proof of
    /// a win.
    [[nodiscard]] bool set_proof(std::span<const std::byte> bytes) {
        auto opened = solve::open_proof(bytes);
        if (!opened || !opened->strategy) return false;
        proof_ = std::move(opened->strategy);
        return true;
    }

    /// Starts to search for the scores of all moves. Returns false if the state cannot be read.
    [[nodiscard]] bool start_hints(std::string_view state_text) {
        const auto state = ui::parse_state(state_text);
        if (state) hints_.emplace(ui::to_page_game(state->game).position());
        return state.has_value();
    }
    /// Works on the hints for one slice, and returns the hints known so far. If no search was
    /// started, returns an empty text.
    [[nodiscard]] std::string resume_hints() {
        std::string result;
        if (!hints_) return result;
        hints_->resume(solver_);
        ui::write_hints(result, *hints_, language_.texts());
        return result;
    }

    /// Starts to search for the continuation after each move. Returns false if the state cannot be
    /// read.
    [[nodiscard]] bool start_continuations(std::string_view state_text) {
        const auto state = ui::parse_state(state_text);
        if (state) continuations_.emplace(ui::to_page_game(state->game).position());
        return state.has_value();
    }
    /// Works on the continuations for one slice, and returns the continuations known so far. If no
    /// search was started, returns an empty text.
    [[nodiscard]] std::string resume_continuations() {
        std::string result;
        if (!continuations_) return result;
        continuations_->resume(solver_);
        ui::write_continuations(result, *continuations_);
        return result;
    }

    /// Starts a review of the game. Returns false if the state cannot be read.
    [[nodiscard]] bool start_review(std::string_view state_text,
                                    std::chrono::milliseconds time_per_ply) {
        const auto state = ui::parse_state(state_text);
        if (!state) return false;
        const auto earlier = std::exchange(review_, std::nullopt);
        review_.emplace(state->game, time_per_ply, earlier ? &*earlier : nullptr);
        return true;
    }
    /// Works on the review for one slice, and returns the results so far. If no review was started,
    /// returns an empty text.
    [[nodiscard]] std::string resume_review() {
        std::string result;
        if (!review_) return result;
        review_->resume(solver_);
        ui::write_review(result, *review_, language_.texts());
        return result;
    }

    /// Starts to explain a move. Returns false if the state cannot be read or the move is illegal.
    [[nodiscard]] bool start_explanation(std::string_view state_text, std::string_view move_text) {
        explanation_.reset();
        const auto state = ui::parse_state(state_text);
        if (!state) return false;
        const ui::page_game game = ui::to_page_game(state->game);
        const auto where = resolve(game.position(), move_text);
        if (where) explanation_.emplace(game.position(), *where);
        return where.has_value();
    }
    /// Works on the explanation for one slice, and returns the results so far. If no explanation
    /// was started, returns an empty text.
    [[nodiscard]] std::string resume_explanation() {
        std::string result;
        if (!explanation_) return result;
        explanation_->resume(solver_);
        ui::write_explanation(result, *explanation_, language_.texts());
        return result;
    }

    /// Starts to judge a move in the puzzle of a line. Returns false if the line is not a puzzle or
    /// the move is illegal.
    [[nodiscard]] bool start_answer(std::string_view line, std::string_view move_text) {
        answer_.reset();
        auto asked = ui::parse_puzzle(line);
        if (!asked) return false;
        const auto where = resolve(asked->position(), move_text);
        if (where) answer_.emplace(*std::move(asked), *where);
        return where.has_value();
    }
    /// Works on the answer for one slice, and returns the results so far. If no answer was started,
    /// returns an empty text.
    [[nodiscard]] std::string resume_answer() {
        std::string result;
        if (!answer_) return result;
        answer_->resume(solver_);
        ui::write_answer(result, *answer_, language_.texts());
        return result;
    }

    /// Returns a move for the player to move, at this player's level. If the state cannot be read
    /// or the game is over, returns an empty text.
    [[nodiscard]] std::string choose(std::string_view state_text, std::chrono::milliseconds time,
                                     std::uint64_t seed) {
        std::string result;
        const auto state = ui::parse_state(state_text);
        if (!state || state->position().is_over()) return result;
        const ui::page_game game = ui::to_page_game(state->game);
        const ui::page_position& p = game.position();
        const solve::level strength = state->level_of(p.to_move());
        const auto write = [&](square where, std::optional<bool> is_proven) {
            write_choice(result, p.rules(), p.to_move(), where, is_proven);
        };
        if (strength.is_highest() && proof_) {
            if (const auto where = proof_->next_move(state->game)) {
                write(*where, true);
                return result;
            }
        }
        const solve::choice chosen = solve::choose(p, solver_, time, strength, seed);
        write(chosen.where,
              strength.is_highest() ? std::optional(chosen.proven.has_value()) : std::nullopt);
        return result;
    }

private:
    solve::solver solver_{{.table_bytes = std::size_t{32} << 20}};
    std::optional<solve::winning_proof> proof_{};
    language<ui::search_phrases> language_{};
    std::optional<ui::hints> hints_;
    std::optional<ui::continuations> continuations_;
    std::optional<ui::review> review_;
    std::optional<ui::explanation> explanation_;
    std::optional<ui::puzzle_answer> answer_;
};

}  // namespace inarow::wasm
