// SPDX-License-Identifier: BSL-1.0
#include "vector_games.hpp"

#include "array_arguments.hpp"
#include "arrays.hpp"
#include "binding.hpp"
#include "failure.hpp"
#include "games_state.hpp"
#include "interruptible.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <new>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <nanobind/ndarray.h>

namespace inarow::python {
namespace {

using namespace nb::literals;

template <class T, std::size_t Dimensions>
using view = nb::ndarray<nb::numpy, const T, nb::ndim<Dimensions>>;
using observation_view = nb::ndarray<nb::numpy, nb::ro>;
using observation_array = nb::ndarray<nb::numpy>;
using action_array = nb::ndarray<nb::numpy, std::int32_t, nb::ndim<1>>;
using return_array = nb::ndarray<nb::numpy, std::int8_t, nb::ndim<1>>;
using flag_argument = nb::ndarray<const bool, nb::ndim<1>, nb::device::cpu, nb::c_contig>;
using optional_flags = std::optional<flag_argument>;

constexpr int no_action = -1;    ///< the action of a finished game
constexpr int not_stepped = -2;  ///< the action of a game that the step leaves unchanged

std::size_t checked_count(const rules& r, const integer& given) {
    constexpr long long max_bytes = 1LL << 46;  // more memory than any machine has
    if (given.value() < 1)
        throw failure("Error", "n", "n must be at least 1, not " + given.text() + '.');
    if (given.value() > max_bytes / (8LL * r.squares()))
        throw failure("Error", "n", "There is no memory for " + given.text() + " games.");
    return static_cast<std::size_t>(given.value());
}

class vector_games {
public:
    vector_games(const rules_argument& r, const integer& count, bool auto_reset, std::uint64_t seed,
                 std::string_view layout)
        : rules_{rules_of(r)},
          layout_(rules_, layout_named(layout)),
          count_{checked_count(rules_, count)},
          auto_reset_{auto_reset},
          buffers_(layout_, count_),
          actions_(count_),
          random_{std::make_unique<solve::simd_xoroshiro>(seed)},
          games_{make_games(layout_, count_, buffers_)} {}
    explicit vector_games(const games_state& s)
        : vector_games(s.rules, s.positions.size(), s.auto_reset, 0, s.layout) {
        for (std::size_t i = 0; i < count_; ++i) set_game(i, s.positions[i]);
        buffers_.rewards = s.rewards;
        buffers_.terminated = s.terminated;
        buffers_.outcomes = s.outcomes;
        *random_ = s.random;
    }
    /// Copies some games. The copies continue with the same random numbers as the original games.
    vector_games(const vector_games& source, std::span<const std::size_t> games)
        : rules_{source.rules_},
          layout_{source.layout_},
          count_{checked_selection(games.size())},
          auto_reset_{source.auto_reset_},
          buffers_(source.buffers_, games),
          actions_(count_),
          random_{std::make_unique<solve::simd_xoroshiro>(*source.random_)},
          games_{copied_games(source.games_, games, buffers_)} {}

    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] const array_layout& layout() const { return layout_; }
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] bool auto_reset() const { return auto_reset_; }
    [[nodiscard]] const step_buffers& buffers() const { return buffers_; }

    [[nodiscard]] std::unique_ptr<vector_games> take(std::span<const std::size_t> games) {
        const exclusive_access access(mutex_);
        return std::make_unique<vector_games>(*this, games);
    }
    [[nodiscard]] std::unique_ptr<vector_games> clone() {
        std::vector<std::size_t> all(count_);
        std::iota(all.begin(), all.end(), std::size_t{0});
        return take(all);
    }

    [[nodiscard]] games_state state() {
        const exclusive_access access(mutex_);
        games_state result{.rules = text_of(rules_),
                           .layout = std::string(layout_names[layout_.kind()]),
                           .auto_reset = auto_reset_,
                           .positions = {},
                           .rewards = buffers_.rewards,
                           .terminated = buffers_.terminated,
                           .outcomes = buffers_.outcomes,
                           .random = *random_};
        result.positions.reserve(count_);
        for (std::size_t i = 0; i < count_; ++i) result.positions.push_back(position_at(i));
        return result;
    }

