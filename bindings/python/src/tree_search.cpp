// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/mix64.hpp>
#include <inarow/solve/query.hpp>
#include <inarow/solve/solver.hpp>
#include <inarow/solve/tree_search.hpp>

#include "array_layout.hpp"
#include "arrays.hpp"
#include "binding.hpp"
#include "boards.hpp"
#include "failure.hpp"
#include "interruptible.hpp"
#include "position_list.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
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
using any_shape = nb::ndarray<nb::numpy>;
using visit_array = nb::ndarray<nb::numpy, std::int32_t, nb::ndim<2>>;
using value_array = nb::ndarray<nb::numpy, float, nb::ndim<1>>;
using q_value_array = nb::ndarray<nb::numpy, float, nb::ndim<2>>;
using proven_array = nb::ndarray<nb::numpy, bool, nb::ndim<2>>;
using action_array = nb::ndarray<nb::numpy, std::int64_t, nb::ndim<1>>;
using float_array = nb::ndarray<const float, nb::c_contig, nb::device::cpu>;

[[noreturn]] void refuse_setting(std::string_view name, std::string_view range, double value) {
    throw failure("Error", name,
                  std::string(name) + " must be " + std::string(range) + ", not " +
                      nb::repr(nb::float_(value)).c_str() + '.');
}

/// The settings that stay the same from run to run.
struct settings {
    int simulations;
    solve::tree_search_settings tree;
    long long solver_nodes;  ///< for each leaf; 0 for no solver
    int leaves;              ///< of each tree, in one call of `evaluate`
    array_layout layout;
};

settings checked_settings(const rules_argument& r, const integer& simulations, double exploration,
                          double noise_share, double noise_concentration, std::string_view layout,
                          const std::optional<integer>& solver_nodes, const integer& leaves,
                          const integer& gumbel_moves, double gumbel_scale, double value_scale) {
    constexpr long long max_simulations = 1'000'000;
    constexpr long long max_nodes = 1'000'000'000;
    constexpr long long max_leaves = 1024;
    const long long count = number_in(1, max_simulations, simulations, "simulations");
    if (!(exploration >= 0 && std::isfinite(exploration)))
        refuse_setting("exploration", "a number of at least 0", exploration);
    if (!(noise_share >= 0 && noise_share <= 1))
        refuse_setting("noise_share", "from 0 to 1", noise_share);
    if (!(noise_concentration > 0 && std::isfinite(noise_concentration)))
        refuse_setting("noise_concentration", "a number greater than 0", noise_concentration);
    if (!(gumbel_scale >= 0 && std::isfinite(gumbel_scale)))
        refuse_setting("gumbel_scale", "a number of at least 0", gumbel_scale);
    if (!(value_scale > 0 && std::isfinite(value_scale)))
        refuse_setting("value_scale", "a number greater than 0", value_scale);
    return {
        .simulations = static_cast<int>(count),
        .tree = {.exploration = exploration,
                 .noise_share = noise_share,
                 .noise_concentration = noise_concentration,
                 .proves = solver_nodes.has_value(),
                 .gumbel_moves =
                     static_cast<int>(number_in(0, max_simulations, gumbel_moves, "gumbel_moves")),
                 .gumbel_simulations = static_cast<int>(count),
                 .gumbel_scale = gumbel_scale,
                 .value_scale = value_scale},
        .solver_nodes = solver_nodes ? number_in(0, max_nodes, *solver_nodes, "solver_nodes") : 0,
        .leaves = static_cast<int>(number_in(1, max_leaves, leaves, "leaves")),
        .layout = array_layout(rules_of(r), layout_named(layout))};
}

/// Returns an array of the evaluation. Refuses an array of another shape.
float_array evaluated_array(nb::handle given, std::string_view name,
                            std::span<const std::size_t> expected) {
    const nb::object converted =
        nb::module_::import_("numpy").attr("asarray")(given, "float32", "order"_a = "C");
    const auto result = nb::cast<float_array>(converted);
    const auto shape = lengths_of(result);
    if (!std::ranges::equal(shape, expected))
        throw failure("Error", "shape",
                      "The " + std::string(name) + " of the evaluation must have the shape " +
                          shape_text(expected) + ", not " + shape_text(shape) + '.');
    return result;
}

