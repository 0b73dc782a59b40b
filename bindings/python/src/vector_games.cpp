// SPDX-License-Identifier: BSL-1.0
#include "vector_games.hpp"

#include "arrays.hpp"
#include "binding.hpp"
#include "failure.hpp"
#include "interruptible.hpp"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/variant.h>

namespace inarow::python {
namespace {

using namespace nb::literals;

template <class T, std::size_t Dimensions>
using view = nb::ndarray<nb::numpy, const T, nb::ndim<Dimensions>>;
using observation_view = nb::ndarray<nb::numpy, nb::ro>;
using mask_view = view<bool, 2>;
using reward_view = view<float, 2>;
using flag_view = view<bool, 1>;
using number_view = view<std::int8_t, 1>;
using action_array = nb::ndarray<nb::numpy, std::int32_t, nb::ndim<1>>;
using return_array = nb::ndarray<nb::numpy, std::int8_t, nb::ndim<1>>;
using flag_argument = nb::ndarray<const bool, nb::ndim<1>, nb::device::cpu, nb::c_contig>;
using any_array = nb::ndarray<nb::ro, nb::device::cpu>;

constexpr int no_action = -1;  ///< the action of a finished game

std::size_t checked_count(const rules& r, long long count) {
    constexpr long long max_bytes = 1LL << 46;  // more than any machine has
    if (count < 1)
        throw failure("Error", "n", "n must be at least 1, not " + std::to_string(count) + '.');
    if (count > max_bytes / (8LL * r.squares()))
        throw failure("Error", "n", "There is no memory for " + std::to_string(count) + " games.");
    return static_cast<std::size_t>(count);
}

class vector_games {
public:
    vector_games(const rules_argument& r, long long count, bool auto_reset, std::uint64_t seed,
                 std::string_view layout)
        : rules_{rules_of(r)},
          layout_(rules_, layout_named(layout)),
          count_{checked_count(rules_, count)},
          auto_reset_{auto_reset},
          buffers_(layout_, count_),
          actions_(count_),
          random_{std::make_unique<solve::simd_xoroshiro>(seed)},
          games_{make_games(layout_, count_, buffers_)} {}

    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] const array_layout& layout() const { return layout_; }
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] bool auto_reset() const { return auto_reset_; }
    [[nodiscard]] const step_buffers& buffers() const { return buffers_; }

    void step(nb::handle actions) {
        const exclusive_access access(mutex_);
        read_actions(actions);
        std::visit([&](auto& games) { step_all(games); }, games_);
    }

    action_array random_actions() {
        std::vector<std::int32_t> actions(count_, no_action);
        {
            const exclusive_access access(mutex_);
            for (std::size_t i = 0; i < count_; ++i)
                if (buffers_.over[i] == 0) actions[i] = random_action(i);
        }
        return make_array<action_array>(std::move(actions), std::array{count_});
    }

    void reset_all() {
        const exclusive_access access(mutex_);
        for (std::size_t i = 0; i < count_; ++i) reset(i);
    }
    void reset_some(const flag_argument& mask) {
        if (mask.shape(0) != count_) refuse_length("mask", mask.shape(0));
        const exclusive_access access(mutex_);
        for (std::size_t i = 0; i < count_; ++i)
            if (mask(i)) reset(i);
    }

    [[nodiscard]] position get(long long index) {
        const std::size_t i = checked_index(index);
        const exclusive_access access(mutex_);
        return position_at(i);
    }
    void set(long long index, const position& p) {
        const std::size_t i = checked_index(index);
        require_rules(p, rules_);
        (void)checked(layout::copy_of(p));  // bitboards know no other positions
        const exclusive_access access(mutex_);
        std::visit([&](auto& games) { games.set(i, p); }, games_);
    }

