# SPDX-License-Identifier: BSL-1.0
"""TreeSearch: what it asks the evaluation, what it refuses, and what it finds."""

import copy
import importlib.util
import pickle
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import LAYOUTS, LONG, ROOT, in_threads

import inarow
import inarow.bench
from inarow import Game, Layout, Position, Solver, TreeSearch, VectorGames

EXAMPLE = ROOT / "examples" / "python" / "alphazero.py"


def uniform(observations, masks):
    return masks.astype(np.float32), np.zeros(len(masks), np.float32)


def hashed(observations, masks):
    """As arbitrary as a network before it is trained."""
    cells = observations.reshape(len(observations), -1).astype(np.int64)
    numbers = cells @ (np.arange(cells.shape[1]) ** 2 + 7) * 7919 % 1009
    priors = (numbers[:, None] * (np.arange(masks.shape[1]) + 3)) % 101 + 1.0
    return priors, numbers / 504.5 - 1


def test_visits_sum_to_simulations_and_are_of_legal_actions():
    games = VectorGames("connect-four", 20, seed=1)
    for _ in range(9):
        games.step(games.random_actions())
    visits, values = TreeSearch("connect-four", simulations=60).run(games, hashed)
    assert visits.shape == (20, 7) and visits.dtype == np.int32
    assert values.shape == (20,) and values.dtype == np.float32
    assert (visits.sum(axis=1) == 60).all() and not visits[~games.masks].any()
    assert (abs(values) <= 1).all()


def test_one_call_evaluates_a_leaf_of_each_tree():
    batches = []

    def evaluate(observations, masks):
        batches.append((observations, masks))
        return uniform(observations, masks)

    roots = [
        Position("connect-four"),
        Game("connect-four", "443").position,
        Game("connect-four", "1"),
    ]
    TreeSearch("connect-four", simulations=5).run(roots, evaluate)
    assert len(batches) == 6 and all(len(masks) == 3 for _, masks in batches)
    observations, masks = batches[0]  # the roots; the arrays are not overwritten
    layout = Layout("connect-four", "inarow")
    assert (observations[1] == layout.observation(roots[1])).all() and masks.dtype == bool
    assert (batches[1][0].sum(axis=(1, 2, 3)) == [1, 4, 2]).all()


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_layout_gives_the_same_search(name):
    rules, layout = "4x3/3", Layout("4x3/3", name)
    seen = []

    def evaluate(observations, masks):
        seen.append(observations)
        return uniform(observations, masks)

    root = Position(rules).child(1)
    visits, values = TreeSearch(rules, simulations=40, layout=name).run([root], evaluate)
    expected, expected_values = TreeSearch(rules, simulations=40).run([root], uniform)
    # Ties go to the first square, whatever the layout calls it.
    order = [layout.from_inarow(action) for action in range(12)]
    assert visits[0, order].tolist() == expected[0].tolist() and values == expected_values
    assert seen[0].shape == (1, *layout.shape) and seen[0].dtype == layout.dtype
    assert (seen[0][0] == layout.observation(root)).all()


def test_finished_positions_have_exact_values_and_are_not_evaluated():
    def refuse(observations, masks):
        raise AssertionError("nothing is left to evaluate")

    lost = Position("3x1/1").child(0)
    won = Position("3x1/1/misere").child(0)
    drawn = Position("1x1/2").child(0)
    for position, value in ((lost, -1), (won, 1), (drawn, 0)):
        visits, values = TreeSearch(position.rules, simulations=9).run([position], refuse)
        assert not visits.any() and values.tolist() == [value]
    mixed = [Position("3x1/1"), lost]
    visits, values = TreeSearch("3x1/1", simulations=9).run(mixed, uniform)
    assert visits.sum(axis=1).tolist() == [9, 0] and values[0] == pytest.approx(0.9)


def test_results_unpack_as_visits_and_values():
    roots = [Position("connect-four"), Game("connect-four", "4 1 4 1 4").position]
    result = TreeSearch("connect-four", simulations=60).run(roots, hashed)
    visits, values = result
    assert visits is result.visits and values is result.values
    assert len(result) == 2 and result[0] is visits and result[-1] is values
    with pytest.raises(IndexError):
        result[2]
    assert (result.best == visits.argmax(axis=1)).all() and result.best.dtype == np.int64
    assert [variation[0] for variation in result.variations] == result.best.tolist()
    # The value of a position is the mean of its own evaluation and of the simulations after it.
    layout = Layout("connect-four", "inarow")
    _, own = hashed(np.stack([layout.observation(p) for p in roots]), np.ones((2, 7), bool))
    assert result.q_values.shape == (2, 7) and result.q_values.dtype == np.float32
    mean = (own + (visits * result.q_values).sum(axis=1)) / 61
    assert values == pytest.approx(mean, abs=1e-6) and not result.q_values[visits == 0].any()


