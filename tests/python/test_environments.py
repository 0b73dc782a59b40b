# SPDX-License-Identifier: BSL-1.0
"""The environments, by the checks of Gymnasium and PettingZoo."""

import copy
import pickle
import subprocess
import sys
import warnings

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env

import inarow
import inarow.gymnasium
import inarow.pettingzoo
from inarow import Player, Position

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it imports modules that it has deprecated
    from pettingzoo.test import api_test, seed_test

RULES = ["connect-four", "tic-tac-toe", "gomoku", "3x5/3/drop/second", "2x1/3", "1x1/1", "40x30/6"]
RULES += ["4x3/3/exactly/misere"]
LAYOUTS = ["inarow", "pettingzoo", "open_spiel", "pgx", "kaggle"]


def pickled(thing):
    return pickle.loads(pickle.dumps(thing))


duplicates = pytest.mark.parametrize("duplicate", [copy.deepcopy, pickled])


def play(env, choose, seed):
    """Plays a game to its end: all observations, the actions, and the reward."""
    observation, _ = env.reset(seed=seed)
    observations, actions = [observation], []
    while True:
        actions.append(choose(np.flatnonzero(observation["action_mask"])))
        observation, reward, terminated, truncated, _ = env.step(actions[-1])
        observations.append(observation)
        assert env.observation_space.contains(observation) and not truncated
        if terminated:
            return observations, actions, reward
        assert reward == 0


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("rules", RULES)
def test_gymnasium_env_checker(rules, layout):
    check_env(gymnasium.make("inarow/Game-v0", rules=rules, layout=layout).unwrapped)


@pytest.mark.parametrize("name", [name for name, rules in inarow.gymnasium.IDS.items() if rules])
def test_gymnasium_makes_games_by_name(name):
    env = gymnasium.make(name)
    check_env(env.unwrapped)
    assert env.unwrapped.rules == inarow.Rules(inarow.gymnasium.IDS[name])
    assert gymnasium.make(name, rules="5x5/4").unwrapped.rules == inarow.Rules("5x5/4")
    many = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync")
    assert many.reset(seed=1)[0]["action_mask"].shape[0] == 3


def test_gymnasium_registers_without_being_imported():
    code = 'import gymnasium; gymnasium.make("inarow.gymnasium:inarow/ConnectFour-v0").reset()'
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_the_same_seed_is_the_same_game():
    def one(seed):
        env = gymnasium.make("inarow/ConnectFour-v0", player="either")
        choices = np.random.default_rng(seed)
        return play(env, choices.choice, seed)

    assert len({tuple(one(seed)[1]) for seed in range(5)}) > 1
    observations, *others = one(4)
    observations_again, *others_again = one(4)
    assert others == others_again
    for a, b in zip(observations, observations_again, strict=True):
        assert all((a[key] == b[key]).all() for key in a)


def test_sides():
    for player, agent in (("first", Player.FIRST), ("second", Player.SECOND)):
        env = gymnasium.make("inarow/TicTacToe-v0", player=player)
        observation, _ = env.reset(seed=3)
        assert env.unwrapped.agent == agent
        assert observation["observation"].sum() == (0 if player == "first" else 1)
        assert observation["action_mask"].sum() == 9 - observation["observation"].sum()
        assert (env.unwrapped.action_masks() == observation["action_mask"]).all()
    env = gymnasium.make("inarow/TicTacToe-v0", player="either")
    sides = set()
    for seed in range(20):
        env.reset(seed=seed)
        sides.add(env.unwrapped.agent)
    assert sides == {Player.FIRST, Player.SECOND}


def test_rewards_are_the_agents():
    def left(position):
        return position.legal_actions()[0]

    observations, actions, reward = play(
        gymnasium.make("inarow/TicTacToe-v0", opponent=left), lambda free: free[0], 1
    )
    assert actions == [0, 2, 4, 6] and reward == 1
    last = observations[-1]
    assert last["observation"][0].sum() == 4 and not last["action_mask"].any()
    _, _, reward = play(
        gymnasium.make("inarow/TicTacToe-v0", opponent=left, player="second"),
        lambda free: free[0],
        1,
    )
    assert reward == -1