/// The result of `evaluate` for a batch of leaves.
struct evaluation {
    float_array priors;
    float_array values;

    evaluation(nb::handle returned, std::size_t count, std::size_t actions) {
        const bool is_pair =
            (nb::isinstance<nb::tuple>(returned) || nb::isinstance<nb::list>(returned)) &&
            nb::len(returned) == 2;
        if (!is_pair)
            throw nb::type_error(
                "evaluate must return two arrays, (priors, values): the priors of the actions, "
                "and the values for the players to move.");
        priors = evaluated_array(returned[0], "priors", std::array{count, actions});
        values = evaluated_array(returned[1], "values", std::array{count});
    }
};

[[noreturn]] void refuse_number(std::string_view sentence, float number, std::size_t leaf) {
    failure result("Error", "evaluation",
                   std::string(sentence) + ", not " +
                       nb::repr(nb::float_(static_cast<double>(number))).c_str() + " (in row " +
                       std::to_string(leaf) + ").");
    result.index = static_cast<long long>(leaf);
    throw result;
}

/// The result of a search, as objects of Python.
struct search_result {
    nb::object visits;
    nb::object values;
    nb::object q_values;
    nb::object proven;
    nb::object policies;
    nb::object best;
    nb::object variations;

    /// The part of the result that a caller can unpack.
    [[nodiscard]] nb::tuple pair() const { return nb::make_tuple(visits, values); }
};

[[nodiscard]] std::vector<position> roots_of(const rules& r, nb::handle positions) {
    const position_list list(positions, r, notation::kind::any);
    std::vector<position> result;
    result.reserve(list.size());
    for (std::size_t i = 0; i < list.size(); ++i)
        result.push_back(at_index(i, [&] { return list.position_at(i); }));
    return result;
}

/// Returns the moves that lead from one position to another, or `nullopt` if there are none, or
/// more than two.
template <int Capacity>
std::optional<std::vector<square>> moves_between(const basic_position<Capacity>& from,
                                                 const basic_position<Capacity>& to) {
    const int plies = to.stones() - from.stones();
    if (plies < 0 || plies > 2) return std::nullopt;
    std::vector<square> result(static_cast<std::size_t>(plies));
    for (int i = 0; plies > 0 && i < from.rules().squares(); ++i) {
        const square s = square_at(from.rules(), i);
        if (to.at(s) != from.at(s)) result[to.at(s) == mark_of(from.to_move()) ? 0 : plies - 1] = s;
    }
    auto after = from;
    for (const square s : result)
        if (!after.apply(s)) return std::nullopt;
    return after == to ? std::optional(result) : std::nullopt;
}

/// A tree for each position. All trees are searched together: each round selects leaves in each
/// tree, and evaluates all these leaves in one call.
template <int Capacity>
class forest {
public:
    explicit forest(const settings& s) : settings_{s}, layout_{s.layout} {
        if (s.solver_nodes > 0) solver_.emplace(solve::resources{.table_bytes = table_bytes});
    }