@pytest.mark.parametrize("name", LAYOUTS)
def test_variations_can_be_played(name):
    layout = Layout("4x3/3", name)
    result = TreeSearch("4x3/3", simulations=300, layout=name).run([Position("4x3/3")], hashed)
    position = Position("4x3/3")
    for action in result.variations[0]:
        position = layout.child(position, action)
    assert len(result.variations[0]) > 2
    finished = TreeSearch("3x1/1").run([Position("3x1/1").child(0)], uniform)
    assert finished.best.tolist() == [-1] and finished.variations == [[]]


@pytest.mark.parametrize("rules", ["4x3/3", "4x4/3/drop", "4x4/3/drop/misere", "3x3/3"])
@pytest.mark.parametrize("nodes", [0, 30, 10**6])
def test_proven_values_are_exact(rules, nodes):
    solver = Solver()
    games = VectorGames(rules, 20, seed=5, auto_reset=False)
    for _ in range(5):
        games.step(games.random_actions(), where=~games.terminated)
    result = TreeSearch(rules, simulations=300, solver_nodes=nodes).run(games, hashed)
    assert result.proven.any() and not result.proven[~games.masks].any()
    for i, position in enumerate(games):
        if position.is_terminal():
            continue
        exact = {a: np.sign(score) for a, score in solver.move_scores(position).items()}
        for action in np.flatnonzero(result.proven[i]):
            assert result.q_values[i, action] == exact[int(action)]
        if result.visits[i].sum() < 300:  # it has stopped
            assert result.values[i] == max(exact.values()) == exact[result.best[i]]
    if nodes == 10**6:  # every move is proven at its first visit, and the search stops
        assert result.visits.sum(axis=1).max() < 30


def test_without_solver_nodes_nothing_is_proven():
    root = Game("connect-four", "4 1 4 1 4 1").position
    plain = TreeSearch("connect-four", simulations=50).run([root], uniform)
    assert not plain.proven.any() and plain.visits.sum() == 50
    proven = TreeSearch("connect-four", simulations=50, solver_nodes=0).run([root], uniform)
    assert proven.best[0] == 3 and proven.proven[0, 3] and proven.values[0] == 1
    assert proven.visits.sum() < 50


@pytest.mark.parametrize("leaves", [2, 16])
def test_several_leaves_of_a_tree_are_one_call(leaves):
    rows = []

    def evaluate(observations, masks):
        rows.append(len(masks))
        return hashed(observations, masks)

    roots = [Position("connect-four"), Game("connect-four", "443").position]
    search = TreeSearch("connect-four", simulations=200, leaves=leaves)
    result = search.run(roots, evaluate)
    assert result.visits.sum(axis=1).tolist() == [200, 200]
    assert rows[0] == 2 and max(rows) == 2 * leaves  # the first call evaluates the roots
    assert len(rows) < 1.5 * 200 / leaves + 10
    alone = [search.run([root], hashed) for root in roots]
    assert [row.tolist() for row in result.visits] == [one.visits[0].tolist() for one in alone]


def test_several_leaves_find_the_same_moves():
    for moves, action in (("4 1 4 1 4 1", 3), ("4 1 4 1 4", 3)):
        for nodes in (None, 0, 50):
            search = TreeSearch("connect-four", simulations=400, leaves=8, solver_nodes=nodes)
            assert search.run([Game("connect-four", moves)], uniform).best[0] == action


@pytest.mark.parametrize("rules", ["connect-four", "9x9/5", "4x3/3"])
def test_kept_trees_continue(rules):
    search = TreeSearch(rules, simulations=50)
    roots = [Position(rules), Position(rules).child(2)]
    trees = search.keep_trees()
    first = trees.run(roots, hashed)
    assert (first.visits == search.run(roots, hashed).visits).all()
    again = trees.run(roots, hashed)
    double = TreeSearch(rules, simulations=100).run(roots, hashed)
    assert (again.visits == double.visits).all() and (again.values == double.values).all()
    # One move in the first game, two in the second.
    after = [roots[0].child(again.best[0])]
    kept = [again.visits[0].max() - 1]
    after.append(roots[1].child(again.best[1]).child(again.variations[1][1]))
    third = trees.run(after, hashed)
    assert third.visits[0].sum() == kept[0] + 50 and third.visits[1].sum() > 50
    # Other positions begin anew: another game, or one that is three moves further.
    later = after[0]
    for action in third.variations[0][:3]:
        later = later.child(action)
    fresh = trees.run([later, Position(rules)], hashed)
    assert (fresh.visits == search.run([later, Position(rules)], hashed).visits).all()
    assert trees.run([later], hashed).visits.sum() == 100
    assert len(trees.run([], hashed).visits) == 0


