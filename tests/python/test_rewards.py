# SPDX-License-Identifier: BSL-1.0
"""Rewards of moves."""

import random

import pytest

import inarow
from inarow import Game, Position, Solver, reward, reward_bounds

RULES = ("tic-tac-toe", "5x4/4/drop", "4x3/3/misere", "4x4/3/torus", "3x3/3/second", "2x1/1")


def random_positions(rules, count):
    rng = random.Random(rules)
    for _ in range(count):
        game = Game(rules)
        plies = rng.randrange(game.rules.squares)
        while game.ply < plies and not game.is_terminal():
            game.apply_action(rng.choice(game.legal_actions()))
        if not game.is_terminal():
            yield game.position


def test_rewards_have_the_order_of_the_scores():
    solver = Solver()
    for rules in RULES:
        seen = {}
        for position in random_positions(rules, 60):
            for action, score in solver.move_scores(position).items():
                value = reward(position, action, solver)
                assert value == reward(position, position.action_to_string(action), solver)
                assert reward_bounds(position, action, solver) == (value, value)
                assert seen.setdefault(score, value) == value and 0 <= value <= 1
        ordered = [seen[score] for score in sorted(seen)]
        assert ordered == sorted(set(ordered)) and seen.get(0, 0.5) == 0.5


def test_the_fastest_win_has_the_highest_reward():
    position = Position("connect-four").play("32164625")
    rewards = {action: reward(position, action, Solver()) for action in range(7)}
    assert max(rewards, key=rewards.get) == 2 and rewards[2] == 0.5 + 11 / 44
    assert rewards[0] == 0.5 - 4 / 44 and rewards[4] == 0.5
    won = Game("connect-four", "4 1 4 1 4 1").position
    assert reward(won, 3) == 0.5 + 18 / 44  # wins at once


def test_an_unknown_reward_has_bounds():
    position = Position("20x20/5")
    solver = Solver(time_limit=1e-4)
    assert reward(position, 210, solver) is None
    lower, upper = reward_bounds(position, 210, solver)
    assert 0 <= lower < 0.5 < upper <= 1
    assert reward(position, 210) is None  # with a new solver


def test_illegal_moves_are_refused():
    position = Position("tic-tac-toe").play("b2")
    with pytest.raises(inarow.IllegalMove, match="already taken"):
        reward(position, "b2")
    with pytest.raises(inarow.IllegalMove):
        reward(position, 9)
    with pytest.raises(inarow.NotationError):
        reward(position, None)