def test_nobody_beats_perfect_play():
    choices = np.random.default_rng(5)
    rewards = [
        play(
            gymnasium.make("inarow/TicTacToe-v0", opponent="perfect", player="either"),
            choices.choice,
            i,
        )[2]
        for i in range(60)
    ]
    assert max(rewards) == 0 and rewards.count(-1) > 30
    env = gymnasium.make("inarow/ConnectFour-v0", opponent="perfect", player="second")
    for seed in range(3):
        assert play(env, choices.choice, seed)[2] == -1


def test_levels_are_opponents_of_graded_strength():
    def points(opponent):
        choices = np.random.default_rng(5)
        env = gymnasium.make("inarow/TicTacToe-v0", opponent=opponent, player="either")
        return sum(play(env, choices.choice, seed)[2] for seed in range(100))

    assert points("level-1") > points("level-3") > points("level-7")
    # The same games for the same seeds.
    assert points("level-2") == points("level-2")
    assert points("level-8") < points("level-3")


def test_a_given_solver_is_the_opponent():
    env = gymnasium.make(
        "inarow/TicTacToe-v0", opponent=inarow.Solver(table_bytes=1 << 16)
    ).unwrapped
    env.reset(seed=1)
    env.step(4)
    assert np.flatnonzero(env.position.board == 2)[0] in (0, 2, 6, 8)  # on an edge it would lose
    env = gymnasium.make("inarow/Gomoku-v0", opponent=inarow.Solver(time_limit=0.01)).unwrapped
    env.reset()
    with pytest.raises(inarow.Unsolved):
        env.step(112)
    assert env.position == Position("gomoku")


@duplicates
@pytest.mark.parametrize(
    "opponent", ["random", "perfect", "level-2", inarow.Solver(table_bytes=1 << 16)]
)
def test_a_copied_environment_is_independent(opponent, duplicate):
    def make():
        return inarow.gymnasium.GameEnv("tic-tac-toe", opponent, player="either")

    def ends(env):
        """The last positions of some games."""
        return [play(env, lambda free: free[-1], seed)[0][-1] for seed in (None, None, 7)]

    env, same, other = make(), make(), make()
    for one in (env, same, other):
        one.reset(seed=3)
        one.step(one.position.legal_actions()[0])
    copied = duplicate(env)
    assert (copied.position, copied.agent) == (env.position, env.agent)
    ends(copied)
    np.testing.assert_equal(ends(env), ends(same))
    np.testing.assert_equal(ends(duplicate(other)), ends(other))


def test_an_illegal_action_changes_nothing():
    env = gymnasium.make("inarow/TicTacToe-v0", layout="pettingzoo").unwrapped
    env.reset(seed=1)
    env.step(1)
    before = env.position
    for action in (1, 9, -1):
        with pytest.raises(inarow.IllegalMove) as raised:
            env.step(action)
        assert raised.value.move == action and env.position == before
    assert before.board[1, 0] == 1  # actions are numbered column by column


def test_errors_of_the_opponent():
    env = gymnasium.make("inarow/TicTacToe-v0", opponent=lambda position: 0).unwrapped
    env.reset()
    with pytest.raises(inarow.Error, match="opponent") as raised:
        env.step(0)
    assert raised.value.kind == "opponent" and raised.value.move == 0
    assert env.position == Position("tic-tac-toe")

    def raises(position):
        raise LookupError

    env = gymnasium.make("inarow/TicTacToe-v0", opponent=raises).unwrapped
    env.reset()
    with pytest.raises(LookupError):
        env.step(0)
    assert env.position == Position("tic-tac-toe")


@pytest.mark.parametrize(
    "bad",
    [
        {"opponent": "strong"},
        {"opponent": "level-9"},
        {"player": "X"},
        {"layout": "none"},
        {"rules": "0x3/2"},
        {"render_mode": "human"},
    ],
)
def test_refused_arguments(bad):
    with pytest.raises(inarow.Error):
        inarow.gymnasium.GameEnv(**{"rules": "tic-tac-toe", **bad})
    if bad.keys() & {"layout", "rules", "render_mode"}:
        with pytest.raises(inarow.Error):
            inarow.pettingzoo.env(**bad)