def test_kept_trees_follow_games_that_end_and_begin():
    trees = TreeSearch("4x4/3/drop", simulations=30, solver_nodes=20).keep_trees()
    games = VectorGames("4x4/3/drop", 16, seed=3)
    ended = 0
    for _ in range(20):
        result = trees.run(games, uniform)
        assert not result.visits[~games.masks].any() and games.masks[range(16), result.best].all()
        games.step(result.best)
        ended += games.terminated.sum()
    assert ended > 20


def test_kept_trees_after_an_exception_are_new():
    search = TreeSearch("connect-four", simulations=20)
    trees, roots = search.keep_trees(), [Position("connect-four")]
    trees.run(roots, hashed)
    with pytest.raises(ZeroDivisionError):
        trees.run(roots, lambda observations, masks: 1 / 0)
    assert trees.run(roots, hashed).visits.sum() == 20

    def nested(observations, masks):
        with pytest.raises(RuntimeError, match="searched already"):
            trees.run(roots, hashed)
        return hashed(observations, masks)

    assert trees.run(roots, nested).visits.sum() == 40


def paper_policy(priors, value, visits, q_values, value_scale):
    """The improved policy of the paper: softmax(logits + sigma(completedQ))."""
    visited = visits > 0
    prior = np.where(visited, priors, 0)
    mixed = (value + visits.sum() * (prior * q_values).sum() / prior.sum()) / (1 + visits.sum())
    completed = (np.where(visited, q_values, mixed) + 1) / 2
    logits = np.log(priors) + (50 + visits.max()) * value_scale * completed
    weights = np.exp(logits - logits.max())
    return weights / weights.sum()


@pytest.mark.parametrize("value_scale", [0.1, 1.0])
def test_gumbel_search_halves_the_actions_and_improves_the_policy(value_scale):
    root = Position("connect-four")
    search = TreeSearch(
        "connect-four", simulations=32, gumbel_moves=4, value_scale=value_scale, leaves=4
    )
    observations = Layout("connect-four", "inarow").observation(root)[None]
    priors, values = hashed(observations, np.ones((1, 7), bool))
    chosen = set()
    for seed in range(20):
        result = search.run([root], hashed, seed=seed)
        visits = result.visits[0]
        assert sorted(visits) == [0, 0, 0, 4, 4, 12, 12]
        assert visits[result.best[0]] == 12
        expected = paper_policy(
            priors[0] / priors.sum(), values[0], visits, result.q_values[0], value_scale
        )
        assert result.policies[0] == pytest.approx(expected, abs=1e-5)
        chosen.add(int(result.best[0]))
    without_chance = TreeSearch("connect-four", simulations=32, gumbel_moves=4, gumbel_scale=0)
    runs = [without_chance.run([root], hashed, seed=seed).visits.tolist() for seed in range(5)]
    assert all(run == runs[0] for run in runs) and len(chosen) > 1


@pytest.mark.parametrize("settings", [{}, {"gumbel_moves": 8}, {"gumbel_moves": 8, "leaves": 4}])
def test_policies_are_probabilities_of_legal_actions(settings):
    games = VectorGames("4x4/3/drop", 16, seed=9, auto_reset=False)
    for _ in range(7):
        games.step(games.random_actions(), where=~games.terminated)
    for nodes in (None, 0, 100):
        search = TreeSearch("4x4/3/drop", simulations=24, solver_nodes=nodes, **settings)
        result = search.run(games, hashed)
        assert not result.policies[~games.masks].any() and (result.policies >= 0).all()
        assert result.policies.dtype == np.float32
        assert result.policies.sum(axis=1) == pytest.approx((~games.terminated).astype(float))
        wins = result.proven & (result.q_values == 1)
        assert (result.policies[wins.any(axis=1)][~wins[wins.any(axis=1)]] == 0).all()


def test_no_positions_are_no_work():
    visits, values = TreeSearch("tic-tac-toe").run([], uniform)
    assert visits.shape == (0, 9) and values.shape == (0,)