    /// The first player's returns of a playout from each position.
    return_array playouts(std::optional<std::uint64_t> seed) {
        std::vector<std::int8_t> returns(count_);
        {
            const exclusive_access access(mutex_);
            if (seed) *random_ = solve::simd_xoroshiro(*seed);
            std::visit([&](const auto& games) { play_out(games.boards(), returns); }, games_);
        }
        return make_array<return_array>(std::move(returns), std::array{count_});
    }

private:
    /// Boards of up to that many squares need no memory of their own.
    static constexpr int small_capacity = 64;
    using word_games = game_vector<word_boards>;
    using small_games = game_vector<position_boards<small_capacity>>;
    using large_games = game_vector<position_boards<dynamic>>;
    using any_games = std::variant<word_games, small_games, large_games>;

    [[nodiscard]] static any_games make_games(const array_layout& layout, std::size_t count,
                                              step_buffers& buffers) {
        if (word_boards::has_room(layout.rules())) return word_games(layout, count, buffers);
        if (layout.rules().squares() <= small_capacity) return small_games(layout, count, buffers);
        return large_games(layout, count, buffers);
    }

    [[nodiscard]] position position_at(std::size_t i) const {
        return std::visit([&](const auto& games) { return games.boards().position_at(i); }, games_);
    }
    /// Negative indices count from the end.
    [[nodiscard]] std::size_t checked_index(long long index) const {
        const auto count = static_cast<long long>(count_);
        if (index < -count || index >= count)
            throw nb::index_error(("There is no game " + std::to_string(index) + ": there are " +
                                   std::to_string(count) + '.')
                                      .c_str());
        return static_cast<std::size_t>(index < 0 ? index + count : index);
    }

    [[noreturn]] void refuse_length(std::string_view what, std::size_t length) const {
        throw failure("Error", "shape",
                      "The " + std::string(what) + " must have " + std::to_string(count_) +
                          " values, one for each game, not " + std::to_string(length) + '.');
    }

    /// Reads the actions; refused unless all are legal.
    void read_actions(nb::handle actions) {
        any_array a;
        if (!nb::try_cast(actions, a)) refuse_action_type();
        if (a.ndim() != 1)
            throw failure(
                "Error", "shape",
                "The actions must have one dimension, not " + std::to_string(a.ndim()) + '.');
        if (a.shape(0) != count_) refuse_length("actions", a.shape(0));
        if (a.dtype() == nb::dtype<std::int64_t>()) return read_actions<std::int64_t>(a);
        if (a.dtype() == nb::dtype<std::int32_t>()) return read_actions<std::int32_t>(a);
        if (a.dtype() == nb::dtype<std::int16_t>()) return read_actions<std::int16_t>(a);
        if (a.dtype() == nb::dtype<std::int8_t>()) return read_actions<std::int8_t>(a);
        if (a.dtype() == nb::dtype<std::uint64_t>()) return read_actions<std::uint64_t>(a);
        if (a.dtype() == nb::dtype<std::uint32_t>()) return read_actions<std::uint32_t>(a);
        if (a.dtype() == nb::dtype<std::uint16_t>()) return read_actions<std::uint16_t>(a);
        if (a.dtype() == nb::dtype<std::uint8_t>()) return read_actions<std::uint8_t>(a);
        refuse_action_type();
    }
    template <class T>
    void read_actions(const any_array& a) {
        const auto* next = static_cast<const T*>(a.data());
        for (std::size_t i = 0; i < count_; ++i, next += a.stride(0)) {
            const T action = *next;
            const bool is_legal =
                buffers_.over[i] != 0 ? std::cmp_equal(action, no_action) : is_masked(i, action);
            if (!is_legal) refuse_step(i, static_cast<long long>(action));
            actions_[i] = static_cast<std::int32_t>(action);
        }
    }
    template <class T>
    [[nodiscard]] bool is_masked(std::size_t i, T action) const {
        return std::cmp_greater_equal(action, 0) && std::cmp_less(action, buffers_.action_count) &&
               buffers_.masks[i * buffers_.action_count + static_cast<std::size_t>(action)] != 0;
    }
    [[noreturn]] static void refuse_action_type() {
        throw nb::type_error("The actions must be an array of integers.");
    }
    [[noreturn]] void refuse_step(std::size_t i, long long action) const {
        try {
            const position p = position_at(i);
            const auto where = p.resolve(move_of(rules_, layout_.to_inarow(action)));
            if (!where) refuse_action(p, where.error(), action);
        } catch (failure& f) {
            f.index = static_cast<long long>(i);
            f.sentence = "Game " + std::to_string(i) + ": " + f.sentence;
            throw;
        }
        throw failure("Error", "internal", "The mask and the rules differ.");
    }

