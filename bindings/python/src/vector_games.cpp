// SPDX-License-Identifier: BSL-1.0
#include "vector_games.hpp"

#include "binding.hpp"
#include "failure.hpp"
#include "interruptible.hpp"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

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
using any_array = nb::ndarray<nb::ro, nb::device::cpu>;

constexpr int passes = -1;

std::size_t checked_count(const rules& r, long long count) {
    constexpr long long most_bytes = 1LL << 46;  // more than any memory has
    if (count >= 1 && count <= most_bytes / (8LL * r.squares()))
        return static_cast<std::size_t>(count);
    throw failure("Error", "n",
                  count < 1 ? "There must be at least one game, not " + std::to_string(count) + '.'
                            : "There is no memory for so many games.");
}

class vector_games {
public:
    vector_games(const rules_argument& r, long long count, bool auto_reset, std::uint64_t seed,
                 std::string_view layout)
        : rules_{rules_of(r)},
          as_(rules_, layout_named(layout)),
          count_{checked_count(rules_, count)},
          auto_reset_{auto_reset},
          shown_(as_, count_),
          chosen_(count_),
          random_{std::make_unique<solve::random_lanes>(seed)},
          games_{made(as_, count_, shown_)} {}

    [[nodiscard]] const rules& its_rules() const { return rules_; }
    [[nodiscard]] const array_layout& layout() const { return as_; }
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] bool auto_reset() const { return auto_reset_; }
    [[nodiscard]] const shown& all() const { return shown_; }

    void step(nb::handle actions) {
        const turn mine(busy_);
        take(actions);
        std::visit([&](auto& games) { step_all(games); }, games_);
    }

    /// A legal action for each game; `passes` where there is none.
    action_array random_actions() {
        auto* const actions = new std::vector<std::int32_t>(count_, passes);
        const nb::capsule owner(
            actions, [](void* p) noexcept { delete static_cast<std::vector<std::int32_t>*>(p); });
        const turn mine(busy_);
        for (std::size_t i = 0; i < count_; ++i)
            if (shown_.over[i] == 0) (*actions)[i] = random_action(i);
        return action_array(actions->data(), {count_}, owner);
    }

    void reset() {
        const turn mine(busy_);
        for (std::size_t i = 0; i < count_; ++i) reset_one(i);
    }
    void reset_some(
        const nb::ndarray<const bool, nb::ndim<1>, nb::device::cpu, nb::c_contig>& which) {
        if (which.shape(0) != count_) refuse_length("mask", which.shape(0));
        const turn mine(busy_);
        for (std::size_t i = 0; i < count_; ++i)
            if (which(i)) reset_one(i);
    }

    [[nodiscard]] position at(long long number) {
        const std::size_t i = index(number);
        const turn mine(busy_);
        return std::visit([&](const auto& games) { return games.boards().at(i); }, games_);
    }
    void set(long long number, const position& p) {
        const std::size_t i = index(number);
        refuse_other_rules(p, rules_);
        const turn mine(busy_);
        std::visit([&](auto& games) { games.set(i, p); }, games_);
    }

    /// What the first player gets in a random game from each position on.
    return_array playouts(std::optional<std::uint64_t> seed) {
        auto* const returns = new std::vector<std::int8_t>(count_);
        const nb::capsule owner(
            returns, [](void* p) noexcept { delete static_cast<std::vector<std::int8_t>*>(p); });
        const turn mine(busy_);
        if (seed) *random_ = solve::random_lanes(*seed);
        std::visit([&](const auto& games) { play_out_all(games.boards(), *returns); }, games_);
        return return_array(returns->data(), {count_}, owner);
    }