    /// Steps all games. If an action is refused or the user presses Ctrl-C, steps none of them.
    void step(nb::handle actions, const optional_flags& where, const nb::dict& out) {
        const any_array given = integers_of(actions, "actions", count_);
        require_length(where, "where");
        const output_arrays outputs(out, sources());
        const exclusive_access access(mutex_);
        read_actions(given, where);
        const nb::gil_scoped_release released;
        std::visit([&](auto& games) { step_all(games); }, games_);
        outputs.write();
    }

    action_array random_actions() {
        std::vector<std::int32_t> actions(count_, no_action);
        {
            const exclusive_access access(mutex_);
            in_slices([&](std::size_t i) {
                if (buffers_.over[i] == 0) actions[i] = random_action(i);
            });
        }
        return make_array<action_array>(std::move(actions), std::array{count_});
    }

    void reset(const optional_flags& mask, const nb::dict& out) {
        require_length(mask, "mask");
        const output_arrays outputs(out, sources());
        const exclusive_access access(mutex_);
        const nb::gil_scoped_release released;
        for (std::size_t i = 0; i < count_; ++i)
            if (!mask || (*mask)(i)) reset_game(i);
        outputs.write();
    }

    /// Returns copies of the arrays that a step writes. They are aligned so that JAX can share
    /// their memory.
    nb::dict arrays() {
        const exclusive_access access(mutex_);
        nb::dict result;
        for (const array_source& s : sources()) result[s.name] = aligned_copy(s);
        return result;
    }

    /// Returns the observations from the points of view of the given players.
    observation_array observe(nb::handle players) {
        const any_array viewers = integers_of(players, "players", count_);
        const exclusive_access access(mutex_);
        auto cells = std::make_unique<std::int8_t[]>(buffers_.observations.size());
        std::ranges::copy(buffers_.observations, cells.get());
        with_integers(viewers, [&](const auto* viewer, std::int64_t stride) {
            for (std::size_t i = 0; i < count_; ++i, viewer += stride) {
                if (!std::cmp_equal(*viewer, 0) && !std::cmp_equal(*viewer, 1))
                    refuse_player(*viewer);
                if (!std::cmp_equal(*viewer, buffers_.players[i]))
                    layout_.change_viewer(cells.get() + i * buffers_.observation_size);
            }
        });
        return make_array<observation_array>(std::move(cells), layout_.shape_of(count_),
                                             layout_.dtype());
    }

    [[nodiscard]] position get(const integer& index) {
        const std::size_t i = checked_index(index, count_);
        const exclusive_access access(mutex_);
        return position_at(i);
    }
    void set(const integer& index, const position& p) {
        const std::size_t i = checked_index(index, count_);
        require_rules(p, rules_);
        (void)checked(layout::copy_of(p));  // bitboards support only reachable positions
        const exclusive_access access(mutex_);
        set_game(i, p);
    }

    /// Plays a random game from each position. Returns the returns of the first player.
    return_array playouts(const std::optional<integer>& seed) {
        std::vector<std::int8_t> returns(count_);
        {
            const exclusive_access access(mutex_);
            if (seed) *random_ = solve::simd_xoroshiro(seed_of(*seed));
            std::visit([&](const auto& games) { play_out(games.boards(), returns); }, games_);
        }
        return make_array<return_array>(std::move(returns), std::array{count_});
    }

private:
    /// The capacity up to which a position allocates no memory.
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