    /// Sets the positions to search. Keeps each tree whose root is at most two moves before its new
    /// root.
    void set_roots(const std::vector<position>& roots, std::uint64_t seed) {
        trees_.reserve(roots.size());
        trees_.erase(
            trees_.begin() + static_cast<std::ptrdiff_t>(std::min(roots.size(), trees_.size())),
            trees_.end());
        for (std::size_t i = 0; i < roots.size(); ++i)
            set_root(i, converted<Capacity>(roots[i]), core::mix64(seed += 0x9e3779b97f4a7c15U));
    }
    void run(nb::handle evaluate) {
        max_visits_.clear();
        // The first simulation of a tree evaluates its root.
        for (const auto& tree : trees_)
            max_visits_.push_back(tree.visits() + settings_.simulations +
                                  (tree.visits() == 0 ? 1 : 0));
        while (run_round(evaluate)) {
        }
    }
    [[nodiscard]] search_result result() const {
        const std::size_t count = trees_.size();
        const std::size_t actions = layout_.action_count();
        std::vector<std::int32_t> visits(count * actions);
        std::vector<float> values;
        std::vector<float> q_values(count * actions);
        std::vector<float> policies(count * actions);
        auto proven = std::make_unique<bool[]>(count * actions);
        std::vector<std::int64_t> best;
        nb::list variations;
        for (const auto& tree : trees_) {
            const std::size_t row = values.size() * actions;
            const auto policy = tree.policy();
            std::size_t index = 0;
            for (const solve::root_move& m : tree.moves()) {
                const std::size_t cell = row + layout_.action_of(m.where);
                policies[cell] = static_cast<float>(policy[index++]);
                visits[cell] = m.visits;
                q_values[cell] = static_cast<float>(m.value);
                proven[cell] = m.proven;
            }
            values.push_back(static_cast<float>(tree.value()));
            best.push_back(tree.best() ? number_of(*tree.best()) : -1);
            nb::list variation;
            for (const square s : tree.variation()) variation.append(number_of(s));
            variations.append(variation);
        }
        const std::array one{count};
        const std::array two{count, actions};
        return {.visits = nb::cast(make_array<visit_array>(std::move(visits), two)),
                .values = nb::cast(make_array<value_array>(std::move(values), one)),
                .q_values = nb::cast(make_array<q_value_array>(std::move(q_values), two)),
                .proven = nb::cast(make_array<proven_array>(std::move(proven), two)),
                .policies = nb::cast(make_array<q_value_array>(std::move(policies), two)),
                .best = nb::cast(make_array<action_array>(std::move(best), one)),
                .variations = variations};
    }

private:
    struct leaf {
        std::size_t tree;
        const basic_position<Capacity>* position;
    };

    [[nodiscard]] std::int64_t number_of(square s) const {
        return static_cast<std::int64_t>(layout_.action_of(s));
    }

    void set_root(std::size_t index, const basic_position<Capacity>& root, std::uint64_t seed) {
        const bool is_new = index == trees_.size();
        if (!is_new) {
            if (const auto moves = moves_between(trees_[index].root(), root)) {
                for (const square s : *moves) trees_[index].advance(s);
                return;
            }
        }
        solve::tree_search_settings tree = settings_.tree;
        tree.seed = seed;
        if (is_new) {
            trees_.emplace_back(root, tree);
        } else {
            trees_[index] = solve::tree_search<Capacity>(root, tree);
        }
    }

    /// Makes simulations in each tree that is not complete. Returns whether there was such a tree.
    bool run_round(nb::handle evaluate) {
        bool has_selected = false;
        {
            const nb::gil_scoped_release released;
            has_selected = select();
        }
        check_signals();
        if (leaves_.empty()) return has_selected;
        const auto [observations, masks] = leaf_arrays();
        const evaluation answer(evaluate(observations, masks), leaves_.size(),
                                layout_.action_count());
        check(answer);
        const nb::gil_scoped_release released;
        expand(answer);
        return true;
    }

