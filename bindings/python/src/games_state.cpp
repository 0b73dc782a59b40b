// SPDX-License-Identifier: BSL-1.0
#include "games_state.hpp"

#include "arrays.hpp"
#include "conversions.hpp"
#include "failure.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <utility>

#include <nanobind/ndarray.h>

namespace inarow::python {
namespace {

[[noreturn]] void refuse_state(const char* name) {
    throw failure("Error", "state",
                  std::string("The state of games must have a valid \"") + name +
                      "\", as state() returns it.");
}
template <class T>
T state_value(const nb::dict& state, const char* name) {
    T result{};
    if (!state.contains(name) || !nb::try_cast(state[name], result, false)) refuse_state(name);
    return result;
}
template <class T>
using state_array = nb::ndarray<const T, nb::device::cpu, nb::c_contig>;
template <class T>
state_array<T> state_array_of(const nb::dict& state, const char* name,
                              std::initializer_list<std::size_t> shape) {
    const auto result = state_value<state_array<T>>(state, name);
    bool is_valid = result.ndim() == shape.size();
    for (std::size_t i = 0; is_valid && i < shape.size(); ++i)
        is_valid = result.shape(i) == shape.begin()[i];
    if (!is_valid) refuse_state(name);
    return result;
}

/// The marks of a board, row by row from the top left, as a position.
position position_of_marks(const inarow::rules& r, const std::int8_t* marks, int to_move) {
    if (to_move != 0 && to_move != 1) refuse_state("players");
    auto board = value_or_refuse(layout::start(r));
    for (int i = 0; i < r.squares(); ++i) {
        if (marks[i] < 0 || marks[i] > 2) refuse_state("boards");
        board.put(square_at(r, i), static_cast<mark>(marks[i]));
    }
    board.set_to_move(static_cast<player>(to_move));
    return checked(board);
}

template <class T>
std::vector<T> numbers_of(const nb::dict& state, const char* name,
                          std::initializer_list<std::size_t> shape) {
    const auto a = state_array_of<T>(state, name, shape);
    return std::vector<T>(a.data(), a.data() + a.size());
}
std::vector<position> positions_of(const nb::dict& state, const inarow::rules& r) {
    const auto players = state_value<state_array<std::int8_t>>(state, "players");
    if (players.ndim() != 1 || players.size() == 0) refuse_state("players");
    const std::size_t count = players.size();
    const auto rows = static_cast<std::size_t>(r.rows);
    const auto columns = static_cast<std::size_t>(r.columns);
    const auto boards = state_array_of<std::int8_t>(state, "boards", {count, rows, columns});
    std::vector<position> result;
    result.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        result.push_back(
            position_of_marks(r, boards.data() + i * rows * columns, players.data()[i]));
    return result;
}
solve::simd_xoroshiro random_of(const nb::dict& state) {
    solve::simd_xoroshiro::state_words words{};
    std::ranges::copy(numbers_of<std::uint64_t>(state, "random", {words.size()}), words.begin());
    const auto result = solve::simd_xoroshiro::of_state(words);
    if (!result) refuse_state("random");
    return *result;
}
template <class T>
nb::object array_of(const std::vector<T>& values, std::initializer_list<std::size_t> shape,
                    nb::dlpack::dtype dtype = nb::dtype<T>()) {
    auto copy = std::make_unique<T[]>(values.size());
    std::ranges::copy(values, copy.get());
    return nb::cast(make_array<nb::ndarray<nb::numpy>>(
                        std::move(copy), std::span(shape.begin(), shape.size()), dtype),
                    nb::rv_policy::automatic);
}

}  // namespace

nb::dict dict_of(const games_state& state) {
    const inarow::rules& r = state.positions.front().rules();
    std::vector<std::int8_t> boards;
    std::vector<std::int8_t> players;
    for (const position& p : state.positions) {
        for (int i = 0; i < r.squares(); ++i)
            boards.push_back(static_cast<std::int8_t>(p.at(square_at(r, i))));
        players.push_back(static_cast<std::int8_t>(p.to_move()));
    }
    const auto words = state.random.state();
    const std::size_t count = state.positions.size();
    nb::dict result;
    result["rules"] = state.rules;
    result["layout"] = state.layout;
    result["auto_reset"] = state.auto_reset;
    result["boards"] = array_of(
        boards, {count, static_cast<std::size_t>(r.rows), static_cast<std::size_t>(r.columns)});
    result["players"] = array_of(players, {count});
    result["rewards"] = array_of(state.rewards, {count, 2});
    result["terminated"] = array_of(state.terminated, {count}, nb::dtype<bool>());
    result["outcomes"] = array_of(state.outcomes, {count});
    result["random"] = array_of(std::vector(words.begin(), words.end()), {words.size()});
    return result;
}

games_state games_state_of(const nb::dict& state) {
    auto rules_text = state_value<std::string>(state, "rules");
    auto positions = positions_of(state, rules_of(rules_text));
    const std::size_t count = positions.size();
    games_state result{.rules = std::move(rules_text),
                       .layout = state_value<std::string>(state, "layout"),
                       .auto_reset = state_value<bool>(state, "auto_reset"),
                       .positions = std::move(positions),
                       .rewards = numbers_of<float>(state, "rewards", {count, 2}),
                       .terminated = {},
                       .outcomes = numbers_of<std::int8_t>(state, "outcomes", {count}),
                       .random = random_of(state)};
    const auto terminated = state_array_of<bool>(state, "terminated", {count});
    result.terminated.assign(terminated.data(), terminated.data() + count);
    for (const std::int8_t o : result.outcomes)
        if (o < 0 || o > static_cast<std::int8_t>(outcome::draw)) refuse_state("outcomes");
    return result;
}

}  // namespace inarow::python