    [[nodiscard]] static any_games copied_games(const any_games& source,
                                                std::span<const std::size_t> indices,
                                                step_buffers& buffers) {
        return std::visit(
            [&]<class Games>(const Games& games) {
                return any_games(Games(games, indices, buffers));
            },
            source);
    }
    [[nodiscard]] static std::size_t checked_selection(std::size_t count) {
        if (count == 0) throw failure("Error", "n", "A selection must have at least one game.");
        return count;
    }

    /// Returns the arrays that `out` can name.
    [[nodiscard]] std::array<array_source, 6> sources() const {
        const auto source = [&](const char* name, const auto& values,
                                std::vector<std::size_t> shape, nb::dlpack::dtype dtype) {
            return array_source{name, values.data(), values.size() * sizeof values[0],
                                std::move(shape), dtype};
        };
        const step_buffers& b = buffers_;
        return {source("observations", b.observations, layout_.shape_of(count_), layout_.dtype()),
                source("masks", b.masks, {count_, b.action_count}, nb::dtype<bool>()),
                source("rewards", b.rewards, {count_, 2}, nb::dtype<float>()),
                source("terminated", b.terminated, {count_}, nb::dtype<bool>()),
                source("outcomes", b.outcomes, {count_}, nb::dtype<std::int8_t>()),
                source("players", b.players, {count_}, nb::dtype<std::int8_t>())};
    }

    [[nodiscard]] position position_at(std::size_t i) const {
        return std::visit([&](const auto& games) { return games.boards().position_at(i); }, games_);
    }

    void require_length(const optional_flags& flags, std::string_view what) const {
        if (flags && flags->shape(0) != count_) refuse_length(what, flags->shape(0), count_);
    }
    [[noreturn]] static void refuse_player(const integer& player) {
        throw failure("Error", "players", "The players must be 0 or 1, not " + player.text() + '.');
    }

    /// Visits all games with the GIL released. Checks for signals between slices.
    template <class Visit>
    void in_slices(Visit visit) {
        constexpr std::size_t slice_size = 65'536;
        for (std::size_t begin = 0; begin < count_; begin += slice_size) {
            {
                const nb::gil_scoped_release released;
                const std::size_t end = std::min(begin + slice_size, count_);
                for (std::size_t i = begin; i < end; ++i) visit(i);
            }
            check_signals();
        }
    }

    /// Reads the actions. Refuses them unless all are legal.
    void read_actions(const any_array& actions, const optional_flags& where) {
        with_integers(actions, [&](const auto* values, std::int64_t stride) {
            in_slices([&](std::size_t i) {
                actions_[i] =
                    where && !(*where)(i)
                        ? not_stepped
                        : checked_action(i, values[static_cast<std::int64_t>(i) * stride]);
            });
        });
    }
    template <class T>
    [[nodiscard]] std::int32_t checked_action(std::size_t i, T action) const {
        const bool is_legal =
            buffers_.over[i] != 0 ? std::cmp_equal(action, no_action) : is_masked(i, action);
        if (!is_legal) refuse_step(i, action);
        return static_cast<std::int32_t>(action);
    }
    template <class T>
    [[nodiscard]] bool is_masked(std::size_t i, T action) const {
        return std::cmp_greater_equal(action, 0) && std::cmp_less(action, buffers_.action_count) &&
               buffers_.masks[i * buffers_.action_count + static_cast<std::size_t>(action)] != 0;
    }
    [[noreturn]] void refuse_step(std::size_t i, const integer& action) const {
        const auto refuse_if_illegal = [&] {
            const position p = position_at(i);
            const auto where = p.resolve(move_of(rules_, layout_.to_inarow(action.value())));
            if (!where) refuse_action(p, where.error(), action);
        };
        at_index(i, refuse_if_illegal, "Game");
        throw failure("Error", "internal", "The mask and the rules differ.");
    }

