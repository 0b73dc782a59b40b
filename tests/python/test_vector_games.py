# SPDX-License-Identifier: BSL-1.0
"""Many games at once."""

import copy
import gc
import pickle
import signal
import subprocess
import sys
import threading
import time
from array import array

import numpy as np
import pytest
from support import LAYOUTS

import inarow
from inarow import Player, Position, VectorGames


def test_arrays_are_views_that_each_step_changes():
    games = VectorGames("connect-four", 5)
    observations, masks = games.observations, games.masks
    assert observations.shape == (5, 2, 6, 7) and masks.shape == (5, 7)
    again = games.step(np.full(5, 3))[0]
    assert np.shares_memory(again, observations) and not observations.flags.writeable
    assert observations[:, 1, 5, 3].all() and observations.sum() == 5
    del games, again
    gc.collect()
    assert observations.sum() == 5  # a view keeps its memory alive


def test_games_that_end_restart_in_the_same_step():
    games = VectorGames("3x1/1", 2)
    _, rewards, terminated = games.step([0, 2] @ np.eye(2, dtype=int))
    assert terminated.all() and rewards.tolist() == [[1, -1], [1, -1]]
    assert games.outcomes.tolist() == [1, 1]
    assert not games.observations.any() and games.masks.all() and games.players.tolist() == [0, 0]
    games = VectorGames("3x3/4", 1)
    ends = [bool(games.step(np.array([action % 9]))[2][0]) for action in range(18)]
    assert ends == ([False] * 8 + [True]) * 2 and games.rewards.tolist() == [[0, 0]]


def test_a_refused_action_changes_no_game():
    games = VectorGames("connect-four", 3)
    for _ in range(6):
        games.step(np.array([0, 1, 2]))
    before = [games[i] for i in range(3)]
    with pytest.raises(inarow.IllegalMove) as raised:
        games.step(np.array([1, 1, 3]))
    assert (raised.value.index, raised.value.move, raised.value.kind) == (1, 1, "column_full")
    for bad in (np.array([0, 0]), np.array([[1, 2, 3]]), np.array([0, 2, -1]), np.array([9, 2, 3])):
        with pytest.raises(inarow.Error):
            games.step(bad)
    for bad in (np.array([0.0, 1.0, 2.0]), np.array([True, False, True]), None, "012"):
        with pytest.raises(TypeError):
            games.step(bad)
    assert [games[i] for i in range(3)] == before


def test_any_integer_dtype_and_stride():
    for dtype in "bBhHiIlLqQ":
        games = VectorGames("connect-four", 3)
        games.step(np.array([0, 9, 1, 9, 2, 9]).astype(dtype)[::2])
        assert games.observations[:, 1, 5].argmax(axis=1).tolist() == [0, 1, 2]


def test_positions_can_be_read_and_set():
    for rules in ("3x3/3", "20x20/5"):
        games = VectorGames(rules, 2)
        position = Position(rules).child(0).child(1)
        games[1] = position
        assert games[-1] == position and games[0] == Position(rules) and len(games) == 2
        assert games.masks[1].sum() == games.masks.shape[1] - 2
        games.reset(np.array([False, True]))
        assert games[1] == Position(rules) and games.masks.all()
        with pytest.raises(IndexError):
            games[2]
        with pytest.raises(inarow.IllegalRules):
            games[0] = Position("4x4/4")
        with pytest.raises(inarow.Error):
            games.reset(np.array([True]))


def test_playouts_have_the_exact_shares_of_outcomes():
    # tests/solve/playout_test.cpp computes these shares.
    returns = VectorGames("tic-tac-toe", 100_000).playouts(seed=1)
    shares = [(returns == value).mean() for value in (1, -1, 0)]
    assert np.allclose(shares, [0.5849, 0.2881, 0.1270], atol=0.006)
    assert (VectorGames("tic-tac-toe", 100_000).playouts(seed=1) == returns).all()
    assert (VectorGames("tic-tac-toe", 100_000).playouts(seed=2) != returns).any()


