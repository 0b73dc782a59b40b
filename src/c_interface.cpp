// SPDX-License-Identifier: BSL-1.0
#include <inarow.h>
#include <inarow/dynamic.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/solve/choice.hpp>
#include <inarow/solve/questions.hpp>
#include <inarow/solve/solver.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <expected>
#include <limits>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

using namespace inarow;

struct inarow_position {
    inarow::position value;
};

struct inarow_solver {
    std::mutex in_use;
    solve::solver value;

    explicit inarow_solver(const solve::resources& available) : value(available) {}
};

namespace {

constexpr std::size_t max_text = std::numeric_limits<int>::max();

template <class... Refusal>
std::unexpected<std::string> refused(const Refusal&... why) {
    return std::unexpected(std::string(messages::refusal_sentence(why...).view()));
}

std::expected<rules, std::string> read_rules(std::string_view text) {
    const auto read = notation::parse_rules(text);
    if (!read) return refused("The rules", read.error());
    if (const auto valid = check(*read); !valid) return refused(valid.error());
    return *read;
}

std::expected<inarow::position, std::string> read_position(std::string_view rules_text,
                                                           std::string_view moves) {
    if (rules_text.size() > max_text || moves.size() > max_text)
        return std::unexpected("A text has more than 2,147,483,647 bytes.");
    const auto r = read_rules(rules_text);
    if (!r) return std::unexpected(r.error());
    auto after = notation::play_moves(*position::start(*r), moves);
    if (after) return *std::move(after);
    const auto& [number, offset, text, why] = after.error();
    return std::unexpected(std::string(messages::sentence(*r, why, text).view()));
}

void copy_error(std::string_view sentence, char* error, std::size_t error_size) {
    if (error == nullptr || error_size == 0) return;
    const std::size_t size = std::min(sentence.size(), error_size - 1);
    error[sentence.copy(error, size)] = '\0';
}

constexpr inarow_outcome to_c(outcome o) {
    switch (o) {
        case outcome::in_play: return INAROW_ONGOING;
        case outcome::first_won: return INAROW_FIRST_WON;
        case outcome::second_won: return INAROW_SECOND_WON;
        case outcome::draw: return INAROW_DRAW;
    }
    return INAROW_ONGOING;
}
constexpr inarow_square to_c(square s) { return {s.column, s.row}; }
constexpr inarow_scored_move to_c(const solve::scored_move& m) { return {to_c(m.where), m.score}; }

/// Calls `ask(solver)` with the time limit, once no other thread uses the solver.
template <class Ask>
auto within(inarow_solver& solver, int timeout_ms, Ask ask) {
    const std::lock_guard lock(solver.in_use);
    solver.value.set_limit(timeout_ms > 0
                               ? solve::limit::of_time(std::chrono::milliseconds(timeout_ms))
                               : solve::limit{});
    return ask(solver.value);
}

/// Copies the answer, a list, to an array of *count elements.
template <class Element, class List>
inarow_status copy_list(const std::expected<List, solve::unsolved>& answer, Element* elements,
                        std::size_t* count) {
    if (!answer) return INAROW_TIME_IS_UP;
    const std::size_t room = std::exchange(*count, static_cast<std::size_t>(answer->size()));
    if (*count > room) return INAROW_ARRAY_TOO_SMALL;
    std::ranges::transform(*answer, elements, [](const auto& each) { return to_c(each); });
    return INAROW_OK;
}

}  // namespace

inarow_position* inarow_position_create(const char* rules, const char* moves, char* error,
                                        size_t error_size) {
    if (rules == nullptr || moves == nullptr) {
        copy_error("The rules or the moves are missing.", error, error_size);
        return nullptr;
    }
    auto read = read_position(rules, moves);
    if (read) return new inarow_position{*std::move(read)};
    copy_error(read.error(), error, error_size);
    return nullptr;
}
void inarow_position_destroy(inarow_position* position) { delete position; }

int inarow_position_columns(const inarow_position* position) {
    return position->value.rules().columns;
}
int inarow_position_rows(const inarow_position* position) { return position->value.rules().rows; }
inarow_player inarow_position_to_move(const inarow_position* position) {
    return position->value.to_move() == first ? INAROW_FIRST : INAROW_SECOND;
}
inarow_outcome inarow_position_outcome(const inarow_position* position) {
    return to_c(position->value.outcome());
}

inarow_solver* inarow_solver_create(size_t table_bytes, int threads) {
    solve::resources available;
    if (table_bytes > 0) available.table_bytes = table_bytes;
    const int of_the_machine = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    available.threads = threads > 0 ? threads : of_the_machine;
    return new inarow_solver(available);
}
void inarow_solver_destroy(inarow_solver* solver) { delete solver; }

inarow_status inarow_solve_value(inarow_solver* solver, const inarow_position* position,
                                 int timeout_ms, inarow_value* value) {
    if (solver == nullptr || position == nullptr || value == nullptr || timeout_ms < 0)
        return INAROW_WRONG_ARGUMENT;
    const auto& p = position->value;
    const auto found =
        within(*solver, timeout_ms, [&](auto& search) { return solve::value(p, search); });
    if (!found) return INAROW_TIME_IS_UP;
    const int free = p.rules().squares() - p.stones();
    *value = {to_c(found->outcome), found->plies, score_of(*found, free, p.to_move())};
    return INAROW_OK;
}

inarow_status inarow_solve_moves(inarow_solver* solver, const inarow_position* position,
                                 int timeout_ms, inarow_scored_move* moves, size_t* count) {
    if (solver == nullptr || position == nullptr || moves == nullptr || count == nullptr ||
        timeout_ms < 0)
        return INAROW_WRONG_ARGUMENT;
    return copy_list(
        within(*solver, timeout_ms,
               [&](auto& search) { return solve::move_scores(position->value, search); }),
        moves, count);
}

inarow_status inarow_solve_best_moves(inarow_solver* solver, const inarow_position* position,
                                      int timeout_ms, inarow_square* moves, size_t* count) {
    if (solver == nullptr || position == nullptr || moves == nullptr || count == nullptr ||
        timeout_ms < 0)
        return INAROW_WRONG_ARGUMENT;
    return copy_list(
        within(*solver, timeout_ms,
               [&](auto& search) { return solve::best_moves(position->value, search); }),
        moves, count);
}

inarow_status inarow_choose_move(inarow_solver* solver, const inarow_position* position,
                                 int timeout_ms, inarow_square* move, int* is_proven) {
    if (solver == nullptr || position == nullptr || move == nullptr || is_proven == nullptr ||
        timeout_ms < 1)
        return INAROW_WRONG_ARGUMENT;
    if (position->value.is_over()) return INAROW_GAME_IS_OVER;
    const auto chosen = within(*solver, timeout_ms, [&](auto& search) {
        return solve::choose(position->value, search, std::chrono::milliseconds(timeout_ms));
    });
    *move = to_c(chosen.where);
    *is_proven = chosen.proven ? 1 : 0;
    return INAROW_OK;
}
