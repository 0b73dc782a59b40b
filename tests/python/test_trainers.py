# SPDX-License-Identifier: BSL-1.0
"""Trainers of others, as their tutorials use them. Long tests: they need PyTorch and SB3."""

import os
import warnings

import numpy as np
import pytest

if os.environ.get("INAROW_LONG") != "1":
    pytest.skip("minutes, and needs PyTorch: long tests", allow_module_level=True)

import gymnasium
import torch
from torch import nn

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # what they import has been deprecated
    import pettingzoo.utils
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.evaluation import evaluate_policy
    from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
    from sb3_contrib.common.wrappers import ActionMasker
    from stable_baselines3 import DQN, PPO
    from stable_baselines3.common.vec_env import DummyVecEnv

from support import first_legal

import inarow.gymnasium
import inarow.pettingzoo
from inarow import VectorGames, bench
from inarow.sb3 import GameVecEnv, ModelAgent

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.fixture(autouse=True)
def one_thread():
    torch.set_num_threads(1)
    torch.manual_seed(1)


class SelfPlay(pettingzoo.utils.BaseWrapper, gymnasium.Env):
    """PettingZoo's game as SB3 takes it: one network for both agents, which moves for each in
    turn."""

    def reset(self, seed=None, options=None):
        super().reset(seed, options)
        self.observation_space = super().observation_space("player_0")["observation"]
        self.action_space = super().action_space("player_0")
        return self.observe(self.agent_selection), {}

    def step(self, action):
        mover = self.agent_selection
        super().step(action)
        ended = self.terminations[mover], self.truncations[mover]
        return self.observe(self.agent_selection), self.rewards[mover], *ended, {}

    def observe(self, agent):
        return super().observe(agent)["observation"]

    def mask(self):
        return super().observe(self.agent_selection)["action_mask"]


def test_maskable_ppo_learns_from_pettingzoo_by_self_play():
    game = SelfPlay(inarow.pettingzoo.env())
    game.reset(seed=1)
    env = ActionMasker(game, SelfPlay.mask)
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, seed=1)
    model.learn(total_timesteps=16_384)

    choices = np.random.default_rng(1)
    wins = 0
    for number in range(400):
        env = inarow.pettingzoo.env()
        env.reset()
        learner = env.possible_agents[number % 2]
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            mask = observation["action_mask"]
            if agent == learner:
                action = int(model.predict(observation["observation"], action_masks=mask)[0])
            else:
                action = int(choices.choice(np.flatnonzero(mask)))
            env.step(action)
        wins += env.rewards[learner] == 1
    assert wins > 225  # without learning half of the games, ±10


def test_maskable_ppo_learns_from_gymnasium():
    env = gymnasium.make("inarow/ConnectFour-v0", illegal="raise")
    model = MaskablePPO("MultiInputPolicy", env, n_steps=1024, seed=1)
    before, _ = evaluate_policy(model, env, n_eval_episodes=100, warn=False)
    model.learn(total_timesteps=12_288)
    after, _ = evaluate_policy(model, env, n_eval_episodes=100, warn=False)
    assert after > max(before + 0.2, 0.5)


@pytest.mark.parametrize("illegal", ["terminate", "penalty"])
def test_many_games_are_those_of_a_dummy_vec_env(illegal):
    def one_game():
        game = inarow.gymnasium.GameEnv("connect-four", first_legal, illegal=illegal)
        return gymnasium.wrappers.TimeLimit(game, 15)

    many = GameVecEnv(7, opponent=first_legal, illegal=illegal, max_episode_steps=15)
    dummy = DummyVecEnv([one_game] * 7)
    choices = np.random.default_rng(1)
    seen, expected = many.reset(), dummy.reset()
    ends = 0
    for _ in range(300):
        np.testing.assert_equal(seen, dict(expected))
        actions = choices.integers(7, size=7)
        seen, rewards, dones, infos = many.step(actions)
        expected, expected_rewards, expected_dones, expected_infos = dummy.step(actions)
        np.testing.assert_array_equal(rewards, expected_rewards)
        np.testing.assert_array_equal(dones, expected_dones)
        for i in np.flatnonzero(dones):
            for name in "terminal_observation", "TimeLimit.truncated":
                np.testing.assert_equal(infos[i][name], expected_infos[i][name])
        ends += dones.sum()
    assert ends > 100


def test_masks_and_methods_of_many_games():
    env = GameVecEnv(5, "tic-tac-toe")
    env.reset()
    assert is_masking_supported(env) and get_action_masks(env).shape == (5, 9)
    assert env.env_is_wrapped(ActionMasker) == [False] * 5
    assert len(env.env_method("action_masks", indices=[0, 3])) == 2
    with pytest.raises(inarow.Error, match="only method"):
        env.env_method("solve")
    with pytest.raises(inarow.Error, match="no attribute 'board'"):
        env.set_attr("board", None)
    assert [p.stones for p in env.positions] == [0] * 5


