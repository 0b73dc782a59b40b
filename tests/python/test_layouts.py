# SPDX-License-Identifier: BSL-1.0
"""Layouts agree with their packages, ply by ply in the same random games."""

import pickle
import warnings
from types import SimpleNamespace

import numpy as np
import pytest
from support import LAYOUTS, LONG

import inarow
from inarow import Game, Layout, Player, Position, VectorGames

GAMES = 10_000 if LONG else 1_000


def random_games(rules, name, count=GAMES):
    """Random games, played together: before each ply the observations, the masks and the actions;
    at the ends the same, with action -1 for finished games; and the returns."""
    games = VectorGames(rules, count, auto_reset=False, seed=11, layout=name)
    plies, returns = [], np.zeros((count, 2))
    while True:
        actions = games.random_actions()
        plies.append((games.observations.copy(), games.masks.copy(), actions))
        if (actions == -1).all():
            return plies, returns
        returns += games.step(actions)[1]


def plies_of_game(plies, i):
    """(observation, mask, action) before each ply of one of the games, and at its end."""
    for observations, masks, actions in plies:
        yield observations[i], masks[i], int(actions[i])
        if actions[i] == -1:
            return


@pytest.mark.parametrize(
    ("game", "parameters", "rules"),
    [
        ("connect_four", {}, "connect-four"),
        ("connect_four", {"rows": 4, "columns": 5, "x_in_row": 3}, "5x4/3/drop"),
        ("tic_tac_toe", {}, "tic-tac-toe"),
        ("mnk", {"m": 5, "n": 4, "k": 3}, "5x4/3"),
        ("mnk", {"m": 4, "n": 5, "k": 4}, "4x5/4"),
    ],
)
def test_open_spiel(game, parameters, rules):
    pyspiel = pytest.importorskip("pyspiel")
    original = pyspiel.load_game(game, parameters)
    plies, returns = random_games(rules, "open_spiel")
    layout = Layout(rules, "open_spiel")
    assert list(layout.shape) == original.observation_tensor_shape()
    assert layout.num_distinct_actions == original.num_distinct_actions()
    for i in range(GAMES):
        state = original.new_initial_state()
        for ply, (observation, mask, action) in enumerate(plies_of_game(plies, i)):
            assert np.flatnonzero(mask).tolist() == state.legal_actions()
            tensor = np.array(state.observation_tensor(ply % 2)).reshape(layout.shape)
            assert (observation == tensor).all()
            if action != -1:
                state.apply_action(action)
        assert state.is_terminal() and state.returns() == returns[i].tolist()


@pytest.mark.parametrize(
    ("game", "rules"), [("connect_four_v3", "connect-four"), ("tictactoe_v3", "tic-tac-toe")]
)
def test_pettingzoo(game, rules):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of packages that pygame uses
        classic = pytest.importorskip("pettingzoo.classic")
        environment = getattr(classic, game).raw_env()
    plies, returns = random_games(rules, "pettingzoo")
    agents = environment.possible_agents
    layout = Layout(rules, "pettingzoo")
    assert environment.observation_space(agents[0])["observation"].shape == layout.shape
    for i in range(GAMES):
        environment.reset()
        for observation, mask, action in plies_of_game(plies, i):
            original, _, terminated, truncated, _ = environment.last()
            assert (original["observation"] == observation).all()
            assert terminated == (action == -1) and not truncated
            if not terminated:  # its masks of finished games are undefined
                assert (original["action_mask"] == mask).all()
                environment.step(action)
        assert [environment.rewards[agent] for agent in agents] == returns[i].tolist()


@pytest.mark.parametrize(
    ("game", "rules"), [("connect_four", "connect-four"), ("tic_tac_toe", "tic-tac-toe")]
)
def test_pgx(game, rules):
    pgx = pytest.importorskip("pgx")
    jax = pytest.importorskip("jax")
    environment = pgx.make(game)
    step = jax.jit(jax.vmap(environment.step))
    state = jax.vmap(environment.init)(jax.random.split(jax.random.PRNGKey(1), GAMES))
    starts = np.array(state.current_player)  # random: the number of the player who starts
    plies, returns = random_games(rules, "pgx")
    rewards = np.zeros((GAMES, 2))
    for observations, masks, actions in plies:
        assert (np.array(state.terminated) == (actions == -1)).all()
        assert (np.array(state.observation) == observations).all()
        assert (np.array(state.legal_action_mask) == masks).all()
        rewards += np.array(state.rewards)
        state = step(state, np.maximum(actions, 0))  # finished games do not change
    flipped = np.where(starts[:, None] == 0, rewards, rewards[:, ::-1])
    assert (flipped == returns).all()


