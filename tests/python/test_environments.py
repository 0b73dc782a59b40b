# SPDX-License-Identifier: BSL-1.0
"""The environments, by the checks of Gymnasium and PettingZoo."""

import copy
import os
import pickle
import subprocess
import sys
import time
import warnings

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from support import LAYOUTS, first_legal

import inarow
import inarow.gymnasium
import inarow.pettingzoo
from inarow import Player, Position

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # windows without a screen

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it imports modules that it has deprecated
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.utils.wrappers import TerminateIllegalWrapper

RULES = ["connect-four", "tic-tac-toe", "gomoku", "3x5/3/drop/second", "2x1/3", "1x1/1", "40x30/6"]
RULES += ["4x3/3/exactly/misere"]


@pytest.fixture
def fast_windows(monkeypatch):
    for env in (inarow.gymnasium.GameEnv, inarow.pettingzoo.raw_env):
        monkeypatch.setitem(env.metadata, "render_fps", 10_000)


def pickled(thing):
    return pickle.loads(pickle.dumps(thing))


duplicates = pytest.mark.parametrize("duplicate", [copy.deepcopy, pickled])


def play(env, choose, seed):
    """Plays a game to its end: all observations, the actions, and the reward."""
    observation, _ = env.reset(seed=seed)
    observations, actions = [observation], []
    while True:
        actions.append(choose(np.flatnonzero(observation["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(actions[-1])
        observations.append(observation)
        assert (info["action_mask"] == observation["action_mask"]).all()
        assert env.observation_space.contains(observation) and not truncated
        if terminated:
            return observations, actions, reward
        assert reward == 0


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("rules", RULES)
def test_gymnasium_env_checker(rules, layout):
    for illegal in ("terminate", "penalty"):
        env = gymnasium.make("inarow/Game-v0", rules=rules, layout=layout, illegal=illegal)
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", [name for name, rules in inarow.gymnasium.IDS.items() if rules])
@pytest.mark.usefixtures("fast_windows")
def test_gymnasium_makes_games_by_name(name):
    env = gymnasium.make(name)
    check_env(env.unwrapped)
    assert env.unwrapped.rules == inarow.Rules(inarow.gymnasium.IDS[name])
    assert gymnasium.make(name, rules="5x5/4").unwrapped.rules == inarow.Rules("5x5/4")
    many = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync")
    assert many.reset(seed=1)[0]["action_mask"].shape[0] == 3


def test_gymnasium_registers_without_being_imported():
    code = 'import gymnasium; gymnasium.make("inarow.gymnasium:inarow/ConnectFour-v0").reset()'
    subprocess.run([sys.executable, "-c", code], check=True)


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
    observations, actions, reward = play(
        gymnasium.make("inarow/TicTacToe-v0", opponent=first_legal), lambda free: free[0], 1
    )
    assert actions == [0, 2, 4, 6] and reward == 1
    last = observations[-1]
    assert last["observation"][0].sum() == 4 and not last["action_mask"].any()
    _, _, reward = play(
        gymnasium.make("inarow/TicTacToe-v0", opponent=first_legal, player="second"),
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
    env = gymnasium.make("inarow/TicTacToe-v0", layout="pettingzoo", illegal="raise").unwrapped
    env.reset(seed=1)
    env.step(1)
    before = env.position
    for action in (1, 9, -1):
        with pytest.raises(inarow.IllegalMove) as raised:
            env.step(action)
        assert raised.value.move == action and env.position == before
    assert before.board[1, 0] == 1  # actions are numbered column by column


@pytest.mark.parametrize("illegal", ["terminate", "penalty"])
def test_an_illegal_action_costs_a_reward(illegal):
    env = gymnasium.make("inarow/TicTacToe-v0", layout="pettingzoo", illegal=illegal).unwrapped
    env.reset(seed=1)
    for action in (1, 9, -1):
        env.reset(seed=1)
        expected, _, _, _, info = env.step(1)
        before = env.position
        observation, reward, terminated, truncated, info = env.step(action)
        assert (reward, terminated, truncated) == (-1, illegal == "terminate", False)
        assert env.position == before and (info["action_mask"] == expected["action_mask"]).all()
        np.testing.assert_equal(observation, expected)
        legal = int(np.flatnonzero(info["action_mask"])[0])
        if illegal == "terminate":
            with pytest.raises(inarow.Error, match="reset"):
                env.step(legal)
        else:
            env.step(legal)
            assert env.position.stones == before.stones + 2
    play(env, lambda free: free[0], 1)
    with pytest.raises(inarow.IllegalMove):  # after the end there is nothing to be punished
        env.step(0)


@pytest.mark.usefixtures("fast_windows")
@pytest.mark.parametrize("name", ["inarow/ConnectFour-v0", "inarow/TicTacToe-v0"])
@pytest.mark.parametrize("options", [{}, {"illegal": "penalty", "max_episode_steps": 30}])
def test_random_actions_without_masks_run_as_in_other_environments(name, options):
    env = gymnasium.make(name, **options)
    env.reset(seed=42)
    env.action_space.seed(42)
    ends = 0
    for _ in range(1000):
        _, _, terminated, truncated, _ = env.step(env.action_space.sample())
        if terminated or truncated:
            env.reset()
            ends += 1
    env.close()
    assert ends > 20


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
        {"render_mode": "svg"},
        {"illegal": "ignore"},
    ],
)
def test_refused_arguments(bad):
    with pytest.raises(inarow.Error):
        inarow.gymnasium.GameEnv(**{"rules": "tic-tac-toe", **bad})
    with pytest.raises(inarow.Error):
        inarow.gymnasium.GameVectorEnv(**{"rules": "tic-tac-toe", **bad})
    if bad.keys() & {"layout", "rules", "render_mode", "illegal"}:
        with pytest.raises(inarow.Error):
            inarow.pettingzoo.env(**bad)


def test_gymnasium_draws():
    env = gymnasium.make("inarow/TicTacToe-v0", render_mode="ansi")
    env.reset()
    env.step(4)
    assert env.render() == env.unwrapped.position.draw()


def colors(image):
    """The colors of the squares of Connect Four's board: their middles, from the top left."""
    width = image.shape[1]
    centers = [[42 + 40 * x, 42 + 40 * y] for y in range(6) for x in range(7)]
    scale = width / 324  # the length of the whole picture, in its own units
    return [tuple(image[round(y * scale), round(x * scale)].tolist()) for x, y in centers]


@pytest.mark.parametrize("module", ["gymnasium", "pettingzoo"])
def test_images_show_the_stones(module):
    if module == "gymnasium":
        env = inarow.gymnasium.GameEnv("connect-four", player="second", render_mode="rgb_array")
    else:
        env = inarow.pettingzoo.env("connect-four", render_mode="rgb_array")
    env.reset(seed=1)
    for action in (3, 3, 2):
        env.step(action)
    image = env.render()
    assert image.dtype == np.uint8 and image.ndim == 3 and image.shape[2] == 3
    assert max(image.shape) == 600 and image.shape[0] % 2 == image.shape[1] % 2 == 0
    of = dict(zip(env.unwrapped.position.board.ravel().tolist(), colors(image)))
    yellow, red = of[1], of[2]
    assert yellow[0] > 200 and yellow[1] > 150 and yellow[2] < 100
    assert red[0] > 200 and red[1] < 100 and red[2] < 100
    marks = env.unwrapped.position.board.ravel().tolist()
    assert colors(image) == [of[mark] for mark in marks]
    env.close()


@pytest.mark.parametrize("rules", ["1x1/1", "40x30/6", "2x30/2/drop"])
def test_images_of_any_board_fit_on_a_screen(rules):
    env = inarow.gymnasium.GameEnv(rules, render_mode="rgb_array")
    env.reset()
    assert max(env.render().shape) <= 600


@pytest.mark.usefixtures("fast_windows")
@pytest.mark.parametrize("module", ["gymnasium", "pettingzoo"])
def test_a_window_shows_the_game(module):
    import pygame

    if module == "gymnasium":
        env = gymnasium.make("inarow/ConnectFour-v0", render_mode="human")
    else:
        env = inarow.pettingzoo.env("connect-four", render_mode="human")
    env.reset(seed=1)
    env.step(3)
    shown = pygame.surfarray.array3d(pygame.display.get_surface()).transpose(1, 0, 2)
    other = inarow.pettingzoo.raw_env("connect-four", render_mode="rgb_array")
    other._position = env.unwrapped.position
    assert (shown == other.render()).all()
    copied = copy.deepcopy(env)  # without a window until it draws
    assert copied.unwrapped.position == env.unwrapped.position
    assert env.render() is None
    env.close()
    assert not pygame.display.get_init()
    env.close()


def test_a_recording_has_a_frame_of_each_step():
    env = gymnasium.make("inarow/TicTacToe-v0", render_mode="rgb_array")
    env = gymnasium.wrappers.RenderCollection(env)
    env.reset(seed=1)
    for _ in range(2):
        env.step(env.unwrapped.position.legal_actions()[0])
    frames = env.render()
    assert [frame.shape for frame in frames] == [(600, 600, 3)] * 3
    assert (frames[0] != frames[1]).any() and (frames[1] != frames[2]).any()


@pytest.mark.usefixtures("fast_windows")
def test_the_loop_of_pettingzoos_tutorials():
    env = inarow.pettingzoo.env(render_mode="human")
    env.reset(seed=42)
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        action = None
        if not (termination or truncation):
            action = env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
    assert env.unwrapped.position.is_terminal()
    env.close()


def test_windows_keep_to_the_frame_rate(monkeypatch):
    env = inarow.gymnasium.GameEnv("tic-tac-toe", render_mode="human")
    monkeypatch.setitem(env.metadata, "render_fps", 20)
    env.reset()
    start = time.monotonic()
    for _ in range(5):
        env.render()
    assert time.monotonic() - start > 0.2
    env.close()


def test_a_gomoku_step_of_the_perfect_opponent_ends():
    env = gymnasium.make("inarow/Gomoku-v0", opponent="perfect", illegal="raise")
    env.reset(seed=1)
    env.step(112)
    assert env.unwrapped.position.stones == 2


# Gymnasium's vector environments


def assert_same(a, b):
    """Compares what two vector environments return: NumPy cannot compare arrays of dicts."""
    np.testing.assert_equal(a[:-1], b[:-1])
    assert a[-1].keys() == b[-1].keys()
    for name, value in a[-1].items():
        other = b[-1][name]
        if name == "final_obs":
            value, other = list(value), list(other)
        np.testing.assert_equal(value, other, err_msg=name)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("illegal", ["terminate", "penalty"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_vector_environment_is_many_environments(mode, illegal, layout):
    for rules in ("connect-four", "4x3/3/misere/second"):
        for player, limit in (("first", None), ("second", 5)):
            options = {"rules": rules, "player": player, "layout": layout, "illegal": illegal}
            options |= {"opponent": first_legal, "max_episode_steps": limit}
            one_by_one = gymnasium.make_vec(
                "inarow/Game-v0",
                num_envs=5,
                vectorization_mode="sync",
                vector_kwargs={"autoreset_mode": mode},
                **options,
            )
            together = gymnasium.make_vec(
                "inarow/Game-v0", num_envs=5, autoreset_mode=mode, **options
            )
            assert isinstance(together, inarow.gymnasium.GameVectorEnv)
            for space in ("observation_space", "action_space"):
                assert getattr(one_by_one, space) == getattr(together, space)
                assert getattr(one_by_one, f"single_{space}") == getattr(
                    together, f"single_{space}"
                )
            assert_same(one_by_one.reset(seed=1), together.reset(seed=1))
            choices = np.random.default_rng(1)
            for _ in range(60):
                actions = choices.integers(-1, together.single_action_space.n, size=5)
                result = together.step(actions)
                assert_same(one_by_one.step(actions), result)
                assert together.observation_space.contains(result[0])


def masked(observation, choices):
    mask = observation["action_mask"]
    return (choices.random(mask.shape) * mask).argmax(axis=1)


@pytest.mark.parametrize("opponent", ["random", "perfect", "level-1"])
def test_every_opponent_plays_in_the_vector_environment(opponent):
    def results(seed):
        env = inarow.gymnasium.GameVectorEnv(8, "tic-tac-toe", opponent, player="either")
        observation, infos = env.reset(seed=seed)
        choices = np.random.default_rng(seed)
        rewards, ends, sides = [], 0, set()
        for _ in range(60):
            assert (infos["action_mask"] == observation["action_mask"]).all()
            sides |= set(env.agents.tolist())
            observation, reward, terminated, _, infos = env.step(masked(observation, choices))
            rewards += reward.tolist()
            ends += int(terminated.sum())
        assert sides == {0, 1} and ends > 50
        return rewards

    rewards = results(3)
    assert rewards == results(3) != results(4)
    assert -1 in rewards and (1 in rewards) == (opponent != "perfect")


def test_what_a_step_of_the_vector_environment_refuses_changes_nothing():
    env = inarow.gymnasium.GameVectorEnv(3, "tic-tac-toe", first_legal, illegal="raise")
    env.reset(seed=1)
    env.step(np.array([1, 2, 3]))
    before = env.positions
    with pytest.raises(inarow.IllegalMove) as raised:
        env.step(np.array([4, 2, 4]))
    assert raised.value.index == 1
    for bad in (np.array([4.0] * 3), np.array([4, 4])):
        with pytest.raises((TypeError, inarow.Error)):
            env.step(bad)
    assert env.positions == before
    env = inarow.gymnasium.GameVectorEnv(3, "tic-tac-toe", lambda position: 4)
    env.reset(seed=1)
    env.step(np.array([0, 1, 2]))
    before = env.positions
    with pytest.raises(inarow.Error, match="opponent") as raised:
        env.step(np.array([5, 5, 5]))
    assert raised.value.kind == "opponent" and env.positions == before


def test_without_autoreset_the_caller_resets():
    env = inarow.gymnasium.GameVectorEnv(2, "3x1/1", autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    assert env.step(np.array([0, 1]))[2].all()
    with pytest.raises(inarow.Error, match="reset_mask"):
        env.step(np.array([0, 1]))
    env.reset(options={"reset_mask": np.array([True, False])})
    assert [position.stones for position in env.positions] == [0, 1]
    with pytest.raises(inarow.Error) as raised:
        env.step(np.array([0, 1]))
    assert raised.value.index == 1
    env.reset(seed=2, options={"reset_mask": np.array([False, True])})
    assert env.step(np.array([0, 1]))[2].all()
    for bad in ([True, False], np.array([1, 0]), np.array([True])):
        with pytest.raises(inarow.Error, match="reset_mask"):
            env.reset(options={"reset_mask": bad})


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_gymnasiums_vector_wrappers_count_episodes(mode):
    envs = gymnasium.make_vec("inarow/TicTacToe-v0", num_envs=4, autoreset_mode=mode)
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    observation, _ = envs.reset(seed=1)
    choices = np.random.default_rng(1)
    returns, expected = [], []
    for _ in range(100):
        observation, rewards, terminated, _, infos = envs.step(masked(observation, choices))
        expected += rewards[terminated].tolist()
        if "episode" in infos:
            returns += infos["episode"]["r"][infos["_episode"]].tolist()
    assert returns == expected and len(returns) > 50


@duplicates
def test_a_copied_vector_environment_is_independent(duplicate):
    def results(env):
        choices = np.random.default_rng(1)
        observation, _ = env.reset()
        return [env.step(masked(observation, choices))[1].tolist() for _ in range(20)]

    env = gymnasium.make_vec("inarow/TicTacToe-v0", num_envs=4, player="either")
    env.reset(seed=5)
    copied = duplicate(env)
    assert copied.positions == env.positions
    assert results(copied) == results(env)


def test_vector_environments_draw_and_refuse():
    env = inarow.gymnasium.GameVectorEnv(2, "tic-tac-toe", render_mode="ansi")
    env.reset()
    assert env.render() == (Position("tic-tac-toe").draw(),) * 2
    env = inarow.gymnasium.GameVectorEnv(2, "tic-tac-toe", render_mode="rgb_array")
    assert [image.shape for image in env.render()] == [(600, 600, 3)] * 2
    for bad in (
        {"render_mode": "human"},
        {"autoreset_mode": "Never"},
        {"max_episode_steps": 0},
        {"num_envs": 0},
    ):
        with pytest.raises(inarow.Error):
            inarow.gymnasium.GameVectorEnv(rules="tic-tac-toe", **bad)


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
    env = inarow.pettingzoo.env("tic-tac-toe", illegal="raise")
    env.reset()
    env.step(4)
    before = env.unwrapped.position
    with pytest.raises(inarow.IllegalMove):
        env.step(4)
    with pytest.raises(inarow.Error):
        env.step(None)
    assert env.unwrapped.position == before and env.agent_selection == "player_1"
    env.step(0)
    env = inarow.pettingzoo.env("tic-tac-toe")
    env.reset()
    env.step(4)
    env.step(4)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": 0, "player_1": -1}
    with pytest.raises(inarow.Error):
        inarow.pettingzoo.env("tic-tac-toe", illegal="ignore")


def test_an_illegal_action_ends_the_game_as_by_pettingzoos_wrapper(monkeypatch):
    monkeypatch.setattr(inarow.pettingzoo.EnvLogger, "warn_on_illegal_move", lambda: None)
    choices = np.random.default_rng(7)
    for _ in range(30):
        ours = inarow.pettingzoo.raw_env("tic-tac-toe", illegal="terminate")
        theirs = TerminateIllegalWrapper(
            inarow.pettingzoo.raw_env("tic-tac-toe"), illegal_reward=-1
        )
        for env in (ours, theirs):
            env.reset()
        while ours.agents:
            assert ours.agents == theirs.agents and ours.agent_selection == theirs.agent_selection
            *rest, terminated, truncated, _ = ours.last()
            np.testing.assert_equal([*rest, terminated, truncated], list(theirs.last()[:4]))
            action = None if terminated or truncated else int(choices.integers(9))
            ours.step(action)
            theirs.step(action)
        assert theirs.agents == [] and ours.position == theirs.unwrapped.position


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
    ("module", "install"),
    [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo gymnasium"), ("widget", "anywidget")],
)
def test_a_package_that_is_missing_is_named(module, install):
    code = (
        f"import sys; sys.modules[{install.split()[0]!r}] = None\n"
        "import inarow\n"
        f"try: import inarow.{module}\n"
        f"except ImportError as e: assert str(e).endswith(': pip install {install}'), e\n"
        "else: raise SystemExit('it was imported')"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_rasteriser_that_is_missing_is_named():
    code = (
        "import sys; sys.modules['resvg_py'] = None\n"
        "import inarow.gymnasium\n"
        "inarow.gymnasium.GameEnv('tic-tac-toe', render_mode='ansi')\n"
        "try: inarow.gymnasium.GameEnv('tic-tac-toe', render_mode='rgb_array')\n"
        "except ImportError as e: assert str(e).endswith(': pip install pygame-ce resvg-py'), e\n"
        "else: raise SystemExit('it was made')"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