private:
    static constexpr int small = 64;  ///< so many squares need no memory of their own
    using word_games = game_vector<word_boards>;
    using small_games = game_vector<position_boards<small>>;
    using large_games = game_vector<position_boards<dynamic>>;
    using any_games = std::variant<word_games, small_games, large_games>;

    [[nodiscard]] static any_games made(const array_layout& as, std::size_t count, shown& on) {
        if (word_boards::has_room(as.its_rules())) return word_games(as, count, on);
        if (as.its_rules().squares() <= small) return small_games(as, count, on);
        return large_games(as, count, on);
    }

    [[nodiscard]] std::size_t index(long long number) const {
        const auto count = static_cast<long long>(count_);
        if (number < -count || number >= count)
            throw nb::index_error(("There is no game " + std::to_string(number) +
                                   ", but there are " + std::to_string(count) + '.')
                                      .c_str());
        return static_cast<std::size_t>(number < 0 ? number + count : number);
    }

    [[noreturn]] void refuse_length(std::string_view what, std::size_t length) const {
        throw failure("Error", "shape",
                      "There must be " + std::to_string(count_) + " values in the " +
                          std::string(what) + ", one for each game, not " + std::to_string(length) +
                          '.');
    }

    /// Reads the actions, of which each must be legal.
    void take(nb::handle actions) {
        any_array a;
        if (!nb::try_cast(actions, a))
            throw nb::type_error("The actions must be an array of whole numbers.");
        if (a.ndim() != 1)
            throw failure(
                "Error", "shape",
                "The actions must have one dimension, not " + std::to_string(a.ndim()) + '.');
        if (a.shape(0) != count_) refuse_length("actions", a.shape(0));
        if (a.dtype() == nb::dtype<std::int64_t>()) return take_all<std::int64_t>(a);
        if (a.dtype() == nb::dtype<std::int32_t>()) return take_all<std::int32_t>(a);
        if (a.dtype() == nb::dtype<std::int16_t>()) return take_all<std::int16_t>(a);
        if (a.dtype() == nb::dtype<std::int8_t>()) return take_all<std::int8_t>(a);
        if (a.dtype() == nb::dtype<std::uint64_t>()) return take_all<std::uint64_t>(a);
        if (a.dtype() == nb::dtype<std::uint32_t>()) return take_all<std::uint32_t>(a);
        if (a.dtype() == nb::dtype<std::uint16_t>()) return take_all<std::uint16_t>(a);
        if (a.dtype() == nb::dtype<std::uint8_t>()) return take_all<std::uint8_t>(a);
        throw nb::type_error("The actions must be an array of whole numbers.");
    }
    template <class T>
    void take_all(const any_array& a) {
        const auto* from = static_cast<const T*>(a.data());
        for (std::size_t i = 0; i < count_; ++i, from += a.stride(0)) {
            const T action = *from;
            const bool is_one =
                shown_.over[i] != 0
                    ? std::cmp_equal(action, passes)
                    : std::cmp_greater_equal(action, 0) && std::cmp_less(action, shown_.actions) &&
                          shown_.masks[i * shown_.actions + static_cast<std::size_t>(action)] != 0;
            if (!is_one) refuse(i, static_cast<long long>(action));
            chosen_[i] = static_cast<std::int32_t>(action);
        }
    }
    [[noreturn]] void refuse(std::size_t i, long long action) const {
        try {
            const position p =
                std::visit([&](const auto& games) { return games.boards().at(i); }, games_);
            const auto where = p.resolve(move_of(rules_, as_.ours(action)));
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
            if (chosen_[i] == passes) {
                games.pass(i, auto_reset_);
            } else {
                games.step(i, chosen_[i], auto_reset_);
            }
        }
    }

    [[nodiscard]] std::int32_t random_action(std::size_t i) {
        const std::uint8_t* const mask = shown_.masks.data() + i * shown_.actions;
        std::size_t action = 0;
        do action = random_->below(shown_.actions);
        while (mask[action] == 0);
        return static_cast<std::int32_t>(action);
    }

    void reset_one(std::size_t i) {
        std::visit(
            [&](auto& games) {
                games.begin(i);
                games.forget_end(i);
            },
            games_);
    }

    /// Some at a time, so that signals are heard.
    template <class Boards>
    void play_out_all(const Boards& boards, std::vector<std::int8_t>& returns) {
        const std::size_t at_once =
            std::max<std::size_t>(1, 1'000'000 / static_cast<std::size_t>(rules_.squares()));
        std::vector<outcome> ends(std::min(at_once, count_));
        for (std::size_t i = 0; i < count_; i += at_once) {
            const auto some = std::span(ends).first(std::min(at_once, count_ - i));
            {
                const nb::gil_scoped_release released;
                boards.play_out(i, *random_, some);
            }
            for (std::size_t k = 0; k < some.size(); ++k) returns[i + k] = return_of(some[k]);
            hear_signals();
        }
    }
    [[nodiscard]] static std::int8_t return_of(outcome how) {
        const mark winner = winner_of(how);
        return winner == mark::none ? 0 : winner == mark::first ? 1 : -1;
    }

    rules rules_;
    array_layout as_;
    std::size_t count_;
    bool auto_reset_;
    shown shown_;
    std::vector<std::int32_t> chosen_;
    std::unique_ptr<solve::random_lanes> random_;  // there, because it asks for an alignment
    any_games games_;
    std::timed_mutex busy_;
};