@pytest.mark.parametrize(("columns", "rows", "run"), [(7, 6, 4), (5, 4, 3)])
def test_kaggle(connectx, columns, rows, run):
    rules = f"{columns}x{rows}/{run}/drop"
    plies, returns = random_games(rules, "kaggle")
    configuration = SimpleNamespace(columns=columns, rows=rows, inarow=run)
    for i in range(GAMES):
        state = [
            SimpleNamespace(
                status=status, reward=0, action=0, observation=SimpleNamespace(mark=mark, board=[])
            )
            for mark, status in ((1, "ACTIVE"), (2, "INACTIVE"))
        ]
        environment = SimpleNamespace(configuration=configuration, done=True)
        connectx.interpreter(state, environment)  # creates the board
        environment.done = False
        for ply, (observation, mask, action) in enumerate(plies_of_game(plies, i)):
            board = state[0].observation.board
            assert observation.tolist() == board
            active = [agent.observation.mark for agent in state if agent.status == "ACTIVE"]
            assert active == ([] if action == -1 else [1 + ply % 2])
            if action != -1:
                assert (
                    mask == [board[column] == connectx.EMPTY for column in range(columns)]
                ).all()
                state[ply % 2].action = action
                connectx.interpreter(state, environment)
        assert [agent.status for agent in state] == ["DONE", "DONE"]
        assert [agent.reward for agent in state] == returns[i].tolist()


@pytest.mark.parametrize("name", LAYOUTS)
@pytest.mark.parametrize(
    "rules",
    [
        "connect-four",
        "4x3/3",
        "3x5/4/drop/second",
        "8x8/5",
        "9x9/4/second",
        "5x4/3/exactly",
        "4x4/3/drop/misere/second",
    ],
)
def test_layout_and_vector_games_agree(rules, name):
    games = VectorGames(rules, 20, auto_reset=False, seed=2, layout=name)
    layout = games.layout
    assert layout == Layout(rules, name) and games.observations.shape == (20, *layout.shape)
    for _ in range(layout.rules.squares + 1):
        assert layout.positions(games.observations) == [games[i] for i in range(20)]
        for i in range(20):
            position = games[i]
            assert (layout.observation(position) == games.observations[i]).all()
            assert layout.observation(position).dtype == games.observations.dtype == layout.dtype
            assert (layout.mask(position) == games.masks[i]).all()
        before, actions = [games[i] for i in range(20)], games.random_actions()
        games.step(actions)
        for i in np.flatnonzero(actions >= 0):
            assert layout.child(before[i], actions[i]) == games[i]
            ours = layout.to_inarow(actions[i])
            assert before[i].child(ours) == games[i] and layout.from_inarow(ours) == actions[i]
    assert games.terminated.all()
    again = VectorGames(rules, 1, layout=name)
    again[0] = before[3]
    assert (again.observations[0] == games.observations[3]).all()


def test_player_0_starts():
    for name in LAYOUTS:
        layout, other = Layout("3x3/3/second", name), Layout("3x3/3", name)
        position, other_position = Position("3x3/3/second"), Position("3x3/3")
        assert layout.current_player(position) == other.current_player(other_position) == 0
        for action in (0, 3, 1, 4, 2):
            position = layout.child(position, action)
            other_position = other.child(other_position, action)
            assert (layout.observation(position) == other.observation(other_position)).all()
        assert layout.current_player(position) == -4
        assert layout.returns(position) == other.returns(other_position) == [1.0, -1.0]
        assert position.returns() == [-1.0, 1.0]


def test_a_viewer_sees_its_own_stones_first():
    position = Position("connect-four").child(3)
    for name, own in (("inarow", [0, 5, 3]), ("pettingzoo", [5, 3, 0]), ("pgx", [5, 3, 0])):
        layout = Layout("connect-four", name)
        assert np.argwhere(layout.observation(position, Player.FIRST)).tolist() == [own]
        assert not layout.observation(position, Player.SECOND)[tuple(own)]


def test_values_and_refusals():
    layout = Layout("tic-tac-toe", "pettingzoo")
    assert pickle.loads(pickle.dumps(layout)) == layout != Layout("tic-tac-toe", "pgx")
    assert hash(layout) == hash(Layout("3x3/3", "pettingzoo"))
    assert eval(repr(layout)) == layout
    position = layout.child(Position("tic-tac-toe"), 1)
    assert Game("tic-tac-toe", "a2").position == position  # column by column, from the top
    with pytest.raises(inarow.IllegalMove) as raised:
        layout.child(position, 1)
    assert (raised.value.move, raised.value.kind, raised.value.square) == (1, "taken", 3)
    for action in (-1, 9, 2**62):
        with pytest.raises(inarow.IllegalMove):
            layout.child(position, action)
    with pytest.raises(inarow.IllegalRules):
        layout.observation(Position("connect-four"))
    with pytest.raises(inarow.Error, match=r'layout must be .* not "petting"'):
        Layout("tic-tac-toe", "petting")
    with pytest.raises(inarow.Error) as raised:
        VectorGames("tic-tac-toe", 2, layout="")
    assert raised.value.kind == "no_such_layout"


def test_refused_steps_have_the_action_of_the_layout():
    games = VectorGames("tic-tac-toe", 2, layout="pettingzoo")
    games.step(np.array([1, 2]))
    with pytest.raises(inarow.IllegalMove) as raised:
        games.step(np.array([0, 2]))
    assert (raised.value.index, raised.value.move, raised.value.square) == (1, 2, 6)


def test_no_action_is_legal_after_the_end_whatever_the_mask():
    games = VectorGames("3x1/1", 1, auto_reset=False, layout="pgx")
    games.step(np.array([0]))
    assert games.masks.all() and games.random_actions().tolist() == [-1]
    with pytest.raises(inarow.IllegalMove):
        games.step(np.array([1]))
    games.step(np.array([-1]))