@pytest.mark.parametrize("rules", ["connect-four", "5x5/4/drop/misere", "tic-tac-toe", "9x9/5"])
def test_trees_do_not_depend_on_each_other(rules):
    positions = [Position(rules)]
    for action in (3, 2, 1, 4):
        positions.append(positions[-1].child(action))
    search = TreeSearch(rules, simulations=50)
    visits, values = search.run(positions, hashed)
    for position, row, value in zip(positions, visits, values):
        alone = search.run([position], hashed)
        assert (alone[0][0] == row).all() and alone[1][0] == value


def test_the_noise_is_that_of_the_seed():
    positions = [Position("connect-four")] * 3
    noisy = TreeSearch("connect-four", simulations=50, noise_share=0.5)
    first = noisy.run(positions, uniform, seed=1)[0]
    assert (noisy.run(positions, uniform, seed=1)[0] == first).all()
    assert (noisy.run(positions, uniform, seed=2)[0] != first).any()
    assert (first[0] != first[1]).any()  # each tree has its own
    plain = TreeSearch("connect-four", simulations=50).run(positions, uniform, seed=1)[0]
    assert (plain[0] == plain[1]).all()


@given(st.lists(st.integers(0, 3), max_size=10))
def test_wins_in_1_are_found(actions):
    game = Game("4x4/3/drop")
    for action in actions:
        if action in game.legal_actions():
            game.apply_action(action)
    wins = [a for a in game.legal_actions() if game.child(a).returns()[game.current_player()] == 1]
    if wins:
        visits, values = TreeSearch("4x4/3/drop", simulations=200).run([game], uniform)
        assert visits[0].argmax() in wins and values[0] > 0


def test_with_exact_values_it_plays_perfectly():
    solver, rules = Solver(), "4x4/3/drop"
    layout = Layout(rules, "inarow")

    def exact(observations, masks):
        boards = np.zeros((len(observations), 4, 4), np.int8)
        movers = observations.sum(axis=(1, 2, 3)) % 2
        for i, mover in enumerate(movers):
            boards[i] = observations[i, 0] * (1 + mover) + observations[i, 1] * (2 - mover)
        return masks.astype(float), np.sign(solver.scores(boards, rules=rules))

    position = Position(rules)
    while not position.is_terminal():
        visits, _ = TreeSearch(rules, simulations=100).run([position], exact)
        best = solver.move_scores(position)
        assert np.sign(best[visits[0].argmax()]) == np.sign(max(best.values()))
        position = layout.child(position, int(visits[0].argmax()))


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ({"simulations": 0}, "simulations must be 1 to 1000000, not 0"),
        ({"simulations": 10**9}, "not 1000000000"),
        ({"exploration": -1.0}, "exploration must be a number of at least 0, not -1.0"),
        ({"exploration": float("nan")}, "not nan"),
        ({"noise_share": 1.5}, "noise_share must be from 0 to 1, not 1.5"),
        ({"noise_concentration": 0.0}, "noise_concentration must be a number greater than 0"),
        ({"layout": "gym"}, "layout"),
        ({"gumbel_moves": -1}, "gumbel_moves must be 0 to 1000000, not -1"),
        ({"gumbel_scale": -0.5}, "gumbel_scale must be a number of at least 0, not -0.5"),
        ({"value_scale": 0.0}, "value_scale must be a number greater than 0, not 0.0"),
        ({"leaves": 0}, "leaves must be 1 to 1024, not 0"),
        ({"solver_nodes": -1}, "solver_nodes must be 0 to 1000000000, not -1"),
    ],
)
def test_refused_settings(arguments, part):
    with pytest.raises(inarow.Error, match=part):
        TreeSearch("tic-tac-toe", **arguments)


def spoilt(name, change):
    def evaluate(observations, masks):
        answer = dict(zip(("priors", "values"), uniform(observations, masks)))
        answer[name] = change(answer[name])
        return answer["priors"], answer["values"]

    return evaluate


def with_number(index, number):
    def change(array):
        array[index] = number
        return array

    return change


@pytest.mark.parametrize(
    ("evaluate", "part"),
    [
        (spoilt("priors", lambda a: a[:, :-1]), r"priors .* shape \(2, 9\), not \(2, 8\)"),
        (spoilt("priors", lambda a: a[0]), r"shape \(2, 9\), not \(9,\)"),
        (spoilt("values", lambda a: a[:, None]), r"values .* shape \(2,\), not \(2, 1\)"),
        (spoilt("values", lambda a: 0), r"shape \(2,\), not \(\)"),
        (
            spoilt("values", with_number(1, np.nan)),
            r"from -1, a loss, to 1, a win, not nan .*row 1",
        ),
        (spoilt("values", with_number(0, 1.5)), "not 1.5"),
        (spoilt("priors", with_number((1, 4), np.nan)), "softmax of logits, not nan .*row 1"),
        (spoilt("priors", with_number((0, 0), -0.5)), "not -0.5"),
        (spoilt("priors", with_number((0, 0), np.inf)), "not inf"),
    ],
)
def test_refused_evaluations(evaluate, part):
    with pytest.raises(inarow.Error, match=part):
        TreeSearch("tic-tac-toe").run([Position("tic-tac-toe")] * 2, evaluate)