    bool select() {
        leaves_.clear();
        bool has_selected = false;
        for (std::size_t i = 0; i < trees_.size(); ++i) {
            const int left = max_visits_[i] - trees_[i].visits();
            if (trees_[i].is_proven() || left <= 0) continue;
            has_selected = true;
            for (int k = 0; k < std::min(left, settings_.leaves); ++k)
                if (!simulate(i)) break;
        }
        return has_selected;
    }
    /// Begins a simulation. Returns whether it was possible.
    bool simulate(std::size_t index) {
        auto& tree = trees_[index];
        const int visits = tree.visits();
        const auto* const selected = tree.select();
        if (selected == nullptr) return tree.visits() > visits;
        // A root that is proven as a leaf would have no moves.
        const auto perfect = visits > 0 ? perfect_outcome(*selected) : std::nullopt;
        if (perfect) {
            tree.prove(*selected, *perfect);
        } else {
            leaves_.push_back({index, selected});
        }
        return true;
    }
    [[nodiscard]] std::optional<outcome> perfect_outcome(const basic_position<Capacity>& p) {
        if (!solver_) return std::nullopt;
        solve::outcome_query<Capacity> query{solve::value_query<Capacity>(p)};
        if (!query.is_done()) solver_->answer(query, {.nodes = settings_.solver_nodes});
        return query.is_done() ? std::optional(query.outcome()) : std::nullopt;
    }
    /// Returns the observations and the masks of the leaves. The arrays are new, so `evaluate` may
    /// keep them.
    [[nodiscard]] std::pair<any_shape, any_shape> leaf_arrays() const {
        const std::size_t count = leaves_.size();
        const std::size_t actions = layout_.action_count();
        auto observations = std::make_unique<std::int8_t[]>(count * layout_.size());
        auto masks = std::make_unique<std::uint8_t[]>(count * actions);
        {
            const nb::gil_scoped_release released;
            for (std::size_t i = 0; i < count; ++i) {
                const auto& p = *leaves_[i].position;
                layout_.write_observation(p, p.to_move(), observations.get() + i * layout_.size());
                layout_.write_mask(p, masks.get() + i * actions);
            }
        }
        return {
            make_array<any_shape>(std::move(observations), layout_.shape_of(count),
                                  layout_.dtype()),
            make_array<any_shape>(std::move(masks), std::array{count, actions}, nb::dtype<bool>())};
    }

    /// Refuses numbers that no tree can use. Ignores the priors of illegal actions.
    void check(const evaluation& answer) const {
        for (std::size_t i = 0; i < leaves_.size(); ++i) {
            const float value = answer.values.data()[i];
            if (!(value >= -1 && value <= 1))
                refuse_number("A value must be from -1, a loss, to 1, a win", value, i);
            const float* const priors = answer.priors.data() + i * layout_.action_count();
            leaves_[i].position->for_each_move([&](square s) {
                const float prior = priors[layout_.action_of(s)];
                if (!(prior >= 0 && std::isfinite(prior)))
                    refuse_number("A prior must be a probability, from a softmax of logits", prior,
                                  i);
            });
        }
    }
    void expand(const evaluation& answer) {
        std::vector<float> priors;
        for (std::size_t i = 0; i < leaves_.size(); ++i) {
            const float* const row = answer.priors.data() + i * layout_.action_count();
            priors.clear();
            leaves_[i].position->for_each_move(
                [&](square s) { priors.push_back(row[layout_.action_of(s)]); });
            trees_[leaves_[i].tree].expand(*leaves_[i].position, priors,
                                           static_cast<double>(answer.values.data()[i]));
        }
    }

    /// Small, because each run empties it.
    static constexpr std::size_t table_bytes = std::size_t{1} << 20;

    const settings& settings_;
    const array_layout& layout_;
    std::optional<solve::solver> solver_;
    std::vector<solve::tree_search<Capacity>> trees_;
    std::vector<int> max_visits_;  ///< of each tree in this run
    std::vector<leaf> leaves_;
};

constexpr int small_capacity = 64;  // a position of this capacity allocates no memory

template <int Capacity>
search_result run_in(forest<Capacity>& trees, const rules& r, nb::handle positions,
                     nb::handle evaluate, const integer& seed) {
    const std::uint64_t checked_seed = seed_of(seed);
    if (PyCallable_Check(evaluate.ptr()) == 0)
        throw nb::type_error("evaluate must be a function of (observations, masks).");
    trees.set_roots(roots_of(r, positions), checked_seed);
    trees.run(evaluate);
    return trees.result();
}

/// Runs a search. Keeps no tree, so several threads may share the settings, and `evaluate` may
/// search too.
search_result run(const settings& s, nb::handle positions, nb::handle evaluate,
                  const integer& seed) {
    const rules& r = s.layout.rules();
    if (r.squares() <= small_capacity) {
        forest<small_capacity> trees(s);
        return run_in(trees, r, positions, evaluate, seed);
    }
    forest<dynamic> trees(s);
    return run_in(trees, r, positions, evaluate, seed);
}

