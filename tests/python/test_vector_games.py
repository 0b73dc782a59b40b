# SPDX-License-Identifier: BSL-1.0
"""Many games at once."""

import gc

import numpy as np
import pytest

import inarow
from inarow import Position, VectorGames


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
    for bad in (np.array([0.0, 1.0, 2.0]), np.array([True, False, True]), [0, 1, 2], None, "012"):
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


def test_refused_counts():
    for n in (0, -1, 2**62):
        with pytest.raises(inarow.Error):
            VectorGames("3x3/3", n)


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