def test_other_refused_arguments():
    search, start = TreeSearch("tic-tac-toe"), Position("tic-tac-toe")
    for answer in (None, 1, (1,), np.zeros((2, 9))):
        with pytest.raises(TypeError, match="two arrays"):
            search.run([start], lambda observations, masks, answer=answer: answer)
    with pytest.raises(TypeError, match="function"):
        search.run([start], "evaluate")
    with pytest.raises(inarow.IllegalRules, match="Position 1"):
        search.run([start, Position("4x4/4")], uniform)
    with pytest.raises(TypeError):
        search.run(3, uniform)
    with pytest.raises(KeyError):  # the exception of the evaluation itself
        search.run([start], lambda observations, masks: {}["weights"])


def test_priors_of_illegal_actions_are_ignored():
    root = Position("tic-tac-toe").child(4)

    def careless(observations, masks):
        return np.where(masks, 1.0, np.nan), [0] * len(masks)

    search = TreeSearch("tic-tac-toe", simulations=30)
    assert (search.run([root], careless)[0] == search.run([root], uniform)[0]).all()


def test_an_evaluation_may_search_and_threads_may_share():
    search = TreeSearch("tic-tac-toe", simulations=20)
    expected = search.run([Position("tic-tac-toe")], uniform)[0]

    def nested(observations, masks):
        assert (search.run([Position("tic-tac-toe")], uniform)[0] == expected).all()
        return uniform(observations, masks)

    results = []
    in_threads(4, lambda _: results.append(search.run([Position("tic-tac-toe")], nested)[0]))
    assert len(results) == 4 and all((result == expected).all() for result in results)


def test_its_settings_can_be_read():
    search = TreeSearch(
        "connect-four",
        simulations=7,
        noise_share=0.25,
        layout="pgx",
        solver_nodes=0,
        leaves=3,
        gumbel_moves=5,
        value_scale=0.5,
    )
    assert (search.simulations, search.noise_share, search.exploration) == (7, 0.25, 2)
    assert search.layout == Layout("connect-four", "pgx") and search.noise_concentration == 10
    again = pickle.loads(pickle.dumps(search))
    assert (again.layout, again.noise_share) == (search.layout, 0.25)
    assert (
        again.leaves == 3
        and again.solver_nodes == 0
        and TreeSearch("connect-four").solver_nodes is None
    )
    start = [Position("connect-four")]
    visits = search.run(start, uniform, seed=3)[0]
    assert (again.run(start, uniform, seed=3)[0] == visits).all()
    assert (copy.deepcopy(search).run(start, uniform, seed=3)[0] == visits).all()
    assert repr(search) == f"TreeSearch('{search.rules}', simulations=7)"


@pytest.mark.skipif(
    not LONG or importlib.util.find_spec("torch") is None,
    reason="takes a minute, and torch: INAROW_LONG=1",
)
def test_the_example_learns(tmp_path):
    arguments = ["4x4/3/drop", "--positions", "2000", "--simulations", "20", "--games", "64"]
    arguments += ["--minutes", "1", "--checkpoint", str(tmp_path / "checkpoint.pt")]
    arguments += ["--network", str(tmp_path / "network.npz")]
    command = [sys.executable, str(EXAMPLE), *arguments]
    subprocess.run(command, check=True, cwd=tmp_path)
    text = subprocess.run(command, check=True, cwd=tmp_path, capture_output=True, text=True).stdout
    assert not text  # it is continued, and the minutes are over
    import torch

    curve = torch.load(tmp_path / "checkpoint.pt", weights_only=True)["curve"]
    assert max(point["with search: no mistake"] for point in curve[1:]) >= 90
    assert curve[-1]["network alone: best moves"] > curve[0]["network alone: best moves"]

    network = inarow.bench.baseline(f"network:{tmp_path / 'network.npz'}")
    total = inarow.bench.play(network, "4x4/3/drop", games=8, seed=0).rows()[-1]
    share = 100 * total["best"] / total["moves"]  # also with mirrored boards, and in half precision
    assert abs(share - curve[-1]["network alone: best moves"]) < 10
