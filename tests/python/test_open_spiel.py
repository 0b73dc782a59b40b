# SPDX-License-Identifier: BSL-1.0
"""The games of inarow in OpenSpiel: its own checks, its algorithms, and bots."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts, minimax

import inarow
import inarow.open_spiel
from inarow import Game, Player, Solver, bench
from inarow.open_spiel import BotAgent, OpponentBot, position_of, state_of

RULES = [
    "connect-four",
    "tic-tac-toe",
    "3x3/3/misere",
    "4x3/3/second",
    "5x4/3/drop/torus",
    "5x5/4/exactly",
    "1x1/1",
]


def load(rules):
    return pyspiel.load_game("inarow", {"rules": rules})


@pytest.mark.parametrize("rules", RULES)
def test_the_checks_of_open_spiel_pass(rules):
    pyspiel.random_sim_test(load(rules), num_sims=10, serialize=True, verbose=False)


@pytest.mark.parametrize("rules", RULES)
def test_states_are_games(rules):
    dice = random.Random(7)
    state, twin = load(rules).new_initial_state(), Game(rules)
    starter = twin.rules.starts
    while not state.is_terminal():
        assert state.current_player() == int(twin.to_move != starter)
        assert state.legal_actions() == twin.legal_actions()
        assert state.legal_actions(1 - state.current_player()) == []
        assert position_of(state) == twin.position
        action = dice.choice(twin.legal_actions())
        assert state.action_to_string(state.current_player(), action) == twin.action_to_string(
            action
        )
        parent = state.clone()
        state.apply_action(action)
        assert parent.history() == twin.history()
        twin.apply_action(action)
    assert twin.is_terminal()
    assert state.returns()[int(starter != Player.FIRST)] == twin.returns()[0]
    assert sum(state.returns()) == 0


@pytest.mark.parametrize(
    "name, rules",
    [
        ("connect_four", "connect-four"),
        ("connect_four(columns=5,rows=4,x_in_row=3)", "5x4/3/drop"),
        ("tic_tac_toe", "tic-tac-toe"),
    ],
)
def test_the_games_that_both_have_are_equal(name, rules):
    dice = random.Random(11)
    own, other = load(rules), pyspiel.load_game(name)
    assert own.num_distinct_actions() == other.num_distinct_actions()
    assert own.observation_tensor_shape() == other.observation_tensor_shape()
    for _ in range(20):
        a, b = own.new_initial_state(), other.new_initial_state()
        while not b.is_terminal():
            assert a.legal_actions() == b.legal_actions()
            assert a.observation_tensor(0) == b.observation_tensor(0)
            action = dice.choice(b.legal_actions())
            a.apply_action(action)
            b.apply_action(action)
        assert a.is_terminal()
        assert a.returns() == b.returns()
        assert position_of(a) == position_of(b)


def test_algorithms_of_open_spiel_run():
    game = load("tic-tac-toe")
    value, action = minimax.alpha_beta_search(game)
    assert (value, action in range(9)) == (0.0, True)
    state = load("connect-four").new_initial_state()
    for move in (3, 0, 3, 0, 3, 1):
        state.apply_action(move)
    dice = np.random.RandomState(1)
    python_bot = mcts.MCTSBot(
        state.get_game(), 2.0, 200, mcts.RandomRolloutEvaluator(1, dice), random_state=dice
    )
    assert python_bot.step(state) == 3


def test_bots_play():
    game = load("4x3/3/second")
    for opponent in ("perfect", "level-3", Solver(), lambda p: p.legal_actions()[0]):
        bots = [OpponentBot(opponent, seed=1), OpponentBot("random", seed=2)]
        returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 3)
        assert sorted(returns) in ([-1.0, 1.0], [0.0, 0.0])
    for seed in range(5):
        state = pyspiel.load_game("tic_tac_toe").new_initial_state()
        bots = [OpponentBot("random", seed=seed), OpponentBot("perfect", seed=seed)]
        assert pyspiel.evaluate_bots(state, bots, seed)[1] >= 0


def test_what_is_refused():
    with pytest.raises(inarow.IllegalRules, match="rows"):
        load("3x0/3")
    state = pyspiel.load_game("breakthrough").new_initial_state()
    with pytest.raises(inarow.Error, match="The game 'breakthrough' of OpenSpiel is not a game"):
        OpponentBot().step(state)
    with pytest.raises(inarow.Error, match="opponent must be"):
        OpponentBot("best")


@pytest.mark.parametrize(
    ("name", "parameters", "rules"),
    [
        ("connect_four", {}, "connect-four"),
        ("connect_four", {"rows": 4, "columns": 5, "x_in_row": 3}, "5x4/3/drop"),
        ("tic_tac_toe", {}, "tic-tac-toe"),
        ("inarow", {"rules": "5x4/3/misere/second"}, "5x4/3/misere/second"),
    ],
)
def test_states_of_positions(name, parameters, rules):
    spiel, rng = pyspiel.load_game(name, parameters), random.Random(3)
    for _ in range(30):
        game, state = inarow.Game(rules), spiel.new_initial_state()
        while not state.is_terminal():
            made = state_of(game.position, spiel)
            assert made.legal_actions() == state.legal_actions() == game.legal_actions()
            assert str(made) == str(state) and made.current_player() == state.current_player()
            action = rng.choice(state.legal_actions())
            state.apply_action(action)
            game.apply_action(action)
            made.apply_action(action)
            assert made.is_terminal() == state.is_terminal()
            assert made.returns() == state.returns()


def test_a_bot_is_an_agent_of_bench():
    game = pyspiel.load_game("tic_tac_toe")
    agent = BotAgent(
        OpponentBot("perfect", seed=1), pyspiel.load_game("inarow", {"rules": "3x3/3"})
    )
    assert bench.run(agent, "tic-tac-toe-1").rows()[-1]["perfect_rate"] == 1
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, 300, 10, True, 7, False)
    row = bench.run(BotAgent(bot, game), "tic-tac-toe-1").rows()[-1]
    assert row["good_rate"] > 0.97 and row["illegal_rate"] == row["failed"] == 0
    with pytest.raises(inarow.Error, match="has the rules 7x6/4/drop, but the game of OpenSpiel"):
        agent(inarow.Position("connect-four"))