    template <class Games>
    void step_all(Games& games) {
        for (std::size_t i = 0; i < count_; ++i) {
            if (actions_[i] == not_stepped) continue;
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

    void set_game(std::size_t i, const position& p) {
        std::visit([&](auto& games) { games.set(i, p); }, games_);
    }
    void reset_game(std::size_t i) {
        std::visit(
            [&](auto& games) {
                games.reset(i);
                games.clear_result(i);
            },
            games_);
    }

    /// Plays random games in chunks. Checks for signals between chunks.
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
    /// On the heap, because Python's objects do not have the required alignment.
    std::unique_ptr<solve::simd_xoroshiro> random_;
    any_games games_;
    std::timed_mutex mutex_;
};

const vector_games& games_of(nb::handle self) { return nb::cast<const vector_games&>(self); }

observation_view observations(nb::handle self) {
    const vector_games& g = games_of(self);
    const auto shape = g.layout().shape_of(g.count());
    return observation_view(g.buffers().observations.data(), shape.size(), shape.data(), self,
                            nullptr, g.layout().dtype());
}
/// Returns a view of numbers of each game. The view keeps the games alive.
template <auto Values, class T, std::size_t Dimensions>
view<T, Dimensions> view_of(nb::handle self) {
    const vector_games& g = games_of(self);
    const auto& values = g.buffers().*Values;
    const std::size_t shape[] = {g.count(), values.size() / g.count()};
    return view<T, Dimensions>(values.data(), Dimensions, shape, self);
}
constexpr auto* masks = &view_of<&step_buffers::masks, bool, 2>;
constexpr auto* rewards = &view_of<&step_buffers::rewards, float, 2>;
constexpr auto* terminated = &view_of<&step_buffers::terminated, bool, 1>;
constexpr auto* outcomes = &view_of<&step_buffers::outcomes, std::int8_t, 1>;
constexpr auto* players = &view_of<&step_buffers::players, std::int8_t, 1>;

std::tuple<observation_view, view<float, 2>, view<bool, 1>> step(nb::handle self,
                                                                 nb::handle actions,
                                                                 const optional_flags& where) {
    nb::cast<vector_games&>(self).step(actions, where, {});
    return {observations(self), rewards(self), terminated(self)};
}
nb::tuple step_into(nb::handle self, nb::handle actions, const optional_flags& where,
                    const nb::dict& out) {
    nb::cast<vector_games&>(self).step(actions, where, out);
    const auto result = [&](const char* name) -> nb::object {
        return out.contains(name) ? nb::object(out[name]) : nb::getattr(self, name);
    };
    return nb::make_tuple(result("observations"), result("rewards"), result("terminated"));
}

/// Calls `make`. If memory runs out, the MemoryError says for how many games.
template <class Make>
auto with_memory_for(const integer& games, Make make) {
    try {
        return make();
    } catch (const std::bad_alloc&) {
        PyErr_SetString(PyExc_MemoryError,
                        ("There is no memory for " + games.text() + " games.").c_str());
        throw nb::python_error();
    }
}

std::unique_ptr<vector_games> clone(vector_games& g) {
    return with_memory_for(g.count(), [&] { return g.clone(); });
}
std::unique_ptr<vector_games> take(vector_games& g, std::span<const std::size_t> games) {
    return with_memory_for(games.size(), [&] { return g.take(games); });
}

/// Returns the selected games, or one position for an integer of NumPy.
nb::object games_at(vector_games& g, nb::handle selection) {
    if (const auto index = scalar_of(selection)) return nb::cast(g.get(*index));
    return nb::cast(take(g, selection_of(selection, g.count())));
}

void bind_views(nb::class_<vector_games>& c) {
    c.def_prop_ro(
         "observations", &observations, nb::rv_policy::automatic,
         nb::for_getter(nb::sig("def observations(self) -> numpy.typing.NDArray[typing.Any]")),
         "(n, *layout.shape): the observations of the players to move.")
        .def_prop_ro("masks", masks, nb::rv_policy::automatic,
                     "(n, actions), bool: True for each legal action.")
        .def_prop_ro(
            "rewards", rewards, nb::rv_policy::automatic,
            "(n, 2), float32: the rewards of the first and of the second player for the last step.")
        .def_prop_ro("terminated", terminated, nb::rv_policy::automatic,
                     "(n,), bool: whether the last step ended the game.")
        .def_prop_ro("outcomes", outcomes, nb::rv_policy::automatic,
                     "(n,), int8: how the last step ended the game, as a value of Outcome; 0 if "
                     "the game did not end.")
        .def_prop_ro("players", players, nb::rv_policy::automatic,
                     "(n,), int8: the players to move, 0 or 1.");
}

void bind_steps(nb::class_<vector_games>& c) {
    c.def("step", &step, "actions"_a.none(), nb::kw_only(), "where"_a = nb::none(),
          nb::sig("def step(self, actions: numpy.typing.ArrayLike, *, where: "
                  "numpy.typing.NDArray[numpy.bool_] | None = None) -> "
                  "tuple[numpy.typing.NDArray[typing.Any], numpy.typing.NDArray[numpy.float32], "
                  "numpy.typing.NDArray[numpy.bool_]]"),
          R"(Makes one move in each game; returns (observations, rewards, terminated).

If one of the actions is illegal, no game changes. `actions` are n integers: an array, a list or
another sequence. `where` is a bool array of shape (n,); the step skips the games for which `where`
is False [default: the step skips no game]. `out` is a dict of your own arrays by name, such as
{"observations": a, "masks": b}. The step writes the arrays with these names into your arrays, and
returns your arrays instead of the views. Your arrays must be writable, be on the CPU, and have the
same shape and dtype as the views.)")
        .def("step", &step_into, "actions"_a.none(), nb::kw_only(), "where"_a = nb::none(), "out"_a,
             nb::sig("def step(self, actions: numpy.typing.ArrayLike, *, where: "
                     "numpy.typing.NDArray[numpy.bool_] | "
                     "None = None, out: collections.abc.Mapping[str, typing.Any]) -> "
                     "tuple[typing.Any, typing.Any, typing.Any]"))
        .def("arrays", &vector_games::arrays,
             nb::sig("def arrays(self) -> dict[str, numpy.typing.NDArray[typing.Any]]"),
             "A dict of new arrays with the contents of the views. Use these arrays for `out`, and "
             "with libraries such as JAX, which share only memory that is writable and aligned to "
             "64 bytes.")
        .def("random_actions", &vector_games::random_actions,
             "A uniformly random legal action for each game, as an int32 array of shape (n,); -1 "
             "for a finished game.")
        .def("reset", &vector_games::reset, "mask"_a = nb::none(), nb::kw_only(),
             "out"_a = nb::dict(),
             nb::sig("def reset(self, mask: numpy.typing.NDArray[numpy.bool_] | None = None, *, "
                     "out: collections.abc.Mapping[str, typing.Any] = {}) -> None"),
             "Resets games to the empty board. `mask` is a bool array of shape (n,), and only the "
             "games for which `mask` is True are reset [default: all games]. `out` has the same "
             "meaning as for `step`.")
        .def("observe", &vector_games::observe, "players"_a.none(),
             nb::sig("def observe(self, players: numpy.typing.ArrayLike) -> "
                     "numpy.typing.NDArray[typing.Any]"),
             "The observations from the point of view of the given players, as a new array of "
             "shape (n, *layout.shape). `players` are n integers, 0 or 1.")
        .def("playouts", &vector_games::playouts, "seed"_a = nb::none(),
             "Plays a random game to its end from each position. The result is the return of the "
             "first player in each game, as an int8 array of shape (n,). The games themselves do "
             "not change. `seed` restarts the random numbers [default: the random numbers "
             "continue].");
}

nb::dict state(vector_games& g) { return dict_of(g.state()); }

void bind_copies(nb::class_<vector_games>& c) {
    c.def("clone", &clone,
          "An independent copy, which continues with the same random numbers as the original.")
        .def("__copy__", &clone)
        .def(
            "__deepcopy__", [](vector_games& g, nb::handle) { return clone(g); }, "memo"_a)
        .def(
            "take",
            [](vector_games& g, nb::handle indices) {
                return take(g, indices_of(indices, g.count()));
            },
            "indices"_a.none(),
            nb::sig("def take(self, indices: collections.abc.Sequence[typing.SupportsIndex] | "
                    "numpy.typing.NDArray[numpy.integer[typing.Any]]) -> VectorGames"),
            "Copies of some games as a new VectorGames, which continues with the same random "
            "numbers as the original. An index may occur several times.")
        .def("state", &state, nb::sig("def state(self) -> dict[str, typing.Any]"),
             "The games, the results of the last step and the state of the random number "
             "generator, as a dict of texts and new arrays.")
        .def_static(
            "from_state",
            [](const nb::dict& state) {
                return std::make_unique<vector_games>(games_state_of(state));
            },
            "state"_a, nb::sig("def from_state(state: dict[str, typing.Any]) -> VectorGames"),
            "The games whose `state()` is given. These games continue in the same way as the "
            "original games. A position that legal moves cannot reach is refused.")
        .def("__getstate__", &state, nb::sig("def __getstate__(self) -> dict[str, typing.Any]"))
        .def(
            "__setstate__",
            [](vector_games* self, const nb::dict& state) {
                new (self) vector_games(games_state_of(state));
            },
            nb::sig("def __setstate__(self, state: dict[str, typing.Any]) -> None"));
}

}  // namespace

void bind_vector_games(nb::module_& m) {
    nb::class_<vector_games> c(
        m, "VectorGames", R"(Many games with the same rules. A step makes one move in each game.

The array properties, such as `observations`, are views of memory that each step overwrites. With
`auto_reset`, a game that ends restarts in the same step. Without `auto_reset`, a finished game
stays finished, and its action must be -1. `layout` is the name of a Layout, which defines
observations, masks and actions.)");
    c.def(
         "__init__",
         [](vector_games* self, const rules_argument& r, const integer& n, bool auto_reset,
            const integer& seed, std::string_view layout) {
             with_memory_for(
                 n, [&] { new (self) vector_games(r, n, auto_reset, seed_of(seed), layout); });
         },
         "rules"_a, "n"_a, nb::kw_only(), "auto_reset"_a = true, "seed"_a = 0,
         "layout"_a = "inarow")
        .def_prop_ro("rules", &vector_games::rules, "The rules of the games.")
        .def_prop_ro("layout", &vector_games::layout, nb::rv_policy::copy,
                     "The layout of the observations and actions.")
        .def_prop_ro("auto_reset", &vector_games::auto_reset,
                     "Whether a game that ends restarts in the same step.")
        .def("__len__", &vector_games::count)
        .def("__getitem__", &vector_games::get, "index"_a,
             nb::sig("def __getitem__(self, index: int | numpy.integer[typing.Any]) -> Position"))
        .def("__getitem__", &games_at, "selection"_a.none(),
             nb::sig("def __getitem__(self, selection: slice | "
                     "collections.abc.Sequence[typing.SupportsIndex] | "
                     "numpy.typing.NDArray[typing.Any]) -> VectorGames"),
             "Copies of the games that a slice, a mask or integers select, as a new VectorGames; "
             "see `take`.")
        .def(
            "__iter__",
            [](nb::handle self) { return nb::steal<nb::iterator>(PySeqIter_New(self.ptr())); },
            nb::sig("def __iter__(self) -> collections.abc.Iterator[Position]"))
        .def("__setitem__", &vector_games::set, "index"_a, "position"_a)
        .def("__repr__", [](const vector_games& g) {
            return "VectorGames('" + text_of(g.rules()) + "', " + std::to_string(g.count()) + ')';
        });
    bind_views(c);
    bind_steps(c);
    bind_copies(c);
}

}  // namespace inarow::python