    template <class Games>
    void step_all(Games& games) {
        for (std::size_t i = 0; i < count_; ++i) {
            if (actions_[i] == no_action) {
                games.pass(i, auto_reset_);
            } else {
                games.step(i, actions_[i], auto_reset_);
            }
        }
    }

    [[nodiscard]] std::int32_t random_action(std::size_t i) {
        const std::uint8_t* const mask = buffers_.masks.data() + i * buffers_.action_count;
        std::size_t action = 0;
        do action = random_->below(buffers_.action_count);
        while (mask[action] == 0);
        return static_cast<std::int32_t>(action);
    }

    void reset(std::size_t i) {
        std::visit(
            [&](auto& games) {
                games.reset(i);
                games.clear_result(i);
            },
            games_);
    }

    /// In chunks, between which signals are checked.
    template <class Boards>
    void play_out(const Boards& boards, std::vector<std::int8_t>& returns) {
        const std::size_t chunk_size =
            std::max<std::size_t>(1, 1'000'000 / static_cast<std::size_t>(rules_.squares()));
        std::vector<outcome> outcomes(std::min(chunk_size, count_));
        for (std::size_t i = 0; i < count_; i += chunk_size) {
            const auto chunk = std::span(outcomes).first(std::min(chunk_size, count_ - i));
            {
                const nb::gil_scoped_release released;
                boards.playout(i, *random_, chunk);
            }
            for (std::size_t k = 0; k < chunk.size(); ++k) returns[i + k] = return_of(chunk[k]);
            check_signals();
        }
    }
    [[nodiscard]] static std::int8_t return_of(outcome result) {
        const mark winner = winner_of(result);
        return winner == mark::none ? 0 : winner == mark::first ? 1 : -1;
    }

    inarow::rules rules_;
    array_layout layout_;
    std::size_t count_;
    bool auto_reset_;
    step_buffers buffers_;
    std::vector<std::int32_t> actions_;  ///< of the current step
    /// On the heap, because Python's objects do not have the alignment that it needs.
    std::unique_ptr<solve::simd_xoroshiro> random_;
    any_games games_;
    std::timed_mutex mutex_;
};

/// A view that keeps the games alive.
template <class View, class T>
View view_of(nb::handle self, const std::vector<T>& values,
             std::initializer_list<std::size_t> shape) {
    return View(values.data(), shape, self);
}

const vector_games& games_of(nb::handle self) { return nb::cast<const vector_games&>(self); }
const step_buffers& buffers_of(nb::handle self) { return games_of(self).buffers(); }

observation_view observations(nb::handle self) {
    const vector_games& g = games_of(self);
    std::vector<std::size_t> shape{g.count()};
    shape.insert(shape.end(), g.layout().shape().begin(), g.layout().shape().end());
    return observation_view(g.buffers().observations.data(), shape.size(), shape.data(), self,
                            nullptr, g.layout().dtype());
}
mask_view masks(nb::handle self) {
    const step_buffers& buffers = buffers_of(self);
    return view_of<mask_view>(self, buffers.masks, {games_of(self).count(), buffers.action_count});
}
reward_view rewards(nb::handle self) {
    return view_of<reward_view>(self, buffers_of(self).rewards, {games_of(self).count(), 2});
}
flag_view terminated(nb::handle self) {
    return view_of<flag_view>(self, buffers_of(self).terminated, {games_of(self).count()});
}
number_view outcomes(nb::handle self) {
    return view_of<number_view>(self, buffers_of(self).outcomes, {games_of(self).count()});
}
number_view players(nb::handle self) {
    return view_of<number_view>(self, buffers_of(self).players, {games_of(self).count()});
}