/// A view that keeps the games alive.
template <class View, class T>
View view_of(nb::handle self, const std::vector<T>& values,
             std::initializer_list<std::size_t> shape) {
    return View(values.data(), shape, self);
}

const vector_games& games_of(nb::handle self) { return nb::cast<const vector_games&>(self); }

observation_view observations(nb::handle self) {
    const vector_games& g = games_of(self);
    std::vector<std::size_t> shape{g.count()};
    shape.insert(shape.end(), g.layout().shape().begin(), g.layout().shape().end());
    return observation_view(g.all().observations.data(), shape.size(), shape.data(), self, nullptr,
                            g.layout().dtype());
}
reward_view rewards(nb::handle self) {
    return view_of<reward_view>(self, games_of(self).all().rewards, {games_of(self).count(), 2});
}
flag_view terminated(nb::handle self) {
    return view_of<flag_view>(self, games_of(self).all().terminated, {games_of(self).count()});
}

void bind_views(nb::class_<vector_games>& c) {
    c.def_prop_ro("observations", &observations, nb::rv_policy::automatic,
                  "(n, ...): what the layout shows to who is to move.")
        .def_prop_ro(
            "masks",
            [](nb::handle self) {
                const vector_games& g = games_of(self);
                return view_of<mask_view>(self, g.all().masks, {g.count(), g.all().actions});
            },
            nb::rv_policy::automatic, "(n, actions): True for each action that is legal.")
        .def_prop_ro("rewards", &rewards, nb::rv_policy::automatic,
                     "(n, 2): what the last step gave the first player and the second.")
        .def_prop_ro("terminated", &terminated, nb::rv_policy::automatic,
                     "(n,): whether the game ended.")
        .def_prop_ro(
            "outcomes",
            [](nb::handle self) {
                return view_of<number_view>(self, games_of(self).all().outcomes,
                                            {games_of(self).count()});
            },
            nb::rv_policy::automatic,
            "(n,): how it ended, as the values of Outcome; 0 if it did not.")
        .def_prop_ro(
            "players",
            [](nb::handle self) {
                return view_of<number_view>(self, games_of(self).all().players,
                                            {games_of(self).count()});
            },
            nb::rv_policy::automatic, "(n,): who is to move, 0 or 1.");
}

}  // namespace

void bind_vector_games(nb::module_& m) {
    nb::class_<vector_games> c(m, "VectorGames", R"(Many games of the same rules, stepped at once.

All arrays are views of its memory, which each step changes: copy what is to be kept. With `auto_reset`
a game that ends begins anew in the same step; without, it stays as it is, and its action must be -1,
as with one that was set to a position that is over. Observations, masks and actions are those of a layout: see Layout.)");
    c.def(nb::init<const rules_argument&, long long, bool, std::uint64_t, std::string_view>(),
          "rules"_a, "n"_a, nb::kw_only(), "auto_reset"_a = true, "seed"_a = 0,
          "layout"_a = "inarow")
        .def_prop_ro("rules", &vector_games::its_rules)
        .def_prop_ro("layout", &vector_games::layout, nb::rv_policy::copy)
        .def_prop_ro("auto_reset", &vector_games::auto_reset)
        .def("__len__", &vector_games::count)
        .def("__getitem__", &vector_games::at, "number"_a)
        .def("__setitem__", &vector_games::set, "number"_a, "position"_a);
    bind_views(c);
    c.def(
         "step",
         [](nb::handle self, nb::handle actions) {
             nb::cast<vector_games&>(self).step(actions);
             return std::tuple(observations(self), rewards(self), terminated(self));
         },
         "actions"_a,
         "One action for each game, or none at all if one of them is refused; gives observations, "
         "rewards and terminated.")
        .def("random_actions", &vector_games::random_actions,
             "A legal action for each game, each as likely as the others.")
        .def("reset", &vector_games::reset, "All games begin anew.")
        .def("reset", &vector_games::reset_some, "which"_a, "Those begin anew that are True.")
        .def(
            "playouts", &vector_games::playouts, "seed"_a = nb::none(),
            "Plays a random game from each position on, and gives what the first player gets: 1, 0 "
            "or -1. The games themselves stay as they are.")
        .def("__repr__", [](const vector_games& g) {
            return "VectorGames('" + text_of(g.its_rules()) + "', " + std::to_string(g.count()) +
                   ')';
        });
}

}  // namespace inarow::python