def test_playouts_start_at_the_positions():
    games = VectorGames("tic-tac-toe", 3)
    games[0] = Position("tic-tac-toe", "XX./OO./... X").child(2)
    games[1] = Position("tic-tac-toe", "XOX/XOO/O.X X")
    assert games.playouts(0)[:2].tolist() == [1, 0]
    assert games[2] == Position("tic-tac-toe")
    large = VectorGames("15x15/5", 4)
    assert set(large.playouts(5)) <= {-1, 0, 1}


@pytest.mark.parametrize(
    "rules", ["tic-tac-toe", "8x8/3", "9x9/3"]
)  # each with another representation of boards
def test_finished_positions_can_be_set(rules):
    over = Position(rules)
    for action in (0, 3, 1, 4, 2) if rules[0] == "t" else (0, 10, 1, 12, 2):
        over = over.child(action)
    assert over.is_terminal()
    for auto_reset in (True, False):
        games = VectorGames(rules, 2, auto_reset=auto_reset)
        games[1] = over
        assert games[1] == over and not games.masks[1].any()
        assert games.playouts(seed=1)[1] == 1 and games.random_actions()[1] == -1
        with pytest.raises(inarow.IllegalMove) as raised:
            games.step(np.array([0, 5]))
        assert raised.value.index == 1 and raised.value.kind == "game_over"
        _, rewards, terminated = games.step(np.array([0, -1]))
        assert not terminated.any() and not rewards.any()
        assert games[0].stones == 1
        assert games[1] == (Position(rules) if auto_reset else over)
        with pytest.raises(inarow.Error):
            games.step(np.array([-1, -1]))


def test_random_actions_are_uniform():
    games = VectorGames("connect-four", 70_000, seed=3)
    games.step(games.random_actions())
    counts = np.bincount(games.random_actions(), minlength=7)
    assert (abs(counts - 10_000) < 500).all()


def same(a, b):
    """Whether the games are the same, and the arrays of the last step."""
    arrays = ["observations", "masks", "rewards", "terminated", "outcomes", "players"]
    return list(a) == list(b) and all((getattr(a, n) == getattr(b, n)).all() for n in arrays)


def played(rules="connect-four", n=6, steps=9, **options):
    games = VectorGames(rules, n, seed=3, **options)
    for _ in range(steps):
        games.step(games.random_actions())
    return games


def pickled(games):
    return pickle.loads(pickle.dumps(games))


def through_state(games):
    return VectorGames.from_state(games.state())


@pytest.mark.parametrize("rules", ["connect-four", "8x8/3", "9x9/3"])
@pytest.mark.parametrize(
    "duplicate", [VectorGames.clone, copy.copy, copy.deepcopy, pickled, through_state]
)
def test_a_copy_has_the_same_future_and_is_independent(rules, duplicate):
    for options in ({}, {"auto_reset": False, "layout": "pgx"}):
        games = played(rules, **options)
        twin = duplicate(games)
        assert same(games, twin) and twin.auto_reset == games.auto_reset
        assert twin.layout == games.layout and twin.rules == games.rules
        for _ in range(30):
            actions = games.random_actions()
            assert (twin.random_actions() == actions).all()
            games.step(actions)
            assert (actions == -1).all() or not same(games, twin)
            twin.step(actions)
            assert same(games, twin)
        assert (games.playouts() == twin.playouts()).all()