std::tuple<observation_view, reward_view, flag_view> step(nb::handle self, nb::handle actions) {
    nb::cast<vector_games&>(self).step(actions);
    return {observations(self), rewards(self), terminated(self)};
}

void bind_views(nb::class_<vector_games>& c) {
    c.def_prop_ro("observations", &observations, nb::rv_policy::automatic,
                  "(n, *layout.shape): the observations of the players to move.")
        .def_prop_ro("masks", &masks, nb::rv_policy::automatic,
                     "(n, actions), bool: True for each legal action.")
        .def_prop_ro("rewards", &rewards, nb::rv_policy::automatic,
                     "(n, 2), float32: the rewards of the last step, the first player's and the "
                     "second's.")
        .def_prop_ro("terminated", &terminated, nb::rv_policy::automatic,
                     "(n,), bool: whether the last step ended the game.")
        .def_prop_ro("outcomes", &outcomes, nb::rv_policy::automatic,
                     "(n,), int8: how the last step ended the game, as a value of Outcome; 0 if it "
                     "did not.")
        .def_prop_ro("players", &players, nb::rv_policy::automatic,
                     "(n,), int8: the players to move, 0 or 1.");
}

void bind_steps(nb::class_<vector_games>& c) {
    c.def("step", &step, "actions"_a,
          "Makes one move in each game, or none if one of the actions is illegal; returns "
          "(observations, rewards, terminated). `actions` is an integer array of shape (n,).")
        .def("random_actions", &vector_games::random_actions,
             "A uniformly random legal action for each game, an int32 array of shape (n,); -1 for "
             "a finished game.")
        .def("reset", &vector_games::reset_all, "Sets all games to the empty board.")
        .def("reset", &vector_games::reset_some, "mask"_a,
             "Sets the games where the mask, (n,), bool, is True to the empty board.")
        .def("playouts", &vector_games::playouts, "seed"_a = nb::none(),
             "Plays a random game to its end from each position; returns the first player's "
             "returns, an int8 array of shape (n,). The games themselves do not change. `seed` "
             "seeds the random numbers anew [default: they continue].");
}

}  // namespace

void bind_vector_games(nb::module_& m) {
    nb::class_<vector_games> c(m, "VectorGames", R"(Many games of the same rules, stepped together.

The arrays are views of its memory, which each step overwrites. With `auto_reset` a game that ends
restarts in the same step; without, it stays finished and its action must be -1. `layout` is the
name of a Layout, which defines observations, masks and actions.)");
    c.def(nb::init<const rules_argument&, long long, bool, std::uint64_t, std::string_view>(),
          "rules"_a, "n"_a, nb::kw_only(), "auto_reset"_a = true, "seed"_a = 0,
          "layout"_a = "inarow")
        .def_prop_ro("rules", &vector_games::rules)
        .def_prop_ro("layout", &vector_games::layout, nb::rv_policy::copy)
        .def_prop_ro("auto_reset", &vector_games::auto_reset)
        .def("__len__", &vector_games::count)
        .def("__getitem__", &vector_games::get, "index"_a)
        .def("__setitem__", &vector_games::set, "index"_a, "position"_a)
        .def("__repr__", [](const vector_games& g) {
            return "VectorGames('" + text_of(g.rules()) + "', " + std::to_string(g.count()) + ')';
        });
    bind_views(c);
    bind_steps(c);
}

}  // namespace inarow::python