/// Trees that remain from one run to the next.
class kept_trees {
public:
    explicit kept_trees(const settings& s) : settings_{s} { forget(); }
    kept_trees(const kept_trees&) = delete;
    kept_trees& operator=(const kept_trees&) = delete;

    search_result run(nb::handle positions, nb::handle evaluate, const integer& seed) {
        if (is_running_.exchange(true))
            throw std::runtime_error("These trees are being searched already.");
        const running_flag flag{is_running_};
        try {
            return std::visit(
                [&](auto& trees) {
                    return run_in(*trees, settings_.layout.rules(), positions, evaluate, seed);
                },
                trees_);
        } catch (...) {
            forget();  // some of the simulations have not ended
            throw;
        }
    }

private:
    struct running_flag {
        std::atomic<bool>& flag;
        ~running_flag() { flag = false; }
    };

    void forget() {
        if (settings_.layout.rules().squares() <= small_capacity) {
            trees_ = std::make_unique<forest<small_capacity>>(settings_);
        } else {
            trees_ = std::make_unique<forest<dynamic>>(settings_);
        }
    }

    const settings settings_;
    std::variant<std::unique_ptr<forest<small_capacity>>, std::unique_ptr<forest<dynamic>>> trees_;
    std::atomic<bool> is_running_ = false;
};

/// The signature of `run` for type checkers.
const nb::sig run_signature{
    "def run(self, positions: collections.abc.Iterable[Position | Game | str] | VectorGames | "
    "numpy.typing.NDArray[typing.Any], evaluate: collections.abc.Callable["
    "[numpy.typing.NDArray[typing.Any], numpy.typing.NDArray[numpy.bool_]], "
    "tuple[numpy.typing.ArrayLike, numpy.typing.ArrayLike]], *, seed: typing.SupportsIndex = 0) "
    "-> TreeSearchResult"};

void bind_run(nb::class_<settings>& c) {
    c.def("run", &run, "positions"_a, "evaluate"_a, nb::kw_only(), "seed"_a = 0, run_signature,
          R"(Searches from each position; `visits, values = search.run(...)` unpacks the result.

`positions` is a VectorGames, a list of positions, games or texts, or an array of boards as for
Solver.scores. The search calls `evaluate(observations, masks)` for m leaves at once.
`observations` has the shape (m, *layout.shape); `masks` is a bool array of shape (m, actions). The
function must return the priors, of shape (m, actions), and the values for the players to move, of
shape (m,), from -1 to 1. The search ignores the priors of illegal actions, and normalizes the other
priors. `seed` is the seed of all random numbers.)");
}

void bind_kept_trees(nb::module_& m) {
    nb::class_<kept_trees> c(m, "KeptTrees",
                             R"(The trees of a TreeSearch, which remain from one call to the next.

TreeSearch.keep_trees makes such an object. Only one thread can use it at a time.)");
    c.def("run", &kept_trees::run, "positions"_a, "evaluate"_a, nb::kw_only(), "seed"_a = 0,
          run_signature,
          R"(Searches like TreeSearch.run, but continues with the trees of the previous call.

The tree of positions[i] continues if the position is the same as in the previous call, or one or
two moves later; otherwise, a new tree begins. Each call makes `simulations` more simulations. The
visits and values also count the earlier simulations that remain in the tree. `seed` is the seed of
the trees that begin in this call. An exception deletes all trees.)");
}

std::optional<long long> given_nodes(const settings& s) {
    return s.tree.proves ? std::optional(s.solver_nodes) : std::nullopt;
}

void bind_pickling(nb::class_<settings>& c) {
    using state = std::tuple<rules, int, double, double, double, std::string,
                             std::optional<long long>, int, int, double, double>;
    c.def("__getstate__", [](const settings& s) {
         return state(s.layout.rules(), s.simulations, s.tree.exploration, s.tree.noise_share,
                      s.tree.noise_concentration, std::string(layout_names[s.layout.kind()]),
                      given_nodes(s), s.leaves, s.tree.gumbel_moves, s.tree.gumbel_scale,
                      s.tree.value_scale);
     }).def("__setstate__", [](settings& self, const state& s) {
        new (&self) settings(std::apply(checked_settings, s));
    });
}