def test_selections_are_copies():
    games = played()
    before = games.clone()
    every = list(games)
    for index, expected in (
        (slice(0, 2), every[:2]),
        (slice(None, None, -2), every[::-2]),
        (np.array([True, False] * 3), every[::2]),
        ([False] * 5 + [True], every[5:]),
        ([2, -1, 2], [every[2], every[5], every[2]]),
        (np.array([4, 0], np.uint8), [every[4], every[0]]),
    ):
        part = games[index]
        assert isinstance(part, VectorGames) and list(part) == expected
        part.step(part.random_actions())
        assert same(games, before)
    assert list(games.take(range(3))) == every[:3] and games[np.int64(2)] == every[2]
    assert (games[[1, 3]].masks == games.masks[[1, 3]]).all()
    for bad in (slice(0, 0), [], [[1]], [True]):
        with pytest.raises(inarow.Error):
            games[bad]
    for bad in (6, [6], [0, -7], np.array([2**63], np.uint64)):
        with pytest.raises(IndexError):
            games[bad]
    for bad in (1.0, [1.0], "a", None, {}):
        with pytest.raises(TypeError):
            games[bad]


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("rules", 3),
        ("rules", "0x0/1"),
        ("rules", "8x8/4/drop"),
        ("layout", "chess"),
        ("auto_reset", 1),
        ("boards", np.full((6, 6, 7), 3, np.int8)),
        ("boards", np.eye(6, 7, dtype=np.int8)),
        ("boards", np.pad([[[1]]] * 6, ((0, 0), (0, 5), (0, 6))).astype(np.int8)),  # it floats
        ("players", np.full(6, 2, np.int8)),
        ("players", np.zeros(0, np.int8)),
        ("rewards", np.zeros((6, 3), np.float32)),
        ("outcomes", np.full(6, 4, np.int8)),
        ("terminated", np.zeros(6, np.int8)),
        ("random", np.zeros(25, np.uint64)),
        ("random", None),
    ],
)
def test_a_wrong_state_is_refused(name, bad):
    state = played().state()
    with pytest.raises(inarow.Error):
        VectorGames.from_state({**state, name: bad})
    del state[name]
    with pytest.raises(inarow.Error, match=name):
        VectorGames.from_state(state)


def test_actions_are_any_sequence_of_integers():
    games = VectorGames("connect-four", 3)
    mixed = [np.int8(0), 1, np.int64(2)]
    for actions in ([0, 1, 2], (0, 1, 2), range(3), mixed, array("h", range(3))):
        games.step(actions)
    assert [position.stones for position in games] == [5, 5, 5]
    before = games.clone()
    for bad in ([0, 1, 2.0], [True] * 3, ["0"] * 3, [10**40] * 3, "012", None, {0, 1, 2}, 3):
        with pytest.raises(TypeError, match="integers"):
            games.step(bad)
    for bad in ([0], [[0]] * 3, []):
        with pytest.raises(inarow.Error):
            games.step(bad)
    with pytest.raises(inarow.IllegalMove):
        games.step(np.array([0, 1, 2**63], np.uint64))
    assert same(games, before)


def test_only_some_games_are_stepped():
    games = played("tic-tac-toe", 4, 2, auto_reset=False)
    before = games.clone()
    where = np.array([True, False, False, True])
    actions = np.where(where, games.random_actions(), 99)  # actions of the others are not read
    games.step(actions, where=where)
    assert same(games[~where], before[~where])
    assert [p.stones for p in games] == [3, 2, 2, 3]
    with pytest.raises(inarow.Error, match="where"):
        games.step(actions, where=where[:2])


def test_observations_of_given_players():
    for layout in LAYOUTS:
        games = played(layout=layout)
        for viewer in (Player.FIRST, Player.SECOND):
            seen = games.observe([viewer.value] * 6)
            for position, observation in zip(games, seen, strict=True):
                assert (observation == games.layout.observation(position, viewer)).all()
    seen = games.observe(games.players)
    assert (seen == games.observations).all() and not np.shares_memory(seen, games.observations)
    for bad in ([2] * 6, [-1] * 6, [0] * 5):
        with pytest.raises(inarow.Error):
            games.observe(bad)


def test_arrays_of_the_caller_are_written():
    games, reference = played(), played()
    out = games.arrays()
    assert all((values == getattr(games, name)).all() for name, values in out.items())
    out["masks"][:] = False  # they are the caller's
    actions = games.random_actions()
    observations, rewards, terminated = games.step(actions, out=out)
    reference.step(actions)
    assert observations is out["observations"] and rewards is out["rewards"]
    assert terminated is out["terminated"] and same(games, reference)
    assert all((values == getattr(reference, name)).all() for name, values in out.items())
    games.step(games.random_actions())
    assert (out["observations"] == reference.observations).all()
    history = np.zeros((3, 6, 7), bool)
    games.reset(out={"masks": history[1]})
    assert history[1].all() and not history[[0, 2]].any()