def test_gymnasium_draws():
    env = gymnasium.make("inarow/TicTacToe-v0", render_mode="ansi")
    env.reset()
    env.step(4)
    assert env.render() == env.unwrapped.position.draw()


# PettingZoo


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("rules", RULES)
# PettingZoo exempts its own board games from these warnings, by their names.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.filterwarnings("ignore:Observation is a single number")  # the board of one square
def test_pettingzoo_api_test(rules, layout):
    for make in (inarow.pettingzoo.env, inarow.pettingzoo.raw_env):
        api_test(make(rules, layout), num_cycles=100)
    seed_test(lambda: inarow.pettingzoo.env(rules, layout), num_cycles=50)


@pytest.mark.skipif(not hasattr(pettingzoo, "make"), reason="PettingZoo has a registry since 1.27")
def test_pettingzoo_makes_games_by_name():
    for name, rules in inarow.pettingzoo.IDS.items():
        env = pettingzoo.make("aec", name, rules=rules or "5x4/3", layout="kaggle")
        assert env.unwrapped.rules == inarow.Rules(rules or "5x4/3")
        env.reset()
        assert env.last()[0]["observation"].shape == (env.unwrapped.rules.squares,)


def test_pettingzoo_observations_rewards_and_turns():
    env = inarow.pettingzoo.env("3x3/3/second", layout="inarow", render_mode="ansi")
    env.reset()
    choices = np.random.default_rng(1)
    position = Position("3x3/3/second")
    for ply, agent in enumerate(env.agent_iter()):
        observation, _, terminated, _, _ = env.last()
        assert agent == f"player_{ply % 2}" and env.render() == position.draw()
        if terminated:
            break
        assert np.flatnonzero(observation["action_mask"]).tolist() == position.legal_actions()
        other = env.observe(f"player_{1 - ply % 2}")
        assert not other["action_mask"].any()
        assert (other["observation"] == observation["observation"][::-1]).all()
        action = int(choices.choice(position.legal_actions()))
        position = position.child(action)
        env.step(action)
    # player_0 is the player who starts, here the second one.
    assert [env.rewards["player_1"], env.rewards["player_0"]] == position.returns()


def test_pettingzoo_and_illegal_actions():
    env = inarow.pettingzoo.env("tic-tac-toe")
    env.reset()
    env.step(4)
    before = env.unwrapped.position
    with pytest.raises(inarow.IllegalMove):
        env.step(4)
    with pytest.raises(inarow.Error):
        env.step(None)
    assert env.unwrapped.position == before and env.agent_selection == "player_1"
    env.step(0)
    env = inarow.pettingzoo.env("tic-tac-toe", illegal="terminate")
    env.reset()
    env.step(4)
    env.step(4)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": 0, "player_1": -1}
    with pytest.raises(inarow.Error):
        inarow.pettingzoo.env("tic-tac-toe", illegal="ignore")


@duplicates
def test_a_copied_pettingzoo_environment_has_the_same_game(duplicate):
    for make in (inarow.pettingzoo.env, inarow.pettingzoo.raw_env):
        env = make("5x4/3/drop", "pgx")
        env.reset()
        env.step(3)
        copied = duplicate(env)
        assert copied.unwrapped.rules == inarow.Rules("5x4/3/drop")
        assert copied.unwrapped.layout.name == "pgx"
        assert (
            copied.unwrapped.position == env.unwrapped.position == Position("5x4/3/drop").child(3)
        )
        assert copied.agent_selection == env.agent_selection == "player_1"
        copied.step(2)
        env.step(0)
        assert copied.unwrapped.position.board[3].tolist() == [0, 0, 2, 1, 0]
        assert env.unwrapped.position.board[3].tolist() == [2, 0, 0, 1, 0]
        assert copied.agents == env.agents == ["player_0", "player_1"]


@pytest.mark.parametrize(
    ("module", "needs"), [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo")]
)
def test_an_extra_that_is_missing_is_named(module, needs):
    code = (
        f"import sys; sys.modules[{needs!r}] = None\n"
        "import inarow\n"
        f"try: import inarow.{module}\n"
        f"except ImportError as e: assert \"'inarow[{module}]'\" in str(e), e\n"
        "else: raise SystemExit('it was imported')"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