void bind_result(nb::module_& m) {
    nb::class_<search_result> c(m, "TreeSearchResult",
                                R"(The result of a tree search.

`visits, values = result` unpacks the first two arrays. If the game is over in a position, no action
has visits, and the value is exact.)");
    c.def_prop_ro(
         "visits", [](const search_result& r) { return r.visits; },
         nb::for_getter(nb::sig("def visits(self) -> numpy.typing.NDArray[numpy.int32]")),
         R"(The number of simulations that began with each action, int32 of shape (n, actions).

The sum of each row is `simulations`. The sum is less if the value of the position is proven, and 0
if the game is over. With KeptTrees, the sum also counts earlier simulations.)")
        .def_prop_ro(
            "values", [](const search_result& r) { return r.values; },
            nb::for_getter(nb::sig("def values(self) -> numpy.typing.NDArray[numpy.float32]")),
            "The mean values for the players to move, float32 of shape (n,).")
        .def_prop_ro(
            "q_values", [](const search_result& r) { return r.q_values; },
            nb::for_getter(nb::sig("def q_values(self) -> numpy.typing.NDArray[numpy.float32]")),
            R"(The mean value of each action for the player to move, float32 of shape (n, actions).

An action without visits has the value 0.)")
        .def_prop_ro(
            "proven", [](const search_result& r) { return r.proven; },
            nb::for_getter(nb::sig("def proven(self) -> numpy.typing.NDArray[numpy.bool_]")),
            "Whether each q-value is proven to be exact, bool of shape (n, actions).")
        .def_prop_ro(
            "policies", [](const search_result& r) { return r.policies; },
            nb::for_getter(nb::sig("def policies(self) -> numpy.typing.NDArray[numpy.float32]")),
            R"(The improved policies, a target for training, float32 of shape (n, actions).

By default, a policy is the share of the visits. After a search with `gumbel_moves`, a policy is the
softmax of the logarithms of the priors plus the weighted q-values. If an action is proven to win,
only such actions have a probability above 0. An action that is proven to lose has the probability
0, unless all actions are proven to lose.)")
        .def_prop_ro(
            "best", [](const search_result& r) { return r.best; },
            nb::for_getter(nb::sig("def best(self) -> numpy.typing.NDArray[numpy.int64]")),
            R"(The best actions, int64 of shape (n,); -1 if the game is over.

The best action is one that is proven to win. Without such an action, it is the most visited action
that is not proven to lose. Of equally visited actions, a search with `gumbel_moves` chooses by
priors, values and random numbers.)")
        .def_prop_ro(
            "variations", [](const search_result& r) { return r.variations; },
            nb::for_getter(nb::sig("def variations(self) -> list[list[int]]")),
            "For each position, a list of the best action, the best reply, and so on.")
        .def("__len__", [](const search_result& r) { return nb::len(r.pair()); })
        .def(
            "__getitem__",
            [](const search_result& r, nb::handle index) {
                return nb::object(nb::object(r.pair())[index]);
            },
            nb::sig("def __getitem__(self, index: int) -> numpy.typing.NDArray[typing.Any]"))
        .def(
            "__iter__", [](const search_result& r) { return nb::iter(r.pair()); },
            nb::sig("def __iter__(self) -> "
                    "collections.abc.Iterator[numpy.typing.NDArray[typing.Any]]"));
}

}  // namespace