@pytest.mark.parametrize(
    "bad",
    [
        {"boards": np.zeros(6)},
        {"masks": np.zeros((6, 7), np.int8)},
        {"masks": np.zeros((5, 7), bool)},
        {"masks": np.zeros((7, 6), bool).T},
        {"masks": np.zeros((6, 14), bool)[:, ::2]},
        {"masks": VectorGames("connect-four", 6).masks},
        {"masks": [[False] * 7] * 6},
        {"masks": None},
    ],
)
def test_unfit_arrays_of_the_caller_are_refused(bad):
    games = played()
    before = games.clone()
    with pytest.raises((inarow.Error, TypeError), match=r"\bout\b"):
        games.step(games.random_actions(), out=bad)
    with pytest.raises((inarow.Error, TypeError), match=r"\bout\b"):
        games.reset(out=bad)
    assert list(games) == list(before)


def test_jax_shares_the_memory_of_arrays():
    jax = pytest.importorskip("jax")
    games = played()
    out = games.arrays()
    shared = jax.numpy.from_dlpack(out["observations"])
    assert shared.unsafe_buffer_pointer() == out["observations"].ctypes.data
    games.step(jax.numpy.argmax(jax.numpy.asarray(games.masks), axis=1))
    with pytest.raises(TypeError, match="writable"):  # JAX takes it that its arrays never change
        games.step(games.random_actions(), out={"masks": jax.numpy.zeros((6, 7), bool)})


@pytest.mark.skipif(sys.platform != "linux", reason="address space is limited on Linux only")
def test_errors_of_memory_have_words():
    code = (
        "import inarow, numpy, resource\n"
        "games = inarow.VectorGames('gomoku', 10_000)\n"
        "resource.setrlimit(resource.RLIMIT_AS, (1 << 32, 1 << 32))\n"
        "for make, n in ((lambda n: inarow.VectorGames('gomoku', n), 10**8),\n"
        "                (lambda n: games[numpy.zeros(n, int)], 10**7)):\n"
        "    try: make(n)\n"
        "    except MemoryError as error: assert f'no memory for {n} games' in str(error), error\n"
        "    else: raise SystemExit('it was made')"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_refused_numbers_are_quoted():
    games = VectorGames("connect-four", 2)
    for number in (np.int8(-1), np.int64(-(2**63)), np.uint64(2**63 + 5), np.uint64(2**64 - 1)):
        numbers = np.array([0, number], number.dtype)
        with pytest.raises(
            inarow.IllegalMove, match=f"^Game 1: Action {number} is refused: the actions"
        ):
            games.step(numbers)
        with pytest.raises(inarow.Error, match=f"must be 0 or 1, not {number}\\."):
            games.observe(numbers)
        if number != -1:  # the last one
            for call in (games.take, games.__getitem__):
                with pytest.raises(IndexError, match=f"There is no game {number}: there are 2"):
                    call(numbers)
            with pytest.raises(IndexError, match=f"There is no game {number}: there are 2"):
                games[number]
    for number in (2, -3, 2**63, 10**30, -(10**30)):
        with pytest.raises(IndexError, match=f"There is no game {number}: there are 2"):
            games[number]
        with pytest.raises(IndexError, match=f"There is no game {number}: there are 2"):
            games[number] = games[0]


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers here")
def test_an_interrupted_step_is_whole():
    class Interrupted(Exception):
        pass

    def interrupt(number, frame):
        raise Interrupted

    previous = signal.signal(signal.SIGALRM, interrupt)
    try:
        for delay in (0.002, 0.005, 0.011, 0.023):
            games = VectorGames("gomoku", 20_000, auto_reset=False)
            with pytest.raises(Interrupted):
                signal.setitimer(signal.ITIMER_REAL, delay)
                while True:
                    games.step(games.random_actions())
            unfinished = ~games.terminated & (games.outcomes == 0)
            stones = games.observations.sum(axis=(1, 2, 3))[unfinished]
            assert (stones == stones[0]).all()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)


def test_steps_release_the_gil():
    games = VectorGames("gomoku", 20_000)
    ticks = 0
    ended = threading.Event()

    def tick():
        nonlocal ticks
        while not ended.is_set():
            ticks += 1
            time.sleep(0)

    thread = threading.Thread(target=tick)
    thread.start()
    most = 0  # within one step; with the GIL held there are one or two at its ends
    end = time.monotonic() + 600
    try:
        while most <= 20 and time.monotonic() < end:
            actions = games.random_actions()
            before = ticks
            games.step(actions)
            most = max(most, ticks - before)
    finally:
        ended.set()
        thread.join()
    assert most > 20