def test_maskable_ppo_learns_by_self_play_in_many_games():
    env = GameVecEnv(64, "connect-four", player="either")
    model = MaskablePPO("MultiInputPolicy", env, n_steps=64, batch_size=512, seed=1)
    untrained = bench.run(ModelAgent(model), "connect-four-1").rows()[-1]
    env.set_opponent(ModelAgent(model))
    model.learn(total_timesteps=100_000)
    trained = bench.run(ModelAgent(model, deterministic=True), "connect-four-1").rows()[-1]
    assert trained["illegal_rate"] == 0
    assert trained["perfect_lower"] > untrained["perfect_upper"]


def test_a_model_without_masks_plays_legal_moves():
    model = PPO("MultiInputPolicy", GameVecEnv(8, "tic-tac-toe"), n_steps=16, seed=1)
    result = bench.run(ModelAgent(model), "tic-tac-toe-1")
    assert not result.error_answers()


@pytest.mark.parametrize("algorithm", [PPO, DQN])
@pytest.mark.parametrize("illegal", ["terminate", "penalty"])
def test_algorithms_without_masks_train(algorithm, illegal):
    env = gymnasium.make("inarow/TicTacToe-v0", illegal=illegal, max_episode_steps=30)
    model = algorithm("MultiInputPolicy", env, seed=1)
    model.learn(total_timesteps=2_500)
    assert model.num_timesteps >= 2_500


def ppo(envs, updates, steps=32):
    """Proximal policy optimization in one file; returns the mean rewards of finished games."""
    cells = int(np.prod(envs.single_observation_space["observation"].shape))
    actions = int(envs.single_action_space.n)
    body = nn.Sequential(nn.Flatten(), nn.Linear(cells, 128), nn.Tanh(), nn.Linear(128, 128))
    network = nn.ModuleList([nn.Sequential(body, nn.Tanh()), nn.Linear(128, actions)])
    network.append(nn.Linear(128, 1))
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3)

    def evaluated(seen, masks):
        hidden = network[0](seen.float())
        logits = network[1](hidden).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), network[2](hidden).squeeze(-1)

    history = []
    observation, _ = envs.reset(seed=1)
    for _ in range(updates):
        seen, masks, chosen, log_probs, values, rewards, ends = ([] for _ in range(7))
        for _ in range(steps):
            seen.append(torch.from_numpy(observation["observation"]))
            masks.append(torch.from_numpy(observation["action_mask"]))
            with torch.no_grad():
                policy, value = evaluated(seen[-1], masks[-1])
                chosen.append(policy.sample())
            log_probs.append(policy.log_prob(chosen[-1]))
            values.append(value)
            observation, reward, terminated, _, _ = envs.step(chosen[-1].numpy())
            rewards.append(torch.from_numpy(reward).float())
            ends.append(torch.from_numpy(terminated).float())
        with torch.no_grad():
            _, following = evaluated(
                *(torch.from_numpy(observation[name]) for name in ("observation", "action_mask"))
            )
        advantages, advantage = [], torch.zeros_like(following)
        for t in reversed(range(steps)):
            going = 1 - ends[t]
            delta = rewards[t] + 0.99 * following * going - values[t]
            advantage = delta + 0.99 * 0.95 * going * advantage
            advantages.insert(0, advantage)
            following = values[t]
        history.append(float(torch.stack(rewards).sum() / torch.stack(ends).sum()))
        batch = [torch.cat(part) for part in (seen, masks, chosen, log_probs, values, advantages)]
        for _ in range(4):
            for rows in torch.randperm(len(batch[0])).chunk(4):
                some, legal, action, old, value, gain = (part[rows] for part in batch)
                policy, estimate = evaluated(some, legal)
                ratio = (policy.log_prob(action) - old).exp()
                clipped = ratio.clamp(0.8, 1.2)
                gain_ = (gain - gain.mean()) / (gain.std() + 1e-8)
                loss = -torch.min(ratio * gain_, clipped * gain_).mean()
                loss = loss + 0.5 * (estimate - (value + gain)).pow(2).mean()
                loss = loss - 0.01 * policy.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimizer.step()
    return history


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_ppo_learns_from_the_vector_environment(mode):
    envs = gymnasium.make_vec(
        "inarow/ConnectFour-v0",
        num_envs=128,
        illegal="raise" if mode == "SameStep" else "penalty",
        autoreset_mode=mode,
    )
    history = ppo(envs, updates=40)
    assert np.mean(history[-5:]) > np.mean(history[:3]) + 0.3


@pytest.mark.filterwarnings("error")
def test_pytorch_shares_the_memory_of_arrays():
    games = VectorGames("connect-four", 64, seed=1)
    arrays = games.arrays()
    shared = torch.from_numpy(arrays["observations"])
    assert shared.data_ptr() == arrays["observations"].ctypes.data
    seen = torch.zeros((10, 64, 2, 6, 7), dtype=torch.int8)
    masks = torch.zeros((10, 64, 7), dtype=torch.bool)
    for t in range(10):
        actions = masks[t - 1].float().multinomial(1).squeeze(1) if t else games.random_actions()
        returned, _, _ = games.step(actions, out={"observations": seen[t], "masks": masks[t]})
        assert returned.data_ptr() == seen[t].data_ptr()
        assert (seen[t].numpy() == games.observations).all()
        assert (masks[t].numpy() == games.masks).all()
    with pytest.raises(TypeError, match="writable"):
        games.step(games.random_actions(), out={"masks": masks.permute(0, 2, 1)[0].T[:, ::2]})