void bind_tree_search(nb::module_& m) {
    bind_result(m);
    nb::class_<settings> c(
        m, "TreeSearch",
        R"(Monte Carlo tree search by PUCT, as in AlphaZero, or by Gumbel numbers; immutable.

The search builds a tree for each of many positions. Each call of `evaluate` evaluates up to
`leaves` leaves of every tree. `exploration` is the weight of the priors relative to the values.
`noise_share` is the share of Dirichlet noise in the priors of the root, and `noise_concentration`
is the sum of the parameters of the Dirichlet distribution. `layout` is the name of the Layout of
observations, masks and actions.

If `solver_nodes` is a number, the search marks actions whose exact value it knows, visits no action
that is proven to lose, and stops when the value of the position is proven. A solver searches at
most `solver_nodes` nodes for the outcome of each leaf. If `solver_nodes` is 0, the search knows
only the values of finished games.

If `gumbel_moves` is not 0, the search is that of Gumbel AlphaZero, which is for few simulations. It
samples this number of actions by their priors, and divides the simulations among them by sequential
halving. `gumbel_scale` is the factor of the random numbers: 1 in self-play, 0 to play without
chance. `value_scale` is the weight of the values relative to the logarithms of the priors.
`exploration` has no effect in such a search.)");
    c.def(
         "__init__",
         [](settings* self, const rules_argument& r, const integer& simulations, double exploration,
            double noise_share, double noise_concentration, std::string_view layout,
            const std::optional<integer>& solver_nodes, const integer& leaves,
            const integer& gumbel_moves, double gumbel_scale, double value_scale) {
             new (self) settings(checked_settings(r, simulations, exploration, noise_share,
                                                  noise_concentration, layout, solver_nodes, leaves,
                                                  gumbel_moves, gumbel_scale, value_scale));
         },
         "rules"_a, nb::kw_only(), "simulations"_a = 100,
         "exploration"_a = solve::tree_search_settings{}.exploration,
         "noise_share"_a = solve::tree_search_settings{}.noise_share,
         "noise_concentration"_a = solve::tree_search_settings{}.noise_concentration,
         "layout"_a = "inarow", "solver_nodes"_a = nb::none(), "leaves"_a = 1, "gumbel_moves"_a = 0,
         "gumbel_scale"_a = solve::tree_search_settings{}.gumbel_scale,
         "value_scale"_a = solve::tree_search_settings{}.value_scale)
        .def_prop_ro(
            "rules", [](const settings& s) { return s.layout.rules(); }, "The rules of the games.")
        .def_prop_ro(
            "layout", [](const settings& s) { return s.layout; }, "The layout of the observations.")
        .def_ro("simulations", &settings::simulations, "The number of simulations of each search.")
        .def_prop_ro(
            "exploration", [](const settings& s) { return s.tree.exploration; },
            "The weight of the priors relative to the values.")
        .def_prop_ro(
            "noise_share", [](const settings& s) { return s.tree.noise_share; },
            "The share of noise in the priors of the root.")
        .def_prop_ro(
            "noise_concentration", [](const settings& s) { return s.tree.noise_concentration; },
            "The sum of the parameters of the Dirichlet distribution of the noise.")
        .def_prop_ro("solver_nodes", &given_nodes,
                     "The node limit of the solver for each leaf, or None for a search without "
                     "proven values.")
        .def_ro("leaves", &settings::leaves,
                "The largest number of leaves of a tree in one call of `evaluate`.")
        .def_prop_ro(
            "gumbel_moves", [](const settings& s) { return s.tree.gumbel_moves; },
            "The number of actions that a Gumbel search considers; 0 for PUCT.")
        .def_prop_ro(
            "gumbel_scale", [](const settings& s) { return s.tree.gumbel_scale; },
            "The factor of the Gumbel numbers.")
        .def_prop_ro(
            "value_scale", [](const settings& s) { return s.tree.value_scale; },
            "The weight of the values in a Gumbel search.")
        .def("__repr__", [](const settings& s) {
            return "TreeSearch('" + text_of(s.layout.rules()) +
                   "', simulations=" + std::to_string(s.simulations) + ')';
        });
    bind_kept_trees(m);
    bind_run(c);
    c.def(
        "keep_trees", [](const settings& s) { return new kept_trees(s); },
        nb::rv_policy::take_ownership,
        "Returns a KeptTrees object, whose method `run` keeps the trees from call to call.");
    bind_pickling(c);
}

}  // namespace inarow::python
